//! The log line of each event, as its viewer sees it.
//!
//! A look is told without its face: what was seen is for the one who looked, while it is looked at (LD-E05).

use kernel::{Line, Seat, Text};

use super::{artefact_clause, card_clause, tribe_clause};
use crate::{
    event::Event,
    scene::{artefact, card, cell, id, tribe},
    state::Trigger,
};

pub fn tell(event: &Event) -> Option<Line> {
    let by = |key: &'static str, seat: Seat| Text::new(key).with("seat", seat);
    let line = match *event {
        Event::Began { seat } => Line::new(by("log-began", seat)).clause("LD-S07"),
        Event::Joined { seat, tribe: kind } => Line::new(by("log-joined", seat).with("tribe", tribe(kind)))
            .clause("LD-S01")
            .about(id::seat(seat)),
        Event::Laid { artefact: which } => Line::new(Text::new("log-laid").with("artefact", artefact(which)))
            .clause("LD-S04")
            .about(id::artefact(which)),
        Event::Settled { seat, slot } => Line::new(by("log-settled", seat).with("cell", cell(slot)))
            .about(slot.word())
            .about(id::pawn(seat)),
        Event::Looked { seat, slot, .. } => {
            Line::new(by("log-looked", seat).with("cell", cell(slot))).clause("LD-E01").about(slot.word())
        }
        Event::Announced { seat, n } => Line::new(by("log-announced", seat).with("n", n)).clause("LD-E02"),
        Event::Revealed { seat, slot, tile } => Line::new(
            by("log-revealed", seat)
                .with("cell", cell(slot))
                .with("tile", Text::new(format!("tile-{}", tile.word()))),
        )
        .clause("LD-E03")
        .about(slot.word()),
        Event::Shown { seat, slot, tile } => Line::new(
            by("log-shown", seat)
                .with("cell", cell(slot))
                .with("tile", Text::new(format!("tile-{}", tile.word()))),
        )
        .clause("LD-C04")
        .about(slot.word()),
        Event::Hidden { seat, slot } => {
            Line::new(by("log-hidden", seat).with("cell", cell(slot))).clause("LD-C17").about(slot.word())
        }
        Event::Swapped { seat, tiles: Some((a, b)), secret } => {
            Line::new(by("log-swapped", seat).with("a", cell(a)).with("b", cell(b)))
                .clause(if secret { "LD-Q34" } else { "LD-Q18" })
                .about(a.word())
                .about(b.word())
        }
        Event::Swapped { seat, tiles: None, .. } => {
            Line::new(by("log-swapped-secret", seat)).clause("LD-Q34").about("city")
        }
        Event::Covered { .. } | Event::Closed { .. } | Event::TurnEnded { .. } => return None,
        Event::Drawn { seat, card: None } => Line::new(by("log-drew", seat)).clause("LD-T01").about("deck"),
        Event::Drawn { seat, card: Some(kind) } => {
            Line::new(by("log-drew-card", seat).with("card", card(kind))).clause("LD-T01").about("deck")
        }
        Event::Reshuffled { artefacts: false } => {
            Line::new(Text::new("log-reshuffled")).clause("LD-T05").about("deck")
        }
        Event::Reshuffled { artefacts: true } => {
            Line::new(Text::new("log-reshuffled-artefacts")).clause("LD-T05").about("artefact-pile")
        }
        Event::Robbed { from, to, card: None } => {
            Line::new(by("log-robbed", to).with("from", from)).about(id::hand(from))
        }
        Event::Robbed { from, to, card: Some(kind) } => {
            Line::new(by("log-robbed-card", to).with("from", from).with("card", card(kind)))
                .about(id::hand(from))
        }
        Event::Spied { seat, on, .. } => {
            Line::new(by("log-spied", seat).with("on", on)).clause("LD-F06").about(id::hand(on))
        }
        Event::Named { seat, card: kind } => {
            Line::new(by("log-named", seat).with("card", card(kind))).clause("LD-T02").about(id::hand(seat))
        }
        Event::Withdrew { seat, card: kind } => Line::new(by("log-withdrew", seat).with("card", card(kind)))
            .clause("LD-Q35")
            .about(id::hand(seat)),
        Event::Played { seat, card: kind } => Line::new(by("log-played", seat).with("card", card(kind)))
            .clause(card_clause(kind))
            .about("discards"),
        Event::Reacted { seat, card: kind } => Line::new(by("log-reacted", seat).with("card", card(kind)))
            .clause(card_clause(kind))
            .about("discards"),
        Event::Intercepted { seat, card: kind } => {
            Line::new(by("log-intercepted", seat).with("card", card(kind))).clause("LD-C14")
        }
        Event::Discarded { seat, card: kind } => {
            Line::new(by("log-discarded", seat).with("card", card(kind))).about("discards")
        }
        Event::Used { seat, artefact: which } => {
            Line::new(by("log-used", seat).with("artefact", artefact(which)))
                .clause(artefact_clause(which))
                .about(id::artefact(which))
        }
        Event::Empowered { seat, tribe: kind } => {
            Line::new(by("log-empowered", seat).with("tribe", tribe(kind))).clause(tribe_clause(kind))
        }
        Event::Gained { seat, n } => Line::new(by("log-gained", seat).with("n", n)).about(id::seat(seat)),
        Event::Freed { seat, n } => Line::new(by("log-freed", seat).with("n", n)).clause("LD-F04"),
        Event::Took { seat, artefact: which } => {
            Line::new(by("log-took", seat).with("artefact", artefact(which)))
                .clause("LD-A01")
                .about(id::artefact(which))
        }
        Event::Lost { seat, artefact: which, to: Some(to) } => {
            Line::new(by("log-gave", seat).with("artefact", artefact(which)).with("to", to))
                .clause("LD-D02")
                .about(id::artefact(which))
        }
        Event::Lost { seat, artefact: which, to: None } => {
            Line::new(by("log-dropped", seat).with("artefact", artefact(which))).clause("LD-D03")
        }
        Event::Bet { seat, total, won } => {
            let key = match won {
                None => "log-bet",
                Some(true) => "log-bet-won",
                Some(false) => "log-bet-lost",
            };
            Line::new(by(key, seat).with("n", total.value())).clause("LD-C04")
        }
        Event::Swept { seat, line } => {
            let (is_row, n) = line.place();
            Line::new(by(if is_row { "log-swept-row" } else { "log-swept-column" }, seat).with("n", n))
                .clause("LD-C16")
        }
        Event::Hunted { seat, number, hit } => {
            Line::new(by("log-hunted", seat).with("number", number.value()).with("n", hit.len()))
                .clause("LD-C19")
        }
        Event::Hurt { seat, by: attacker } if seat == attacker => {
            Line::new(by("log-hurt-self", seat)).clause("LD-D03").about(id::pawn(seat))
        }
        Event::Hurt { seat, by: attacker } => {
            Line::new(by("log-hurt", seat).with("attacker", attacker)).clause("LD-D01").about(id::pawn(seat))
        }
        Event::Guessed { seat, number, right } => {
            let key = if right { "log-guessed-right" } else { "log-guessed-wrong" };
            Line::new(by(key, seat).with("number", number.value())).clause("LD-G02").about("city")
        }
        Event::TurnBegan { seat } => Line::new(by("log-turn", seat)).clause("LD-T01").about(id::seat(seat)),
        Event::Alarm { seat, trigger } => {
            let key = match trigger {
                Trigger::Treasure => "log-alarm-treasure",
                Trigger::Failed => "log-alarm-failed",
                Trigger::Tiles => "log-alarm-tiles",
                Trigger::Rounds => "log-alarm-rounds",
            };
            Line::new(by(key, seat)).clause(if trigger == Trigger::Rounds { "LD-Q24" } else { "LD-X01" })
        }
        Event::Darkness => Line::new(Text::new("log-darkness")).clause("LD-X03").about("city"),
        Event::Led { seat } => Line::new(by("log-led", seat)).clause("LD-R20"),
        Event::EscapeTurn { seat, needs } => {
            Line::new(by("log-escape-turn", seat).with("number", needs.value())).clause("LD-X04")
        }
        Event::Turned { seat, slot, tile, right } => {
            let key = if right { "log-turned-right" } else { "log-turned-wrong" };
            Line::new(
                by(key, seat)
                    .with("cell", cell(slot))
                    .with("tile", Text::new(format!("tile-{}", tile.word()))),
            )
            .clause("LD-X04")
            .about(slot.word())
        }
        Event::Stopped { seat } => Line::new(by("log-stopped", seat)).clause("LD-Q15"),
        Event::Escaped { seat, cards } => {
            Line::new(by("log-escaped", seat).with("n", cards)).clause("LD-X07").about(id::pawn(seat))
        }
        Event::Caught { seat } => Line::new(by("log-caught", seat)).clause("LD-X08").about(id::seat(seat)),
    };
    Some(line)
}
