//! Nobody goes round in circles where a thing can be begun and taken back.

use std::sync::Arc;

use kernel::{Actor, Next, Rng, Seat, Seats, Setup};
use stdx::Finite;
use table::{Dealer, Ruleset, Seed, Table};

use crate::{BotTable, EAGER, Kind, Level};

/// More decisions than the bots of a table need between two draws.
const MANY: usize = 60;

/// Plays as a server does: a bot is made anew for each decision, the most eager one acts, and those who are not eager wait
/// for the person on the first seat, who decides only when nobody else does.
struct Evening(Level);

impl catalog::Visitor for Evening {
    type Out = ();

    fn visit<G: content::Packed>(self, game: G, pack: String) {
        let kind = Kind::Level(self.0, None);
        let rules = Arc::new(Ruleset::new(game, pack));
        for seed in 0..20 {
            let setup = Setup::for_seats(&rules.game, 4).unwrap_or_else(|e| panic!("{e:?}"));
            let mut table = Table::new(rules.clone(), setup, &[], Dealer::Seeded(Seed::from_number(seed)));
            let mut rng = Rng::new(seed);
            let (mut draws, mut since) = (0, 0);
            while table.outcome().is_none() && table.ply() < 900 {
                let person = Seat::nth(0);
                let next = table.next();
                let asked = |seat: &Seat| next.allows(Actor::Seat(*seat));
                let eager = Seat::all().skip(1).filter(asked);
                let eager =
                    eager.map(|seat| (table.bot_eagerness(seat, kind, Seats::EMPTY, &mut Rng::new(0)), seat));
                let best = eager.reduce(|best, next| if next.0 > best.0 { next } else { best });
                let waits = asked(&person) && matches!(next, Next::Any(_));
                let first = best.filter(|(eager, _)| !waits || *eager > EAGER);
                let (seat, who) = first.map_or((person, Kind::Random), |(_, seat)| (seat, kind));
                let choice = table.bot_choice(seat, who, &mut rng).expect("the seat is asked");
                let choice = table.rules().names.find(&choice).expect("a choice of the game");
                table.act(seat, None, choice).expect("it is legal");
                let now = table.line().iter().filter(|(actor, _)| *actor == Actor::Chance).count();
                since = if now > draws || who == Kind::Random { 0 } else { since + 1 };
                draws = now;
                assert!(since < MANY, "seed {seed}: the bots decide for ever\n{}", table.record());
            }
        }
    }
}

#[test]
fn bots_that_are_made_anew_for_every_decision_get_on() {
    for level in [Level::Pebble, Level::Boulder] {
        catalog::open("paleo", None, Evening(level)).unwrap_or_else(|e| panic!("{e}"));
    }
}
