//! The language files: the same keys with the same variables in every language, and every word that is needed.

use std::collections::{BTreeMap, BTreeSet};

use content::Packed;
use kernel::Game;

use super::table::GAME;
use crate::Paleo;

/// The messages of a Fluent file with their variables.
fn messages(text: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut all: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut key = String::new();
    for line in text.lines() {
        if line.starts_with('#') {
            continue;
        }
        if line.starts_with(|c: char| c.is_ascii_lowercase())
            && let Some((name, value)) = line.split_once(" = ")
        {
            key = name.to_owned();
            assert!(!value.trim().is_empty(), "'{key}' is empty");
            assert!(all.insert(key.clone(), BTreeSet::new()).is_none(), "'{key}' stands there twice");
        }
        let mut rest = line;
        while let Some(at) = rest.find('$') {
            rest = &rest[at + 1..];
            let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(rest.len());
            all.get_mut(&key).expect("within a message").insert(rest[..end].to_owned());
        }
    }
    all
}

/// PA-K01: three languages with the same keys and variables.
#[test]
fn languages_agree() {
    let all: Vec<_> = Paleo::TEXTS.iter().map(|(code, text)| (*code, messages(text))).collect();
    assert_eq!(all.iter().map(|(code, _)| *code).collect::<Vec<_>>(), ["en", "fr", "pt"]);
    let (_, english) = &all[0];
    for (code, other) in &all[1..] {
        let missing: Vec<_> = english.keys().filter(|k| !other.contains_key(*k)).collect();
        let extra: Vec<_> = other.keys().filter(|k| !english.contains_key(*k)).collect();
        assert!(missing.is_empty() && extra.is_empty(), "{code}: missing {missing:?}, extra {extra:?}");
        for (key, variables) in english {
            assert_eq!(variables, &other[key], "{code}: the variables of '{key}'");
        }
    }
}

/// PA-K01: every card, option, tool, back, module, lobby option, source and end has its words.
#[test]
fn everything_has_words() {
    let english = messages(Paleo::TEXTS[0].1);
    let need = |key: String| assert!(english.contains_key(&key), "no text '{key}'");
    for card in &GAME.pack.cards {
        need(format!("card-{}", card.title));
        card.words.iter().for_each(|(id, _)| need(format!("deed-{id}")));
    }
    GAME.pack.tools.iter().for_each(|t| need(format!("tool-{}", t.id)));
    for back in &GAME.pack.backs {
        if !back.terrain.starts_with("secret")
            && !["mission", "idea", "person"].contains(&back.terrain.as_str())
        {
            need(format!("back-{}", back.terrain));
            if !back.symbol.is_empty() {
                need(format!("symbol-{}", back.symbol));
            }
        }
    }
    GAME.pack.tags.iter().for_each(|(tag, _)| need(format!("tag-{tag}")));
    GAME.pack.modules.iter().for_each(|m| need(format!("module-{}", m.title)));
    for option in GAME.options() {
        need(format!("option-{}", option.id));
        option.values.iter().for_each(|v| need(format!("option-{}-{v}", option.id)));
    }
    Paleo::SOURCES.iter().for_each(|s| need(format!("source-{s}")));
    crate::End::ALL.iter().for_each(|e| need(format!("reason-{e}")));
}
