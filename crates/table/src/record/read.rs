//! Reading records and stored logs: every line is checked, and the first one that does not fit is named.

use std::sync::Arc;

use kernel::{Actor, Choices, Next, Present, Seat, Seats, Setup};
use stdx::Finite;

use super::{Header, Played, RecordFault, RecordFaultKind as Kind, chain::Chain};
use crate::{Dealer, Digest, Entry, Ruleset, Seed, Table, digest};

/// What a verified record has proved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verified {
    /// The number of the form of the record.
    pub format: u8,
    pub decisions: usize,
    pub draws: usize,
    /// The digest of the last position.
    pub digest: Digest,
    /// How many rounds begin in the positions that the record says, its end included. Records of the first form say none.
    pub positions: usize,
    pub over: bool,
    /// Whether the seed was there, fits the commitment and gives every draw but the given ones. Without it the draws are
    /// only legal.
    pub seed_checked: bool,
    /// The first draws that were made in the game from which this one goes on.
    pub given: usize,
    /// With which rules and packs it was played; it fits those of this program as well.
    pub played: Vec<Played>,
}

/// Checks a record: the hash chain, the legality of every decision, the digests, and, when the seed is published, its
/// commitment and every draw.
///
/// A record that was played with another number of the rules, or with another pack that came in the box, is good where it
/// goes just the same by the rules here.
pub fn verify<G: Present>(rules: Arc<Ruleset<G>>, text: &str) -> Result<Verified, RecordFault> {
    let read = read(rules, text, None)?;
    let table = read.table;
    let draws = table.line().iter().filter(|(actor, _)| *actor == Actor::Chance).count();
    Ok(Verified {
        format: read.format,
        decisions: table.ply() - draws,
        draws,
        digest: table.digest(),
        positions: read.positions,
        over: table.next() == Next::Over,
        seed_checked: read.published,
        given: table.given as usize,
        played: read.played,
    })
}

impl<G: Present> Table<G> {
    /// Opens a record: every decision is checked. With the seed, in it or given, the game can go on.
    pub fn load(rules: Arc<Ruleset<G>>, text: &str, seed: Option<Seed>) -> Result<Table<G>, RecordFault> {
        Ok(read(rules, text, seed)?.table)
    }

    /// The table again from the lines of [`Table::entries`]: every decision is checked, every draw must follow from the
    /// seed, and the game can go on.
    pub fn restore<'l>(
        rules: Arc<Ruleset<G>>,
        setup: Setup,
        names: &[String],
        seed: Seed,
        lines: impl IntoIterator<Item = &'l str>,
    ) -> Result<Table<G>, RecordFault> {
        Table::branch(rules, setup, names, seed, 0, lines)
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
        let mut table = Table::empty(rules, setup, names, Dealer::Sealed(seed.commitment()));
        table.given = given;
        table.follow(lines, Some(&seed))?;
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
        table.follow(lines, None)?;
        Ok(table)
    }

    /// Does what the lines of a log say.
    fn follow<'l>(
        &mut self,
        lines: impl IntoIterator<Item = &'l str>,
        seed: Option<&Seed>,
    ) -> Result<(), RecordFault> {
        for (i, line) in lines.into_iter().enumerate() {
            let number = i + 1;
            let wrong = |what: String| decision(number, line, what);
            let (content, digest) = digest::split(line);
            let entry = match content.split_once(": ") {
                Some((actor, name)) => decided(self, actor, name),
                None => {
                    let (word, rest) = content.split_once(' ').unwrap_or((content, ""));
                    entry(self, word, rest)
                }
            };
            let entry = entry.map_err(wrong)?;
            let draw = match (entry, seed) {
                (Entry::Decided(Actor::Chance, _), Some(seed)) => Some((Draw::due(self, number), seed)),
                _ => None,
            };
            self.replay(entry).map_err(wrong)?;
            if let Some((draw, seed)) = draw.filter(|(draw, _)| draw.index >= self.given) {
                draw.check(seed, self)?;
            }
            self.meets(number, digest)?;
        }
        Ok(())
    }

    /// Whether the position is the one that a line says; a line may say nothing of it.
    fn meets(&self, number: usize, written: Option<&str>) -> Result<(), RecordFault> {
        let Some(written) = written else { return Ok(()) };
        let is = self.digest().to_string();
        if is.starts_with(written) {
            return Ok(());
        }
        let is = &is[..written.len()];
        let round = self.game().round(self.state());
        let what =
            format!("round {round} begins in another position: {written} is written, it would be {is}");
        Err(RecordFault::new(number, Kind::Digest, what).differs(written, Some(is.to_owned())))
    }

    /// From here on it is played with the rules of this program, if anything comes.
    fn go_on_here(&mut self) {
        let here = self.played_here();
        let last = self.played.last().expect("it began with some rules");
        if (last.rules, content::known_as(&last.pack)) != (here.rules, &here.pack) {
            self.played.push(here);
        }
    }

    /// The rules of this program, from the next entry on.
    pub(crate) fn played_here(&self) -> Played {
        Played { from: self.log().len(), rules: G::RULES, pack: self.rules().pack.clone() }
    }

    /// Says with which rules a table was played that was restored from its log: what stands before `from` is not this
    /// program's.
    pub fn set_played(&mut self, played: Vec<Played>) {
        assert!(!played.is_empty(), "a game begins with some rules");
        self.played = played;
    }
}

