//! Prints how fast random games run: `cargo run --release -p doggerland --example speed [seconds]`.

use std::{
    hint::black_box,
    time::{Duration, Instant},
};

use doggerland::{Doggerland, FILES};
use kernel::{Choices, Game, Rng, Setup};

fn main() {
    let seconds: f64 = std::env::args().nth(1).and_then(|s| s.parse().ok()).unwrap_or(1.0);
    let time = Duration::from_secs_f64(seconds);
    let game = Doggerland::from_pack(&content::Pack::embedded(FILES)).expect("the built-in pack");
    println!("a state has {} bytes", size_of::<<Doggerland as Game>::State>());
    for mode in ["players=2", "players=3", "players=4", "players=4 mode=short", "players=1 mode=normal"] {
        let setup = Setup::parse(&game, mode).expect("a set-up that can be played");
        let (decisions, options, forced, games, took) = run(&game, &setup, time);
        let copied = run_copying(&game, &setup, time);
        println!(
            "{mode:22} in place {:5.2} M decisions/s, with a copy each {:5.2} M/s, {:6.0} games/s, {:4.0} decisions/game, {:4.1} options, {:2.0}% forced",
            decisions as f64 / took / 1e6,
            copied / 1e6,
            games as f64 / took,
            decisions as f64 / games as f64,
            options as f64 / decisions as f64,
            100.0 * forced as f64 / decisions as f64,
        );
    }
}

fn run(game: &Doggerland, setup: &Setup, time: Duration) -> (u64, u64, u64, u64, f64) {
    let (mut choices, mut rng) = (Choices::new(), Rng::new(1));
    let (mut decisions, mut options, mut forced, mut games) = (0, 0, 0, 0);
    let begin = Instant::now();
    while begin.elapsed() < time {
        let mut state = game.start(setup);
        while let Some(actor) = game.next(&state).first() {
            game.legal(&state, actor, &mut choices);
            options += choices.len() as u64;
            forced += u64::from(choices.len() == 1);
            let choice = choices.pick(&mut rng);
            game.apply(&mut state, choice, &mut ());
            decisions += 1;
        }
        black_box(game.outcome(&state));
        games += 1;
    }
    (decisions, options, forced, games, begin.elapsed().as_secs_f64())
}

fn run_copying(game: &Doggerland, setup: &Setup, time: Duration) -> f64 {
    let (mut choices, mut rng) = (Choices::new(), Rng::new(1));
    let mut decisions = 0u64;
    let begin = Instant::now();
    while begin.elapsed() < time {
        let mut state = game.start(setup);
        while let Some(actor) = game.next(&state).first() {
            game.legal(&state, actor, &mut choices);
            let choice = choices.pick(&mut rng);
            let mut child = state;
            game.apply(&mut child, choice, &mut ());
            state = black_box(child);
            decisions += 1;
        }
    }
    decisions as f64 / begin.elapsed().as_secs_f64()
}
