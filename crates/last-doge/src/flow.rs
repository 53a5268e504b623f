//! What is still to be done, and the dispatch of `next`, `legal`, `apply` and `settle`.

use kernel::{Actor, Choices, Legal, Next, Seat, Seats, Sink};
use serde::{Deserialize, Serialize};

use crate::{
    LastDoge,
    choice::Choice,
    effect::Moment,
    event::Event,
    ids::{Card, Number, Slot, Slots},
    notation::words,
    pack::Once,
    state::{Source, State},
};

pub mod artefact;
pub mod damage;
pub mod draw;
pub mod escape;
pub mod explore;
pub mod guess;
pub mod react;
pub mod run;
pub mod setup;
pub mod turn;

pub use damage::Damage;
pub use explore::ExploreStep;
pub use run::Run;
pub use setup::SetupStep;

/// One thing still to be done, innermost last. Every frame is public: secrets lie in hands and on tiles only.
#[derive(
    Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantNames,
)]
#[serde(tag = "at", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Frame {
    /// The game has ended.
    Over,
    /// Set-up: the step, and how many of its parts are done.
    Setup { step: SetupStep, done: u8 },
    /// The active seat's turn.
    Turn { begun: bool },
    /// The hand is cut to its limit before the turn ends (LD-T03).
    Limit,
    /// Action cards are drawn.
    Draw {
        #[serde(with = "words::seat")]
        seat: Seat,
        left: u8,
    },
    /// Somebody, or everybody, is about to see a tile that nobody has seen before.
    Look {
        #[serde(with = "words::seat_or_all")]
        by: Option<Seat>,
        slot: Slot,
    },
    /// The top artefact of the pile goes to a seat, or into the row.
    Unearth {
        #[serde(with = "words::seat_or_all")]
        to: Option<Seat>,
    },
    /// A seat takes an artefact.
    Artefact {
        #[serde(with = "words::seat")]
        seat: Seat,
    },
    /// A further card is named; the active seat discards another one for it, or takes it back (LD-T02, LD-Q35).
    Extra { card: Card },
    /// A seat discards cards of its choice.
    Discard {
        #[serde(with = "words::seat")]
        seat: Seat,
        left: u8,
    },
    /// A seat takes cards blindly.
    Rob {
        #[serde(with = "words::seat")]
        from: Seat,
        #[serde(with = "words::seat")]
        to: Seat,
        left: u8,
    },
    /// These opponents may still intercept the card below.
    Window {
        card: Card,
        #[serde(with = "words::seats")]
        asked: Seats,
    },
    /// An exploration.
    Explore {
        #[serde(with = "words::bits")]
        looked: Slots,
        /// Looks whose consequences are done.
        checked: u8,
        /// Whether all tiles so far are equal, as announced.
        equal: bool,
        step: ExploreStep,
    },
    /// A guess: first told, then covered.
    Guess { number: Number, told: bool },
    /// A program runs.
    Run(Run),
    /// Damage is dealt.
    Damage(Damage),
    /// One damage is paid for (LD-D01 to LD-D03).
    Loss {
        #[serde(with = "words::seat")]
        victim: Seat,
        #[serde(with = "words::seat")]
        attacker: Seat,
    },
    /// Attacked players move (LD-D04).
    Moves {
        #[serde(with = "words::seats")]
        who: Seats,
        /// What the compass has shown to the next of them.
        #[serde(with = "words::bits")]
        looked: Slots,
    },
    /// The start of the escape: hands are filled, then the artefacts for it.
    Flight { done: u8, lit: bool },
    /// A turn of the escape.
    Escape {
        #[serde(with = "words::seat")]
        seat: Seat,
        /// Tiles found right this turn.
        right: u8,
        /// The tile being entered.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pending: Option<Slot>,
        /// Whether a wrong tile has ended the turn.
        failed: bool,
    },
    /// A player who got out may swap two tiles (LD-X07). Which ones are chosen so far nobody else sees (LD-Q18).
    Exit {
        #[serde(with = "words::seat")]
        seat: Seat,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        first: Option<Slot>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        second: Option<Slot>,
    },
    /// Nature settles what lies where nobody has ever looked, unseen by all, before a secret swap (LD-Q34).
    Lay,
}

impl Frame {
    /// The word for it in positions.
    pub fn word(&self) -> &'static str {
        match self {
            Frame::Over => "over",
            Frame::Setup { .. } => "setup",
            Frame::Turn { .. } => "turn",
            Frame::Limit => "limit",
            Frame::Draw { .. } => "draw",
            Frame::Look { .. } => "look",
            Frame::Unearth { .. } => "unearth",
            Frame::Artefact { .. } => "artefact",
            Frame::Extra { .. } => "extra",
            Frame::Discard { .. } => "discard",
            Frame::Rob { .. } => "rob",
            Frame::Window { .. } => "window",
            Frame::Explore { .. } => "explore",
            Frame::Guess { .. } => "guess",
            Frame::Run(_) => "run",
            Frame::Damage(_) => "damage",
            Frame::Loss { .. } => "loss",
            Frame::Moves { .. } => "moves",
            Frame::Flight { .. } => "flight",
            Frame::Escape { .. } => "escape",
            Frame::Exit { .. } => "exit",
            Frame::Lay => "lay",
        }
    }
}

