//! The words: complete, alike in all languages, and all of them used.

use std::collections::{BTreeMap, BTreeSet};

use content::Packed;
use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement},
    parser,
};
use kernel::{Actor, Arg, Finite, Game, Present, Rng, Seat, Setup, Text, Viewer};
use testkit::Playout;

use super::presentation::TABLES;
use crate::{
    Doggerland,
    ids::{
        Ability, Animal, Couple, CraftKind, Dir, End, Good, Happening, Home, Line, Rite, Rival, Role, Side,
        Source,
    },
};

/// The source files that name text keys.
const SOURCES: &[&str] = &[
    include_str!("../flow/setup.rs"),
    include_str!("../present/ask.rs"),
    include_str!("../present/label.rs"),
    include_str!("../present/tell.rs"),
    include_str!("../reason.rs"),
    include_str!("../reason/after.rs"),
    include_str!("../reason/program.rs"),
    include_str!("../reason/resolve.rs"),
    include_str!("../scene.rs"),
    include_str!("../scene/clan.rs"),
    include_str!("../scene/forecast.rs"),
    include_str!("../scene/land.rs"),
    include_str!("../scene/shared.rs"),
    include_str!("../scene/solo.rs"),
    include_str!("../words.rs"),
];

/// The messages of a language with the variables each uses.
pub fn messages(language: &str) -> BTreeMap<String, BTreeSet<String>> {
    let (_, source) = Doggerland::TEXTS.iter().find(|(code, _)| *code == language).expect("a language");
    let resource = parser::parse(*source).unwrap_or_else(|(_, faults)| panic!("{language}.ftl: {faults:?}"));
    let mut messages = BTreeMap::new();
    for entry in resource.body {
        match entry {
            Entry::Message(message) => {
                let key = message.id.name.to_owned();
                let pattern = message.value.unwrap_or_else(|| panic!("{language}: '{key}' says nothing"));
                let mut variables = BTreeSet::new();
                gather_pattern(&pattern, &mut variables, &format!("{language}: '{key}'"));
                assert!(
                    messages.insert(key.clone(), variables).is_none(),
                    "{language}: '{key}' is there twice"
                );
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            Entry::Term(term) => panic!("{language}: terms are not used, but there is '-{}'", term.id.name),
            Entry::Junk { content } => panic!("{language}: cannot be read: {content}"),
        }
    }
    messages
}

fn gather_pattern(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>, place: &str) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(inline) => gather_inline(inline, variables, place),
            Expression::Select { selector, variants } => {
                gather_inline(selector, variables, place);
                variants.iter().for_each(|v| gather_pattern(&v.value, variables, place));
            }
        }
    }
}

fn gather_inline(inline: &InlineExpression<&str>, variables: &mut BTreeSet<String>, place: &str) {
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.to_owned());
        }
        other => panic!("{place} uses more than variables: {other:?}"),
    }
}

/// The keys that are made of a stem and a word of the vocabulary.
fn families(game: &Doggerland) -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    let mut add = |stem: &str, words: Vec<&str>| {
        keys.extend(words.into_iter().map(|word| format!("{stem}-{word}")));
    };
    add("resource", Good::all().map(Good::word).collect());
    add("amount", Good::all().map(Good::word).collect());
    add("animal", Animal::all().map(Animal::word).collect());
    add("the", Animal::all().map(Animal::word).collect());
    add("tile", Animal::all().map(Animal::word).collect());
    add("tile", Source::all().map(Source::word).collect());
    add("member", Role::all().map(Role::word).collect());
    add("couple", Couple::all().map(Couple::word).collect());
    add("ability", Ability::all().map(Ability::word).collect());
    add("shaman", Rite::all().map(Rite::word).collect());
    add("habitat", Side::all().map(Side::word).collect());
    add("habitat", Home::all().filter(|h| *h != Home::Empty).map(Home::word).collect());
    add("line", Line::all().map(Line::word).collect());
    add("direction", Dir::all().map(Dir::word).collect());
    add("craft", CraftKind::all().map(CraftKind::word).collect());
    add("rival", Rival::all().map(Rival::word).collect());
    add("reason", End::all().map(End::word).collect());
    add("source", Doggerland::SOURCES.to_vec());
    add("objective", game.tables.ids.objectives.iter().map(String::as_str).collect());
    add("objective", game.tables.ids.goals.iter().map(String::as_str).collect());
    for happening in Happening::all() {
        add("event", vec![happening.word(), &format!("{happening}-text")]);
    }
    for option in game.options() {
        add("option", vec![option.id]);
        for value in &option.values {
            add("option", vec![&format!("{}-{value}", option.id)]);
        }
    }
    keys
}

/// The keys that stand in the source as they are.
fn literals() -> BTreeSet<String> {
    let quoted = SOURCES.iter().flat_map(|source| source.split('"').skip(1).step_by(2));
    quoted.map(str::to_owned).collect()
}

