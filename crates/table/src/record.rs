//! The record of a game on paper: readable, complete, and safe against changes.
//!
//! ```text
//! dolmen-record 1
//! game doggerland
//! rules 1
//! pack 0123456789abcdef
//! setup players=2 mode=full
//! seat1 Ann
//! seat2 Ben
//! commitment 64 hexadecimal digits, or `typed` for draws made at a real table
//! given 3, only for a game that goes on from another one: its first draws were made there
//!
//! 1 chance: arrow north ~0123456789abcdef
//! 2 seat1: pass ~…
//! undo seat1 ~…
//! undo seat1 to 0 over seat2 ~…
//! redo seat1 ~…
//! back 1 ~…
//! seed 64 hexadecimal digits ~…
//! end 2 hash of the position ~…
//! ```
//!
//! Every line of the body ends with a link of the hash chain: the first 16 digits of SHA-256 over the link before it
//! and the line. The first link is made of the header. `seed` is there once the game is over.

use std::{collections::BTreeMap, fmt, sync::Arc};

use kernel::{Actor, Next, Present, Seat, Seats, Setup};
use sha2::{Digest, Sha256};
use stdx::{Finite, stable_hash};

use crate::{Dealer, Entry, Ruleset, Seed, Table, dealer::hex};

use RecordFaultKind as Kind;

const MAGIC: &str = "dolmen-record 1";
/// Names of seats are at most this long, in characters.
const NAME_CHARS_MAX: usize = 40;

/// What is wrong with a record, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordFault {
    /// From one; zero when the whole record is meant.
    pub line: usize,
    pub kind: RecordFaultKind,
    pub what: String,
}

/// What kind of fault a record has, for programs and translations.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum RecordFaultKind {
    /// It is no record, or one whose header cannot be read.
    Format,
    /// Its end is missing.
    Cut,
    /// A line was changed.
    Chain,
    /// A decision is unknown or not allowed.
    Decision,
    /// The seed does not fit its commitment.
    Seed,
    /// A draw does not follow from the seed.
    Draw,
    /// The last line does not fit the position.
    End,
    /// Another game, or another number of rules.
    Rules,
    /// Another content pack.
    Pack,
    /// The set-up cannot be played.
    Setup,
}

impl RecordFault {
    fn new(line: usize, kind: Kind, what: impl Into<String>) -> RecordFault {
        RecordFault { line, kind, what: what.into() }
    }

    /// A word for programs.
    pub const fn code(&self) -> &'static str {
        match self.kind {
            Kind::Format => "record-format",
            Kind::Cut => "record-cut",
            Kind::Chain => "record-chain",
            Kind::Decision => "record-decision",
            Kind::Seed => "record-seed",
            Kind::Draw => "record-draw",
            Kind::End => "record-end",
            Kind::Rules => "record-rules",
            Kind::Pack => "record-pack",
            Kind::Setup => "record-setup",
        }
    }
}

impl fmt::Display for RecordFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => f.write_str(&self.what),
            line => write!(f, "line {line}: {}", self.what),
        }
    }
}

impl std::error::Error for RecordFault {}

/// The header of a record: enough to know which game must be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    pub game: String,
    pub rules: u16,
    pub pack: String,
    pub setup: String,
    pub names: Vec<String>,
    /// Nothing when the draws were typed in.
    pub commitment: Option<String>,
    /// The first draws that were made in the game from which this one goes on.
    pub given: u64,
    /// The number of the line after the empty line.
    body: usize,
}

