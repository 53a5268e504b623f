//! How decisions are asked and offered, and how events are told.

mod tell;

use kernel::{Ask, Finite, Label, Line, Note, Present, Reason, Scene, Seat, Text, Viewer};
use stdx::Bits;

use crate::{
    Paleo,
    choice::Choice,
    effect::When,
    event::Event,
    flow::{self, Deed, Frame, Stage, Via},
    hidden::View,
    ids::{Card, Group, Kind, Nth, Opt, Resource, Skill, Tool},
    reason,
    scene::{self, card_piece, deck_piece, group_place, option_piece, placed_option, tool_piece},
    state::State,
    words,
};

impl Present for Paleo {
    fn scene(&self, view: &View, viewer: Viewer) -> Scene {
        scene::scene(self, view, viewer)
    }

    fn forecast(&self, view: &View, _viewer: Viewer) -> Option<Vec<Note>> {
        Some(scene::forecast_of(self, view))
    }

    fn ask(&self, state: &State, seat: Seat) -> Ask {
        let frame = state.open.frames.top();
        let mut ask = Ask::new(reason::clause(&frame), question(self, state, seat, &frame));
        if let Frame::Deed(deed) = frame {
            ask.parts = parts(self, state, &deed);
        }
        ask
    }

    fn label(&self, state: &State, _seat: Seat, choice: Choice) -> Label {
        label(self, state, choice)
    }

    fn expected(&self, state: &State, seat: Seat) -> Vec<Choice> {
        expected(self, state, seat)
    }

    fn why_not(&self, state: &State, seat: Seat, choice: Choice) -> Reason {
        reason::why_not(self, state, seat, choice)
    }

    fn tell(&self, event: &Event) -> Option<Line> {
        tell::tell(self, event)
    }
}

fn question(game: &Paleo, state: &State, seat: Seat, frame: &Frame) -> Text {
    let named = |key: &'static str, group: Group| Text::new(key).with("group", words::group(group));
    match *frame {
        Frame::Scout { .. } => Text::new("ask-scout"),
        Frame::Floor { .. } if state.open.fronts().is_empty() => Text::new("ask-more"),
        Frame::Floor { .. } => Text::new("ask-floor"),
        Frame::Choose { group, card, failed, .. } => {
            let key = if failed { "ask-failed" } else { "ask-secret" };
            named(key, group).with("card", game.title(card))
        }
        Frame::Deed(deed) => {
            let own = state.open.leads(seat, deed.group);
            let key = match (deed.stage, deed.via, own) {
                (Stage::Gather, Via::Night, true) => "ask-night-own",
                (Stage::Gather, Via::Night, false) => "ask-night-other",
                (Stage::Gather, _, true) => "ask-gather-own",
                (Stage::Gather, _, false) => "ask-gather-other",
                _ => "ask-meet",
            };
            named(key, deed.group)
                .with("deed", game.deed_text(deed.card, deed.opt))
                .with("card", game.title(deed.card))
        }
        Frame::Hurt { group, left, spread, .. } => {
            named(if spread { "ask-hurt-spread" } else { "ask-hurt" }, group).with("n", left)
        }
        Frame::Heal { group, left, .. } => named("ask-heal", group).with("n", left),
        Frame::Gain { stuff, left, group, .. } => {
            named("ask-gain", group).with("n", left).with("what", game.stuff_text(stuff))
        }
        Frame::Grant { person, group, .. } => {
            named(if person { "ask-grant-person" } else { "ask-grant-dream" }, group)
        }
        Frame::Room { card, .. } => Text::new("ask-room").with("card", game.title(card)),
        Frame::Make { group, left, .. } => named("ask-make", group).with("n", left),
        Frame::Spend { group, left, lost, .. } => {
            named(if lost { "ask-lose" } else { "ask-spend" }, group).with("n", left)
        }
        Frame::Forfeit { group, left, .. } => named("ask-forfeit", group).with("n", left),
        Frame::Part { group, left, .. } => named("ask-part", group).with("n", left),
        Frame::Night { step: flow::NightStep::Cards, .. } => Text::new("ask-night-cards"),
        Frame::Night { .. } => Text::new("ask-missions"),
        _ => Text::new("ask-wait"),
    }
}

/// Skills shown and needed, and who takes part.
fn parts(game: &Paleo, state: &State, deed: &Deed) -> Vec<Text> {
    let mut parts = game.needs(game.pack.action(deed.card, deed.opt));
    for (i, n) in deed.rolled.iter().enumerate().filter(|(_, n)| **n > 0) {
        parts.push(Text::new("rolled").with("n", *n).with("skill", words::skill(Skill::nth(i))));
    }
    if matches!(deed.stage, Stage::Gather | Stage::Meet) {
        let lack = flow::lack(game, &state.open, deed);
        for (i, n) in lack.iter().enumerate().filter(|(_, n)| **n > 0) {
            parts.push(Text::new("lacks").with("n", *n).with("skill", words::skill(Skill::nth(i))));
        }
    }
    if deed.via != Via::Night && !deed.helpers.is_empty() {
        parts.push(Text::new("with-help").with("groups", words::groups(deed.helpers)));
    }
    parts
}

