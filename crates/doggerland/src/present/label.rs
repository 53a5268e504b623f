//! How an option is offered: its words, where it is on the table, and what it would cost and bring.

use kernel::{Label, Notation, Seat, Text};
use stdx::Finite;

use super::ask::{cost_of_expedition, cost_of_task, distance, missing, would_lose};
use crate::{
    Choice, Doggerland, State,
    frame::{Frame, Order, Party, Task},
    ids::{Ability, Good, Home, Panel, Rite, Role, Side, Site, Times},
    land::Cell,
    pack::Cost,
    query::{self, Plan},
    scene::{self, Meal, id},
    words,
};

/// How one choice is offered to `seat`.
pub fn label(game: &Doggerland, state: &State, seat: Seat, choice: Choice) -> Label {
    let t = |key: &'static str| Text::new(key);
    match choice {
        Choice::Build => {
            let label = unbuilt(state, seat, Label::new(t("label-build")).target("site"));
            costs(game, state, seat, label, Task::Build)
        }
        Choice::Craft(craft) => {
            let facts = game.tables.crafts[craft];
            let label = Label::new(t("label-craft").with("craft", words::craft(game, craft)))
                .target(id::craft(game, craft))
                .preview(t("preview-later").with("goods", words::cost(&facts.cost)))
                .preview(t("preview-points").with("n", facts.points));
            costs(game, state, seat, label, Task::Craft(craft))
        }
        Choice::Birth(couple) => {
            let label = Label::new(t("label-birth").with("couple", words::couple(couple)));
            newborns(state, seat, label, 1)
        }
        Choice::Expedition(cell) => expedition(game, state, seat, cell),
        Choice::Paint(panel) => {
            let label = Label::new(t("label-paint").with("panel", words::panel(game, panel)))
                .target(id::panel(game, panel));
            costs(game, state, seat, painting(game, state, seat, label, panel), Task::Paint(panel))
        }
        Choice::Train(ability) => train(game, state, seat, ability, id::ability(seat, ability)),
        Choice::Rite(rite) => {
            let label = Label::new(t("label-rite").with("rite", words::rite(rite))).target(id::rite(rite));
            rite_preview(game, state, seat, label, rite)
        }
        Choice::Pass => Label::new(t("label-pass")).rest(),
        Choice::Resign => Label::new(t("label-resign")),
        Choice::Send(role) => send(game, state, seat, role),
        Choice::Bring => {
            let mut label = Label::new(t("label-bring")).target(id::store(seat, Good::Tool));
            if let Frame::Party { cell, party, .. } = state.frames.top() {
                let bigger = Party { tools: party.tools + 1, ..party };
                label = grown(game, state, seat, label, cell, &party, &bigger);
            }
            label
        }
        Choice::Mark(panel) => {
            let label = Label::new(t("label-mark").with("panel", words::panel(game, panel)))
                .target(id::panel(game, panel));
            painting(game, state, seat, label, panel)
        }
        Choice::DoBuild(role) => {
            Label::new(t("label-do-build").with("who", words::role(role))).target("site")
        }
        Choice::DoCraft(craft) => {
            let facts = game.tables.crafts[craft];
            Label::new(t("label-do-craft").with("craft", words::craft(game, craft)))
                .target(id::craft(game, craft))
                .preview(t("preview-cost").with("goods", words::cost(&facts.cost)))
                .preview(t("preview-points").with("n", facts.points))
        }
        Choice::DoBirth => {
            newborns(state, seat, Label::new(t("label-do-birth")).target(id::parents(seat)), 1)
        }
        Choice::DoExpedition(cell) => homecoming(game, state, seat, cell),
        Choice::DoPaint(panel) => {
            let label = Label::new(t("label-do-paint").with("panel", words::panel(game, panel)))
                .target(id::panel(game, panel));
            painting(game, state, seat, label, panel)
        }
        Choice::DoTrain(ability) => do_train(game, state, seat, ability),
        Choice::DoRite(rite) => {
            let label = Label::new(t("label-do-rite").with("rite", words::rite(rite))).target(id::rite(rite));
            rite_preview(game, state, seat, label, rite)
        }
        Choice::Rest => rest(game, state, seat),
        Choice::Raise(side, site) => raise(game, state, seat, side, site),
        Choice::Take(good) => Label::new(t("label-take").with("good", words::good(good))),
        Choice::Forget(animal) => {
            let label = Label::new(t("label-forget").with("animal", words::the(animal)));
            if state.clan(seat).memory[animal] > 0 {
                label.target(format!("{seat}-memory-{animal}-1"))
            } else {
                label
            }
        }
        Choice::Improve(ability) => {
            let label = Label::new(t("label-improve").with("ability", words::ability(ability)));
            upgrade(game, state, seat, label.target(id::ability(seat, ability)), ability)
        }
        Choice::Make(level) => {
            let (cost, tools) = game.tables.recipes[level as usize];
            Label::new(t("label-make").with("n", tools))
                .target(format!("{seat}-recipe-{}", level.index() + 1))
                .preview(t("preview-cost").with("goods", words::cost(&cost)))
        }
        Choice::Offer(good) => {
            Label::new(t("label-offer").with("good", words::good(good))).target(id::store(seat, good))
        }
        Choice::Place(cell) => place(game, state, cell),
        Choice::Cubes(times) => {
            let key = match times {
                Times::Once => "label-cubes-once",
                Times::Twice => "label-cubes-twice",
            };
            Label::new(t(key))
        }
        Choice::Give(ware) => {
            let (good, bowl) = ware.good();
            let target = if good.is_food() { id::food(seat, bowl, good) } else { id::store(seat, good) };
            Label::new(t("label-give").with("good", words::ware(ware))).target(target)
        }
        Choice::Receive(good) => Label::new(t("label-receive").with("good", words::good(good))),
        Choice::Feed => meal(state, seat),
        Choice::Rearrange => Label::new(t("label-rearrange")),
        Choice::Eat(ration) => {
            let (good, bowl) = ration.good();
            Label::new(t("label-eat").with("good", words::in_bowl(good, bowl)))
                .target(id::food(seat, bowl, good))
        }
        Choice::Move(cell) => {
            Label::new(t("label-move").with("tile", words::tile_at(game, state, cell))).target(id::cell(cell))
        }
        Choice::Stay => Label::new(t("label-stay")).target(id::village(seat)),
        Choice::Accept => accept(game, state),
        Choice::Decline => match state.frames.top() {
            Frame::Torch { .. } => Label::new(t("label-torch-no")),
            _ => Label::new(t("label-decline")),
        },
        Choice::Burn(site) => Label::new(t(match site {
            Site::Ground => "label-burn-ground",
            Site::Cover => "label-burn-cover",
        })),
        Choice::Lose(craft) => {
            let points = game.tables.crafts[craft].points;
            Label::new(t("label-lose").with("craft", words::craft(game, craft)))
                .target(id::craft(game, craft))
                .preview(t("preview-points").with("n", points))
        }
        Choice::Discard(good) => {
            Label::new(t("label-discard").with("good", words::good(good))).target(id::store(seat, good))
        }
        Choice::Done => done(game, state, seat),
        // Chance is never offered to a seat; its choices are told by name.
        Choice::Arrow(_)
        | Choice::Centre(_)
        | Choice::First(_)
        | Choice::Lay(_)
        | Choice::Show(_)
        | Choice::Turn(_)
        | Choice::Set(_)
        | Choice::Aim(_)
        | Choice::Drop(_)
        | Choice::Card(_) => Label::new(t("label-other").with("name", game.choice_name(choice))),
    }
}

