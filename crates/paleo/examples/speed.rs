//! Random decisions a second on one core, in place, for every level and number of groups.
//!
//! `cargo run --release -p paleo --example speed`

use std::time::{Duration, Instant};

use content::Packed;
use kernel::{Choices, Game, Rng, Setup};
use paleo::Paleo;

fn main() {
    let game = Paleo::built_in();
    println!("a state has {} bytes", size_of::<<Paleo as Game>::State>());
    println!("{:<8} {:>7} {:>14} {:>12} {:>12}", "level", "groups", "decisions/s", "games/s", "a game has");
    let (mut all, mut time) = (0, Duration::ZERO);
    for level in ["I", "II", "III", "IV", "V", "VI", "VII"] {
        for groups in 1..=4 {
            let text = match groups {
                1 => format!("players=1 groups=1 level={level}"),
                n => format!("players={n} level={level}"),
            };
            let setup = Setup::parse(&game, &text).expect("a set-up that can be played");
            let (n, games, spent) = run(&game, &setup);
            let second = spent.as_secs_f64();
            let (speed, games_a_second) = (n as f64 / second, games as f64 / second);
            println!("{level:<8} {groups:>7} {speed:>14.0} {games_a_second:>12.0} {:>12}", n / games);
            all += n;
            time += spent;
        }
    }
    println!("all: {:.0} decisions a second", all as f64 / time.as_secs_f64());
}

fn run(game: &Paleo, setup: &Setup) -> (u64, u64, Duration) {
    let (mut n, mut games) = (0, 0);
    let mut choices = Choices::new();
    let start = Instant::now();
    while start.elapsed() < Duration::from_millis(250) {
        for _ in 0..20 {
            let mut rng = Rng::fork(7, games);
            let mut state = game.start(setup);
            n += u64::from(testkit::playout(game, &mut state, &mut choices, &mut rng));
            games += 1;
        }
    }
    (n, games, start.elapsed())
}