/// What was read.
struct Read<G: Present> {
    table: Table<G>,
    format: u8,
    published: bool,
    positions: usize,
    played: Vec<Played>,
}

fn read<G: Present>(rules: Arc<Ruleset<G>>, text: &str, seed: Option<Seed>) -> Result<Read<G>, RecordFault> {
    let header = Header::parse(text)?;
    let other = check_header(&rules, &header)?;
    let because = |fault: RecordFault| match &other {
        Some((kind, of)) => fault.because(*kind, of),
        None => fault,
    };
    let setup = Setup::parse(&rules.game, &header.setup)
        .map_err(|e| because(RecordFault::new(0, Kind::Setup, format!("the set-up is wrong: {e}"))))?;
    let dealer = match &header.commitment {
        Some(commitment) => Dealer::Sealed(commitment.clone()),
        None => Dealer::Typed,
    };
    let mut table = Table::empty(rules, setup, &header.names, dealer);
    table.given = header.given;
    table.played = vec![Played { from: 0, rules: header.rules, pack: header.pack.clone() }];
    let mut body = Body { header: &header, seed, table, draws: Vec::new(), published: false, positions: 0 };
    let head: String = text.lines().take(header.body - 1).map(|l| format!("{l}\n")).collect();
    let mut chain = Chain::new(&head);
    let mut ended = false;
    for (number, line) in text.lines().enumerate().map(|(i, l)| (i + 1, l)).skip(header.body - 1) {
        if ended {
            return Err(RecordFault::new(number, Kind::End, "there is more after the end"));
        }
        let Some((content, link)) = line.rsplit_once(" ~") else {
            let what = "the line is cut off or has no link of the hash chain (' ~' and 16 digits)";
            return Err(RecordFault::new(number, Kind::Chain, what));
        };
        let due = chain.add(content);
        if due != link {
            let what = "the hash chain is broken: this line or one before it was changed";
            return Err(RecordFault::new(number, Kind::Chain, what).differs(link, Some(due)));
        }
        ended = body.line(number, content).map_err(because)?;
    }
    if !ended {
        return Err(RecordFault::new(0, Kind::Cut, "the record is truncated: its end line is missing"));
    }
    let Body { mut table, seed, draws, published, positions, .. } = body;
    let played = table.played.clone();
    table.go_on_here();
    if let Some(seed) = seed {
        if Some(seed.commitment()) != header.commitment {
            return Err(RecordFault::new(
                0,
                Kind::Seed,
                "the seed that was given does not fit the commitment of the record",
            ));
        }
        for draw in draws.iter().filter(|draw| draw.index >= header.given) {
            draw.check(&seed, &table).map_err(because)?;
        }
        table.dealer = Dealer::Seeded(seed);
        table.go_on();
    }
    Ok(Read { table, format: header.format, published, positions, played })
}

/// The lines after the header.
struct Body<'h, G: Present> {
    header: &'h Header,
    seed: Option<Seed>,
    table: Table<G>,
    /// The draws of the record, with their lines: the seed that proves them comes last.
    draws: Vec<Draw>,
    published: bool,
    positions: usize,
}

