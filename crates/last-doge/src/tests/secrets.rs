//! What a seat may imagine: everything seen and said stays true, and the rest is spread as it should be.

use content::Packed;
use kernel::{Choices, Finite, Game, Rng, Seat, Viewer};
use testkit::{Playout, setups};

use super::desk::{Desk, seat, slot, tile};
use crate::{
    Slot,
    ids::{Card, Number, Numbers, Slots, Tribe},
    state::{Fact, Said, State},
};

fn imagine(desk: &Desk, viewer: Viewer, rng: &mut Rng) -> State {
    let mut state = desk.state;
    desk.game.resample(&mut state, viewer, rng);
    desk.game.audit(&state).unwrap();
    assert_eq!(desk.game.view(&state, viewer), desk.game.view(&desk.state, viewer));
    state
}

/// LD-E05: a seat keeps what it has seen; others imagine it anew.
#[test]
fn what_was_seen_stays() {
    let desk = Desk::new(2).tile("t20", "d2a", 1);
    let mut rng = Rng::new(5);
    let mut others = std::collections::BTreeSet::new();
    for _ in 0..200 {
        let mine = imagine(&desk, Viewer::Seat(seat(1)), &mut rng);
        assert_eq!(mine.tiles[slot("t20")], Some(tile("d2a")));
        others.insert(imagine(&desk, Viewer::Seat(seat(2)), &mut rng).tiles[slot("t20")].map(Finite::index));
    }
    assert!(others.len() > 15, "{others:?}");
}

/// LD-E02 LD-Q30: announced equality and silence bind the worlds that others imagine.
#[test]
fn announcements_bind_imagined_worlds() {
    let mut equal = Desk::new(2);
    equal.acts(&["explore", "look t2", "tile d6a", "look t3", "tile d6d"]);
    let mut silent = Desk::new(2);
    silent.acts(&["explore", "look t2", "tile d6a", "look t3", "tile d7d"]);
    let mut rng = Rng::new(6);
    let number = |state: &State, desk: &Desk, at: &str| state.number(&desk.game.content, slot(at)).unwrap();
    let mut seen = [false; 6];
    for _ in 0..300 {
        let state = imagine(&equal, Viewer::Seat(seat(2)), &mut rng);
        assert_eq!(number(&state, &equal, "t2"), number(&state, &equal, "t3"));
        seen[number(&state, &equal, "t2").index()] = true;
        let state = imagine(&silent, Viewer::Spectator, &mut rng);
        assert_ne!(number(&state, &silent, "t2"), number(&state, &silent, "t3"));
    }
    assert!(seen.iter().filter(|s| **s).count() >= 4, "{seen:?}");
}

/// LD-P05 LD-Q30: a trophy for a pair, and its absence, bind imagined worlds.
#[test]
fn a_pair_that_pays_is_a_pair() {
    let mut desk = Desk::new(2).tribe(1, Tribe::Moglianes).artefact(1, "a01");
    desk.acts(&[
        "explore",
        "look t2",
        "tile d6a",
        "look t3",
        "tile d4a",
        "look t4",
        "tile d4b",
        "settle t2",
        "reveal t3",
    ]);
    let mut rng = Rng::new(7);
    let two = |w: &str, s: &State| s.number(&desk.game.content, slot(w)).unwrap();
    for _ in 0..200 {
        let s = imagine(&desk, Viewer::Seat(seat(2)), &mut rng);
        let four = Number::of(4).unwrap();
        // t3 is a four for all to see; t2 differs from it, so t4 makes the pair with one of them.
        assert_ne!(two("t2", &s), four);
        assert!(two("t4", &s) == four || two("t4", &s) == two("t2", &s));
    }
}

/// LD-G02 LD-Q09: a wrong guess rules its number out for all, and the guesser knows the tile.
#[test]
fn a_wrong_guess_rules_a_number_out() {
    let mut desk = Desk::new(2);
    desk.state.discoveries = ["d2a", "d3a", "d4a"].iter().map(|w| tile(w)).collect();
    desk.acts(&["guess 2", "tile d7c", "done"]);
    let mut rng = Rng::new(8);
    let mut counts = [0u32; 6];
    for _ in 0..3_000 {
        let s = imagine(&desk, Viewer::Seat(seat(2)), &mut rng);
        counts[s.number(&desk.game.content, slot("t14")).unwrap().index()] += 1;
    }
    assert_eq!(counts[0], 0);
    // The others are nearly uniform, whatever the number of their tiles: 3, 4, 5 have all tiles unseen by seat two,
    // sixes lack the own pawn's tile.
    for n in &counts[1..] {
        assert!((400..800).contains(n), "{counts:?}");
    }
    let own = imagine(&desk, Viewer::Seat(seat(1)), &mut rng);
    assert_eq!(own.tiles[slot("t14")], Some(tile("d7c")));
}

