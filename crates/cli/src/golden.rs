//! Golden files under `games/`: readable playthroughs, perft counts and whole records of every mode.
//!
//! They show what changes when rules or words change. `cargo xtask bless` writes them anew; a change of rules that
//! breaks a record needs a new rules number.

use std::{env, fmt::Write, fs, path::PathBuf, sync::Arc};

use catalog::Visitor;
use content::Packed;
use kernel::{Actor, Choices, Finite, Rng, Seat, Setup, Viewer};
use table::{AnyTable, Dealer, Played, Ruleset, Seed, Table};
use words::{Words, paint};

/// So many decisions are told one by one; the rest of the game is played silently to its result.
const TOLD: usize = 110;
/// No golden playthrough is longer, or nobody reads it.
const LINES_MAX: usize = 400;

fn golden(game: &str, folder: &str, name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../games").join(game).join(folder).join(name)
}

/// Compares a golden file, or writes it when asked to.
fn check(game: &str, folder: &str, name: &str, text: &str) {
    let path = golden(game, folder, name);
    if env::var_os("DOLMEN_BLESS").is_some() {
        fs::create_dir_all(path.parent().expect("it is in a folder")).expect("the folder can be made");
        fs::write(&path, text).expect("the golden file can be written");
        return;
    }
    let golden = fs::read_to_string(&path).unwrap_or_default();
    let first = golden
        .lines()
        .zip(text.lines())
        .position(|(a, b)| a != b)
        .unwrap_or(golden.lines().count().min(text.lines().count()));
    assert!(
        golden == text,
        "{} differs from line {}:\n  golden: {}\n  now:    {}\nIf this is meant, run `cargo xtask bless` and review the difference.",
        path.display(),
        first + 1,
        golden.lines().nth(first).unwrap_or("(the end)"),
        text.lines().nth(first).unwrap_or("(the end)"),
    );
}

/// `players=2 mode=full arrow=random` becomes `2-full`: the parts that differ between modes.
fn name<G: Packed>(game: &G, setup: &Setup) -> String {
    let mode = game.options().first().map_or(String::new(), |o| format!("-{}", o.values[setup.value(0)]));
    format!("{}{mode}", setup.n_seats)
}

/// A whole random game at a real table.
fn random_game<G: Packed>(rules: &Arc<Ruleset<G>>, setup: Setup, seed: u64) -> Table<G> {
    let mut rng = Rng::new(seed);
    let mut table = Table::new(rules.clone(), setup, &[], Dealer::Seeded(Seed::from_number(seed)));
    let mut choices = Choices::new();
    while let Some(actor @ Actor::Seat(seat)) = table.next().first() {
        table.game().legal(table.state(), actor, &mut choices);
        let choice = choices.pick_for(table.game(), &mut rng).choice();
        table.act(seat, None, choice).expect("a legal choice");
    }
    table
}

struct Playthroughs;

impl Visitor for Playthroughs {
    type Out = ();

    fn visit<G: Packed>(self, game: G, pack: String) {
        let rules = Arc::new(Ruleset::new(game, pack));
        for setup in testkit::showcase(&rules.game) {
            let table = random_game(&rules, setup, 1);
            let words = Words::new(G::TEXTS, "en", table.names()).expect("there are English words");
            let mut text = format!("{}, {}\n", G::TITLE, setup.write(&rules.game));
            let mut told = table.story(Viewer::Spectator).into_iter().peekable();
            for (ply, (actor, choice)) in table.line().iter().enumerate().take(TOLD) {
                let _ = writeln!(text, "{:>4} {actor}: {}", ply + 1, rules.names.name(*choice));
                while let Some((_, line)) = told.next_if(|(p, _)| *p == ply + 1) {
                    let clause = line.clause.map_or(String::new(), |c| format!(" ({c})"));
                    let _ = writeln!(text, "       {}{clause}", words.say(&line.text));
                }
            }
            let _ = writeln!(text, "… {} decisions in all", table.ply());
            let outcome = table.outcome().expect("the game is over");
            text += &paint::result(&table as &dyn AnyTable, &outcome, &words);
            assert!(text.lines().count() < LINES_MAX, "a playthrough is short enough to be read");
            let text: String = text.lines().map(|l| format!("{}\n", l.trim_end())).collect();
            check(G::ID, "playthroughs", &format!("{}.txt", name(&rules.game, &setup)), &text);
        }
    }
}

struct Perft;

impl Visitor for Perft {
    type Out = ();

    fn visit<G: Packed>(self, game: G, _: String) {
        let mut text = String::new();
        for setup in testkit::showcase(&game) {
            for after in [0, 40, 120] {
                let mut play = testkit::Playout::new(&game, setup, 1);
                for _ in 0..after {
                    play.step(&mut ());
                }
                let counts: Vec<String> =
                    (1..=3).map(|d| testkit::perft(&game, &play.state, d).to_string()).collect();
                let _ = writeln!(text, "{} after {after}: {}", name(&game, &setup), counts.join(" "));
            }
        }
        check(G::ID, ".", "perft.txt", &text);
    }
}

/// The decisions of a golden record, written anew with the rules of today. Nothing where it is none, or where they no
/// longer allow it.
fn carried_over<G: Packed>(rules: &Arc<Ruleset<G>>, name: &str) -> Option<String> {
    let text = fs::read_to_string(golden(G::ID, "records", name)).ok()?;
    let mut table = Table::load(rules.clone(), &text, None).ok()?;
    table.set_played(vec![Played { from: 0, rules: G::RULES, pack: rules.pack.clone() }]);
    table.outcome().map(|_| table.record())
}

struct Records;

impl Visitor for Records {
    type Out = ();

    fn visit<G: Packed>(self, game: G, pack: String) {
        let mut rules = Ruleset::new(game, pack);
        rules.built_in = true;
        let rules = Arc::new(rules);
        for setup in testkit::showcase(&rules.game) {
            let name = format!("{}.dolmen", name(&rules.game, &setup));
            let text = carried_over(&rules, &name).unwrap_or_else(|| random_game(&rules, setup, 2).record());
            check(G::ID, "records", &name, &text);
            let verified = table::verify(rules.clone(), &text).expect("a golden record is good");
            assert!(verified.over && verified.seed_checked && verified.positions > 0);
        }
    }
}

fn every_game<V: Visitor<Out = ()>>(visitor: impl Fn() -> V) {
    for id in catalog::ids() {
        catalog::open(id, None, visitor()).expect("built-in games open");
    }
}

#[test]
fn golden_playthroughs() {
    every_game(|| Playthroughs);
}

#[test]
fn golden_perft_counts() {
    every_game(|| Perft);
}

#[test]
fn golden_records() {
    every_game(|| Records);
}

/// The content of every box is known for ever, so that games played with it are.
#[test]
fn the_content_of_the_box_is_in_the_list() {
    struct Listed;
    impl Visitor for Listed {
        type Out = ();
        fn visit<G: Packed>(self, _: G, pack: String) {
            let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../content/built-in.txt");
            let list = fs::read_to_string(&path).expect("the list can be read");
            let line = format!("{} {pack}", G::ID);
            if list.lines().any(|known| known == line || known.starts_with(&format!("{line} "))) {
                return;
            }
            assert!(
                env::var_os("DOLMEN_BLESS").is_some(),
                "content/built-in.txt lacks '{line}'. If the content is meant to play differently, run `cargo xtask bless`."
            );
            fs::write(&path, format!("{list}{line}\n")).expect("the list can be written");
        }
    }
    every_game(|| Listed);
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
            let table = random_game(&rules, setup, 3);
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
