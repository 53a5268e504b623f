//! Every decision a player or nature can make.

use crate::ids::{Back, Card, Face, Group, Nth, Opt, Resource, Tool};

kernel::choice!(
    /// One decision.
    Choice {
        /// Nature deals a card with this back to the next deck.
        Deal(Back),
        /// Nature shows the front of a card.
        Reveal(Card),
        /// Nature draws a person or an idea from its pile.
        Draw(Card),
        /// Nature rolls a die.
        Roll(Face),
        /// A group picks one of its three top cards.
        Pick(Group, Nth),
        /// A group discards its whole deck and sleeps.
        Sleep(Group),
        /// A group starts an option of its card, and so asks for help.
        Begin(Group, Opt),
        /// A group ignores its card.
        Ignore(Group),
        /// A group offers its help for an option of another group's card.
        Offer(Group, (Group, Opt)),
        /// A group uses its help option for a card in play.
        Attend(Group, Card),
        /// An additional action of a card in play.
        Extra(Card, Opt),
        /// One of the options of a mission or a night card.
        Settle(Card, Opt),
        /// A group joins the action under way.
        Join(Group),
        /// A tool is discarded for its skill.
        Use(Group, Tool),
        /// A helping group promises one of its own tools as payment.
        Pledge(Group, Tool),
        /// A person is given up: a helper's for the action, or one that must be lost.
        Yield(Card),
        /// A talisman: the danger is ignored.
        Ward(Group),
        /// A healing root is used.
        Cure(Group),
        /// The action is carried out with everybody who has joined.
        Go,
        /// The action is taken back before anything is spent.
        Withdraw,
        /// The roll is not met.
        GiveUp,
        /// One resource is handed in.
        Spend(Resource),
        /// One tool is lost.
        Lose(Tool),
        /// A tool cancels wounds.
        Shield(Group, Tool),
        /// A person takes the wounds.
        Suffer(Card),
        /// One wound of a person is healed.
        Heal(Card),
        /// A group receives what was gained.
        Give(Group),
        /// What was gained is put on a card.
        Stow(Card),
        /// What was gained goes to the store.
        Keep,
        /// Something of the rack is made.
        Make(Card),
        /// An idea leaves the rack.
        Scrap(Card),
        /// Enough of this.
        Stop,
        /// The group needs nothing more this turn.
        Done(Group),
        /// A group that is asked for help or a payment adds nothing.
        Decline(Group),
    }
);
