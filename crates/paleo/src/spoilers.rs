//! What is hidden from people who have not met a module: its cards, secrets and rule.

use content::{Meeting, Spoilers};

use crate::{Paleo, option};

pub(crate) fn spoilers(game: &Paleo) -> Spoilers {
    let pack = &game.pack;
    let mut spoilers = Spoilers::default();
    for module in &pack.modules {
        let ideas = module.ideas.iter().collect();
        let waiting = module.waiting | module.day | module.secrets | module.guard | ideas;
        for card in waiting.with(module.mission) {
            let key = ("card".to_owned(), game.card_id(card));
            spoilers.items.entry(key).or_default().push(module.id.clone());
        }
        spoilers.items.insert(("module".to_owned(), module.id.clone()), vec![module.id.clone()]);
        spoilers.clauses.insert(format!("PA-M{}", module.id), vec![module.id.clone()]);
        for option in option::MODULES {
            let chosen = [("level", "free"), (option, &module.id)];
            let options = chosen.map(|(option, value)| (option.to_owned(), value.to_owned()));
            spoilers.met.push(Meeting { options: options.into(), groups: vec![module.id.clone()] });
        }
    }
    for (level, modules) in &pack.levels {
        let groups = modules.iter().map(|m| pack.module(*m).id.clone()).collect();
        spoilers.met.push(Meeting { options: vec![("level".to_owned(), level.clone())], groups });
    }
    spoilers
}
