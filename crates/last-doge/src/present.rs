//! How decisions, options and events are told.
use crate::*;
use kernel::*;
impl Present for LastDoge {
    fn scene(&self, _view: &View, _viewer: Viewer) -> Scene {
        Scene::default()
    }
    fn ask(&self, _state: &State, _seat: Seat) -> Ask {
        Ask::new("LD-T01", Text::new("ask"))
    }
    fn label(&self, _state: &State, _seat: Seat, _choice: Choice) -> Label {
        Label::new(Text::new("label"))
    }
    fn expected(&self, _state: &State, _seat: Seat) -> Vec<Choice> {
        Vec::new()
    }
    fn why_not(&self, _state: &State, _seat: Seat, _choice: Choice) -> Reason {
        Reason::new("LD-T01", Text::new("no"))
    }
    fn tell(&self, _event: &Event) -> Option<kernel::Line> {
        None
    }
}
