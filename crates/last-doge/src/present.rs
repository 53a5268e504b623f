//! How decisions, options and events are told.

use kernel::{Ask, Label, Line, Present, Reason, Scene, Seat, Text, Viewer};

use crate::{
    LastDoge,
    choice::Choice,
    effect::Op,
    event::Event,
    flow::{ExploreStep, Frame, Run, SetupStep, damage::Stage, explore, run, turn},
    hidden::View,
    ids::{Artefact, Card, Effect, Slot, Tribe},
    reason, scene,
    scene::{artefact, card, cell, district, id, tribe},
    state::{Source, State},
};

pub mod expected;
pub mod tell;

const CARD_CLAUSES: [&str; 19] = [
    "LD-C01", "LD-C02", "LD-C03", "LD-C04", "LD-C05", "LD-C06", "LD-C07", "LD-C08", "LD-C09", "LD-C10",
    "LD-C11", "LD-C12", "LD-C13", "LD-C14", "LD-C15", "LD-C16", "LD-C17", "LD-C18", "LD-C19",
];
const ARTEFACT_CLAUSES: [&str; 23] = [
    "LD-R01", "LD-R02", "LD-R03", "LD-R04", "LD-R05", "LD-R06", "LD-R07", "LD-R08", "LD-R09", "LD-R10",
    "LD-R11", "LD-R12", "LD-R13", "LD-R14", "LD-R15", "LD-R16", "LD-R17", "LD-R18", "LD-R19", "LD-R20",
    "LD-R21", "LD-R22", "LD-R23",
];
const TRIBE_CLAUSES: [&str; 5] = ["LD-P01", "LD-P02", "LD-P03", "LD-P04", "LD-P05"];

pub fn card_clause(card: Card) -> &'static str {
    CARD_CLAUSES[kernel::Finite::index(card)]
}

pub fn artefact_clause(artefact: Artefact) -> &'static str {
    ARTEFACT_CLAUSES[kernel::Finite::index(artefact)]
}

pub fn tribe_clause(tribe: Tribe) -> &'static str {
    TRIBE_CLAUSES[kernel::Finite::index(tribe)]
}

pub fn effect_clause(effect: Effect) -> &'static str {
    match effect {
        Effect::None => "LD-E03",
        Effect::Discovery => "LD-F01",
        Effect::Trophy => "LD-F02",
        Effect::Camp => "LD-F03",
        Effect::Shelter => "LD-F04",
        Effect::Ambush => "LD-F05",
        Effect::Observatory => "LD-F06",
    }
}

pub fn source_clause(source: Source) -> &'static str {
    match source {
        Source::Card { card } => card_clause(card),
        Source::District { effect } => effect_clause(effect),
        Source::Artefact { artefact } => artefact_clause(artefact),
        Source::Tribe { tribe } => tribe_clause(tribe),
    }
}

fn source_name(source: Source) -> Text {
    match source {
        Source::Card { card: kind } => card(kind),
        Source::District { effect } => scene::effect(effect),
        Source::Artefact { artefact: which } => artefact(which),
        Source::Tribe { tribe: kind } => tribe(kind),
    }
}

/// Why a seat discards: the clause of what asks for it.
pub fn discard_clause(state: &State) -> &'static str {
    if state.in_escape() {
        return "LD-X05";
    }
    let below = state.frames.as_slice().iter().rev().find(|f| !matches!(f, Frame::Discard { .. }));
    match below {
        Some(Frame::Run(run)) if run.pc > 0 => source_clause(run.source),
        _ => "LD-T02",
    }
}

impl Present for LastDoge {
    fn scene(&self, view: &View, viewer: Viewer) -> Scene {
        scene::scene(self, view, viewer)
    }

    fn ask(&self, state: &State, seat: Seat) -> Ask {
        ask(self, state, seat)
    }

    fn label(&self, state: &State, seat: Seat, choice: Choice) -> Label {
        label(self, state, seat, choice)
    }

    fn expected(&self, state: &State, seat: Seat) -> Vec<Choice> {
        expected::expected(self, state, seat)
    }

    fn why_not(&self, state: &State, seat: Seat, choice: Choice) -> Reason {
        reason::why_not(self, state, seat, choice)
    }

    fn tell(&self, event: &Event) -> Option<Line> {
        tell::tell(event)
    }
}