/// What a frame says after its automatic work.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// Somebody must decide.
    Wait,
    /// The stack has changed; look at its top again.
    Again,
}

impl LastDoge {
    pub(crate) fn next_of(&self, state: &State) -> Next {
        match state.frames.top() {
            Frame::Over => Next::Over,
            Frame::Setup { step, done } => setup::next(state, step, done),
            Frame::Turn { .. }
            | Frame::Limit
            | Frame::Extra { .. }
            | Frame::Explore { .. }
            | Frame::Guess { .. } => Next::One(state.turn.seat),
            Frame::Draw { .. }
            | Frame::Look { .. }
            | Frame::Unearth { .. }
            | Frame::Rob { .. }
            | Frame::Lay => Next::Chance,
            Frame::Artefact { seat } | Frame::Discard { seat, .. } => Next::One(seat),
            Frame::Window { asked, .. } => Next::One(state.next_of(asked).expect("a window asks somebody")),
            Frame::Run(run) => Next::One(run.seat),
            Frame::Damage(damage) => Next::One(state.next_of(damage.todo).expect("damage has a victim")),
            Frame::Loss { victim, .. } => Next::One(victim),
            Frame::Moves { who, .. } => Next::One(state.next_of(who).expect("somebody moves")),
            Frame::Flight { .. } => Next::One(escape::leader(self, state).expect("somebody may lead")),
            Frame::Escape { seat, .. } | Frame::Exit { seat, .. } => Next::One(seat),
        }
    }

    pub(crate) fn list(&self, state: &State, actor: Actor, out: &mut Choices<Choice>) {
        out.open(actor);
        match state.frames.top() {
            Frame::Over => {}
            Frame::Setup { step, done } => setup::legal(self, state, step, done, out),
            Frame::Turn { .. } => turn::legal(self, state, out),
            Frame::Limit => turn::legal_limit(state, out),
            Frame::Extra { card } => turn::legal_extra(state, card, out),
            Frame::Draw { .. } => draw::legal_draw(state, out),
            Frame::Look { slot, .. } => draw::legal_look(self, state, slot, out),
            Frame::Unearth { .. } => draw::legal_unearth(state, out),
            Frame::Rob { from, .. } => draw::legal_rob(state, from, out),
            Frame::Artefact { .. } => artefact::legal(state, out),
            Frame::Discard { seat, .. } => draw::legal_discard(state, seat, out),
            Frame::Window { asked, .. } => react::legal(state, asked, out),
            Frame::Explore { looked, checked, equal, step } => {
                explore::legal(self, state, looked, checked, equal, step, out);
            }
            Frame::Guess { .. } => out.push(Choice::Done),
            Frame::Run(run) => run::legal(self, state, run, out),
            Frame::Damage(damage) => damage::legal(state, damage, out),
            Frame::Loss { victim, .. } => damage::legal_loss(state, victim, out),
            Frame::Moves { who, looked } => damage::legal_moves(self, state, who, looked, out),
            Frame::Flight { .. } => escape::legal_flight(out),
            Frame::Escape { seat, right, .. } => escape::legal(self, state, seat, right, out),
            Frame::Exit { first, second, .. } => escape::legal_exit(self, state, first, second, out),
            Frame::Lay => escape::legal_lay(self, state, out),
        }
    }

    pub(crate) fn carry_out<S: Sink<Event>>(&self, state: &mut State, legal: Legal<Choice>, sink: &mut S) {
        let choice = legal.choice();
        match state.frames.top() {
            Frame::Over => unreachable!("{choice:?} after the end"),
            Frame::Setup { step, done } => setup::apply(self, state, step, done, choice, sink),
            Frame::Turn { .. } => turn::apply(self, state, choice, sink),
            Frame::Limit => turn::apply_limit(state, choice, sink),
            Frame::Extra { card } => turn::apply_extra(self, state, card, choice, sink),
            Frame::Draw { seat, left } => draw::apply_draw(state, seat, left, choice, sink),
            Frame::Look { by, slot } => draw::apply_look(self, state, by, slot, choice, sink),
            Frame::Unearth { to } => draw::apply_unearth(state, to, choice, sink),
            Frame::Rob { from, to, left } => draw::apply_rob(state, from, to, left, choice, sink),
            Frame::Artefact { seat } => artefact::apply(state, seat, choice, sink),
            Frame::Discard { seat, left } => draw::apply_discard(state, seat, left, choice, sink),
            Frame::Window { card, asked } => react::apply(self, state, card, asked, choice, sink),
            Frame::Explore { .. } => explore::apply(self, state, choice, sink),
            Frame::Guess { .. } => guess::apply(state, sink),
            Frame::Run(run) => run::apply(self, state, run, choice, sink),
            Frame::Damage(damage) => damage::apply(self, state, damage, choice, sink),
            Frame::Loss { victim, attacker } => damage::apply_loss(state, victim, attacker, choice, sink),
            Frame::Moves { who, looked } => damage::apply_moves(self, state, who, looked, choice, sink),
            Frame::Flight { .. } => escape::apply_flight(self, state, choice, sink),
            Frame::Escape { seat, right, .. } => escape::apply(self, state, seat, right, choice, sink),
            Frame::Exit { seat, first, second } => {
                escape::apply_exit(self, state, seat, first, second, choice, sink);
            }
            Frame::Lay => escape::apply_lay(self, state, choice),
        }
        self.settle(state, sink);
    }

