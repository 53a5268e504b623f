//! Who is to be called: at most one call at a time for each person and each host, and none for a while to an address
//! that has hung.

use std::{
    collections::{HashMap, VecDeque},
    time::{Duration, Instant},
};

use ureq::http::Uri;

use super::Nudge;

/// More waiting calls than this are dropped: they are a courtesy, never worth memory.
const WAITING_MAX: usize = 256;
/// More of one person are dropped as well, so that nobody fills the line alone.
const WAITING_OF_ONE_MAX: usize = 8;
/// How long an address is left out that has hung once; each time in a row twice as long.
const PAUSE: Duration = Duration::from_secs(60);
/// How often the pause is doubled.
const DOUBLED_MAX: u32 = 6;

/// One call to be made.
#[derive(Debug)]
pub(super) struct Call {
    pub person: u32,
    pub url: String,
    pub nudge: Nudge,
}

/// How a call ended.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Answer {
    /// Something came at once, good or bad.
    Came,
    Hung,
}

#[derive(Default)]
pub(super) struct Line {
    waiting: VecDeque<Call>,
    /// Person and host of each call under way.
    under_way: Vec<(u32, String)>,
    hung: HashMap<String, Pause>,
    closed: bool,
}

/// An address that has hung.
struct Pause {
    times: u32,
    until: Instant,
}

impl Line {
    /// Puts a call at the end, or says why not.
    pub fn put(&mut self, call: Call, now: Instant) -> Result<(), &'static str> {
        if self.closed {
            return Err("the server stops");
        }
        if self.left_out(&call.url, now).is_some() {
            return Err("it has hung a short while ago");
        }
        if self.waiting.len() >= WAITING_MAX {
            return Err("too many wait");
        }
        if self.waiting.iter().filter(|waits| waits.person == call.person).count() >= WAITING_OF_ONE_MAX {
            return Err("too many of the same person wait");
        }
        self.waiting.push_back(call);
        Ok(())
    }

    /// The first call that may be made now; [`Line::done`] ends it.
    pub fn next(&mut self) -> Option<Call> {
        let free = |call: &Call| {
            let host = host(&call.url);
            self.under_way.iter().all(|(person, busy)| *person != call.person && *busy != host)
        };
        let at = self.waiting.iter().position(free)?;
        let call = self.waiting.remove(at).expect("it was found");
        self.under_way.push((call.person, host(&call.url)));
        Some(call)
    }

    /// Ends a call; says for how long the address is left out.
    pub fn done(&mut self, call: &Call, answer: Answer, now: Instant) -> Option<Duration> {
        self.under_way.retain(|(person, _)| *person != call.person);
        if answer == Answer::Came {
            self.hung.remove(&call.url);
            return None;
        }
        let pause = self.hung.entry(call.url.clone()).or_insert(Pause { times: 0, until: now });
        let length = PAUSE * (1 << pause.times.min(DOUBLED_MAX));
        (pause.times, pause.until) = (pause.times + 1, now + length);
        self.waiting.retain(|waits| waits.url != call.url);
        Some(length)
    }

    /// For how long an address is still left out.
    pub fn left_out(&self, url: &str, now: Instant) -> Option<Duration> {
        let left = self.hung.get(url)?.until.saturating_duration_since(now);
        (!left.is_zero()).then_some(left)
    }

    /// Forgets that an address has hung.
    pub fn forgive(&mut self, url: &str) {
        self.hung.remove(url);
    }

    pub fn close(&mut self) {
        self.closed = true;
        self.waiting.clear();
    }

    pub fn is_closed(&self) -> bool {
        self.closed
    }
}

/// The host of an address with its port; the address itself if it has none.
fn host(url: &str) -> String {
    let uri = url.parse::<Uri>().ok();
    let authority = uri.as_ref().and_then(Uri::authority);
    authority.map_or(url, |authority| authority.as_str()).to_ascii_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn call(person: u32, url: &str) -> Call {
        let nudge = Nudge {
            event: "turn",
            game: String::new(),
            table: String::new(),
            seat: 0,
            name: String::new(),
            link: None,
            content: String::new(),
            text: String::new(),
        };
        Call { person, url: url.into(), nudge }
    }

    fn next(line: &mut Line) -> Option<(u32, String)> {
        line.next().map(|call| (call.person, call.url))
    }

    #[test]
    fn a_person_and_a_host_are_called_once_at_a_time() {
        let (mut line, now) = (Line::default(), Instant::now());
        for (person, url) in [
            (1, "https://a/x"),
            (1, "https://b/"),
            (2, "https://A/y"),
            (3, "https://c:8/"),
            (3, "https://c:9/"),
        ] {
            line.put(call(person, url), now).unwrap();
        }
        let first = line.next().unwrap();
        assert_eq!((first.person, &*first.url), (1, "https://a/x"));
        assert_eq!(
            next(&mut line),
            Some((3, "https://c:8/".into())),
            "others first: person 1, host a are busy"
        );
        assert_eq!(next(&mut line), None);
        assert_eq!(line.done(&first, Answer::Came, now), None);
        assert_eq!(next(&mut line), Some((1, "https://b/".into())));
        assert_eq!(next(&mut line), Some((2, "https://A/y".into())));
        assert_eq!(next(&mut line), None, "person 3 is still called");
    }

    #[test]
    fn an_address_that_hangs_is_left_out_for_longer_and_longer() {
        let (mut line, mut now, url) = (Line::default(), Instant::now(), "https://a/x");
        let mut pauses = Vec::new();
        for _ in 0..9 {
            line.put(call(1, url), now).unwrap();
            line.put(call(1, url), now).unwrap();
            line.put(call(2, "https://a/other"), now).unwrap();
            let hung = line.next().unwrap();
            let pause = line.done(&hung, Answer::Hung, now).unwrap();
            assert_eq!(next(&mut line), Some((2, "https://a/other".into())), "what waits for it is dropped");
            line.done(&call(2, "https://a/other"), Answer::Came, now);
            assert_eq!(line.left_out(url, now), Some(pause));
            assert!(line.put(call(1, url), now + pause - Duration::from_secs(1)).is_err());
            now += pause;
            assert_eq!(line.left_out(url, now), None);
            pauses.push(pause.as_secs() / 60);
        }
        assert_eq!(pauses, [1, 2, 4, 8, 16, 32, 64, 64, 64]);
        // An answer, or its person, ends that.
        line.put(call(1, url), now).unwrap();
        let came = line.next().unwrap();
        line.done(&came, Answer::Came, now);
        line.put(call(1, url), now).unwrap();
        let hung = line.next().unwrap();
        assert_eq!(line.done(&hung, Answer::Hung, now), Some(PAUSE));
        line.forgive(url);
        assert_eq!(line.left_out(url, now), None);
    }

    #[test]
    fn the_line_is_bounded_for_all_and_for_each() {
        let (mut line, now) = (Line::default(), Instant::now());
        let put = |line: &mut Line, person: u32| line.put(call(person, &format!("https://h{person}/")), now);
        (0..WAITING_OF_ONE_MAX).for_each(|_| put(&mut line, 0).unwrap());
        assert!(put(&mut line, 0).is_err());
        (WAITING_OF_ONE_MAX..WAITING_MAX).for_each(|i| put(&mut line, i as u32 + 1).unwrap());
        assert!(put(&mut line, 9999).is_err());
        line.close();
        assert!(line.next().is_none() && put(&mut line, 1).is_err());
    }
}
