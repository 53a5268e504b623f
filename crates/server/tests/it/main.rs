//! The server as it is: real processes, a real database, real sockets.

mod away;
mod bad;
mod batch;
mod glimpses;
mod kill;
mod leaks;
mod lessons;
mod lobby;
mod play;
mod rig;
mod start;
mod stored;
mod study;
