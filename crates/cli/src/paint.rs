//! The table as plain lines: readable on any terminal and aloud.

use std::fmt::Write;

use kernel::{Area, Outcome, Piece, Place, Scene, Seat};
use stdx::Finite;
use table::{AnyTable, Offer};

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

/// The words of options, so that no two read alike: where their words are the same, what they are about is told apart by
/// where it lies and what lies on it, and if that is the same too, by the name of the choice.
pub fn distinct(options: &[Offer], scene: &Scene, words: &Words) -> Vec<String> {
    let plain: Vec<String> = options.iter().map(|o| words.say(&o.text)).collect();
    let mut told = plain.clone();
    for (i, text) in plain.iter().enumerate() {
        let same: Vec<usize> = (0..plain.len()).filter(|j| plain[*j] == *text).collect();
        if same.len() == 1 || same[0] != i {
            continue;
        }
        let marks: Vec<Vec<String>> = same.iter().map(|j| marks(&options[*j], scene, words)).collect();
        let longest = marks.iter().map(Vec::len).max().unwrap_or(0);
        let mark = |of: &[String], at: usize| of.get(at).cloned().unwrap_or_default();
        // What is the same for all of them tells nobody apart.
        let telling: Vec<usize> =
            (0..longest).filter(|at| marks.iter().any(|m| mark(m, *at) != mark(&marks[0], *at))).collect();
        for (j, marks) in same.iter().zip(&marks) {
            let here: Vec<String> =
                telling.iter().map(|at| mark(marks, *at)).filter(|text| !text.is_empty()).collect();
            if !here.is_empty() {
                told[*j] = format!("{} ({})", plain[*j], here.join(", "));
            }
        }
    }
    let alike = |i: usize| told.iter().filter(|other| **other == told[i]).count() > 1;
    let named =
        |i: usize| if alike(i) { format!("{} [{}]", told[i], options[i].choice) } else { told[i].clone() };
    (0..told.len()).map(named).collect()
}

/// What an option is about: what lies on it, then where it lies, from the inside outwards.
fn marks(option: &Offer, scene: &Scene, words: &Words) -> Vec<String> {
    let Some(target) = &option.target else { return Vec::new() };
    let on = scene.pieces.iter().find(|p| p.id == *target);
    let badges = on.iter().flat_map(|p| &p.badges).map(|b| counted(words.say(&b.label), b.count));
    let mut marks = vec![badges.collect::<Vec<_>>().join(", ")];
    let mut at = on.map_or(Some(target), |piece| Some(&piece.place));
    while let Some(place) = at.and_then(|id| scene.places.iter().find(|p| p.id == *id)) {
        marks.push(words.say(&place.label));
        at = place.parent.as_ref();
    }
    marks
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

#[cfg(test)]
mod tests {
    use catalog::Visitor;
    use content::Packed;
    use kernel::{Actor, Rng, Setup, Viewer};
    use table::{Dealer, Ruleset, Seed, Table};

    use super::*;

    /// Plays at random and looks at every prompt.
    #[derive(Default, Debug)]
    struct Prompts {
        /// Options whose words alone are those of another one.
        same: usize,
        /// Those among them that are told apart by what lies where.
        told: usize,
    }

    impl Visitor for &mut Prompts {
        type Out = ();

        fn visit<G: Packed>(self, game: G, _: String) {
            let setup = Setup::for_seats(&game, *game.seats().start()).expect("a table that can be played");
            let words = Words::new(G::TEXTS, "en", &[]).expect("sound texts");
            let rules = std::sync::Arc::new(Ruleset::new(game, String::new()));
            for seed in 0..6 {
                let dealer = Dealer::Seeded(Seed::from_number(seed));
                let mut table: Box<dyn AnyTable> = Box::new(Table::new(rules.clone(), setup, &[], dealer));
                let mut rng = Rng::new(seed);
                while let Some(Actor::Seat(seat)) = table.next().first() {
                    let prompt = table.prompt(seat).expect("somebody is asked");
                    self.look(&prompt.options, &table.scene(Viewer::Seat(seat)), &words);
                    let at = rng.below(prompt.options.len() as u32) as usize;
                    table
                        .act(seat, None, &prompt.options[at].choice, Viewer::Spectator)
                        .expect("it is offered");
                }
            }
        }
    }

    impl Prompts {
        fn look(&mut self, options: &[Offer], scene: &Scene, words: &Words) {
            let plain: Vec<String> = options.iter().map(|o| words.say(&o.text)).collect();
            let told = distinct(options, scene, words);
            for (i, text) in told.iter().enumerate() {
                assert!(!told[..i].contains(text), "'{text}' is there twice");
                let others: Vec<usize> =
                    (0..plain.len()).filter(|j| *j != i && plain[*j] == plain[i]).collect();
                if others.is_empty() {
                    assert_eq!(*text, plain[i]);
                    continue;
                }
                // Only what is the same in everything that can be seen has the name of its choice.
                let own = marks(&options[i], scene, words);
                let alike = others.iter().any(|j| marks(&options[*j], scene, words) == own);
                assert_eq!(text.ends_with(&format!("[{}]", options[i].choice)), alike, "{text}");
                self.same += 1;
                self.told += usize::from(!alike);
            }
        }
    }

    #[test]
    fn no_two_options_read_alike() {
        let mut prompts = Prompts::default();
        for id in catalog::ids() {
            catalog::open(id, None, &mut prompts).expect("it is built in");
        }
        assert!(prompts.told > 10 && prompts.same > prompts.told, "{prompts:?}");
    }
}
