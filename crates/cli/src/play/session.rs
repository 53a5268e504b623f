//! One sitting at the terminal.

use anyhow::Result;
use bots::{BotTable, Kind};
use kernel::{Actor, Next, Rng, Seat, Seats, Viewer};
use stdx::Finite;
use table::{AnyStep, Prompt, Refusal};
use words::{Words, paint};

use super::{Lines, save::Keeper};
use crate::open;

const HELP: &str = "\
Type the number of an option to choose it, or one of these:
  table        show the whole table
  log [N]      show the last N lines of the log
  what         say what can be done here: the rule in two sentences
  why          show what is not possible now, and why
  why WORDS    say why this is not possible
  undo [WHO]   take back the last decision made at this keyboard, or that of a seat (undo seat2, undo Ann), with what
               bots have decided since, as far as nothing was drawn or revealed
  redo [WHO]   make it again
  save [NAME]  save the game
  quit         stop (the game is saved first)
  help         show this";

pub struct Session {
    table: Box<dyn BotTable>,
    /// The bot on each seat; none for a person.
    kinds: Vec<Option<Kind>>,
    words: Words,
    keeper: Keeper,
    rng: Rng,
    /// Who has read the table last, so that the next person at the keyboard sees it anew.
    reader: Option<Seat>,
    /// Who has taken something back since the last decision, latest last.
    undone: Vec<Seat>,
}

/// What a person at the keyboard has done.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Done {
    /// The table has changed: it is looked up anew who is asked.
    Changed,
    /// Nothing; what is offered should be shown again.
    Refused,
}

/// What becomes of a keyboard that is handed on.
enum Passed {
    On,
    /// Something was taken back instead.
    Changed,
    Left,
}

/// How many empty lines hide what stood before.
const CURTAIN: usize = 60;

impl Session {
    pub fn new(table: Box<dyn BotTable>, kinds: Vec<Option<Kind>>, words: Words, keeper: Keeper) -> Session {
        // Bots need no secret: any generator will do, as long as it does not repeat.
        let seed = open::secret_seed().map_or(1, |s| s.draw(0, u32::MAX).into());
        Session { table, kinds, words, keeper, rng: Rng::new(seed), reader: None, undone: Vec::new() }
    }

    pub fn run(&mut self, lines: &mut Lines) -> Result<()> {
        loop {
            match self.table.next() {
                Next::Over => {
                    let outcome = self.table.outcome().expect("a game that is over has a result");
                    print!("{}", paint::result(&*self.table, &outcome, &self.words));
                    return self.offer_save(lines);
                }
                Next::Chance => {
                    if !self.draw(lines)? {
                        return self.leave();
                    }
                }
                next => {
                    let actor = next.first();
                    let Some(Actor::Seat(seat)) = actor else { unreachable!("somebody decides") };
                    match self.kinds.get(seat.index()).copied().flatten() {
                        Some(kind) => self.bot(seat, kind)?,
                        None => {
                            if !self.person(seat, lines)? {
                                return self.leave();
                            }
                        }
                    }
                }
            }
        }
    }

    /// Everybody at one keyboard looks with the eyes of the one who decides.
    fn viewer(&self, seat: Seat) -> Viewer {
        Viewer::Seat(seat)
    }

    fn bot(&mut self, seat: Seat, kind: Kind) -> Result<()> {
        let choice = self.table.bot_choice(seat, kind, &mut self.rng).expect("the seat is asked");
        let reader = self.reader.map_or(Viewer::Spectator, |s| self.viewer(s));
        let steps = self.table.act(seat, None, &choice, reader)?;
        self.tell(&steps);
        Ok(())
    }