fn label(game: &Paleo, state: &State, choice: Choice) -> Label {
    let open = &state.open;
    let by = |key: &'static str, group: Group| Text::new(key).with("group", words::group(group));
    let tool = |key: &'static str, group: Group, tool: Tool| {
        let text = by(key, group).with("what", game.tool_text(tool));
        let label = Label::new(text);
        match open.band(group).tools[tool] {
            0 => label,
            _ => label.target(tool_piece(game, group, tool)),
        }
    };
    let card = |key: &'static str, card: Card| {
        Label::new(Text::new(key).with("card", game.title(card))).target(card_piece(game, card))
    };
    match choice {
        Choice::Pick(group, nth) => {
            let deck = &open.band(group).deck;
            // A deck may be shorter than a player expects.
            let Some(at) = deck.len().checked_sub(1 + nth.index()) else {
                return Label::new(by("do-pick", group).with("back", Text::new("no-card")))
                    .target(group_place(group));
            };
            let back = deck.get(at).map_or_else(|| Text::new("no-card"), |b| game.back_text(b));
            Label::new(by("do-pick", group).with("back", back)).target(deck_piece(group, at))
        }
        Choice::Sleep(group) => Label::new(by("do-sleep", group)).target(group_place(group)),
        Choice::Begin(group, opt) => begin_label(game, state, group, opt),
        Choice::Ignore(group) => {
            let shown =
                open.band(group).front.or(chosen(state)).map_or(Text::new("no-card"), |c| game.title(c));
            Label::new(by("do-ignore", group).with("card", shown))
        }
        Choice::Offer(group, (to, opt)) => {
            let front = open.band(to).front;
            let deed = front.map_or_else(|| Text::new("no-option"), |c| game.deed_text(c, opt));
            let text = by("do-offer", group).with("to", words::group(to)).with("deed", deed);
            Label::new(text).target(option_piece(to, opt))
        }
        Choice::Attend(group, target) => {
            let mut label = Label::new(by("do-attend", group).with("card", game.title(target)));
            let options = game.pack.card(target).options();
            if let Some((opt, action)) = options.into_iter().find(|(_, a)| a.when == When::Help) {
                label = label.target(placed_option(game, target, opt));
                label.preview = game.terms(action);
            }
            label
        }
        Choice::Extra(target, opt) | Choice::Settle(target, opt) => {
            let key = if matches!(choice, Choice::Extra(..)) { "do-extra" } else { "do-settle" };
            let text =
                Text::new(key).with("deed", game.deed_text(target, opt)).with("card", game.title(target));
            let mut label = Label::new(text).target(placed_option(game, target, opt));
            label.preview = game.terms(game.pack.action(target, opt));
            label
        }
        Choice::Join(group) => Label::new(by("do-join", group)),
        Choice::Use(group, t) => tool("do-use", group, t),
        Choice::Pledge(group, t) => tool("do-pledge", group, t),
        Choice::Yield(c) => card("do-yield", c),
        Choice::Ward(group) => Label::new(by("do-ward", group)),
        Choice::Cure(group) => Label::new(by("do-cure", group)),
        Choice::Go => Label::new(Text::new("do-go")).target("deed-now"),
        Choice::Withdraw => Label::new(Text::new("do-withdraw")),
        Choice::GiveUp => Label::new(Text::new("do-give-up")),
        Choice::Spend(r) => {
            Label::new(Text::new("do-spend").with("what", words::resource(r))).target(format!("store-{r}"))
        }
        Choice::Lose(t) => {
            let text = Text::new("do-lose").with("what", game.tool_text(t));
            match open.frames.top() {
                Frame::Forfeit { group, .. } => Label::new(text).target(tool_piece(game, group, t)),
                _ => Label::new(text),
            }
        }
        Choice::Shield(group, t) => tool("do-shield", group, t),
        Choice::Suffer(c) => card("do-suffer", c),
        Choice::Heal(c) => card("do-heal", c),
        Choice::Give(group) => Label::new(by("do-give", group)).target(group_place(group)),
        Choice::Stow(c) => card("do-stow", c),
        Choice::Keep => Label::new(Text::new("do-keep")),
        Choice::Make(c) => {
            let mut label = card("do-make", c);
            label.preview = game.terms(game.pack.action(c, Opt::new(0)));
            label
        }
        Choice::Scrap(c) => card("do-scrap", c),
        Choice::Stop => Label::new(Text::new("do-stop")),
        Choice::Done(group) => Label::new(by("do-done", group)),
        Choice::Decline(group) => Label::new(by("do-decline", group)),
        Choice::Deal(_) | Choice::Reveal(_) | Choice::Draw(_) | Choice::Roll(_) => {
            Label::new(Text::new("do-chance"))
        }
    }
}