/// What programming costs now, with the scarcity for what is missing.
fn priced(game: &Doggerland, state: &State, seat: Seat, mut label: Label, cost: &Cost) -> Label {
    if *cost != [0; 5] {
        label = label.preview(Text::new("preview-cost").with("goods", words::cost(cost)));
    }
    let short = missing(state, seat, cost);
    if short > 0 {
        label = label.preview(Text::new("preview-scarcity").with("n", short));
    }
    if would_lose(game, state, seat, short) {
        label = label.preview(Text::new("preview-loses"));
    }
    label
}

fn costs(game: &Doggerland, state: &State, seat: Seat, label: Label, task: Task) -> Label {
    priced(game, state, seat, label, &cost_of_task(state, task))
}

/// What is programmed beyond the slots that are free or can be covered cannot be built (DG-S10).
fn unbuilt(state: &State, seat: Seat, label: Label) -> Label {
    let clan = state.clan(seat);
    let slots = query::open_slots(clan);
    if Plan::of(clan).builds < slots {
        return label;
    }
    label.preview(Text::new("preview-no-slot").with("n", slots))
}

fn expedition(game: &Doggerland, state: &State, seat: Seat, cell: Cell) -> Label {
    let tile = words::tile_at(game, state, cell);
    let tile = match state.animal_at(cell) {
        Some(animal) => {
            Text::new("tile-with-animal").with("animal", words::animal(animal)).with("tile", tile)
        }
        None => tile,
    };
    let mut label = Label::new(Text::new("label-expedition").with("tile", tile)).target(id::cell(cell));
    match distance(state, seat, cell) {
        Some(steps) if steps <= query::range(game, state, seat) => {
            label = label.preview(Text::new("preview-distance").with("n", steps));
        }
        _ => label = label.preview(Text::new("preview-journey")),
    }
    if let Some(animal) = state.animal_at(cell) {
        let facts = &game.tables.animals[animal];
        label = label.preview(
            Text::new("preview-needs").with("mastery", facts.mastery).with("members", facts.members),
        );
        let prey = query::harvest(game, state, cell, &Party::default());
        label = label.preview(Text::new("preview-yield").with("goods", words::stock(&prey)));
    } else {
        let three = Party { who: [0, 0, 0, 0, 3], tools: 0 };
        let goods = query::harvest(game, state, cell, &three);
        label = label.preview(Text::new("preview-yield").with("goods", words::stock(&goods)));
    }
    priced(game, state, seat, label, &cost_of_expedition(state))
}

