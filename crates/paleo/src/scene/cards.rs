//! Cards and their options as pieces.

use content::Provenance;
use kernel::{Finite, Piece, Text};

use super::{Table, card_piece};
use crate::{
    Paleo,
    flow::{self, Sum},
    ids::{Card, Group, Groups, Kind, Opt, Skill, Skills},
    reason, words,
};

impl Table<'_> {
    /// A card that lies open.
    pub(super) fn card(&self, card: Card, place: &str, look: &'static str) -> Piece {
        let info = self.game.pack.card(card);
        let look = if matches!(look, "card" | "mission") { front_look(self.game, card, look) } else { look };
        let story = (info.provenance == Provenance::Designed).then(|| Text::new("story-designed"));
        let piece =
            Piece::new(card_piece(self.game, card), place, look, self.game.title(card)).designed(story);
        let piece = with_skills(piece, &info.bonus);
        self.game.marks(card).into_iter().fold(piece, |piece, mark| piece.badge("told", None, mark))
    }

    /// A person: skills and hearts.
    pub(super) fn person(&self, card: Card, place: &str) -> Piece {
        let piece = self.card(card, place, "person");
        match self.game.pack.card(card).person {
            Some(person) => with_skills(piece, &person.skills).badge(
                "heart",
                Some(i32::from(person.hearts)),
                Text::new("hearts"),
            ),
            None => piece,
        }
    }

    /// A card that may be looked through, with its whole text (PA-N05).
    pub(super) fn whole(&self, card: Card, place: &str) -> Piece {
        let (game, info) = (self.game, self.game.pack.card(card));
        let mut piece =
            if info.person.is_some() { self.person(card, place) } else { self.card(card, place, "card") };
        if let Some(tool) = info.person.and_then(|p| p.brings) {
            piece = piece.badge("told", None, Text::new("card-brings").with("what", game.tool_text(tool)));
        }
        if let Some((tool, n)) = info.tokens.filter(|(_, n)| *n > 0) {
            let tokens = Text::new("card-tokens").with("n", n).with("what", game.tool_text(tool));
            piece = piece.badge("told", None, tokens);
        }
        if info.help {
            piece = piece.badge("hand", None, Text::new("can-help"));
        }
        game.card_terms(card).into_iter().fold(piece, |piece, told| piece.badge("told", None, told))
    }

    /// A card with what lies on it.
    pub(super) fn held(&self, piece: Piece, held: u8) -> Piece {
        if held == 0 { piece } else { piece.badge("token", Some(i32::from(held)), Text::new("held")) }
    }

    /// One option: its terms, what the party lacks, and who could add it.
    pub(super) fn option(
        &self,
        card: Card,
        opt: Opt,
        id: String,
        place: &str,
        (group, party): (Group, Groups),
        possible: bool,
    ) -> Piece {
        let (game, open) = (self.game, self.open);
        let action = game.pack.action(card, opt);
        let look = if action.hostile { "option-hostile" } else { "option" };
        let mut piece = Piece::new(id, place, look, game.deed_text(card, opt)).dim(!possible);
        for term in game.terms(action) {
            piece = piece.badge("term", None, term);
        }
        if let Some(blocked) =
            flow::reach(&game.pack, open, (card, action), group, party, &Sum::of(open, party))
        {
            piece = piece.badge("lack", None, reason::blocked_reason(game, blocked).text);
            if possible {
                let hands = open.hands(&game.pack).without(group) - party;
                let able = hands.iter().filter(|h| {
                    let joined = party.with(*h);
                    let sum = Sum::of(open, joined);
                    flow::reach(&game.pack, open, (card, action), group, joined, &sum).is_none()
                });
                let able: Vec<Group> = able.collect();
                let helpers = if able.is_empty() { hands.iter().collect() } else { able };
                piece = piece.badge(
                    "could-help",
                    None,
                    Text::new("could-help").with("groups", words::groups(helpers)),
                );
            }
        }
        piece
    }
}

/// Skills as badges with their amounts.
fn with_skills(mut piece: Piece, skills: &Skills) -> Piece {
    for skill in Skill::all() {
        let n = skills[skill.index()];
        if n > 0 {
            piece = piece.badge(skill.word(), Some(i32::from(n)), words::skill(skill));
        }
    }
    piece
}

/// The look of a card that lies open: what its title is about, then how it is cut.
fn front_look(game: &Paleo, card: Card, cut: &'static str) -> &'static str {
    let info = game.pack.card(card);
    let subject = SUBJECTS.iter().find(|(words, _)| words.iter().any(|w| info.title.contains(w)));
    let [plain, mission, danger] = subject.map_or(["card", "mission", "danger"], |(_, looks)| *looks);
    match info.kind {
        Kind::Danger => danger,
        _ if cut == "mission" => mission,
        _ => plain,
    }
}

/// Looks are words known at compile time, so each subject is there once for every way a card is cut.
macro_rules! subjects {
    ($($look:literal: [$($word:literal),+]),+ $(,)?) => {
        &[$((
            &[$($word),+],
            [concat!($look, "-card"), concat!($look, "-mission"), concat!($look, "-danger")],
        )),+]
    };
}

/// Words in titles and what is drawn for them, the most telling first.
const SUBJECTS: &[(&[&str], [&str; 3])] = subjects! {
    "mammoth": ["mammoth", "fat-prey", "stampede"],
    "wolf": ["wolf", "wolves", "howl", "hyena", "scaveng", "pack-"],
    "boar": ["boar"],
    "bear": ["bear"],
    "lion": ["lion"],
    "deer": ["deer", "ibex", "elk", "chamois"],
    "bison": ["bull", "bison", "aurochs"],
    "bird": ["bird", "eagle", "geese", "grouse"],
    "fish": ["fish", "salmon", "pike"],
    "hare": ["hare", "marmot", "beaver", "burrow"],
    "snake": ["viper", "snake"],
    "paw": ["paw", "beast", "claw"],
    "honey": ["honey", "bees"],
    "mushroom": ["mushroom"],
    "fruit": ["berry", "berries", "fruit", "nuts"],
    "herb": ["herb", "root", "fever", "sick", "healer"],
    "flint": ["flint", "stone", "smooth-wall"],
    "mountain": ["rock", "scree", "ridge", "lookout", "pass", "cliff", "mountain"],
    "snow": ["icy", "snow", "winter", "cold", "frost", "ice"],
    "rain": ["storm", "rain", "flood", "thunder"],
    "cave": ["cave", "grotto"],
    "raft": ["raft", "shore", "island", "sea-"],
    "river": ["stream", "ford", "river", "reed", "water", "bank"],
    "forest": ["forest", "timber", "trunk", "thorn", "brush", "tree"],
    "hand": ["white-hand", "hands", "raid", "ambush"],
    "spear": ["warrior", "attack", "trap"],
    "pair": ["people", "strangers", "ahab", "darca", "go-between", "trader", "clan"],
    "drum": ["dance", "tale", "talk", "song", "feast"],
    "fresco": ["painting", "wall", "spirits"],
    "fire": ["fire", "torch"],
    "tent": ["tent", "camp", "resting", "workplace", "new-world", "shelter"],
    "journey": ["valley", "trail", "journey", "tracks", "path"],
    "wound": ["flies"],
};