impl<G: Present> Body<'_, G> {
    /// Reads a line without its link; says whether it was the end.
    fn line(&mut self, number: usize, content: &str) -> Result<bool, RecordFault> {
        let fault = |kind: Kind, what: String| RecordFault::new(number, kind, what);
        let (word, rest) = content
            .split_once(' ')
            .ok_or_else(|| fault(Kind::Decision, format!("'{content}' says nothing")))?;
        match word {
            "seed" => {
                let given: Seed = rest.parse().map_err(|e| fault(Kind::Seed, e))?;
                if Some(given.commitment()) != self.header.commitment {
                    return Err(fault(
                        Kind::Seed,
                        "the seed does not fit the commitment in the header".into(),
                    ));
                }
                self.seed = Some(given);
                self.published = true;
            }
            "end" => return self.end(number, rest).map(|()| true),
            "rules" if self.header.format > 1 => {
                let played = rest.split_once(' ').and_then(|(rules, pack)| {
                    let from = self.table.log().len();
                    Some(Played { from, rules: rules.parse().ok()?, pack: pack.to_owned() })
                });
                let what = || fault(Kind::Format, format!("'{content}' names no rules and pack"));
                self.table.played.push(played.ok_or_else(what)?);
            }
            _ => {
                let (content, digest) = match self.header.format {
                    1 => (content, None),
                    _ => digest::split(content),
                };
                let wrong = |what: String| decision(number, content, what);
                let (word, rest) =
                    content.split_once(' ').ok_or_else(|| wrong(format!("'{content}' says nothing")))?;
                let entry = entry(&self.table, word, rest).map_err(wrong)?;
                if let Entry::Decided(Actor::Chance, _) = entry {
                    self.draws.push(Draw::due(&self.table, number));
                }
                self.table.replay(entry).map_err(wrong)?;
                self.table.meets(number, digest)?;
                self.positions += usize::from(digest.is_some());
            }
        }
        Ok(false)
    }

    /// The last line. Records of the first form end with a hash of how a program held the position in its memory, which
    /// says nothing to any other program; so only the number of decisions counts there.
    fn end(&mut self, number: usize, rest: &str) -> Result<(), RecordFault> {
        let ply = self.table.ply();
        let due = match self.header.format {
            1 => ply.to_string(),
            _ => format!("{ply} {}", self.table.digest()),
        };
        let written = match self.header.format {
            1 => rest.split_once(' ').map_or("", |(ply, _)| ply),
            _ => rest,
        };
        if written != due {
            let what = format!("the end does not fit: '{written}' is written, it would be '{due}'");
            return Err(RecordFault::new(number, Kind::End, what).differs(written, Some(due)));
        }
        self.positions += usize::from(self.header.format > 1);
        Ok(())
    }
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
        let mut choices = Choices::new();
        if table.next() == Next::Chance {
            table.game().legal(table.state(), Actor::Chance, &mut choices);
        }
        let weights = choices.weighted().map(|(c, w)| (c.index(), w)).collect();
        Draw { line, index: table.n_draws(), weights, at: table.log().len() }
    }

    fn check<G: Present>(&self, seed: &Seed, table: &Table<G>) -> Result<(), RecordFault> {
        let total = self.weights.iter().map(|(_, w)| u32::from(*w)).sum();
        let mut point = seed.draw(self.index, total);
        let drawn = self.weights.iter().find(|(_, w)| {
            let here = point < u32::from(*w);
            point = point.wrapping_sub(u32::from(*w));
            here
        });
        let names = &table.rules().names;
        let written = match &table.log()[self.at] {
            Entry::Decided(_, choice) => *choice,
            _ => unreachable!("a draw is a decision"),
        };
        match drawn {
            Some((index, _)) if written.index() == *index => Ok(()),
            _ => {
                let would_be = drawn.and_then(|(i, _)| Finite::get(*i)).map(|c| names.name(c).to_owned());
                let written = names.name(written);
                let what = format!(
                    "this draw does not follow from the seed: '{written}' is written, it would be '{}'",
                    would_be.as_deref().unwrap_or("nothing")
                );
                Err(RecordFault::new(self.line, Kind::Draw, what).differs(written, would_be))
            }
        }
    }
}

/// What is other than here, and in what words, for a record that may still go just the same.
fn check_header<G: Present>(
    rules: &Ruleset<G>,
    header: &Header,
) -> Result<Option<(Kind, String)>, RecordFault> {
    if header.game != G::ID {
        return Err(RecordFault::new(
            0,
            Kind::Rules,
            format!("this is a record of '{}', not of '{}'", header.game, G::ID),
        ));
    }
    if !rules.knows(&header.pack) {
        let what = format!(
            "the record was played with pack {}, but pack {} is loaded (use --pack with the folder it was played with)",
            header.pack, rules.pack
        );
        return Err(RecordFault::new(0, Kind::Pack, what).differs(&header.pack, Some(rules.pack.clone())));
    }
    if header.rules != G::RULES {
        let what = format!("played with rules number {}, this program has {}", header.rules, G::RULES);
        return Ok(Some((Kind::Rules, what)));
    }
    if content::known_as(&header.pack) != rules.pack {
        let what =
            format!("played with pack {} of a former box, this program has {}", header.pack, rules.pack);
        return Ok(Some((Kind::Pack, what)));
    }
    Ok(None)
}

fn decision(number: usize, written: &str, what: String) -> RecordFault {
    RecordFault::new(number, Kind::Decision, what).differs(written, None)
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