pub fn ask(game: &LastDoge, state: &State, seat: Seat) -> Ask {
    let plain = |clause: &'static str, key: &'static str| Ask::new(clause, Text::new(key));
    match state.frames.top() {
        Frame::Over => plain("LD-X10", "ask-nothing"),
        Frame::Setup { step: SetupStep::Pawns, .. } => plain("LD-S06", "ask-pawn"),
        Frame::Setup { .. } => plain("LD-S01", "ask-tribe"),
        Frame::Turn { .. } => ask_turn(state),
        Frame::Limit => {
            let over = state.player(seat).hand.len().saturating_sub(state.hand_limit(&game.content, seat));
            Ask::new("LD-T03", Text::new("ask-limit").with("n", over))
        }
        Frame::Extra { card: kind } => Ask::new("LD-T02", Text::new("ask-extra").with("card", card(kind))),
        Frame::Draw { .. } | Frame::Look { .. } | Frame::Unearth { .. } | Frame::Rob { .. } | Frame::Lay => {
            plain("LD-T05", "ask-nothing")
        }
        Frame::Artefact { .. } => plain("LD-F01", "ask-artefact"),
        Frame::Discard { left, .. } => {
            Ask::new(discard_clause(state), Text::new("ask-discard").with("n", left))
        }
        Frame::Window { card: kind, .. } => {
            let text = Text::new("ask-intercept").with("seat", state.turn.seat).with("card", card(kind));
            Ask::new("LD-C14", text)
        }
        Frame::Explore { looked, step, equal, .. } => ask_explore(game, state, looked.len(), equal, step),
        Frame::Guess { .. } => plain("LD-G02", "ask-cover"),
        Frame::Run(run) => ask_run(game, state, run),
        Frame::Damage(damage) => match damage.stage {
            Stage::Did => Ask::new("LD-C15", Text::new("ask-riposte").with("seat", damage.attacker)),
            _ => Ask::new("LD-C13", Text::new("ask-dodge").with("seat", damage.attacker)),
        },
        Frame::Loss { victim, attacker } => {
            match (state.player(victim).hand.is_empty(), victim == attacker) {
                (false, false) => plain("LD-D01", "ask-lose-card"),
                (false, true) => plain("LD-D03", "ask-lose-card"),
                (true, false) => Ask::new("LD-D02", Text::new("ask-lose-artefact").with("seat", attacker)),
                (true, true) => plain("LD-D03", "ask-drop-artefact"),
            }
        }
        Frame::Moves { looked, .. } => {
            let compass = state.has(&game.content, seat, crate::effect::PowerKind::Compass);
            match (compass, looked.is_empty()) {
                (true, true) => plain("LD-R07", "ask-compass"),
                (true, false) if looked.len() < 2 => plain("LD-R07", "ask-compass"),
                _ => plain("LD-D04", "ask-flee"),
            }
        }
        Frame::Flight { .. } => plain("LD-R20", "ask-lead"),
        Frame::Escape { .. } => {
            let needs = state.needs(&game.content, seat).map_or(7, |n| n.value());
            let mut ask = Ask::new("LD-X04", Text::new("ask-escape").with("number", needs));
            ask.parts.push(Text::new("part-lives").with("n", state.player(seat).hand.len()));
            ask
        }
        Frame::Exit { first, second, .. } => {
            let (key, clause) =
                if state.secret { ("ask-swap-secret", "LD-Q34") } else { ("ask-swap", "LD-X07") };
            let mut ask = plain(clause, key);
            ask.parts.extend(first.into_iter().chain(second).map(cell));
            ask
        }
    }
}

fn ask_turn(state: &State) -> Ask {
    let mut ask = Ask::new("LD-T01", Text::new("ask-turn"));
    ask.parts.push(Text::new(if state.turn.main { "part-main-done" } else { "part-main" }));
    ask.parts.push(Text::new("part-plays").with("n", state.turn.plays));
    ask
}

fn ask_explore(game: &LastDoge, state: &State, n: usize, equal: bool, step: ExploreStep) -> Ask {
    let base = explore::base(game, state);
    let mut ask = match step {
        ExploreStep::Look if n < base => Ask::new("LD-E01", Text::new("ask-look").with("n", base - n)),
        ExploreStep::Look if equal => Ask::new("LD-E02", Text::new("ask-look-more")),
        ExploreStep::Look => Ask::new("LD-R01", Text::new("ask-look-extra")),
        ExploreStep::Settle => Ask::new("LD-E03", Text::new("ask-settle")),
        ExploreStep::Reveal => Ask::new("LD-E03", Text::new("ask-reveal")),
    };
    ask.parts.push(Text::new("part-looked").with("n", n));
    ask
}

fn ask_run(game: &LastDoge, state: &State, run: Run) -> Ask {
    let key = match run::waiting(game, run) {
        Op::Look { n, .. } => {
            let text = Text::new("ask-look").with("n", n - run.n.min(n));
            return with_source(Ask::new(source_clause(run.source), text), run);
        }
        Op::Cover => "ask-cover",
        Op::Step => "ask-step",
        Op::Dash { .. } => "ask-dash",
        Op::Bet => "ask-bet",
        Op::Show { .. } => "ask-show",
        Op::Aim { .. } => "ask-aim",
        Op::Barter => "ask-barter",
        Op::Sweep => "ask-sweep",
        Op::Hunt => "ask-hunt",
        Op::Hide => "ask-hide",
        Op::Exchange => "ask-exchange",
        Op::Spy if run.aim.is_some() => "ask-steal",
        Op::Spy => "ask-spy",
        _ => "ask-nothing",
    };
    let mut ask = with_source(Ask::new(source_clause(run.source), Text::new(key)), run);
    if let Some(total) = run.total {
        ask.parts.push(Text::new("part-total").with("n", total.value()));
    }
    debug_assert!(state.frames.depth() > 1);
    ask
}

