//! No bot depends on what its seat cannot know: pairs of positions that differ only in that give the same decision, the
//! same hints and the same eagerness; and two games that go on side by side, so that what a bot keeps between decisions
//! counts as well.
//!
//! Two things are proved for each pair. A bot gets nothing but a [`Seen`] and a generator, so it is asserted that both
//! positions are imagined alike from the same generator: then no bot, present or future, can tell them apart. And every
//! kind of bot decides both. That searching levels think for few iterations here loses nothing: an iteration has no other
//! source than those worlds, and the longest search makes the same step more often.
//!
//! Where a game hides nothing from anybody but draws that are not made yet, there are no pairs that differ. For such a game
//! exactly this is asserted, for every viewer: what is imagined is the position itself. The pairs are decided all the same.
//! Whether a mode hides anything is found by playing it, so that every game of the catalog is compared as it is.
//!
//! `DOLMEN_FAIRNESS_PAIRS=20000 cargo test -p bots fairness` makes so many pairs for each game and kind of bot; fewer
//! than the usual number cannot be asked for.

use catalog::Visitor;
use content::Packed;
use kernel::{Actor, Choices, Finite, Game, Next, Rng, Seat, Setup, Viewer};
use testkit::{Playout, camp::Camp, setups};

use crate::{Bot, Budget, Kind, Level, Seen, hints};

/// Pairs for each kind of bot; over ten thousand for a game.
const PAIRS: usize = 1_500;
/// Decisions of each kind of bot in games side by side.
const KEPT: usize = 300;
/// Games of a mode after which it is known whether anything is hidden in it.
const LOOKED_AT: u64 = 4;
/// In a mode that hides something, not so many games go by one after the other without a pair that differs.
const BARREN: usize = 200;

fn pairs_wanted() -> usize {
    let asked = std::env::var("DOLMEN_FAIRNESS_PAIRS").ok().and_then(|n| n.parse().ok());
    asked.unwrap_or(PAIRS).max(PAIRS)
}

/// Whether a game asks for lines in place of a tree, or follows each of them far: a few of those take long.
fn is_slow<G: Game>(game: &G) -> bool {
    let evaluation = game.evaluation();
    evaluation.follows() || evaluation.part(game, &game.start(&setups(game)[0])).is_some()
}

/// Every kind of bot; those that search with few iterations.
fn kinds<G: Game>(game: &G) -> Vec<Kind> {
    let few = |kind: Kind| match kind {
        Kind::Level(level, None) if level.budget().is_some() => {
            let rank = level as u32 - Level::Cairn as u32;
            Kind::Level(level, Some(Budget::Iterations(if is_slow(game) { 2 + rank } else { 12 + rank })))
        }
        kind => kind,
    };
    Kind::ALL.into_iter().map(few).collect()
}

/// The modes of a game in which there is something that a bot must not know; all of them where nothing is ever hidden.
struct Modes {
    setups: Vec<Setup>,
    hides: bool,
}

impl Modes {
    fn of<G: Game>(game: &G) -> Modes {
        let hides = |setup: &Setup| testkit::hides(game, *setup, LOOKED_AT, 1);
        let (hiding, open): (Vec<Setup>, Vec<Setup>) = setups(game).into_iter().partition(hides);
        let hides = !hiding.is_empty();
        Modes { setups: if hides { hiding } else { open }, hides }
    }

    fn nth(&self, seed: u64) -> Setup {
        self.setups[seed as usize % self.setups.len()]
    }
}

/// What was compared.
#[derive(Default)]
struct Compared {
    /// Whether the pairs are of positions that differ.
    hides: bool,
    /// Pairs that were decided alike by a bot of each kind, in the order of [`kinds`].
    pairs: Vec<usize>,
    /// Positions that were the same for every viewer after resampling, where nothing is hidden.
    open: usize,
    /// By kind: decisions of bots that had decided before, in games side by side.
    kept: Vec<usize>,
}

/// A world that fits what a viewer knows of a position.
fn imagined<G: Game>(game: &G, state: &G::State, viewer: Viewer, seed: u64) -> G::State {
    let mut world = *state;
    game.resample(&mut world, viewer, &mut Rng::new(seed));
    world
}

/// Checks every kind of bot. Where something is hidden only pairs that differ count as pairs; elsewhere nothing may differ.
fn check<G: Game>(game: &G) -> Compared {
    let modes = Modes::of(game);
    let mut compared = Compared { hides: modes.hides, ..Compared::default() };
    for (kind, first) in kinds(game).into_iter().zip((0..).step_by(1_000_000)) {
        compared.pairs.push(pairs(game, kind, first, &modes, &mut compared.open));
        // Who has no memory and does not search is the same at every decision.
        if kind != Kind::Random && kind != Kind::OneStep {
            compared.kept.push(side_by_side(game, kind, first, &modes));
        }
    }
    compared
}

