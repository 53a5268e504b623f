//! What the objectives of the solo game still ask for (DG-U19), and which of them together take least.

use kernel::Seat;
use stdx::{Finite, Table};

use super::RATES;
use crate::{
    Doggerland,
    evaluate::Forecast,
    ids::{Ability, Animal, CraftKind, Good, Home},
    pack::Aim,
    state::{State, Wall},
};

/// Members' actions, in days, and goods.
#[derive(Copy, Clone, Default)]
pub(super) struct Work {
    pub days: f32,
    pub goods: [f32; 5],
}

impl Work {
    fn add(&mut self, times: f32, days: f32, goods: [f32; 5]) {
        self.days += times * days;
        self.goods.iter_mut().zip(goods).for_each(|(sum, n)| *sum += times * n);
    }
}

/// Rounds in which something can still be done, and those of the shaman.
#[derive(Copy, Clone)]
pub(super) struct Time {
    pub rounds: f32,
    pub shaman: f32,
}

/// What is missing for each objective that is not marked, once what is programmed is done.
pub(super) struct Missing {
    /// What is asked for, and how many objectives are marked.
    aims: [Aim; 11],
    n_aims: usize,
    n_marked: usize,
    prestigious: f32,
    homes: f32,
    members: f32,
    beds: f32,
    rites: f32,
    megaliths: (f32, Work),
    /// The work for the last level of all abilities, and the rounds it takes at least.
    levels: (f32, Work),
    /// Paintings of hot and of cold species, animals still to be hunted for them, and free pictures.
    paintings: [f32; 2],
    animals: [f32; 2],
    pictures: [f32; 2],
    hunts: f32,
    statuettes: f32,
    necklaces: f32,
}

const fn bit(aim: Aim) -> u16 {
    1 << aim as u16
}

impl Missing {
    pub fn of(game: &Doggerland, state: &State, seat: Seat, forecast: &Forecast) -> Missing {
        let (clan, tables) = (&forecast.clan, &game.tables);
        let mut asked = [0u8; 11];
        let (mut aims, mut n_aims) = ([Aim::Hunts; 11], 0);
        for goal in (state.solo.goals - state.solo.marked).iter() {
            let (aim, count) = tables.goals[goal];
            asked[aim as usize] = count;
            aims[n_aims] = aim;
            n_aims += 1;
        }
        let gap = |aim: Aim, have: u8| f32::from(asked[aim as usize].saturating_sub(have));

        let mut painted = forecast.painted;
        // A picture that is still to be turned up may be of any species.
        let hidden = f32::from(tables.frescoes_used[0]) - state.frescoes.len() as f32;
        let mut pictures = [1.2 * hidden; 2];
        for spot in state.spots() {
            let Some(panel) = state.panel(spot) else { continue };
            let species = tables.species(panel);
            match state.wall[spot] {
                Wall::Painted { by, cubes } if by == seat => painted[species] += cubes,
                Wall::Free => pictures[usize::from(tables.animals[species].cold)] += 1.0,
                _ => {}
            }
        }
        let of_season = |counts: &Table<Animal, u8, 4>, cold: bool| -> u8 {
            Animal::all().filter(|a| tables.animals[*a].cold == cold).map(|a| counts[a]).sum()
        };
        let paintings = [
            gap(Aim::HotPaintings, of_season(&painted, false)),
            gap(Aim::ColdPaintings, of_season(&painted, true)),
        ];
        let remembered = [false, true].map(|cold| f32::from(of_season(&clan.memory, cold)));

        let mut levels = (0.0f32, Work::default());
        for ability in Ability::all() {
            let costs = tables.upgrades[ability].iter().skip(clan.levels[ability] as usize);
            levels.0 = levels.0.max(costs.len() as f32);
            costs.for_each(|cost| levels.1.add(1.0, 1.0, cost.map(f32::from)));
        }
        let raised = forecast.megaliths.iter().filter(|up| **up).count() as u8;
        let mut megaliths = (gap(Aim::Megaliths, raised), Work::default());
        let open = forecast.megaliths.iter().zip(&tables.megaliths).filter(|(up, _)| !**up);
        open.take(megaliths.0 as usize)
            .for_each(|(_, (cost, _))| megaliths.1.add(1.0, 1.0, cost.map(f32::from)));

        let crafts = |kind: CraftKind| {
            clan.crafts.iter().filter(|craft| tables.crafts[*craft].kind == kind).count() as u8
        };
        let prestigious = clan.count_homes(Home::Prestigious);
        Missing {
            aims,
            n_aims,
            n_marked: state.solo.marked.len(),
            prestigious: gap(Aim::Prestigious, prestigious),
            homes: gap(Aim::Habitats, clan.count_homes(Home::Simple) + prestigious),
            members: gap(Aim::Members, clan.members() + crate::evaluate::housed(clan)),
            beds: gap(Aim::Members, clan.beds()),
            rites: gap(Aim::Rites, clan.rites.len() as u8),
            megaliths,
            levels,
            paintings,
            animals: [0, 1].map(|i| (paintings[i] - remembered[i]).max(0.0)),
            pictures,
            hunts: gap(Aim::Hunts, clan.hunts),
            statuettes: gap(Aim::Statuettes, crafts(CraftKind::Statuette)),
            necklaces: gap(Aim::Necklaces, crafts(CraftKind::Necklace)),
        }
    }

