//! The results of a tournament as Markdown, JSON and SVG.

use std::{collections::BTreeMap, fmt::Write};

use serde::Serialize;
use serde_json::Value;

use crate::{
    Designer, GameResult, Interval, Lapses, Rating, Tournament, Use, chart, rating,
    stats::{mean_interval, wilson},
};

/// Everything that is reported.
#[derive(Debug, Serialize)]
pub struct Report {
    pub game: &'static str,
    pub setup: String,
    pub seed: u64,
    pub games: usize,
    pub planned: usize,
    pub together: bool,
    pub ratings: Vec<Rating>,
    pub pairings: Vec<Pairing>,
    pub entrants: Vec<EntrantReport>,
    /// Decisions of external bots that were made by the built-in one, by entrant and reason.
    pub lapses: BTreeMap<String, Lapses>,
    pub designer: Option<Designer>,
}

/// Two entrants in the games where both sat.
#[derive(Debug, Serialize)]
pub struct Pairing {
    pub a: String,
    pub b: String,
    pub games: usize,
    /// How often `a` finished before `b`; a tie counts half.
    pub wins: Interval,
    /// By how many points on average.
    pub lead: Interval,
}

/// One entrant over all its games.
#[derive(Debug, Serialize)]
pub struct EntrantReport {
    pub name: String,
    pub games: usize,
    pub wins: Interval,
    pub score: Interval,
}

impl Report {
    pub fn new(tournament: &Tournament, designer: Option<Designer>) -> Report {
        let (names, results) = (&tournament.names, &tournament.results);
        let rated = names.len() > 1 && !results.is_empty();
        let ratings = match rated {
            true => rating::ratings(names, results, tournament.together),
            false => Vec::new(),
        };
        let mut lapses: BTreeMap<String, Lapses> = BTreeMap::new();
        for game in results {
            for (seat, found) in &game.lapses {
                let all = lapses.entry(names[game.seats[*seat]].clone()).or_default();
                found.iter().for_each(|(why, n)| *all.entry(why.clone()).or_default() += n);
            }
        }
        Report {
            game: tournament.game,
            setup: tournament.setup.clone(),
            seed: tournament.seed,
            games: results.len(),
            planned: tournament.planned,
            together: tournament.together,
            ratings,
            pairings: if tournament.together { Vec::new() } else { pairings(names, results) },
            entrants: (0..names.len()).map(|i| entrant(i, names, results)).collect(),
            lapses,
            designer,
        }
    }
}

fn entrant(i: usize, names: &[String], results: &[GameResult]) -> EntrantReport {
    let (mut wins, mut scores) = (0.0, Vec::new());
    for game in results {
        for seat in (0..game.seats.len()).filter(|seat| game.seats[*seat] == i) {
            wins += f64::from(u8::from(game.won[seat]));
            scores.push(f64::from(game.scores[seat]));
        }
    }
    EntrantReport {
        name: names[i].clone(),
        games: scores.len(),
        wins: wilson(wins, scores.len() as f64),
        score: mean_interval(&scores),
    }
}

fn pairings(names: &[String], results: &[GameResult]) -> Vec<Pairing> {
    let mut pairings = Vec::new();
    for a in 0..names.len() {
        for b in a + 1..names.len() {
            let (mut wins, mut n, mut leads) = (0.0, 0.0, Vec::new());
            for game in results {
                for (i, _) in game.seats.iter().enumerate().filter(|(_, e)| **e == a) {
                    for (j, _) in game.seats.iter().enumerate().filter(|(_, e)| **e == b) {
                        n += 1.0;
                        wins += match game.ranks[i].cmp(&game.ranks[j]) {
                            std::cmp::Ordering::Less => 1.0,
                            std::cmp::Ordering::Equal => 0.5,
                            std::cmp::Ordering::Greater => 0.0,
                        };
                        leads.push(f64::from(game.scores[i] - game.scores[j]));
                    }
                }
            }
            if n > 0.0 {
                pairings.push(Pairing {
                    a: names[a].clone(),
                    b: names[b].clone(),
                    games: leads.len(),
                    wins: wilson(wins, n),
                    lead: mean_interval(&leads),
                });
            }
        }
    }
    pairings
}

pub fn json(report: &Report) -> Value {
    serde_json::to_value(report).expect("a report is plain data")
}

/// The ratings, and the seats if the designer asked for them, as a picture.
pub fn svg(report: &Report) -> String {
    let ratings: Vec<(String, Interval)> =
        report.ratings.iter().map(|rating| (rating.name.clone(), rating.elo)).collect();
    let wins: Vec<(String, Interval)> =
        report.entrants.iter().map(|entrant| (entrant.name.clone(), percent(entrant.wins))).collect();
    let mut charts = vec![("Games won (%)".to_owned(), wins)];
    if !ratings.is_empty() {
        charts.insert(0, ("Rating (Elo scale, mean 0)".to_owned(), ratings));
    }
    if let Some(designer) = &report.designer {
        let seats = designer.seat_wins.iter().enumerate();
        let seats = seats.map(|(i, wins)| (format!("seat {}", i + 1), percent(*wins))).collect();
        charts.push(("Games won by seat (%)".to_owned(), seats));
    }
    chart::draw(&format!("{}, {}, {} games", report.game, report.setup, report.games), &charts)
}

