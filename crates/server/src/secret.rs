//! Ids, tokens and codes from the system's generator, and their hashes.

use std::fmt;

use data_encoding::{BASE32_NOPAD, Encoding};
use sha2::{Digest, Sha256};

/// Bytes from the system's generator.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has a random generator");
    bytes
}

fn base32(bytes: &[u8]) -> String {
    let text: &Encoding = &BASE32_NOPAD;
    text.encode(bytes).to_lowercase()
}

/// The id of a table: 80 bits, so that a table that is not listed cannot be guessed.
pub(crate) fn table_id() -> String {
    base32(&random::<10>())
}

/// The part of an invitation that opens a seat: 128 bits.
pub(crate) fn invite() -> String {
    base32(&random::<16>())
}

/// A secret that a person holds; only its hash is stored. Never printed by accident.
pub(crate) struct Secret(String);

impl Secret {
    /// The token of a device: 256 bits.
    pub fn token() -> Secret {
        Secret(base32(&random::<32>()))
    }

    /// A recovery code: 130 bits as 26 letters in groups, to be written down.
    pub fn recovery() -> Secret {
        let letters = base32(&random::<17>());
        let groups: Vec<&str> = (0..26).step_by(5).map(|i| &letters[i..(i + 5).min(26)]).collect();
        Secret(groups.join("-"))
    }

    /// What somebody typed: case, spaces and hyphens do not count.
    pub fn typed(text: &str) -> Secret {
        Secret(text.to_owned())
    }

    pub fn reveal(self) -> String {
        self.0
    }

    /// What is stored. Secrets are random and long, so that a plain hash is enough.
    pub fn hash(&self) -> [u8; 32] {
        let plain: String = self.0.chars().filter(char::is_ascii_alphanumeric).collect();
        Sha256::digest(plain.to_ascii_lowercase()).into()
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret")
    }
}

/// Compares without telling by time how much was right.
pub(crate) fn same(a: &str, b: &str) -> bool {
    Sha256::digest(a) == Sha256::digest(b)
}
