//! The content: typed tables built from the pack, checked before anybody plays.

use content::{Coverage, Item, Pack, PackFaults, Reader};
use serde::Deserialize;
use stdx::{Finite, Table};

use crate::{
    city::City,
    effect::{Moment, Op, PowerKind},
    ids::{Artefact, Artefacts, Card, Cards, Color, Effect, Number, Tile, Tiles, Tribe},
    state::Source,
};

/// What came in the box.
pub struct Content {
    pub coverage: Coverage,
    /// The shapes of the city with their ids.
    pub cities: Vec<(String, City)>,
    pub number: Table<Tile, Number, { Tile::COUNT }>,
    pub effect: Table<Tile, Effect, { Tile::COUNT }>,
    /// The tiles of each number.
    pub tiles_of: Table<Number, Tiles, { Number::COUNT }>,
    /// The weight of a tile as the one under the treasure: each number is equally likely (LD-S03).
    pub treasure_weight: Table<Tile, u16, { Tile::COUNT }>,
    pub color: Table<Card, Color, { Card::COUNT }>,
    pub copies: Table<Card, u8, { Card::COUNT }>,
    /// The copies taken out with two, three, four and five players (LD-S05).
    pub removed: Table<Card, [u8; 4], { Card::COUNT }>,
    pub value: Table<Artefact, u8, { Artefact::COUNT }>,
    /// What kinds of powers an artefact has, and how much of each.
    pub artefact_power: Table<PowerKind, Power, { PowerKind::COUNT }>,
    pub tribe_power: Table<Tribe, Table<PowerKind, i8, { PowerKind::COUNT }>, { Tribe::COUNT }>,
    /// The artefacts that act at a moment.
    pub at_moment: Table<Moment, Artefacts, { Moment::COUNT }>,
    pub tribe_moment: Table<Tribe, Option<Moment>, { Tribe::COUNT }>,
    pub once: Table<Artefact, Option<Once>, { Artefact::COUNT }>,
    pub limits: Limits,
    pub rounds_max: u16,
    card_programs: Table<Card, Program, { Card::COUNT }>,
    effect_programs: Table<Effect, Program, { Effect::COUNT }>,
    artefact_programs: Table<Artefact, Program, { Artefact::COUNT }>,
    tribe_programs: Table<Tribe, Program, { Tribe::COUNT }>,
}

/// Which artefacts have a power, and how much each.
#[derive(Copy, Clone, Debug)]
pub struct Power {
    pub owners: Artefacts,
    pub amount: Table<Artefact, i8, { Artefact::COUNT }>,
}

/// How often an artefact acts.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Once {
    Turn,
    Game,
}

/// The operations of one program; at most eight.
#[derive(Copy, Clone, Debug)]
struct Program {
    len: u8,
    ops: [Op; Program::OPS_MAX],
}

impl Program {
    const OPS_MAX: usize = 8;
    const EMPTY: Program = Program { len: 0, ops: [Op::Cover; Program::OPS_MAX] };
}

