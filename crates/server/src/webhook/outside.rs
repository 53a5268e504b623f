//! Requests that leave only for the open internet.

use std::{
    net::{IpAddr, Ipv6Addr},
    time::Duration,
};

use ureq::{
    Agent,
    config::Config,
    http::Uri,
    unversioned::{
        resolver::{DefaultResolver, ResolvedSocketAddrs, Resolver},
        transport::{DefaultConnector, NextTimeout},
    },
};

/// Longer addresses are refused.
const URL_CHARS_MAX: usize = 500;
/// A server that needs longer is not waited for.
const TIME_MAX: Duration = Duration::from_secs(5);

/// Why an address cannot be used.
pub(super) fn check(url: &str, inside: bool) -> Result<(), &'static str> {
    if url.chars().count() > URL_CHARS_MAX {
        return Err("the address is too long");
    }
    let uri: Uri = url.parse().map_err(|_| "this is not an address of the web")?;
    let (Some(scheme), Some(authority)) = (uri.scheme_str(), uri.authority()) else {
        return Err("an address begins with https://");
    };
    if scheme != "https" && scheme != "http" {
        return Err("an address begins with https://");
    }
    if authority.as_str().contains('@') {
        return Err("an address must not hold a name or password before the host");
    }
    let host = authority.host().trim_start_matches('[').trim_end_matches(']');
    let is_inside = match host.parse::<IpAddr>() {
        Ok(ip) => !is_global(ip),
        Err(_) => host == "localhost" || host.ends_with(".localhost"),
    };
    if is_inside && !inside {
        return Err("addresses inside a private network are not allowed");
    }
    Ok(())
}

/// Makes the requests; redirects are not followed.
pub(super) fn agent(names: impl Resolver) -> Agent {
    Agent::with_parts(config(0), DefaultConnector::default(), names)
}

fn config(redirects: u32) -> Config {
    Agent::config_builder()
        .max_redirects(redirects)
        .max_redirects_will_error(false)
        .timeout_global(Some(TIME_MAX))
        .proxy(None)
        .build()
}

/// What went wrong, without the address.
pub(super) fn kind(fault: &ureq::Error) -> String {
    match fault {
        ureq::Error::StatusCode(status) => format!("status {status}"),
        ureq::Error::Timeout(_) => "no answer in time".to_owned(),
        ureq::Error::HostNotFound => "no such host, or one inside a private network".to_owned(),
        _ => "it cannot be reached".to_owned(),
    }
}

/// Finds the machines of a name, but only on the open internet. Checked after the name was looked up, so that a name
/// that points inside is refused too.
#[derive(Debug)]
pub(crate) struct Outside<R = DefaultResolver> {
    may: fn(IpAddr) -> bool,
    names: R,
}

impl Outside {
    /// `inside`: addresses of the own network are allowed.
    pub fn new(inside: bool) -> Outside {
        Outside { may: if inside { |_| true } else { is_global }, names: DefaultResolver::default() }
    }
}

impl<R: Resolver> Resolver for Outside<R> {
    fn resolve(
        &self,
        uri: &Uri,
        config: &Config,
        timeout: NextTimeout,
    ) -> Result<ResolvedSocketAddrs, ureq::Error> {
        let found = self.names.resolve(uri, config, timeout)?;
        match found.iter().all(|address| (self.may)(address.ip())) {
            true => Ok(found),
            false => Err(ureq::Error::HostNotFound),
        }
    }
}

/// Whether an address belongs to the open internet.
fn is_global(ip: IpAddr) -> bool {
    match ip {
        IpAddr::V4(ip) => {
            let [a, b, c, _] = ip.octets();
            let shared = a == 100 && (64..128).contains(&b);
            let special =
                a == 0 || a >= 240 || (a == 192 && b == 0 && c == 0) || (a == 198 && (b == 18 || b == 19));
            !(ip.is_private()
                || ip.is_loopback()
                || ip.is_link_local()
                || ip.is_multicast()
                || ip.is_broadcast()
                || ip.is_documentation()
                || shared
                || special)
        }
        IpAddr::V6(ip) => match embedded(ip) {
            Some(v4) => is_global(v4.into()),
            // Only 2000::/3 is given out to the world, without 2001::/23 for protocols and two parts for books.
            None => {
                let [a, b, ..] = ip.segments();
                let special = a == 0x2001 && (b < 0x0200 || b == 0x0db8) || a == 0x3fff && b < 0x1000;
                a & 0xe000 == 0x2000 && !special
            }
        },
    }
}

