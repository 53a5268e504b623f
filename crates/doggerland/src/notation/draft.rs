//! A position as plain data. What follows from the rest is left out: piles, supplies, who is at home.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use stdx::Finite;

use super::words;
use crate::{
    Doggerland,
    frame::{Frame, Order, Party, RiteOrder, Task},
    ids::{Ability, Animal, Good, Line, Objective, Rite, Rival, Role, Spot},
    land::Area,
    state::{Clan, State, Wall},
};

/// A position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Draft {
    pub mode: String,
    pub round: u8,
    pub first: String,
    #[serde(default)]
    pub hut_taken: bool,
    pub arrow: String,
    pub centre: String,
    /// By cell the tile that lies there.
    pub tiles: BTreeMap<String, String>,
    #[serde(default)]
    pub half: Vec<String>,
    #[serde(default)]
    pub spent: Vec<String>,
    /// By cell the animal that stands there.
    #[serde(default)]
    pub animals: BTreeMap<String, String>,
    #[serde(default)]
    pub market: Vec<String>,
    #[serde(default)]
    pub craft_discards: Vec<String>,
    /// The fresco tiles in the order in which they were turned up.
    #[serde(default)]
    pub frescoes: Vec<FrescoDraft>,
    #[serde(default)]
    pub objectives: Vec<String>,
    /// Clan by clan, seat by seat.
    pub clans: Vec<ClanDraft>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub solo: Option<SoloDraft>,
    /// What is still to be done, innermost last.
    pub frames: Vec<FrameDraft>,
}

/// A fresco tile with what is painted on it: `free`, `seat1`, `seat1 twice`, `rivals`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FrescoDraft {
    pub id: String,
    pub top: String,
    pub middle: String,
    pub bottom: String,
}

#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct StoresDraft {
    pub wood: u8,
    pub stone: u8,
    pub fur: u8,
    pub bone: u8,
    pub tool: u8,
}

#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct BowlDraft {
    pub fruit: u8,
    pub meat: u8,
}

/// Levels from one to three.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LevelsDraft {
    pub range: u8,
    pub transport: u8,
    pub tools: u8,
}

/// The token of a long journey and the round at whose end it leaves.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TokenDraft {
    pub cell: String,
    pub until: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClanDraft {
    pub stores: StoresDraft,
    pub bowls: Vec<BowlDraft>,
    pub levels: LevelsDraft,
    /// Hunter-gatherers, wherever they are, without newborns.
    pub hunters: u8,
    #[serde(default)]
    pub newborns: u8,
    #[serde(default)]
    pub births: bool,
    pub homes: Vec<String>,
    #[serde(default)]
    pub crafts: Vec<String>,
    #[serde(default)]
    pub memory: Vec<String>,
    #[serde(default)]
    pub rites: Vec<String>,
    #[serde(default)]
    pub megaliths: BTreeMap<String, String>,
    pub village: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<TokenDraft>,
    #[serde(default)]
    pub scarcity: u8,
    #[serde(default)]
    pub awards: BTreeMap<String, u8>,
    #[serde(default)]
    pub hunts: u8,
    #[serde(default)]
    pub orders: Vec<OrderDraft>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SoloDraft {
    #[serde(default)]
    pub goals: Vec<String>,
    #[serde(default)]
    pub marked: Vec<String>,
    /// Cards that are still to come; the others were turned.
    pub cards: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<String>,
    /// Whether the card's event acts.
    #[serde(default)]
    pub acting: bool,
    #[serde(default)]
    pub torch_used: bool,
    /// White pieces that are with the clan.
    #[serde(default)]
    pub guests: Vec<String>,
    #[serde(default)]
    pub rivals: BTreeMap<String, String>,
    /// The rivals' memory, the rightmost first.
    #[serde(default)]
    pub memory: Vec<String>,
}

/// Who goes on an expedition.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub struct PartyDraft {
    pub chief: u8,
    pub guest_chief: u8,
    pub shaman: u8,
    pub guest_hunter: u8,
    pub hunter: u8,
    pub tool: u8,
}

/// A programmed action.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "action", rename_all = "kebab-case", deny_unknown_fields)]
pub enum OrderDraft {
    Build {
        by: String,
    },
    Craft {
        by: String,
        craft: String,
    },
    Birth {
        couple: String,
    },
    Expedition {
        cell: String,
        party: PartyDraft,
    },
    Paint {
        by: String,
        picture: String,
    },
    Train {
        by: String,
        ability: String,
    },
    Shaman {
        rite: String,
        #[serde(default, skip_serializing_if = "String::is_empty")]
        mate: String,
        #[serde(default, skip_serializing_if = "String::is_empty")]
        picture: String,
    },
}

