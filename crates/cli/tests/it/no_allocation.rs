//! `next`, `legal` and `apply` never allocate, in any game and mode.

use catalog::Visitor;
use content::Packed;
use kernel::{Choices, Rng};

struct Measure;

impl Visitor for Measure {
    type Out = ();

    fn visit<G: Packed>(self, game: G, _: String) {
        let mut choices = Choices::new();
        for setup in testkit::setups(&game) {
            for seed in 0..3 {
                let mut rng = Rng::new(seed);
                let mut state = game.start(&setup);
                let found = allocation_counter::measure(|| {
                    testkit::playout(&game, &mut state, &mut choices, &mut rng);
                });
                assert_eq!(found.count_total, 0, "{} {} allocates", G::ID, setup.write(&game));
            }
        }
    }
}

#[test]
fn rules_never_allocate() {
    for id in catalog::ids() {
        catalog::open(id, None, Measure).expect("built-in games open");
    }
    let vec = allocation_counter::measure(|| drop(std::hint::black_box(vec![1u8; 10])));
    assert_eq!(vec.count_total, 1, "the counter counts");
}
