//! A value that is kept as the JSON it is sent as.

use std::{fmt, marker::PhantomData, sync::Arc};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::DeserializeOwned};
use serde_json::value::RawValue;
use ts_rs::TS;

/// A value as JSON text: made once, hashed once, sent to many.
pub struct Raw<T> {
    json: Arc<RawValue>,
    of: PhantomData<fn() -> T>,
}

impl<T: Serialize> Raw<T> {
    pub fn new(value: &T) -> Raw<T> {
        let json = serde_json::value::to_raw_value(value).expect("shapes of the wire are plain data");
        Raw { json: json.into(), of: PhantomData }
    }
}

impl<T> Raw<T> {
    /// The JSON text.
    pub fn json(&self) -> &str {
        self.json.get()
    }
}

impl<T: DeserializeOwned> Raw<T> {
    /// The value itself.
    pub fn get(&self) -> Result<T, serde_json::Error> {
        serde_json::from_str(self.json.get())
    }
}

impl<T> Clone for Raw<T> {
    fn clone(&self) -> Raw<T> {
        Raw { json: self.json.clone(), of: PhantomData }
    }
}

impl<T> PartialEq for Raw<T> {
    fn eq(&self, other: &Raw<T>) -> bool {
        self.json() == other.json()
    }
}

impl<T> Eq for Raw<T> {}

impl<T> fmt::Debug for Raw<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.json())
    }
}

impl<T> Serialize for Raw<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.json.serialize(serializer)
    }
}

impl<'de, T> Deserialize<'de> for Raw<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Raw<T>, D::Error> {
        // Inside a tagged message the text is already taken apart; put together again it is the same, in the same order.
        let value = serde_json::Value::deserialize(deserializer)?;
        let json = serde_json::value::to_raw_value(&value).map_err(serde::de::Error::custom)?;
        Ok(Raw { json: json.into(), of: PhantomData })
    }
}

/// For the browser it is the value itself.
impl<T: TS> TS for Raw<T> {
    type WithoutGenerics = T::WithoutGenerics;
    type OptionInnerType = Self;

    fn name(cfg: &ts_rs::Config) -> String {
        T::name(cfg)
    }

    fn inline(cfg: &ts_rs::Config) -> String {
        T::inline(cfg)
    }
}
