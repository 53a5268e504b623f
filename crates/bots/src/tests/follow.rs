//! A search that follows every line to the next draw: only where a game asks for it, the same decision for the same
//! seed, with a tree that serves until somebody does something else than expected.

use content::{Pack, Packed};
use kernel::{Actor, Choices, Finite, Game, Next, Rng, Seat, Setup};
use prehistory::Prehistory;
use testkit::Playout;

use super::doggerland;
use crate::{Bot, Budget, Judge, Level, Mcts, Search, Seen, TableFacts, greedy::best_of_plain, hints};

fn game() -> Prehistory {
    <Prehistory as Packed>::load(&Pack::embedded(<Prehistory as Packed>::FILES))
        .unwrap_or_else(|f| panic!("{f}"))
}

fn search(n: u32) -> Search {
    Search::new(Budget::Iterations(n))
}

/// A random game after its set-up.
fn later<'g>(game: &'g Prehistory, n_seats: usize, seed: u64) -> Playout<'g, Prehistory> {
    let mut play = Playout::new(game, Setup::for_seats(game, n_seats).unwrap(), seed);
    for _ in 0..120 + 7 * seed {
        play.step(&mut ()).expect("a game is longer");
    }
    play
}

/// Plays on at random to a position where a seat has several options.
fn to_a_choice<G: Game>(play: &mut Playout<G>, game: &G, options: &mut Choices<G::Choice>) -> Seat {
    loop {
        if let Some(actor @ Actor::Seat(seat)) = game.next(&play.state).first() {
            game.legal(&play.state, actor, options);
            if options.len() > 1 {
                return seat;
            }
        }
        play.step(&mut ()).expect("the game is long enough");
    }
}

/// What a seat decides in its first year, by a bot that keeps its tree.
fn first_decisions(game: &Prehistory, n: usize) -> Vec<usize> {
    let (mut state, mut choices, mut made) =
        (game.start(&Setup::for_seats(game, 2).unwrap()), Choices::new(), vec![]);
    let (mut draws, mut rng) = (Rng::new(5), Rng::new(6));
    let mut bots = [Mcts::<Prehistory>::new(search(12)), Mcts::new(search(12))];
    while made.len() < n {
        let actor = game.next(&state).first().expect("a year is long enough");
        game.legal(&state, actor, &mut choices);
        let choice = match actor {
            Actor::Chance => choices.pick(&mut draws),
            Actor::Seat(seat) => {
                let seen = Seen::new(game, &state, seat, &mut rng);
                let choice = bots[seat.index()].decide(&seen, &choices, &mut rng);
                made.push(choice.choice().index());
                choice
            }
        };
        game.apply(&mut state, choice, &mut ());
    }
    made
}

#[test]
fn the_same_seed_gives_the_same_decisions_with_a_tree_that_is_kept() {
    let game = game();
    assert_eq!(first_decisions(&game, 24), first_decisions(&game, 24));
}

/// With the budget of a level the game has its say; a budget that somebody asked for stays as it is.
#[test]
fn a_level_searches_as_often_as_the_game_asks() {
    fn iterations<G: Game>(game: &G, search: Search) -> u32 {
        let mut play = Playout::new(game, Setup::for_seats(game, 2).unwrap(), 3);
        let mut options = Choices::new();
        let seat = to_a_choice(&mut play, game, &mut options);
        let mut rng = Rng::new(1);
        let seen = Seen::new(game, &play.state, seat, &mut rng);
        Mcts::new(search).study(&seen, &options, &mut rng).iterations
    }
    let asked = game().evaluation().iterations().expect("it follows lines, which takes long");
    assert!(asked.is_sorted());
    assert_eq!(iterations(&game(), Search { rank: Some(0), ..search(33) }), asked[0]);
    assert_eq!(iterations(&game(), search(33)), 33);
    assert_eq!(iterations(&doggerland(), Search { rank: Some(0), ..search(33) }), 33);
    let levels = Level::ALL.iter().filter(|level| level.budget().is_some()).count();
    assert_eq!(levels, asked.len());
}