/// LD-F06: the observatory's look is remembered; a third player imagines both hands anew.
#[test]
fn a_hand_that_was_seen_is_remembered() {
    let mut desk = Desk::new(3).hand(2, "dig scout scout").hand(3, "wager");
    desk.explore(("t2", "d6a"), ("t3", "d3c"));
    desk.acts(&["target seat2", "steal dig"]);
    let mut rng = Rng::new(9);
    let mut hands = std::collections::BTreeSet::new();
    for _ in 0..50 {
        let s = imagine(&desk, Viewer::Seat(seat(1)), &mut rng);
        assert_eq!(s.players[1].hand.count(Card::Scout), 2);
        let third = imagine(&desk, Viewer::Seat(seat(3)), &mut rng);
        assert_eq!(third.players[0].hand.len(), 1);
        hands.insert(third.players[0].hand.at(0).index());
        let victim = imagine(&desk, Viewer::Seat(seat(2)), &mut rng);
        assert_eq!(victim.players[0].hand.count(Card::Dig), 1, "the victim knows what was taken");
    }
    assert!(hands.len() > 5);
    desk.acts(&["end turn", "draw two"]);
    desk.chance();
    desk.acts(&["play scout", "pass", "pass"]);
    assert_eq!(desk.state.known[0][1][Card::Scout], 1, "one of the two is played");
}

/// LD-Q27: after an unseen theft a third player keeps only what is certain.
#[test]
fn an_unseen_theft_leaves_what_is_certain() {
    let mut desk = Desk::new(3).pawn(2, "t7").hand(1, "skirmish").hand(2, "dig scout scout").hand(3, "wager");
    desk.state.known[2][1] = stdx::Table::from_fn(|c| desk.state.players[1].hand.count(c));
    desk.acts(&[
        "play skirmish",
        "pass",
        "pass",
        "target seat2",
        "pass",
        "discard dig",
        "pass",
        "settle t20",
    ]);
    desk.chance();
    assert_eq!(desk.state.known[2][1][Card::Scout], 1);
    assert_eq!(desk.state.known[1][0][Card::Scout], 1);
}

/// LD-S03: what nobody has seen is in nobody's state.
#[test]
fn unseen_tiles_do_not_exist() {
    let desk = Desk::new(4);
    let drawn = crate::Slot::all().filter(|s| desk.state.tiles[*s].is_some()).count();
    assert_eq!((drawn, desk.state.bag.len()), (4, 23));
    assert!(desk.state.tiles[slot("t14")].is_none());
}

/// LD-Q18 LD-Q30: what was said about a tile follows it when it is swapped.
#[test]
fn facts_follow_swapped_tiles() {
    let mut desk = Desk::new(2).tile("t20", "d6a", 1).tile("t21", "d6d", 1).tile("t22", "d2a", 1);
    let slots = [slot("t20"), slot("t21")].into_iter().collect();
    desk.state.say(Said::Equal, slots);
    desk.state.swap(Seat::nth(0), slot("t21"), slot("t22"), &mut ());
    let moved = [slot("t20"), slot("t22")].into_iter().collect();
    assert_eq!(desk.state.facts.get(0), Some(Fact { said: Said::Equal, slots: moved }));
    desk.game.audit(&desk.state).unwrap();
}

/// LD-E02: when what was said leaves hardly a choice, imagining still ends and stays true.
#[test]
fn tight_facts_do_not_loop() {
    let mut desk =
        Desk::new(2).tile("t20", "d2a", 1).tile("t21", "d2b", 1).tile("t22", "d3a", 1).tile("t18", "d3b", 1);
    let content = &desk.game.content;
    let pair = |a: &str, b: &str| [slot(a), slot(b)].into_iter().collect();
    desk.state.say(Said::Equal, pair("t20", "t21"));
    desk.state.say(Said::Equal, pair("t22", "t18"));
    desk.state.say(Said::Mixed, pair("t20", "t22"));
    desk.state.narrow(
        content,
        slot("t20"),
        [Number::of(2).unwrap(), Number::of(3).unwrap()].into_iter().collect(),
    );
    desk.state.narrow(
        content,
        slot("t22"),
        [Number::of(2).unwrap(), Number::of(3).unwrap()].into_iter().collect(),
    );
    let mut rng = Rng::new(10);
    for _ in 0..500 {
        imagine(&desk, Viewer::Seat(seat(2)), &mut rng);
    }
}