/// The IPv4 address inside an IPv6 one: mapped, translated (64:ff9b::/96) or 6to4.
fn embedded(ip: Ipv6Addr) -> Option<std::net::Ipv4Addr> {
    let s = ip.segments();
    let v4 = |hi: u16, lo: u16| {
        let ([a, b], [c, d]) = (hi.to_be_bytes(), lo.to_be_bytes());
        std::net::Ipv4Addr::new(a, b, c, d)
    };
    match s {
        [0x64, 0xff9b, 0, 0, 0, 0, hi, lo] => Some(v4(hi, lo)),
        [0x2002, hi, lo, ..] => Some(v4(hi, lo)),
        _ => ip.to_ipv4_mapped(),
    }
}

#[cfg(test)]
mod tests {
    use std::{
        io::{Read, Write},
        net::{SocketAddr, TcpListener},
        sync::{
            Arc,
            atomic::{AtomicUsize, Ordering::Relaxed},
        },
    };

    use super::*;

    const GLOBAL: [&str; 4] = ["93.184.215.14", "2606:4700::1111", "1.1.1.1", "100.128.0.1"];
    const INSIDE: [&str; 32] = [
        "127.0.0.1",
        "127.255.255.254",
        "10.1.2.3",
        "172.16.0.1",
        "172.31.255.255",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "100.127.255.255",
        "0.0.0.0",
        "0.1.2.3",
        "192.0.0.8",
        "192.0.2.1",
        "198.18.0.1",
        "198.51.100.7",
        "203.0.113.9",
        "224.0.0.1",
        "240.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "::10.0.0.1",
        "fe80::1",
        "fec0::1",
        "fc00::1",
        "fdff::1",
        "ff02::1",
        "::ffff:10.0.0.1",
        "::ffff:127.0.0.1",
        "64:ff9b::a00:1",
        "2002:a00:1::",
        "2001:db8::1",
    ];

    #[test]
    fn only_the_open_internet_is_told() {
        GLOBAL.iter().for_each(|ip| assert!(is_global(ip.parse().unwrap()), "{ip}"));
        INSIDE.iter().for_each(|ip| assert!(!is_global(ip.parse().unwrap()), "{ip}"));
        for ip in ["2001::a00:1", "2001:10::1", "3fff::1", "64:ff9b:1::1", "5f00::1"] {
            assert!(!is_global(ip.parse().unwrap()), "{ip}");
        }
    }

    #[test]
    fn bad_addresses_are_refused() {
        for bad in [
            "",
            "ftp://example.org/",
            "/relative",
            "https://user:pass@example.org/",
            "http://localhost:8080/",
            "http://sub.localhost/",
        ] {
            assert!(check(bad, false).is_err(), "{bad}");
        }
        for ip in INSIDE {
            let host = if ip.contains(':') { format!("[{ip}]") } else { ip.to_owned() };
            assert!(check(&format!("http://{host}/x"), false).is_err(), "{ip}");
        }
        assert!(check(&format!("https://example.org/{}", "x".repeat(600)), false).is_err());
        assert_eq!(check("https://example.org/hook?key=1", false), Ok(()));
    }

    /// Names as somebody hostile would set them up: each look-up of a name gives its next address.
    #[derive(Debug)]
    struct Names {
        addresses: Vec<(&'static str, Vec<SocketAddr>)>,
        asked: Arc<AtomicUsize>,
    }

