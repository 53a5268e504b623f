//! The log: who, what, and what it brought.

use kernel::{Line, Text};
use stdx::Finite;

use crate::{
    Paleo,
    event::Event,
    flow::End,
    ids::{Card, Group, Tool},
    scene::{card_piece, group_place},
    words,
};

pub(super) fn tell(game: &Paleo, event: &Event) -> Option<Line> {
    let say = |clause: &'static str, key: &'static str| Line::new(Text::new(key)).clause(clause);
    let by = |clause: &'static str, key: &'static str, group: Group| {
        Line::new(Text::new(key).with("group", words::group(group))).clause(clause).about(group_place(group))
    };
    let card = |mut line: Line, card: Card| {
        line.text = line.text.with("card", game.title(card));
        line.about(card_piece(game, card))
    };
    let tool = |mut line: Line, tool: Tool| {
        line.text = line.text.with("what", game.tool_text(tool));
        line
    };
    let number = |mut line: Line, n: u8| {
        line.text = line.text.with("n", n);
        line
    };
    Some(match *event {
        Event::Dawned(n) => number(say("PA-N04", "say-dawn"), n),
        Event::Dealt(..) | Event::Picked(..) | Event::Rested(_) | Event::Discarded(_) => return None,
        Event::Slept(g) => by("PA-D02", "say-slept", g),
        Event::Revealed(g, c) => card(by("PA-D01", "say-revealed", g), c),
        Event::Placed(g, c) => card(by("PA-A09", "say-placed", g), c),
        Event::Joined(g, c) => card(by("PA-C04", "say-joined", g), c),
        Event::Offered(g, to, _) => {
            let mut line = by("PA-H01", "say-offered", g);
            line.text = line.text.with("to", words::group(to));
            line
        }
        Event::Began(g, c, o) => {
            let mut line = card(by("PA-D03", "say-began", g), c);
            line.text = line.text.with("deed", game.deed_text(c, o));
            line
        }
        Event::Withdrew(g, c) => card(by("PA-H01", "say-withdrew", g), c),
        Event::Helping(g, to) | Event::Helped(g, to) | Event::Declined(g, to) => {
            let key = match event {
                Event::Helped(..) => "say-helped",
                Event::Declined(..) => "say-declined",
                _ => "say-helping",
            };
            let mut line = by("PA-H01", key, g);
            line.text = line.text.with("to", words::group(to));
            line
        }
        Event::Pledged(g, t) => tool(by("PA-H01", "say-pledged", g), t),
        Event::Yielded(g, c) => card(by("PA-A07", "say-yielded", g), c),
        Event::Went(g, c, o) => {
            let mut line = card(by("PA-D04", "say-went", g), c);
            line.text = line.text.with("deed", game.deed_text(c, o));
            line
        }
        Event::Rolled(face) => {
            let (skill, n) = game.pack.faces[face.index()];
            let mut line = number(say("PA-E01", "say-rolled"), n);
            line.text = line.text.with("skill", words::skill(skill));
            line
        }
        Event::Missed(g, c) => card(by("PA-E01", "say-missed", g), c),
        Event::Ignored(g, c) => card(by("PA-D04", "say-ignored", g), c),
        Event::Warded(g, c) => card(by("PA-C09", "say-warded", g), c),
        Event::Spent(g, t) => tool(by("PA-A02", "say-spent", g), t),
        Event::Used(g, t) => tool(by("PA-C08", "say-used", g), t),
        Event::Paid(r, n) | Event::Lost(r, n) | Event::Gained(r, n) => {
            let (clause, key) = match event {
                Event::Paid(..) => ("PA-A02", "say-paid"),
                Event::Lost(..) => ("PA-A13", "say-lost"),
                _ => ("PA-A04", "say-gained"),
            };
            let mut line = number(say(clause, key), n);
            line.text = line.text.with("what", words::resource(r));
            line.about(format!("store-{r}"))
        }
        Event::LostTool(g, t) => tool(by("PA-A13", "say-lost-tool", g), t),
        Event::Received(g, t) => tool(by("PA-A04", "say-received", g), t),
        Event::Stowed(c) => card(say("PA-A10", "say-stowed"), c),
        Event::Hid(g, back) => {
            let mut line = by("PA-A02", "say-hid", g);
            line.text = line.text.with("back", game.back_text(back));
            line
        }
        Event::Destroyed(c) => card(say("PA-A05", "say-destroyed"), c),
        Event::Shielded(g, t) => tool(by("PA-W04", "say-shielded", g), t),
        Event::Wounded(g, c, n) => number(card(by("PA-W02", "say-wounded", g), c), n),
        Event::Died(g, c) => card(by("PA-W02", "say-died", g), c),
        Event::Healed(g, c) => card(by("PA-W04", "say-healed", g), c),
        Event::Skull(n) => number(say("PA-C07", "say-skull"), n),
        Event::SkullRemoved(n) => number(say("PA-C07", "say-skull-removed"), n),
        Event::Painted(n) => number(say("PA-C07", "say-painted"), n),
        Event::Dreamed(g) => by("PA-C03", "say-dreamed", g),
        Event::Inspired(c) => card(say("PA-C02", "say-inspired"), c),
        Event::Scrapped(c) => card(say("PA-C02", "say-scrapped"), c),
        Event::Found(g, c) => card(by("PA-C06", "say-found", g), c),
        Event::Cured(g) => by("PA-C09", "say-cured", g),
        Event::GuardWounded(n) => number(say("PA-MI", "say-guard-wounded"), n),
        Event::GuardFell(c) => card(say("PA-MI", "say-guard-fell"), c),
        Event::GuardHealed(n) => number(say("PA-MI", "say-guard-healed"), n),
        Event::Eased(n) => number(say("PA-MJ", "say-eased"), n),
        Event::Enraged => say("PA-MJ", "say-enraged"),
        Event::Nightfall => say("PA-D05", "say-night"),
        Event::Fed { people, unfed } => {
            let mut line = say("PA-N01", if unfed > 0 { "say-hungry" } else { "say-fed" });
            line.text = line.text.with("people", people).with("unfed", unfed);
            line
        }
        Event::Ended(end) => say(
            "PA-S06",
            match end {
                End::Painted => "say-won-painting",
                End::Beast => "say-won-beast",
                End::Skulls => "say-lost-skulls",
                End::Emptied => "say-lost-empty",
            },
        ),
    })
}
