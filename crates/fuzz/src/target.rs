//! What is fed, and what must hold for whatever is accepted.

use std::{fs, path::PathBuf, sync::Arc};

use anyhow::{Context, Result};
use content::{Pack, Packed};
use kernel::{Choices, Rng, Setup};
use table::{Dealer, Ruleset, Seed, Table};
use testkit::scenario;

use crate::mutate::mutate;

/// How many decisions are played on from an accepted position.
const PLAY_ON: usize = 120;

/// A target: returns whether the input was accepted.
pub type Run<G> = fn(&Targets<G>, &str) -> bool;

/// Real inputs of one game, to be changed.
pub struct Targets<G: Packed> {
    rules: Arc<Ruleset<G>>,
    setups: Vec<Setup>,
    records: Vec<String>,
    scenarios: Vec<String>,
    positions: Vec<String>,
}

impl<G: Packed> Targets<G> {
    pub fn new(game: G, pack: String) -> Result<Targets<G>> {
        let rules = Arc::new(Ruleset::new(game, pack));
        let setups = testkit::setups(&rules.game);
        let (mut records, mut positions) = (Vec::new(), Vec::new());
        let mut rng = Rng::new(1);
        for setup in &setups {
            let dealer = Dealer::Seeded(Seed::from_number(rng.u64()));
            let mut table = Table::new(rules.clone(), *setup, &[], dealer);
            let stop = 60 + rng.below(600) as usize;
            play(&mut table, stop, &mut rng);
            records.push(table.record());
            for ply in [table.ply() / 3, table.ply() / 2, table.ply()] {
                let draft = rules.game.draft(&table.at(ply));
                positions.push(toml::to_string(&draft).context("a draft is TOML")?);
            }
        }
        let mut scenarios = Vec::new();
        let folder =
            PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../games").join(G::ID).join("scenarios");
        for entry in fs::read_dir(&folder).into_iter().flatten() {
            scenarios.push(fs::read_to_string(entry?.path())?);
        }
        scenarios.push(format!(
            "scenario s\ngame {}\nsetup {}\nexpect next = \"x\"\n",
            G::ID,
            setups[0].write(&rules.game)
        ));
        scenarios.sort();
        Ok(Targets { rules, setups, records, scenarios, positions })
    }

    pub fn all(&self) -> [(&'static str, Run<G>); 5] {
        [
            ("record", Self::record),
            ("scenario", Self::scenario),
            ("position", Self::position),
            ("pack", Self::pack),
            ("setup", Self::setup),
        ]
    }

    /// A changed real input for a target.
    pub fn input(&self, target: &str, rng: &mut Rng) -> String {
        let one = |list: &[String], rng: &mut Rng| list[rng.below(list.len() as u32) as usize].clone();
        match target {
            "record" => {
                let text = one(&self.records, rng);
                let changed = mutate(&text, rng);
                // Half of them with a good hash chain, so that they get past it.
                if rng.below(2) == 0 { table::relink(&changed) } else { changed }
            }
            "scenario" => mutate(&one(&self.scenarios, rng), rng),
            "position" => mutate(&one(&self.positions, rng), rng),
            "pack" => {
                let file = rng.below(G::FILES.len() as u32) as usize;
                let (name, text) = G::FILES[file];
                format!("{name}\n{}", mutate(text, rng))
            }
            _ => {
                let setup = self.setups[rng.below(self.setups.len() as u32) as usize];
                mutate(&setup.write(&self.rules.game), rng)
            }
        }
    }

    fn record(&self, input: &str) -> bool {
        table::verify(self.rules.clone(), input).is_ok()
    }

    fn scenario(&self, input: &str) -> bool {
        let Ok(scenarios) = scenario::parse(input) else { return false };
        let (game, names) = (&self.rules.game, &self.rules.names);
        scenarios.iter().filter(|s| s.game == G::ID).all(|s| scenario::run(game, names, s).holds())
    }

    fn position(&self, input: &str) -> bool {
        let game = &self.rules.game;
        let Ok(draft) = toml::from_str::<G::Draft>(input) else { return false };
        let Ok(mut state) = game.adopt(draft) else { return false };
        game.audit(&state).expect("an accepted position is sound");
        let (mut choices, mut rng) = (Choices::new(), Rng::new(input.len() as u64));
        for _ in 0..PLAY_ON {
            let Some(actor) = game.next(&state).first() else { break };
            game.legal(&state, actor, &mut choices);
            assert!(!choices.is_empty(), "an accepted position can be played on");
            let choice = choices.pick_for(game, &mut rng);
            game.apply(&mut state, choice, &mut ());
            game.audit(&state).expect("an accepted position stays sound");
        }
        true
    }

    fn pack(&self, input: &str) -> bool {
        let (name, changed) = input.split_once('\n').unwrap_or_default();
        let files: Vec<(&str, &str)> =
            G::FILES.iter().map(|(n, text)| if *n == name { (*n, changed) } else { (*n, *text) }).collect();
        let Ok(game) = G::load(&Pack::embedded(&files)) else { return false };
        let setups = testkit::setups(&game);
        let setup = setups[input.len() % setups.len()];
        let (mut state, mut rng) = (game.start(&setup), Rng::new(input.len() as u64));
        testkit::playout(&game, &mut state, &mut Choices::new(), &mut rng);
        game.audit(&state).expect("an accepted pack gives sound games");
        true
    }

    fn setup(&self, input: &str) -> bool {
        let Ok(setup) = Setup::parse(&self.rules.game, input) else { return false };
        let _ = self.rules.game.start(&setup);
        true
    }
}

fn play<G: Packed>(table: &mut Table<G>, stop: usize, rng: &mut Rng) {
    let mut choices = Choices::new();
    while let Some(kernel::Actor::Seat(seat)) = table.next().first() {
        if table.ply() >= stop {
            return;
        }
        table.game().legal(table.state(), kernel::Actor::Seat(seat), &mut choices);
        let choice = choices.pick_for(table.game(), rng).choice();
        table.act(seat, None, choice).expect("a legal choice");
        if rng.below(8) == 0 && table.undo(seat).is_ok() && rng.below(2) == 0 {
            table.redo(seat).expect("what was just taken back");
        }
    }
}
