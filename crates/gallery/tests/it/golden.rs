//! Golden files under `games/`: whole games of mixed players as records, told as readable playthroughs, and perft counts.
//!
//! They show what changes when rules or words change. `cargo xtask bless` writes them anew; a change of rules that
//! breaks a record needs a new rules number.

use std::{
    fmt::Write,
    path::Path,
    sync::{Arc, Mutex},
};

use catalog::Visitor;
use content::Packed;
use gallery::{Golden, Kind, Unmet, cast, golden, material, met};
use kernel::{Actor, Choices, Finite, Seat, Viewer};
use table::{AnyTable, Dealer, Played, Ruleset, Seed, Table};
use testkit::Playout;
use words::{Words, paint};

use crate::every_game;

/// So many decisions of people are told one by one; the rest of the game is played silently to its result.
const TOLD: usize = 110;
/// No golden playthrough is longer, or nobody reads it.
const LINES_MAX: usize = 400;
/// So many lines are kept for the last decision and the result.
const ROOM: usize = 60;

struct Records;

impl Visitor for Records {
    type Out = ();

    fn visit<G: Packed>(self, game: G, pack: String) {
        let mut rules = Ruleset::new(game, pack);
        rules.built_in = true;
        let rules = Arc::new(rules);
        let folder = golden::folder(G::ID);
        if golden::is_blessing() {
            let kept = carried_over(&rules);
            for (part, ending) in [("records", "dolmen"), ("playthroughs", "txt")] {
                golden::clear(&folder.join(part), ending);
            }
            let unmet = Unmet::of::<G>();
            let ends = met::ends(G::TEXTS[0].1).into_iter().filter(|end| !unmet.excuses(Kind::Ends, end));
            for game in cast::games(&rules, kept, ends.collect()) {
                golden::write(&folder.join("records").join(game.name + ".dolmen"), &game.table.record());
            }
        }
        let records = material::records(&rules);
        for (name, table) in &records {
            let path = folder.join("records").join(format!("{name}.dolmen"));
            let text = golden::read(&path);
            let verified = table::verify(rules.clone(), &text).expect("a golden record is good");
            assert!(verified.over && verified.seed_checked && verified.positions > 0, "{name}");
            assert!(again(&rules, table) == text, "{name}: the same decisions give the same record");
            golden::check(&folder.join("playthroughs").join(format!("{name}.txt")), &told(&rules, table));
        }
        for setup in testkit::showcase(&rules.game) {
            let name = cast::name(&rules.game, &setup);
            assert!(records.iter().any(|(other, _)| *other == name), "{}: no golden game {name}", G::ID);
        }
    }
}

/// The golden games that the rules of today still allow as they were decided; they are as if played with these.
fn carried_over<G: Packed>(rules: &Arc<Ruleset<G>>) -> Vec<Golden<G>> {
    let mut kept = Vec::new();
    for path in golden::files(&golden::folder(G::ID).join("records"), "dolmen") {
        let Ok(mut table) = Table::load(rules.clone(), &golden::read(&path), None) else { continue };
        if table.outcome().is_some() {
            table.set_played(vec![Played { from: 0, rules: G::RULES, pack: rules.pack.clone() }]);
            kept.push(Golden { name: golden::stem(&path), table });
        }
    }
    kept
}

/// The record of a new game with the same seed, in which people decide the same.
fn again<G: Packed>(rules: &Arc<Ruleset<G>>, golden: &Table<G>) -> String {
    let Dealer::Seeded(seed) = golden.dealer() else { panic!("the seed is published") };
    let dealer = Dealer::Seeded(Seed::clone(seed));
    let mut table = Table::new(rules.clone(), *golden.setup(), golden.names(), dealer);
    for (actor, choice) in golden.line() {
        if let Actor::Seat(seat) = actor {
            table.act(*seat, None, *choice).expect("a decision that was legal is legal");
        }
    }
    table.record()
}

