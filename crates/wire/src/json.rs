//! Reading and writing JSON, so that no other crate has to know how.

use std::cell::RefCell;

use serde::{Deserialize, Serialize, de::DeserializeOwned};

/// The largest buffer that a thread keeps for the next text.
const SPARE_MAX: usize = 256 << 10;

thread_local! {
    /// Texts are written here and then copied, so that memory sees only their final size.
    static SPARE: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// A value as JSON text.
pub fn write<T: Serialize + ?Sized>(value: &T) -> String {
    let mut buffer = SPARE.take();
    buffer.clear();
    serde_json::to_writer(&mut buffer, value).expect("shapes of the wire are plain data");
    let text = std::str::from_utf8(&buffer).expect("JSON is UTF-8").to_owned();
    if buffer.capacity() <= SPARE_MAX {
        SPARE.set(buffer);
    }
    text
}

/// The value of a JSON text, or what is wrong with it.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, String> {
    serde_json::from_str(text).map_err(|e| e.to_string())
}

/// The value at the start of a text, whatever follows it, borrowing from it.
pub fn read_first<'t, T: Deserialize<'t>>(text: &'t str) -> Result<T, String> {
    let mut values = serde_json::Deserializer::from_str(text).into_iter();
    values.next().ok_or_else(|| "there is nothing".to_owned())?.map_err(|e| e.to_string())
}

/// The value of a JSON text, borrowing from it.
pub fn read_borrowed<'t, T: Deserialize<'t>>(text: &'t str) -> Result<T, String> {
    serde_json::from_str(text).map_err(|e| e.to_string())
}