impl Header {
    /// Reads the header of a record.
    pub fn parse(text: &str) -> Result<Header, RecordFault> {
        let mut lines = text.lines().enumerate().map(|(i, l)| (i + 1, l));
        match lines.next() {
            Some((_, MAGIC)) => {}
            Some((_, first)) if first.starts_with("dolmen-record ") => {
                let what = format!("this is '{first}', but only '{MAGIC}' can be read");
                return Err(RecordFault::new(1, Kind::Format, what));
            }
            _ => {
                return Err(RecordFault::new(
                    1,
                    Kind::Format,
                    format!("this is no record: it must begin with '{MAGIC}'"),
                ));
            }
        }
        let mut fields: BTreeMap<&str, (usize, &str)> = BTreeMap::new();
        let mut body = None;
        for (number, line) in lines {
            if line.is_empty() {
                body = Some(number + 1);
                break;
            }
            let Some((key, value)) = line.split_once(' ') else {
                return Err(RecordFault::new(
                    number,
                    Kind::Format,
                    format!("'{line}' is no field of the header"),
                ));
            };
            let known = ["game", "rules", "pack", "setup", "commitment", "given"].contains(&key)
                || matches!(key.parse(), Ok(Actor::Seat(_)));
            if !known {
                return Err(RecordFault::new(
                    number,
                    Kind::Format,
                    format!("the header has no field '{key}'"),
                ));
            }
            if fields.insert(key, (number, value)).is_some() {
                return Err(RecordFault::new(number, Kind::Format, format!("'{key}' is there twice")));
            }
        }
        let Some(body) = body else {
            return Err(RecordFault::new(0, Kind::Cut, "the record is truncated: the header has no end"));
        };
        let field = |key: &str| {
            let missing = || RecordFault::new(0, Kind::Format, format!("the header has no '{key}'"));
            fields.get(key).copied().ok_or_else(missing)
        };
        let (line, rules) = field("rules")?;
        let rules = rules
            .parse()
            .map_err(|_| RecordFault::new(line, Kind::Format, "the rules number is no number"))?;
        let commitment = match field("commitment")? {
            (_, "typed") => None,
            (_, digits) if is_hex(digits, 64) => Some(digits.to_owned()),
            (line, _) => {
                return Err(RecordFault::new(
                    line,
                    Kind::Format,
                    "the commitment must have 64 hexadecimal digits, or be 'typed'",
                ));
            }
        };
        let given = match fields.get("given") {
            None => 0,
            Some((line, n)) => n.parse().map_err(|_| {
                RecordFault::new(*line, Kind::Format, "the number of given draws is no number")
            })?,
        };
        let seat_names = Seat::all().map_while(|s| fields.get(s.to_string().as_str()));
        Ok(Header {
            game: field("game")?.1.to_owned(),
            rules,
            pack: field("pack")?.1.to_owned(),
            setup: field("setup")?.1.to_owned(),
            names: seat_names.map(|(_, name)| name.to_string()).collect(),
            commitment,
            given,
            body,
        })
    }
}

impl<G: Present> Table<G> {
    /// The record as text. The seed is part of it once the game is over.
    pub fn record(&self) -> String {
        let names = &self.rules().names;
        let mut text = format!("{MAGIC}\ngame {}\nrules {}\npack {}\n", G::ID, G::RULES, self.rules().pack);
        text += &format!("setup {}\n", self.setup().write(self.game()));
        for (i, name) in self.names().iter().enumerate() {
            text += &format!("{} {}\n", Seat::nth(i), clean(name));
        }
        text += &format!("commitment {}\n", self.dealer().commitment().as_deref().unwrap_or("typed"));
        if self.given > 0 {
            text += &format!("given {}\n", self.given);
        }
        text.push('\n');

        let mut chain = Chain::new(&text);
        let mut ply = 0;
        let mut line = |content: String| {
            let link = chain.add(&content);
            text += &format!("{content} ~{link}\n");
        };
        for entry in self.log() {
            match entry {
                Entry::Decided(actor, choice) => {
                    ply += 1;
                    line(format!("{ply} {actor}: {}", names.name(*choice)));
                }
                Entry::Undone(seat) => {
                    ply -= 1;
                    line(format!("undo {seat}"));
                }
                Entry::UndoneOver { seat, to, bots } => {
                    ply = *to;
                    line(undone_over(*seat, *to, *bots));
                }
                Entry::Redone(seat) => {
                    ply += 1;
                    line(format!("redo {seat}"));
                }
                Entry::RolledBack(to) => {
                    ply = *to;
                    line(format!("back {to}"));
                }
            }
        }
        if let (Dealer::Seeded(seed), Next::Over) = (self.dealer(), self.next()) {
            line(format!("seed {seed}"));
        }
        line(format!("end {} {:016x}", self.ply(), stable_hash(self.state())));
        text
    }

