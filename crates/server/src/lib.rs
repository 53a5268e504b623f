//! The server: people, tables, sockets, storage.
//!
//! It knows no game: it holds [`table::AnyTable`]s and shows what they show. Every decision is in the log on disk before
//! anybody is told. `PROTOCOL.md` in the crate `wire` tells how clients speak with it.
//!
//! - `room`: one table in memory; everything that happens there.
//! - `rooms`: which tables are in memory.
//! - `writer`: the one thread that writes, many tables in one transaction.
//! - `store`: what is kept on disk.
//! - `shadow`: what a viewer has been shown, so that only changes are sent.
//! - `http`, `socket`, `ws`: the ways in.
//! - [`load`]: a crowd of clients that measures a server.

mod bots;
pub mod client;
mod config;
mod games;
mod http;
mod hub;
mod limit;
pub mod load;
mod room;
mod rooms;
mod secret;
mod serve;
mod shadow;
mod socket;
mod store;
mod webhook;
mod writer;
mod ws;

pub use config::{Config, Limits, Rate};
pub use games::{About, Games};
pub use serve::{ServeFault, Server, run};

#[cfg(test)]
mod tests;