fn percent(share: Interval) -> Interval {
    Interval { value: 100.0 * share.value, low: 100.0 * share.low, high: 100.0 * share.high }
}

fn share(x: Interval) -> String {
    format!("{:.1} % ({:.1} to {:.1})", 100.0 * x.value, 100.0 * x.low, 100.0 * x.high)
}

fn number(x: Interval) -> String {
    format!("{:.1} ({:.1} to {:.1})", x.value, x.low, x.high)
}

pub fn markdown(report: &Report) -> String {
    let mut out = String::new();
    let o = &mut out;
    let _ = writeln!(o, "# {} arena\n", report.game);
    let _ =
        writeln!(o, "{}, {} of {} games, seed {}.", report.setup, report.games, report.planned, report.seed);
    let _ = writeln!(o, "Intervals are 95 %.\n");
    if !report.ratings.is_empty() {
        let _ = writeln!(o, "## Ratings\n\n| bot | Elo scale | games |\n|---|---|---|");
        let mut ratings: Vec<&Rating> = report.ratings.iter().collect();
        ratings.sort_by(|a, b| b.elo.value.total_cmp(&a.elo.value));
        for rating in ratings {
            let elo = rating.elo;
            let _ = writeln!(
                o,
                "| {} | {:+.0} ({:+.0} to {:+.0}) | {} |",
                rating.name, elo.value, elo.low, elo.high, rating.games
            );
        }
        let _ = writeln!(o);
    }
    if !report.pairings.is_empty() {
        let _ = writeln!(
            o,
            "## Pairings\n\n| bot | against | ahead | lead in points | games |\n|---|---|---|---|---|"
        );
        for p in &report.pairings {
            let _ =
                writeln!(o, "| {} | {} | {} | {} | {} |", p.a, p.b, share(p.wins), number(p.lead), p.games);
        }
        let _ = writeln!(o);
    }
    let _ = writeln!(o, "## Entrants\n\n| bot | won | score | games |\n|---|---|---|---|");
    for e in &report.entrants {
        let _ = writeln!(o, "| {} | {} | {} | {} |", e.name, share(e.wins), number(e.score), e.games);
    }
    if !report.lapses.is_empty() {
        let _ = writeln!(
            o,
            "\n## Replaced decisions of external bots\n\n| bot | why | how often |\n|---|---|---|"
        );
        for (name, lapses) in &report.lapses {
            for (why, n) in lapses {
                let _ = writeln!(o, "| {name} | {why} | {n} |");
            }
        }
    }
    if let Some(designer) = &report.designer {
        for_designers(o, designer);
    }
    out
}

fn for_designers(o: &mut String, d: &Designer) {
    let _ = writeln!(o, "\n## For designers\n");
    let _ = writeln!(o, "Length {} decisions, winning score {}.", number(d.length), number(d.winning_score));
    let reasons: Vec<String> = d.reasons.iter().map(|(reason, n)| format!("{reason} {n}")).collect();
    let _ = writeln!(o, "Ends: {}.", reasons.join(", "));
    let _ = writeln!(
        o,
        "Of the variance of scores {} is who plays, {} what the deal has for a seat, {} the rest (draws that fall differently, and how the others play).\n",
        share(d.skill_share),
        share(d.deal_share),
        share(d.rest_share)
    );
    let _ = writeln!(o, "| seat | won | score |\n|---|---|---|");
    for (i, (wins, score)) in d.seat_wins.iter().zip(&d.seat_scores).enumerate() {
        let _ = writeln!(o, "| {} | {} | {} |", i + 1, share(*wins), number(*score));
    }
    let _ = writeln!(
        o,
        "\nWin-lift: share of wins of those who had or chose it at least once, less that of those who never did, in percent. Each more: by how much the share of wins rises with every use more. Who wins may have had more of everything: neither is a proof of strength.\n"
    );
    let _ = writeln!(o, "Tiles, cards and actions were counted in {} games.\n", d.counted_games);
    for kind in &d.uses {
        let _ = writeln!(
            o,
            "### {}\n\n| | a game | used | win-lift | each more |\n|---|---|---|---|---|",
            capital(&kind.kind)
        );
        for Use { item, a_game, used, lift: with, each } in &kind.items {
            let a_game = format!("{:.2} ({:.2} to {:.2})", a_game.value, a_game.low, a_game.high);
            let _ =
                writeln!(o, "| {item} | {a_game} | {} | {} | {} |", share(*used), lift(*with), lift(*each));
        }
        let _ = writeln!(o);
    }
    for (title, lifts) in [("Kinds of choices", &d.kinds), ("Single choices", &d.choices)] {
        let _ = writeln!(o, "### {title}\n\n| choice | used | win-lift |\n|---|---|---|");
        for l in lifts {
            let _ = writeln!(o, "| {} | {} | {} |", l.choice, share(l.used), lift(l.lift));
        }
        let _ = writeln!(o);
    }
}

fn lift(x: Option<Interval>) -> String {
    x.map_or("–".to_owned(), |x| {
        format!("{:+.1} ({:+.1} to {:+.1})", 100.0 * x.value, 100.0 * x.low, 100.0 * x.high)
    })
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}
