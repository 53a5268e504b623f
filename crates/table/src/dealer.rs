//! Where the outcomes of chance come from, so that anybody can check them afterwards.

use std::{fmt, str::FromStr};

use rand_chacha::{
    ChaCha20Rng,
    rand_core::{Rng as _, SeedableRng},
};
use sha2::{Digest, Sha256};

/// The 256-bit secret from which every draw of a game follows. Its hash is published first, itself at the end.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    pub fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// A seed for repeatable simulations and tests; not secret.
    pub fn from_number(n: u64) -> Seed {
        Seed(Sha256::digest(n.to_le_bytes()).into())
    }

    /// What is published before the first draw.
    pub fn commitment(&self) -> String {
        hex(&Sha256::digest(self.0))
    }

    /// The `index`th draw of a game: uniform below `total`, without bias.
    ///
    /// Each draw has a stream of its own. So a draw depends only on the seed and on how many came before it: nothing
    /// can be rolled again by undoing, saving or restarting.
    pub fn draw(&self, index: u64, total: u32) -> u32 {
        assert!(total > 0, "something can happen");
        let mut rng = ChaCha20Rng::from_seed(self.0);
        rng.set_stream(index);
        let threshold = total.wrapping_neg() % total;
        loop {
            let product = u64::from(rng.next_u32()) * u64::from(total);
            if product as u32 >= threshold {
                return (product >> 32) as u32;
            }
        }
    }
}

/// 64 hexadecimal digits.
impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

/// Never printed by accident.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

impl FromStr for Seed {
    type Err = String;

    fn from_str(text: &str) -> Result<Seed, String> {
        let wrong = || "a seed has 64 hexadecimal digits".to_owned();
        if text.len() != 64 || !text.bytes().all(|b| b.is_ascii_hexdigit()) {
            return Err(wrong());
        }
        let mut bytes = [0; 32];
        for (i, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * i..2 * i + 2], 16).map_err(|_| wrong())?;
        }
        Ok(Seed(bytes))
    }
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|b| format!("{b:02x}")).collect()
}

/// Who makes the draws of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Dealer {
    /// The seed: draws are made at once.
    Seeded(Seed),
    /// Somebody else, who has published this commitment: the game can be looked at, not continued.
    Sealed(String),
    /// People at a real table, who type in what they have drawn.
    Typed,
}

impl Dealer {
    /// What is published at the start.
    pub fn commitment(&self) -> Option<String> {
        match self {
            Dealer::Seeded(seed) => Some(seed.commitment()),
            Dealer::Sealed(commitment) => Some(commitment.clone()),
            Dealer::Typed => None,
        }
    }
}