/// Something still to be done.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "frame", rename_all = "kebab-case", deny_unknown_fields)]
pub enum FrameDraft {
    Over { end: String },
    Setup { step: String, n: u8, draws: u8 },
    Outfit { seat: String, left: u8, units: u8, from: String },
    Round { phase: String },
    Program { seat: String, passed: Vec<String> },
    Who { seat: String, task: String, what: String },
    Torch { seat: String, by: String, picture: String },
    Mark { seat: String },
    Party { seat: String, cell: String, party: PartyDraft, from: u8 },
    Discover { todo: Vec<String> },
    Valley { left: u8 },
    ValleyTile { left: u8, cell: String },
    Resolve { seat: String, left: u8 },
    Raise { seat: String, chief: bool },
    Load { seat: String, goods: BTreeMap<String, u8>, room: u8, from: String },
    Remember { seat: String, animal: String },
    Knap { seat: String, improved: bool, made: bool },
    Offer { seat: String, order: OrderDraft },
    Perform { seat: String, order: OrderDraft },
    Trade { seat: String, left: u8, given: Vec<String> },
    Feed { seat: String, left: u8 },
    Meal { seat: String, eaten: Vec<u8>, from: String },
    Villages { seat: String, left: u8 },
    Wander { seat: String },
    Reveal {},
    Refill {},
    Turn {},
    Event {},
    Shelter {},
    Thieves { left: u8, from: String, begun: bool },
    Trespass {},
    Orphan {},
}

/// The draft that describes a position.
pub(super) fn draft(game: &Doggerland, state: &State) -> Draft {
    let ids = &game.tables.ids;
    let cells = |area: Area| area.iter().map(|cell| cell.to_string()).collect();
    Draft {
        mode: state.mode.to_string(),
        round: state.round,
        first: state.first.to_string(),
        hut_taken: state.hut_taken,
        arrow: state.arrow.to_string(),
        centre: state.centre.to_string(),
        tiles: state
            .tiles
            .iter()
            .filter_map(|(cell, tile)| tile.map(|t| (cell.to_string(), ids.tiles[t.index()].clone())))
            .collect(),
        half: cells(state.half),
        spent: cells(state.spent),
        animals: state.herd_at().map(|(animal, cell)| (cell.to_string(), animal.to_string())).collect(),
        market: state.market.iter().map(|c| ids.crafts[c.index()].clone()).collect(),
        craft_discards: state.craft_discards.iter().map(|c| ids.crafts[c.index()].clone()).collect(),
        frescoes: (0..state.frescoes.len()).map(|at| fresco(game, state, at)).collect(),
        objectives: state.objectives.iter().map(|o| ids.objectives[o.index()].clone()).collect(),
        clans: state.playing().map(|(_, clan)| self::clan(game, state, clan)).collect(),
        solo: state.is_solo().then(|| solo(game, state)),
        frames: state.frames.as_slice().iter().map(|frame| self::frame(game, state, *frame)).collect(),
    }
}

fn fresco(game: &Doggerland, state: &State, at: usize) -> FrescoDraft {
    let line = |line: Line| match state.wall[Spot::of(at, line)] {
        // Who stands there follows from the programmed actions.
        Wall::Free | Wall::Held => "free".to_owned(),
        Wall::Painted { by, cubes: 1 } => by.to_string(),
        Wall::Painted { by, .. } => format!("{by} twice"),
        Wall::Rivals => "rivals".to_owned(),
    };
    let id = state.frescoes.get(at).expect("an open fresco tile");
    FrescoDraft {
        id: game.tables.ids.frescoes[id.index()].clone(),
        top: line(Line::Top),
        middle: line(Line::Middle),
        bottom: line(Line::Bottom),
    }
}

