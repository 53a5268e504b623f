//! The `dolmen` program: play in the terminal, simulate, replay, verify, and study games.

/// Prints as the standard macro, but ends quietly when nobody reads any more.
macro_rules! println {
    () => { crate::out::write(format_args!(""), "\n") };
    ($($text:tt)*) => { crate::out::write(format_args!($($text)*), "\n") };
}

/// Prints as the standard macro, but ends quietly when nobody reads any more.
macro_rules! print {
    ($($text:tt)*) => { crate::out::write(format_args!($($text)*), "") };
}

mod arena;
mod args;
mod bench;
mod content_report;
mod engine;
mod files;
mod games;
mod open;
mod operate;
mod out;
mod perft;
mod play;
mod position;
mod replay;
mod scenario;
mod serve;
mod sim;
mod soak;
mod tune;
mod tutorial;
mod verify;

use std::process::ExitCode;

use clap::Parser;

use args::{Args, Command};

/// Scenes are many small pieces of memory, and a server that was busy must become small again by itself.
#[global_allocator]
static MEMORY: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;

/// What a command has found: all well, or something it was asked to look for is wrong.
pub enum Verdict {
    Good,
    Bad,
}

fn main() -> ExitCode {
    let args = Args::parse();
    let result = match args.command {
        Command::Serve(args) => serve::run(args),
        Command::Load(args) => serve::load(args),
        Command::Backup(args) => operate::backup(args),
        Command::Restore(args) => operate::restore(args),
        Command::Doctor(args) => operate::doctor(args),
        Command::Export(args) => operate::export(args),
        Command::Games(args) => games::run(args),
        Command::Play(args) => play::run(args),
        Command::Sim(args) => sim::run(args),
        Command::Replay(args) => replay::run(args),
        Command::Verify(args) => verify::run(args),
        Command::Scenario(args) => scenario::run(args),
        Command::Perft(args) => perft::run(args),
        Command::Content(args) => content_report::run(args),
        Command::Bench(args) => bench::run(args),
        Command::Soak(args) => soak::run(args),
        Command::Arena(args) => arena::run(args),
        Command::Tune(args) => tune::run(args),
        Command::Engine(args) => engine::run(args),
        Command::Tutorial(args) => tutorial::run(args),
    };
    match result {
        Ok(Verdict::Good) => ExitCode::SUCCESS,
        Ok(Verdict::Bad) => ExitCode::from(1),
        Err(error) => {
            eprintln!("dolmen: {error:#}");
            ExitCode::from(2)
        }
    }
}
