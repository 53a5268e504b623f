//! Bots play to the end, the better one wins, keep to their budget, explain themselves, and none of them depends on
//! what its seat cannot know.

mod circle;
mod fade;
mod fairness;
mod follow;
pub(crate) mod lines;
mod repeats;
mod shared;
mod timely;
mod words;

use std::{sync::Arc, time::Duration};

use doggerland::Doggerland;
use kernel::{Actor, Choices, Finite, Game, Rng, Seat, Setup};
use table::{Dealer, Ruleset, Seed, Table};
use testkit::{Playout, camp::Camp};

use crate::{Bot, BotTable, Budget, Judge, Kind, Level, Mcts, Search, Seen, TableFacts};

pub(crate) fn doggerland() -> Doggerland {
    Doggerland::from_pack(&content::Pack::embedded(doggerland::FILES)).unwrap_or_else(|f| panic!("{f}"))
}

fn play<G: Game>(game: &G, setup: Setup, bots: &mut [Box<dyn Bot<G>>], seed: u64) -> Vec<i32> {
    let mut state = game.start(&setup);
    let mut rng = Rng::new(seed);
    let mut choices = Choices::new();
    while let Some(actor) = game.next(&state).first() {
        let choice = match crate::turn(game, &state, bots, &mut rng) {
            Some((_, choice)) => choice,
            None => {
                game.legal(&state, actor, &mut choices);
                choices.pick(&mut rng)
            }
        };
        game.apply(&mut state, choice, &mut ());
    }
    game.outcome(&state).unwrap().standings().iter().map(|standing| standing.score).collect()
}

/// By how many points the first bot leads, on both seats of some deals.
fn lead<G: Game>(game: &G, a: Kind, b: Kind, deals: u64) -> i32 {
    let setup = Setup::for_seats(game, 2).unwrap();
    (0..deals)
        .map(|seed| {
            let x = play(game, setup, &mut [a.make(), b.make()], seed);
            let y = play(game, setup, &mut [b.make(), a.make()], seed);
            x[0] - x[1] + y[1] - y[0]
        })
        .sum()
}

/// Bots play to the end: what gives the game up is not among their options, whatever is asked and however bad it looks.
#[test]
fn bots_do_not_give_up() {
    let game = doggerland();
    let setup = Setup::parse(&game, "players=1 mode=hard").unwrap();
    let (mut offered, mut own) = (0, Choices::new());
    for (kind, games) in [(Kind::Random, 20), (Kind::Greedy, 1), ("menhir:8".parse().unwrap(), 1)] {
        for seed in 0..games {
            let (mut bots, mut rng) = ([kind.make()], Rng::new(seed));
            let mut state = game.start(&setup);
            let mut choices = Choices::new();
            while let Some(actor) = game.next(&state).first() {
                game.legal(&state, actor, &mut choices);
                offered += usize::from(choices.iter().any(|choice| game.gives_up(choice)));
                crate::options(&game, &state, actor, &mut own);
                assert!(own.iter().all(|choice| !game.gives_up(choice) && choices.contains(choice)));
                let choice = match crate::turn(&game, &state, &mut bots, &mut rng) {
                    Some((_, choice)) => choice,
                    None => choices.pick(&mut rng),
                };
                game.apply(&mut state, choice, &mut ());
            }
            assert_ne!(game.outcome(&state).unwrap().reason, "resigned");
        }
    }
    assert!(offered > 200, "giving up was offered {offered} times");
}

#[test]
fn looking_ahead_beats_chance_in_a_game_without_an_evaluation() {
    let game = Camp::new();
    let one_step = lead(&game, Kind::OneStep, Kind::Random, 10);
    assert!(one_step > 40, "one-step is {one_step} points ahead in twenty games");
    let search = lead(&game, "menhir:200".parse().unwrap(), Kind::Random, 5);
    assert!(search > 20, "a search is {search} points ahead in ten games");
}

/// Over five games each on both seats; the levels are far apart.
#[test]
fn each_level_of_doggerland_is_better_than_the_one_before() {
    let game = doggerland();
    for (low, high) in [(Level::Pebble, Level::Flint), (Level::Flint, Level::Boulder)] {
        let lead = lead(&game, Kind::Level(high, None), Kind::Level(low, None), 5);
        assert!(lead > 0, "{high} is {lead} points ahead of {low} in ten games");
    }
    let pebble = lead(&game, Kind::Level(Level::Pebble, None), Kind::Random, 5);
    assert!(pebble > 100, "a beginner is {pebble} points ahead of chance in ten games");
}

