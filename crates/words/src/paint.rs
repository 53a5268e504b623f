//! The table as plain lines: readable on any terminal and aloud.

use std::fmt::Write;

use kernel::{Area, Outcome, Piece, Place, Scene, Seat};
use stdx::Finite;
use table::AnyTable;

use crate::Words;

/// Everything on the table, area by area, place by place.
pub fn scene(scene: &Scene, words: &Words) -> String {
    let mut out = String::new();
    let facts: Vec<String> = scene.facts.iter().map(|f| words.say(&f.text)).collect();
    let _ = writeln!(out, "\n{}", facts.join(". "));
    for area in [Area::Board, Area::Shared, Area::Seat] {
        for place in scene.places.iter().filter(|p| p.area == area && p.parent.is_none()) {
            paint_place(scene, place, words, 0, &mut out);
        }
    }
    for note in &scene.forecast {
        let _ = writeln!(out, "Ahead: {} ({})", words.say(&note.text), note.clause);
    }
    out
}

fn paint_place(scene: &Scene, place: &Place, words: &Words, depth: usize, out: &mut String) {
    let pieces = alike(scene.pieces.iter().filter(|p| p.place == place.id).map(|p| piece(p, words)));
    let children: Vec<&Place> =
        scene.places.iter().filter(|p| p.parent.as_deref() == Some(&place.id)).collect();
    if pieces.is_empty() && children.is_empty() {
        return;
    }
    let label = words.say(&place.label);
    let _ = match pieces.is_empty() {
        true => writeln!(out, "{:depth$}{label}", ""),
        false => writeln!(out, "{:depth$}{label}: {}", "", pieces.join("; ")),
    };
    for child in children {
        paint_place(scene, child, words, depth + 2, out);
    }
}

/// Neighbors that read the same are told once, with their number; the order stays.
fn alike(pieces: impl Iterator<Item = String>) -> Vec<String> {
    let mut counted: Vec<(String, usize)> = Vec::new();
    for text in pieces {
        match counted.last_mut() {
            Some((other, n)) if *other == text => *n += 1,
            _ => counted.push((text, 1)),
        }
    }
    counted.into_iter().map(|(text, n)| if n == 1 { text } else { format!("{n} × {text}") }).collect()
}

fn piece(piece: &Piece, words: &Words) -> String {
    let mut text = counted(words.say(&piece.label), piece.count);
    for badge in &piece.badges {
        let _ = write!(text, ", {}", counted(words.say(&badge.label), badge.count));
    }
    if piece.designed.is_some() {
        text.push('*');
    }
    text
}

/// A text with its number, unless it says the number itself.
fn counted(text: String, count: Option<i32>) -> String {
    let says = |n: i32| text.split(|c: char| !c.is_ascii_digit()).any(|word| word == n.to_string());
    match count {
        Some(n) if !says(n) => format!("{text} {n}"),
        _ => text,
    }
}

/// The result with the points by source.
pub fn result(table: &dyn AnyTable, outcome: &Outcome, words: &Words) -> String {
    let mut out = format!("\n{}\n", words.key(format!("reason-{}", outcome.reason)));
    let mut order: Vec<usize> = (0..outcome.standings().len()).collect();
    order.sort_by_key(|i| outcome.standings()[*i].rank);
    for i in order {
        let standing = outcome.standings()[i];
        let parts: Vec<String> = table
            .sources()
            .iter()
            .zip(table.score(Seat::nth(i)))
            .filter(|(_, n)| *n != 0)
            .map(|(source, n)| format!("{} {n}", words.key(format!("source-{source}"))))
            .collect();
        let won = if standing.won { ", won" } else { "" };
        let _ = writeln!(
            out,
            "{}. {}: {}{won} ({})",
            standing.rank,
            table.names()[i],
            standing.score,
            parts.join(", ")
        );
    }
    out
}
