//! The suite holds for a sound game, and finds leaks planted on purpose.

use kernel::{Game, Setup};

use crate::{
    camp::{Camp, Leak},
    perft, presentation, rules, secrets,
};

fn setups(game: &Camp) -> impl Iterator<Item = Setup> + '_ {
    game.seats().map(|n| Setup::for_seats(game, n).unwrap())
}

#[test]
fn a_sound_game_passes() {
    let game = Camp::new();
    for setup in setups(&game) {
        assert!(rules(&game, setup, 20_000, 1).contains("rounds"));
        assert!(secrets(&game, setup, 5_000, 2) > 5_000);
        assert!(presentation(&game, setup, 1_000, 3).contains("told-scored"));
    }
}

fn finds(leak: Leak) -> String {
    let game = Camp::leaking(leak);
    let setup = Setup::for_seats(&game, 3).unwrap();
    let panic = std::panic::catch_unwind(|| secrets(&game, setup, 20_000, 4)).expect_err("the leak is found");
    panic.downcast_ref::<String>().cloned().unwrap_or_default()
}

#[test]
fn a_leak_in_the_view_is_found() {
    assert!(finds(Leak::View).contains("resampling keeps what"));
}

#[test]
fn a_leak_by_who_is_asked_is_found() {
    assert!(finds(Leak::Asked).contains("who decides"));
}

#[test]
fn a_leak_by_a_missing_event_is_found() {
    assert!(finds(Leak::Event).contains("without an event"));
}

#[test]
fn a_leak_by_the_own_options_is_found() {
    assert!(finds(Leak::Options).contains("depend on what it cannot know"));
}

#[test]
fn perft_counts_sequences() {
    let game = Camp::new();
    let start = game.start(&Setup::for_seats(&game, 2).unwrap());
    assert_eq!((0..4).map(|d| perft(&game, &start, d)).collect::<Vec<_>>(), [1, 16, 240, 3840]);
}
