//! The log: who, what, where, and what it brought.

use kernel::{Line, Text};
use stdx::Finite;

use crate::{
    Doggerland, Event,
    frame::Order,
    ids::{Good, Line as WallLine, Rival},
    scene::id,
    words,
};

/// The line of an event; nothing for those that another line already tells.
pub fn tell(game: &Doggerland, event: &Event) -> Option<Line> {
    let t = |key: &'static str| Text::new(key);
    let line = match *event {
        Event::ArrowSet(dir) => {
            Line::new(t("log-arrow-set").with("edge", words::direction(dir))).clause("DG-S14").about("arrow")
        }
        Event::CentreSet(dir) => {
            Line::new(t("log-centre-set").with("edge", words::direction(dir))).clause("DG-S02")
        }
        Event::FirstChosen(seat) => {
            Line::new(t("log-first").with("seat", seat)).clause("DG-S13").about("first-player")
        }
        Event::ObjectiveSet(o) => {
            Line::new(t("log-objective-set").with("objective", words::objective(game, o)))
                .clause("DG-S07")
                .about(id::objective(game, o))
        }
        Event::GoalSet(g) => Line::new(t("log-objective-set").with("objective", words::goal(game, g)))
            .clause("DG-U02")
            .about(id::goal(game, g)),
        Event::GoalDropped(g) => {
            Line::new(t("log-goal-dropped").with("objective", words::goal(game, g))).clause("DG-U02")
        }
        Event::TileLaid { tile, cell } => {
            let facts = game.tables.tile(tile);
            let tile = t("tile-at")
                .with("tile", words::shows(facts.shows, facts.value))
                .with("cell", words::cell(cell));
            Line::new(t("log-tile-laid").with("tile", tile)).clause("DG-T01").about(id::cell(cell))
        }
        Event::CraftShown(c) => Line::new(t("log-craft-shown").with("craft", words::craft(game, c)))
            .clause("DG-N08")
            .about(id::craft(game, c)),
        Event::FrescoTurned(f) => {
            let animals: Vec<Text> =
                WallLine::all().map(|l| words::animal(game.tables.frescoes[f][l.index()])).collect();
            Line::new(t("log-fresco-turned").with("animals", animals)).clause("DG-N07").about("wall")
        }
        Event::CardTurned(card) => {
            Line::new(t("log-card-turned").with("event", words::event(game, card).0)).clause("DG-U05")
        }
        Event::Gained { seat, good, n } => {
            Line::new(t("log-gained").with("seat", seat).with("goods", words::amount(good, n)))
        }
        Event::Paid { seat, good, n } => {
            Line::new(t("log-paid").with("seat", seat).with("goods", words::amount(good, n)))
        }
        // Many clauses can be its cause; the line beside it names the one.
        Event::Scarce { seat, n } => {
            Line::new(t("log-scarce").with("seat", seat).with("n", n)).about(id::scarcity(seat))
        }
        Event::RoundBegun(round) => {
            let key = if round % 2 == 0 { "log-round-cold" } else { "log-round-hot" };
            Line::new(t(key).with("n", round)).clause("DG-S01").about("marker")
        }
        Event::Programmed { seat, order } => {
            let text = t("log-programmed").with("seat", seat).with("order", words::order(game, &order));
            about_order(game, Line::new(text).clause("DG-P01"), &order)
        }
        Event::Passed(seat) => Line::new(t("log-passed").with("seat", seat)).clause("DG-P01"),
        Event::Resigned(seat) => Line::new(t("log-resigned").with("seat", seat)).clause("DG-U18"),
        Event::Resolved { seat, order } => {
            let text = t("log-resolved").with("seat", seat).with("order", words::order(game, &order));
            about_order(game, Line::new(text).clause("DG-R01"), &order)
        }
        Event::Skipped { seat, order } => {
            let text = t("log-skipped").with("seat", seat).with("order", words::order(game, &order));
            about_order(game, Line::new(text).clause("DG-R02"), &order)
        }
        Event::Built { seat, side, .. } => {
            Line::new(t("log-built").with("seat", seat).with("habitat", words::side(side)))
                .clause("DG-A02")
                .about(id::homes(seat))
        }
        Event::Crafted { seat, craft } => {
            Line::new(t("log-crafted").with("seat", seat).with("craft", words::craft(game, craft)))
                .clause("DG-B03")
                .about(id::craft(game, craft))
        }
        Event::Born { seat, n } => Line::new(t("log-born").with("seat", seat).with("n", n))
            .clause("DG-C02")
            .about(id::newborns(seat)),
        Event::Gathered { seat, cell } => {
            Line::new(t("log-gathered").with("seat", seat).with("cell", words::cell(cell)))
                .clause("DG-D04")
                .about(id::cell(cell))
        }
        Event::Exhausted { cell, fully } => {
            let key = if fully { "log-exhausted-fully" } else { "log-exhausted-half" };
            Line::new(t(key).with("cell", words::cell(cell))).clause("DG-D06").about(id::cell(cell))
        }
        Event::Hunted { seat, cell, animal } => Line::new(
            t("log-hunted")
                .with("seat", seat)
                .with("animal", words::the(animal))
                .with("cell", words::cell(cell)),
        )
        .clause("DG-E04")
        .about(id::cell(cell)),
        Event::Remembered { seat, animal } => {
            Line::new(t("log-remembered").with("seat", seat).with("animal", words::the(animal)))
                .clause("DG-E05")
                .about(id::memory(seat))
        }
        Event::Forgotten { seat, animal } => {
            Line::new(t("log-forgotten").with("seat", seat).with("animal", words::the(animal)))
                .clause("DG-E05")
                .about(id::memory(seat))
        }
        Event::Painted { seat, panel, cubes } => Line::new(
            t("log-painted").with("seat", seat).with("panel", words::panel(game, panel)).with("n", cubes),
        )
        .clause("DG-F03")
        .about(id::panel(game, panel)),
        Event::Improved { seat, ability, level } => Line::new(
            t("log-improved").with("seat", seat).with("ability", words::ability(ability)).with("n", level),
        )
        .clause("DG-G02")
        .about(id::ability(seat, ability)),
        Event::Made { seat, tools, .. } => {
            Line::new(t("log-made").with("seat", seat).with("n", tools)).clause("DG-G04")
        }
        Event::Offered { seat, good } => {
            Line::new(t("log-offered").with("seat", seat).with("goods", words::amount(good, 1)))
                .clause("DG-H12")
        }
        Event::TokenPlaced { seat, cell } => {
            Line::new(t("log-token-placed").with("seat", seat).with("cell", words::cell(cell)))
                .clause("DG-H05")
                .about(id::cell(cell))
        }
        Event::TokenReturned { seat, cell } => {
            Line::new(t("log-token-returned").with("seat", seat).with("cell", words::cell(cell)))
                .clause("DG-H05")
                .about(id::cell(cell))
        }
        Event::HutTaken(seat) => {
            Line::new(t("log-hut-taken").with("seat", seat)).clause("DG-H06").about("first-player")
        }
        Event::Traded { seat, given, got } => {
            let given: Vec<Text> = given.into_iter().map(words::ware).collect();
            Line::new(t("log-traded").with("seat", seat).with("given", given).with("got", words::good(got)))
                .clause("DG-H08")
        }
        Event::MegalithRaised { seat, rite, cell } => Line::new(
            t("log-megalith")
                .with("seat", seat)
                .with("rite", words::rite(rite))
                .with("cell", words::cell(cell)),
        )
        .clause("DG-H10")
        .about(id::cell(cell)),
        // The line of the action itself has told it.
        Event::RiteDone { .. } => return None,
        Event::Migrated { animal, from, to } => Line::new(
            t("log-migrated")
                .with("animal", words::animal(animal))
                .with("from", words::cell(from))
                .with("to", words::cell(to)),
        )
        .clause("DG-M01")
        .about(id::cell(from))
        .about(id::cell(to)),
        Event::ArrowTurned(dir) => Line::new(t("log-arrow-turned").with("edge", words::direction(dir)))
            .clause("DG-M06")
            .about("arrow"),
        Event::Fed { seat, eaten, hungry } => {
            let sum = |kind: usize| eaten.iter().map(|bowl| bowl[kind]).sum::<u8>();
            let key = if hungry > 0 { "log-hungry" } else { "log-fed" };
            let mut text = t(key)
                .with("seat", seat)
                .with("goods", words::goods([(Good::Fruit, sum(0)), (Good::Meat, sum(1))]));
            if hungry > 0 {
                text = text.with("n", hungry);
            }
            Line::new(text).clause("DG-N01").about(id::bowls(seat))
        }
        Event::Spoiled { seat, fruit, meat } => {
            let text = if fruit + meat > 0 {
                let lost = words::goods([(Good::Fruit, fruit), (Good::Meat, meat)]);
                t("log-spoiled").with("seat", seat).with("goods", lost)
            } else {
                t("log-aged").with("seat", seat)
            };
            Line::new(text).clause("DG-N02").about(id::bowls(seat))
        }
        Event::Housed { seat, housed, lost } => {
            let text = if lost > 0 {
                t("log-newborns-lost").with("seat", seat).with("housed", housed).with("n", lost)
            } else {
                t("log-housed").with("seat", seat).with("n", housed)
            };
            Line::new(text).clause("DG-N03").about(id::newborns(seat))
        }
        Event::ObjectiveReached { seat, objective, points } => Line::new(
            t("log-objective-reached")
                .with("seat", seat)
                .with("n", points)
                .with("objective", words::objective(game, objective)),
        )
        .clause("DG-N04")
        .about(id::objective(game, objective)),
        Event::Spawned { animal, cell } => {
            Line::new(t("log-spawned").with("animal", words::animal(animal)).with("cell", words::cell(cell)))
                .clause("DG-N06")
                .about(id::cell(cell))
        }
        Event::VillageMoved { seat, from, to } => Line::new(
            t("log-village-moved")
                .with("seat", seat)
                .with("from", words::cell(from))
                .with("to", words::cell(to)),
        )
        .clause("DG-N09")
        .about(id::village(seat)),
        Event::HutPassed(seat) => {
            Line::new(t("log-hut-passed").with("seat", seat)).clause("DG-N10").about("first-player")
        }
        Event::Ended(end) => Line::new(Text::new(format!("reason-{end}"))).clause("DG-N05"),
        Event::EventAccepted(card) => {
            let (event, text) = words::event(game, card);
            Line::new(t("log-event-accepted").with("event", event).with("text", text))
                .clause("DG-U05")
                .about("card")
        }
        Event::EventDeclined(card) => {
            Line::new(t("log-event-declined").with("event", words::event(game, card).0)).clause("DG-U05")
        }
        Event::RivalPlaced { rival, cell } => {
            Line::new(t("log-rival-placed").with("rival", rival_name(rival)).with("cell", words::cell(cell)))
                .clause("DG-U03")
                .about(id::rival(rival))
        }
        Event::RivalMoved { rival, from, to } => Line::new(
            t("log-rival-moved")
                .with("rival", rival_name(rival))
                .with("from", words::cell(from))
                .with("to", words::cell(to)),
        )
        .clause("DG-U11")
        .about(id::rival(rival)),
        Event::Taken { animal, cell } => {
            Line::new(t("log-taken").with("animal", words::the(animal)).with("cell", words::cell(cell)))
                .clause("DG-U12")
                .about("rivals-memory")
        }
        Event::RivalsForgot(animal) => Line::new(t("log-rivals-forgot").with("animal", words::the(animal)))
            .clause("DG-U13")
            .about("rivals-memory"),
        Event::RivalsPainted { panel, .. } => {
            Line::new(t("log-rivals-painted").with("panel", words::panel(game, panel)))
                .clause("DG-U06")
                .about(id::panel(game, panel))
        }
        Event::CraftDiscarded(craft) => {
            Line::new(t("log-craft-discarded").with("craft", words::craft(game, craft))).clause("DG-U05")
        }
        Event::CraftsShuffled => Line::new(t("log-crafts-shuffled")).clause("DG-U16"),
        Event::GoalMarked(g) => Line::new(t("log-goal-marked").with("objective", words::goal(game, g)))
            .clause("DG-U17")
            .about(id::goal(game, g)),
        Event::GoalLost(g) => Line::new(t("log-goal-lost").with("objective", words::goal(game, g)))
            .clause("DG-U17")
            .about(id::goal(game, g)),
        Event::GuestCame { seat, role } => {
            Line::new(t("log-guest-came").with("who", words::role(role)).with("seat", seat)).clause("DG-Z02")
        }
        Event::GuestLeft { seat, role } => {
            Line::new(t("log-guest-left").with("who", words::role(role)).with("seat", seat)).clause("DG-Z02")
        }
        Event::Burnt { seat, .. } => {
            Line::new(t("log-burnt").with("seat", seat)).clause("DG-Z25").about(id::homes(seat))
        }
        Event::CraftLost { seat, craft } => {
            Line::new(t("log-craft-lost").with("seat", seat).with("craft", words::craft(game, craft)))
                .clause("DG-Z26")
        }
        Event::Died(seat) => Line::new(t("log-died").with("seat", seat)).clause("DG-Z24"),
        Event::Departed { seat, n } => {
            Line::new(t("log-departed").with("seat", seat).with("n", n)).clause("DG-Z25")
        }
        Event::Joined(seat) => Line::new(t("log-joined").with("seat", seat)).clause("DG-Z14"),
    };
    Some(line)
}

pub fn rival_name(rival: Rival) -> Text {
    Text::new(format!("rival-{rival}"))
}

fn about_order(game: &Doggerland, line: Line, order: &Order) -> Line {
    match *order {
        Order::Build { .. } => line.about("site"),
        Order::Craft { craft, .. } => line.about(id::craft(game, craft)),
        Order::Expedition { cell, .. } => line.about(id::cell(cell)),
        Order::Rite(order) => line.about(id::rite(order.rite)),
        Order::Paint { .. } => line.about("wall"),
        Order::Birth { .. } | Order::Train { .. } => line,
    }
}
