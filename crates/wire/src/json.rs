//! Reading and writing JSON, so that no other crate has to know how.

use serde::{Deserialize, Serialize, de::DeserializeOwned};

/// A value as JSON text.
pub fn write<T: Serialize + ?Sized>(value: &T) -> String {
    serde_json::to_string(value).expect("shapes of the wire are plain data")
}

/// The value of a JSON text, or what is wrong with it.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, String> {
    serde_json::from_str(text).map_err(|e| e.to_string())
}

/// The value of a JSON text, borrowing from it.
pub fn read_borrowed<'t, T: Deserialize<'t>>(text: &'t str) -> Result<T, String> {
    serde_json::from_str(text).map_err(|e| e.to_string())
}
