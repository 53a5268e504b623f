//! Tables of the toy game: prompts, refusals, undo, records.

mod record;
mod reel;
mod rules;
mod tutorial;
mod undo;

use std::sync::Arc;

use kernel::{Actor, Choices, Game, Next, Rng, Seat, Setup, Viewer};
use stdx::Finite;
use testkit::camp::{Camp, Choice};

use crate::{Dealer, Refusal, Ruleset, Seed, Table};

fn rules() -> Arc<Ruleset<Camp>> {
    Arc::new(Ruleset::new(Camp::new(), "0123456789abcdef".into()))
}

fn table(n_seats: usize, seed: u64) -> Table<Camp> {
    let rules = rules();
    let setup = Setup::for_seats(&rules.game, n_seats).unwrap();
    Table::new(rules, setup, &["Ann".into(), "Ben".into()], Dealer::Seeded(Seed::from_number(seed)))
}

fn seat(i: usize) -> Seat {
    Seat::nth(i)
}

/// Plays random decisions until a condition holds before a decision, or the game ends.
fn play_until(table: &mut Table<Camp>, rng: &mut Rng, stop: impl Fn(&Table<Camp>) -> bool) {
    let mut choices = Choices::new();
    while let Some(Actor::Seat(seat)) = table.next().first() {
        if stop(table) {
            return;
        }
        table.game().legal(table.state(), Actor::Seat(seat), &mut choices);
        let choice = choices.pick(rng).choice();
        table.act(seat, None, choice).unwrap();
    }
}

#[test]
fn simultaneous_prompts_do_not_invalidate_each_other() {
    let mut table = table(2, 1);
    let (a, b) = (table.prompt(seat(0)).unwrap(), table.prompt(seat(1)).unwrap());
    assert_eq!(a.options.len(), 16);
    table.act(seat(1), Some(b.number), Choice::Plan(Finite::nth(3))).unwrap();
    table.act(seat(0), Some(a.number), Choice::Plan(Finite::nth(3))).unwrap();
    let stale = table.act(seat(0), Some(a.number), Choice::Plan(Finite::nth(4)));
    assert!(matches!(stale, Err(Refusal::Stale { .. })), "{stale:?}");
}

#[test]
fn refusals_are_typed_and_change_nothing() {
    let mut table = table(2, 1);
    let before = (*table.state(), table.log().len());
    let refused = |r: Result<_, Refusal>| r.map(|_: Vec<_>| ()).unwrap_err().code();
    assert_eq!(refused(table.act(seat(5), None, Choice::Pass)), "no-such-seat");
    assert_eq!(refused(table.act(seat(0), Some(99), Choice::Pass)), "stale");
    let not_legal = table.act(seat(0), None, Choice::Pass).unwrap_err();
    assert_eq!((not_legal.code(), not_legal.clause()), ("not-legal", Some("CA-P01")));
    assert_eq!(refused(table.typed(Choice::Pass)), "sealed");
    assert_eq!((*table.state(), table.log().len()), before);
}

#[test]
fn a_batch_is_applied_all_or_nothing() {
    let mut table = table(2, 1);
    let plan = |i| Choice::Plan(Finite::nth(i));
    let ply = table.ply();
    let refused = table.act_all(seat(0), None, &[plan(1), plan(1)]).unwrap_err();
    assert!(
        matches!(&refused, Refusal::Batch { at: 1, because } if because.code() == "not-legal"),
        "{refused:?}"
    );
    let refused = table.act_all(seat(0), None, &[plan(1), plan(2), plan(3)]).unwrap_err();
    assert_eq!(refused, Refusal::Interrupted { at: 2 });
    assert_eq!(table.ply(), ply);
    table.act_all(seat(0), None, &[plan(1), plan(2)]).unwrap();
    assert_eq!(table.ply(), ply + 2);
}

#[test]
fn a_typed_table_waits_for_the_real_draws() {
    let rules = rules();
    let setup = Setup::for_seats(&rules.game, 2).unwrap();
    let mut table = Table::new(rules, setup, &[], Dealer::Typed);
    play_until(&mut table, &mut Rng::new(3), |t| t.next() == Next::Chance);
    assert_eq!(table.next(), Next::Chance);
    let mut choices = Choices::new();
    table.game().legal(table.state(), Actor::Chance, &mut choices);
    table.typed(choices.get(0).choice()).unwrap();
    assert!(table.record().contains("commitment typed"));
    Table::load(table.rules().clone(), &table.record(), None).unwrap();
}

#[test]
fn the_story_hides_what_a_viewer_cannot_know() {
    let mut table = table(3, 5);
    play_until(&mut table, &mut Rng::new(5), |_| false);
    let keys = |viewer| -> Vec<String> {
        table.story(viewer).into_iter().map(|(_, line)| line.text.key.into_owned()).collect()
    };
    assert!(!keys(Viewer::Spectator).contains(&"told-dealt".to_owned()));
    let mine = keys(Viewer::Seat(seat(0)));
    assert!(mine.contains(&"told-dealt".to_owned()) && mine.contains(&"told-dealt-hidden".to_owned()));
}

#[test]
fn the_seed_gives_every_draw_without_bias() {
    let seed = Seed::from_number(7);
    let mut counts = [0; 3];
    for i in 0..30_000 {
        counts[seed.draw(i, 3) as usize] += 1;
    }
    assert!(counts.iter().all(|n| (9_700..10_300).contains(n)), "{counts:?}");
    assert_eq!(seed.to_string().parse(), Ok(seed.clone()));
    assert!("xyz".parse::<Seed>().is_err());
    assert!(!format!("{seed:?}").contains(&seed.to_string()), "a seed is not printed by accident");
}