/// A position in which much was said about tiles that only seat one has seen, and all of it is true.
fn talkative(seed: u64) -> Desk {
    let mut rng = Rng::new(seed);
    let mut desk = Desk::new(2);
    let mut seen = Vec::new();
    for at in Slot::all() {
        if desk.state.tiles[at].is_none() && rng.below(8) > 0 {
            let nth = rng.below(desk.state.bag.len() as u32) as usize;
            let which = desk.state.bag.iter().nth(nth).unwrap();
            desk = desk.tile(&at.word(), which.word(), 1);
            seen.push(at);
        }
    }
    let number = |desk: &Desk, at: Slot| desk.state.number(&desk.game.content, at).unwrap();
    for _ in 0..Fact::MAX {
        let wanted = 2 + rng.below(3) as usize;
        let slots: Slots = (0..wanted).map(|_| seen[rng.below(seen.len() as u32) as usize]).collect();
        let fact = |said| Fact { said, slots };
        let said = [Said::Equal, Said::Pair, Said::Distinct, Said::Mixed];
        let true_of = |said: &Said| fact(*said).holds(|at| number(&desk, at));
        if slots.len() > 1
            && let Some(said) = said.into_iter().find(true_of)
        {
            desk.state.say(said, slots);
        }
    }
    for at in seen {
        let mut may_be: Numbers = Number::all().filter(|_| rng.below(3) == 0).collect();
        may_be.insert(number(&desk, at));
        if rng.below(3) > 0 {
            desk.state.narrow(&desk.game.content, at, may_be);
        }
    }
    desk.game.audit(&desk.state).unwrap();
    desk
}

/// LD-E02 LD-E05: however much was said, there is a world to imagine, and it does not depend on where the tiles that a seat
/// has not seen really lie: of all worlds that look the same to it, each gives the same sample.
#[test]
fn what_is_imagined_does_not_depend_on_the_truth() {
    let mut others = 0;
    for seed in 0..1_500 {
        let mut desk = talkative(seed);
        let viewer = Viewer::Seat(seat(2));
        let truth = desk.state;
        let from_truth = imagine(&desk, viewer, &mut Rng::new(seed));
        desk.state = imagine(&desk, viewer, &mut Rng::new(!seed));
        others += u32::from(desk.state != truth);
        assert_eq!(imagine(&desk, viewer, &mut Rng::new(seed)), from_truth, "position {seed}");
    }
    assert!(others > 1_000, "only {others} positions had other worlds");
}

/// LD-E05 LD-Q27: two games go on side by side that look the same to a seat and differ in what it cannot know; what it
/// imagines is the same in both, however long they go on.
#[test]
fn worlds_that_look_the_same_are_imagined_alike() {
    let game = crate::LastDoge::built_in();
    let (mut compared, mut options) = (0, Choices::new());
    for (seed, setup) in (0..).zip(setups(&game)).take(24) {
        let mut play = Playout::new(&game, setup, seed);
        let viewer = Viewer::Seat(Seat::nth(seed as usize % setup.n_seats as usize));
        let (mut rng, mut other) = (Rng::new(seed), play.state);
        loop {
            if other == play.state {
                game.resample(&mut other, viewer, &mut rng);
            }
            let mut events = Vec::new();
            let Some((actor, choice)) = play.step(&mut events) else { break };
            let mut same = Vec::new();
            game.legal(&other, actor, &mut options);
            if let Some(choice) = options.find(choice) {
                game.apply(&mut other, choice, &mut same);
            }
            let seen =
                |events: Vec<_>| events.into_iter().map(|e| game.redact(e, viewer)).collect::<Vec<_>>();
            if seen(events) != seen(same) || game.view(&other, viewer) != game.view(&play.state, viewer) {
                // From here on the seat can tell the two apart; another pair begins.
                other = play.state;
            }
            let world = |mut state: State| {
                game.resample(&mut state, viewer, &mut Rng::new(seed));
                state
            };
            compared += u32::from(other != play.state);
            assert_eq!(world(other), world(play.state), "{}", play.place());
        }
    }
    assert!(compared > 2_000, "only {compared} positions differed");
}