    /// Asks a person until the table changes; false when they leave.
    fn person(&mut self, seat: Seat, lines: &mut Lines) -> Result<bool> {
        let viewer = self.viewer(seat);
        if self.reader != Some(seat) {
            if let Some(before) = self.reader {
                match self.pass_on(before, seat, lines)? {
                    Passed::On => {}
                    Passed::Changed => return Ok(true),
                    Passed::Left => return Ok(false),
                }
            }
            self.reader = Some(seat);
            print!("{}", paint::scene(&self.table.scene(viewer), &self.words));
        }
        let prompt = self.table.prompt(seat).expect("the one who decides is asked");
        self.show(&prompt);
        loop {
            let Some(line) = lines.ask("> ")? else { return Ok(false) };
            let (word, rest) = line.split_once(' ').unwrap_or((&line, ""));
            if let Ok(n) = line.parse::<usize>() {
                let Some(offer) = n.checked_sub(1).and_then(|i| prompt.options.get(i)) else {
                    println!("There is no option {n}. There are 1 to {}.", prompt.options.len());
                    self.show(&prompt);
                    continue;
                };
                self.choose(seat, &prompt, &offer.choice)?;
                return Ok(true);
            }
            match word {
                "" => self.show(&prompt),
                "table" | "t" => print!("{}", paint::scene(&self.table.scene(viewer), &self.words)),
                "log" | "l" => self.log(viewer, rest.trim().parse().unwrap_or(20)),
                "what" => println!("{} ({})", self.words.help(&prompt.text), prompt.clause),
                "why" | "w" => self.why(&prompt, seat, rest.trim()),
                "undo" | "u" | "redo" | "r" => {
                    let done = if word.starts_with('u') { self.undo(rest) } else { self.redo(rest) };
                    match done {
                        Done::Changed => return Ok(true),
                        Done::Refused => self.show(&prompt),
                    }
                }
                "save" | "s" => match self.keeper.save(&*self.table, rest.trim()) {
                    Ok(path) => {
                        println!("Saved as {}. Go on later with: dolmen play --resume {0}", path.display())
                    }
                    Err(error) => println!("Not saved: {error:#}"),
                },
                "quit" | "q" | "exit" => return Ok(false),
                "help" | "h" | "?" => println!("{HELP}"),
                _ => match prompt.options.iter().find(|o| o.choice == line) {
                    Some(offer) => {
                        self.choose(seat, &prompt, &offer.choice)?;
                        return Ok(true);
                    }
                    None => {
                        match self.table.why_not(seat, &line) {
                            Ok(Some((text, clause))) => println!("{} ({clause})", self.words.say(&text)),
                            _ => println!("'{line}' is no option here. Type a number, or 'help'."),
                        }
                        self.show(&prompt);
                    }
                },
            }
        }
    }

    fn choose(&mut self, seat: Seat, prompt: &Prompt, choice: &str) -> Result<()> {
        let steps = self.table.act(seat, Some(prompt.number), choice, self.viewer(seat))?;
        self.undone.clear();
        self.tell(&steps);
        Ok(())
    }

    /// The seats of people.
    fn people(&self) -> Seats {
        Seat::all().take(self.table.n_seats()).filter(|s| self.kinds.get(s.index()) == Some(&None)).collect()
    }

    /// The seat that was named, by its number or by who sits there; without a word the usual one.
    fn named(&self, word: &str, usual: Option<Seat>) -> Result<Option<Seat>, String> {
        let word = word.trim();
        if word.is_empty() {
            return Ok(usual);
        }
        let by_number = word.parse().ok().and_then(|actor| match actor {
            Actor::Seat(seat) => Some(seat),
            Actor::Chance => None,
        });
        let by_name = || self.table.names().iter().position(|n| n.eq_ignore_ascii_case(word)).map(Seat::nth);
        match by_number.or_else(by_name) {
            Some(seat) if self.people().contains(seat) => Ok(Some(seat)),
            Some(seat) if seat.index() < self.table.n_seats() => Err(format!("{word} is played by a bot.")),
            _ => {
                let known = self.people().iter().map(|s| format!("{s} ({})", self.table.names()[s.index()]));
                let known: Vec<String> = known.collect();
                Err(format!("Nobody here is called '{word}'. There are {}.", known.join(", ")))
            }
        }
    }

    /// Back acts for whoever has decided last at this keyboard, also when somebody else is asked already (TB-H04).
    fn undo(&mut self, word: &str) -> Done {
        let people = self.people();
        let seat = match self.named(word, self.table.last_of(people)) {
            Ok(Some(seat)) => seat,
            Ok(None) => return self.refused(&Refusal::NothingToUndo),
            Err(what) => {
                println!("{what}");
                return Done::Refused;
            }
        };
        let bots = Seat::all().take(self.table.n_seats()).filter(|s| !people.contains(*s)).collect();
        match self.table.undo_over(seat, bots) {
            Ok(()) => {
                self.undone.push(seat);
                Done::Changed
            }
            Err(refusal) => self.refused(&refusal),
        }
    }

    fn redo(&mut self, word: &str) -> Done {
        let seat = match self.named(word, self.undone.last().copied()) {
            Ok(Some(seat)) => seat,
            Ok(None) => return self.refused(&Refusal::NothingToRedo),
            Err(what) => {
                println!("{what}");
                return Done::Refused;
            }
        };
        match self.table.redo(seat, self.viewer(seat)) {
            Ok(steps) => {
                if let Some(at) = self.undone.iter().rposition(|s| *s == seat) {
                    self.undone.remove(at);
                }
                self.tell(&steps);
                Done::Changed
            }
            Err(refusal) => self.refused(&refusal),
        }
    }

