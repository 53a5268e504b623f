//! Bots that are other programs: the lines they speak, the process, and what they are asked.
//!
//! `docs/ENGINE.md` tells a bot's author the same from the other side. A program gets what its seat may know and nothing
//! else, and it is never waited for longer than agreed; whoever hosts it has a bot of ours ready for when it fails.

mod ask;
mod command;
mod process;
mod protocol;

pub use ask::ask;
pub use command::{CommandFault, check};
pub use process::{External, Lapse, Leash};
pub use protocol::{Hello, Offered, PROTOCOL, Reply, Request, Result as EndResult};

#[cfg(test)]
mod tests;