    /// The entries of the log from this one on, one line each: `seat1: pass`, `chance: arrow north`, `undo seat1`,
    /// `undo seat1 to 0 over seat2`, `redo seat1`, `back 1`.
    pub fn entries(&self, from: usize) -> Vec<String> {
        let names = &self.rules().names;
        let line = |entry: &Entry<G::Choice>| match entry {
            Entry::Decided(actor, choice) => format!("{actor}: {}", names.name(*choice)),
            Entry::Undone(seat) => format!("undo {seat}"),
            Entry::UndoneOver { seat, to, bots } => undone_over(*seat, *to, *bots),
            Entry::Redone(seat) => format!("redo {seat}"),
            Entry::RolledBack(to) => format!("back {to}"),
        };
        self.log()[from.min(self.log().len())..].iter().map(line).collect()
    }

    /// The table again from the lines of [`Table::entries`]: every decision is checked, and the game can go on.
    pub fn restore<'l>(
        rules: Arc<Ruleset<G>>,
        setup: Setup,
        names: &[String],
        seed: Seed,
        lines: impl IntoIterator<Item = &'l str>,
    ) -> Result<Table<G>, RecordFault> {
        let mut table = Table::retrace(rules, setup, names, Dealer::Sealed(seed.commitment()), lines)?;
        table.dealer = Dealer::Seeded(seed);
        table.go_on();
        Ok(table)
    }

    /// Like [`Table::restore`] for a game that goes on from the given lines of another one, whose draws do not follow
    /// from this seed.
    pub fn branch<'l>(
        rules: Arc<Ruleset<G>>,
        setup: Setup,
        names: &[String],
        seed: Seed,
        given: u64,
        lines: impl IntoIterator<Item = &'l str>,
    ) -> Result<Table<G>, RecordFault> {
        let mut table = Table::retrace(rules, setup, names, Dealer::Sealed(seed.commitment()), lines)?;
        table.given = given;
        table.dealer = Dealer::Seeded(seed);
        table.go_on();
        Ok(table)
    }

    /// The same for a game whose draws are not made here: nothing is drawn.
    pub fn retrace<'l>(
        rules: Arc<Ruleset<G>>,
        setup: Setup,
        names: &[String],
        dealer: Dealer,
        lines: impl IntoIterator<Item = &'l str>,
    ) -> Result<Table<G>, RecordFault> {
        let mut table = Table::empty(rules, setup, names, dealer);
        for (i, line) in lines.into_iter().enumerate() {
            let fault = |what: String| RecordFault::new(i + 1, Kind::Decision, what);
            let entry = match line.split_once(": ") {
                Some((actor, name)) => decided(&table, actor, name),
                None => {
                    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
                    entry(&table, word, rest)
                }
            };
            table.replay(entry.map_err(fault)?).map_err(fault)?;
        }
        Ok(table)
    }

    /// Opens a record: every decision is checked. With the seed, in it or given, the game can go on.
    pub fn load(rules: Arc<Ruleset<G>>, text: &str, seed: Option<Seed>) -> Result<Table<G>, RecordFault> {
        Ok(read(rules, text, seed)?.0)
    }
}

/// What a verified record has proved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verified {
    pub decisions: usize,
    pub draws: usize,
    /// The stable hash of the last position.
    pub hash: u64,
    pub over: bool,
    /// Whether the seed was there, fits the commitment and gives every draw but the given ones. Without it the draws are
    /// only legal.
    pub seed_checked: bool,
    /// The first draws that were made in the game from which this one goes on.
    pub given: usize,
}

/// Checks a record: the hash chain, the legality of every decision, and, when the seed is published, its commitment
/// and every draw.
pub fn verify<G: Present>(rules: Arc<Ruleset<G>>, text: &str) -> Result<Verified, RecordFault> {
    let (table, seed_checked) = read(rules, text, None)?;
    let draws = table.line().iter().filter(|(actor, _)| *actor == Actor::Chance).count();
    Ok(Verified {
        decisions: table.ply() - draws,
        draws,
        hash: stable_hash(table.state()),
        over: table.next() == Next::Over,
        seed_checked,
        given: table.given as usize,
    })
}

