//! The Tollkeepers on the screen: tollhouses, and where one would look to put one.

use rules::action;
use rules::board::TileId;
use rules::expansions::ExpansionKey;
use rules::expansions::tollkeepers::Action;
use rules::game::Game;
use rules::ground::{Cell, PlayerId};
use serde::Serialize;
use specta::Type;

/// A tollhouse at a crossroads.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Type)]
pub struct TollhouseView {
    pub player: PlayerId,
    pub x: i16,
    pub y: i16,
    /// The side that is up: 1 or 2.
    pub value: u8,
}

pub(super) fn tollhouses(game: &Game) -> Vec<TollhouseView> {
    game.state()
        .everyone()
        .filter_map(|player| tollhouse(game, player))
        .collect()
}

pub(super) fn tollhouse(game: &Game, player: PlayerId) -> Option<TollhouseView> {
    let house = game.state().expansions.tollkeepers.houses[usize::from(player)]?;
    let Cell { x, y } = game.state().board.tile(house.tile).cell;
    Some(TollhouseView {
        player,
        x,
        y,
        value: house.value,
    })
}

/// Every crossroads, whether or not a house may be put there.
pub(super) fn wished(game: &Game) -> Vec<action::Action> {
    if !game.table().expansions.has(ExpansionKey::Tollkeepers) {
        return Vec::new();
    }
    let crossroads = game.state().expansions.tollkeepers.crossroads.iter();
    crossroads
        .map(|tile| {
            let Cell { x, y } = game.state().board.tile(*tile).cell;
            Action::Tollhouse { x, y }.into()
        })
        .collect()
}

/// The tiles with crossroads, while its rules are on.
pub(super) fn crossroads(game: &Game) -> Vec<TileId> {
    if !game.table().expansions.has(ExpansionKey::Tollkeepers) {
        return Vec::new();
    }
    game.state().expansions.tollkeepers.crossroads.clone()
}
