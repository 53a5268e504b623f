//! What there is in a game, and what of it was met.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::{self, Write},
};

use content::Packed;
use kernel::Finite;

use crate::golden;

/// What kinds of things are looked for.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Kind {
    /// What is decided.
    Frames,
    /// What is chosen, by seats and by nature.
    Choices,
    /// What happens.
    Events,
    /// How the game ends, in verified records.
    Ends,
    /// The items of the content.
    Items,
    /// What is said: questions, labels, previews, reasons, log lines, names of things.
    Texts,
}

impl Kind {
    pub const ALL: [Kind; 6] =
        [Kind::Frames, Kind::Choices, Kind::Events, Kind::Ends, Kind::Items, Kind::Texts];

    pub const fn word(self) -> &'static str {
        match self {
            Kind::Frames => "frames",
            Kind::Choices => "choices",
            Kind::Events => "events",
            Kind::Ends => "ends",
            Kind::Items => "items",
            Kind::Texts => "texts",
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

/// Everything there is in a game, each with where it was met first.
pub struct Met {
    all: BTreeMap<Kind, BTreeMap<String, Option<String>>>,
}

impl Met {
    /// Everything that the game offers; nothing is met yet.
    pub fn nothing_of<G: Packed>(game: &G) -> Met {
        let listed = |names: &[&str]| -> BTreeSet<String> { names.iter().map(|n| n.to_string()).collect() };
        let keys = keys(G::TEXTS[0].1);
        let all = Kind::ALL.map(|kind| {
            let names: BTreeSet<String> = match kind {
                Kind::Frames => listed(G::FRAMES),
                Kind::Events => listed(G::EVENTS),
                Kind::Choices => G::Choice::all().map(|choice| variant(&choice)).collect(),
                Kind::Ends => ends(G::TEXTS[0].1),
                // What has no id is a table of numbers.
                Kind::Items => {
                    let items = game.coverage().items.iter().filter(|(_, id, ..)| !id.is_empty());
                    items.map(|(kind, id, ..)| item(kind, id)).collect()
                }
                Kind::Texts => keys.clone(),
            };
            (kind, names.into_iter().map(|name| (name, None)).collect())
        });
        Met { all: all.into_iter().collect() }
    }

    /// Something was met.
    pub fn meet(&mut self, kind: Kind, name: &str, place: &str) {
        let listed = self.all.get_mut(&kind).expect("all kinds are there");
        match listed.get_mut(name) {
            Some(met @ None) => *met = Some(place.to_owned()),
            Some(_) => {}
            // Texts of other files, such as those of the table, are said too.
            None => assert!(kind == Kind::Texts, "{kind}: '{name}' was met, but is not listed by the game"),
        }
    }

    /// Whether it is there and was never met.
    pub fn lacks(&self, kind: Kind, name: &str) -> bool {
        self.all[&kind].get(name).is_some_and(Option::is_none)
    }

    /// What was never met.
    pub fn unmet(&self, kind: Kind) -> impl Iterator<Item = &str> {
        self.all[&kind].iter().filter(|(_, met)| met.is_none()).map(|(name, _)| name.as_str())
    }

    /// The report: everything by kind, with where it was met first.
    pub fn report(&self, unmet: &Unmet) -> String {
        let mut text = String::new();
        for (kind, all) in &self.all {
            let n = all.values().flatten().count();
            let _ = writeln!(text, "{kind}: {n} of {} met", all.len());
            for (name, met) in all {
                let place = match (met, unmet.reason(*kind, name)) {
                    (Some(place), _) => place.clone(),
                    (None, Some(reason)) => format!("never: {reason}"),
                    (None, None) => "NEVER".to_owned(),
                };
                let _ = writeln!(text, "  {name:32} {place}");
            }
        }
        text
    }

    /// What is wrong: things never met without a reason, and reasons for what is met or does not exist.
    pub fn faults(&self, unmet: &Unmet) -> Vec<String> {
        let mut faults = Vec::new();
        for kind in Kind::ALL {
            for name in self.unmet(kind).filter(|name| unmet.reason(kind, name).is_none()) {
                faults.push(format!("{kind}: '{name}' is never met"));
            }
            for pattern in unmet.patterns(kind) {
                if !self.unmet(kind).any(|name| fits(pattern, name)) {
                    faults.push(format!("{kind}: '{pattern}' is excused, but is met or does not exist"));
                }
            }
        }
        faults
    }
}

/// What cannot be met, each with its reason: the file `games/GAME/unmet.toml`. A name that ends with `*` stands for all
/// that begin so.
#[derive(Default)]
pub struct Unmet(BTreeMap<String, BTreeMap<String, String>>);

impl Unmet {
    /// The file of a game.
    pub fn of<G: Packed>() -> Unmet {
        let file = golden::folder(G::ID).join("unmet.toml");
        Unmet::parse(&golden::read(&file)).unwrap_or_else(|e| panic!("{}: {e}", file.display()))
    }

    /// Whether there is a reason why this is never met.
    pub fn excuses(&self, kind: Kind, name: &str) -> bool {
        self.reason(kind, name).is_some()
    }

    pub fn parse(text: &str) -> Result<Unmet, String> {
        let kinds: BTreeMap<String, BTreeMap<String, String>> =
            toml::from_str(text).map_err(|e| e.to_string())?;
        match kinds.keys().find(|word| Kind::ALL.iter().all(|kind| kind.word() != *word)) {
            Some(other) => Err(format!("there is no kind '{other}'")),
            None => Ok(Unmet(kinds)),
        }
    }

    fn patterns(&self, kind: Kind) -> impl Iterator<Item = &str> {
        self.0.get(kind.word()).into_iter().flat_map(|names| names.keys()).map(String::as_str)
    }

    fn reason(&self, kind: Kind, name: &str) -> Option<&str> {
        let names = self.0.get(kind.word())?;
        names.iter().find(|(pattern, _)| fits(pattern, name)).map(|(_, reason)| reason.as_str())
    }
}

fn fits(pattern: &str, name: &str) -> bool {
    match pattern.strip_suffix('*') {
        Some(start) => name.starts_with(start),
        None => pattern == name,
    }
}

/// The name of a variant: the first word of its debug form.
pub fn variant(value: &impl fmt::Debug) -> String {
    let mut text = format!("{value:?}");
    let end = text.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(text.len());
    text.truncate(end);
    text
}

/// An item of the content, by kind and id.
pub fn item(kind: &str, id: &str) -> String {
    format!("{kind} {id}")
}

/// The ways in which a game can end: there are words for each.
pub fn ends(texts: &str) -> BTreeSet<String> {
    keys(texts).iter().filter_map(|key| key.strip_prefix("reason-")).map(str::to_owned).collect()
}

/// The keys of a Fluent file.
pub fn keys(texts: &str) -> BTreeSet<String> {
    let key = |line: &str| line.split_once(" =").map(|(key, _)| key.to_owned());
    texts.lines().filter(|l| l.starts_with(|c: char| c.is_ascii_lowercase())).filter_map(key).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn met() -> Met {
        let names = |names: &[&str]| names.iter().map(|n| (n.to_string(), None)).collect();
        let mut all: BTreeMap<_, _> = Kind::ALL.map(|kind| (kind, BTreeMap::new())).into_iter().collect();
        all.insert(Kind::Frames, names(&["Over", "Turn"]));
        all.insert(Kind::Texts, names(&["ask-turn", "lobby-a", "lobby-b"]));
        Met { all }
    }

    #[test]
    fn what_is_never_met_is_named_unless_there_is_a_reason() {
        let mut met = met();
        met.meet(Kind::Frames, "Turn", "a game");
        let unmet = Unmet::parse("[texts]\n'lobby-*' = 'the lobby says it'").unwrap();
        assert_eq!(met.faults(&unmet), ["frames: 'Over' is never met", "texts: 'ask-turn' is never met"]);
        assert!(met.report(&unmet).contains("frames: 1 of 2 met"));
    }

    #[test]
    fn a_reason_that_is_not_needed_is_a_fault() {
        let mut met = met();
        met.meet(Kind::Frames, "Turn", "a game");
        met.meet(Kind::Frames, "Over", "a game");
        met.meet(Kind::Texts, "ask-turn", "a game");
        let unmet =
            Unmet::parse("[frames]\nOver = 'never'\n[texts]\n'lobby-*' = 'the lobby'\nx = 'y'").unwrap();
        assert_eq!(
            met.faults(&unmet),
            [
                "frames: 'Over' is excused, but is met or does not exist",
                "texts: 'x' is excused, but is met or does not exist"
            ]
        );
    }

    #[test]
    fn a_kind_that_does_not_exist_is_refused() {
        assert!(Unmet::parse("[frame]\nOver = 'never'").is_err());
    }

    #[test]
    fn variants_and_keys_are_names() {
        assert_eq!(variant(&Some(3)), "Some");
        assert_eq!(variant(&Kind::Frames), "Frames");
        let text = "## Words\n\nreason-won = Won\nask-x = { $n ->\n    [one] one\n   *[other] = two\n}\n    .help = Help\n";
        assert_eq!(keys(text).into_iter().collect::<Vec<_>>(), ["ask-x", "reason-won"]);
        assert_eq!(ends(text).into_iter().collect::<Vec<_>>(), ["won"]);
    }
}
