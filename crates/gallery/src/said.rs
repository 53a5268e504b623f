//! What a game says, in every language: each sentence once where it belongs, for a person to review.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::{self, Write},
};

use content::Packed;
use kernel::{Arg, Text};
use words::Words;

/// The parts of the gallery; each is a file.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Section {
    /// What is asked, what has been chosen so far, what is offered and what it would bring.
    Prompts,
    /// Why something is not allowed.
    Reasons,
    /// What the log tells.
    Log,
    /// What lies on the table.
    Scene,
}

impl Section {
    pub const ALL: [Section; 4] = [Section::Prompts, Section::Reasons, Section::Log, Section::Scene];
}

impl fmt::Display for Section {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Section::Prompts => "prompts",
            Section::Reasons => "reasons",
            Section::Log => "log",
            Section::Scene => "scene",
        })
    }
}

/// Who sits at the tables of the gallery.
pub const NAMES: [&str; 8] = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gwen", "Hal"];

/// Everything that was said, each kind of sentence once under each heading.
pub struct Said {
    languages: Vec<(&'static str, Words)>,
    /// The keys that were said, also within other texts.
    keys: BTreeSet<String>,
    /// The kinds of sentences that were said: section, heading, and what makes it another one.
    kinds: BTreeSet<(Section, String, String)>,
    entries: BTreeMap<Section, BTreeMap<String, Vec<Entry>>>,
}

/// One sentence in every language.
struct Entry {
    /// What it is said of.
    about: Vec<String>,
    /// The keys and the clause.
    keys: String,
    lines: String,
}

impl Said {
    pub fn nothing_of<G: Packed>() -> Said {
        let names = NAMES.map(str::to_owned);
        let words = |code: &'static str| Words::new(G::TEXTS, code, &names).expect("the words are sound");
        Said {
            languages: G::TEXTS.iter().map(|(code, _)| (*code, words(code))).collect(),
            keys: BTreeSet::new(),
            kinds: BTreeSet::new(),
            entries: BTreeMap::new(),
        }
    }

    /// Whether something of this kind was said under the heading.
    pub fn knows(&self, section: Section, heading: &str, kind: &str) -> bool {
        self.kinds.contains(&(section, heading.to_owned(), kind.to_owned()))
    }

    /// Something is said. It is kept if nothing of its kinds was said under the heading, or if a word in it is new.
    ///
    /// `about` and `keys` say what it is about; `texts` are told one after the other. What reads the same is told once.
    pub fn tell(
        &mut self,
        (section, heading): (Section, &str),
        kinds: &[String],
        (about, keys): (&str, String),
        texts: &[&Text],
    ) {
        let mut is_new = false;
        for kind in kinds {
            is_new |= self.kinds.insert((section, heading.to_owned(), kind.clone()));
        }
        for text in texts {
            each_key(text, &mut |key| is_new |= !self.keys.contains(key) && self.keys.insert(key.to_owned()));
        }
        if !is_new {
            return;
        }
        let mut lines = String::new();
        for (code, words) in &self.languages {
            let told: Vec<String> = texts.iter().map(|text| words.say(text)).collect();
            // A long text has several lines; each stays with its language.
            let _ = writeln!(lines, "  {code}  {}", told.join(" | ").replace('\n', "\n      "));
        }
        let entries = self.entries.entry(section).or_default().entry(heading.to_owned()).or_default();
        match entries.iter_mut().find(|other| other.keys == keys && other.lines == lines) {
            Some(same) if same.about.iter().any(|other| other == about) => {}
            Some(same) => same.about.push(about.to_owned()),
            None => entries.push(Entry { about: vec![about.to_owned()], keys, lines }),
        }
    }

    /// The whole section, heading by heading.
    pub fn section(&self, section: Section) -> String {
        let headings = self.entries.get(&section).into_iter().flatten();
        let told = |(heading, entries): (&String, &Vec<Entry>)| {
            let entries: String = entries.iter().map(Entry::to_string).collect();
            format!("# {heading}\n\n{entries}\n")
        };
        headings.map(told).collect()
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "- {} ({})\n{}", self.about.join("; "), self.keys, self.lines)
    }
}

/// Calls with the key of a text and of all texts within it.
pub fn each_key(text: &Text, call: &mut impl FnMut(&str)) {
    call(&text.key);
    for (_, arg) in &text.args {
        match arg {
            Arg::Text(inner) => each_key(inner, call),
            Arg::List(list) => list.iter().for_each(|inner| each_key(inner, call)),
            Arg::Number(_) | Arg::Seat(_) | Arg::Word(_) => {}
        }
    }
}
