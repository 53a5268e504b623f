//! How ids, seats and sets are written in positions: as words and lists of words.

use std::fmt::Display;

use kernel::{Actor, Seat};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::{
    ids::{Artefact, Card, Effect, Number, Slot, Tile, Total, Tribe},
    state::{Fate, Said, Trigger},
};

/// A value with a word.
pub trait Worded: Sized + Copy {
    fn write(self) -> String;
    fn read(word: &str) -> Option<Self>;
}

macro_rules! worded {
    ($($t:ty: |$x:ident| $write:expr, |$w:ident| $read:expr;)+) => { $(
        impl Worded for $t {
            fn write(self) -> String { let $x = self; $write }
            fn read($w: &str) -> Option<Self> { $read }
        }
        impl Serialize for $t {
            fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> { s.serialize_str(&self.write()) }
        }
        impl<'de> Deserialize<'de> for $t {
            fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
                let word = String::deserialize(d)?;
                <$t>::read(&word).ok_or_else(|| D::Error::custom(format!("unknown word '{word}'")))
            }
        }
    )+ };
}

worded! {
    Slot: |x| x.word(), |w| Slot::from_word(w);
    Tile: |x| x.word().into(), |w| Tile::from_word(w);
    Artefact: |x| x.word(), |w| Artefact::from_word(w);
    Card: |x| x.word().into(), |w| Card::from_word(w);
    Effect: |x| x.word().into(), |w| Effect::from_word(w);
    Tribe: |x| x.word().into(), |w| Tribe::from_word(w);
    Number: |x| x.value().to_string(), |w| w.parse().ok().and_then(Number::of);
    Total: |x| x.value().to_string(), |w| w.parse().ok().and_then(|n: usize| n.checked_sub(4)).and_then(kernel::Finite::get);
    Fate: |x| x.word().into(), |w| Fate::from_word(w);
    Said: |x| x.word().into(), |w| Said::from_word(w);
    Trigger: |x| x.word().into(), |w| Trigger::from_word(w);
}

fn parse_seat<E: Error>(word: &str) -> Result<Seat, E> {
    match word.parse() {
        Ok(Actor::Seat(seat)) => Ok(seat),
        _ => Err(unknown(word)),
    }
}

fn unknown<E: Error>(word: impl Display) -> E {
    E::custom(format!("'{word}' is no seat (seat1 is the first)"))
}

/// A seat as `seat1`.
pub mod seat {
    use super::*;

    pub fn serialize<S: Serializer>(seat: &Seat, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_str(&seat.to_string())
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(d: D) -> Result<Seat, D::Error> {
        parse_seat(&String::deserialize(d)?)
    }
}

/// A seat, or `all` where nobody in particular is meant.
pub mod seat_or_all {
    use super::*;

    pub fn serialize<S: Serializer>(seat: &Option<Seat>, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_str(&seat.map_or("all".into(), |seat| seat.to_string()))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(d: D) -> Result<Option<Seat>, D::Error> {
        match String::deserialize(d)?.as_str() {
            "all" => Ok(None),
            word => parse_seat(word).map(Some),
        }
    }
}

/// A set of seats as a list.
pub mod seats {
    use kernel::Seats;

    use super::*;

    pub fn serialize<S: Serializer>(seats: &Seats, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(seats.iter().map(|seat| seat.to_string()))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(d: D) -> Result<Seats, D::Error> {
        Vec::<String>::deserialize(d)?.iter().map(|w| parse_seat(w)).collect()
    }
}

/// A set of cells as a list.
pub mod bits {
    use crate::ids::Slots;

    use super::*;

    pub fn serialize<S: Serializer>(slots: &Slots, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(slots.iter())
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(d: D) -> Result<Slots, D::Error> {
        Ok(Vec::<Slot>::deserialize(d)?.into_iter().collect())
    }
}
