//! Promises about notation, prompts, reasons and scenes.

use std::collections::BTreeSet;

use kernel::{Actor, Choices, Finite, Names, Present, Rng, Scene, Seat, Setup, Text, Viewer};

use crate::Playout;

/// Plays random games for at least `decisions` decisions and shows every position to everybody.
///
/// Choice names are unique; a draft describes its position completely, also through TOML; every offered choice has a
/// label, every expected but not offered one a reason with a clause; scenes are well formed, their targets exist; what
/// a seat is asked does not depend on what it cannot know; a change of the scene comes with an event.
/// Returns all text keys that were met, for the check of the language files.
pub fn presentation<G: Present>(game: &G, setup: Setup, decisions: u64, seed: u64) -> BTreeSet<String> {
    let names = Names::new(game);
    assert_eq!(names.duplicate(), None, "{}: choice names are unique", G::ID);
    for choice in G::Choice::all() {
        let name = names.name(choice);
        let plain = !name.is_empty() && name == name.trim() && !name.contains(['\n', '#', ':', '=']);
        assert!(plain, "{}: '{name}' cannot stand in a record", G::ID);
    }
    let mut keys = BTreeSet::new();
    let mut done = 0;
    let mut rng = Rng::new(!seed);
    for n in 0.. {
        let mut play = Playout::new(game, setup, seed.wrapping_add(n));
        let mut scenes = scenes(&play, &mut keys);
        loop {
            round_trip(&play);
            prompts(&mut play, &mut rng, &scenes, &mut keys);
            let mut events = Vec::new();
            let Some((actor, choice)) = play.step(&mut events) else { break };
            let after = self::scenes(&play, &mut keys);
            for (i, viewer) in Viewer::all(setup.n_seats as usize).enumerate() {
                let seen: Vec<_> = events.iter().filter_map(|e| game.redact(*e, viewer)).collect();
                for line in seen.iter().filter_map(|e| game.tell(e)) {
                    gather(&line.text, &mut keys);
                }
                assert!(
                    !seen.is_empty() || scenes[i].pieces == after[i].pieces,
                    "{}: {choice:?} of {actor} changes what {viewer:?} sees without an event",
                    play.place()
                );
            }
            scenes = after;
        }
        done += play.log.len() as u64;
        if done >= decisions {
            break;
        }
    }
    keys
}

/// Draft and position describe each other, directly and through TOML.
fn round_trip<G: Present>(play: &Playout<G>) {
    let draft = play.game.draft(&play.state);
    let text =
        toml::to_string(&draft).unwrap_or_else(|e| panic!("{}: the draft is no TOML: {e}", play.place()));
    let back: G::Draft = toml::from_str(&text)
        .unwrap_or_else(|e| panic!("{}: the draft cannot be read again: {e}\n{text}", play.place()));
    match play.game.adopt(back) {
        Ok(state) => assert_eq!(state, play.state, "{}: the draft describes the position", play.place()),
        Err(faults) => panic!("{}: a real position is refused: {faults:?}\n{text}", play.place()),
    }
}

fn scenes<G: Present>(play: &Playout<G>, keys: &mut BTreeSet<String>) -> Vec<Scene> {
    let viewers: Vec<Viewer> = Viewer::all(play.setup.n_seats as usize).collect();
    let views: Vec<G::View> = viewers.iter().map(|viewer| play.game.view(&play.state, *viewer)).collect();
    let scene = |(view, viewer): (&G::View, &Viewer)| play.game.scene(view, *viewer);
    let scenes: Vec<Scene> = views.iter().zip(&viewers).map(scene).collect();
    for (i, scene) in scenes.iter().enumerate() {
        well_formed(scene, &play.place(), keys);
        // What is drawn once for those who know the same is what each of them would have been shown.
        let Some(forecast) = play.game.forecast(&views[i], viewers[i]) else { continue };
        for other in (0..i).filter(|other| views[*other] == views[i]) {
            let shared = Scene { forecast: forecast.clone(), ..scenes[other].clone() };
            assert!(shared == *scene, "{}: {:?} may not share a scene", play.place(), viewers[i]);
        }
    }
    scenes
}

