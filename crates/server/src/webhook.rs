//! Telling people elsewhere that they are asked: one request to an address of their own.
//!
//! The address comes from outside, so the server trusts nothing about it: only `https` and `http`, no address inside
//! somebody's network, no redirects, little time, a short line of waiting requests, and nothing of the answer is read.

use std::{
    collections::HashMap,
    net::{IpAddr, Ipv6Addr},
    sync::{Mutex, mpsc},
    thread::{Builder, JoinHandle},
    time::Duration,
};

use serde::Serialize;
use ureq::{
    Agent,
    config::Config,
    http::Uri,
    unversioned::{
        resolver::{DefaultResolver, ResolvedSocketAddrs, Resolver},
        transport::{DefaultConnector, NextTimeout},
    },
};
use wire::json;

/// Longer addresses are refused.
const URL_CHARS_MAX: usize = 500;
/// More waiting requests than this are dropped: they are a courtesy, never worth memory.
const WAITING_MAX: usize = 256;
/// A server that needs longer is not waited for.
const TIME_MAX: Duration = Duration::from_secs(5);

/// What is sent.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Nudge {
    pub event: &'static str,
    pub game: String,
    pub table: String,
    pub seat: usize,
    pub name: String,
    /// The address of the table, where the server knows its own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub link: Option<String>,
    /// The same as one sentence, under the names that chat services read.
    pub content: String,
    pub text: String,
}

/// The addresses of people, and the thread that sends.
pub(crate) struct Webhooks {
    addresses: Mutex<HashMap<u32, String>>,
    sender: Mutex<Option<mpsc::SyncSender<(String, Nudge)>>>,
    inside: bool,
}

impl Webhooks {
    /// `inside`: addresses of the own network are allowed; for tests and private servers.
    pub fn start(addresses: Vec<(u32, String)>, inside: bool) -> (Webhooks, JoinHandle<()>) {
        let (sender, receiver) = mpsc::sync_channel::<(String, Nudge)>(WAITING_MAX);
        let run = move || {
            let agent = agent(inside);
            for (url, nudge) in receiver {
                // Where to is the person's secret: it is not logged.
                if let Err(fault) =
                    agent.post(&url).content_type("application/json").send(json::write(&nudge))
                {
                    tracing::info!(table = nudge.table, "a webhook failed: {}", kind(&fault));
                }
            }
        };
        let thread = Builder::new().name("webhooks".into()).spawn(run).expect("a thread can be started");
        let addresses = Mutex::new(addresses.into_iter().collect());
        (Webhooks { addresses, sender: Mutex::new(Some(sender)), inside }, thread)
    }

    /// Whether a person wants to be told.
    pub fn wanted(&self, person: u32) -> bool {
        self.addresses.lock().expect("no panic while locked").contains_key(&person)
    }

    pub fn of(&self, person: u32) -> Option<String> {
        self.addresses.lock().expect("no panic while locked").get(&person).cloned()
    }

    pub fn set(&self, person: u32, url: Option<String>) {
        let mut addresses = self.addresses.lock().expect("no panic while locked");
        match url {
            Some(url) => addresses.insert(person, url),
            None => addresses.remove(&person),
        };
    }

    pub fn send(&self, person: u32, nudge: Nudge) {
        let Some(url) = self.of(person) else { return };
        if let Some(sender) = &*self.sender.lock().expect("no panic while locked")
            && sender.try_send((url, nudge)).is_err()
        {
            tracing::warn!("too many webhooks wait; one is dropped");
        }
    }

    /// Lets the thread end after what waits.
    pub fn stop(&self) {
        *self.sender.lock().expect("no panic while locked") = None;
    }

    /// Why an address cannot be used.
    pub fn check(&self, url: &str) -> Result<(), &'static str> {
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
        if is_inside && !self.inside {
            return Err("addresses inside a private network are not allowed");
        }
        Ok(())
    }
}

fn agent(inside: bool) -> Agent {
    let config = Agent::config_builder()
        .max_redirects(0)
        .max_redirects_will_error(false)
        .timeout_global(Some(TIME_MAX))
        .proxy(None)
        .build();
    Agent::with_parts(
        config,
        DefaultConnector::default(),
        Outside { inside, names: DefaultResolver::default() },
    )
}

/// What went wrong, without the address.
fn kind(fault: &ureq::Error) -> String {
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
struct Outside {
    inside: bool,
    names: DefaultResolver,
}

impl Resolver for Outside {
    fn resolve(
        &self,
        uri: &Uri,
        config: &Config,
        timeout: NextTimeout,
    ) -> Result<ResolvedSocketAddrs, ureq::Error> {
        let found = self.names.resolve(uri, config, timeout)?;
        match self.inside || found.iter().all(|address| is_global(address.ip())) {
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
            // Only 2000::/3 is given out to the world.
            None => ip.segments()[0] & 0xe000 == 0x2000 && ip.segments()[..2] != [0x2001, 0x0db8],
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
    use super::*;

    #[test]
    fn only_the_open_internet_is_told() {
        let global = ["93.184.215.14", "2606:4700::1111", "1.1.1.1"];
        let inside = [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "255.255.255.255",
            "224.0.0.1",
            "198.18.0.1",
            "::1",
            "fe80::1",
            "fc00::1",
            "::ffff:10.0.0.1",
            "64:ff9b::a00:1",
            "2002:a00:1::",
            "2001:db8::1",
        ];
        global.iter().for_each(|ip| assert!(is_global(ip.parse().unwrap()), "{ip}"));
        inside.iter().for_each(|ip| assert!(!is_global(ip.parse().unwrap()), "{ip}"));
    }

    #[test]
    fn bad_addresses_are_refused() {
        let (hooks, thread) = Webhooks::start(Vec::new(), false);
        for bad in [
            "",
            "ftp://example.org/",
            "/relative",
            "https://user:pass@example.org/",
            "http://localhost:8080/",
            "http://127.0.0.1/",
            "http://[::1]/",
            "https://10.0.0.1/x",
        ] {
            assert!(hooks.check(bad).is_err(), "{bad}");
        }
        assert!(hooks.check(&format!("https://example.org/{}", "x".repeat(600))).is_err());
        assert_eq!(hooks.check("https://example.org/hook?key=1"), Ok(()));
        hooks.stop();
        thread.join().unwrap();
    }
}
