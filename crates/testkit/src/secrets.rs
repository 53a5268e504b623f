//! The leak test: nobody learns what they should not.

use kernel::{Actor, Choices, Game, Rng, Setup, Viewer};

use crate::Playout;

/// Plays random games for at least `decisions` decisions and compares the true world with imagined ones.
///
/// For every viewer: resampling keeps the view, who decides next, and the own options; and one choice made in both
/// worlds that shows the same events leaves the same view. Returns the number of comparisons.
pub fn secrets<G: Game>(game: &G, setup: Setup, decisions: u64, seed: u64) -> u64 {
    let (mut done, mut compared) = (0, 0);
    let mut rng = Rng::new(!seed);
    for n in 0.. {
        let mut play = Playout::new(game, setup, seed.wrapping_add(n));
        loop {
            for viewer in Viewer::all(setup.n_seats as usize) {
                compare(&mut play, viewer, &mut rng);
                compared += 1;
            }
            if play.step(&mut ()).is_none() {
                break;
            }
        }
        done += play.log.len() as u64;
        if done >= decisions {
            break;
        }
    }
    compared
}

/// Whether anything is hidden in random games of this set-up: somebody is shown less than somebody else, or could be in
/// another world than the true one.
///
/// It is found by playing so many games, so that no test has to be told; a test of a game that hides nothing asserts exactly
/// that, and one of a game that does looks for positions that differ.
pub fn hides<G: Game>(game: &G, setup: Setup, games: u64, seed: u64) -> bool {
    let mut rng = Rng::new(!seed);
    let mut is_hidden = |state: &G::State| {
        let for_all = game.view(state, Viewer::Spectator);
        Viewer::all(setup.n_seats as usize).any(|viewer| {
            let mut imagined = *state;
            game.resample(&mut imagined, viewer, &mut rng);
            imagined != *state || game.view(state, viewer) != for_all
        })
    };
    (0..games).any(|n| {
        let mut play = Playout::new(game, setup, seed.wrapping_add(n));
        while play.step(&mut ()).is_some() {
            if is_hidden(&play.state) {
                return true;
            }
        }
        false
    })
}

fn compare<G: Game>(play: &mut Playout<G>, viewer: Viewer, rng: &mut Rng) {
    let game = play.game;
    let (truth, mut imagined) = (play.state, play.state);
    game.resample(&mut imagined, viewer, rng);
    if let Err(what) = game.audit(&imagined) {
        panic!("{}: an imagined world of {viewer:?} is impossible: {what}", play.place());
    }
    assert_eq!(
        game.view(&imagined, viewer),
        game.view(&truth, viewer),
        "{}: resampling keeps what {viewer:?} sees",
        play.place()
    );
    let next = game.next(&truth);
    assert_eq!(game.next(&imagined), next, "{}: who decides tells {viewer:?} a secret", play.place());

    let mut other = Choices::new();
    for actor in next.actors() {
        game.legal(&truth, actor, &mut play.choices);
        game.legal(&imagined, actor, &mut other);
        if let Actor::Seat(seat) = actor
            && viewer.is(seat)
        {
            assert!(
                play.choices.iter().eq(other.iter()),
                "{}: the options of {seat} depend on what it cannot know: {:?} and {other:?}",
                play.place(),
                play.choices
            );
        }
        let choice = play.choices.pick(rng);
        let Some(same) = other.find(choice.choice()) else { continue };
        let (mut x, mut y, mut seen_x, mut seen_y) = (truth, imagined, Vec::new(), Vec::new());
        game.apply(&mut x, choice, &mut seen_x);
        game.apply(&mut y, same, &mut seen_y);
        let seen = |events: Vec<G::Event>| -> Vec<G::Event> {
            events.into_iter().filter_map(|e| game.redact(e, viewer)).collect()
        };
        if seen(seen_x) == seen(seen_y) {
            let what = choice.choice();
            assert_eq!(
                game.view(&x, viewer),
                game.view(&y, viewer),
                "{}: {viewer:?} learns a secret from {what:?} without an event",
                play.place()
            );
            assert_eq!(
                game.next(&x),
                game.next(&y),
                "{}: {viewer:?} learns a secret from who decides after {what:?}",
                play.place()
            );
        }
    }
}