fn well_formed(scene: &Scene, place_of_game: &str, keys: &mut BTreeSet<String>) {
    let mut ids = BTreeSet::new();
    for place in &scene.places {
        if let Some(parent) = &place.parent {
            assert!(
                ids.contains(parent.as_str()),
                "{place_of_game}: place '{}' comes after its parent",
                place.id
            );
        }
        assert!(ids.insert(place.id.as_str()), "{place_of_game}: two places '{}'", place.id);
        gather(&place.label, keys);
    }
    let places = ids.clone();
    for piece in &scene.pieces {
        assert!(
            places.contains(piece.place.as_str()),
            "{place_of_game}: piece '{}' lies on no place '{}'",
            piece.id,
            piece.place
        );
        assert!(ids.insert(piece.id.as_str()), "{place_of_game}: two pieces '{}'", piece.id);
        gather(&piece.label, keys);
        piece.badges.iter().for_each(|b| gather(&b.label, keys));
        piece.designed.iter().for_each(|t| gather(t, keys));
    }
    scene.facts.iter().for_each(|f| gather(&f.text, keys));
    scene.forecast.iter().for_each(|n| gather(&n.text, keys));
}

fn prompts<G: Present>(play: &mut Playout<G>, rng: &mut Rng, scenes: &[Scene], keys: &mut BTreeSet<String>) {
    let game = play.game;
    let mut choices = Choices::new();
    for actor in game.next(&play.state).actors() {
        let Actor::Seat(seat) = actor else { continue };
        let state = play.state;
        let mut imagined = state;
        game.resample(&mut imagined, Viewer::Seat(seat), rng);

        let ask = game.ask(&state, seat);
        assert_eq!(ask, game.ask(&imagined, seat), "{}: what {seat} is asked tells a secret", play.place());
        gather(&ask.text, keys);
        ask.parts.iter().for_each(|p| gather(p, keys));

        game.legal(&state, actor, &mut choices);
        for choice in choices.iter() {
            let label = game.label(&state, seat, choice);
            assert_eq!(
                label,
                game.label(&imagined, seat, choice),
                "{}: the label of {choice:?} tells a secret",
                play.place()
            );
            gather(&label.text, keys);
            label.preview.iter().for_each(|p| gather(p, keys));
            if let Some(target) = &label.target {
                assert!(
                    shows(&scenes[seat.index()], target),
                    "{}: {choice:?} targets '{target}', which is not shown",
                    play.place()
                );
            }
        }
        for choice in game.expected(&state, seat).into_iter().filter(|c| !choices.contains(*c)) {
            gather(&game.label(&state, seat, choice).text, keys);
            refused(play, seat, choice, &imagined, keys);
        }
        // Any other choice has a reason too: a sample of all of them.
        for _ in 0..4 {
            let choice = G::Choice::nth(rng.below(G::Choice::COUNT as u32) as usize);
            if !choices.contains(choice) {
                refused(play, seat, choice, &imagined, keys);
            }
        }
    }
}

fn refused<G: Present>(
    play: &Playout<G>,
    seat: Seat,
    choice: G::Choice,
    imagined: &G::State,
    keys: &mut BTreeSet<String>,
) {
    let reason = play.game.why_not(&play.state, seat, choice);
    assert!(!reason.clause.is_empty(), "{}: the reason against {choice:?} has no clause", play.place());
    assert_eq!(
        reason,
        play.game.why_not(imagined, seat, choice),
        "{}: the reason against {choice:?} tells a secret",
        play.place()
    );
    gather(&reason.text, keys);
}

fn shows(scene: &Scene, id: &str) -> bool {
    scene.places.iter().any(|p| p.id == id) || scene.pieces.iter().any(|p| p.id == id)
}

fn gather(text: &Text, keys: &mut BTreeSet<String>) {
    keys.insert(text.key.to_string());
    for (_, arg) in &text.args {
        match arg {
            kernel::Arg::Text(inner) => gather(inner, keys),
            kernel::Arg::List(list) => list.iter().for_each(|t| gather(t, keys)),
            kernel::Arg::Number(_) | kernel::Arg::Seat(_) | kernel::Arg::Word(_) => {}
        }
    }
}
