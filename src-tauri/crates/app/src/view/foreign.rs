//! A definition of another program as the window shows it before it is taken over: what comes, and by tile what does
//! not. And one of ours before it is written.

use crate::view::catalog::{self, TileDesign};
use content::number::Whole;
use content::problem::Problem;
use content::tile_set::{SetTile, TileSet};
use jcloisterzone::Conversion;
use serde::Serialize;
use specta::Type;

/// What a definition would bring.
#[derive(Debug, Clone, Serialize, Type)]
pub struct ForeignView {
    /// Taking over names the look that it was made on.
    pub look: u32,
    pub file: String,
    pub sets: Vec<ForeignSet>,
    /// What is to be said of no single tile.
    pub whole: Vec<Problem>,
    /// What is to be said of tiles, as the file has them.
    pub tiles: Vec<ForeignTile>,
}

/// A set that would be there.
#[derive(Debug, Clone, Serialize, Type)]
pub struct ForeignSet {
    pub name: String,
    /// How many tiles it comes to.
    pub tiles: u32,
    pub designs: Vec<TileDesign>,
}

/// A tile of which something is lost or guessed.
#[derive(Debug, Clone, Serialize, Type)]
pub struct ForeignTile {
    /// As the definition calls it.
    pub tile: String,
    pub problems: Vec<Problem>,
}

/// A file for another program, before it is written.
#[derive(Debug, Clone, Serialize, Type)]
pub struct ForeignFile {
    /// What the set has and the file will not say.
    pub losses: Vec<Problem>,
}

/// What is shown of a definition that was read.
pub fn view(look: u32, file: String, read: &Conversion) -> ForeignView {
    let mut whole = Vec::new();
    let mut tiles: Vec<ForeignTile> = Vec::new();
    for remark in &read.remarks {
        let problem = remark.problem.clone();
        let Some(tile) = &remark.tile else {
            whole.push(problem);
            continue;
        };
        match tiles.iter_mut().find(|told| told.tile == *tile) {
            Some(told) => told.problems.push(problem),
            None => tiles.push(ForeignTile {
                tile: tile.clone(),
                problems: vec![problem],
            }),
        }
    }
    ForeignView {
        look,
        file,
        sets: read.sets.iter().map(set).collect(),
        whole,
        tiles,
    }
}

fn set(set: &TileSet) -> ForeignSet {
    let count = |tile: &SetTile| Whole::get::<u32>(tile.count);
    let designs = set.tiles.iter();
    ForeignSet {
        name: set.name.in_language("en").to_owned(),
        tiles: set.tiles.iter().map(count).sum(),
        designs: designs.map(|tile| catalog::design(&set.id, tile)).collect(),
    }
}