fn painting(game: &Doggerland, state: &State, seat: Seat, label: Label, panel: Panel) -> Label {
    let animal = game.tables.species(panel);
    let label = label.preview(Text::new("preview-points").with("n", game.tables.animals[animal].points));
    if state.clan(seat).memory[animal] > 0 {
        label.preview(Text::new("preview-remembered").with("animal", words::the(animal)))
    } else {
        label.preview(Text::new("preview-not-remembered"))
    }
}

fn train(game: &Doggerland, state: &State, seat: Seat, ability: Ability, target: String) -> Label {
    let text = match ability {
        Ability::Tools => Text::new("label-train-tools"),
        _ => Text::new("label-train").with("ability", words::ability(ability)),
    };
    let mut label = Label::new(text).target(target);
    if let Some(cost) = query::upgrade_cost(game, state.clan(seat), ability) {
        label = label.preview(Text::new("preview-later").with("goods", words::cost(cost)));
    }
    label
}

fn do_train(game: &Doggerland, state: &State, seat: Seat, ability: Ability) -> Label {
    let target = id::ability(seat, ability);
    if ability == Ability::Tools {
        return Label::new(Text::new("label-do-train-tools")).target(target);
    }
    let text = Text::new("label-do-train").with("ability", words::ability(ability));
    upgrade(game, state, seat, Label::new(text).target(target), ability)
}

/// Cost and effect of the next level.
fn upgrade(game: &Doggerland, state: &State, seat: Seat, label: Label, ability: Ability) -> Label {
    let clan = state.clan(seat);
    let Some(cost) = query::upgrade_cost(game, clan, ability) else { return label };
    let level = clan.levels[ability] as usize;
    let tables = &game.tables;
    let values = match ability {
        Ability::Range => tables.range,
        Ability::Transport => tables.transport,
        Ability::Tools => tables.recipes.map(|(_, tools)| tools),
    };
    label
        .preview(Text::new("preview-cost").with("goods", words::cost(cost)))
        .preview(Text::new("preview-level").with("old", values[level]).with("new", values[level + 1]))
}

