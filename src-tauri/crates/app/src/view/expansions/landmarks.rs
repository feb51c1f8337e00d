//! What stands out on the land, numbered in the order of laying, so that it can be called by its number.

use super::marked;
use rules::game::Game;
use rules::ground::Cell;
use serde::Serialize;
use specta::Type;

/// What is called by a number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Type)]
#[serde(rename_all = "kebab-case")]
pub enum Landmark {
    /// A tower, or a foundation for one.
    Tower,
    Crossroads,
    CropCircle,
}

/// One of its kind: the first laid is number 1, and keeps it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Type)]
pub struct LandmarkView {
    pub what: Landmark,
    pub x: i16,
    pub y: i16,
    pub number: u16,
}

/// Of the expansions whose rules are on.
pub fn landmarks(game: &Game) -> Vec<LandmarkView> {
    let numbered = marked(game).into_iter().flat_map(|(what, tiles)| {
        tiles.into_iter().zip(1..).map(move |(tile, number)| {
            let Cell { x, y } = game.state().board.tile(tile).cell;
            LandmarkView { what, x, y, number }
        })
    });
    numbered.collect()
}
