//! One question to an external bot. All of it comes from what the seat may know.

use std::time::Duration;

use bots::Seen;
use kernel::{Choices, Finite, Legal, Present, Rng, Seat};
use table::Ruleset;

use crate::{External, Lapse, Offered, Request};

/// Asks an external bot for a decision, and checks its answer.
pub fn ask<G: Present>(
    bot: &mut External,
    rules: &Ruleset<G>,
    seen: &Seen<G>,
    options: &Choices<G::Choice>,
    (n_seats, time): (usize, Duration),
    rng: &mut Rng,
) -> Result<Legal<G::Choice>, Lapse> {
    let request = think(bot.next_id(), rules, seen, options, (n_seats, time), rng);
    let choice = bot.think(&request, time)?;
    let choice = rules.names.find(&choice).map_err(|_| Lapse::Illegal)?;
    options.find(choice).ok_or(Lapse::Illegal)
}

fn think<G: Present>(
    id: u64,
    rules: &Ruleset<G>,
    seen: &Seen<G>,
    options: &Choices<G::Choice>,
    (n_seats, time): (usize, Duration),
    rng: &mut Rng,
) -> Request {
    let (game, seat, world) = (&rules.game, seen.seat(), seen.imagine(rng));
    let ask = game.ask(&world, seat);
    let plain = "positions, views and texts are plain data";
    let offered = options.iter().map(|choice| {
        let label = game.label(&world, seat, choice);
        Offered::new(rules.names.name(choice), &label.text)
    });
    let scores = Seat::all().map(|seat| {
        let mut by_source = vec![0; G::SOURCES.len()];
        game.score(&world, seat, &mut by_source);
        by_source
    });
    Request::Think {
        id,
        seat: seat.index() + 1,
        ask: serde_json::to_value(&ask.text).expect(plain),
        clause: ask.clause.to_owned(),
        options: offered.collect(),
        view: serde_json::to_value(game.view_value(&seen.view())).expect(plain),
        world: serde_json::to_value(game.draft(&world)).expect(plain),
        scores: scores.take(n_seats).collect(),
        budget_ms: time.as_millis() as u64,
    }
}
