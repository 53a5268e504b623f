//! The only list of games.
//!
//! Everything above works for any game: it implements [`Visitor`] once, and [`open`] calls it with the game that was
//! asked for. No other crate names a game.

use std::{fmt, path::Path};

use content::{Pack, PackFaults, Packed};

/// Something that can be done with any game.
pub trait Visitor {
    type Out;

    /// `pack` is the hash of the content the game was built from.
    fn visit<G: Packed>(self, game: G, pack: String) -> Self::Out;
}

/// Something that can be said of any game without opening it.
pub trait Describe {
    fn describe<G: Packed>(&mut self);
}

/// Why a game cannot be opened.
#[derive(Debug)]
pub enum OpenFault {
    UnknownGame(String),
    Pack(PackFaults),
}

impl fmt::Display for OpenFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpenFault::UnknownGame(id) => {
                write!(f, "there is no game '{id}' (there are: {})", ids().join(", "))
            }
            OpenFault::Pack(faults) => write!(f, "the pack is broken:\n{faults}"),
        }
    }
}

impl std::error::Error for OpenFault {}

macro_rules! games {
    ($($game:ty),* $(,)?) => {
        /// The names of all games, in the order in which they are shown.
        pub fn ids() -> Vec<&'static str> {
            vec![$(<$game as kernel::Game>::ID),*]
        }

        /// Opens a game with its built-in content, or with the pack in a folder.
        pub fn open<V: Visitor>(id: &str, folder: Option<&Path>, visitor: V) -> Result<V::Out, OpenFault> {
            $(
                if id == <$game as kernel::Game>::ID {
                    return visit::<$game, V>(folder, visitor);
                }
            )*
            Err(OpenFault::UnknownGame(id.to_owned()))
        }

        /// Says something of every game.
        pub fn describe(describer: &mut impl Describe) {
            $( describer.describe::<$game>(); )*
        }
    };
}

games!(doggerland::Doggerland, last_doge::LastDoge, paleo::Paleo, prehistory::Prehistory);

fn visit<G: Packed, V: Visitor>(folder: Option<&Path>, visitor: V) -> Result<V::Out, OpenFault> {
    let pack = match folder {
        Some(folder) => Pack::read(folder).map_err(OpenFault::Pack)?,
        None => Pack::embedded(G::FILES),
    };
    let game = G::load(&pack).map_err(OpenFault::Pack)?;
    Ok(visitor.visit(game, pack.hash()))
}
