//! The hash with which a client checks that it shows what the server means.

const OFFSET: u32 = 0x811c_9dc5;
const PRIME: u32 = 0x0100_0193;

/// The hash of one entry of a scene: FNV-1a, 32 bits, over the UTF-16 code units of its JSON text.
///
/// Code units, because that is what a browser has at hand: `JSON.stringify(entry)` gives the same text.
pub fn text_hash(json: &str) -> u32 {
    let step = |hash: u32, unit: u32| (hash ^ unit).wrapping_mul(PRIME);
    if json.is_ascii() {
        return json.bytes().fold(OFFSET, |hash, byte| step(hash, byte.into()));
    }
    json.encode_utf16().fold(OFFSET, |hash, unit| step(hash, unit.into()))
}

/// The hash of a scene: the hashes of its entries folded in order, head first, then places, then pieces.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct SceneHash(u32);

impl SceneHash {
    pub fn new() -> SceneHash {
        SceneHash(OFFSET)
    }

    /// Folds in the hash of the next entry.
    pub fn add(&mut self, entry: u32) {
        self.0 = (self.0 ^ entry).wrapping_mul(PRIME);
    }

    pub fn get(self) -> u32 {
        self.0
    }
}

impl Default for SceneHash {
    fn default() -> Self {
        Self::new()
    }
}
