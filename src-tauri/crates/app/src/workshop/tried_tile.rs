//! The game that tries a tile: it is drawn again and again, beside a tile that it fits. Keeps nothing.

use super::not_there;
use crate::error::Result;
use content::beginning::{GameSetup, Players};
use content::edition::Edition;
use content::mix::{Mix, MixChoice, StartTile};
use content::number::Whole;
use content::record::Record;
use content::tile_set::{SetTile, TileSet};
use rules::expansions::ExpansionKey;

/// How often the tile is drawn that is tried.
const TRIES: i64 = 24;
/// It lies on the table when a tile is tried: city, road and field, so that every tile fits somewhere.
const FIRST: &str = "base/D";

/// The beginning of a game in which one tile is drawn again and again, with every rule that it shows a symbol of.
pub(super) fn trial(set: &TileSet, id: &str) -> Result<Record> {
    let tile = set
        .tiles
        .iter()
        .find(|tile| tile.id == id)
        .ok_or_else(not_there)?;
    let mut mix = Mix::default();
    let copies = Whole::new(TRIES).ok_or_else(not_there)?;
    mix.tiles.0.insert(id.to_owned(), copies);
    mix.expansions = ExpansionKey::ALL
        .iter()
        .copied()
        .filter(|expansion| shows(tile, *expansion))
        .collect();
    mix.start = Some(vec![StartTile {
        tile: FIRST.to_owned(),
        x: Whole::ZERO,
        y: Whole::ZERO,
        rotation: Whole::ZERO,
        by: None,
    }]);
    mix.tiles.0.insert(FIRST.to_owned(), Whole::ONE);
    Ok(Record {
        rules: Edition::TODAY,
        name: None,
        setup: GameSetup {
            seed: Whole::new(1),
            ..GameSetup::new(
                Players::Number(Whole::ONE),
                MixChoice::Written(Box::new(mix)),
            )
        },
        designs: Vec::new(),
        actions: Vec::new(),
    })
}

fn shows(tile: &SetTile, expansion: ExpansionKey) -> bool {
    content::expansions::misses(expansion, tile)
}