fn clan(game: &Doggerland, state: &State, clan: &Clan) -> ClanDraft {
    let ids = &game.tables.ids;
    let [wood, stone, fur, bone, tool] = clan.stores;
    let level = |ability: Ability| clan.levels[ability] + 1;
    let remembered = Animal::all().flat_map(|a| std::iter::repeat_n(a.to_string(), clan.memory[a] as usize));
    let stones = Rite::all().filter_map(|rite| {
        let cell = clan.megaliths[rite.megalith()?]?;
        Some((rite.to_string(), cell.to_string()))
    });
    ClanDraft {
        stores: StoresDraft { wood, stone, fur, bone, tool },
        bowls: clan.bowls.iter().map(|[fruit, meat]| BowlDraft { fruit: *fruit, meat: *meat }).collect(),
        levels: LevelsDraft {
            range: level(Ability::Range),
            transport: level(Ability::Transport),
            tools: level(Ability::Tools),
        },
        hunters: clan.hunters,
        newborns: clan.newborns,
        births: clan.births,
        homes: clan.homes.iter().map(|home| home.to_string()).collect(),
        crafts: clan.crafts.iter().map(|c| ids.crafts[c.index()].clone()).collect(),
        memory: remembered.collect(),
        rites: clan.rites.iter().map(|rite| rite.to_string()).collect(),
        megaliths: stones.collect(),
        village: clan.village.to_string(),
        token: clan.token.map(|cell| TokenDraft { cell: cell.to_string(), until: clan.token_until }),
        scarcity: clan.scarcity,
        awards: Objective::all()
            .filter(|o| clan.awards[*o] > 0)
            .map(|o| (ids.objectives[o.index()].clone(), clan.awards[o]))
            .collect(),
        hunts: clan.hunts,
        orders: clan.orders.iter().map(|o| order(game, state, &o)).collect(),
    }
}

fn solo(game: &Doggerland, state: &State) -> SoloDraft {
    let (ids, solo) = (&game.tables.ids, &state.solo);
    let guests = [Role::GuestChief, Role::GuestHunter].into_iter().filter(|role| {
        let away: u8 = state.clans[0].orders.iter().map(|order| order.who()[*role as usize]).sum();
        state.clans[0].home[*role as usize] + away > 0
    });
    SoloDraft {
        goals: solo.goals.iter().map(|g| ids.goals[g.index()].clone()).collect(),
        marked: solo.marked.iter().map(|g| ids.goals[g.index()].clone()).collect(),
        cards: solo.cards.iter().map(|c| ids.cards[c.index()].clone()).collect(),
        card: solo.card.map(|c| ids.cards[c.index()].clone()),
        acting: solo.acting.is_some(),
        torch_used: solo.torch_used,
        guests: guests.map(|role| role.to_string()).collect(),
        rivals: Rival::all()
            .filter_map(|r| solo.rivals[r].map(|cell| (r.to_string(), cell.to_string())))
            .collect(),
        memory: solo.memory.iter().map(|animal| animal.to_string()).collect(),
    }
}

fn party(party: &Party) -> PartyDraft {
    let [chief, guest_chief, shaman, guest_hunter, hunter] = party.who;
    PartyDraft { chief, guest_chief, shaman, guest_hunter, hunter, tool: party.tools }
}

fn picture(game: &Doggerland, state: &State, spot: Spot) -> String {
    state.panel(spot).map_or_else(String::new, |panel| game.panel_name(panel))
}

fn rite(game: &Doggerland, state: &State, order: &RiteOrder) -> OrderDraft {
    OrderDraft::Shaman {
        rite: order.rite.to_string(),
        mate: order.mate.map(|role| role.to_string()).unwrap_or_default(),
        picture: order.spot.map(|spot| picture(game, state, spot)).unwrap_or_default(),
    }
}

fn order(game: &Doggerland, state: &State, order: &Order) -> OrderDraft {
    match order {
        Order::Build { by } => OrderDraft::Build { by: by.to_string() },
        Order::Craft { by, craft } => {
            OrderDraft::Craft { by: by.to_string(), craft: game.tables.ids.crafts[craft.index()].clone() }
        }
        Order::Birth { couple } => OrderDraft::Birth { couple: couple.to_string() },
        Order::Expedition { cell, party: p } => {
            OrderDraft::Expedition { cell: cell.to_string(), party: party(p) }
        }
        Order::Paint { by, spot } => {
            OrderDraft::Paint { by: by.to_string(), picture: picture(game, state, *spot) }
        }
        Order::Train { by, ability } => {
            OrderDraft::Train { by: by.to_string(), ability: ability.to_string() }
        }
        Order::Rite(order) => rite(game, state, order),
    }
}

