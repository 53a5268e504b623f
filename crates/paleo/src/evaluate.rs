//! How good a position looks to the tribe: what it has, what the next night will cost, and the best plan for the
//! cards that lie open.
//!
//! Everybody wins or loses together, so every seat judges a position alike. The plan is made for the whole table: who
//! begins what and who helps whom. A seat that follows it offers help where the plan wants it, joins when asked and
//! begins what others can join. Nobody's things are used for it: the plan only counts on others, and they decide.
//! Bots and hints use this; the rules never do.

mod plan;
mod price;

use kernel::{Evaluate, Feature, Seat};
use stdx::{Finite, Stack};

use crate::{
    Paleo,
    flow::Frame,
    ids::{Resource, Skill},
    state::State,
};
use plan::Plan;
use price::{Prices, dread, plenty};

/// The evaluation of Paleo.
pub struct Outlook;

/// The features in their order. A unit of most of them is a point already, because a plan weighs one against another;
/// the weights say how much each kind of point counts. Tuned by self-play (`dolmen tune paleo --rounds 60 --deals 420`).
const FEATURES: [Feature; N_FEATURES] = [
    Feature::new("painting", 5.88),
    Feature::new("skulls", -3.36),
    Feature::new("night", -0.63),
    Feature::new("food", 1.02),
    Feature::new("wood", 0.54),
    Feature::new("stone", 0.64),
    Feature::new("gear", 0.77),
    Feature::new("skill", 1.71),
    Feature::new("people", 1.16),
    Feature::new("wounds", -0.26),
    Feature::new("daylight", 0.14),
    Feature::new("plan", 0.58),
    Feature::new("trail", 0.98),
    Feature::new("guard", 0.34),
    Feature::new("fight", 0.45),
    Feature::new("ideas", 0.31),
];
const N_FEATURES: usize = 16;
const PEOPLE: usize = 8;

/// What each kind of point counts at dawn, when a day that was played on is judged: fitted to who won games between bots
/// that do not search. Skulls and stores matter most then; the fears of the night are over.
const AT_DAWN: [f32; N_FEATURES] =
    [1.7, 0.64, 0.0, 2.7, 4.1, 0.2, 2.6, 1.0, 0.0, 2.1, 0.0, 0.0, 1.9, 0.0, 2.3, 2.0];
/// How many points more than three times the scale a tribe of three groups needs at dawn to win every other game, and how
/// many more for each further group.
const NEED: [f32; 2] = [8.0, 11.6];

impl Evaluate<Paleo> for Outlook {
    fn features(&self, _: &Paleo) -> Vec<Feature> {
        FEATURES.to_vec()
    }

    fn measure(&self, game: &Paleo, state: &State, _: Seat, out: &mut [f32]) {
        out.fill(0.0);
        let (pack, open) = (&game.pack, &state.open);
        out[0] = f32::from(open.tiles);
        out[1] = dread(f32::from(open.skulls));
        if matches!(open.frames.top(), Frame::Over(_)) {
            return;
        }
        let prices = Prices::of(game, open);
        out[2] = prices.night;
        out[3] = plenty(open.store[Resource::Food.index()], 8);
        out[4] = plenty(open.store[Resource::Wood.index()], 4);
        out[5] = plenty(open.store[Resource::Stone.index()], 3);
        let (mut cards, mut reds) = (0.0, 0.0);
        for group in open.groups() {
            let band = open.band(group);
            for (tool, n) in band.tools.iter() {
                if *n > 0 {
                    out[6] += price::tool(pack.tool(tool)) * plenty(*n, 2);
                }
            }
            for skill in Skill::all() {
                out[7] += price::skill(band.skills[skill.index()]);
            }
            for member in band.people.iter() {
                let hearts = pack.card(member.card).person.map_or(1, |p| p.hearts);
                out[8] += 1.0 + 0.4 * f32::from(hearts);
                let weak = if member.wounds >= hearts { 1.6 } else { 0.0 };
                out[9] += 0.7 * f32::from(member.wounds) + weak;
            }
            cards += band.deck.len() as f32;
            reds += band.deck.iter().filter(|b| pack.red.contains(*b)).count() as f32;
        }
        out[10] = cards - 0.5 * reds;
        out[11] = Plan::new(game, open, &state.veiled, &prices).value();
        out[12] = price::trail(game, open);
        let guards = open.guard.iter().filter_map(|c| pack.card(c).person);
        out[13] = guards.map(|p| f32::from(p.hearts) + 1.0).sum::<f32>() - f32::from(open.guard_wounds);
        out[14] = price::fight(game, open);
        out[15] = open.ideas.len() as f32;
    }

    fn is_boundary(&self, _: &Paleo, state: &State) -> bool {
        matches!(
            state.open.frames.top(),
            Frame::Over(_) | Frame::Scout { .. } | Frame::Floor { .. } | Frame::Night { .. }
        )
    }

    fn correct(&self, _: &Paleo, state: &State, out: &mut [f32]) {
        out.iter_mut().zip(AT_DAWN).for_each(|(term, factor)| *term *= factor);
        out[PEOPLE] -= NEED[0] + NEED[1] * (f32::from(state.open.n_groups) - 3.0);
    }

    fn part(&self, _: &Paleo, state: &State) -> Option<u32> {
        Some(state.open.day.into())
    }

    /// A line goes through the rest of a day.
    fn iterations(&self) -> Option<[u32; 3]> {
        Some([20, 60, 200])
    }

    /// All but offers and what is being gathered for a deed: those change nothing until the deed is carried out.
    fn settled(&self, _: &Paleo, state: &State) -> Option<u64> {
        let mut open = state.open;
        let floor = open.frames.as_slice().iter().find_map(|frame| match *frame {
            Frame::Floor { awake, done, fought, allies, .. } => Some((awake, done, fought, allies)),
            _ => None,
        });
        open.frames = Stack::new(Frame::Day);
        Some(stdx::stable_hash(&(floor, open)))
    }

    /// Twenty points more make a win about three times as likely (see [`AT_DAWN`]).
    fn scale(&self) -> f32 {
        10.0
    }
}