fn rite_preview(game: &Doggerland, state: &State, seat: Seat, mut label: Label, rite: Rite) -> Label {
    match rite.megalith() {
        Some(which) => {
            let (cost, points) = game.tables.megaliths[which];
            label = label
                .preview(Text::new("preview-later").with("goods", words::cost(&cost)))
                .preview(Text::new("preview-points").with("n", points));
            if !state.clan(seat).can_pay(&cost) {
                label = label.preview(Text::new("preview-cannot-pay"));
            }
        }
        None => {
            if !query::can_offer(game, state, seat) {
                label = label.preview(Text::new("preview-cannot-pay"));
            }
            match rite {
                Rite::Twins => label = newborns(state, seat, label, 2),
                Rite::FirstPlayer => label = label.preview(Text::new("preview-hut")),
                _ => {}
            }
        }
    }
    label
}

/// Newborns, and how many would find no bed.
fn newborns(state: &State, seat: Seat, label: Label, n: u8) -> Label {
    let clan = state.clan(seat);
    // Twins leave the one that a birth still to be resolved counts on (DG-Q45).
    let births = clan.orders.iter().filter(|order| matches!(order, Order::Birth { .. })).count() as u8;
    let kept = if n > 1 { births } else { 0 };
    let n = n.min(clan.reserve().saturating_sub(kept));
    let label = label.preview(Text::new("preview-newborn").with("n", n));
    let homeless = (clan.members() + clan.newborns + n).saturating_sub(clan.beds()).min(n);
    if homeless > 0 { label.preview(Text::new("preview-homeless").with("n", homeless)) } else { label }
}

fn send(game: &Doggerland, state: &State, seat: Seat, role: Role) -> Label {
    let mut label = Label::new(Text::new("label-send").with("who", words::role(role)));
    label.target = match role {
        Role::Hunter => scene::hunter_at_home(game, state, seat),
        _ => Some(id::member(seat, role)),
    };
    match state.frames.top() {
        Frame::Party { cell, party, .. } => {
            let mut bigger = party;
            bigger.who[role as usize] += 1;
            grown(game, state, seat, label, cell, &party, &bigger)
        }
        Frame::Who { task: Task::Build, .. } => {
            let label = unbuilt(state, seat, label);
            if role.is_chief() { label.preview(Text::new("part-chief-saves")) } else { label }
        }
        _ => label,
    }
}

/// What one more member or tool changes.
fn grown(
    game: &Doggerland,
    state: &State,
    seat: Seat,
    label: Label,
    cell: Cell,
    old: &Party,
    new: &Party,
) -> Label {
    let goods = query::harvest(game, state, cell, new);
    label
        .preview(Text::new("preview-mastery").with("old", old.mastery()).with("new", new.mastery()))
        .preview(Text::new("preview-gain").with("goods", words::stock(&goods)))
        .preview(Text::new("preview-carry").with("n", query::capacity(game, state, seat, new)))
}

/// What an expedition brings home.
fn homecoming(game: &Doggerland, state: &State, seat: Seat, cell: Cell) -> Label {
    let tile = words::tile_at(game, state, cell);
    let party = state.clan(seat).orders.iter().find_map(|order| match order {
        Order::Expedition { cell: to, party } if to == cell => Some(party),
        _ => None,
    });
    let label = match state.animal_at(cell) {
        Some(animal) => {
            Label::new(Text::new("label-do-hunt").with("animal", words::the(animal)).with("tile", tile))
        }
        None => {
            let exhausts = state.n() <= 2 || state.half.contains(cell);
            Label::new(Text::new("label-do-gather").with("tile", tile)).preview(Text::new(if exhausts {
                "preview-exhausts"
            } else {
                "preview-half"
            }))
        }
    };
    let label = label.target(id::cell(cell));
    let Some(party) = party else { return label };
    let goods = query::harvest(game, state, cell, &party);
    label
        .preview(Text::new("preview-gain").with("goods", words::stock(&goods)))
        .preview(Text::new("preview-carry").with("n", query::capacity(game, state, seat, &party)))
}

