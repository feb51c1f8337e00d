//! What stands out on the land, numbered in the order of laying, so that it can be called by its number. It must not
//! know a rule.

use rules::board::TileId;
use rules::game::Game;
use rules::ground::Cell;
use rules::rooms::{RoomKey, crop_circles};
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
    let (state, table) = (game.state(), game.table());
    let mut landmarks = Vec::new();
    let mut number = |what, tiles: &mut dyn Iterator<Item = TileId>| {
        landmarks.extend(tiles.zip(1..).map(|(tile, number)| {
            let Cell { x, y } = state.board.tile(tile).cell;
            LandmarkView { what, x, y, number }
        }));
    };
    let mut towers = state.rooms.tower.towers.iter().map(|tower| tower.tile);
    number(Landmark::Tower, &mut towers);
    if table.rooms.has(RoomKey::Tollkeepers) {
        let mut crossroads = state.rooms.tollkeepers.crossroads.iter().copied();
        number(Landmark::Crossroads, &mut crossroads);
    }
    if table.rooms.has(RoomKey::CropCircles) {
        let calls = |tile: &TileId| crop_circles::called_by(game.scene(), *tile).is_some();
        number(
            Landmark::CropCircle,
            &mut TileId::first(state.board.tiles().len()).filter(calls),
        );
    }
    landmarks
}