fn read<G: Present>(
    rules: Arc<Ruleset<G>>,
    text: &str,
    seed: Option<Seed>,
) -> Result<(Table<G>, bool), RecordFault> {
    let header = Header::parse(text)?;
    let setup = check_header(&rules, &header)?;
    let mut seed = seed;
    let dealer = match &header.commitment {
        Some(commitment) => Dealer::Sealed(commitment.clone()),
        None => Dealer::Typed,
    };
    let mut table = Table::empty(rules, setup, &header.names, dealer);
    table.given = header.given;
    let head: String = text.lines().take(header.body - 1).map(|l| format!("{l}\n")).collect();
    let mut chain = Chain::new(&head);
    let mut ended = false;
    // The draws of the record, with their lines: the seed that proves them comes last.
    let mut draws: Vec<Draw> = Vec::new();
    let mut published = false;
    for (number, line) in text.lines().enumerate().map(|(i, l)| (i + 1, l)).skip(header.body - 1) {
        let fault = |kind: Kind, what: String| RecordFault::new(number, kind, what);
        if ended {
            return Err(fault(Kind::End, "there is more after the end".into()));
        }
        let Some((content, link)) = line.rsplit_once(" ~") else {
            return Err(fault(
                Kind::Chain,
                "the line is cut off or has no link of the hash chain (' ~' and 16 digits)".into(),
            ));
        };
        if chain.add(content) != link {
            return Err(fault(
                Kind::Chain,
                "the hash chain is broken: this line or one before it was changed".into(),
            ));
        }
        let (word, rest) = content
            .split_once(' ')
            .ok_or_else(|| fault(Kind::Decision, format!("'{content}' says nothing")))?;
        match word {
            "seed" => {
                let given: Seed = rest.parse().map_err(|e| fault(Kind::Seed, e))?;
                if Some(given.commitment()) != header.commitment {
                    return Err(fault(
                        Kind::Seed,
                        "the seed does not fit the commitment in the header".into(),
                    ));
                }
                seed = Some(given);
                published = true;
            }
            "end" => {
                let (ply, hash) = (table.ply(), stable_hash(table.state()));
                if rest != format!("{ply} {hash:016x}") {
                    return Err(fault(
                        Kind::End,
                        format!("the end does not fit: the position is {ply} {hash:016x}"),
                    ));
                }
                ended = true;
            }
            _ => {
                let decision = |what: String| fault(Kind::Decision, what);
                let entry = entry(&table, word, rest).map_err(decision)?;
                if let Entry::Decided(Actor::Chance, _) = entry {
                    draws.push(Draw::due(&table, number));
                }
                table.replay(entry).map_err(decision)?;
            }
        }
    }
    if !ended {
        return Err(RecordFault::new(0, Kind::Cut, "the record is truncated: its end line is missing"));
    }
    if let Some(seed) = seed {
        if Some(seed.commitment()) != header.commitment {
            return Err(RecordFault::new(
                0,
                Kind::Seed,
                "the seed that was given does not fit the commitment of the record",
            ));
        }
        for draw in draws.iter().filter(|draw| draw.index >= header.given) {
            draw.check(&seed, &table)?;
        }
        table.dealer = Dealer::Seeded(seed);
        table.go_on();
    }
    Ok((table, published))
}

/// A draw of a record, kept until the seed is known.
struct Draw {
    line: usize,
    index: u64,
    /// The outcomes with their weights, in order, and the position of the log.
    weights: Vec<(usize, u16)>,
    at: usize,
}

impl Draw {
    fn due<G: Present>(table: &Table<G>, line: usize) -> Draw {
        let mut choices = kernel::Choices::new();
        if table.next() == Next::Chance {
            table.game().legal(table.state(), Actor::Chance, &mut choices);
        }
        let index = table.line().iter().filter(|(actor, _)| *actor == Actor::Chance).count() as u64;
        let weights = choices.weighted().map(|(c, w)| (c.index(), w)).collect();
        Draw { line, index, weights, at: table.log().len() }
    }

    fn check<G: Present>(&self, seed: &Seed, table: &Table<G>) -> Result<(), RecordFault> {
        let total = self.weights.iter().map(|(_, w)| u32::from(*w)).sum();
        let mut point = seed.draw(self.index, total);
        let drawn = self.weights.iter().find(|(_, w)| {
            let here = point < u32::from(*w);
            point = point.wrapping_sub(u32::from(*w));
            here
        });
        match (&table.log()[self.at], drawn) {
            (Entry::Decided(_, choice), Some((index, _))) if choice.index() == *index => Ok(()),
            _ => Err(RecordFault::new(self.line, Kind::Draw, "this draw does not follow from the seed")),
        }
    }
}