    /// Runs what needs no decision. The only control flow of the game.
    pub(crate) fn settle<S: Sink<Event>>(&self, state: &mut State, sink: &mut S) {
        loop {
            let step = match state.frames.top() {
                Frame::Over => Step::Wait,
                Frame::Setup { step, done } => setup::settle(self, state, step, done, sink),
                Frame::Turn { begun } => turn::settle(self, state, begun, sink),
                Frame::Limit => turn::settle_limit(self, state, sink),
                Frame::Draw { left, .. } => draw::settle_draw(state, left, sink),
                Frame::Look { .. } | Frame::Extra { .. } | Frame::Exit { .. } => Step::Wait,
                Frame::Lay => escape::settle_lay(self, state),
                Frame::Unearth { .. } => draw::settle_unearth(state, sink),
                Frame::Rob { from, left, .. } => draw::settle_rob(state, from, left),
                Frame::Artefact { .. } => artefact::settle(state),
                Frame::Discard { seat, left } => draw::settle_discard(state, seat, left),
                Frame::Window { asked, .. } => react::settle(state, asked),
                Frame::Explore { looked, checked, equal, step } => {
                    explore::settle(self, state, looked, checked, equal, step, sink)
                }
                Frame::Guess { number, told } => guess::settle(self, state, number, told, sink),
                Frame::Run(run) => run::settle(self, state, run, sink),
                Frame::Damage(damage) => damage::settle(self, state, damage, sink),
                Frame::Loss { victim, attacker } => damage::settle_loss(self, state, victim, attacker, sink),
                Frame::Moves { who, looked } => damage::settle_moves(state, who, looked),
                Frame::Flight { done, lit } => escape::settle_flight(self, state, done, lit, sink),
                Frame::Escape { seat, right, pending, failed } => {
                    escape::settle(self, state, seat, right, pending, failed, sink)
                }
            };
            if step == Step::Wait {
                return;
            }
        }
    }

    /// Lets a seat, or everybody, see a tile. Where nobody has looked before, nature decides first what lies there.
    pub(crate) fn show<S: Sink<Event>>(&self, state: &mut State, by: Option<Seat>, slot: Slot, sink: &mut S) {
        match (state.tiles[slot], by) {
            (None, _) => state.frames.push(Frame::Look { by, slot }),
            (Some(_), Some(seat)) => state.look(seat, slot, sink),
            (Some(tile), None) => {
                state.publish(&self.content, slot);
                // In the escape the tile is told by what it means there.
                if S::ON && !state.in_escape() {
                    sink.emit(Event::Shown { seat: state.turn.seat, slot, tile });
                }
            }
        }
    }

    /// Starts the programs that a seat's artefacts and tribe have for this moment.
    pub(crate) fn occasion<S: Sink<Event>>(
        &self,
        state: &mut State,
        moment: Moment,
        seat: Seat,
        sink: &mut S,
    ) {
        let mine = self.content.at_moment[moment] & state.player(seat).artefacts;
        for artefact in mine {
            match self.content.once[artefact] {
                Some(Once::Turn) if state.turn.used.contains(artefact) => continue,
                Some(Once::Game) if state.spent.contains(artefact) => continue,
                Some(Once::Turn) => state.turn.used.insert(artefact),
                Some(Once::Game) => state.spent.insert(artefact),
                None => {}
            }
            if S::ON {
                sink.emit(Event::Used { seat, artefact });
            }
            state.frames.push(Frame::Run(Run::new(Source::Artefact { artefact }, seat)));
        }
        if let Some(tribe) = state.player(seat).tribe
            && self.content.tribe_moment[tribe] == Some(moment)
        {
            if S::ON {
                sink.emit(Event::Empowered { seat, tribe });
            }
            state.frames.push(Frame::Run(Run::new(Source::Tribe { tribe }, seat)));
        }
    }

    /// The same for all seats but one; the first clockwise goes first, so it is pushed last.
    pub(crate) fn occasion_of_others<S: Sink<Event>>(
        &self,
        state: &mut State,
        moment: Moment,
        seat: Seat,
        sink: &mut S,
    ) {
        let n = state.n_seats as usize;
        for other in (1..n).rev().filter_map(|i| seat.clockwise(n).nth(i)) {
            self.occasion(state, moment, other, sink);
        }
    }
}
