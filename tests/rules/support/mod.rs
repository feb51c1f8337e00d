//! What the rule tests share: tables and games from the built-in tile sets. Holds no test.

use content::library::Library;
use content::record::Record;
use rules::action::Action;
use rules::chance::Chance;
use rules::expansions::{ExpansionKey, ExpansionSet};
use rules::game::Game;
use rules::menu::Menu;
use rules::setup::Setup;
use rules::table::Table;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A path in the repository.
pub(crate) fn repository(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path)
}

/// A table and a setup, from a setup as in a game record.
pub(crate) fn open(setup: &Value) -> (Arc<Table>, Setup) {
    let record = json!({"format": "bastide/game@1", "setup": setup});
    let record: Record = content::document::read_value(record).unwrap_or_else(|e| panic!("{e:#?}"));
    let opened = Library::built_in()
        .open(&record.setup)
        .unwrap_or_else(|e| panic!("{e:#?}"));
    (opened.table, opened.setup)
}

/// The tile sets of the first five expansions in the bag, those of the others with their rules; these rules on.
pub(crate) fn everything_with(expansions: ExpansionSet, players: usize, seed: u32) -> Value {
    let words: Vec<_> = expansions.iter().map(ExpansionKey::word).collect();
    let mut sets = json!({"base": 1, "traders": 1, "tower": 1, "robbers": 1, "tollkeepers": 1,
        "crop-circles": 1, "crop-circles-1": 1});
    if expansions.has(ExpansionKey::Inns) {
        sets["inns"] = json!(1);
    }
    if expansions.has(ExpansionKey::River) {
        sets["river"] = json!(1);
    }
    json!({"players": players, "seed": seed, "mix": {"sets": sets, "expansions": words}})
}

/// Calls `see` at every decision of a random game and plays what it is given.
pub(crate) fn play_randomly(
    game: &mut Game,
    chance: &mut Chance,
    mut see: impl FnMut(&mut Game, &[Action], Action),
) {
    let mut menu = Menu::new();
    while !game.is_over() {
        game.legal(&mut menu);
        let action = menu.actions()[chance.below(menu.actions().len())];
        see(game, menu.actions(), action);
    }
}

/// The state, byte by byte.
pub(crate) fn bytes(game: &Game) -> Vec<u8> {
    serde_json::to_vec(game.state()).unwrap()
}
