//! Prints how many random decisions a second one core makes, for every player count.

use std::time::Instant;

use content::Packed;
use kernel::{Choices, Game, Rng, Setup};
use last_doge::LastDoge;

fn main() {
    let game = LastDoge::built_in();
    println!("state: {} bytes", size_of::<<LastDoge as Game>::State>());
    let mut choices = Choices::new();
    for n in game.seats() {
        let setup = Setup::usual(&game, n);
        let mut rng = Rng::new(7);
        let (mut decisions, mut games) = (0u64, 0u64);
        let began = Instant::now();
        while began.elapsed().as_secs_f64() < 2.0 {
            for _ in 0..100 {
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
        let seconds = began.elapsed().as_secs_f64();
        let rate = decisions as f64 / seconds;
        println!("{n} players: {:.2} million decisions a second, {} a game", rate / 1e6, decisions / games);
    }
}
