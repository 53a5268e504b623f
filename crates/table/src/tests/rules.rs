//! Records and logs of other rules, packs and programs: good where they go just the same, named with line and difference
//! where they do not, and never adopted silently.

use std::sync::Arc;

use kernel::Rng;
use testkit::camp::Camp;

use super::{play_until, rules, table};
use crate::{
    Digest, Played, RecordFault, RecordFaultKind as Kind, Ruleset, Seed, Table, Verified, relink, verify,
};

fn finished() -> Table<Camp> {
    let mut table = table(2, 11);
    play_until(&mut table, &mut Rng::new(11), |_| false);
    table
}

fn good(text: &str) -> Verified {
    verify(rules(), text).unwrap_or_else(|fault| panic!("{fault}"))
}

fn bad(text: &str) -> RecordFault {
    verify(rules(), text).expect_err("it is refused")
}

/// What a line says, and what it would say.
fn difference(fault: &RecordFault) -> (&str, Option<&str>) {
    let difference = fault.difference.as_ref().unwrap_or_else(|| panic!("no difference: {fault}"));
    (&difference.written, difference.would_be.as_deref())
}

/// The same game as the first form of records tells it: no digests, and at the end a hash of a memory.
fn of_the_first_form(text: &str) -> String {
    let bare = |line: &str| {
        let (content, _) = line.rsplit_once(" ~").unwrap_or((line, ""));
        let content = match content.split_once(' ') {
            Some(("end", rest)) => format!("end {} 0123456789abcdef", rest.split(' ').next().unwrap()),
            _ => crate::digest::split(content).0.to_owned(),
        };
        if line.contains(" ~") { format!("{content} ~\n") } else { format!("{content}\n") }
    };
    let text: String = text.lines().map(bare).collect();
    relink(&text.replacen("dolmen-record 2", "dolmen-record 1", 1))
}

/// The number of the first line that holds a text.
fn line_with(text: &str, part: &str) -> usize {
    1 + text.lines().position(|line| line.contains(part)).expect("there is such a line")
}

#[test]
fn a_digest_is_of_what_is_written_not_of_what_is_empty() {
    let table = finished();
    let digest = Digest::of(table.game(), table.state());
    assert_eq!(digest, table.digest());
    assert_eq!((digest.to_string().len(), digest.part()), (64, digest.to_string()[..4].to_owned()));
    assert_ne!(digest, Digest::of(table.game(), &table.at(table.ply() - 1)));
}

/// Every round and the end have a digest in the log, and every one of them is looked at.
#[test]
fn another_position_at_the_beginning_of_a_round_is_named() {
    let table = finished();
    let text = table.record();
    let marked: Vec<&str> = text.lines().filter(|line| line.contains(" =")).collect();
    assert!(marked.len() > 4, "{} rounds", marked.len());
    for line in marked {
        let (before, after) = line.split_once(" =").unwrap();
        let other = if after.starts_with("0000") { "1111" } else { "0000" };
        let fault = bad(&relink(&text.replacen(line, &format!("{before} ={other}{}", &after[4..]), 1)));
        assert_eq!((fault.kind, fault.line), (Kind::Digest, line_with(&text, line)));
        assert_eq!(difference(&fault), (other, Some(&after[..4])));
    }
    let end = text.lines().last().unwrap();
    let forged = relink(&text.replacen(&end[..8], "end 7 00", 1));
    let fault = bad(&forged);
    assert_eq!((fault.kind, fault.line), (Kind::End, text.lines().count()));
    assert!(difference(&fault).1.unwrap().ends_with(&table.digest().to_string()));
}

#[test]
fn a_stored_log_names_the_line_and_the_difference() {
    let table = finished();
    let lines = table.entries(0);
    let restore = |lines: &[String]| {
        let lines = lines.iter().map(String::as_str);
        Table::restore(rules(), *table.setup(), table.names(), Seed::from_number(11), lines)
    };
    assert_eq!(restore(&lines).unwrap().entries(0), lines);
    assert!(lines.last().unwrap().ends_with(&table.digest().to_string()), "the end has the whole digest");

    let round = lines.iter().position(|line| line.contains(" =")).unwrap();
    let mut other = lines.clone();
    other[round] = format!("{} =0000", other[round].split(" =").next().unwrap());
    let fault = restore(&other).err().unwrap();
    assert_eq!((fault.kind, fault.line, difference(&fault).0), (Kind::Digest, round + 1, "0000"));

    let draw = lines.iter().position(|line| line.starts_with("chance: deal ")).unwrap();
    let drawn = lines[draw].strip_prefix("chance: ").unwrap().split(" =").next().unwrap();
    let faults = (1..9).filter(|card| format!("deal {card}") != drawn).filter_map(|card| {
        let mut other = lines.clone();
        other[draw] = format!("chance: deal {card}");
        restore(&other).err()
    });
    let faults: Vec<RecordFault> = faults.collect();
    assert!(faults.iter().any(|fault| fault.kind == Kind::Draw && difference(fault).1 == Some(drawn)));
    assert!(faults.iter().all(|fault| fault.line == draw + 1), "{faults:?}");

    let mut other = lines.clone();
    other[3] = "seat1: fly away".into();
    let fault = restore(&other).err().unwrap();
    assert_eq!((fault.kind, fault.line), (Kind::Decision, 4));
    assert_eq!(difference(&fault), ("seat1: fly away", None));
}