fn rest(game: &Doggerland, state: &State, seat: Seat) -> Label {
    let orders = &state.clan(seat).orders;
    let mut label =
        Label::new(Text::new("label-rest")).preview(Text::new("preview-undone").with("n", orders.len()));
    if orders.iter().any(|order| matches!(order, Order::Rite(_))) {
        label = label.preview(Text::new("preview-wasted-shaman"));
        if would_lose(game, state, seat, 1) {
            label = label.preview(Text::new("preview-loses"));
        }
    }
    label
}

fn raise(game: &Doggerland, state: &State, seat: Seat, side: Side, site: Site) -> Label {
    let chief = matches!(state.frames.top(), Frame::Raise { chief: true, .. });
    let clan = state.clan(seat);
    let key = match site {
        Site::Ground => "label-raise-ground",
        Site::Cover => "label-raise-cover",
    };
    let facts = game.tables.habitats[side as usize];
    let old = clan.beds();
    // A makeshift hut has three places.
    let new = old + facts.beds - if site == Site::Cover { 3.min(old) } else { 0 };
    let slot = clan.homes.iter().position(|home| match site {
        Site::Ground => *home == Home::Empty,
        Site::Cover => *home == Home::Makeshift,
    });
    let mut label = Label::new(Text::new(key).with("habitat", words::side(side)))
        .preview(
            Text::new("preview-cost").with("goods", words::cost(&query::habitat_cost(game, side, chief))),
        )
        .preview(Text::new("preview-beds").with("old", old).with("new", new))
        .preview(Text::new("preview-points").with("n", facts.points));
    label.target = slot.map(|slot| id::slot(seat, slot));
    label
}

fn place(game: &Doggerland, state: &State, cell: Cell) -> Label {
    let tile = words::tile_at(game, state, cell);
    let text = match state.frames.top() {
        Frame::Valley { .. } => Text::new("label-place-valley").with("cell", words::cell(cell)),
        Frame::Trespass => Text::new("label-place-trespass").with("tile", tile),
        Frame::Perform { order, .. } if order.rite.megalith().is_some() => {
            Text::new("label-place-megalith").with("tile", tile)
        }
        _ => Text::new("label-place-token").with("tile", tile),
    };
    Label::new(text).target(id::cell(cell))
}

/// The meal as it would be laid. Nobody goes hungry by it: where food is short, all of it is eaten without a question.
fn meal(state: &State, seat: Seat) -> Label {
    let meal = scene::meal(state, seat);
    let mut label = Label::new(Text::new("label-feed"))
        .target(id::bowls(seat))
        .preview(Text::new("preview-meal").with("goods", words::goods(Meal::goods(meal.eaten))));
    if meal.spoils != [0; 2] {
        label =
            label.preview(Text::new("preview-spoils").with("goods", words::goods(Meal::goods(meal.spoils))));
    }
    label
}

fn accept(game: &Doggerland, state: &State) -> Label {
    match state.frames.top() {
        Frame::Torch { .. } => Label::new(Text::new("label-torch-yes")),
        _ => {
            let label = Label::new(Text::new("label-accept"));
            match state.solo.card {
                Some(card) => label.preview(words::event(game, card).1),
                None => label,
            }
        }
    }
}

fn done(game: &Doggerland, state: &State, seat: Seat) -> Label {
    match state.frames.top() {
        Frame::Party { .. } => {
            let label = Label::new(Text::new("label-done-party"));
            priced(game, state, seat, label, &cost_of_expedition(state))
        }
        Frame::Trade { .. } => Label::new(Text::new("label-done-trade")),
        Frame::Outfit { .. } => Label::new(Text::new("label-done-outfit")),
        Frame::Load { goods, .. } => {
            let label = Label::new(Text::new("label-done-load"));
            label.preview(Text::new("preview-behind").with("goods", words::stock(&goods)))
        }
        Frame::Meal { .. } => Label::new(Text::new("label-feed")),
        Frame::Valley { .. } => Label::new(Text::new("label-done-valley")),
        _ => Label::new(Text::new("label-done")),
    }
}
