//! A hint knows no more than the table still shows to the person who asks for it.

use std::sync::Arc;

use kernel::{Actor, Rng, Seat, Setup, Viewer};
use stdx::Finite;
use table::{AnyTable, Dealer, Ruleset, Seed, Table};

use crate::{BotTable, Budget, Kind};

/// Compares what is hinted at a table with what is hinted in a world that looks the same to who has forgotten what has
/// faded. Says in how many positions something had faded.
struct Forgetful;

impl catalog::Visitor for Forgetful {
    type Out = usize;

    fn visit<G: content::Packed>(self, game: G, pack: String) -> usize {
        let rules = Arc::new(Ruleset::new(game, pack));
        let setup = Setup::for_seats(&rules.game, 2).unwrap_or_else(|e| panic!("{e:?}"));
        let mut table = Table::new(rules.clone(), setup, &[], Dealer::Seeded(Seed::from_number(5)));
        let (mut rng, mut compared) = (Rng::new(7), 0);
        while table.outcome().is_none() && table.ply() < 260 {
            let asked = |seat: &Seat| table.next().allows(Actor::Seat(*seat));
            let seat = Seat::all().find(asked).expect("somebody is asked");
            let imagined = AnyTable::imagine(&table, table.ply(), seat, table.ply() as u64);
            let world: &Table<G> = imagined.as_any().downcast_ref().expect("a table of this game");
            let game = table.game();
            let faded =
                game.view(world.state(), Viewer::Seat(seat)) != game.view(table.state(), Viewer::Seat(seat));
            if faded && table.ply() % 5 == 0 {
                let hints = |table: &Table<G>| {
                    table.hints(seat, Budget::Iterations(40), 3, &mut Rng::new(table.ply() as u64 / 1_000))
                };
                assert_eq!(hints(&table), hints(world), "after {}", table.ply());
                compared += 1;
            }
            let choice = table.bot_choice(seat, Kind::Random, &mut rng).expect("the seat is asked");
            let choice = table.rules().names.find(&choice).expect("a choice of the game");
            table.act(seat, None, choice).expect("it is legal");
        }
        compared
    }
}

#[test]
fn a_hint_gives_no_glimpse_back() {
    let compared = catalog::open("last-doge", None, Forgetful).unwrap_or_else(|e| panic!("{e}"));
    assert!(compared > 5, "only {compared} positions in which something has faded");
}
