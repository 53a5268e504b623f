//! Words: every key in every language, with the same variables, and every text that is used has its words.

use std::collections::{BTreeMap, BTreeSet};

use content::Packed;
use kernel::{Actor, Arg, Choices, Finite, Game, Present, Rng, Setup, Text, Viewer};

use super::game;
use crate::{Choice, Prehistory};

/// The variables of every message of a Fluent file.
fn messages(text: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut all: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut key = String::new();
    for line in text.lines() {
        if line.starts_with('#') || line.trim().is_empty() {
            continue;
        }
        if !line.starts_with([' ', '}']) {
            let (name, _) = line.split_once(" = ").unwrap_or_else(|| panic!("'{line}' is no message"));
            assert!(all.insert(name.to_owned(), BTreeSet::new()).is_none(), "two of '{name}'");
            key = name.to_owned();
        }
        let open = line.matches('{').count() as i32 - line.matches('}').count() as i32;
        assert!(open.abs() <= 1, "braces in '{line}'");
        for part in line.split('$').skip(1) {
            let name: String = part.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '-').collect();
            all.get_mut(&key).expect("a message").insert(name);
        }
    }
    all
}

#[test]
fn the_words_are_fluent() {
    for (language, text) in Prehistory::TEXTS {
        if let Err((_, faults)) = fluent_syntax::parser::parse(*text) {
            panic!("{language}: {faults:?}");
        }
    }
}

#[test]
fn all_languages_have_the_same_messages() {
    let english = messages(Prehistory::TEXTS[0].1);
    assert_eq!(Prehistory::TEXTS.iter().map(|t| t.0).collect::<Vec<_>>(), ["en", "fr", "pt"]);
    assert!(english.len() > 300, "{} messages", english.len());
    for (language, text) in &Prehistory::TEXTS[1..] {
        let other = messages(text);
        for (key, variables) in &english {
            assert_eq!(other.get(key), Some(variables), "{language}: '{key}'");
        }
        assert_eq!(other.len(), english.len(), "{language} has messages of its own");
    }
}

/// Checks that a text has its words and gets all variables they use.
fn check(text: &Text, known: &BTreeMap<String, BTreeSet<String>>, met: &mut BTreeSet<String>) {
    let variables = known.get(text.key.as_ref()).unwrap_or_else(|| panic!("'{}' has no words", text.key));
    for variable in variables {
        assert!(text.args.iter().any(|(n, _)| n == variable), "'{}' does not get ${variable}", text.key);
    }
    met.insert(text.key.to_string());
    for (_, arg) in &text.args {
        match arg {
            Arg::Text(inner) => check(inner, known, met),
            Arg::List(list) => list.iter().for_each(|t| check(t, known, met)),
            Arg::Number(_) | Arg::Seat(_) | Arg::Word(_) => {}
        }
    }
}

/// Every text of random games has its words in English, and so in every language.
#[test]
fn everything_told_has_words() {
    let known = messages(Prehistory::TEXTS[0].1);
    let mut met = BTreeSet::new();
    let mut rng = Rng::new(3);
    let mut choices = Choices::new();
    for n in 2..=4 {
        let mut state = game().start(&Setup::usual(game(), n));
        while let Some(actor) = game().next(&state).first() {
            game().legal(&state, actor, &mut choices);
            if let Actor::Seat(seat) = actor {
                let ask = game().ask(&state, seat);
                check(&ask.text, &known, &mut met);
                ask.parts.iter().for_each(|p| check(p, &known, &mut met));
                for choice in choices.iter() {
                    let label = game().label(&state, seat, choice);
                    check(&label.text, &known, &mut met);
                    label.preview.iter().for_each(|p| check(p, &known, &mut met));
                }
                let random = (0..30).map(|_| Choice::nth(rng.below(Choice::COUNT as u32) as usize));
                let tried: Vec<_> = game().expected(&state, seat).into_iter().chain(random).collect();
                for choice in tried.into_iter().filter(|c| !choices.contains(*c)) {
                    check(&game().why_not(&state, seat, choice).text, &known, &mut met);
                }
                let scene = game().scene(&game().view(&state, Viewer::Seat(seat)), Viewer::Seat(seat));
                scene.places.iter().for_each(|p| check(&p.label, &known, &mut met));
                for piece in &scene.pieces {
                    check(&piece.label, &known, &mut met);
                    piece.badges.iter().for_each(|b| check(&b.label, &known, &mut met));
                    piece.designed.iter().for_each(|t| check(t, &known, &mut met));
                }
                scene.facts.iter().for_each(|f| check(&f.text, &known, &mut met));
                scene.forecast.iter().for_each(|f| check(&f.text, &known, &mut met));
            }
            let mut events = Vec::new();
            game().apply(&mut state, choices.pick(&mut rng), &mut events);
            for line in events.iter().filter_map(|e| game().tell(e)) {
                check(&line.text, &known, &mut met);
            }
        }
    }
    for option in game().options() {
        assert!(known.contains_key(&format!("option-{}", option.id)));
        for value in &option.values {
            assert!(known.contains_key(&format!("option-{}-{value}", option.id)), "{value}");
        }
    }
    assert!(known.contains_key("reason-years"));
    for source in Prehistory::SOURCES {
        assert!(known.contains_key(&format!("source-{source}")));
    }
    assert!(met.len() > 250, "{} texts were met", met.len());
}

/// Every clause that a refusal, question or log line names stands in the rules.
#[test]
fn clauses_that_are_named_exist() {
    let mut rng = Rng::new(4);
    let mut choices = Choices::new();
    let stands = |clause: &str| {
        let line = format!("- {clause} ");
        assert!(Prehistory::RULES_TEXTS[0].1.contains(&line), "{clause} is not in the rules");
    };
    let mut state = game().start(&Setup::usual(game(), 3));
    while let Some(actor) = game().next(&state).first() {
        game().legal(&state, actor, &mut choices);
        if let Actor::Seat(seat) = actor {
            stands(game().ask(&state, seat).clause);
            for choice in game().expected(&state, seat).into_iter().filter(|c| !choices.contains(*c)) {
                stands(game().why_not(&state, seat, choice).clause);
            }
        }
        let mut events = Vec::new();
        game().apply(&mut state, choices.pick(&mut rng), &mut events);
        events.iter().filter_map(|e| game().tell(e)?.clause).for_each(stands);
    }
}
