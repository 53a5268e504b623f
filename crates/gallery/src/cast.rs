//! Who plays the golden games: a cast of players that between them reach what a single kind never would.
//!
//! Random players stumble into corners, greedy ones get far, searching ones finish what takes a plan.

use std::{collections::BTreeSet, sync::Arc};

use bots::{BotTable, Budget, Kind, Level, on_the_floor};
use content::Packed;
use kernel::{Actor, Choices, Next, Rng, Seat, Seats, Setup};
use table::{Dealer, Ruleset, Seed, Table};

/// The players, in the order in which they are seated. The search is short: it is to be varied, not strong.
const PLAYERS: [Kind; 4] = [
    Kind::Greedy,
    Kind::Random,
    Kind::Level(Level::Cairn, Some(Budget::Iterations(20))),
    Kind::Level(Level::Flint, None),
];

/// Which games are tried for an end that no golden game has had, with these players in turn: how many of each set-up, and
/// after how many decisions somebody who may give up does.
///
/// Some ends take two kinds: one who fails at what the other would succeed in, and one who still gets to the end well.
const TRIES: [(&[Kind], u64, usize); 5] = [
    (&[Kind::Random], 50, usize::MAX),
    (&[Kind::Greedy], 1, 25),
    (&[Kind::Level(Level::Flint, None), Kind::Random], 10, usize::MAX),
    (&[Kind::Greedy], 10, usize::MAX),
    (&[Kind::Level(Level::Cairn, Some(Budget::Iterations(20)))], 1, usize::MAX),
];

/// A game that belongs among the golden ones.
pub struct Golden<G: Packed> {
    pub name: String,
    pub table: Table<G>,
}

/// `players=2 mode=full arrow=random` becomes `2-full`: the parts that differ between modes.
pub fn name<G: Packed>(game: &G, setup: &Setup) -> String {
    let mode = game.options().first().map_or(String::new(), |option| format!("-{}", setup.word(option, 0)));
    format!("{}{mode}", setup.n_seats)
}

/// The golden games: those that are kept, one for each set-up that shows the game and has none, and one more for each of
/// these ends that is still missing.
///
/// What cannot be found is left out; the coverage says so.
pub fn games<G: Packed>(
    rules: &Arc<Ruleset<G>>,
    kept: Vec<Golden<G>>,
    ends: BTreeSet<String>,
) -> Vec<Golden<G>> {
    let (mut golden, mut missing) = (kept, ends);
    for kept in &golden {
        missing.remove(end(&kept.table));
    }
    let setups = testkit::showcase(&rules.game);
    for (i, setup) in setups.iter().enumerate() {
        let name = name(&rules.game, setup);
        if golden.iter().any(|kept| kept.name == name) {
            continue;
        }
        let cast: Vec<Kind> =
            (0..setup.n_seats as usize).map(|seat| PLAYERS[(seat + i) % PLAYERS.len()]).collect();
        let table = play(rules, *setup, &cast, 2, usize::MAX);
        missing.remove(end(&table));
        golden.push(Golden { name, table });
    }
    for (players, tries, patience) in TRIES {
        for (seed, setup) in (0..tries).flat_map(|seed| setups.iter().map(move |setup| (seed, setup))) {
            if missing.is_empty() {
                return golden;
            }
            let cast: Vec<Kind> = players.iter().copied().cycle().take(setup.n_seats as usize).collect();
            let table = play(rules, *setup, &cast, seed, patience);
            if missing.remove(end(&table)) {
                let name = format!("{}-{}", name(&rules.game, setup), end(&table));
                golden.push(Golden { name, table });
            }
        }
    }
    golden
}

fn end<G: Packed>(table: &Table<G>) -> &'static str {
    table.outcome().expect("the game is over").reason
}

/// A whole game between these players; the names at the table say who they are. Whoever may give up after so many
/// decisions does.
fn play<G: Packed>(
    rules: &Arc<Ruleset<G>>,
    setup: Setup,
    cast: &[Kind],
    seed: u64,
    patience: usize,
) -> Table<G> {
    let names: Vec<String> = cast.iter().map(Kind::to_string).collect();
    let mut table = Table::new(rules.clone(), setup, &names, Dealer::Seeded(Seed::from_number(seed)));
    let (mut rng, mut choices, mut made) = (Rng::new(seed), Choices::new(), 0);
    while let Some(seat) = who(&table, cast, &mut rng) {
        let kind = cast[stdx::Finite::index(seat)];
        table.game().legal(table.state(), Actor::Seat(seat), &mut choices);
        let give_up = choices.iter().find(|choice| made >= patience && table.game().gives_up(*choice));
        let choice = give_up.unwrap_or_else(|| {
            let name = table.bot_choice(seat, kind, &mut rng).expect("the seat is asked");
            rules.names.find(&name).expect("its choices have names")
        });
        table.act(seat, None, choice).expect("a legal choice");
        made += 1;
        assert!(table.ply() <= G::DECISIONS_MAX as usize, "{}: a golden game ends", G::ID);
    }
    table
}

/// Who decides now; on an open floor whoever is eager to.
fn who<G: Packed>(table: &Table<G>, cast: &[Kind], rng: &mut Rng) -> Option<Seat> {
    match table.next() {
        Next::Any(seats) if seats.len() > 1 => {
            let mut order = Rng::new(rng.u64());
            Some(on_the_floor(seats, &mut order, |seat| {
                table.bot_eagerness(seat, cast[stdx::Finite::index(seat)], Seats::EMPTY, rng)
            }))
        }
        next => match next.first()? {
            Actor::Seat(seat) => Some(seat),
            Actor::Chance => None,
        },
    }
}