/// Four of six objectives win; chance players reach hardly any.
#[test]
fn a_solo_game_of_doggerland_can_be_won_without_a_search() {
    let game = doggerland();
    let setup = Setup::parse(&game, "players=1 mode=easy").unwrap();
    let marks = |kind: Kind| -> Vec<i32> {
        (0..24).map(|seed| play(&game, setup, &mut [kind.make()], seed)[0]).collect()
    };
    let boulder = marks(Kind::Level(Level::Boulder, None));
    assert!(boulder.iter().filter(|marks| **marks >= 4).count() >= 2, "{boulder:?}");
    assert!(boulder.iter().sum::<i32>() >= 36, "{boulder:?}");
    assert!(marks(Kind::Random).iter().sum::<i32>() < 3);
}

#[test]
fn the_same_seed_and_iterations_give_the_same_decision() {
    let game = doggerland();
    let setup = Setup::for_seats(&game, 3).unwrap();
    let mut play = Playout::new(&game, setup, 4);
    for _ in 0..150 {
        play.step(&mut ());
    }
    let mut options = Choices::new();
    for _ in 0..20 {
        while !matches!(game.next(&play.state).first(), Some(Actor::Seat(_))) {
            play.step(&mut ());
        }
        let Some(Actor::Seat(seat)) = game.next(&play.state).first() else { unreachable!() };
        game.legal(&play.state, Actor::Seat(seat), &mut options);
        let decide = || {
            let mut rng = Rng::new(3);
            let seen = Seen::new(&game, &play.state, seat, &mut rng);
            Mcts::new(Search::new(Budget::Iterations(60))).decide(&seen, &options, &mut rng).choice()
        };
        assert_eq!(decide(), decide());
        play.step(&mut ());
    }
}

/// A decision is made as soon as no other option can be tried more often; it is the one of the whole search.
#[test]
fn a_decision_that_is_settled_needs_no_more_iterations() {
    let game = doggerland();
    let mut play = Playout::new(&game, Setup::for_seats(&game, 2).unwrap(), 7);
    let mut options = Choices::new();
    let (mut spared, mut decisions) = (0, 0);
    while decisions < 40 {
        if let Some(Actor::Seat(seat)) = game.next(&play.state).first() {
            game.legal(&play.state, Actor::Seat(seat), &mut options);
            if options.len() > 1 {
                let mut rng = Rng::new(decisions);
                let seen = Seen::new(&game, &play.state, seat, &mut rng);
                let bot = || Mcts::new(Search::new(Budget::Iterations(200)));
                let whole = bot().study(&seen, &options, &mut Rng::new(3));
                let settled = bot().search_until(&seen, &options, true, &mut Rng::new(3));
                assert_eq!(whole.best(), settled.best(), "decision {decisions}");
                assert_eq!(whole.iterations, 200);
                spared += whole.iterations - settled.iterations;
                decisions += 1;
            }
        }
        play.step(&mut ()).expect("the game is long enough");
    }
    assert!(spared > 0);
}

/// That the time is kept is proved in `timely`.
#[test]
fn even_the_shortest_time_gives_a_legal_choice() {
    let game = Camp::new();
    let mut play = Playout::new(&game, Setup::for_seats(&game, 4).unwrap(), 2);
    let mut options = Choices::new();
    for time in [Duration::ZERO, Duration::from_nanos(1), Duration::from_micros(50)] {
        let seat = loop {
            if let Some(Actor::Seat(seat)) = game.next(&play.state).first() {
                game.legal(&play.state, Actor::Seat(seat), &mut options);
                if options.len() > 1 {
                    break seat;
                }
            }
            play.step(&mut ()).expect("the game is long enough");
        };
        for seed in 0..20 {
            let mut rng = Rng::new(seed);
            let seen = Seen::new(&game, &play.state, seat, &mut rng);
            let choice =
                Mcts::new(Search::new(Budget::Time(time))).decide(&seen, &options, &mut rng).choice();
            assert!(options.contains(choice));
        }
        play.step(&mut ());
    }
}

#[test]
fn the_table_is_known_from_its_results() {
    let game = doggerland();
    let facts = |setup: &str| {
        let setup = Setup::parse(&game, setup).unwrap();
        TableFacts::probe(&game, &game.start(&setup))
    };
    assert_eq!(facts("players=3"), TableFacts { n_seats: 3, together: false });
    assert_eq!(facts("players=1 mode=easy"), TableFacts { n_seats: 1, together: true });
}

/// Who plays at random never gets out of the city, so that all results are equal; that does not make them a team.
#[test]
fn who_all_lose_alike_may_still_be_rivals() {
    struct Probe;
    impl catalog::Visitor for Probe {
        type Out = TableFacts;
        fn visit<G: content::Packed>(self, game: G, _: String) -> TableFacts {
            let setup = Setup::parse(&game, "players=2").unwrap_or_else(|e| panic!("{e:?}"));
            TableFacts::probe(&game, &game.start(&setup))
        }
    }
    let facts = |game: &str| catalog::open(game, None, Probe).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(facts("last-doge"), TableFacts { n_seats: 2, together: false });
    assert_eq!(facts("paleo"), TableFacts { n_seats: 2, together: true });
}

