//! Changes add up: whatever comes, goes, changes or moves, the client has what the server means.

use kernel::{Area, Fact, Layout, Piece, Place, Rng, Scene, Text};
use wire::{ListChange, Raw, SceneHash, text_hash};

use crate::shadow::{Ids, Made, Shadow};

/// A scene with random entries in random order.
fn scene(rng: &mut Rng) -> Scene {
    let mut scene = Scene { mood: if rng.below(4) == 0 { "night" } else { "day" }, ..Scene::default() };
    scene.facts.push(Fact { id: "round", text: Text::new("round").with("n", rng.below(3)) });
    let entries = |rng: &mut Rng| {
        let mut ids: Vec<u32> = (0..12).filter(|_| rng.below(4) > 0).collect();
        if rng.below(3) == 0 && ids.len() > 1 {
            let (a, b) = (rng.below(ids.len() as u32) as usize, rng.below(ids.len() as u32) as usize);
            ids.swap(a, b);
        }
        ids
    };
    for id in entries(rng) {
        let label = Text::new("place").with("é", "ü");
        let place = Place::new(format!("place-{id}"), Area::Board, Layout::Row, label);
        scene.places.push(if rng.below(5) == 0 { place.at(1, 2) } else { place });
    }
    for id in entries(rng) {
        let place = format!("place-{}", rng.below(3));
        let piece = Piece::new(format!("piece-{id}"), place, "stone", Text::new("piece"));
        scene.pieces.push(piece.count(rng.below(3) as i32).badge("star", None, Text::new("star")));
    }
    scene
}

fn apply<T: serde::de::DeserializeOwned>(
    list: &mut Vec<(String, Raw<T>)>,
    change: Option<Raw<ListChange<T>>>,
    id: impl Fn(T) -> String,
) {
    let Some(change) = change.map(|change| change.get().unwrap()) else { return };
    list.retain(|(id, _)| !change.gone.contains(id));
    for put in change.put {
        let id = id(put.item.get().unwrap());
        match list.iter().position(|(known, _)| *known == id) {
            Some(at) => list[at].1 = put.item,
            None => {
                let at =
                    put.before.map(|b| list.iter().position(|(known, _)| *known == b).expect("it is there"));
                list.insert(at.unwrap_or(list.len()), (id, put.item));
            }
        }
    }
    if let Some(order) = change.order {
        list.sort_by_key(|(id, _)| order.iter().position(|o| o == id));
    }
}

#[test]
fn changes_add_up() {
    let ids = Ids::default();
    for seed in 0..300 {
        let mut rng = Rng::new(seed);
        let mut shadow = Shadow::default();
        let (mut head, mut places, mut pieces) = (None, Vec::new(), Vec::new());
        for _ in 0..12 {
            let scene = scene(&mut rng);
            let order = |ids: Vec<&String>| ids.into_iter().cloned().collect::<Vec<String>>();
            let expected = (
                order(scene.places.iter().map(|p| &p.id).collect()),
                order(scene.pieces.iter().map(|p| &p.id).collect()),
            );
            let (whole, _) = Shadow::whole(&scene, &ids, &mut Made::default());
            if let Some(change) = shadow.show(&scene, &ids, &mut Made::default()) {
                head = change.head.or(head);
                apply(&mut places, change.places, |p: wire::Place| p.id);
                apply(&mut pieces, change.pieces, |p: wire::Piece| p.id);
            }
            assert_eq!(order(places.iter().map(|p| &p.0).collect()), expected.0);
            assert_eq!(order(pieces.iter().map(|p| &p.0).collect()), expected.1);
            let mut hash = SceneHash::new();
            hash.add(text_hash(head.as_ref().unwrap().json()));
            places.iter().for_each(|(_, place)| hash.add(text_hash(place.json())));
            pieces.iter().for_each(|(_, piece)| hash.add(text_hash(piece.json())));
            assert_eq!((hash.get(), hash.get()), (shadow.hash(), whole.hash()));
            assert!(
                shadow.show(&scene, &ids, &mut Made::default()).is_none(),
                "the same again changes nothing"
            );
        }
    }
}
