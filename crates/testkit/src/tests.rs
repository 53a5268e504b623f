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

/// Runs a scenario of the toy game and returns what failed, line by line.
fn scenario(text: &str) -> Result<usize, String> {
    let report = report(text)?;
    let faults: Vec<String> = report.failures.iter().map(ToString::to_string).collect();
    if report.holds() { Ok(report.checks) } else { Err(faults.join("\n")) }
}

fn report(text: &str) -> Result<crate::scenario::Report, String> {
    use crate::scenario;
    let game = Camp::new();
    let names = kernel::Names::new(&game);
    let scenarios = scenario::parse(text).map_err(|e| e.to_string())?;
    Ok(scenario::run(&game, &names, &scenarios[0]))
}

const PLANS: &str = "
# Two players plan, then one places.
scenario CA-P01 marking
clauses CA-P01
game camp
setup players=2 length=short
seed 3
do seat1: plan 1
refuse seat1: plan 1 because CA-P01
do seat1: plan 2
do seat2: plan 1
do seat2: plan 3
expect next = \"seat1\"
set players.0.stock = [9, 0, 0, 0, 0]
set players.0.score = 4
allow seat1: place 1
refuse seat1: place 2 because CA-W02
do seat1: place 1
expect players.0.stock = [9, 0, 1, 0, 0]
expect total.seat1 = 5
";

#[test]
fn scenarios_are_played() {
    assert_eq!(scenario(PLANS), Ok(6));
}

#[test]
fn what_fails_in_a_scenario_is_named_with_its_line() {
    let fails = |from: &str, to: &str| scenario(&PLANS.replacen(from, to, 1)).unwrap_err();
    assert_eq!(fails("total.seat1 = 5", "total.seat1 = 7"), "line 20: total.seat1 is 5, not 7");
    assert_eq!(
        fails("do seat2: plan 1", "do seat3: plan 1"),
        "line 11: seat3 does not decide here, but seat2"
    );
    assert_eq!(
        fails("do seat1: plan 2", "do chance: deal 1"),
        "line 10: chance does not decide here, but seat1 and seat2"
    );
    assert!(
        fails("do seat2: plan 1", "do seat2: plan 99").starts_with("line 11: there is no choice 'plan 99'")
    );
    assert!(fails("because CA-W02", "because CA-W09").contains("because of CA-W02 (no-goods), not CA-W09"));
    assert!(fails("refuse seat1: place 2", "refuse seat1: place 1").contains("is allowed, but CA-W02"));
    assert!(fails("players.0.score", "players.0.skore").contains("unknown field `skore`"));
    assert!(fails("players.0.stock = [9, 0, 1", "players.7.stock = [9, 0, 1").contains("is a list of 2"));
    assert!(fails("players=2", "players=7").starts_with("line 6: camp is for 2 to 4 players, not 7"));
    assert!(fails("game camp", "game").contains("does not say which game"));
    assert!(fails("expect next = \"seat1\"", "expect next = seat1").contains("no value"));
    assert!(fails("expect next", "hope next").contains("'hope' is no word of a scenario"));
    assert!(fails("do seat1: plan 2", "do seat9: plan 2").contains("'seat9' is no seat"));
    assert!(fails("do seat1: plan 2", "do seat1: pass").contains("allowed: plan 2, plan 3"));
}

/// A failed check leaves the position as it was, so that all lines which fail are named; after a decision that fails the
/// rest is only counted.
#[test]
fn all_lines_that_fail_are_named() {
    let text = PLANS
        .replacen("because CA-P01", "because CA-P09", 1)
        .replacen("expect next = \"seat1\"", "expect next = \"seat2\"", 1)
        .replacen("allow seat1: place 1", "allow seat1: place 2", 1)
        .replacen("total.seat1 = 5", "total.seat1 = 7", 1);
    let found = report(&text).unwrap();
    assert_eq!(found.failures.iter().map(|f| f.line).collect::<Vec<_>>(), [9, 13, 16, 20]);
    assert_eq!((found.checks, found.untried, found.holds()), (2, 0, false));

    let text = text.replacen("do seat2: plan 3", "do seat2: plan 1", 1);
    let found = report(&text).unwrap();
    assert_eq!(found.failures.iter().map(|f| f.line).collect::<Vec<_>>(), [9, 12]);
    assert_eq!((found.checks, found.untried), (0, 8), "what comes after it is about another position");
}

