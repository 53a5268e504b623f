//! What always holds: each piece in exactly one place, each number within its bounds, each frame able to go on.

use kernel::{Finite, Seat, Seats, Viewer};

use crate::{
    LastDoge,
    effect::Moment,
    flow::{ExploreStep, Frame, Run, SetupStep, setup, turn},
    ids::{Artefact, Artefacts, Card, Effect, Number, Numbers, SEATS, Slot, Slots, Tile, Tiles, Tribe},
    state::{Fate, Knowers, Source, State, notes_of},
};

/// The stack has room for what can follow from here.
const DEPTH_MAX: usize = 12;

pub fn audit(game: &LastDoge, state: &State) -> Result<(), String> {
    bounds(game, state)?;
    tiles(game, state)?;
    cards(game, state)?;
    artefacts(state)?;
    pawns(game, state)?;
    for (i, frame) in state.frames.as_slice().iter().enumerate() {
        check_frame(game, state, i, frame)
            .map_err(|what| format!("frames.{i} ({}): {what}", frame.word()))?;
    }
    Ok(())
}

fn ensure(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

fn bounds(game: &LastDoge, state: &State) -> Result<(), String> {
    let n = state.n_seats as usize;
    ensure((2..=SEATS).contains(&n), || format!("{n} players"))?;
    let seats = [Some(state.first), Some(state.turn.seat), state.treasure];
    ensure(seats.iter().flatten().all(|s| s.index() < n), || "a seat nobody sits on".into())?;
    let most = u32::from(game.content.rounds_max) * n as u32;
    ensure(u32::from(state.turns) <= most, || format!("{} turns are more than {most}", state.turns))?;
    for tribe in Tribe::all() {
        let n = state.players.iter().filter(|p| p.tribe == Some(tribe)).count();
        ensure(n <= 1, || format!("{n} players are {tribe} (LD-S01)"))?;
    }
    let all_failed = state.seats().all(|s| state.player(s).failed);
    ensure(!all_failed || state.trigger.is_some(), || {
        "when all have failed the escape is called (LD-G03)".into()
    })?;
    let odd = state.discoveries.iter().find(|t| game.content.effect[*t] != Effect::Discovery);
    ensure(odd.is_none(), || format!("{} is no artefact district", odd.map_or("", Tile::word)))?;
    for seat in state.seats() {
        let player = state.player(seat);
        let left = player.escape == 0 || player.fate == Fate::Out;
        ensure(left, || format!("{seat} has trophies for getting out and is not out (LD-X07)"))?;
    }
    for (i, player) in state.players.iter().enumerate().skip(n) {
        let empty = player.hand.is_empty() && player.artefacts.is_empty() && player.pawn.is_none();
        ensure(empty && player.tribe.is_none(), || format!("nobody sits on {}", Seat::nth(i)))?;
    }
    ensure(state.frames.depth() <= DEPTH_MAX, || format!("more than {DEPTH_MAX} things to do at once"))
}

fn tiles(game: &LastDoge, state: &State) -> Result<(), String> {
    let content = &game.content;
    let mut all = state.bag;
    let mut n = state.bag.len();
    for tile in Slot::all().filter_map(|s| state.tiles[s]) {
        all.insert(tile);
        n += 1;
    }
    ensure(n == Tile::COUNT && all == Tiles::full(), || {
        "every tile lies on one cell or is unseen (LD-S02)".into()
    })?;
    let origins: Slots = state.origin.values().copied().collect();
    ensure(origins == Slots::full(), || "every tile came from one cell".into())?;
    for slot in Slot::all() {
        let (tile, seen, numbers) = (state.tiles[slot], state.seen[slot], state.numbers[slot]);
        let at = slot.word();
        match tile {
            None => {
                ensure(seen == Knowers::NOBODY, || format!("{at} was seen but has no tile"))?;
                ensure(numbers == Numbers::full(), || {
                    format!("something was said about {at}, which nobody has seen")
                })?;
            }
            Some(tile) => {
                // Before a secret swap every tile is laid, and it may bring one nobody has seen to where somebody looked.
                let laid = state.secret && state.trigger.is_some();
                ensure(laid || seen != Knowers::NOBODY, || format!("{at} has a tile nobody has seen"))?;
                let holds = numbers.contains(content.number[tile]);
                ensure(holds, || format!("{at} has a number that was ruled out in public"))?;
            }
        }
    }
    notes(state)?;
    for (i, fact) in state.facts.iter().enumerate() {
        let about = || fact.slots.iter().map(Slot::word).collect::<Vec<_>>().join(" ");
        let drawn = fact.slots.iter().all(|s| state.tiles[s].is_some());
        ensure(drawn, || format!("facts.{i} is about a tile nobody has seen ({})", about()))?;
        let number = |s: Slot| state.number(content, s).unwrap_or(Number::nth(0));
        ensure(fact.holds(number), || format!("facts.{i} is not true: {} are not {}", about(), fact.said))?;
    }
    ensure(state.face_up.iter().all(|s| state.is_public(s)), || "what lies face up is known to all".into())
}

/// After a secret swap everybody has notes of their own; what lies face up is in all of them (LD-Q34).
fn notes(state: &State) -> Result<(), String> {
    if state.hushed.is_empty() {
        let none = state.doubt.is_empty() && state.notes.iter().all(|n| n.values().all(Option::is_none));
        return ensure(none, || "nothing is in doubt before a secret swap".into());
    }
    let laid = state.secret && state.bag.is_empty() && state.trigger.is_some();
    ensure(laid, || "two tiles are swapped in secret where that was agreed, when all are laid".into())?;
    ensure(!state.doubt.intersects(&state.face_up), || "what lies face up is not in doubt".into())?;
    let public = state.notes[notes_of(Viewer::Spectator)];
    for viewer in Viewer::all(state.n_seats as usize) {
        let notes = state.notes[notes_of(viewer)];
        let noted: Vec<Tile> = notes.values().flatten().copied().collect();
        let different: Tiles = noted.iter().copied().collect();
        let whose = match viewer {
            Viewer::Seat(seat) => seat.to_string(),
            Viewer::Spectator => "all".to_owned(),
        };
        ensure(different.len() == noted.len(), || format!("the notes of {whose} have a tile twice"))?;
        let open = |slot: Slot| notes[slot] == state.tiles[slot];
        ensure(state.face_up.iter().all(open), || format!("the notes of {whose} miss what lies face up"))?;
        let sure = |slot: &Slot| public[*slot].is_some() && !state.doubt.contains(*slot);
        let kept = Slot::all().filter(sure).all(open);
        ensure(kept, || format!("the notes of {whose} miss what everybody has seen since a secret swap"))?;
    }
    Ok(())
}

fn cards(game: &LastDoge, state: &State) -> Result<(), String> {
    let all = game.content.cards(state.n_seats as usize);
    for card in Card::all() {
        let hands: u32 = state.players.iter().map(|p| u32::from(p.hand.count(card))).sum();
        let n = hands + u32::from(state.deck.count(card)) + u32::from(state.discards.count(card));
        let want = u32::from(all.count(card));
        ensure(n == want, || format!("there are {n} {card} cards, not {want}"))?;
    }
    for (a, row) in state.known.iter().enumerate() {
        for (o, known) in row.iter().enumerate() {
            let holds = known.iter().all(|(card, n)| *n <= state.players[o].hand.count(card));
            ensure(holds && (a != o || known.values().all(|n| *n == 0)), || {
                format!("{} knows cards of {} that are not there", Seat::nth(a), Seat::nth(o))
            })?;
        }
    }
    Ok(())
}

fn artefacts(state: &State) -> Result<(), String> {
    let places =
        [state.row, state.pile, state.gone].into_iter().chain(state.players.iter().map(|p| p.artefacts));
    let (all, n) = places.fold((Artefacts::EMPTY, 0), |(all, n), set| (all | set, n + set.len()));
    ensure(n == Artefact::COUNT && all == Artefacts::full(), || "every artefact is in one place".into())?;
    let mut owned = Artefacts::EMPTY;
    state.players.iter().for_each(|player| owned |= player.artefacts);
    let astray = (state.spent - owned).first();
    ensure(astray.is_none(), || {
        format!("{} is used up and belongs to nobody", astray.map_or(String::new(), Artefact::word))
    })?;
    ensure(state.row.len() + coming_to_row(state) <= setup::ROW, || {
        "the artefact row has three places (LD-S04)".into()
    })
}

fn pawns(game: &LastDoge, state: &State) -> Result<(), String> {
    let city = game.city(state);
    let n_pawns = state.players.iter().filter(|p| p.pawn.is_some()).count();
    if state.in_escape() || state.frames.top() == Frame::Over {
        let on_shown = state.pawns().is_subset(&state.face_up);
        ensure(on_shown, || "in the escape pawns stand on tiles that are turned up".into())?;
        for (i, player) in state.players[..state.n_seats as usize].iter().enumerate() {
            let standing = match player.fate {
                Fate::Inside => {
                    let seat = Seat::nth(i);
                    state.in_escape() && state.needs(&game.content, seat).is_some()
                }
                Fate::Out => player
                    .pawn
                    .is_some_and(|p| state.number(&game.content, p).is_some_and(|n| n.value() == 7)),
                Fate::Caught => player.pawn.is_none() && player.hand.is_empty(),
            };
            ensure(standing, || format!("{}, who is {}, stands wrongly", Seat::nth(i), player.fate))?;
        }
    } else {
        ensure(state.pawns().len() == n_pawns, || "two pawns on one tile".into())?;
        ensure(!state.pawns().contains(city.treasure), || "a pawn on the treasure".into())?;
        // Who stands on a face-down tile has seen it (LD-Q22).
        let seen =
            |s: Seat| state.player(s).pawn.is_none_or(|p| state.seen[p].contains(s) || is_coming(state, p));
        ensure(state.seats().all(seen), || "a player has not seen the tile under the own pawn".into())?;
        ensure(!state.face_up.contains(city.treasure), || "the treasure lies on its tile".into())?;
        ensure(state.players.iter().all(|p| p.fate == Fate::Inside), || {
            "nobody is out before the escape".into()
        })?;
    }
    Ok(())
}

fn check_frame(game: &LastDoge, state: &State, i: usize, frame: &Frame) -> Result<(), String> {
    let n = state.n_seats as usize;
    let seat = |s: Seat| ensure(s.index() < n, || format!("nobody sits on {s}"));
    let seats = |s: Seats| ensure(s.iter().all(|s| s.index() < n), || "nobody sits there".into());
    let playing = || {
        let ready = state.seats().all(|s| state.player(s).pawn.is_some() && state.player(s).tribe.is_some());
        ensure(ready && state.frames.depth() >= 2, || {
            "every player has a tribe and a pawn in the city".into()
        })
    };
    ensure((i == 0) == (*frame == Frame::Over), || "the end lies at the bottom".into())?;
    let is_base = matches!(
        frame,
        Frame::Setup { .. }
            | Frame::Turn { .. }
            | Frame::Limit
            | Frame::Flight { .. }
            | Frame::Escape { .. }
            | Frame::Exit { .. }
    );
    if i > 0 {
        ensure((i == 1) == is_base, || "phases lie at the bottom, everything else above".into())?;
    }
    let base = state.frames.as_slice().get(1);
    let fits = i < 2
        || match base {
            Some(Frame::Setup { .. }) => {
                matches!(frame, Frame::Draw { .. } | Frame::Look { .. } | Frame::Unearth { .. })
            }
            Some(Frame::Flight { .. }) => match frame {
                Frame::Draw { .. } | Frame::Look { .. } => true,
                Frame::Run(Run { source: Source::Artefact { artefact }, .. }) => {
                    game.content.at_moment[Moment::Flight].contains(*artefact)
                }
                _ => false,
            },
            Some(Frame::Escape { .. }) => matches!(frame, Frame::Look { .. } | Frame::Discard { .. }),
            Some(Frame::Exit { .. }) => matches!(frame, Frame::Lay),
            _ => true,
        };
    ensure(fits, || "this does not happen in this phase".into())?;
    match *frame {
        Frame::Over => {
            let over =
                state.frames.depth() > 1 || state.seats().all(|s| state.player(s).fate != Fate::Inside);
            ensure(over, || "the game is over when all are out or caught (LD-X10)".into())
        }
        Frame::Setup { step, done } => {
            let most = if step == SetupStep::Row { 3 } else { n };
            ensure((done as usize) <= most, || "more done than there is".into())?;
            let first = |k: usize, has: &dyn Fn(Seat) -> bool| {
                (0..n).all(|i| has(setup::seat_of(state, i as u8)) == (i < k))
            };
            let tribes = |k: usize| first(k, &|s| state.player(s).tribe.is_some());
            let pawns = |k: usize| first(k, &|s| state.player(s).pawn.is_some());
            let (done, row) = (done as usize, state.row.len() + coming_to_row(state));
            let fits = match step {
                SetupStep::First => tribes(0) && pawns(0) && row == 0,
                SetupStep::Tribes => tribes(done) && pawns(0) && row == 0,
                SetupStep::Row => tribes(n) && pawns(0) && row == done,
                SetupStep::Pawns => tribes(n) && pawns(done),
                SetupStep::Hands => tribes(n) && pawns(n),
            };
            ensure(fits, || "tribes, pawns and artefacts do not fit the step of the set-up".into())?;
            let new = state.turns == 0 && state.face_up.is_empty() && state.treasure.is_none();
            ensure(new, || "nothing has happened before the set-up is done".into())
        }
        Frame::Turn { begun: false } => {
            playing()?;
            let most = game.content.rounds_max * state.n_seats as u16;
            ensure(state.turns < most, || "there are no more turns".into())
        }
        Frame::Guess { .. } => {
            playing()?;
            let slot = game.city(state).treasure;
            seen_by(state, Some(state.turn.seat), Slots::only(slot))
        }
        Frame::Turn { .. } | Frame::Limit => playing(),
        Frame::Extra { card } => {
            playing()?;
            let top = i + 1 == state.frames.depth() && i == 2;
            let counts = !turn::is_free(game, state, state.turn.seat, card) && state.turn.plays == 0;
            let bar = turn::bar(game, state, card);
            ensure(top && counts && bar.is_none(), || format!("{card} cannot be named as a further card"))
        }
        Frame::Explore { looked, checked, equal, step } => {
            playing()?;
            let above = &state.frames.as_slice()[i + 1..];
            let quiet = |f: &Frame| {
                matches!(
                    f,
                    Frame::Look { .. }
                        | Frame::Run(Run { source: Source::Tribe { .. }, .. })
                        | Frame::Draw { .. }
                )
            };
            ensure(above.iter().all(quiet), || "an exploration is not interrupted".into())?;
            let city = game.city(state);
            let taken = state.face_up.with(city.treasure);
            let open = match step {
                ExploreStep::Look => !looked.intersects(&(taken | state.pawns())),
                ExploreStep::Settle => looked.len() >= 2 && !looked.intersects(&(taken | state.pawns())),
                ExploreStep::Reveal => !(looked - state.pawns()).is_empty() && !looked.intersects(&taken),
            };
            ensure(open, || "an exploration looks at free tiles".into())?;
            seen_by(state, Some(state.turn.seat), looked)?;
            let known = looked.iter().filter_map(|s| state.number(&game.content, s));
            let same = known.collect::<Numbers>().len() <= 1 || looked.len() > checked as usize;
            ensure(!equal || same, || "tiles that differ were announced as equal (LD-E02)".into())?;
            ensure(checked as usize <= looked.len(), || "more looks judged than made".into())
        }
        Frame::Look { by, slot } => {
            by.map_or(Ok(()), seat)?;
            ensure(i + 1 == state.frames.depth(), || "a look comes first".into())?;
            ensure(state.tiles[slot].is_none() && !state.bag.is_empty(), || "that tile has been seen".into())
        }
        Frame::Unearth { to } => to.map_or(Ok(()), seat),
        Frame::Draw { seat: s, .. } | Frame::Artefact { seat: s } | Frame::Discard { seat: s, .. } => seat(s),
        Frame::Rob { from, to, .. } => {
            seat(from)?;
            seat(to)?;
            ensure(from != to, || "nobody robs themselves".into())
        }
        Frame::Window { asked, .. } => {
            seats(asked)?;
            let holding = asked.iter().all(|s| !state.player(s).hand.is_empty());
            ensure(holding, || "a window asks who holds cards".into())?;
            let below_is_card = i > 1 && matches!(state.frames.as_slice()[i - 1], Frame::Run(_));
            ensure(below_is_card && !asked.contains(state.turn.seat), || {
                "a window asks opponents about a card".into()
            })
        }
        Frame::Run(run) => {
            seat(run.seat)?;
            run.aim.map_or(Ok(()), seat)?;
            ensure(run.aim != Some(run.seat), || "nobody aims at themselves".into())?;
            seen_by(state, Some(run.seat), run.looked)?;
            ensure(run.n <= 63, || "too many of one operation".into())?;
            let len = game.content.program(run.source).len();
            ensure((run.pc as usize) <= len, || format!("the program has {len} operations"))
        }
        Frame::Damage(damage) => {
            seat(damage.attacker)?;
            seats(damage.todo)?;
            seats(damage.hit)?;
            playing()
        }
        Frame::Loss { victim, attacker } => {
            seat(victim)?;
            seat(attacker)
        }
        Frame::Moves { who, looked } => {
            seats(who)?;
            playing()?;
            let above = &state.frames.as_slice()[i + 1..];
            let still = looked.is_empty() || above.iter().all(|f| matches!(f, Frame::Look { .. }));
            let free = looked.is_subset(&state.free(game.city(state)));
            ensure(still && free, || "the compass shows free tiles".into())?;
            seen_by(state, state.next_of(who), looked)
        }
        Frame::Flight { done, .. } => {
            let dark = state.face_up.is_subset(&state.pawns());
            ensure(dark, || "everything is dark when the escape starts".into())?;
            ensure(done as usize <= n, || "more hands filled than there are".into())
        }
        Frame::Escape { seat: s, pending, right, .. } => {
            seat(s)?;
            let few = state.face_up.len() <= n + Number::COUNT + 1 && (right as usize) < Number::COUNT;
            ensure(few, || "more tiles turned up than one turn can".into())?;
            ensure(state.player(s).fate == Fate::Inside, || format!("{s} is no longer inside"))?;
            let shown = pending.is_none_or(|p| state.is_public(p) || is_coming(state, p));
            ensure(shown && state.needs(&game.content, s).is_some(), || "nowhere to go on".into())
        }
        Frame::Exit { seat: s, first, second } => {
            seat(s)?;
            ensure(state.face_up.len() <= n, || "only tiles with pawns are turned up".into())?;
            let down = |slot: Option<Slot>| slot.is_none_or(|slot| !state.face_up.contains(slot));
            let pair = second.is_none() || first.is_some() && first != second;
            ensure(down(first) && down(second) && pair, || "two face-down tiles are swapped".into())?;
            ensure(state.player(s).fate == Fate::Out, || format!("{s} is not out"))
        }
        Frame::Lay => {
            let fresh = matches!(state.frames.as_slice().get(1), Some(Frame::Exit { first: None, .. }));
            let due = i + 1 == state.frames.depth() && state.secret && state.hushed.is_empty();
            ensure(fresh && due, || "tiles are laid before a secret swap".into())
        }
    }
}

/// Who looks at tiles has seen them, or is about to.
fn seen_by(state: &State, looker: Option<Seat>, looked: Slots) -> Result<(), String> {
    let Some(looker) = looker else { return Ok(()) };
    let seen = |slot: &Slot| state.seen[*slot].contains(looker) || is_coming(state, *slot);
    match looked.iter().find(|slot| !seen(slot)) {
        Some(slot) => Err(format!("{looker} looks at {} without having seen it", slot.word())),
        None => Ok(()),
    }
}

/// How many artefacts are about to be laid into the row.
fn coming_to_row(state: &State) -> usize {
    state.frames.as_slice().iter().filter(|f| matches!(f, Frame::Unearth { to: None })).count()
}

/// Whether the frame on top is about to settle what lies on this cell.
fn is_coming(state: &State, slot: Slot) -> bool {
    state.frames.as_slice().iter().any(|f| matches!(f, Frame::Look { slot: s, .. } if *s == slot))
}
