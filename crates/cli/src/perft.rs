//! `dolmen perft`: how many decision sequences there are.

use anyhow::Result;
use catalog::Visitor;
use content::Packed;
use kernel::{Choices, Rng};
use serde_json::json;

use crate::{Verdict, args, open};

struct Perft(args::Perft);

impl Visitor for Perft {
    type Out = Result<Verdict>;

    fn visit<G: Packed>(self, game: G, _: String) -> Result<Verdict> {
        let args = self.0;
        let mut state = game.start(&args.which.setup(&game)?);
        let (mut rng, mut choices) = (Rng::new(args.seed), Choices::new());
        for _ in 0..args.after {
            let Some(actor) = game.next(&state).first() else { break };
            game.legal(&state, actor, &mut choices);
            let choice = choices.pick_for(&game, &mut rng);
            game.apply(&mut state, choice, &mut ());
        }
        let counts: Vec<u64> = (1..=args.depth).map(|d| testkit::perft(&game, &state, d)).collect();
        if args.json {
            println!(
                "{:#}",
                json!({ "game": G::ID, "after": args.after, "seed": args.seed, "counts": counts })
            );
        } else {
            for (i, n) in counts.iter().enumerate() {
                println!("perft {} {n}", i + 1);
            }
        }
        Ok(Verdict::Good)
    }
}

pub fn run(args: args::Perft) -> Result<Verdict> {
    let (id, pack) = (args.which.game.clone(), args.which.pack.clone());
    open::with_game(&id, pack.as_deref(), Perft(args))
}
