//! Frames as plain data: one flat table each, with only the fields that its kind needs.

use serde::{Deserialize, Serialize};
use stdx::{Finite, Pile};

use super::draft::Finder;
use crate::{
    Paleo,
    effect::Stuff,
    flow::{Commit, Deed, End, Frame, NIGHT_MAX, NightStep, Round, Stage, Via, commits},
    ids::{Card, Group, Groups, Nth, Opt, Resource, Tool},
};

fn is_default<T: Default + PartialEq>(t: &T) -> bool {
    *t == T::default()
}

/// One frame. Groups and options are numbered from one; zero or an empty word is none.
#[derive(Serialize, Deserialize, Clone, PartialEq, Debug, Default)]
#[serde(deny_unknown_fields, default)]
pub struct FrameDraft {
    pub kind: String,
    #[serde(skip_serializing_if = "is_default")]
    pub word: String,
    #[serde(skip_serializing_if = "is_default")]
    pub group: usize,
    #[serde(skip_serializing_if = "is_default")]
    pub card: String,
    #[serde(skip_serializing_if = "is_default")]
    pub option: usize,
    #[serde(skip_serializing_if = "is_default")]
    pub via: String,
    #[serde(skip_serializing_if = "is_default")]
    pub stage: String,
    #[serde(skip_serializing_if = "is_default")]
    pub left: u8,
    #[serde(skip_serializing_if = "is_default")]
    pub dice: u8,
    #[serde(skip_serializing_if = "is_default")]
    pub pc: u8,
    #[serde(skip_serializing_if = "is_default")]
    pub flag: bool,
    #[serde(skip_serializing_if = "is_default")]
    pub from: String,
    #[serde(skip_serializing_if = "is_default")]
    pub helpers: Vec<usize>,
    #[serde(skip_serializing_if = "is_default")]
    pub groups: Vec<usize>,
    #[serde(skip_serializing_if = "is_default")]
    pub done: Vec<usize>,
    #[serde(skip_serializing_if = "is_default")]
    pub picks: Vec<usize>,
    #[serde(skip_serializing_if = "is_default")]
    pub backs: Vec<String>,
    #[serde(skip_serializing_if = "is_default")]
    pub offers: Vec<Vec<usize>>,
    #[serde(skip_serializing_if = "is_default")]
    pub allies: Vec<Vec<usize>>,
    #[serde(skip_serializing_if = "is_default")]
    pub declined: Vec<usize>,
    #[serde(skip_serializing_if = "is_default")]
    pub rolled: Vec<u8>,
    #[serde(skip_serializing_if = "is_default")]
    pub promises: Vec<String>,
    #[serde(skip_serializing_if = "is_default")]
    pub cards: Vec<String>,
}

fn nums(groups: Groups) -> Vec<usize> {
    groups.iter().map(|g| g.index() + 1).collect()
}

fn base(kind: &str) -> FrameDraft {
    FrameDraft { kind: kind.into(), ..FrameDraft::default() }
}

fn led(kind: &str, group: Group, left: u8) -> FrameDraft {
    FrameDraft { group: group.index() + 1, left, ..base(kind) }
}

fn with(kind: &str, group: Group, helpers: Groups, left: u8) -> FrameDraft {
    FrameDraft { helpers: nums(helpers), ..led(kind, group, left) }
}