/// Pairs of positions all over random games of every mode, from this seed on: each kind of bot gets others.
fn pairs<G: Game>(game: &G, kind: Kind, first: u64, modes: &Modes, open: &mut usize) -> usize {
    let hides = modes.hides;
    let wanted = pairs_wanted();
    let mut options = Choices::new();
    let (mut pairs, mut seed, mut barren) = (0, first, 0);
    while pairs < wanted {
        let setup = modes.nth(seed);
        let mut play = Playout::new(game, setup, seed);
        let (before, most) = (pairs, pairs + 1 + wanted / modes.setups.len());
        while pairs < wanted.min(most) {
            if !hides {
                for viewer in Viewer::all(setup.n_seats as usize) {
                    let same = imagined(game, &play.state, viewer, seed) == play.state;
                    assert!(same, "something is hidden from {viewer:?}: {}", play.place());
                }
                *open += 1;
            }
            // Many seats may decide: each of them is a pair.
            for actor in game.next(&play.state).actors() {
                let Actor::Seat(seat) = actor else { continue };
                game.legal(&play.state, actor, &mut options);
                let other = imagined(game, &play.state, Viewer::Seat(seat), seed ^ 0xfa1e);
                if options.len() < 2 || hides && other == play.state {
                    continue;
                }
                let again = |state| imagined(game, state, Viewer::Seat(seat), !seed);
                assert!(again(&play.state) == again(&other), "imagined alike for {seat}: {}", play.place());
                let decide = |state| decide(game, state, seat, &options, &mut *kind.make(), 9 + seed);
                assert_eq!(decide(&play.state), decide(&other), "{kind} for {seat}: {}", play.place());
                // What is told to a person is the same for every kind; a search that explains takes longer.
                if pairs % 9 == 0 {
                    let hints = |state| {
                        let mut rng = Rng::new(seed);
                        let seen = Seen::new(game, state, seat, &mut rng);
                        let budget = Budget::Iterations(if is_slow(game) { 3 } else { 20 });
                        hints(&seen, &options, budget, 3, &mut rng)
                    };
                    assert_eq!(hints(&play.state), hints(&other), "hints for {seat}: {}", play.place());
                }
                pairs += 1;
            }
            // Far enough on that positions are not all alike.
            if (0..5).any(|_| play.step(&mut ()).is_none()) {
                break;
            }
        }
        barren = if pairs == before { barren + 1 } else { 0 };
        assert!(barren < BARREN, "{kind}: no pair in {barren} games, the last one {}", play.place());
        seed += 1;
    }
    pairs
}

/// How eager a bot is, and what it decides.
fn decide<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    options: &Choices<G::Choice>,
    bot: &mut dyn Bot<G>,
    luck: u64,
) -> (Option<u32>, usize) {
    let mut rng = Rng::new(luck);
    let seen = Seen::new(game, state, seat, &mut rng);
    let on_the_floor = matches!(game.next(state), Next::Any(seats) if seats.len() > 1);
    let eager = on_the_floor.then(|| bot.eagerness(&seen, options, &mut rng).to_bits());
    (eager, bot.decide(&seen, options, &mut rng).choice().index())
}