    impl Resolver for Names {
        fn resolve(&self, uri: &Uri, _: &Config, _: NextTimeout) -> Result<ResolvedSocketAddrs, ureq::Error> {
            let n = self.asked.fetch_add(1, Relaxed);
            let named = self.addresses.iter().find(|(name, _)| uri.host() == Some(name));
            let (_, all) = named.ok_or(ureq::Error::HostNotFound)?;
            let mut found = self.empty();
            found.push(all[n % all.len()]);
            Ok(found)
        }
    }

    fn names(addresses: Vec<(&'static str, Vec<SocketAddr>)>) -> (Names, Arc<AtomicUsize>) {
        let asked = Arc::new(AtomicUsize::new(0));
        (Names { addresses, asked: asked.clone() }, asked)
    }

    /// A machine that gives everybody this answer, and how many have come.
    fn machine(answer: String) -> (SocketAddr, Arc<AtomicUsize>) {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let (address, n) = (listener.local_addr().unwrap(), Arc::new(AtomicUsize::new(0)));
        let come = n.clone();
        std::thread::spawn(move || {
            for stream in listener.incoming() {
                let Ok(mut stream) = stream else { return };
                come.fetch_add(1, Relaxed);
                drop(stream.read(&mut [0; 4096]));
                drop(stream.write_all(answer.as_bytes()));
            }
        });
        (address, n)
    }

    fn answer(head: &str) -> String {
        format!("HTTP/1.1 {head}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n")
    }

    #[test]
    fn a_name_that_leads_inside_is_refused_at_every_attempt() {
        let (address, come) = machine(answer("204 No Content"));
        for ip in INSIDE {
            let (names, asked) =
                names(vec![("hook.example", vec![SocketAddr::new(ip.parse().unwrap(), address.port())])]);
            let agent = agent(Outside { may: is_global, names });
            for attempt in 1..=2 {
                let sent = agent.post("http://hook.example/").send("{}");
                assert!(matches!(sent, Err(ureq::Error::HostNotFound)), "{ip}: {sent:?}");
                assert_eq!(asked.load(Relaxed), attempt);
            }
        }
        // One good address among several does not help, and none that was good a moment ago.
        let (good, bad) = (SocketAddr::new(GLOBAL[0].parse().unwrap(), 80), address);
        let (names, _) = names(vec![("turns.example", vec![good, bad])]);
        let outside = Outside { may: is_global, names };
        let uri: Uri = "http://turns.example/".parse().unwrap();
        let look_up = || outside.resolve(&uri, &config(0), NextTimeout::default());
        assert!(look_up().is_ok());
        assert!(look_up().is_err());
        assert_eq!(come.load(Relaxed), 0, "nobody has come");
    }

    #[test]
    fn a_redirect_is_not_followed_and_would_be_checked_as_well() {
        let (trap, trapped) = machine(answer("200 OK"));
        let (away, come) =
            machine(answer(&format!("302 Elsewhere\r\nlocation: http://inside.example:{}/", trap.port())));
        // The first machine plays one on the open internet: it alone may be called.
        fn may(ip: IpAddr) -> bool {
            ip == IpAddr::from([127, 0, 0, 1])
        }
        let inside = SocketAddr::from(([127, 0, 0, 2], trap.port()));
        let known = || names(vec![("hook.example", vec![away]), ("inside.example", vec![inside])]);
        let (first, asked) = known();
        let sent = agent(Outside { may, names: first }).post("http://hook.example/").send("{}").unwrap();
        assert_eq!((sent.status().as_u16(), asked.load(Relaxed)), (302, 1), "it is not followed");
        let (again, asked) = known();
        let follows =
            Agent::with_parts(config(3), DefaultConnector::default(), Outside { may, names: again });
        let sent = follows.post("http://hook.example/").send("{}");
        assert!(matches!(sent, Err(ureq::Error::HostNotFound)), "{sent:?}");
        assert_eq!((asked.load(Relaxed), come.load(Relaxed), trapped.load(Relaxed)), (2, 2, 0));
    }
}
