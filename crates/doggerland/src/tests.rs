//! Tests; each names the clauses it proves.

mod conformance;
mod events;
mod expeditions;
mod long_solo;
mod migration;
mod notation;
mod outlook;
mod presentation;
mod programming;
mod resolution;
mod round_end;
mod scenarios;
mod scoring;
mod setup;
mod shaman;
mod short;
mod solo;
mod table;
mod texts;
mod undo;
