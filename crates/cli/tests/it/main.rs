//! The program as people and scripts use it: a real process, real files, real exit codes.

mod bad_input;
mod bots;
mod commands;
mod deploy;
mod learning;
mod no_allocation;
mod older;
mod operate;
mod programs;
mod running;
mod schema;
mod sharing;
mod terminal;

use std::{
    io::Write,
    path::Path,
    process::{Command, Output, Stdio},
};

/// What a run of the program gave.
pub struct Ran {
    pub code: i32,
    pub out: String,
    pub err: String,
}

/// Runs `dolmen` in a folder, with lines typed in.
pub fn dolmen_in(folder: &Path, args: &[&str], input: &str) -> Ran {
    let mut child = Command::new(env!("CARGO_BIN_EXE_dolmen"))
        .args(args)
        .current_dir(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("it has an input");
    // The program may end before it has read everything.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    let Output { status, stdout, stderr } = child.wait_with_output().expect("the program ends");
    Ran {
        code: status.code().expect("no signal has ended it"),
        out: String::from_utf8(stdout).expect("it prints text"),
        err: String::from_utf8(stderr).expect("it prints text"),
    }
}

pub fn dolmen(args: &[&str]) -> Ran {
    dolmen_in(Path::new("."), args, "")
}
