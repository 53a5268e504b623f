//! What always holds: each piece in exactly one place, each number within its bounds, each frame able to go on.

use kernel::{Finite, Seat, Seats};

use crate::{
    LastDoge,
    flow::{Frame, SetupStep},
    ids::{Artefact, Artefacts, Card, Number, Numbers, SEATS, Slot, Slots, Tile, Tiles, Tribe},
    state::{Fate, Knowers, State},
};

pub fn audit(game: &LastDoge, state: &State) -> Result<(), String> {
    bounds(game, state)?;
    tiles(game, state)?;
    cards(game, state)?;
    artefacts(state)?;
    pawns(game, state)?;
    for (i, frame) in state.frames.as_slice().iter().enumerate() {
        check_frame(game, state, i, frame).map_err(|what| format!("frame {i} ({frame:?}): {what}"))?;
    }
    Ok(())
}

fn ensure(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

fn bounds(game: &LastDoge, state: &State) -> Result<(), String> {
    let n = state.n_seats as usize;
    ensure((2..=SEATS).contains(&n), || format!("{n} players"))?;
    ensure((state.city as usize) < game.content.cities.len(), || format!("there is no city {}", state.city))?;
    let seats = [Some(state.first), Some(state.turn.seat), state.treasure];
    ensure(seats.iter().flatten().all(|s| s.index() < n), || "a seat nobody sits on".into())?;
    let most = u32::from(game.content.rounds_max) * n as u32;
    ensure(u32::from(state.turns) <= most, || format!("{} turns are more than {most}", state.turns))?;
    for tribe in Tribe::all() {
        let n = state.players.iter().filter(|p| p.tribe == Some(tribe)).count();
        ensure(n <= 1, || format!("{n} players are {tribe} (LD-S01)"))?;
    }
    for (i, player) in state.players.iter().enumerate().skip(n) {
        let empty = player.hand.is_empty() && player.artefacts.is_empty() && player.pawn.is_none();
        ensure(empty && player.tribe.is_none(), || format!("nobody sits on seat {}", i + 1))?;
    }
    ensure(state.players.iter().all(|p| p.trophies < 10_000), || "more trophies than a game can give".into())
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
                ensure(seen != Knowers::NOBODY, || format!("{at} has a tile nobody has seen"))?;
                let holds = numbers.contains(content.number[tile]);
                ensure(holds, || format!("{at} has a number that was ruled out in public"))?;
            }
        }
    }
    for fact in state.facts.iter() {
        let drawn = fact.slots.iter().all(|s| state.tiles[s].is_some());
        ensure(drawn, || format!("{fact:?} is about a tile nobody has seen"))?;
        let number = |s: Slot| state.number(content, s).unwrap_or(Number::nth(0));
        ensure(fact.holds(number), || format!("{fact:?} is not true"))?;
    }
    ensure(state.face_up.iter().all(|s| state.is_public(s)), || "what lies face up is known to all".into())
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
                format!("seat {} knows cards of seat {} that are not there", a + 1, o + 1)
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
    ensure(state.row.len() <= crate::flow::setup::ROW, || "the artefact row has three places (LD-S04)".into())
}

fn pawns(game: &LastDoge, state: &State) -> Result<(), String> {
    let city = game.city(state);
    let n_pawns = state.players.iter().filter(|p| p.pawn.is_some()).count();
    if state.in_escape() || state.frames.top() == Frame::Over {
        let on_shown = state.pawns().is_subset(&state.face_up);
        ensure(on_shown, || "in the escape pawns stand on tiles that are turned up".into())?;
        for player in &state.players[..state.n_seats as usize] {
            let standing = match player.fate {
                Fate::Inside => true,
                Fate::Out => player
                    .pawn
                    .is_some_and(|p| state.number(&game.content, p).is_some_and(|n| n.value() == 7)),
                Fate::Caught => player.pawn.is_none() && player.hand.is_empty(),
            };
            ensure(standing, || format!("a player who is {} stands wrongly", player.fate))?;
        }
    } else {
        ensure(state.pawns().len() == n_pawns, || "two pawns on one tile".into())?;
        ensure(!state.pawns().contains(city.treasure), || "a pawn on the treasure".into())?;
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
    match *frame {
        Frame::Over => {
            let over =
                state.frames.depth() > 1 || state.seats().all(|s| state.player(s).fate != Fate::Inside);
            ensure(over, || "the game is over when all are out or caught (LD-X10)".into())
        }
        Frame::Setup { step, done } => {
            let most = if step == SetupStep::Row { 3 } else { n };
            ensure((done as usize) <= most, || "more done than there is".into())?;
            let tribes = state.players.iter().filter(|p| p.tribe.is_some()).count();
            let pawns = state.players.iter().filter(|p| p.pawn.is_some()).count();
            let fits = match step {
                SetupStep::First => tribes == 0 && pawns == 0,
                SetupStep::Tribes => tribes == done as usize && pawns == 0,
                SetupStep::Row => tribes == n && pawns == 0,
                SetupStep::Pawns => tribes == n && pawns == done as usize,
                SetupStep::Hands => tribes == n && pawns == n,
            };
            ensure(fits, || "tribes and pawns do not fit the step of the set-up".into())
        }
        Frame::Turn { .. } | Frame::Limit | Frame::Guess { .. } => playing(),
        Frame::Explore { looked, checked, .. } => {
            playing()?;
            ensure(looked.iter().all(|s| state.tiles[s].is_some() || is_coming(state, s)), || {
                "a look at nothing".into()
            })?;
            ensure(checked as usize <= looked.len(), || "more looks judged than made".into())
        }
        Frame::Look { by, slot } => {
            by.map_or(Ok(()), seat)?;
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
            let below_is_card = i > 1 && matches!(state.frames.as_slice()[i - 1], Frame::Run(_));
            ensure(below_is_card && !asked.contains(state.turn.seat), || {
                "a window asks opponents about a card".into()
            })
        }
        Frame::Run(run) => {
            seat(run.seat)?;
            run.aim.map_or(Ok(()), seat)?;
            ensure(run.aim != Some(run.seat), || "nobody aims at themselves".into())?;
            let seen = run.looked.iter().all(|s| state.tiles[s].is_some() || is_coming(state, s));
            ensure(seen, || "a look at nothing".into())?;
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
            ensure(looked.iter().all(|s| state.tiles[s].is_some() || is_coming(state, s)), || {
                "a look at nothing".into()
            })
        }
        Frame::Flight { done, .. } => {
            ensure(done as usize <= n, || "more hands filled than there are".into())
        }
        Frame::Escape { seat: s, pending, .. } => {
            seat(s)?;
            ensure(state.player(s).fate == Fate::Inside, || format!("{s} is no longer inside"))?;
            let shown = pending.is_none_or(|p| state.tiles[p].is_some() || is_coming(state, p));
            ensure(shown && state.needs(&game.content, s).is_some(), || "nowhere to go on".into())
        }
        Frame::Exit { seat: s, first } => {
            seat(s)?;
            ensure(first.is_none_or(|f| !state.face_up.contains(f)), || {
                "only face-down tiles are swapped".into()
            })?;
            ensure(state.player(s).fate == Fate::Out, || format!("{s} is not out"))
        }
    }
}

/// Whether the frame on top is about to settle what lies on this cell.
fn is_coming(state: &State, slot: Slot) -> bool {
    state.frames.as_slice().iter().any(|f| matches!(f, Frame::Look { slot: s, .. } if *s == slot))
}