/// A game to be read: every decision of people with what the log tells of it. Draws are told by the log alone.
fn told<G: Packed>(rules: &Ruleset<G>, table: &Table<G>) -> String {
    let words = Words::new(G::TEXTS, "en", table.names()).expect("there are English words");
    let mut text = format!("{}, {}\n", G::TITLE, table.setup().write(&rules.game));
    for (i, name) in table.names().iter().enumerate() {
        let _ = writeln!(text, "seat{}: {name}", i + 1);
    }
    let people: Vec<usize> = (0..table.ply()).filter(|at| table.line()[*at].0 != Actor::Chance).collect();
    let mut log = table.story(Viewer::Spectator).into_iter().peekable();
    // What came before the first decision is set-up, which the record has.
    while log.next_if(|(ply, _)| people.first().is_none_or(|first| ply <= first)).is_some() {}
    for at in people.iter().take(TOLD) {
        let (actor, choice) = table.line()[*at];
        let _ = writeln!(text, "{:>4} {actor}: {}", at + 1, rules.names.name(choice));
        let next = people.iter().find(|other| *other > at).copied().unwrap_or(table.ply());
        while let Some((_, line)) = log.next_if(|(ply, _)| *ply <= next) {
            let clause = line.clause.map_or(String::new(), |c| format!(" ({c})"));
            let _ = writeln!(text, "       {}{clause}", words.say(&line.text));
        }
        if text.lines().count() > LINES_MAX - ROOM {
            break;
        }
    }
    let _ = writeln!(
        text,
        "… {} decisions of people and {} draws in all",
        people.len(),
        table.ply() - people.len()
    );
    text += &paint::result(table as &dyn AnyTable, &table.outcome().expect("the game is over"), &words);
    assert!(text.lines().count() < LINES_MAX, "a playthrough is short enough to be read");
    text.lines().map(|line| format!("{}\n", line.trim_end())).collect()
}

struct Perft;

impl Visitor for Perft {
    type Out = ();

    fn visit<G: Packed>(self, game: G, _: String) {
        let mut text = String::new();
        for setup in testkit::showcase(&game) {
            for after in [0, 40, 120] {
                let mut play = Playout::new(&game, setup, 1);
                for _ in 0..after {
                    play.step(&mut ());
                }
                let counts: Vec<String> =
                    (1..=3).map(|d| testkit::perft(&game, &play.state, d).to_string()).collect();
                let _ = writeln!(text, "{} after {after}: {}", cast::name(&game, &setup), counts.join(" "));
            }
        }
        golden::check(&golden::folder(G::ID).join("perft.txt"), &text);
    }
}

#[test]
fn golden_games() {
    every_game(|| Records);
}

#[test]
fn golden_perft_counts() {
    every_game(|| Perft);
}

/// Any seat can be looked at, at any decision, of any game.
#[test]
fn every_position_can_be_shown() {
    struct Show;
    impl Visitor for Show {
        type Out = ();
        fn visit<G: Packed>(self, game: G, pack: String) {
            let rules = Arc::new(Ruleset::new(game, pack));
            let setup = testkit::showcase(&rules.game)[0];
            let mut table = Table::new(rules, setup, &[], Dealer::Seeded(Seed::from_number(3)));
            let (mut rng, mut choices) = (kernel::Rng::new(3), Choices::new());
            while let Some(actor @ Actor::Seat(seat)) = table.next().first() {
                table.game().legal(table.state(), actor, &mut choices);
                let choice = choices.pick_for(table.game(), &mut rng).choice();
                table.act(seat, None, choice).expect("a legal choice");
            }
            for (language, _) in G::TEXTS {
                let words = Words::new(G::TEXTS, language, table.names()).expect("there are words");
                for ply in (0..=table.ply()).step_by(29) {
                    let then = AnyTable::at(&table, ply);
                    for seat in Seat::all().take(then.n_seats()) {
                        let shown = paint::scene(&then.scene(Viewer::Seat(seat)), &words);
                        assert!(shown.lines().count() > 5, "{} shows something", G::ID);
                    }
                }
            }
        }
    }
    every_game(|| Show);
}

/// The content of every box is known for ever, so that games played with it are.
#[test]
fn golden_content_of_the_box() {
    struct Listed;
    impl Visitor for Listed {
        type Out = ();
        fn visit<G: Packed>(self, _: G, pack: String) {
            static LIST: Mutex<()> = Mutex::new(());
            let _one_at_a_time = LIST.lock();
            let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/built-in.txt");
            let list = golden::read(&path);
            let line = format!("{} {pack}", G::ID);
            if list.lines().any(|known| known == line || known.starts_with(&format!("{line} "))) {
                return;
            }
            assert!(
                golden::is_blessing(),
                "content/built-in.txt lacks '{line}'. If the content is meant to play differently, run `cargo xtask bless`."
            );
            golden::write(&path, &format!("{list}{line}\n"));
        }
    }
    every_game(|| Listed);
}
