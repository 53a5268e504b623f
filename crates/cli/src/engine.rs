//! `dolmen engine`: our bots for other programs, one JSON object a line (docs/ENGINE.md).

use std::{
    io::{BufRead, Read, Write},
    time::Duration,
};

use anyhow::{Result, bail};
use bots::{Bot, Budget, Kind, Seen};
use catalog::Visitor;
use content::Packed;
use external::{Hello, PROTOCOL, Reply, Request};
use kernel::{Choices, Finite, Rng, Seat, Setup};
use table::Ruleset;

use crate::{Verdict, args, open};

/// The longest line that is read.
const LINE_MAX: u64 = 16 << 20;

pub fn run(args: args::Engine) -> Result<Verdict> {
    let kind: Kind = args.bot.parse()?;
    let mut request = read();
    while let Some(now) = request {
        request = match now {
            Request::Hello { .. } => {
                say(&Reply::Hello(Hello {
                    name: format!("dolmen {kind}"),
                    author: "Dolmen".into(),
                    protocol: PROTOCOL,
                }))?;
                read()
            }
            Request::Setup { game, rules, pack, setup, seat, seed, .. } => {
                let sitting = Sitting { kind, rules, pack, setup, seat, seed };
                match open::with_game(&game, args.pack.as_deref(), sitting) {
                    Ok(next) => next,
                    Err(error) => {
                        info(format!("{error:#}"))?;
                        read()
                    }
                }
            }
            Request::Think { .. } => {
                info("there is no game yet".into())?;
                read()
            }
            Request::End { .. } => read(),
            Request::Quit => None,
        };
    }
    Ok(Verdict::Good)
}

/// The next request; lines that are none are answered and dropped. Nothing at the end of input.
fn read() -> Option<Request> {
    loop {
        let mut line = Vec::new();
        let n = std::io::stdin().lock().take(LINE_MAX).read_until(b'\n', &mut line).ok()?;
        if n == 0 {
            return None;
        }
        match serde_json::from_slice(&line) {
            Ok(request) => return Some(request),
            Err(_) if line.trim_ascii().is_empty() => {}
            Err(error) => info(format!("this line is no request: {error}")).ok()?,
        }
    }
}

fn say(reply: &Reply) -> Result<()> {
    let mut line = serde_json::to_string(reply)?;
    line.push('\n');
    let mut out = std::io::stdout().lock();
    out.write_all(line.as_bytes())?;
    out.flush()?;
    Ok(())
}

fn info(text: String) -> Result<()> {
    say(&Reply::Info { text })
}

/// One game, until another request than a question comes.
struct Sitting {
    kind: Kind,
    rules: u16,
    pack: String,
    setup: String,
    seat: usize,
    seed: u64,
}

impl Visitor for Sitting {
    type Out = Result<Option<Request>>;

    fn visit<G: Packed>(self, game: G, pack: String) -> Result<Option<Request>> {
        // Worlds of other rules may look the same and mean something else.
        if self.rules != G::RULES {
            bail!("the game is played with rules {}, this program has {}", self.rules, G::RULES);
        }
        if content::known_as(&self.pack) != pack {
            bail!("the game is played with pack {}, here is pack {pack} (--pack)", self.pack);
        }
        let setup = Setup::parse(&game, &self.setup)?;
        let Some(seat) = self.seat.checked_sub(1).filter(|i| *i < setup.n_seats as usize).map(Seat::nth)
        else {
            bail!("there is no seat {}", self.seat);
        };
        let rules = Ruleset::new(game, pack);
        let mut rng = Rng::fork(self.seed, seat.index() as u64);
        let mut bot: Option<Box<dyn Bot<G>>> = None;
        say(&Reply::Ready)?;
        loop {
            match read() {
                Some(Request::Think { id, world, budget_ms, .. }) => {
                    // Without a budget of its own the bot thinks nearly as long as the host waits.
                    let bot = bot.get_or_insert_with(|| {
                        let time = Budget::Time(Duration::from_millis(budget_ms * 4 / 5 + 1));
                        match self.kind {
                            Kind::Level(_, Some(_)) => self.kind.make(),
                            kind => kind.within(time).make(),
                        }
                    });
                    match decide(&rules, seat, bot.as_mut(), world, &mut rng) {
                        Ok(choice) => say(&Reply::Decision { id, choice })?,
                        Err(error) => info(format!("question {id} cannot be answered: {error:#}"))?,
                    }
                }
                next => return Ok(next),
            }
        }
    }
}

fn decide<G: Packed>(
    rules: &Ruleset<G>,
    seat: Seat,
    bot: &mut dyn Bot<G>,
    world: serde_json::Value,
    rng: &mut Rng,
) -> Result<String> {
    let draft: G::Draft = serde_json::from_value(world)?;
    let state = match rules.game.adopt(draft) {
        Ok(state) => state,
        Err(faults) => bail!("{}", faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")),
    };
    if !rules.game.next(&state).allows(kernel::Actor::Seat(seat)) {
        bail!("{seat} does not decide there");
    }
    let seen = Seen::new(&rules.game, &state, seat, rng);
    let mut options = Choices::new();
    seen.options(&mut options);
    let choice = bot.decide(&seen, &options, rng).choice();
    Ok(rules.names.name(choice).to_owned())
}
