//! The server: people, tables, sockets, storage.
//!
//! It knows no game: it holds [`table::AnyTable`]s and shows what they show. Every decision is in the log on disk before
//! anybody is told. `PROTOCOL.md` in the crate `wire` tells how clients speak with it.
//!
//! - `room`: one table in memory; everything that happens there.
//! - `rooms`: which tables are in memory.
//! - `bots`, `programs`: the threads in which bots think, and the bots that are programs of this machine.
//! - `writer`: the one thread that writes, many tables in one transaction.
//! - `store`: what is kept on disk.
//! - `shadow`: what a viewer has been shown, so that only changes are sent.
//! - `http`, `socket`, `ws`: the ways in.
//! - [`load`]: a crowd of clients that measures a server.

pub mod backup;
mod bots;
pub mod chronicle;
pub mod client;
mod config;
mod course;
pub mod doctor;
pub mod export;
mod games;
mod http;
mod hub;
mod limit;
mod line;
pub mod load;
mod logs;
mod metrics;
mod programs;
mod reels;
mod room;
mod rooms;
mod secret;
mod serve;
mod shadow;
mod socket;
mod store;
mod upgrade;
mod webhook;
mod writer;
mod ws;

pub use config::{Config, Limits, Rate, Retention};
pub use games::{About, Games};
pub use logs::{LogForm, log_to_stderr};
pub use programs::{Program, ProgramFault};
pub use serve::{ServeFault, Server, run};
pub use store::StoreFault;

#[cfg(test)]
mod tests;