/// The card that an option is chosen for, when it is not a revealed one.
fn chosen(state: &State) -> Option<Card> {
    match state.open.frames.top() {
        Frame::Choose { card, .. } => Some(card),
        _ => None,
    }
}

fn begin_label(game: &Paleo, state: &State, group: Group, opt: Opt) -> Label {
    let (card, target) = match state.open.frames.top() {
        Frame::Choose { card, via: Via::Secret, .. } => (Some(card), placed_option(game, card, opt)),
        _ => (state.open.band(group).front, option_piece(group, opt)),
    };
    let Some(card) = card else { return Label::new(Text::new("no-card")) };
    let action = game.pack.action(card, opt);
    let key = if action.hostile { "do-begin-hostile" } else { "do-begin" };
    let text = Text::new(key)
        .with("group", words::group(group))
        .with("deed", game.deed_text(card, opt))
        .with("card", game.title(card));
    let mut label = Label::new(text).target(target);
    label.preview = game.terms(action);
    if action.discard > 0 {
        // Red backs on top of the own deck can be seen coming (PA-A03).
        let deck = &state.open.band(group).deck;
        let reds =
            deck.iter().rev().take(action.discard as usize).filter(|b| game.pack.red.contains(*b)).count();
        if reds > 0 {
            label = label.preview(Text::new("preview-reds").with("n", reds));
        }
    }
    label
}

/// What a player would look for: every option of the own cards, every tool, every person, legal or not.
fn expected(game: &Paleo, state: &State, seat: Seat) -> Vec<Choice> {
    let (pack, open) = (&game.pack, &state.open);
    let mine = open.led(seat);
    let mut list = Vec::new();
    match open.frames.top() {
        Frame::Scout { .. } => {
            for group in mine {
                list.extend(Nth::all().map(|n| Choice::Pick(group, n)));
                list.push(Choice::Sleep(group));
            }
        }
        Frame::Floor { .. } => {
            for group in mine {
                if let Some(card) = open.band(group).front {
                    list.extend(pack.card(card).options().map(|(o, _)| Choice::Begin(group, o)));
                }
                list.extend([Choice::Ignore(group), Choice::Ward(group), Choice::Cure(group)]);
                for to in open.groups().without(group) {
                    if let Some(card) = open.band(to).front {
                        list.extend(pack.card(card).options().map(|(o, _)| Choice::Offer(group, (to, o))));
                    }
                }
                for owner in open.groups() {
                    for placed in open.band(owner).placed.iter() {
                        list.push(Choice::Attend(group, placed.card));
                    }
                }
                for placed in open.band(group).placed.iter().chain(open.missions.iter()) {
                    let extra = pack.card(placed.card).options().filter(|(_, a)| a.when == When::Extra);
                    list.extend(extra.map(|(o, _)| Choice::Extra(placed.card, o)));
                }
            }
        }
        Frame::Choose { group, card, .. } => {
            list.extend(pack.card(card).options().map(|(o, _)| Choice::Begin(group, o)));
            list.push(Choice::Ignore(group));
            list.extend(mine.iter().map(Choice::Ward));
        }
        Frame::Deed(_) => {
            let tools: Bits<Tool> = pack.all_tools().collect();
            for group in mine {
                list.push(Choice::Join(group));
                for tool in tools.iter().filter(|t| open.band(group).tools[*t] > 0) {
                    list.extend([Choice::Use(group, tool), Choice::Pledge(group, tool)]);
                }
                list.extend([Choice::Ward(group), Choice::Cure(group)]);
            }
            list.extend([Choice::Go, Choice::Withdraw]);
        }
        Frame::Hurt { .. } => {
            for group in mine {
                list.extend(pack.shields.iter().map(|t| Choice::Shield(group, t)));
                list.extend(open.band(group).people.iter().map(|m| Choice::Suffer(m.card)));
            }
        }
        Frame::Heal { among, .. } => {
            for group in among {
                list.extend(open.band(group).people.iter().map(|m| Choice::Heal(m.card)));
            }
        }
        Frame::Gain { .. } | Frame::Grant { .. } => list.extend(open.groups().iter().map(Choice::Give)),
        Frame::Room { .. } => list.extend(open.ideas.iter().map(Choice::Scrap)),
        Frame::Make { .. } => {
            list.extend(pack.recipes.iter().copied().chain(open.ideas.iter()).map(Choice::Make));
        }
        Frame::Spend { .. } => list.extend(Resource::all().map(Choice::Spend)),
        Frame::Forfeit { .. } => list.extend(pack.all_tools().map(Choice::Lose)),
        Frame::Part { group, .. } => {
            list.extend(open.band(group).people.iter().map(|m| Choice::Yield(m.card)));
        }
        Frame::Night { todo, .. } => {
            for card in todo.iter() {
                let night = pack.card(card).kind == Kind::Mission || pack.card(card).night;
                if night {
                    list.extend(pack.card(card).options().map(|(o, _)| Choice::Settle(card, o)));
                }
            }
        }
        _ => {}
    }
    list
}