/// After `set frames` forced decisions run as in play, and a position in which nothing could be decided is none.
#[test]
fn what_follows_from_typed_frames_happens_at_once() {
    let edited = |frames: &str| {
        let begin = "scenario CA-W01 typed frames\ngame camp\nsetup players=2 length=short\nseed 3\n";
        scenario(&format!("{begin}set spots = [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]\nset frames = {frames}\n"))
    };
    let over = "{ do = \"over\" }, { do = \"rounds\" }";
    let turns = format!(
        "[{over}, {{ do = \"turns\", seat = 1, left = 2 }}]\nexpect next = \"seat2\"\nallow seat2: pass"
    );
    assert_eq!(edited(&turns), Ok(2), "a turn begins");
    let fed = format!(
        "[{over}, {{ do = \"feed\", seat = 1, left = 0 }}]\nexpect round = 6\nexpect next = \"seat1 seat2\""
    );
    assert_eq!(edited(&fed), Ok(2), "who has fed is done, and the next round begins");
    let pay = format!(
        "[{over}, {{ do = \"pay\", seat = 0, spot = 0, left = 0 }}]\nexpect players.0.stock = [4, 4, 5, 4, 4]\nexpect round = 6"
    );
    assert_eq!(edited(&pay), Ok(2), "what is paid for is gained, and the next round begins");
    let broke =
        format!("[{over}, {{ do = \"pay\", seat = 0, spot = 1, left = 9 }}]\nexpect next = \"seat1\"");
    assert!(edited(&broke).unwrap_err().contains("seat1 cannot pay 9"));
    assert!(edited("[{ do = \"rounds\" }]").unwrap_err().contains("the lowest frame is the end of the game"));
    let deep = format!("[{}]", [over; 6].join(", "));
    assert!(edited(&deep).unwrap_err().contains("above the end of the game are the rounds, once"));
}

/// Faults name seats as people do.
#[test]
fn seats_are_written_from_one() {
    use kernel::{Actor, Finite, Next, Seat, Seats};
    let both: Seats = [Seat::nth(0), Seat::nth(2)].into_iter().collect();
    assert_eq!(
        format!("{:?} {:?} {both:?}", Seat::nth(1), Actor::Seat(Seat::nth(1))),
        "seat2 seat2 {seat1, seat3}"
    );
    let told = [Next::One(Seat::nth(1)), Next::Each(both), Next::Any(both), Next::Chance, Next::Over];
    let told = told.map(|next| next.to_string());
    assert_eq!(told, ["seat2", "seat1 and seat3", "seat1 or seat3", "chance", "nobody, the game is over"]);
}

#[test]
fn all_faults_of_a_position_are_reported_together() {
    let text = PLANS.replacen("set players.0.score = 4", "set bag = [1]\nset discard = [2]", 1);
    let failure = scenario(&text).unwrap_err();
    assert!(failure.contains("bag: ") && failure.contains("discard: "), "{failure}");
}

#[test]
fn an_option_can_take_a_text_of_ones_own() {
    let camp = Camp::new();
    let mut setup = Setup::for_seats(&camp, 2).unwrap();
    setup.set(&camp, "length", " 5 5, 7:a ").unwrap();
    assert_eq!((setup.value(0), setup.own_text()), (2, Some("5-5-7:a")));
    assert_eq!(setup.write(&camp), "players=2 length=5-5-7:a");
    for wrong in ["", " , ", "Größe", "a=b", "5_5", &"x".repeat(81)] {
        let fault = setup.set(&camp, "length", wrong).unwrap_err();
        assert_eq!(fault.text().map(|t| &*t.key), Some("setup-own"), "{wrong}: {fault}");
        assert_eq!(setup.own_text(), Some("5-5-7:a"), "a refused text changes nothing");
    }
    setup.set(&camp, "length", "short").unwrap();
    assert_eq!((setup.value(0), setup.own_text()), (1, None));
}
