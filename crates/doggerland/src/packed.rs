//! The box: the built-in content, the words and the rules; and how all of it is shown.

use content::{Coverage, Pack, PackFaults, Packed};
use kernel::{Ask, Label, Line, Note, Present, Reason, Scene, Seat, Viewer};

use crate::{Choice, Doggerland, Event, FILES, State, View, present, reason, scene};

impl Packed for Doggerland {
    const TITLE: &'static str = "Doggerland";
    const FILES: &'static [(&'static str, &'static str)] = FILES;
    const TEXTS: &'static [(&'static str, &'static str)] = &[
        (
            "en",
            concat!(
                include_str!("../../../content/doggerland/text/en.ftl"),
                "\n",
                include_str!("../../../content/doggerland/tutorial/en.ftl")
            ),
        ),
        (
            "fr",
            concat!(
                include_str!("../../../content/doggerland/text/fr.ftl"),
                "\n",
                include_str!("../../../content/doggerland/tutorial/fr.ftl")
            ),
        ),
        (
            "pt",
            concat!(
                include_str!("../../../content/doggerland/text/pt.ftl"),
                "\n",
                include_str!("../../../content/doggerland/tutorial/pt.ftl")
            ),
        ),
    ];
    const RULES_TEXTS: &'static [(&'static str, &'static str)] = &[
        ("en", include_str!("../RULES.md")),
        ("fr", include_str!("../RULES.fr.md")),
        ("pt", include_str!("../RULES.pt.md")),
    ];
    const ORIGINS: &'static [(&'static str, &'static str)] = &[
        ("en", include_str!("../../../content/doggerland/text/origins.en.toml")),
        ("fr", include_str!("../../../content/doggerland/text/origins.fr.toml")),
        ("pt", include_str!("../../../content/doggerland/text/origins.pt.toml")),
    ];
    const TUTORIAL: &'static str = include_str!("../../../content/doggerland/tutorial/tutorial.toml");

    fn load(pack: &Pack) -> Result<Self, PackFaults> {
        Doggerland::from_pack(pack)
    }

    fn coverage(&self) -> &Coverage {
        &self.tables.coverage
    }
}

impl Present for Doggerland {
    const RESTS: bool = true;

    fn scene(&self, view: &View, viewer: Viewer) -> Scene {
        scene::scene(self, &view.state, viewer)
    }

    fn forecast(&self, view: &View, viewer: Viewer) -> Option<Vec<Note>> {
        Some(scene::forecast_of(self, &view.state, viewer))
    }

    fn ask(&self, state: &State, seat: Seat) -> Ask {
        present::ask(self, state, seat)
    }

    fn label(&self, state: &State, seat: Seat, choice: Choice) -> Label {
        present::label(self, state, seat, choice)
    }

    fn expected(&self, state: &State, seat: Seat) -> Vec<Choice> {
        present::expected(state, seat)
    }

    fn why_not(&self, state: &State, seat: Seat, choice: Choice) -> Reason {
        reason::why_not(self, state, seat, choice)
    }

    fn tell(&self, event: &Event) -> Option<Line> {
        present::tell(self, event)
    }
}
