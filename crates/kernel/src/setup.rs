//! What was picked in the lobby.

use std::fmt;

use crate::{Game, Seat, Text};

/// One option of the lobby: a word, its possible values and the usual one.
///
/// Texts: `option-<id>` and `option-<id>-<value>`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    pub id: &'static str,
    pub values: Vec<String>,
    pub default: usize,
    /// Besides its values it takes a short text of one's own, see [`Setup::own_text`].
    pub own: bool,
}

impl OptionSpec {
    /// An option whose first value is the usual one.
    pub fn new(id: &'static str, values: &[&str]) -> OptionSpec {
        OptionSpec { id, values: values.iter().map(|v| v.to_string()).collect(), default: 0, own: false }
    }

    /// The same option, which also takes a short text of one's own. At most one option of a game does.
    pub fn or_own(mut self) -> OptionSpec {
        self.own = true;
        self
    }

    /// The same option with another usual value.
    pub fn usually(mut self, value: &str) -> OptionSpec {
        self.default =
            self.values.iter().position(|v| v == value).expect("the usual value is one of the values");
        self
    }
}

/// What was picked in the lobby: how many play, and one value of each option.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    pub n_seats: u8,
    values: [u8; Setup::OPTIONS_MAX],
    /// Zero bytes fill it up.
    own: [u8; Setup::OWN_MAX],
}

/// Why a set-up cannot be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupFault {
    message: String,
    text: Option<Text>,
}

impl SetupFault {
    /// For people who write set-ups by hand; no form offers such a one.
    pub fn new(message: impl Into<String>) -> SetupFault {
        SetupFault { message: message.into(), text: None }
    }

    /// What a person can pick in a form has a reason in the words of the game.
    pub fn told(key: &'static str, message: impl Into<String>) -> SetupFault {
        SetupFault { message: message.into(), text: Some(Text::new(key)) }
    }

    /// The reason in the words of the game.
    pub fn text(&self) -> Option<&Text> {
        self.text.as_ref()
    }
}

impl fmt::Display for SetupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for SetupFault {}

impl Setup {
    /// The most options a game may have.
    pub const OPTIONS_MAX: usize = 24;
    /// The longest text of one's own, in bytes.
    pub const OWN_MAX: usize = 80;

    /// The usual set-up for `n` seats.
    pub fn usual<G: Game>(game: &G, n_seats: usize) -> Setup {
        let mut values = [0; Setup::OPTIONS_MAX];
        for (i, value) in values.iter_mut().enumerate().take(game.options().len()) {
            *value = game.usual(i, n_seats) as u8;
        }
        Setup { n_seats: n_seats.min(Seat::MAX) as u8, values, own: [0; Setup::OWN_MAX] }
    }

    /// The index of the value picked for the `i`th option; one past the last for a text of one's own.
    #[inline]
    pub fn value(&self, i: usize) -> usize {
        self.values[i] as usize
    }

    /// Picks a value of an option by words.
    pub fn set<G: Game>(&mut self, game: &G, option: &str, value: &str) -> Result<(), SetupFault> {
        let options = game.options();
        let words = |w: Vec<&str>| w.join(", ");
        let Some(i) = options.iter().position(|o| o.id == option) else {
            let known = words(options.iter().map(|o| o.id).collect());
            return Err(SetupFault::new(format!(
                "{} has no option '{option}' (its options: {known})",
                G::ID
            )));
        };
        match options[i].values.iter().position(|x| x == value) {
            Some(v) => {
                self.values[i] = v as u8;
                if options[i].own {
                    self.own = [0; Setup::OWN_MAX];
                }
            }
            None if options[i].own => {
                self.own = own_text(value)
                    .map_err(|what| SetupFault::told("setup-own", format!("option '{option}' {what}")))?;
                self.values[i] = options[i].values.len() as u8;
            }
            None => {
                let known = words(options[i].values.iter().map(String::as_str).collect());
                return Err(SetupFault::new(format!(
                    "option '{option}' cannot be '{value}' (it can be: {known})"
                )));
            }
        }
        Ok(())
    }

    /// The text of one's own that was picked in place of a value of an option, as it is written into records.
    pub fn own_text(&self) -> Option<&str> {
        let end = self.own.iter().position(|b| *b == 0).unwrap_or(Setup::OWN_MAX);
        (end > 0).then(|| std::str::from_utf8(&self.own[..end]).expect("only ASCII is taken"))
    }

    /// The word for what was picked for the `i`th option: one of its values, or the text of one's own.
    pub fn word<'s>(&'s self, option: &'s OptionSpec, i: usize) -> &'s str {
        option.values.get(self.value(i)).map_or_else(|| self.own_text().unwrap_or_default(), String::as_str)
    }

    /// Reads `players=4 mode=short …`, in any order, and checks that the game can be played so.
    pub fn parse<G: Game>(game: &G, text: &str) -> Result<Setup, SetupFault> {
        let mut n_seats = None;
        let mut picks = Vec::new();
        for word in text.split_whitespace() {
            let Some((key, value)) = word.split_once('=') else {
                return Err(SetupFault::new(format!("'{word}' is not of the form option=value")));
            };
            if key == "players" {
                let n: usize = value
                    .parse()
                    .map_err(|_| SetupFault::new(format!("players must be a number, not '{value}'")))?;
                n_seats = Some(n);
            } else {
                picks.push((key, value));
            }
        }
        let n_seats =
            n_seats.ok_or_else(|| SetupFault::new("the number of players is missing (players=N)"))?;
        let mut setup = Setup::for_seats(game, n_seats)?;
        for (key, value) in picks {
            setup.set(game, key, value)?;
        }
        game.check(&setup)?;
        Ok(setup)
    }

    /// The usual set-up for a number of players that the game allows.
    pub fn for_seats<G: Game>(game: &G, n_seats: usize) -> Result<Setup, SetupFault> {
        let allowed = game.seats();
        if !allowed.contains(&n_seats) {
            let (low, high) = (allowed.start(), allowed.end());
            return Err(SetupFault::new(format!("{} is for {low} to {high} players, not {n_seats}", G::ID)));
        }
        Ok(Setup::usual(game, n_seats))
    }

    /// The text form that [`Setup::parse`] reads.
    pub fn write<G: Game>(&self, game: &G) -> String {
        let mut text = format!("players={}", self.n_seats);
        for (i, option) in game.options().iter().enumerate() {
            text += &format!(" {}={}", option.id, self.word(option, i));
        }
        text
    }
}

/// A text of one's own in the form in which it is kept: without blanks, so that a set-up stays words in a line.
fn own_text(typed: &str) -> Result<[u8; Setup::OWN_MAX], String> {
    let parts =
        typed.split(|c: char| c.is_whitespace() || matches!(c, ',' | '-')).filter(|part| !part.is_empty());
    let text = parts.collect::<Vec<_>>().join("-");
    if text.is_empty() {
        return Err("is an empty text".into());
    }
    if let Some(c) = text.chars().find(|c| !matches!(c, 'a'..='z' | '0'..='9' | '-' | ':' | '.')) {
        return Err(format!(
            "cannot hold '{}': letters a to z, digits, '-', ':' and '.' only",
            c.escape_debug()
        ));
    }
    let mut own = [0; Setup::OWN_MAX];
    match own.get_mut(..text.len()) {
        Some(place) => place.copy_from_slice(text.as_bytes()),
        None => return Err(format!("is longer than {} letters", Setup::OWN_MAX)),
    }
    Ok(own)
}
