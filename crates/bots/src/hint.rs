//! What would be good here, and why.

use kernel::{Choices, FEATURES_MAX, Feature, Game, Rng, Seat, Text};
use serde::Serialize;

use crate::{Budget, Mcts, Search, Seen};

/// One option with what it promises.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Hint {
    /// The number of the option in the list.
    pub option: usize,
    /// The name of the choice; filled in by whoever knows the names.
    pub choice: String,
    /// What the seat can hope for, from 0 (lost) to 1 (won).
    pub share: f64,
    /// The points it can expect at the end.
    pub points: f64,
    /// How often the option was tried.
    pub visits: u32,
    /// One sentence.
    pub why: Text,
}

/// The options of a seat, best first, at most `most`. Nothing when there is nothing to choose.
///
/// Works like the searching bots: only from what the seat may know.
pub fn hints<G: Game>(
    seen: &Seen<G>,
    options: &Choices<G::Choice>,
    budget: Budget,
    most: usize,
    rng: &mut Rng,
) -> Vec<Hint> {
    if options.is_empty() {
        return Vec::new();
    }
    let features = seen.game().evaluation().features(seen.game());
    let search = Search { explain: true, ..Search::new(budget) };
    let found = Mcts::new(search).study(seen, options, rng);
    let order = found.ranked();
    let rank = |at: usize| order.get(at).map(|i| &found.terms[*i]);
    let all = order.iter().enumerate().take(most);
    all.map(|(place, i)| {
        // The best is compared with the second, the others with the best.
        let other = if place == 0 { rank(1) } else { rank(0) };
        Hint {
            option: *i,
            choice: String::new(),
            share: found.options[*i].mean(),
            points: found.options[*i].points(),
            visits: found.options[*i].visits,
            why: other.map_or_else(|| Text::new("hint-only"), |o| why::<G>(&features, &found.terms[*i], o)),
        }
    })
    .collect()
}

/// The features that speak most for one side and for the other.
pub(crate) fn why<G: Game>(
    features: &[Feature],
    mine: &[f32; FEATURES_MAX],
    other: &[f32; FEATURES_MAX],
) -> Text {
    let differences = features.iter().enumerate().map(|(i, feature)| (mine[i] - other[i], feature.name));
    let (mut most, mut least) = ((0.0, ""), (0.0, ""));
    for (difference, name) in differences {
        if difference > most.0 {
            most = (difference, name);
        }
        if difference < least.0 {
            least = (difference, name);
        }
    }
    const MATTERS: f32 = 0.05;
    // Where points come from has a word in the game's own texts already.
    let feature = |name: &str| match G::SOURCES.contains(&name) {
        true => Text::new(format!("source-{name}")),
        false => Text::new(format!("feature-{name}")),
    };
    let points = |x: f32| format!("{:.1}", x.abs());
    match (most.0 >= MATTERS, least.0 <= -MATTERS) {
        (true, true) => Text::new("hint-gains-but")
            .with("gain", feature(most.1))
            .with("points", points(most.0))
            .with("cost", feature(least.1))
            .with("less", points(least.0)),
        (true, false) => Text::new("hint-gains").with("gain", feature(most.1)).with("points", points(most.0)),
        (false, true) => Text::new("hint-costs").with("cost", feature(least.1)).with("less", points(least.0)),
        (false, false) => Text::new("hint-even"),
    }
}

/// The hints for one seat of a position.
pub(crate) fn hints_at<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    budget: Budget,
    most: usize,
    rng: &mut Rng,
) -> Vec<Hint> {
    let seen = Seen::new(game, state, seat, rng);
    let mut options = Choices::new();
    seen.options(&mut options);
    hints(&seen, &options, budget, most, rng)
}