#[test]
fn records_of_the_first_form_are_read() {
    let table = finished();
    let old = of_the_first_form(&table.record());
    let verified = good(&old);
    assert_eq!((verified.format, verified.positions), (1, 0), "a hash of a memory proves nothing");
    assert!(verified.over && verified.seed_checked && verified.digest == table.digest());
    assert_eq!(Table::load(rules(), &old, None).unwrap().record(), table.record(), "it is written anew");
    let fault = bad(&relink(&old.replacen("\nend ", "\nend 1", 1)));
    assert_eq!((fault.kind, fault.line), (Kind::End, old.lines().count()));
    // What is new is not understood in an old record.
    let fault = bad(&relink(&old.replacen("\nseed ", "\nrules 2 0123456789abcdef\nseed ", 1)));
    assert_eq!(fault.kind, Kind::Decision);
}

#[test]
fn a_record_of_other_rules_is_good_where_it_goes_just_the_same() {
    let table = finished();
    let text = table.record();
    for rules in ["0", "7"] {
        let other = relink(&text.replacen("rules 1\n", &format!("rules {rules}\n"), 1));
        let verified = good(&other);
        assert_eq!(verified.played[0].rules.to_string(), rules);
        let again = Table::load(super::rules(), &other, None).unwrap();
        assert_eq!(again.record(), other, "a record keeps the number it was played with");
    }
}

#[test]
fn a_record_of_other_rules_that_goes_differently_is_named_with_the_first_difference() {
    let text = finished().record().replacen("rules 1\n", "rules 7\n", 1);
    let line = text.lines().find(|line| line.contains(" =")).unwrap();
    let (before, after) = line.split_once(" =").unwrap();
    let fault = bad(&relink(&text.replacen(line, &format!("{before} =0000{}", &after[4..]), 1)));
    assert_eq!((fault.kind, fault.code(), fault.line), (Kind::Rules, "record-rules", line_with(&text, line)));
    assert_eq!(difference(&fault), ("0000", Some(&after[..4])));
    assert!(fault.what.starts_with("played with rules number 7, this program has 1"), "{fault}");

    let line = text.lines().find(|line| line.contains(": place ")).unwrap();
    let number = line.split(' ').next().unwrap();
    let fault = bad(&relink(&text.replacen(line, &format!("{number} seat1: starve ~"), 1)));
    assert_eq!((fault.kind, fault.line), (Kind::Rules, line_with(&text, line)));
    assert_eq!(difference(&fault).0, format!("{number} seat1: starve"));
    let fault = bad(&relink(&text.replacen("length=long", "length=o_d", 1)));
    assert_eq!(fault.kind, Kind::Rules);
}

/// Nothing of it is a matter of rules: it is broken whatever they say.
#[test]
fn a_cut_or_changed_record_of_other_rules_is_still_called_cut_or_changed() {
    let text = relink(&finished().record().replacen("rules 1\n", "rules 7\n", 1));
    let cut: String = text.lines().take(20).map(|line| format!("{line}\n")).collect();
    assert_eq!(bad(&cut).kind, Kind::Cut);
    assert_eq!(bad(&text[..text.len() - 5]).kind, Kind::Chain);
    assert_eq!(bad(&text.replacen("game camp", "game chess", 1)).kind, Kind::Rules);
    let fault = bad(&text.replacen(": plan 1 ", ": plan 2 ", 1));
    assert_eq!(fault.kind, Kind::Chain);
    assert!(fault.line > 8 && fault.difference.is_some());
}

#[test]
fn another_pack_is_refused_unless_both_came_in_the_box() {
    let former = "800e72089fcb8546";
    let text = relink(&finished().record().replacen("pack 0123456789abcdef", &format!("pack {former}"), 1));
    let fault = bad(&text);
    assert_eq!((fault.kind, difference(&fault)), (Kind::Pack, (former, Some("0123456789abcdef"))));
    let mut boxed = Ruleset::new(Camp::new(), "0123456789abcdef".into());
    boxed.built_in = true;
    let boxed = Arc::new(boxed);
    assert_eq!(verify(boxed.clone(), &text).unwrap().played[0].pack, former);
    let own = text.replacen(former, "00000000deadbeef", 1);
    assert_eq!(verify(boxed, &relink(&own)).unwrap_err().kind, Kind::Pack);
}

/// A game that was saved under an old number goes on under the new one, and its record says from where.
#[test]
fn a_game_goes_on_under_a_new_number() {
    let mut table = table(2, 5);
    play_until(&mut table, &mut Rng::new(5), |t| t.ply() > 50);
    let saved = relink(&table.record().replacen("rules 1\n", "rules 0\n", 1));
    let n = table.log().len();
    let mut again = Table::load(rules(), &saved, Some(Seed::from_number(5))).unwrap();
    assert_eq!(again.record(), saved, "nothing has come since");
    play_until(&mut again, &mut Rng::new(6), |_| false);
    let text = again.record();
    assert!(text.contains("\nrules 0\n") && text.contains("\nrules 1 0123456789abcdef ~"));
    let played = good(&text).played;
    let pack = "0123456789abcdef".to_owned();
    assert_eq!(
        played,
        [Played { from: 0, rules: 0, pack: pack.clone() }, Played { from: n, rules: 1, pack }],
        "it was played with both"
    );
    assert_eq!(Table::load(rules(), &text, None).unwrap().record(), text);
    let broken = relink(&text.replacen("\nrules 1 0123456789abcdef", "\nrules one", 1));
    assert_eq!(bad(&broken).kind, Kind::Format);
}
