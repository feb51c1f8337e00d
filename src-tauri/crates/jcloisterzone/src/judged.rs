//! A tile held against what ours have to be, before it has a set.
//! Knows our format only.

use content::draft;
use content::problem::Problem;
use content::set_words::RulesPage;
use content::text::Text;
use content::tile_set::{SetTile, TileSet};

/// The id of a tile that is judged before it has one.
pub(crate) const ID: &str = "judged/A";

/// What is wrong with a tile of ours.
pub(crate) fn faults(tile: &SetTile) -> Vec<Problem> {
    draft::faults(&TileSet {
        id: "judged".to_owned(),
        name: Text::english("judged"),
        description: None,
        author: None,
        licence: None,
        symbol: None,
        back: None,
        rules: RulesPage::default(),
        needs: Vec::new(),
        tiles: vec![tile.clone()],
    })
}
