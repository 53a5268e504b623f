//! Promises about `next`, `legal` and `apply`.

use std::collections::BTreeSet;

use kernel::{Actor, Choices, Finite, Game, Next, Setup};
use stdx::stable_hash;

use crate::Playout;

/// Plays random games for at least `decisions` decisions with all invariants checked after each.
///
/// Numbering is a bijection; lists are sorted, unique and never empty; games end before `DECISIONS_MAX` with an
/// outcome; `audit` holds; replay gives the same state with and without events; simultaneous decisions commute.
/// Returns the end reasons that were met.
pub fn rules<G: Game>(game: &G, setup: Setup, decisions: u64, seed: u64) -> BTreeSet<&'static str> {
    for i in 0..G::Choice::COUNT {
        assert_eq!(G::Choice::nth(i).index(), i, "{}: the numbering of choices is a bijection", G::ID);
    }
    assert!(size_of::<G::State>() <= 4096, "{}: a state has {} bytes", G::ID, size_of::<G::State>());

    let mut done = 0;
    let mut reasons = BTreeSet::new();
    for n in 0.. {
        let mut play = Playout::new(game, setup, seed.wrapping_add(n));
        audit(&play);
        loop {
            check_lists(&mut play);
            commute(&mut play);
            assert!(play.log.len() < G::DECISIONS_MAX as usize, "{}: the game does not end", play.place());
            if play.step(&mut ()).is_none() {
                break;
            }
            audit(&play);
        }
        let outcome =
            game.outcome(&play.state).unwrap_or_else(|| panic!("{}: over without a result", play.place()));
        assert_eq!(
            outcome.standings().len(),
            setup.n_seats as usize,
            "{}: one standing a seat",
            play.place()
        );
        reasons.insert(outcome.reason);
        replay(&play);
        done += play.log.len() as u64;
        if done >= decisions {
            break;
        }
    }
    reasons
}

fn audit<G: Game>(play: &Playout<G>) {
    if let Err(what) = play.game.audit(&play.state) {
        panic!("{}: {what}", play.place());
    }
    let over = play.game.next(&play.state) == Next::Over;
    assert_eq!(
        play.game.outcome(&play.state).is_some(),
        over,
        "{}: a result exactly at the end",
        play.place()
    );
}

fn check_lists<G: Game>(play: &mut Playout<G>) {
    for actor in play.game.next(&play.state).actors() {
        play.game.legal(&play.state, actor, &mut play.choices);
        assert!(!play.choices.is_empty(), "{}: a dead end for {actor}", play.place());
        assert_eq!(play.choices.actor(), actor, "{}: the list is opened for its actor", play.place());
        let ids: Vec<usize> = play.choices.iter().map(Finite::index).collect();
        assert!(ids.windows(2).all(|w| w[0] < w[1]), "{}: the list is sorted and unique", play.place());
    }
}

/// Two simultaneous decisions give the same position in either order.
fn commute<G: Game>(play: &mut Playout<G>) {
    let Next::Each(seats) = play.game.next(&play.state) else { return };
    let mut other = Choices::new();
    for a in seats {
        for b in seats.iter().filter(|b| *b > a) {
            play.game.legal(&play.state, Actor::Seat(a), &mut play.choices);
            play.game.legal(&play.state, Actor::Seat(b), &mut other);
            let (first, second) = (play.choices.pick(&mut play.rng), other.pick(&mut play.rng));
            let (mut x, mut y) = (play.state, play.state);
            play.game.apply(&mut x, first, &mut ());
            play.game.apply(&mut x, second, &mut ());
            play.game.apply(&mut y, second, &mut ());
            play.game.apply(&mut y, first, &mut ());
            assert_eq!(x, y, "{}: {a} and {b} decide at once, so the order does not matter", play.place());
        }
    }
}

fn replay<G: Game>(play: &Playout<G>) {
    let mut state = play.game.start(&play.setup);
    let (mut choices, mut events) = (Choices::new(), Vec::new());
    for (actor, choice) in &play.log {
        play.game.legal(&state, *actor, &mut choices);
        let legal = choices.find(*choice).expect("what was legal is legal in the replay");
        events.clear();
        play.game.apply(&mut state, legal, &mut events);
    }
    assert_eq!(
        stable_hash(&state),
        stable_hash(&play.state),
        "{}: a replay gives the same state",
        play.place()
    );
    assert_eq!(state, play.state);
}
