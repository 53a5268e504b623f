//! Looking back and ahead: every position of a reel is the one that was, branches go on, imagined worlds fit.

use kernel::{Next, Rng, Viewer};

use super::{play_until, rules, seat, table};
use crate::{AnyReel, AnyTable, Eyes, Reel, Refusal, Seed, Table, relink, verify};

#[test]
fn every_ply_of_a_reel_is_the_position_that_was() {
    let mut table = table(3, 21);
    play_until(&mut table, &mut Rng::new(21), |_| false);
    let reel = Reel::new(&table);
    assert_eq!(reel.plies(), table.ply());
    for ply in 0..=table.ply() {
        let then = AnyTable::at(&table, ply);
        for viewer in [Viewer::Spectator, Viewer::Seat(seat(0)), Viewer::Seat(seat(2))] {
            assert_eq!(reel.scene(ply, Eyes::Of(viewer)), then.scene(viewer), "ply {ply}");
        }
        assert_eq!(reel.next(ply), then.next());
        assert_eq!(reel.score(ply, seat(1)), then.score(seat(1)));
    }
    let rounds = reel.rounds();
    assert!(rounds.len() > 1 && rounds[0].0 == 0);
    for (ply, text) in &rounds[1..] {
        let first = |ply: usize| reel.scene(ply, Eyes::Of(Viewer::Spectator)).facts[0].text.clone();
        assert_eq!(&first(*ply), text);
        assert_ne!(&first(ply - 1), text);
    }
}

#[test]
fn all_eyes_see_what_any_seat_knows_and_every_piece_once() {
    let mut table = table(2, 22);
    play_until(&mut table, &mut Rng::new(22), |_| false);
    let reel = Reel::new(&table);
    for ply in (0..=reel.plies()).step_by(7) {
        let all = reel.scene(ply, Eyes::All);
        let mut ids: Vec<&str> = all.pieces.iter().map(|p| p.id.as_str()).collect();
        ids.sort_unstable();
        assert!(ids.windows(2).all(|w| w[0] != w[1]), "ply {ply}");
        assert!(all.pieces.iter().all(|p| all.places.iter().any(|place| place.id == p.place)));
        for s in [seat(0), seat(1)] {
            let own = reel.scene(ply, Eyes::Of(Viewer::Seat(s)));
            let mine = own.places.iter().filter(|place| place.owner == Some(s)).map(|place| &place.id);
            for place in mine {
                let lies = |scene: &kernel::Scene| {
                    scene.pieces.iter().filter(|p| p.place == *place).cloned().collect::<Vec<_>>()
                };
                assert_eq!(lies(&all), lies(&own), "ply {ply}, {place}");
            }
        }
    }
}

#[test]
fn a_branch_goes_on_from_given_draws_and_its_record_says_so() {
    let mut table = table(2, 23);
    play_until(&mut table, &mut Rng::new(23), |_| false);
    let then = AnyTable::at(&table, table.ply() / 2);
    let lines = then.entries(0);
    let given = lines.iter().filter(|line| line.starts_with("chance:")).count() as u64;
    assert!(given > 0);
    let branch = || {
        let lines = lines.iter().map(String::as_str);
        Table::branch(rules(), *table.setup(), table.names(), Seed::from_number(99), given, lines).unwrap()
    };
    let mut branch = branch();
    assert!(branch.ply() >= lines.len());
    play_until(&mut branch, &mut Rng::new(1), |_| false);
    let text = branch.record();
    let verified = verify(rules(), &text).unwrap();
    assert!(verified.seed_checked && verified.given as u64 == given && verified.draws as u64 > given);
    assert_eq!(Table::load(rules(), &text, None).unwrap().record(), text);
    // Without that line its first draw is found not to follow from the seed.
    let silent = relink(&text.replace(&format!("given {given}\n"), ""));
    assert!(verify(rules(), &silent).unwrap_err().to_string().contains("does not follow from the seed"));
}

#[test]
fn an_imagined_table_shows_the_same_and_waits_for_draws() {
    let mut table = table(2, 24);
    play_until(&mut table, &mut Rng::new(24), |t| t.ply() > 40);
    let viewer = Viewer::Seat(seat(0));
    let mut world = AnyTable::imagine(&table, table.ply(), seat(0), 5);
    assert_eq!(world.scene(viewer), AnyTable::scene(&table, viewer));
    let mut drawn = false;
    for _ in 0..400 {
        match world.next() {
            Next::Over => break,
            Next::Chance => {
                let draws = world.draws_told(viewer);
                assert_eq!(draws.iter().map(|(name, ..)| name.clone()).collect::<Vec<_>>(), world.draws());
                assert!(draws.iter().all(|(_, weight, _)| *weight > 0));
                assert!(matches!(world.typed("nothing", viewer), Err(Refusal::Unknown(_))));
                world.typed(&draws[0].0, viewer).unwrap();
                drawn = true;
            }
            next => {
                let asked = next.first().and_then(|actor| match actor {
                    kernel::Actor::Seat(seat) => Some(seat),
                    kernel::Actor::Chance => None,
                });
                let choice = world.prompt(asked.unwrap()).unwrap().options[0].choice.clone();
                world.act(asked.unwrap(), None, &choice, viewer).unwrap();
            }
        }
    }
    assert!(drawn);
}