/// The three languages say the same things with the same variables.
#[test]
fn languages_are_alike() {
    let english = messages("en");
    for (code, _) in Doggerland::TEXTS {
        let other = messages(code);
        for (key, variables) in &english {
            let theirs = other.get(key).unwrap_or_else(|| panic!("{code}: '{key}' is missing"));
            assert_eq!(theirs, variables, "{code}: the variables of '{key}'");
        }
        for key in other.keys() {
            assert!(english.contains_key(key), "{code}: '{key}' is not in English");
        }
    }
}

/// What the vocabulary can name has words, and no words are left over. Those of the tutorial are checked with it.
#[test]
fn nothing_is_missing_or_unused() {
    let game = Doggerland::built_in();
    let known = messages("en");
    let families = families(&game);
    let missing: Vec<_> = families.iter().filter(|key| !known.contains_key(*key)).collect();
    assert!(missing.is_empty(), "no words for {missing:?}");
    let literals = literals();
    let unused: Vec<_> = known
        .keys()
        .filter(|key| !families.contains(*key) && !literals.contains(*key) && !key.starts_with("lesson-"))
        .collect();
    assert!(unused.is_empty(), "nobody says {unused:?}");
}

/// Every text that comes up in play has its words, with exactly the arguments they need.
#[test]
fn texts_get_their_arguments() {
    let game = Doggerland::built_in();
    let known = messages("en");
    let mut met = BTreeSet::new();
    for (i, table) in TABLES.iter().enumerate() {
        let setup = Setup::parse(&game, table).expect("a table that can be played");
        let mut rng = Rng::new(i as u64);
        let mut play = Playout::new(&game, setup, 7 + i as u64);
        let mut events = Vec::new();
        for _ in 0..600 {
            let mut texts = Vec::new();
            for actor in game.next(&play.state).actors() {
                if let Actor::Seat(seat) = actor {
                    prompt_texts(&game, &mut play, seat, &mut rng, &mut texts);
                }
            }
            let scene = game.scene(&game.view(&play.state, Viewer::Spectator), Viewer::Spectator);
            texts.extend(scene.facts.into_iter().map(|f| f.text));
            texts.extend(scene.places.into_iter().map(|p| p.label));
            texts.extend(scene.forecast.into_iter().map(|n| n.text));
            for piece in scene.pieces {
                texts.push(piece.label);
                texts.extend(piece.badges.into_iter().map(|b| b.label));
                texts.extend(piece.designed);
            }
            texts.extend(events.drain(..).filter_map(|e| game.tell(&e)).map(|line| line.text));
            texts.iter().for_each(|text| check(text, &known, &mut met));
            if play.step(&mut events).is_none() {
                break;
            }
        }
    }
    // The walk has seen most of what there is to say.
    let known: BTreeSet<_> = known.keys().filter(|key| !key.starts_with("lesson-")).collect();
    assert!(met.len() * 2 > known.len(), "only {} of {} texts came up", met.len(), known.len());
}

fn prompt_texts(
    game: &Doggerland,
    play: &mut Playout<Doggerland>,
    seat: Seat,
    rng: &mut Rng,
    texts: &mut Vec<Text>,
) {
    let state = play.state;
    let ask = game.ask(&state, seat);
    texts.push(ask.text);
    texts.extend(ask.parts);
    game.legal(&state, Actor::Seat(seat), &mut play.choices);
    for choice in play.choices.iter() {
        let label = game.label(&state, seat, choice);
        texts.push(label.text);
        texts.extend(label.preview);
    }
    for choice in game.expected(&state, seat) {
        if !play.choices.contains(choice) {
            texts.push(game.why_not(&state, seat, choice).text);
        }
    }
    for _ in 0..8 {
        let choice = crate::Choice::nth(rng.below(crate::Choice::COUNT as u32) as usize);
        if !play.choices.contains(choice) {
            texts.push(game.why_not(&state, seat, choice).text);
        }
    }
}

/// A text has words, and its arguments are the variables of the words.
fn check(text: &Text, known: &BTreeMap<String, BTreeSet<String>>, met: &mut BTreeSet<String>) {
    let variables = known.get(text.key.as_ref()).unwrap_or_else(|| panic!("no words for '{}'", text.key));
    let given: BTreeSet<String> = text.args.iter().map(|(name, _)| name.to_string()).collect();
    assert_eq!(&given, variables, "the arguments of '{}'", text.key);
    met.insert(text.key.to_string());
    for (_, arg) in &text.args {
        match arg {
            Arg::Text(inner) => check(inner, known, met),
            Arg::List(list) => list.iter().for_each(|inner| check(inner, known, met)),
            Arg::Number(_) | Arg::Seat(_) | Arg::Word(_) => {}
        }
    }
}