#[derive(Copy, Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Limits {
    /// Cards in hand at the end of a turn (LD-T03).
    pub hand: u8,
    /// Cards dealt to each (LD-S05).
    pub dealt: u8,
    /// Cards to draw up to for the escape (LD-X02).
    pub flight: u8,
    pub flight_two_players: u8,
    /// Trophies for the treasure (LD-G02).
    pub treasure: u8,
    /// Artefact districts that must have been turned up before guessing (LD-G01).
    pub discoveries_to_guess: u8,
    /// The hand with which the low-hand power works (LD-P04).
    pub low_hand: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Rounds {
    max: u16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TileEntry {
    number: u8,
    effect: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EffectEntry {
    program: Vec<Op>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardEntry {
    color: String,
    copies: u8,
    #[serde(default)]
    removed: [u8; 4],
    program: Vec<Op>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PowerEntry {
    power: PowerKind,
    #[serde(default = "one")]
    n: i8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ArtefactEntry {
    value: u8,
    powers: Vec<PowerEntry>,
    moment: Option<Moment>,
    once: Option<Once>,
    #[serde(default)]
    program: Vec<Op>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TribeEntry {
    powers: Vec<PowerEntry>,
    moment: Option<Moment>,
    #[serde(default)]
    program: Vec<Op>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CityEntry {
    rows: Vec<String>,
}

fn one() -> i8 {
    1
}

/// How many action cards the box holds.
const CARDS: u32 = 63;

impl Content {
    pub fn load(pack: &Pack) -> Result<Content, PackFaults> {
        let mut reader = Reader::new(pack);
        let mut content = Content::empty();
        content.read_tiles(&mut reader);
        content.read_cards(&mut reader);
        content.read_artefacts(&mut reader);
        content.read_tribes(&mut reader);
        for item in reader.items::<CityEntry>("cities.toml", "city") {
            if item.id.is_empty() || !item.id.chars().all(|c| c.is_ascii_lowercase() || c == '-') {
                let what = format!("city '{}': an id has small letters and dashes only", item.id);
                reader.fault("cities.toml", item.line, what);
            }
            match City::new(&item.value.rows) {
                Ok(city) => content.cities.push((item.id.clone(), city)),
                Err(fault) => {
                    reader.fault("cities.toml", item.line, format!("city '{}': {}", item.id, fault.what));
                }
            }
        }
        if content.cities.is_empty() && reader.is_sound() {
            reader.fault("cities.toml", 0, "there must be a city");
        }
        if let Some(item) = reader.one::<Limits>("game.toml", "limits") {
            content.limits = item.value;
        }
        if let Some(item) = reader.one::<Rounds>("game.toml", "rounds") {
            if !(1..=100).contains(&item.value.max) {
                reader.fault("game.toml", item.line, "the most rounds must be between 1 and 100");
            }
            content.rounds_max = item.value.max;
        }
        content.coverage = reader.finish()?;
        Ok(content)
    }

    /// The operations of a card, district, artefact or tribe.
    #[inline]
    pub fn program(&self, source: Source) -> &[Op] {
        let program = match source {
            Source::Card { card } => &self.card_programs[card],
            Source::District { effect } => &self.effect_programs[effect],
            Source::Artefact { artefact } => &self.artefact_programs[artefact],
            Source::Tribe { tribe } => &self.tribe_programs[tribe],
        };
        &program.ops[..program.len as usize]
    }

    /// The action cards of a game with this many players (LD-S05).
    pub fn cards(&self, n_seats: usize) -> Cards {
        let mut cards = Cards::EMPTY;
        for card in Card::all() {
            cards.add(card, self.copies[card].saturating_sub(self.removed[card][n_seats.clamp(2, 5) - 2]));
        }
        cards
    }

    fn empty() -> Content {
        Content {
            coverage: Coverage::default(),
            cities: Vec::new(),
            number: Table::filled(Number::nth(0)),
            effect: Table::filled(Effect::None),
            tiles_of: Table::filled(Tiles::EMPTY),
            treasure_weight: Table::filled(0),
            color: Table::filled(Color::Grey),
            copies: Table::filled(0),
            removed: Table::filled([0; 4]),
            value: Table::filled(0),
            artefact_power: Table::filled(Power { owners: Artefacts::EMPTY, amount: Table::filled(0) }),
            tribe_power: Table::filled(Table::filled(0)),
            at_moment: Table::filled(Artefacts::EMPTY),
            tribe_moment: Table::filled(None),
            once: Table::filled(None),
            limits: Limits {
                hand: 0,
                dealt: 0,
                flight: 0,
                flight_two_players: 0,
                treasure: 0,
                discoveries_to_guess: 0,
                low_hand: 0,
            },
            rounds_max: 1,
            card_programs: Table::filled(Program::EMPTY),
            effect_programs: Table::filled(Program::EMPTY),
            artefact_programs: Table::filled(Program::EMPTY),
            tribe_programs: Table::filled(Program::EMPTY),
        }
    }

    fn read_tiles(&mut self, reader: &mut Reader) {
        let file = "tiles.toml";
        let tiles = reader.items::<TileEntry>(file, "tile");
        reader.expect_count(file, "tile", &tiles, Tile::COUNT);
        for item in &tiles {
            let tile = known(reader, file, "tile", item, Tile::from_word(&item.id));
            let effect = known(reader, file, "effect", item, Effect::from_word(&item.value.effect));
            let number = known(reader, file, "number", item, Number::of(item.value.number.into()));
            if let (Some(tile), Some(effect), Some(number)) = (tile, effect, number) {
                self.number[tile] = number;
                self.effect[tile] = effect;
                self.tiles_of[number].insert(tile);
            }
        }
        for number in Number::all().filter(|_| tiles.len() == Tile::COUNT) {
            let n = self.tiles_of[number].len();
            if n != number.value() as usize {
                reader.fault(
                    file,
                    0,
                    format!("there must be {0} tiles of number {0}, not {n} (LD-S02)", number.value()),
                );
            }
            let discoveries =
                self.tiles_of[number].iter().filter(|t| self.effect[*t] == Effect::Discovery).count();
            if discoveries != 1 {
                reader.fault(file, 0, format!("number {} must have one artefact district", number.value()));
            }
            // 420 is the least number that two to seven divide.
            for tile in self.tiles_of[number] {
                self.treasure_weight[tile] = 420 / u16::from(number.value());
            }
        }
        let file = "effects.toml";
        let effects = reader.items::<EffectEntry>(file, "effect");
        reader.expect_count(file, "effect", &effects, Effect::COUNT);
        for item in &effects {
            if let Some(effect) = known(reader, file, "effect", item, Effect::from_word(&item.id)) {
                self.effect_programs[effect] =
                    program(reader, file, item, &item.value.program, Home::District);
            }
        }
    }

    fn read_cards(&mut self, reader: &mut Reader) {
        let file = "cards.toml";
        let cards = reader.items::<CardEntry>(file, "card");
        reader.expect_count(file, "card", &cards, Card::COUNT);
        for item in &cards {
            let card = known(reader, file, "card", item, Card::from_word(&item.id));
            let color = known(reader, file, "color", item, Color::from_word(&item.value.color));
            let (Some(card), Some(color)) = (card, color) else { continue };
            self.color[card] = color;
            self.copies[card] = item.value.copies;
            self.removed[card] = item.value.removed;
            self.card_programs[card] = program(reader, file, item, &item.value.program, Home::Card);
            // Reactions act through the windows that ask for them, so these three are known by name.
            let reacts = matches!(card, Card::Dodge | Card::Intercept | Card::Riposte);
            if reacts != (color == Color::Reaction) || reacts != item.value.program.is_empty() {
                let what = format!(
                    "card '{}': dodge, intercept and riposte are the reactions without a program",
                    item.id
                );
                reader.fault(file, item.line, what);
            }
            if item.value.removed.iter().any(|n| *n > item.value.copies) {
                reader.fault(
                    file,
                    item.line,
                    format!("card '{}': more copies are removed than there are", item.id),
                );
            }
        }
        let total: u32 = cards.iter().map(|c| u32::from(c.value.copies)).sum();
        if total != CARDS {
            reader.fault(file, 0, format!("there must be {CARDS} action cards, not {total}"));
        }
    }

    fn read_artefacts(&mut self, reader: &mut Reader) {
        let file = "artefacts.toml";
        let artefacts = reader.items::<ArtefactEntry>(file, "artefact");
        reader.expect_count(file, "artefact", &artefacts, Artefact::COUNT);
        for item in &artefacts {
            let Some(artefact) = known(reader, file, "artefact", item, Artefact::from_word(&item.id)) else {
                continue;
            };
            self.value[artefact] = item.value.value;
            self.once[artefact] = item.value.once;
            for p in &item.value.powers {
                check_power(reader, file, item, p);
                self.artefact_power[p.power].owners.insert(artefact);
                self.artefact_power[p.power].amount[artefact] = p.n;
            }
            if item.value.moment.is_none() != item.value.program.is_empty() {
                reader.fault(file, item.line, format!("artefact '{}': a program needs its moment", item.id));
            }
            if let Some(moment) = item.value.moment {
                self.at_moment[moment].insert(artefact);
                self.artefact_programs[artefact] =
                    program(reader, file, item, &item.value.program, Home::Power);
            }
        }
    }

    fn read_tribes(&mut self, reader: &mut Reader) {
        let file = "tribes.toml";
        let tribes = reader.items::<TribeEntry>(file, "tribe");
        reader.expect_count(file, "tribe", &tribes, Tribe::COUNT);
        for item in &tribes {
            let Some(tribe) = known(reader, file, "tribe", item, Tribe::from_word(&item.id)) else {
                continue;
            };
            for p in &item.value.powers {
                check_power(reader, file, item, p);
                self.tribe_power[tribe][p.power] = p.n;
            }
            if item.value.moment.is_none() != item.value.program.is_empty() {
                reader.fault(file, item.line, format!("tribe '{}': a program needs its moment", item.id));
            }
            self.tribe_moment[tribe] = item.value.moment;
            self.tribe_programs[tribe] = program(reader, file, item, &item.value.program, Home::Power);
        }
    }
}

fn known<T, V>(reader: &mut Reader, file: &str, what: &str, item: &Item<T>, value: Option<V>) -> Option<V> {
    if value.is_none() {
        reader.fault(file, item.line, format!("'{}': unknown {what}", item.id));
    }
    value
}

fn check_power<T>(reader: &mut Reader, file: &str, item: &Item<T>, power: &PowerEntry) {
    if !(-20..=20).contains(&power.n) {
        reader.fault(
            file,
            item.line,
            format!("'{}': a power is between -20 and 20, not {}", item.id, power.n),
        );
    }
}

/// What a program belongs to: not every operation goes everywhere.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Home {
    Card,
    /// No exploration within an exploration.
    District,
    /// Powers come up in the middle of other things, so they may neither move, hurt nor explore.
    Power,
}

fn program<T>(reader: &mut Reader, file: &str, item: &Item<T>, ops: &[Op], home: Home) -> Program {
    let mut program = Program::EMPTY;
    let fits = |op: &Op| match home {
        Home::Card => true,
        Home::District => !matches!(op, Op::Explore),
        Home::Power => {
            matches!(
                op,
                Op::Draw { .. } | Op::Gain { .. } | Op::Plays { .. } | Op::Look { .. } | Op::Cover | Op::Hide
            )
        }
    };
    if let Some(op) = ops.iter().find(|op| !fits(op)) {
        reader.fault(file, item.line, format!("'{}': {op:?} cannot stand here", item.id));
    }
    if ops.len() > Program::OPS_MAX {
        reader.fault(
            file,
            item.line,
            format!("'{}': a program has at most {} operations", item.id, Program::OPS_MAX),
        );
        return program;
    }
    program.len = ops.len() as u8;
    program.ops[..ops.len()].copy_from_slice(ops);
    program
}