/// At the end the evaluation is the score, and all shares of a win together are one.
#[test]
fn a_finished_game_is_judged_by_its_result() {
    let game = doggerland();
    let setup = Setup::for_seats(&game, 4).unwrap();
    let judge = Judge::new(&game, TableFacts { n_seats: 4, together: false }, None);
    let mut play = Playout::new(&game, setup, 8);
    while play.step(&mut ()).is_some() {
        let shares = judge.shares(&play.state);
        assert!((shares.iter().sum::<f32>() - 1.0).abs() < 0.01, "{shares:?}");
    }
    let outcome = game.outcome(&play.state).unwrap();
    let winner = outcome.standings().iter().position(|standing| standing.won).unwrap();
    let shares = judge.shares(&play.state);
    assert!(shares.iter().all(|share| *share <= shares[winner]));
    assert!(shares[winner] > 0.8 / 4.0);
}

fn table(seed: u64) -> Table<Doggerland> {
    let rules = Arc::new(Ruleset::new(doggerland(), "pack".into()));
    let setup = Setup::for_seats(&rules.game, 2).unwrap();
    Table::new(rules, setup, &[], Dealer::Seeded(Seed::from_number(seed)))
}

#[test]
fn hints_are_legal_options_with_a_reason() {
    let table = table(1);
    let Some(Actor::Seat(seat)) = table.next().first() else { panic!("a seat begins") };
    let hints = table.hints(seat, Budget::Iterations(300), 3, &mut Rng::new(1));
    assert_eq!(hints.len(), 3);
    let offered = table.prompt(seat).unwrap();
    for hint in &hints {
        assert!(offered.options.iter().any(|option| option.choice == hint.choice), "{hint:?}");
        assert!((0.0..=1.0).contains(&hint.share) && hint.points.is_finite());
        assert!(hint.why.key.starts_with("hint-"));
    }
    assert!(hints[0].visits >= hints[1].visits && hints[1].visits >= hints[2].visits);
    let other = Seat::nth(1 - seat.index());
    assert!(table.hints(other, Budget::Iterations(10), 3, &mut Rng::new(1)).is_empty());
}

/// A random player blunders, and the review says where.
#[test]
fn a_review_has_a_curve_and_the_worst_decisions() {
    let mut table = table(2);
    let mut rng = Rng::new(5);
    while let Some(Actor::Seat(seat)) = table.next().first() {
        let kind = if seat.index() == 0 { Kind::Random } else { Kind::Greedy };
        let choice = table.bot_choice(seat, kind, &mut rng).unwrap();
        let choice = table.rules().names.find(&choice).unwrap();
        table.act(seat, None, choice).unwrap();
    }
    let review = table.review(Budget::Iterations(80), 1);
    assert!(review.curve.len() > 50);
    let last = review.curve.last().unwrap();
    assert_eq!(last.ply, table.ply());
    assert!(last.shares[1] > 0.8, "greedy has won: {:?}", last.shares);
    assert_eq!(review.turnings.len(), 3);
    for turning in &review.turnings {
        assert!(turning.better_share > turning.share && turning.better != turning.choice, "{turning:?}");
    }
    assert!(review.turnings.iter().any(|turning| turning.seat == 0));
    assert_eq!(review, table.review(Budget::Iterations(80), 1));
}

#[test]
fn bots_are_asked_for_by_name() {
    assert_eq!("one-step".parse(), Ok(Kind::OneStep));
    assert_eq!("menhir:20".parse(), Ok(Kind::Level(Level::Menhir, Some(Budget::Iterations(20)))));
    for name in ["dolmen", "dolmen:250ms", "cairn:7", "pebble", "greedy"] {
        assert_eq!(name.parse::<Kind>().unwrap().to_string(), name);
    }
    assert_eq!("dolmen:1s".parse::<Kind>().unwrap().to_string(), "dolmen:1000ms");
    let fault = |name: &str| name.parse::<Kind>().unwrap_err().to_string();
    let known = "random, one-step, greedy, pebble, flint, boulder, cairn, menhir, dolmen";
    assert_eq!(fault("genius"), format!("there is no bot 'genius' (there are: {known})"));
    assert_eq!(fault("greedy:5"), "'greedy' does not search and takes no budget");
    assert!(fault("dolmen:soon").contains("250ms"));
    assert!(fault("dolmen:0").contains("no budget"));
}
