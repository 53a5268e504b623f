//! Looking after a server's data: backup, restore, doctor, export.

use std::{
    fs::{File, OpenOptions},
    io::BufWriter,
};

use anyhow::{Context, Result};
use server::{Games, backup, doctor, export};

use crate::{Verdict, args};

pub fn backup(args: args::Backup) -> Result<Verdict> {
    let backup = backup::backup(&args.data, &args.file)?;
    println!(
        "{} tables, {} people, {} entries: {} bytes in {}",
        backup.tables,
        backup.people,
        backup.entries,
        backup.bytes,
        args.file.display()
    );
    Ok(Verdict::Good)
}

pub fn restore(args: args::Restore) -> Result<Verdict> {
    let (backup, old) = backup::restore(&args.file, &args.data, args.replace)?;
    println!("{} tables, {} people, {} entries are back", backup.tables, backup.people, backup.entries);
    if let Some(old) = old {
        println!("what was there before is kept in {}", old.display());
    }
    Ok(Verdict::Good)
}

pub fn doctor(args: args::Doctor) -> Result<Verdict> {
    let findings = doctor::examine(&args.data, &Games::from_catalog())?;
    if args.json {
        println!("{}", findings.to_json());
    } else {
        println!(
            "{} tables: {} games replayed, {} not started, {} frozen before",
            findings.tables, findings.replayed, findings.waiting, findings.frozen
        );
        if findings.same > 0 {
            println!("{} games of other rules go just the same with this program", findings.same);
        }
        for fault in &findings.file {
            println!("the file: {fault}");
        }
        for other in &findings.outdated {
            let (rules, pack) = (other.rules, &other.pack);
            let todo = match other.told {
                true => "It has ended, and what was told of it is kept.",
                false => "The program it was played with opens it.",
            };
            println!(
                "table {}: {} was played with rules {} and pack {}, this program has {} and {}, by which it goes \
                 differently. {todo}",
                other.table, other.game, rules.0, pack.0, rules.1, pack.1
            );
            let written = other.written.as_ref().map_or(String::new(), |text| format!(" ('{text}')"));
            println!("    entry {}{written}: {}", other.entry, other.what);
        }
        for broken in &findings.broken {
            println!("table {}: {}", broken.table, broken.what);
        }
        if findings.all_well() {
            println!("all is well");
        }
    }
    Ok(if findings.all_well() { Verdict::Good } else { Verdict::Bad })
}

pub fn export(args: args::Export) -> Result<Verdict> {
    let file: File = OpenOptions::new()
        .write(true)
        .create_new(true)
        .open(&args.file)
        .with_context(|| format!("cannot write {}", args.file.display()))?;
    let exported = export::export(&args.data, &Games::from_catalog(), &mut BufWriter::new(file));
    if exported.is_err() {
        // Half a file is of no use; whether it can be removed or not, the fault is told.
        drop(std::fs::remove_file(&args.file));
    }
    let exported = exported?;
    println!(
        "{} games in {}; {} were not shared by everybody, {} cannot be replayed",
        exported.games,
        args.file.display(),
        exported.withheld,
        exported.unreadable
    );
    Ok(Verdict::Good)
}