pub(super) fn of(game: &Paleo, frame: Frame) -> FrameDraft {
    let id = |card: Card| game.card_id(card);
    match frame {
        Frame::Over(end) => FrameDraft { word: end.word().into(), ..base("over") },
        Frame::Game { round } => FrameDraft { word: round.word().into(), ..base("game") },
        Frame::Recruit { group, left } => led("recruit", group, left),
        Frame::Deal { next } => led("deal", next, 0),
        Frame::Day => base("day"),
        Frame::Scout { todo, picks } => FrameDraft {
            groups: nums(todo),
            picks: picks.iter().map(|p| p.map_or(0, |p| p.index() + 1)).collect(),
            ..base("scout")
        },
        Frame::Reveal { backs, awake } => FrameDraft {
            groups: nums(awake),
            backs: backs.iter().map(|b| b.map_or_else(String::new, |b| game.back_id(b))).collect(),
            ..base("reveal")
        },
        Frame::Floor { awake, done, fought, offers, allies } => FrameDraft {
            allies: if allies == [0; 4] {
                Vec::new()
            } else {
                allies.iter().map(|mask| nums(Groups::from_words([u64::from(*mask)]))).collect()
            },
            groups: nums(awake),
            done: nums(done),
            flag: fought,
            offers: offers
                .iter()
                .map(|o| o.map_or_else(Vec::new, |(g, o)| vec![g.index() + 1, o.index() + 1]))
                .collect(),
            ..base("floor")
        },
        Frame::Choose { group, card, helpers, via, failed } => FrameDraft {
            card: id(card),
            via: via.word().into(),
            flag: failed,
            ..with("choose", group, helpers, 0)
        },
        Frame::Deed(deed) => FrameDraft {
            card: id(deed.card),
            option: deed.opt.index() + 1,
            via: deed.via.word().into(),
            stage: deed.stage.word().into(),
            flag: deed.chosen,
            word: if deed.fallen { "fallen".into() } else { String::new() },
            left: u8::from(deed.composed),
            declined: nums(deed.declined),
            rolled: deed.rolled.to_vec(),
            dice: deed.dice,
            pc: deed.pc,
            promises: commits(&deed)
                .map(|commit| match commit {
                    Commit::Use(g, t) => format!("use {} {}", g.index() + 1, game.tool_id(t)),
                    Commit::Pledge(g, t) => format!("pledge {} {}", g.index() + 1, game.tool_id(t)),
                    Commit::Yield(g) => format!("yield {}", g.index() + 1),
                })
                .collect(),
            ..with("deed", deed.group, deed.helpers, 0)
        },
        Frame::Hurt { group, helpers, left, spread } => {
            FrameDraft { flag: spread, ..with("hurt", group, helpers, left) }
        }
        Frame::HurtEach { todo, wounds } => {
            FrameDraft { groups: nums(todo), left: wounds, ..base("hurt-each") }
        }
        Frame::Heal { group, among, left, from } => FrameDraft {
            groups: nums(among),
            from: from.map_or_else(String::new, id),
            ..led("heal", group, left)
        },
        Frame::Gain { stuff, left, group, helpers, made, from } => FrameDraft {
            word: match stuff {
                Stuff::Resource(r) => r.word().into(),
                Stuff::Tool(t) => game.tool_id(t),
            },
            flag: made,
            option: from.index() + 1,
            ..with("gain", group, helpers, left)
        },
        Frame::Grant { person, left, group, helpers } => {
            FrameDraft { flag: person, ..with("grant", group, helpers, left) }
        }
        Frame::Idea { group, left } => led("idea", group, left),
        Frame::Room { group, card } => FrameDraft { card: id(card), ..led("room", group, 0) },
        Frame::Make { group, helpers, left } => with("make", group, helpers, left),
        Frame::Spend { group, left, from, lost } => {
            FrameDraft { from: from.word().into(), flag: lost, ..led("spend", group, left) }
        }
        Frame::Forfeit { group, helpers, left } => with("forfeit", group, helpers, left),
        Frame::Part { group, helpers, left } => with("part", group, helpers, left),
        Frame::Night { step, todo } => {
            FrameDraft { word: step.word().into(), cards: todo.iter().map(id).collect(), ..base("night") }
        }
    }
}

/// The frame of a draft; faults are gathered.
pub(super) fn adopt(find: &mut Finder<'_>, at: &str, draft: &FrameDraft) -> Option<Frame> {
    let known = find.faults.len();
    let frame = read(find, at, draft);
    if frame.is_none() && find.faults.len() == known {
        find.fault(at, format!("this is no complete frame of kind '{}'", draft.kind));
    }
    frame
}

fn group(n: usize) -> Option<Group> {
    n.checked_sub(1).and_then(Group::get)
}

fn groups(list: &[usize]) -> Option<Groups> {
    list.iter().map(|n| group(*n)).collect::<Option<Vec<Group>>>().map(|v| v.into_iter().collect())
}

/// More of anything is never left to be done.
const LEFT_MAX: u8 = 20;