fn frame(game: &Doggerland, state: &State, frame: Frame) -> FrameDraft {
    let cells = |area: Area| area.iter().map(|cell| cell.to_string()).collect();
    match frame {
        Frame::Over(end) => FrameDraft::Over { end: end.to_string() },
        Frame::Setup { step, draws } => {
            let (word, n) = words::step(step);
            FrameDraft::Setup { step: word.to_owned(), n, draws }
        }
        Frame::Outfit { seat, left, units, from } => {
            FrameDraft::Outfit { seat: seat.to_string(), left, units, from: from.to_string() }
        }
        Frame::Round(phase) => FrameDraft::Round { phase: words::phase(phase).to_owned() },
        Frame::Program { seat, passed } => FrameDraft::Program {
            seat: seat.to_string(),
            passed: kernel::Seat::all()
                .filter(|s| passed >> s.index() & 1 == 1)
                .map(|s| s.to_string())
                .collect(),
        },
        Frame::Who { seat, task } => {
            let (task, what) = match task {
                Task::Build => ("build", String::new()),
                Task::Craft(craft) => ("craft", game.tables.ids.crafts[craft.index()].clone()),
                Task::Paint(panel) => ("paint", game.panel_name(panel)),
                Task::Train(ability) => ("train", ability.to_string()),
                Task::Twins => ("twins", String::new()),
            };
            FrameDraft::Who { seat: seat.to_string(), task: task.to_owned(), what }
        }
        Frame::Torch { seat, by, spot } => FrameDraft::Torch {
            seat: seat.to_string(),
            by: by.to_string(),
            picture: picture(game, state, spot),
        },
        Frame::Mark { seat } => FrameDraft::Mark { seat: seat.to_string() },
        Frame::Party { seat, cell, party: p, from } => {
            FrameDraft::Party { seat: seat.to_string(), cell: cell.to_string(), party: party(&p), from }
        }
        Frame::Discover { todo } => FrameDraft::Discover { todo: cells(todo.unranked()) },
        Frame::Valley { left } => FrameDraft::Valley { left },
        Frame::ValleyTile { left, cell } => FrameDraft::ValleyTile { left, cell: cell.to_string() },
        Frame::Resolve { seat, left } => FrameDraft::Resolve { seat: seat.to_string(), left },
        Frame::Raise { seat, chief } => FrameDraft::Raise { seat: seat.to_string(), chief },
        Frame::Load { seat, goods, room, from } => FrameDraft::Load {
            seat: seat.to_string(),
            goods: Good::all()
                .filter(|good| goods[*good as usize] > 0)
                .map(|good| (good.to_string(), goods[good as usize]))
                .collect(),
            room,
            from: from.to_string(),
        },
        Frame::Remember { seat, animal } => {
            FrameDraft::Remember { seat: seat.to_string(), animal: animal.to_string() }
        }
        Frame::Knap { seat, improved, made } => FrameDraft::Knap { seat: seat.to_string(), improved, made },
        Frame::Offer { seat, order } => {
            FrameDraft::Offer { seat: seat.to_string(), order: rite(game, state, &order) }
        }
        Frame::Perform { seat, order } => {
            FrameDraft::Perform { seat: seat.to_string(), order: rite(game, state, &order) }
        }
        Frame::Trade { seat, left, given } => FrameDraft::Trade {
            seat: seat.to_string(),
            left,
            given: given.iter().flatten().map(|ware| ware.to_string()).collect(),
        },
        Frame::Feed { seat, left } => FrameDraft::Feed { seat: seat.to_string(), left },
        Frame::Meal { seat, eaten, from } => {
            FrameDraft::Meal { seat: seat.to_string(), eaten: eaten.to_vec(), from: from.to_string() }
        }
        Frame::Villages { seat, left } => FrameDraft::Villages { seat: seat.to_string(), left },
        Frame::Wander { seat } => FrameDraft::Wander { seat: seat.to_string() },
        Frame::Reveal => FrameDraft::Reveal {},
        Frame::Refill => FrameDraft::Refill {},
        Frame::Turn => FrameDraft::Turn {},
        Frame::Event => FrameDraft::Event {},
        Frame::Shelter => FrameDraft::Shelter {},
        Frame::Thieves { left, from, begun } => FrameDraft::Thieves { left, from: from.to_string(), begun },
        Frame::Trespass => FrameDraft::Trespass {},
        Frame::Orphan => FrameDraft::Orphan {},
    }
}
