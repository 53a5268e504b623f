//! One sitting at the terminal.

use anyhow::Result;
use bots::{BotTable, Kind};
use kernel::{Actor, Next, Rng, Seat, Viewer};
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
  undo         take back your last decision, as far as nothing was revealed
  redo         make it again
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
}

impl Session {
    pub fn new(table: Box<dyn BotTable>, kinds: Vec<Option<Kind>>, words: Words, keeper: Keeper) -> Session {
        // Bots need no secret: any generator will do, as long as it does not repeat.
        let seed = open::secret_seed().map_or(1, |s| s.draw(0, u32::MAX).into());
        Session { table, kinds, words, keeper, rng: Rng::new(seed), reader: None }
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
                    continue;
                };
                let steps = self.table.act(seat, Some(prompt.number), &offer.choice, viewer)?;
                self.tell(&steps);
                return Ok(true);
            }
            match word {
                "" => self.show(&prompt),
                "table" | "t" => print!("{}", paint::scene(&self.table.scene(viewer), &self.words)),
                "log" | "l" => self.log(viewer, rest.trim().parse().unwrap_or(20)),
                "what" => println!("{} ({})", self.words.help(&prompt.text), prompt.clause),
                "why" | "w" => self.why(&prompt, seat, rest.trim()),
                "undo" | "u" => match self.table.undo(seat) {
                    Ok(()) => return Ok(true),
                    Err(refusal) => self.refuse(&refusal),
                },
                "redo" | "r" => match self.table.redo(seat, viewer) {
                    Ok(steps) => {
                        self.tell(&steps);
                        return Ok(true);
                    }
                    Err(refusal) => self.refuse(&refusal),
                },
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
                        let steps =
                            self.table.act(seat, Some(prompt.number), &offer.choice.clone(), viewer)?;
                        self.tell(&steps);
                        return Ok(true);
                    }
                    None => println!("'{line}' is no option here. Type a number, or 'help'."),
                },
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
        for (i, option) in prompt.options.iter().enumerate() {
            let preview: Vec<String> = option.preview.iter().map(|t| self.words.say(t)).collect();
            let preview =
                if preview.is_empty() { String::new() } else { format!(": {}", preview.join(", ")) };
            println!("{:>3}. {}{preview}", i + 1, self.words.say(&option.text));
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
