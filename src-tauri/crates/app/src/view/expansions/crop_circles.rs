//! Crop circles on the screen: which tiles show one.

use rules::board::TileId;
use rules::expansions::{ExpansionKey, crop_circles};
use rules::game::Game;

/// The tiles with a circle, while its rules are on.
pub(super) fn circles(game: &Game) -> Vec<TileId> {
    if !game.table().expansions.has(ExpansionKey::CropCircles) {
        return Vec::new();
    }
    let calls = |tile: &TileId| crop_circles::called_by(game.context(), *tile).is_some();
    let laid = game.state().board.tiles().len();
    TileId::first(laid).filter(calls).collect()
}
