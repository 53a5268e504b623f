//! The table as plain lines: readable on any terminal and aloud.

use std::fmt::Write;

use kernel::{Area, Outcome, Piece, Place, Scene, Seat};
use stdx::Finite;
use table::AnyTable;

use crate::words::Words;

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
    let pieces: Vec<String> =
        scene.pieces.iter().filter(|p| p.place == place.id).map(|p| piece(p, words)).collect();
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

fn piece(piece: &Piece, words: &Words) -> String {
    let mut text = words.say(&piece.label);
    if let Some(n) = piece.count {
        let _ = write!(text, " {n}");
    }
    for badge in &piece.badges {
        let _ = write!(text, ", {}", words.say(&badge.label));
        if let Some(n) = badge.count {
            let _ = write!(text, " {n}");
        }
    }
    if piece.designed.is_some() {
        text.push('*');
    }
    text
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
