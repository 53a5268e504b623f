//! What is still owed in the middle of an action of spring, and whether it can still be paid.
//!
//! Development points turn tiles and buy cubes between the parts of an action as at any other time (PH-V01); what is
//! still to be paid has the price then shown (PH-Q37). So a price can be paid when some way of turning the tile, of
//! buying and of selling leads to its end.

use kernel::{Finite, Seat};
use stdx::{Bits, Table};

use super::{Deed, Frame, Purse, act::hunt_gain};
use crate::{
    Prehistory, State,
    effect::Gain,
    ids::{Action, Color, Price, Side, Way, Wheel},
    pack::ByColor,
};

/// The most parts that a price has.
const PARTS_MAX: usize = 3;

/// The notches of a tile that can be passed by turning it, as bits from where it is now clockwise, and what that costs;
/// the cheapest first, without those that cost as much as others and pass fewer.
const SPANS: [(u8, u8); 13] = [
    (0, 0b000001),
    (1, 0b000011),
    (1, 0b100001),
    (2, 0b000111),
    (2, 0b110001),
    (3, 0b001111),
    (3, 0b111001),
    (3, 0b100011),
    (4, 0b011111),
    (4, 0b111101),
    (4, 0b100111),
    (4, 0b110011),
    (5, 0b111111),
];

/// What a seat could pay with.
#[derive(Copy, Clone)]
pub(crate) struct Means {
    pub resources: ByColor<u16>,
    pub markers: u16,
    pub dev: u16,
}

/// What the cubes of a price are paid for.
#[derive(Copy, Clone)]
pub(crate) enum Parts {
    /// Different colors of these sides, none of those that are paid already (PH-E01).
    Different(Bits<Side>, Bits<Color>),
    /// Colors of these sides, alike or not (PH-G01).
    Alike(Bits<Side>),
    /// These positions around the fire, each once (PH-D01).
    Positions(Bits<Side>),
}

/// The rest of a price, and what the action gives before the cube at the foot.
pub(crate) struct Owed {
    pub wheel: Wheel,
    pub left: u8,
    pub parts: Parts,
    pub gain: Gain,
}

/// A tile and how it is turned.
#[derive(Copy, Clone)]
struct Shown {
    tile: Price,
    turn: u8,
}

impl Shown {
    fn of(state: &State, wheel: Wheel) -> Shown {
        let dial = state.dials[wheel];
        Shown { tile: dial.tile.expect("the price tiles are laid"), turn: dial.turn }
    }

    /// The colors that a position shows at some notches.
    fn colors(self, game: &Prehistory, span: u8, side: Side) -> Bits<Color> {
        let notches = (0..Side::COUNT).filter(|notch| span >> notch & 1 == 1);
        let at = |notch: usize| {
            Side::nth((side.index() + 2 * Side::COUNT - self.turn as usize - notch) % Side::COUNT)
        };
        notches.map(|notch| game.prices[self.tile][at(notch)]).collect()
    }
}

impl Means {
    pub(crate) fn of(state: &State, seat: Seat) -> Means {
        let player = state.player(seat);
        Means { resources: player.resources, markers: player.n_markers(), dev: player.dev }
    }
}

impl Parts {
    /// How many parts own cubes can pay while the tile passes these notches, and how many could be paid at all.
    fn payable(self, game: &Prehistory, shown: Shown, span: u8, resources: &ByColor<u16>) -> (u8, u8) {
        let seen = |sides: Bits<Side>| {
            sides.iter().fold(Bits::EMPTY, |all, side| all | shown.colors(game, span, side))
        };
        match self {
            Parts::Different(sides, paid) => {
                let open = seen(sides) - paid;
                let own = open.iter().filter(|c| resources[*c] > 0).count();
                (own as u8, open.len() as u8)
            }
            Parts::Alike(sides) => {
                let own: u16 = seen(sides).iter().map(|c| resources[c]).sum();
                (own.min(PARTS_MAX as u16) as u8, if sides.is_empty() { 0 } else { PARTS_MAX as u8 })
            }
            Parts::Positions(sides) => {
                let mut shows = [Bits::EMPTY; Side::COUNT];
                for (colors, side) in shows.iter_mut().zip(sides) {
                    *colors = shown.colors(game, span, side);
                }
                (matched(&shows[..sides.len()], resources), sides.len() as u8)
            }
        }
    }
}

/// To how many positions a cube of their own can go, of one of the colors that each shows; no more than a price has.
fn matched(shows: &[Bits<Color>], resources: &ByColor<u16>) -> u8 {
    let mut at: Table<Color, [Option<u8>; PARTS_MAX], { Color::COUNT }> = Table::filled([None; PARTS_MAX]);
    let mut n = 0;
    for position in 0..shows.len() as u8 {
        let mut tried = Bits::EMPTY;
        if n < PARTS_MAX && place(position, shows, resources, &mut at, &mut tried) {
            n += 1;
        }
    }
    n as u8
}

/// Finds a cube for a position, if need be by finding another one for the position that has it.
fn place(
    position: u8,
    shows: &[Bits<Color>],
    resources: &ByColor<u16>,
    at: &mut Table<Color, [Option<u8>; PARTS_MAX], { Color::COUNT }>,
    tried: &mut Bits<Color>,
) -> bool {
    for color in shows[position as usize] {
        if tried.contains(color) {
            continue;
        }
        tried.insert(color);
        for i in 0..PARTS_MAX.min(resources[color] as usize) {
            let free = match at[color][i] {
                None => true,
                Some(other) => place(other, shows, resources, at, tried),
            };
            if free {
                at[color][i] = Some(position);
                return true;
            }
        }
    }
    false
}