fn check_header<G: Present>(rules: &Ruleset<G>, header: &Header) -> Result<Setup, RecordFault> {
    if header.game != G::ID {
        return Err(RecordFault::new(
            0,
            Kind::Rules,
            format!("this is a record of '{}', not of '{}'", header.game, G::ID),
        ));
    }
    if header.rules != G::RULES {
        let what = format!(
            "the record was played with rules number {}, this program has {}",
            header.rules,
            G::RULES
        );
        return Err(RecordFault::new(0, Kind::Rules, what));
    }
    if header.pack != rules.pack {
        let what = format!(
            "the record was played with pack {}, but pack {} is loaded (use --pack with the folder it was played with)",
            header.pack, rules.pack
        );
        return Err(RecordFault::new(0, Kind::Pack, what));
    }
    Setup::parse(&rules.game, &header.setup)
        .map_err(|e| RecordFault::new(0, Kind::Setup, format!("the set-up is wrong: {e}")))
}

fn entry<G: Present>(table: &Table<G>, word: &str, rest: &str) -> Result<Entry<G::Choice>, String> {
    match word {
        "undo" => undone(rest),
        "redo" => Ok(Entry::Redone(seat(rest)?)),
        "back" => Ok(Entry::RolledBack(rest.parse().map_err(|_| format!("'{rest}' is no ply"))?)),
        number => {
            let ply = table.ply() + 1;
            if number != ply.to_string() {
                return Err(format!("here comes decision {ply}, not '{number}'"));
            }
            let (actor, name) = rest.split_once(": ").ok_or("a decision is 'number actor: choice'")?;
            decided(table, actor, name)
        }
    }
}

fn seat(text: &str) -> Result<Seat, String> {
    match text.parse() {
        Ok(Actor::Seat(seat)) => Ok(seat),
        _ => Err(format!("'{text}' is no seat")),
    }
}

/// `seat1 to 4 over seat2 seat3`: to how many decisions a seat went back, and whose went with its own.
fn undone_over(by: Seat, to: usize, bots: Seats) -> String {
    let bots: Vec<String> = bots.iter().map(|bot| bot.to_string()).collect();
    format!("undo {by} to {to} over {}", bots.join(" "))
}

/// The reverse of both forms of `undo`.
fn undone<C>(rest: &str) -> Result<Entry<C>, String> {
    let Some((by, more)) = rest.split_once(" to ") else { return Ok(Entry::Undone(seat(rest)?)) };
    let (to, bots) = more.split_once(" over ").ok_or("'to' comes with 'over' and the seats of bots")?;
    let to = to.parse().map_err(|_| format!("'{to}' is no ply"))?;
    let bots: Seats = bots.split(' ').map(seat).collect::<Result<_, _>>()?;
    Ok(Entry::UndoneOver { seat: seat(by)?, to, bots })
}

fn decided<G: Present>(table: &Table<G>, actor: &str, name: &str) -> Result<Entry<G::Choice>, String> {
    let actor = actor.parse().map_err(|()| format!("'{actor}' is neither a seat nor chance"))?;
    Ok(Entry::Decided(actor, table.rules().names.find(name).map_err(|e| e.to_string())?))
}

/// The hash chain over the lines of a record.
struct Chain(String);

impl Chain {
    fn new(head: &str) -> Chain {
        Chain(hex(&Sha256::digest(head)[..8]))
    }

    fn add(&mut self, line: &str) -> String {
        self.0 = hex(&Sha256::digest(format!("{}{line}", self.0))[..8]);
        self.0.clone()
    }
}

/// The same record with its hash chain made anew, for tests and fuzzing.
///
/// A chain alone proves only that nothing was changed by accident; that nothing was forged is proved by the seed, whose
/// commitment was published before the first draw.
pub fn relink(text: &str) -> String {
    let Some((head, body)) = text.split_once("\n\n") else { return text.to_owned() };
    let head = format!("{head}\n\n");
    let mut chain = Chain::new(&head);
    let lines = body.lines().map(|line| {
        let content = line.rsplit_once(" ~").map_or(line, |(content, _)| content);
        format!("{content} ~{}\n", chain.add(content))
    });
    let body: String = lines.collect();
    head + &body
}

fn is_hex(text: &str, n: usize) -> bool {
    text.len() == n && text.bytes().all(|b| b.is_ascii_hexdigit())
}

/// A name on one line, bounded, never empty.
fn clean(name: &str) -> String {
    let clean: String = name.chars().filter(|c| !c.is_control()).take(NAME_CHARS_MAX).collect();
    let clean = clean.trim();
    if clean.is_empty() { "-".to_owned() } else { clean.to_owned() }
}