fn with_source(mut ask: Ask, run: Run) -> Ask {
    ask.parts.insert(0, source_name(run.source));
    ask
}

pub fn label(game: &LastDoge, state: &State, seat: Seat, choice: Choice) -> Label {
    let at = |key: &'static str, slot: Slot| {
        Label::new(Text::new(key).with("cell", cell(slot))).target(slot.word())
    };
    let held = |key: &'static str, kind: Card| {
        Label::new(Text::new(key).with("card", card(kind))).target(id::held(seat, kind))
    };
    let which = |key: &'static str, a: Artefact| {
        Label::new(Text::new(key).with("artefact", artefact(a))).target(id::artefact(a))
    };
    let plain = |key: &'static str| Label::new(Text::new(key));
    match choice {
        Choice::First(other) => Label::new(Text::new("do-first").with("seat", other)),
        Choice::Tile(tile) => Label::new(scene::face(game, tile)),
        Choice::Deal(kind) => Label::new(card(kind)),
        Choice::Unearth(a) => Label::new(artefact(a)),
        Choice::Tribe(kind) => {
            let text = Text::new("do-tribe").with("tribe", tribe(kind));
            Label::new(text).preview(Text::new(format!("tribe-{kind}-text")))
        }
        Choice::Explore => {
            plain("do-explore").preview(Text::new("preview-explore").with("n", explore::base(game, state)))
        }
        Choice::Guess(number) => {
            let text =
                Text::new("do-guess").with("number", number.value()).with("district", district(number));
            Label::new(text).target("treasure").preview(Text::new("preview-guess"))
        }
        Choice::DrawTwo => plain("do-draw-two").target("deck"),
        Choice::Play(kind) => {
            let label = held("do-play", kind).preview(Text::new(format!("card-{kind}-text")));
            let key = if turn::is_free(game, state, seat, kind) {
                "preview-free"
            } else if state.turn.plays > 0 {
                "preview-play"
            } else {
                "preview-extra"
            };
            label.preview(Text::new(key))
        }
        Choice::Use(a) => which("do-use", a).preview(Text::new(format!("artefact-{}-text", a.word()))),
        Choice::EndTurn => plain("do-end-turn"),
        Choice::Settle(slot) => at("do-settle", slot),
        Choice::Look(slot) => at("do-look", slot),
        Choice::Reveal(slot) => {
            // Only what this seat has seen: a label may be asked for any tile.
            let seen = state.seen[slot].contains(seat);
            let effect = state.tiles[slot].filter(|_| seen).map(|t| game.content.effect[t]);
            let label = at("do-reveal", slot);
            match effect {
                Some(effect) => label.preview(Text::new(format!("effect-{effect}-text"))),
                None => label,
            }
        }
        Choice::Show(slot) => at("do-show", slot),
        Choice::Hide(slot) => at("do-hide", slot),
        Choice::Swap(slot) => at("do-swap", slot),
        Choice::Turn(slot) => {
            let label = at("do-turn", slot);
            if state.face_up.contains(slot) { label.preview(Text::new("preview-shared")) } else { label }
        }
        Choice::Discard(kind) => held("do-discard", kind),
        Choice::React(kind) => held("do-react", kind).preview(Text::new(format!("card-{kind}-text"))),
        Choice::Steal(kind) => {
            let label = Label::new(Text::new("do-steal").with("card", card(kind)));
            match state.frames.top() {
                Frame::Run(Run { aim: Some(from), .. }) => label.target(id::held(from, kind)),
                _ => label,
            }
        }
        Choice::Target(other) => {
            Label::new(Text::new("do-target").with("seat", other)).target(id::pawn(other))
        }
        Choice::Bet(total) => Label::new(Text::new("do-bet").with("n", total.value())),
        Choice::Sweep(line) => {
            let (is_row, n) = line.place();
            Label::new(Text::new(if is_row { "do-sweep-row" } else { "do-sweep-column" }).with("n", n))
        }
        Choice::Name(number) => {
            Label::new(Text::new("do-name").with("number", number.value()).with("district", district(number)))
        }
        Choice::Take(a) => which("do-take", a).preview(Text::new(format!("artefact-{}-text", a.word()))),
        Choice::TakeTop => plain("do-take-top").target("artefact-pile"),
        Choice::Give(a) => which("do-give", a),
        Choice::Lead => plain("do-lead"),
        Choice::Stop => plain("do-stop"),
        Choice::Done => plain(match state.frames.top() {
            Frame::Guess { .. } => "do-cover",
            Frame::Run(run) if run::waiting(game, run) == Op::Cover => "do-cover",
            Frame::Exit { .. } => "do-carry-out",
            _ => "do-done",
        }),
        Choice::Pass => match state.frames.top() {
            Frame::Extra { card: kind } => held("do-take-back", kind),
            Frame::Window { .. } | Frame::Damage(_) => plain("do-pass").pass(),
            _ => plain("do-pass"),
        },
    }
}
