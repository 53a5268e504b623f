//! Random decisions a second on one core, in place, for every player count.

use std::time::{Duration, Instant};

use content::Packed;
use kernel::{Choices, Game, Rng, Setup};
use prehistory::{Prehistory, State};

fn main() {
    let game = Prehistory::built_in();
    println!("a state has {} bytes", size_of::<State>());
    let mut choices = Choices::new();
    for n in 2..=4 {
        let setup = Setup::usual(&game, n);
        let mut rng = Rng::new(n as u64);
        let (mut decisions, mut games) = (0u64, 0u64);
        let start = Instant::now();
        while start.elapsed() < Duration::from_secs(3) {
            for _ in 0..20 {
                let mut state = game.start(&setup);
                while let Some(actor) = game.next(&state).first() {
                    game.legal(&state, actor, &mut choices);
                    let choice = choices.pick(&mut rng);
                    game.apply(&mut state, choice, &mut ());
                    decisions += 1;
                }
                games += 1;
            }
        }
        let rate = decisions as f64 / start.elapsed().as_secs_f64() / 1e6;
        println!("{n} players: {rate:.2} million decisions/s, {} a game", decisions / games);
    }
}
