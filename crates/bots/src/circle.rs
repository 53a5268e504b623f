//! Round in circles: on an open floor a thing can be begun and taken back, and a bot that always does what looks best would
//! do so for ever.
//!
//! The line of the table tells what was tried, not a memory of the bot: so a bot that is made anew for each decision gets
//! on as well, and the same record gives the same decision.

use kernel::{Actor, Choices, Present, Seat, Seats};
use table::Table;

/// How far back is looked, in decisions.
const BACK: usize = 256;

/// How often the same may be done with what is under way, which is carried out or taken back.
const ATTEMPTS: usize = 2;

/// What the seat has tried since something was settled: since the last draw, the last decision of one of `people`, and the
/// last thing that cannot be taken back ([`kernel::Evaluate::settled`]). Where nothing is under way that is what it has
/// begun, offered or asked for; otherwise what it has done with such a thing more than once.
pub fn tried<G: Present>(table: &Table<G>, seat: Seat, people: Seats) -> Vec<G::Choice> {
    let (game, line) = (table.game(), table.line());
    let evaluation = game.evaluation();
    let Some(now) = evaluation.settled(game, table.state()) else { return Vec::new() };
    let settles = |actor: Actor| match actor {
        Actor::Chance => true,
        Actor::Seat(seat) => people.contains(seat),
    };
    let last = line.iter().rposition(|(actor, _)| settles(*actor)).map_or(0, |at| at + 1);
    let from = last.max(line.len().saturating_sub(BACK));
    let me = Actor::Seat(seat);
    if line[from..].iter().all(|(actor, _)| *actor != me) {
        return Vec::new();
    }
    let free = evaluation.is_boundary(game, table.state());
    let mut state = table.at(from);
    let (mut options, mut made) = (Choices::new(), Vec::new());
    for (actor, choice) in &line[from..] {
        if evaluation.settled(game, &state) != Some(now) {
            made.clear();
        } else if *actor == me && evaluation.is_boundary(game, &state) == free {
            made.push(*choice);
        }
        game.legal(&state, *actor, &mut options);
        let legal = options.find(*choice).expect("what stands was legal");
        game.apply(&mut state, legal, &mut ());
    }
    let often = if free { 1 } else { ATTEMPTS };
    let enough = |choice: &G::Choice| made.iter().filter(|c| *c == choice).count() >= often;
    made.iter().copied().filter(enough).collect()
}

/// The options of a seat without what it has tried; none when it has tried all of them and nothing is under way.
pub fn untried<G: Present>(table: &Table<G>, seat: Seat, people: Seats) -> Choices<G::Choice> {
    let (mut all, mut left) = (Choices::new(), Choices::new());
    crate::options(table.game(), table.state(), Actor::Seat(seat), &mut all);
    let tried = tried(table, seat, people);
    left.open(Actor::Seat(seat));
    all.iter().filter(|choice| !tried.contains(choice)).for_each(|choice| left.push(choice));
    // Who has begun something can always take it back: others may wait for that.
    let free = table.game().evaluation().is_boundary(table.game(), table.state());
    if left.is_empty() && !free { all } else { left }
}
