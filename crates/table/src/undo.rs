//! How far a decision can be taken back: as far as nothing was revealed. Found by the engine, never by flags.

use kernel::{Actor, Choices, Game, Legal, Next, Rng, Seat, Seats, Setup, Viewer};

use crate::{Barrier, Refusal};

/// How many imagined worlds each viewer's knowledge is compared with.
const WORLDS: u64 = 8;

/// The legal form of a choice, if it is legal here.
pub(crate) fn legal<G: Game>(
    game: &G,
    state: &G::State,
    actor: Actor,
    choice: G::Choice,
    choices: &mut Choices<G::Choice>,
) -> Option<Legal<G::Choice>> {
    if !game.next(state).allows(actor) {
        return None;
    }
    game.legal(state, actor, choices);
    choices.find(choice)
}

/// What a seat may take back now.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Target {
    /// The index of its decision.
    pub at: usize,
    /// The bots whose later decisions go with it; nobody where the later ones stand.
    pub over: Seats,
}

/// The decision that `seat` may take back now, alone (TB-U01).
///
/// It is the seat's last one. Chance may not have decided since, nor anybody else, except simultaneous deciders whose
/// decisions are still closed (TB-U02), and `bots` whose decisions have shown no person anything: these go with it
/// (TB-U03). The decision itself must not have shown anybody anything.
pub(crate) fn target<G: Game>(
    game: &G,
    setup: &Setup,
    line: &[(Actor, G::Choice)],
    seat: Seat,
    bots: Seats,
) -> Result<Target, Refusal> {
    let at = line.iter().rposition(|(actor, _)| *actor == Actor::Seat(seat)).ok_or(Refusal::NothingToUndo)?;
    let mut state = game.start(setup);
    let mut choices = Choices::new();
    for (actor, choice) in &line[..at] {
        let legal = legal(game, &state, *actor, *choice, &mut choices).expect("what stands was legal");
        game.apply(&mut state, legal, &mut ());
    }
    let before = state;
    let mut window = game.next(&state);
    let (mut barrier, mut over) = (None, Seats::EMPTY);
    // A person's closed decision stands where later ones do, and must not be lost where they go.
    let mut closed = None;
    for (ply, (actor, choice)) in line.iter().enumerate().skip(at) {
        let legal = legal(game, &state, *actor, *choice, &mut choices).expect("what stands was legal");
        game.apply(&mut state, legal, &mut ());
        let after = game.next(&state);
        let still_open = matches!((window, after), (Next::Each(a), Next::Each(b)) if b.is_subset(&a));
        match actor {
            Actor::Chance => barrier = Some(Barrier::Drawn { ply: ply + 1 }),
            Actor::Seat(by) if *by == seat => {}
            Actor::Seat(by) if bots.contains(*by) => {
                if !still_open {
                    over.insert(*by);
                }
            }
            Actor::Seat(by) if still_open => closed = Some(Barrier::Decided { ply: ply + 1, by: *by }),
            Actor::Seat(by) => barrier = Some(Barrier::Decided { ply: ply + 1, by: *by }),
        }
        window = after;
    }
    if over != Seats::EMPTY {
        barrier = barrier.or(closed);
    }
    if let Some(barrier) = barrier {
        return Err(barrier.into());
    }
    let own =
        legal(game, &before, Actor::Seat(seat), line[at].1, &mut choices).expect("what stands was legal");
    if reveals(game, &before, own, Viewer::all(setup.n_seats as usize)) {
        return Err(Barrier::Revealed { ply: at + 1 }.into());
    }
    if over == Seats::EMPTY {
        return Ok(Target { at, over });
    }
    // Bots remember nothing; what they have shown a person cannot be taken back.
    let (mut state, mut over) = (before, Seats::EMPTY);
    game.apply(&mut state, own, &mut ());
    for (ply, (actor, choice)) in line.iter().enumerate().skip(at + 1) {
        let legal = legal(game, &state, *actor, *choice, &mut choices).expect("what stands was legal");
        let people = Viewer::all(setup.n_seats as usize)
            .filter(|viewer| !matches!(viewer, Viewer::Seat(seat) if bots.contains(*seat)));
        if reveals(game, &state, legal, people) {
            return Err(Barrier::Revealed { ply: ply + 1 }.into());
        }
        if let Actor::Seat(by) = actor {
            over.insert(*by);
        }
        game.apply(&mut state, legal, &mut ());
    }
    Ok(Target { at, over })
}

/// Whether a decision shows one of these viewers something that was hidden before.
///
/// It does if, in a world that looks the same to some viewer before, nothing that could have been decided there looks the
/// same afterwards.
fn reveals<G: Game>(
    game: &G,
    before: &G::State,
    choice: Legal<G::Choice>,
    mut viewers: impl Iterator<Item = Viewer>,
) -> bool {
    let mut choices = Choices::new();
    let (mut after, mut events) = (*before, Vec::new());
    game.apply(&mut after, choice, &mut events);
    viewers.any(|viewer| {
        let seen: Vec<G::Event> = events.iter().filter_map(|e| game.redact(*e, viewer)).collect();
        let view = game.view(&after, viewer);
        let looks_the_same = |world: &G::State, choice| {
            let (mut world, mut events) = (*world, Vec::new());
            game.apply(&mut world, choice, &mut events);
            events.iter().filter_map(|e| game.redact(*e, viewer)).eq(seen.iter().copied())
                && game.view(&world, viewer) == view
        };
        (0..WORLDS).any(|n| {
            let mut world = *before;
            game.resample(&mut world, viewer, &mut Rng::fork(1, n));
            if world == *before {
                return false;
            }
            game.legal(&world, choice.actor(), &mut choices);
            let same = choices.find(choice.choice());
            let possible = match choice.actor() {
                // The one who decides knows what was decided.
                Actor::Seat(seat) if viewer.is(seat) => same.is_some_and(|c| looks_the_same(&world, c)),
                _ => {
                    same.is_some_and(|c| looks_the_same(&world, c))
                        || (0..choices.len()).any(|i| looks_the_same(&world, choices.get(i)))
                }
            };
            !possible
        })
    })
}
