//! Every language says of every component what it is and where it comes from.

use std::collections::BTreeSet;

use catalog::Visitor;
use content::{Origins, Packed};

struct Compare;

impl Visitor for Compare {
    type Out = ();

    fn visit<G: Packed>(self, game: G, _: String) {
        let items = &game.coverage().items;
        let kinds: BTreeSet<&str> = items.iter().map(|(kind, ..)| kind.as_str()).collect();
        let sources: BTreeSet<&str> = items.iter().map(|(.., source)| source.as_str()).collect();
        let languages = |texts: &[(&'static str, &str)]| texts.iter().map(|(l, _)| *l).collect::<Vec<_>>();
        assert_eq!(languages(G::ORIGINS), languages(G::TEXTS), "{}", G::ID);
        for (language, toml) in G::ORIGINS {
            let name = format!("{} in {language}", G::ID);
            let origins = Origins::parse(toml).unwrap_or_else(|what| panic!("{name}: {what}"));
            let (known_kinds, known_sources) = origins.known();
            assert_eq!(known_kinds.collect::<BTreeSet<_>>(), kinds, "kinds of {name}");
            // English is what the pack itself says.
            let wanted = if *language == "en" { BTreeSet::new() } else { sources.clone() };
            assert_eq!(known_sources.collect::<BTreeSet<_>>(), wanted, "sources of {name}");
            for english in &wanted {
                assert_ne!(origins.source(english), *english, "not translated: {name}");
            }
        }
    }
}

#[test]
fn every_kind_and_source_is_said_in_every_language() {
    for id in catalog::ids() {
        catalog::open(id, None, Compare).unwrap();
    }
}
