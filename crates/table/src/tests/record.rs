//! Records: complete, verifiable, and refused with the place when anything is wrong.

use kernel::Rng;
use proptest::prelude::*;
use testkit::camp::Camp;

use super::{play_until, rules, seat, table};
use crate::{AnyTable, Seed, Table, relink, verify};

/// A whole game with some taking back.
fn finished() -> Table<Camp> {
    let mut table = table(2, 11);
    let mut rng = Rng::new(11);
    for ply in [5, 30, 80] {
        play_until(&mut table, &mut rng, |t| t.ply() >= ply);
        for s in [seat(0), seat(1)] {
            if table.undo(s).is_ok() && ply == 30 {
                table.redo(s).unwrap();
            }
        }
    }
    table.roll_back(40).unwrap();
    play_until(&mut table, &mut rng, |_| false);
    table
}

fn fault(text: &str) -> String {
    match verify(rules(), text) {
        Ok(_) => panic!("a broken record is refused"),
        Err(fault) => fault.to_string(),
    }
}

/// TB-D01
#[test]
fn a_finished_record_is_verified_with_its_seed() {
    let table = finished();
    let text = table.record();
    let verified = verify(rules(), &text).unwrap();
    assert!(verified.over && verified.seed_checked);
    assert_eq!((verified.digest, verified.format), (table.digest(), 2));
    assert!(verified.positions > 5, "{} positions are checked", verified.positions);
    assert!(text.contains("\nundo seat") && text.contains("\nredo seat") && text.contains("\nback 40 "));
    let again = Table::load(rules(), &text, None).unwrap();
    assert_eq!((again.record(), again.state()), (text, table.state()));
}

#[test]
fn a_running_game_goes_on_with_its_seed() {
    let mut table = table(3, 5);
    play_until(&mut table, &mut Rng::new(5), |t| t.ply() > 50);
    let text = table.record();
    assert!(!text.contains("\nseed "), "the seed is secret until the end");
    assert!(!verify(rules(), &text).unwrap().seed_checked);
    let wrong = Table::load(rules(), &text, Some(Seed::from_number(6))).err().unwrap();
    assert!(wrong.to_string().contains("does not fit the commitment"));
    let mut again = Table::load(rules(), &text, Some(Seed::from_number(5))).unwrap();
    play_until(&mut table, &mut Rng::new(9), |_| false);
    play_until(&mut again, &mut Rng::new(9), |_| false);
    assert_eq!(table.record(), again.record());
}

#[test]
fn a_changed_line_breaks_the_chain() {
    let text = finished().record();
    let changed = text.replacen(": plan 1 ", ": plan 2 ", 1);
    assert_ne!(changed, text);
    assert!(fault(&changed).contains("the hash chain is broken"));
}

/// TB-D01
#[test]
fn a_changed_draw_is_found_even_with_a_new_chain() {
    // Somebody who changes a draw can make a new chain, but not a seed that fits.
    let text = finished().record();
    let seed = text.lines().find_map(|l| l.strip_prefix("seed ")).unwrap();
    let other = Seed::from_number(12).to_string();
    let forged = relink(&text.replace(&seed[..64], &other));
    assert!(fault(&forged).contains("the seed does not fit the commitment"), "{}", fault(&forged));
}

#[test]
fn what_is_missing_or_wrong_is_named() {
    let text = finished().record();
    let n = text.lines().count();
    let without_end: String = text.lines().take(n - 1).map(|l| format!("{l}\n")).collect();
    assert!(fault(&without_end).contains("truncated: its end line is missing"));
    assert!(fault(&text[..text.len() / 2]).contains("line "));
    assert!(fault("hello").contains("this is no record"));
    assert!(fault("").contains("this is no record"));
    assert!(fault("dolmen-record 3\n").contains("only records up to 'dolmen-record 2' can be read"));
    assert!(fault(&text.replace("game camp", "game chess")).contains("a record of 'chess'"));
    assert!(fault(&text.replace("pack 0", "pack 1")).contains("--pack"));
    assert!(fault(&text.replace("players=2", "players=9")).contains("2 to 4 players, not 9"));
    assert!(fault(&text.replace("length=long", "length=o_d")).contains("cannot hold '_'"));
    assert!(fault(&relink(&text.replacen("seat1: plan", "seat1: plam", 1))).contains("there is no choice"));
    assert!(fault(&relink(&text.replacen("1 seat", "7 seat", 1))).contains("here comes decision 1"));
    assert!(fault(&format!("{text}more\n")).contains("more after the end"));
}

proptest! {
    /// Whatever is done to a record, reading it ends with an answer, never with a panic.
    #[test]
    fn reading_never_panics(cut in 0usize..6000, at in 0usize..6000, byte in 0u8..128) {
        let mut text = finished().record().into_bytes();
        let at = at % text.len();
        text[at] = byte;
        text.truncate(cut.max(20));
        let _ = verify(rules(), &String::from_utf8_lossy(&text));
    }
}

/// Stored line by line and restored, a table is the same: position, log, prompts, and how it goes on.
#[test]
fn a_table_is_restored_from_its_entries() {
    let mut table = finished();
    for n_entries in [0, 1, 40, 90, table.log().len()] {
        let lines = table.entries(0);
        let again = Table::restore(
            rules(),
            *table.setup(),
            table.names(),
            Seed::from_number(11),
            lines[..n_entries].iter().map(String::as_str),
        );
        let again = again.unwrap();
        // A draw that was due is made at once, and it is the same one.
        assert_eq!(again.entries(0), lines[..again.log().len()]);
        let (before, same) = AnyTable::after(&table, again.log().len());
        assert_eq!((before.hash(), before.ply()), (AnyTable::hash(&again), again.ply()));
        assert_eq!(table.line()[..same], again.line()[..same]);
        for s in [seat(0), seat(1)] {
            assert_eq!(before.prompt(s), again.prompt(s));
        }
    }
    let broken =
        Table::restore(rules(), *table.setup(), table.names(), Seed::from_number(11), ["seat1: pass"]);
    assert_eq!(broken.err().unwrap().line, 1);
    table.roll_back(1).unwrap();
    assert_eq!(AnyTable::entries(&table, table.log().len()), Vec::<String>::new());
}