/// A plan for some turns is judged by where it leads: what looks best at once is not always best.
#[test]
fn a_line_that_is_followed_may_lead_elsewhere() {
    let game = game();
    let mut options = Choices::new();
    let mut differing = 0;
    for seed in 0..12 {
        let mut play = later(&game, 2, seed);
        let seat = to_a_choice(&mut play, &game, &mut options);
        let decide = |follow| {
            let mut rng = Rng::new(seed);
            let seen = Seen::new(&game, &play.state, seat, &mut rng);
            let search = Search { follow: Some(follow), ..search(25) };
            Mcts::new(search).decide(&seen, &options, &mut rng).choice()
        };
        assert!(options.contains(decide(true)) && options.contains(decide(false)));
        differing += usize::from(decide(true) != decide(false));
    }
    assert!(differing > 0, "no decision differed");
}

/// Who does what is expected finds the tree of the turn before; a surprise is thought about anew.
#[test]
fn a_tree_serves_until_somebody_surprises() {
    let game = game();
    let facts = TableFacts { n_seats: 2, together: false };
    let judge = Judge::new(&game, facts, None);
    let mut options = Choices::new();
    let (mut served, mut anew) = (0, 0);
    for seed in 0..12 {
        let mut play = later(&game, 2, seed);
        let seat = to_a_choice(&mut play, &game, &mut options);
        for surprise in [false, true] {
            let (mut rng, mut surprised) = (Rng::new(seed), false);
            let mut bot = Mcts::<Prehistory>::new(search(40));
            let seen = Seen::new(&game, &play.state, seat, &mut rng);
            game.legal(&play.state, Actor::Seat(seat), &mut options);
            let mut choice = bot.decide(&seen, &options, &mut rng);
            let mut world = play.state;
            loop {
                game.apply(&mut world, choice, &mut ());
                let Next::One(who) = game.next(&world) else { break };
                game.legal(&world, Actor::Seat(who), &mut options);
                if who == seat && options.len() > 1 {
                    let seen = Seen::new(&game, &world, seat, &mut rng);
                    let found = bot.study(&seen, &options, &mut rng);
                    let visits: u32 = found.options.iter().map(|option| option.visits).sum();
                    assert!(visits >= found.iterations && (visits == found.iterations || !surprised));
                    served += usize::from(visits > found.iterations);
                    anew += usize::from(surprised);
                    break;
                }
                choice = best_of_plain(&judge, &world, who, &options);
                if surprise && who != seat && !surprised && options.len() > 1 {
                    let other = (0..options.len()).map(|i| options.get(i));
                    choice = other.into_iter().find(|c| c.choice() != choice.choice()).expect("several");
                    surprised = true;
                }
            }
        }
    }
    assert!(served > 0 && anew > 0, "{served} trees served, {anew} were made anew");
}

#[test]
fn hints_of_followed_lines_are_ordered_by_what_they_promise() {
    let game = game();
    let mut options = Choices::new();
    let mut play = later(&game, 3, 8);
    let seat = to_a_choice(&mut play, &game, &mut options);
    let mut rng = Rng::new(2);
    let seen = Seen::new(&game, &play.state, seat, &mut rng);
    let found = hints(&seen, &options, Budget::Iterations(60), 3, &mut rng);
    assert!(found.len() > 1);
    for pair in found.windows(2) {
        assert!(pair[0].share >= pair[1].share, "{found:?}");
    }
    assert!(found.iter().all(|hint| hint.option < options.len() && hint.points.is_finite()));
}

/// A line from a position that the tree has met before is not followed again: the same decision, sooner.
#[test]
fn a_line_that_is_known_changes_no_decision() {
    let game = game();
    let (mut options, mut met) = (Choices::new(), 0);
    for seed in 0..24 {
        let mut play = later(&game, 2 + seed as usize % 3, seed);
        let seat = to_a_choice(&mut play, &game, &mut options);
        let seen = Seen::new(&game, &play.state, seat, &mut Rng::new(seed));
        let study = |meet: bool| {
            let search = Search { meet, ..search(150) };
            Mcts::new(search).study(&seen, &options, &mut Rng::new(seed))
        };
        let (known, anew) = (study(false), study(true));
        let told = |found: &crate::Found| {
            found.options.iter().map(|o| (o.visits, o.mean(), o.points())).collect::<Vec<_>>()
        };
        assert_eq!(told(&known), told(&anew), "{}", play.place());
        assert_eq!(known.nodes, anew.nodes);
        met += anew.met.again;
    }
    assert!(met > 20, "only {met} lines were known");
}