fn read(find: &mut Finder<'_>, at: &str, d: &FrameDraft) -> Option<Frame> {
    if d.left > LEFT_MAX {
        find.fault(at, format!("at most {LEFT_MAX} can be left"));
        return None;
    }
    let left = d.left;
    Some(match d.kind.as_str() {
        "over" => Frame::Over(End::from_word(&d.word)?),
        "game" => Frame::Game { round: Round::from_word(&d.word)? },
        "recruit" => Frame::Recruit { group: group(d.group)?, left },
        "deal" => Frame::Deal { next: group(d.group)? },
        "day" => Frame::Day,
        "scout" => {
            let mut picks = [None; 4];
            for (slot, n) in picks.iter_mut().zip(&d.picks) {
                *slot = match n {
                    0 => None,
                    n => Some(Nth::get(n - 1)?),
                };
            }
            Frame::Scout { todo: groups(&d.groups)?, picks }
        }
        "reveal" => {
            let mut backs = [None; 4];
            for (slot, word) in backs.iter_mut().zip(&d.backs) {
                *slot = if word.is_empty() { None } else { Some(find.back(at, word)?) };
            }
            Frame::Reveal { backs, awake: groups(&d.groups)? }
        }
        "floor" => {
            let mut offers = [None; 4];
            for (slot, offer) in offers.iter_mut().zip(&d.offers) {
                *slot = match offer[..] {
                    [] => None,
                    [to, opt] => Some((group(to)?, Opt::get(opt.checked_sub(1)?)?)),
                    _ => return None,
                };
            }
            let mut allies = [0; 4];
            for (slot, list) in allies.iter_mut().zip(&d.allies) {
                *slot = groups(list)?.words()[0] as u8;
            }
            let (awake, done) = (groups(&d.groups)?, groups(&d.done)?);
            Frame::Floor { awake, done, fought: d.flag, offers, allies }
        }
        "choose" => Frame::Choose {
            group: group(d.group)?,
            card: find.card(at, &d.card)?,
            helpers: groups(&d.helpers)?,
            via: Via::from_word(&d.via)?,
            failed: d.flag,
        },
        "deed" => Frame::Deed(deed(find, at, d)?),
        "hurt" => Frame::Hurt { group: group(d.group)?, helpers: groups(&d.helpers)?, left, spread: d.flag },
        "hurt-each" => Frame::HurtEach { todo: groups(&d.groups)?, wounds: left },
        "heal" => {
            let from = if d.from.is_empty() { None } else { Some(find.card(at, &d.from)?) };
            Frame::Heal { group: group(d.group)?, among: groups(&d.groups)?, left, from }
        }
        "gain" => Frame::Gain {
            stuff: match Resource::from_word(&d.word) {
                Some(resource) => Stuff::Resource(resource),
                None => Stuff::Tool(find.tool(at, &d.word)?),
            },
            left,
            group: group(d.group)?,
            helpers: groups(&d.helpers)?,
            made: d.flag,
            from: group(d.option)?,
        },
        "grant" => {
            Frame::Grant { person: d.flag, left, group: group(d.group)?, helpers: groups(&d.helpers)? }
        }
        "idea" => Frame::Idea { group: group(d.group)?, left },
        "room" => Frame::Room { group: group(d.group)?, card: find.card(at, &d.card)? },
        "make" => Frame::Make { group: group(d.group)?, helpers: groups(&d.helpers)?, left },
        "spend" => {
            Frame::Spend { group: group(d.group)?, left, from: Resource::from_word(&d.from)?, lost: d.flag }
        }
        "forfeit" => Frame::Forfeit { group: group(d.group)?, helpers: groups(&d.helpers)?, left },
        "part" => Frame::Part { group: group(d.group)?, helpers: groups(&d.helpers)?, left },
        "night" => {
            if d.cards.len() > NIGHT_MAX {
                return None;
            }
            let mut todo = Pile::EMPTY;
            for id in &d.cards {
                todo.push(find.card(at, id)?);
            }
            Frame::Night { step: NightStep::from_word(&d.word)?, todo }
        }
        _ => return None,
    })
}

fn deed(find: &mut Finder<'_>, at: &str, d: &FrameDraft) -> Option<Deed> {
    let opt = Opt::get(d.option.checked_sub(1)?)?;
    let card = find.card(at, &d.card)?;
    let mut deed = Deed::new(Via::from_word(&d.via)?, group(d.group)?, card, opt, groups(&d.helpers)?);
    deed.stage = Stage::from_word(&d.stage)?;
    deed.chosen = d.flag;
    deed.fallen = match d.word.as_str() {
        "" => false,
        "fallen" => true,
        _ => return None,
    };
    deed.composed = d.left > 0;
    deed.declined = groups(&d.declined)?;
    deed.dice = d.dice;
    deed.pc = d.pc;
    for (slot, n) in deed.rolled.iter_mut().zip(&d.rolled) {
        if *n > LEFT_MAX {
            find.fault(at, format!("dice add at most {LEFT_MAX}"));
            return None;
        }
        *slot = *n;
    }
    if d.promises.len() > deed.commits.len() {
        return None;
    }
    for (slot, text) in deed.commits.iter_mut().zip(&d.promises) {
        let words: Vec<&str> = text.split_whitespace().collect();
        let tool = |find: &mut Finder<'_>, word: &str| -> Option<Tool> { find.tool(at, word) };
        let commit = match words[..] {
            ["use", g, t] => Commit::Use(group(g.parse().ok()?)?, tool(find, t)?),
            ["pledge", g, t] => Commit::Pledge(group(g.parse().ok()?)?, tool(find, t)?),
            ["yield", g] => Commit::Yield(group(g.parse().ok()?)?),
            _ => return None,
        };
        *slot = commit.byte();
    }
    Some(deed)
}
