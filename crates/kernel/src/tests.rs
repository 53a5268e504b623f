use stdx::Finite;

use crate::{Actor, Choices, Next, Rng, Seat, Seats};

stdx::kinds!(/// Three kinds.
    Kind { A = "a", B = "b", C = "c" });
crate::choice!(/// A small choice type with every shape of variant.
    Choice { Pass, Take(Kind), Swap(Kind, Kind), Stop });

#[test]
fn choices_are_numbered_densely() {
    assert_eq!(Choice::COUNT, 1 + 3 + 9 + 1);
    for i in 0..Choice::COUNT {
        assert_eq!(Choice::nth(i).index(), i);
    }
    assert_eq!(Choice::nth(4), Choice::Swap(Kind::A, Kind::A));
}

#[test]
fn chance_is_drawn_by_weight() {
    let mut choices = Choices::new();
    choices.open(Actor::Chance);
    choices.push_weighted(Choice::Take(Kind::A), 3);
    choices.push_weighted(Choice::Take(Kind::B), 1);
    let mut rng = Rng::new(1);
    let n = (0..40_000).filter(|_| choices.pick(&mut rng).choice() == Choice::Take(Kind::A)).count();
    assert!((29_500..30_500).contains(&n), "{n} of 40000");
    assert_eq!(choices.at_weight(3).choice(), Choice::Take(Kind::B));
    assert!(choices.find(Choice::Pass).is_none());
}

#[test]
fn actors_are_written_and_read() {
    for actor in [Actor::Chance, Actor::Seat(Seat::nth(0)), Actor::Seat(Seat::nth(7))] {
        assert_eq!(actor.to_string().parse(), Ok(actor));
    }
    for wrong in ["", "seat", "seat0", "seat9", "seat-1", "Chance"] {
        assert_eq!(wrong.parse::<Actor>(), Err(()));
    }
}

#[test]
fn next_names_its_actors() {
    let two: Seats = Seat::first_n(2);
    assert_eq!(Next::Each(two).actors().count(), 2);
    assert!(Next::Any(two).allows(Actor::Seat(Seat::nth(1))));
    assert!(!Next::Any(two).allows(Actor::Chance));
    assert_eq!(Next::Over.first(), None);
}
