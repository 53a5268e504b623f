//! The vocabulary: dense ids and small kinds.

use stdx::Bits;

stdx::id!(
    /// One card of the box: of the decks, a person, an idea, a secret, a mission, or a recipe printed on the rack.
    Card: 254
);
stdx::id!(
    /// What the back of a card shows. The first one is a dream fresh from the camp's pile.
    Back: 96
);
stdx::id!(
    /// One group of people.
    Group: 4
);
stdx::id!(
    /// One kind of tool token.
    Tool: 16
);
stdx::id!(
    /// One of the options printed on a card.
    Opt: 6
);
stdx::id!(
    /// One of the three top cards of a deck, the topmost first.
    Nth: 3
);
stdx::id!(
    /// One face of the die.
    Face: 6
);
stdx::id!(
    /// One module of the pack.
    Module: 24
);

stdx::kinds!(
    /// What lies in the common store.
    Resource { Food = "food", Wood = "wood", Stone = "stone" }
);
stdx::kinds!(
    /// What people and tools are good at.
    Skill { Strength = "strength", Perception = "perception", Craft = "craft" }
);
stdx::kinds!(
    /// The kinds of cards.
    Kind {
        Action = "action",
        Danger = "danger",
        Placed = "placed",
        Mission = "mission",
        Idea = "idea",
        Person = "person",
        Recipe = "recipe",
    }
);

/// A set of cards.
pub type Cards = Bits<Card, 4>;
/// A set of groups.
pub type Groups = Bits<Group>;
/// One number for each skill.
pub type Skills = [u8; 3];

impl Group {
    /// The first `n` groups.
    #[inline]
    pub fn first_n(n: usize) -> Groups {
        Groups::from_words([(1 << n) - 1])
    }
}

impl Back {
    /// A dream taken unseen from the camp's pile and not shuffled since: its front is one of the pile's.
    pub const FRESH: Back = Back::new(0);
    /// Any other dream.
    pub const DREAM: Back = Back::new(1);
}