impl Owed {
    /// Whether the rest and the foot's cube can be paid with these means, perhaps with the tile turned before.
    pub(crate) fn can_be_paid(
        &self,
        game: &Prehistory,
        state: &State,
        means: &Means,
        turned: Option<(Wheel, Way)>,
    ) -> bool {
        let n_resources: u16 = means.resources.values().sum();
        let points = means.dev + means.markers;
        // What is left of cubes and points pays for the foot, with what the action gives (PH-Q01).
        let foot = |cubes: u16, points: u16| {
            cubes + self.gain.n_resources() >= 1
                || points + u16::from(self.gain.dev) + self.gain.n_markers() >= 2
        };
        if self.left == 0 {
            return foot(n_resources, points);
        }
        let mut shown = Shown::of(state, self.wheel);
        if let Some((_, way)) = turned {
            shown.turn = (shown.turn + way.notches()) % Side::COUNT as u8;
        }
        SPANS.iter().any(|(cost, span)| {
            let (own, all) = self.parts.payable(game, shown, *span, &means.resources);
            if all < self.left {
                return false;
            }
            let own = u16::from(own.min(self.left));
            // Every other cube is bought for two points; cubes that are not needed are sold for one.
            let need = u16::from(*cost) + 2 * (u16::from(self.left) - own);
            let sold = need.saturating_sub(points);
            sold <= n_resources - own && foot(n_resources - own - sold, points + sold - need)
        })
    }
}

/// How many points turn the tile between the parts so that own cubes pay so many of them, the first one now; by their
/// number.
pub(crate) fn turns(
    game: &Prehistory,
    state: &State,
    seat: Seat,
    wheel: Wheel,
    parts: Parts,
) -> [Option<u8>; PARTS_MAX + 1] {
    let player = state.player(seat);
    let shown = Shown::of(state, wheel);
    let mut costs = [None; PARTS_MAX + 1];
    for (cost, span) in SPANS {
        if u16::from(cost) > player.dev {
            break;
        }
        let (own, _) = parts.payable(game, shown, span, &player.resources);
        for payable in &mut costs[..=PARTS_MAX.min(own as usize)] {
            payable.get_or_insert(cost);
        }
        if own == 0 || costs[PARTS_MAX].is_some() {
            break;
        }
    }
    costs
}

/// What the seat that decides owes in the middle of an action of spring; nothing where no price is half paid.
pub(crate) fn owed(game: &Prehistory, state: &State) -> Option<Owed> {
    match state.frames.top() {
        Frame::Pay { seat, deed, left, paid } => Some(of_deed(game, state, seat, deed, left, paid)),
        Frame::Dance { seat, card, left, start, moved } if state.is_spring() => {
            Some(of_dance(game, state, seat, card.map(|row| (row, left)), start, moved))
        }
        Frame::Foot { action, .. } => Some(Owed {
            wheel: action.wheel(),
            left: 0,
            parts: Parts::Alike(Bits::EMPTY),
            gain: Gain::default(),
        }),
        _ => None,
    }
}

/// What is owed for a deed of which some colors are paid.
pub(super) fn of_deed(
    game: &Prehistory,
    state: &State,
    seat: Seat,
    deed: Deed,
    left: u8,
    paid: Bits<Color>,
) -> Owed {
    let gain = match deed {
        Deed::Hunt(row) => {
            state.prey_row[row].map_or(Gain::default(), |prey| hunt_gain(game, state.player(seat), prey))
        }
        Deed::Catch(_) | Deed::Migrate(..) => Gain::default(),
    };
    Owed { wheel: deed.action().wheel(), left, parts: parts_of(game, deed.action(), paid), gain }
}

/// What the cubes of fishing, hunting and migration are paid for.
pub(crate) fn parts_of(game: &Prehistory, action: Action, paid: Bits<Color>) -> Parts {
    let sides = game.half(action);
    if action == Action::Migration { Parts::Alike(sides) } else { Parts::Different(sides, paid) }
}

/// What is owed for a dance: for a card so many more shamans, without one only the first.
pub(super) fn of_dance(
    game: &Prehistory,
    state: &State,
    seat: Seat,
    card: Option<(crate::ids::Row, u8)>,
    start: Bits<Side>,
    moved: Bits<Side>,
) -> Owed {
    let taken = state.player(seat).shamans - start;
    let gain = card.and_then(|(row, _)| state.rite_row[row]).map_or(0, |rite| game.rites[rite].dev);
    Owed {
        wheel: Wheel::Ceremony,
        left: card.map_or(u8::from(moved.is_empty()), |(_, left)| left),
        // The positions that are free, and those of shamans that may stay.
        parts: Parts::Positions(!(start | taken) | (start - moved)),
        gain: Gain::dev(gain),
    }
}

impl Purse {
    /// What is left when points have turned a tile.
    pub(crate) fn after_turns(self, cost: u8) -> Purse {
        Purse { dev: self.dev - u16::from(cost), ..self }
    }
}