    /// Where people at one keyboard know what others may not see, each hands it on when they have read what they alone were shown,
    /// and the next one says when to go on (TB-H02, TB-H03).
    fn pass_on(&mut self, from: Seat, to: Seat, lines: &mut Lines) -> Result<Passed> {
        if !self.table.knows_alone(self.people()) {
            return Ok(Passed::On);
        }
        let name = |seat: Seat| self.table.names()[seat.index()].clone();
        let (from, to) = (name(from), name(to));
        println!(
            "\n{from}: when you have read this, press Enter and hand the keyboard to {to}; or type 'undo'."
        );
        loop {
            let Some(line) = lines.ask("> ")? else { return Ok(Passed::Left) };
            let (word, rest) = line.split_once(' ').unwrap_or((&line, ""));
            match word {
                "" => {
                    println!("{}{to}: press Enter when nobody else can read this.", "\n".repeat(CURTAIN));
                    return Ok(lines.ask("> ")?.map_or(Passed::Left, |_| Passed::On));
                }
                "undo" | "u" if self.undo(rest) == Done::Changed => return Ok(Passed::Changed),
                "undo" | "u" => {}
                "quit" | "q" | "exit" => return Ok(Passed::Left),
                _ => println!("Press Enter to hand the keyboard on, or type 'undo' or 'quit'."),
            }
        }
    }

    /// Asks what was drawn at the real table; false when they leave.
    fn draw(&mut self, lines: &mut Lines) -> Result<bool> {
        let draws = self.table.draws();
        println!("What was drawn? {}", draws.join(", "));
        loop {
            let Some(line) = lines.ask("draw> ")? else { return Ok(false) };
            if line == "quit" || line == "q" {
                return Ok(false);
            }
            let viewer = self.reader.map_or(Viewer::Spectator, |s| self.viewer(s));
            match self.table.typed(&line, viewer) {
                Ok(steps) => {
                    self.tell(&steps);
                    return Ok(true);
                }
                Err(refusal) => self.refuse(&refusal),
            }
        }
    }

    fn show(&self, prompt: &Prompt) {
        println!("\n{} ({})", self.words.say(&prompt.text), prompt.clause);
        for part in &prompt.parts {
            println!("  {}", self.words.say(part));
        }
        let scene = self.table.scene(Viewer::Seat(Seat::nth(prompt.seat)));
        let texts = paint::distinct(&prompt.options, &scene, &self.words);
        for (i, option) in prompt.options.iter().enumerate() {
            let preview: Vec<String> = option.preview.iter().map(|t| self.words.say(t)).collect();
            let preview =
                if preview.is_empty() { String::new() } else { format!(": {}", preview.join(", ")) };
            println!("{:>3}. {}{preview}", i + 1, texts[i]);
        }
    }

    fn why(&self, prompt: &Prompt, seat: Seat, words: &str) {
        if words.is_empty() {
            if prompt.refused.is_empty() {
                println!("Everything you could look for here is possible.");
            }
            for refused in &prompt.refused {
                let (what, why) = (self.words.say(&refused.text), self.words.say(&refused.reason));
                println!("  {what} [{}]: {why} ({})", refused.choice, refused.clause);
            }
            return;
        }
        match self.table.why_not(seat, words) {
            Ok(None) => println!("That is possible: it is one of the options."),
            Ok(Some((text, clause))) => println!("{} ({clause})", self.words.say(&text)),
            Err(refusal) => self.refuse(&refusal),
        }
    }

    fn log(&self, viewer: Viewer, n: usize) {
        let story = self.table.story(viewer);
        for told in &story[story.len().saturating_sub(n)..] {
            println!("  {:>4}  {}", told.ply, self.words.say(&told.text));
        }
    }

    fn tell(&self, steps: &[AnyStep]) {
        for told in steps.iter().flat_map(|s| &s.lines) {
            println!("  {}", self.words.say(&told.text));
        }
    }

    fn refused(&self, refusal: &Refusal) -> Done {
        self.refuse(refusal);
        Done::Refused
    }

    fn refuse(&self, refusal: &Refusal) {
        match refusal {
            Refusal::NotLegal { reason, .. } => {
                println!("{} ({})", self.words.say(&reason.text), reason.clause)
            }
            refusal => {
                // People are told by their names.
                let mut text = refusal.to_string();
                for (i, name) in self.table.names().iter().enumerate() {
                    text = text.replace(&Seat::nth(i).to_string(), name);
                }
                println!("{text}");
            }
        }
    }

    /// Leaving loses nothing: the game is saved.
    fn leave(&mut self) -> Result<()> {
        let path = self.keeper.save(&*self.table, "").or_else(|_| {
            // The usual name belongs to another game.
            let name = format!("{}-{:.16}.dolmen", self.table.game_id(), self.table.digest().to_string());
            self.keeper.save(&*self.table, &name)
        })?;
        println!("\nSaved as {}. Go on later with: dolmen play --resume {0}", path.display());
        Ok(())
    }

    fn offer_save(&mut self, lines: &mut Lines) -> Result<()> {
        let Some(name) = lines.ask("Name to keep the record under, or empty to keep none: ")? else {
            return Ok(());
        };
        if !name.is_empty() {
            match self.keeper.save(&*self.table, &name) {
                Ok(path) => println!("Kept as {}. Check it with: dolmen verify {0}", path.display()),
                Err(error) => println!("Not kept: {error:#}"),
            }
        }
        Ok(())
    }
}