/// Two games that look the same to one seat and differ in what it cannot know, with a bot for each of them that is kept:
/// so a tree that is used again, patience and memory count. The others play at random, the same in both, as long as that
/// looks the same; then another pair begins at that position.
fn side_by_side<G: Game>(game: &G, kind: Kind, first: u64, modes: &Modes) -> usize {
    let hides = modes.hides;
    let (mut options, mut same) = (Choices::new(), Choices::new());
    let (mut kept, mut seed) = (0, first);
    // Lines that are followed take long, and where nothing differs there is less to prove.
    let wanted = if hides { KEPT } else { KEPT / 10 };
    while kept < wanted {
        let setup = modes.nth(seed);
        let mut play = Playout::new(game, setup, seed);
        let (me, mut rng) = (Seat::nth(seed as usize % setup.n_seats as usize), Rng::new(!seed));
        let viewer = Viewer::Seat(me);
        let mut other = play.state;
        let (mut bots, mut decided) = ([kind.make(), kind.make()], 0);
        let most = kept + 40;
        while kept < wanted.min(most) {
            if other == play.state {
                other = imagined(game, &play.state, viewer, rng.u64());
            }
            let actor = match game.next(&play.state) {
                Next::Each(seats) | Next::Any(seats) => {
                    Actor::Seat(seats.iter().nth(rng.below(seats.len() as u32) as usize).expect("a seat"))
                }
                next => match next.first() {
                    Some(actor) => actor,
                    None => break,
                },
            };
            game.legal(&play.state, actor, &mut options);
            let mut choice = options.pick_for(game, &mut rng);
            if actor == Actor::Seat(me) {
                let (luck, [one, two]) = (rng.u64(), &mut bots);
                let here = decide(game, &play.state, me, &options, &mut **one, luck);
                let there = decide(game, &other, me, &options, &mut **two, luck);
                assert_eq!(here, there, "{kind} for {me}, decision {decided}: {}", play.place());
                decided += 1;
                kept += usize::from(decided > 1 && options.len() > 1 && (!hides || other != play.state));
                choice = options.find(G::Choice::nth(here.1)).expect("a bot decides legally");
            }
            // What fits both worlds is preferred, so that they stay together for long.
            const TRIES: u32 = 8;
            let mut after = None;
            for _ in 0..TRIES {
                let (mut x, mut y, mut seen_x, mut seen_y) = (play.state, other, Vec::new(), Vec::new());
                game.apply(&mut x, choice, &mut seen_x);
                game.legal(&other, actor, &mut same);
                let twin = same.find(choice.choice());
                if let Some(twin) = twin {
                    game.apply(&mut y, twin, &mut seen_y);
                }
                let seen = |events: Vec<G::Event>| -> Vec<G::Event> {
                    events.into_iter().filter_map(|event| game.redact(event, viewer)).collect()
                };
                let alike = twin.is_some()
                    && seen(seen_x) == seen(seen_y)
                    && game.view(&x, viewer) == game.view(&y, viewer);
                after = Some((x, y, alike));
                if alike || actor == Actor::Seat(me) {
                    break;
                }
                choice = options.pick_for(game, &mut rng);
            }
            let (x, y, alike) = after.expect("something was tried");
            play.log.push((actor, choice.choice()));
            (play.state, other) = (x, y);
            if !alike {
                other = play.state;
                (bots, decided) = ([kind.make(), kind.make()], 0);
            }
            let again = |state| imagined(game, state, viewer, !seed);
            assert!(again(&play.state) == again(&other), "imagined alike for {me}: {}", play.place());
        }
        seed += 1;
    }
    kept
}

/// So many pairs by each kind of bot and in all, and so many decisions of bots that are kept.
fn assert_enough(id: &str, compared: &Compared) {
    assert_eq!(compared.pairs.len(), Kind::ALL.len(), "{id}");
    assert!(compared.pairs.iter().all(|pairs| *pairs >= pairs_wanted()), "{id}: {:?}", compared.pairs);
    assert!(compared.pairs.iter().sum::<usize>() >= 10_000, "{id}: {:?}", compared.pairs);
    assert_eq!(compared.kept.len(), Kind::ALL.len() - 2, "{id}");
    if !compared.hides {
        assert!(compared.open >= 10_000, "{id}: only {} positions without a secret", compared.open);
    }
}

struct Check;

impl Visitor for Check {
    type Out = Compared;

    fn visit<G: Packed>(self, game: G, _: String) -> Compared {
        check(&game)
    }
}

#[test]
fn no_bot_depends_on_hidden_facts_in_camp() {
    let compared = check(&Camp::new());
    assert!(compared.hides);
    assert_enough(Camp::ID, &compared);
}

/// Every game of the catalog, side by side.
#[test]
fn no_bot_depends_on_hidden_facts_in_any_game() {
    let check = |id: &'static str| {
        let compared = catalog::open(id, None, Check).unwrap_or_else(|fault| panic!("{fault}"));
        assert_enough(id, &compared);
    };
    std::thread::scope(|scope| {
        for id in catalog::ids() {
            scope.spawn(move || check(id));
        }
    });
}

/// A game whose secrets are lost is not taken for one that has none.
#[test]
fn what_is_hidden_is_found() {
    struct Hides;
    impl Visitor for Hides {
        type Out = bool;

        fn visit<G: Packed>(self, game: G, _: String) -> bool {
            Modes::of(&game).hides
        }
    }
    for game in ["last-doge", "prehistory"] {
        assert!(catalog::open(game, None, Hides).unwrap_or_else(|fault| panic!("{fault}")), "{game}");
    }
}

/// The test can fail: somebody who looks at the true state is found out.
#[test]
fn a_bot_that_cheats_is_found_out() {
    let game = Camp::new();
    let mut play = Playout::new(&game, setups(&game)[0], 1);
    let mut found = false;
    while play.step(&mut ()).is_some() {
        if let Some(Actor::Seat(seat)) = game.next(&play.state).first() {
            let other = imagined(&game, &play.state, Viewer::Seat(seat), 3);
            let cheat = |state: &<Camp as Game>::State| stdx::stable_hash(state) % 2;
            found |= cheat(&play.state) != cheat(&other);
        }
    }
    assert!(found);
}