    /// What the objectives take that are still needed, of all ways to choose them the least.
    pub fn least(
        &self,
        game: &Doggerland,
        needed: usize,
        upkeep: Work,
        time: Time,
        takes: impl Fn(&Work, f32) -> f32,
    ) -> f32 {
        let wanted = needed.saturating_sub(self.n_marked).min(self.n_aims);
        if wanted == 0 {
            return 0.0;
        }
        let alone: [Work; 11] = std::array::from_fn(|i| match i < self.n_aims {
            true => self.alone(game, self.aims[i]),
            false => Work::default(),
        });
        let simple = with_tool(&game.tables.habitats[0].cost);
        let mut least = f32::MAX;
        for set in (0u32..1 << self.n_aims).filter(|set| set.count_ones() as usize == wanted) {
            let (mut work, mut aims) = (upkeep, 0);
            for i in (0..self.n_aims).filter(|i| set >> i & 1 == 1) {
                work.add(1.0, alone[i].days, alone[i].goods);
                aims |= bit(self.aims[i]);
            }
            let lost = self.together(aims, simple, time, &mut work);
            least = least.min(takes(&work, lost));
        }
        least
    }

    /// The work for one objective by itself.
    fn alone(&self, game: &Doggerland, aim: Aim) -> Work {
        let mut work = Work::default();
        let habitats = &game.tables.habitats;
        match aim {
            Aim::Prestigious => work.add(self.prestigious, 1.0, with_tool(&habitats[1].cost)),
            Aim::Habitats => work.add(self.homes, 1.0, with_tool(&habitats[0].cost)),
            Aim::Members => {
                work.add(self.members, 2.0, [0.0; 5]);
                work.add((self.beds / 3.0).ceil(), 1.0, with_tool(&habitats[0].cost));
            }
            Aim::Rites => work.add(self.rites, 1.0, OFFERING),
            Aim::Megaliths => work = self.megaliths.1,
            Aim::Abilities => work = self.levels.1,
            Aim::HotPaintings | Aim::ColdPaintings => {
                // What is to be painted is hunted first.
                let season = usize::from(aim == Aim::ColdPaintings);
                work.add(self.paintings[season], 1.0, PAINT);
                work.days += RATES.hunt[season] * self.animals[season];
            }
            Aim::Hunts => work.days = RATES.hunt[0] * self.hunts,
            Aim::Statuettes => work.add(self.statuettes, 1.0, STATUETTE),
            Aim::Necklaces => work.add(self.necklaces, 1.0, NECKLACE),
        }
        work
    }

    /// Takes out of the work for some objectives what serves two of them, and says how much of them is out of reach.
    fn together(&self, aims: u16, simple: [f32; 5], time: Time, work: &mut Work) -> f32 {
        let asks = |aim: Aim, n: f32| if aims & bit(aim) > 0 { n } else { 0.0 };
        let mut lost = 0.0;
        let mut within = |need: f32, can: f32| {
            if need > can {
                lost += (0.4 + 0.3 * (need - can)).min(1.0);
            }
        };

        // A prestigious habitat is one of six too, and newborns sleep in any.
        let prestigious = asks(Aim::Prestigious, self.prestigious);
        let (homes, beds) = (asks(Aim::Habitats, self.homes), asks(Aim::Members, self.beds));
        let built = (homes - prestigious).max(((beds - prestigious) / 3.0).ceil()).max(0.0);
        work.add(built - homes - (beds / 3.0).ceil(), 1.0, simple);
        within(prestigious + built, 2.0 * time.rounds);
        // One birth a round, and the twins.
        within(asks(Aim::Members, self.members), time.rounds + 1.0);

        // A megalith is a shaman action too.
        let megaliths = asks(Aim::Megaliths, self.megaliths.0);
        let rites = asks(Aim::Rites, self.rites);
        work.add(-rites.min(megaliths), 1.0, OFFERING);
        within(rites.max(megaliths), time.shaman);
        within(asks(Aim::Abilities, self.levels.0), time.rounds);

        // A hunt for a painting is a hunt.
        let mut animals = 0.0;
        for (i, aim) in [Aim::HotPaintings, Aim::ColdPaintings].into_iter().enumerate() {
            within(asks(aim, self.paintings[i]), self.pictures[i].min(1.6 * time.rounds));
            animals += asks(aim, self.animals[i]);
        }
        let hunts = asks(Aim::Hunts, self.hunts);
        work.days -= RATES.hunt[0] * hunts.min(animals);
        within(hunts.max(animals), 2.5 * time.rounds);

        let crafts = asks(Aim::Statuettes, self.statuettes) + asks(Aim::Necklaces, self.necklaces);
        within(crafts, 1.5 * time.rounds);
        lost
    }
}

/// The goods of an action that also takes a tool.
fn with_tool(cost: &[u8; 5]) -> [f32; 5] {
    let mut goods = cost.map(f32::from);
    goods[Good::Tool as usize] += 1.0;
    goods
}

/// A painting takes a tool, and a fur in every second round; an offering may be a fur.
const PAINT: [f32; 5] = [0.0, 0.0, 0.5, 0.0, 1.0];
const OFFERING: [f32; 5] = [0.0, 0.0, 1.0, 0.0, 0.0];
/// What the cheaper craft tiles cost, with the tool.
const STATUETTE: [f32; 5] = [0.8, 1.0, 0.1, 0.8, 1.0];
const NECKLACE: [f32; 5] = [0.3, 0.3, 1.0, 1.2, 1.0];
