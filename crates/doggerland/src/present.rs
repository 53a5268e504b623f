//! How decisions are asked and offered, and how events are told.

mod ask;
mod expected;
mod label;
mod tell;

pub use self::{
    ask::{EVENT_CLAUSES, ask, cost_of_expedition, cost_of_task, distance, missing},
    expected::{expected, resolution},
    label::label,
    tell::{rival_name, tell},
};
