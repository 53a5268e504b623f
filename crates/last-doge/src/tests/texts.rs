//! The language files: the same keys and variables in all three, and every key the game can say.

use std::collections::{BTreeMap, BTreeSet};

use content::Packed;
use kernel::{Finite, Game, Setup};

use crate::{
    LastDoge,
    ids::{Artefact, Card, Color, Effect, Tile, Tribe},
};

/// Keys with their variables.
fn messages(file: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut all: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut key = String::new();
    for line in file.lines().filter(|l| !l.starts_with('#') && !l.trim().is_empty()) {
        if !line.starts_with(' ') {
            let (k, value) = line.split_once(" = ").unwrap_or_else(|| panic!("no message: {line}"));
            assert!(!value.trim().is_empty(), "{k} is empty");
            assert!(all.insert(k.to_owned(), BTreeSet::new()).is_none(), "{k} stands twice");
            key = k.to_owned();
        }
        let variables = line.split('$').skip(1).map(|rest| {
            rest.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '-').collect::<String>()
        });
        all.get_mut(&key).expect("a message").extend(variables);
    }
    all
}

#[test]
fn the_languages_have_the_same_messages() {
    let languages: Vec<_> = LastDoge::TEXTS.iter().map(|(code, file)| (*code, messages(file))).collect();
    assert_eq!(languages.iter().map(|(code, _)| *code).collect::<Vec<_>>(), ["en", "fr", "pt"]);
    let (_, english) = &languages[0];
    for (code, other) in &languages[1..] {
        for (key, variables) in english {
            assert_eq!(other.get(key), Some(variables), "{code}: {key}");
        }
        assert_eq!(other.len(), english.len(), "{code} has messages of its own");
    }
}

/// Every key met in random games, and every name that could be met, is in the files, with the variables it is given.
#[test]
fn everything_said_has_words() {
    let game = LastDoge::built_in();
    let words = messages(LastDoge::TEXTS[0].1);
    let mut needed: BTreeSet<String> = BTreeSet::new();
    for n in 2..=5 {
        let setup =
            Setup::parse(&game, &format!("players={n} memory={}", if n % 2 == 0 { "on" } else { "off" }))
                .unwrap();
        needed.extend(testkit::presentation(&game, setup, 1_500, 90 + n as u64));
    }
    for option in game.options() {
        needed.insert(format!("option-{}", option.id));
        needed.extend(option.values.iter().map(|v| format!("option-{}-{v}", option.id)));
    }
    needed.extend(LastDoge::SOURCES.iter().map(|s| format!("source-{s}")));
    needed.extend(["treasure", "failed", "tiles", "rounds", "caught"].map(|r| format!("reason-{r}")));
    for c in Card::all() {
        needed.extend([format!("card-{c}"), format!("card-{c}-text")]);
    }
    for a in Artefact::all().map(Artefact::word) {
        needed.extend([format!("artefact-{a}"), format!("artefact-{a}-text")]);
    }
    for t in Tribe::all() {
        needed.extend([format!("tribe-{t}"), format!("tribe-{t}-text")]);
    }
    for e in Effect::all() {
        needed.extend([format!("effect-{e}"), format!("effect-{e}-text")]);
    }
    needed.extend(Color::all().map(|c| format!("color-{c}")));
    needed.extend(Tile::all().map(|t| format!("tile-{}", t.word())));
    let missing: Vec<_> = needed.iter().filter(|k| !words.contains_key(*k)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

/// The words of a key, or of one of its attributes (`ask-tribe.help`).
fn said(file: &str, key: &str) -> String {
    let (key, attribute) = key.split_once('.').map_or((key, None), |(key, name)| (key, Some(name)));
    let mut lines = file.lines().skip_while(|line| !line.starts_with(&format!("{key} = ")));
    let line = match attribute {
        None => lines.next(),
        Some(name) => lines
            .skip(1)
            .take_while(|l| l.starts_with(' '))
            .find(|l| l.trim().starts_with(&format!(".{name} = "))),
    };
    line.and_then(|line| line.split_once(" = ")).unwrap_or_else(|| panic!("no {key}")).1.to_owned()
}

/// LD-P01 LD-X02: the Archivists find an artefact as long as they have none, not once a game, and their point is not over
/// when the escape begins: nobody is told otherwise.
#[test]
fn the_archivists_are_told_what_holds() {
    let while_none = ["as long as you have none", "tant que vous n’en avez pas", "enquanto não tiver nenhum"];
    for ((code, file), holds) in LastDoge::TEXTS.iter().zip(while_none) {
        let power = said(file, "tribe-archivists-text");
        assert!(power.contains(holds), "{code}: {power}");
        let help = said(file, "ask-tribe.help");
        let name = said(file, "tribe-archivists");
        assert!(help.contains(&name), "{code}: {help}");
    }
}

/// No key of the source is without words: everything written as a literal key in the code that tells things.
#[test]
fn every_literal_key_has_words() {
    let words = messages(LastDoge::TEXTS[0].1);
    let sources = [
        include_str!("../present.rs"),
        include_str!("../present/tell.rs"),
        include_str!("../reason.rs"),
        include_str!("../scene.rs"),
    ];
    let prefixes = [
        "ask-",
        "do-",
        "no-",
        "log-",
        "part-",
        "preview-",
        "note-",
        "fact-",
        "badge-",
        "piece-",
        "designed-",
    ];
    let mut found = BTreeSet::new();
    for literal in sources.iter().flat_map(|s| s.split('"').skip(1).step_by(2)) {
        if prefixes.iter().any(|p| literal.starts_with(p)) && !literal.contains('{') {
            found.insert(literal);
        }
    }
    let missing: Vec<_> = found.iter().filter(|k| !words.contains_key(**k)).collect();
    assert!(missing.is_empty(), "{missing:?}");
    assert!(found.len() > 150, "only {} keys were found", found.len());
    let unused: Vec<_> = words
        .keys()
        .filter(|k| prefixes.iter().any(|p| k.starts_with(p)) && !found.contains(k.as_str()))
        .collect();
    assert!(unused.is_empty(), "words nobody says: {unused:?}");
}
