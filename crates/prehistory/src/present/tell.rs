//! The log: who, what, where, and what it brought.

use kernel::{Finite, Line, Seat, Text};

use crate::{Event, Prehistory, ids::Wheel, notation::label, scene::cell_id, state::Token, words};

pub(super) fn tell(game: &Prehistory, event: &Event) -> Option<Line> {
    let by = |key: &'static str, seat: Seat| Text::new(key).with("seat", seat);
    let n = |seat: Seat| seat.index() + 1;
    Some(match *event {
        Event::PriceLaid { wheel, tile } => {
            let name = label(&game.labels.prices, tile);
            let about = format!("price-{name}");
            match wheel {
                None => Line::new(Text::new("log-center").with("name", name)).clause("PH-W04").about(about),
                Some(wheel) => {
                    let text = Text::new("log-price").with("name", name).with("wheel", words::wheel(wheel));
                    Line::new(text).clause("PH-S02").about(about)
                }
            }
        }
        Event::PileShown { tile } => {
            let name = label(&game.labels.prices, tile);
            Line::new(Text::new("log-pile").with("name", name)).clause("PH-W04").about("price-pile")
        }
        Event::TileLaid { slot, tile, .. } => {
            let text =
                Text::new("log-tile").with("name", label(&game.labels.tiles, tile)).with("slot", slot + 1);
            Line::new(text).clause("PH-S05").about("land")
        }
        Event::TokenLaid { cell, token } => {
            let what = match token {
                Token::Food(food) => words::food(game, food),
                Token::Fish(fish) => words::fish(game, fish),
                Token::Beast(beast) => words::beast(game, beast),
                Token::Stone => return None,
            };
            let text = Text::new("log-token").with("what", what).with("cell", words::cell(cell));
            Line::new(text).clause("PH-S05").about(cell_id(cell))
        }
        Event::FoodShown { slot, food } => {
            shown(words::food(game, food), "PH-W02", format!("gathering-{}", slot.index() + 1))
        }
        Event::FishShown { slot, fish } => {
            shown(words::fish(game, fish), "PH-W02", format!("fish-{}", slot.index() + 1))
        }
        Event::PreyShown { row, prey } => {
            shown(words::prey(game, prey), "PH-W03", format!("hunting-{}", row.index() + 1))
        }
        Event::RiteShown { row, rite } => {
            shown(words::rite(game, rite), "PH-W03", format!("ceremony-{}", row.index() + 1))
        }
        Event::RowsCleared => Line::new(Text::new("log-rows-cleared")).clause("PH-W03").about("hunting"),
        Event::Reshuffled { action } => {
            Line::new(Text::new("log-reshuffled").with("action", words::action(action))).clause("PH-W03")
        }
        Event::Ranked { rank, seat } => {
            Line::new(by("log-ranked", seat).with("place", rank + 1)).clause("PH-W01").about("order")
        }
        Event::WeatherDealt { seat, tile } => {
            Line::new(by("log-weather-dealt", seat).with("name", label(&game.labels.weathers, tile)))
                .clause("PH-S06")
                .about(format!("weather-{}", n(seat)))
        }
        Event::Oriented { seat, .. } => {
            Line::new(by("log-oriented", seat)).clause("PH-S06").about(format!("weather-{}", n(seat)))
        }
        Event::Arranged { seat, .. } => Line::new(by("log-arranged", seat)).clause("PH-S06").about("fire"),
        Event::YearBegan { year } => Line::new(Text::new("log-year").with("year", year)).clause("PH-S01"),
        Event::SpringBegan => Line::new(Text::new("log-spring")).clause("PH-P02"),
        Event::SummerBegan => Line::new(Text::new("log-summer")).clause("PH-U01"),
        Event::AutumnBegan => Line::new(Text::new("log-autumn")).clause("PH-M01"),
        Event::LastBegan => Line::new(Text::new("log-last")).clause("PH-X01"),
        Event::TopFilled { action, color } => {
            let text =
                Text::new("log-top").with("action", words::action(action)).with("color", words::color(color));
            Line::new(text).clause("PH-W04").about(format!("top-{action}"))
        }
        Event::WeatherTurned { paid: false, .. } | Event::Raised | Event::PaidDev { .. } => return None,
        Event::WeatherTurned { seat, paid: true } => {
            Line::new(by("log-weather-turned", seat)).clause("PH-V01").about(format!("weather-{}", n(seat)))
        }
        Event::Harvested { seat } => {
            Line::new(by("log-harvested", seat)).clause("PH-P02").about(format!("weather-{}", n(seat)))
        }
        Event::Gained { seat, gain } => {
            Line::new(by("log-gained", seat).with("gain", words::gain_list(&gain)))
                .about(format!("seat-{}", n(seat)))
        }
        Event::PaidResource { seat, color } => {
            Line::new(by("log-paid", seat).with("color", words::color(color))).clause("PH-C01")
        }
        Event::PaidMarkers { seat, color, n } => {
            let text = by("log-paid-markers", seat).with("n", n).with("color", words::color(color));
            Line::new(text).clause("PH-U03")
        }
        Event::Painted { seat, section } => {
            Line::new(by("log-painted", seat).with("section", words::section(section)))
                .clause("PH-A04")
                .about(format!("section-{}-{section}", n(seat)))
        }
        Event::Gathered { seat, food } => {
            Line::new(by("log-gathered", seat).with("tile", words::food(game, food)))
                .clause("PH-B03")
                .about(format!("food-{}", label(&game.labels.foods, food)))
        }
        Event::Held { seat, rite } => Line::new(by("log-held", seat).with("card", words::rite(game, rite)))
            .clause("PH-D02")
            .about(format!("ceremony-card-{}", label(&game.labels.rites, rite))),
        Event::Celebrated { seat } => Line::new(by("log-celebrated", seat)).clause("PH-Q05").about("fire"),
        Event::Caught { seat, fish } => {
            Line::new(by("log-caught", seat).with("fish", words::fish(game, fish)))
                .clause("PH-E03")
                .about(format!("fish-tile-{}", label(&game.labels.fish, fish)))
        }
        Event::Hunted { seat, prey } => {
            Line::new(by("log-hunted", seat).with("card", words::prey(game, prey)))
                .clause(if game.preys[prey].footprint { "PH-F02" } else { "PH-F01" })
                .about(format!("hunting-card-{}", label(&game.labels.preys, prey)))
        }
        Event::FoundBeast { seat, beast } => {
            Line::new(by("log-found", seat).with("animal", words::beast(game, beast)))
                .clause("PH-M03")
                .about(format!("animal-{}", label(&game.labels.beasts, beast)))
        }
        Event::TookStone { seat, .. } => {
            Line::new(by("log-megalith", seat)).clause("PH-M03").about(format!("megaliths-{}", n(seat)))
        }
        Event::Migrated { seat, to, member } => Line::new(
            by("log-migrated", seat).with("cell", words::cell(to)),
        )
        .clause("PH-G03")
        .about(format!("member-{}-{}", n(seat), member.index() + 1)),
        Event::Danced { seat, from, to } => {
            let text = if from == to {
                by("log-stayed", seat).with("position", to.index())
            } else {
                by("log-danced", seat).with("from", from.index()).with("to", to.index())
            };
            Line::new(text).clause("PH-D01").about(format!("fire-{}", to.index()))
        }
        Event::Stepped { seat, place } => Line::new(by("log-stepped", seat).with("place", place + 1))
            .clause("PH-D05")
            .about("ceremony-track"),
        Event::FishingMoved { seat, to } => {
            Line::new(by("log-fishing", seat).with("to", to)).clause("PH-E03").about("fishing-track")
        }
        Event::Footed { seat, action, color } => {
            let text = by("log-footed", seat)
                .with("color", words::color(color))
                .with("action", words::action(action));
            Line::new(text).clause("PH-P04").about(format!("foot-{action}"))
        }
        Event::PillarTaken { seat, action } => {
            Line::new(by("log-pillar", seat).with("action", words::action(action)))
                .clause("PH-U02")
                .about(format!("pillar-{action}"))
        }
        Event::FishingPaid { seat, points, dev } => {
            Line::new(by("log-fishing-paid", seat).with("points", points).with("dev", dev))
                .clause("PH-U04")
                .about("fishing-track")
        }
        Event::Marched { seat, color, steps, marker } => {
            let key = if marker { "log-rushed" } else { "log-marched" };
            Line::new(by(key, seat).with("color", words::color(color)).with("steps", steps)).clause("PH-M01")
        }
        Event::Strode { seat } => Line::new(by("log-strode", seat)).clause("PH-V01"),
        Event::Walked { seat, member, from, to, steps } => {
            let text = by("log-walked", seat)
                .with("from", words::cell(from))
                .with("to", words::cell(to))
                .with("steps", steps);
            Line::new(text)
                .clause("PH-M02")
                .about(format!("member-{}-{}", n(seat), member.index() + 1))
                .about(cell_id(to))
        }
        Event::Built { seat, camp, cell } => {
            let text =
                by("log-built", seat).with("camp", words::camp(game, camp)).with("cell", words::cell(cell));
            Line::new(text).clause("PH-M04").about(cell_id(cell))
        }
        Event::Settled { seat, member } => Line::new(by("log-settled", seat))
            .clause("PH-M04")
            .about(format!("member-{}-{}", n(seat), member.index() + 1)),
        Event::Joined { seat, member } => Line::new(by("log-joined", seat)).clause("PH-M04").about(format!(
            "member-{}-{}",
            n(seat),
            member.index() + 1
        )),
        Event::Turned { seat, wheel, way } => {
            let text = by("log-turned", seat).with("wheel", words::wheel(wheel)).with("way", words::way(way));
            let clause = if wheel == Wheel::River { "PH-Q07" } else { "PH-V01" };
            Line::new(text).clause(clause).about(format!("dial-{wheel}"))
        }
        Event::Bought { seat, color, marker } => {
            let key = if marker { "log-bought-marker" } else { "log-bought-resource" };
            Line::new(by(key, seat).with("color", words::color(color))).clause("PH-V01")
        }
        Event::Sold { seat, color, marker } => {
            let key = if marker { "log-sold-marker" } else { "log-sold-resource" };
            Line::new(by(key, seat).with("color", words::color(color))).clause("PH-V01")
        }
        Event::Passed { seat } => Line::new(by("log-passed", seat)),
        Event::Ended => Line::new(Text::new("log-ended")).clause("PH-X02"),
    })
}

fn shown(what: Text, clause: &'static str, about: String) -> Line {
    Line::new(Text::new("log-shown").with("what", what)).clause(clause).about(about)
}
