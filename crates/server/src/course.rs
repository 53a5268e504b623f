//! The course of a game as a whole: its rounds, what everybody could tell of it together, how points and goods grew.

use kernel::{Finite, Next, Seat, Viewer};
use table::{AnyReel, AnyTable, Eyes, Told};
use wire::{Curve, CurvePoint, Good, RoundMark};

/// Who made a decision: the seat, or -1 for chance.
pub(crate) fn actor(actor: kernel::Actor) -> i8 {
    match actor {
        kernel::Actor::Seat(seat) => seat.index() as i8,
        kernel::Actor::Chance => -1,
    }
}

pub(crate) fn asked(next: Next) -> Vec<usize> {
    match next {
        Next::One(seat) => vec![seat.index()],
        Next::Each(seats) | Next::Any(seats) => seats.iter().map(Finite::index).collect(),
        Next::Chance | Next::Over => Vec::new(),
    }
}

pub(crate) fn marks(reel: &dyn AnyReel) -> Vec<RoundMark> {
    reel.rounds().into_iter().map(|(ply, text)| RoundMark { ply, text: text.into() }).collect()
}

/// How a finished game went, round by round.
pub(crate) fn curve(reel: &dyn AnyReel, n_seats: usize) -> Curve {
    let rounds = marks(reel);
    let ends = rounds.iter().skip(1).map(|mark| mark.ply).chain([reel.plies()]);
    let mut points = Vec::new();
    let mut goods: Vec<Good> = Vec::new();
    for (at, (ply, mark)) in ends.zip(&rounds).enumerate() {
        let total = |i: usize| reel.score(ply, Seat::nth(i)).iter().sum();
        points.push(CurvePoint { ply, text: mark.text.clone(), scores: (0..n_seats).map(total).collect() });
        for (look, label, counts) in owned(&reel.scene(ply, Eyes::All), n_seats) {
            let good = match goods.iter_mut().find(|good| good.look == look) {
                Some(good) => good,
                None => {
                    let counts = vec![vec![0; n_seats]; rounds.len()];
                    goods.push(Good { look: look.into(), label: label.into(), counts });
                    goods.last_mut().expect("just added")
                }
            };
            good.counts[at] = counts;
        }
    }
    // What never changes says nothing.
    goods.retain(|good| good.counts.iter().any(|counts| counts != &good.counts[0]));
    Curve { points, goods }
}

/// The log as somebody would tell it who has seen everything: where seats read different lines, whoever reads most.
pub(crate) fn story_of_all(table: &dyn AnyTable, n_seats: usize) -> Vec<Told> {
    let seats = (0..n_seats).map(|i| table.story(Viewer::Seat(Seat::nth(i))));
    let stories: Vec<Vec<Told>> = std::iter::once(table.story(Viewer::Spectator)).chain(seats).collect();
    let args = |lines: &[&Told]| -> usize { lines.iter().map(|told| 1 + told.text.args.len()).sum() };
    let mut all = Vec::new();
    for ply in 1..=table.ply() {
        let here = stories.iter().map(|story| {
            let from = story.partition_point(|told| told.ply < ply);
            story[from..].iter().take_while(|told| told.ply == ply).collect::<Vec<&Told>>()
        });
        let best = here.reduce(|best, other| if args(&other) > args(&best) { other } else { best });
        all.extend(best.unwrap_or_default().into_iter().cloned());
    }
    all
}

/// What each seat has, kind by kind: pieces that are in use, by their look.
pub(crate) fn owned(scene: &kernel::Scene, n_seats: usize) -> Vec<(&'static str, kernel::Text, Vec<i32>)> {
    let waits = |piece: &kernel::Piece| {
        scene.places.iter().any(|place| place.id == piece.place && place.look.contains("reserve"))
    };
    let mut goods: Vec<(&'static str, kernel::Text, Vec<i32>)> = Vec::new();
    for piece in &scene.pieces {
        let Some(owner) = piece.owner else { continue };
        if piece.dim || ["cube", "recipe"].contains(&piece.look) || waits(piece) {
            continue;
        }
        let at = goods.iter().position(|(look, ..)| *look == piece.look).unwrap_or_else(|| {
            goods.push((piece.look, piece.label.clone(), vec![0; n_seats]));
            goods.len() - 1
        });
        goods[at].2[owner.index()] += piece.count.unwrap_or(1);
    }
    goods
}
