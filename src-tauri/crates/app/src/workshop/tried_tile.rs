//! The game that tries a tile: it is drawn again and again, beside a tile that it fits. A tile with a river is placed at the
//! end of one; then come tiles of the base game, so that what stands on its banks can be completed. Keeps nothing.

use super::not_there;
use crate::error::Result;
use content::beginning::{GameSetup, Players};
use content::edition::Edition;
use content::library::Library;
use content::mix::{Mix, MixChoice, StartTile};
use content::number::Whole;
use content::record::Record;
use content::tile_set::{SetTile, TileSet};
use content::words::Land;
use rules::expansions::ExpansionKey;

/// How often the tile is drawn that is tried.
const TRIES: usize = 24;
/// It lies on the table when a tile is tried: city, road and field, so that every tile fits somewhere.
const FIRST: &str = "base/D";

/// A river begins here, and goes on to the east.
const SPRING: &str = "river/A";
/// A river that can go on to both sides.
const STRAIGHT: &str = "river/D";
/// How often a tile with a river is drawn where the river goes on, and where it ends.
const ON_RIVER: usize = 8;
const AT_ITS_ENDS: usize = 2;

/// The beginning of a game in which one tile is drawn again and again, with every rule that it shows a symbol of.
pub(super) fn trial(set: &TileSet, id: &str) -> Result<Record> {
    let tile = set
        .tiles
        .iter()
        .find(|tile| tile.id == id)
        .ok_or_else(not_there)?;
    let mut mix = Mix::default();
    let mut deck = vec![id.to_owned(); TRIES];
    let mut first = FIRST;
    let rivers = || tile.segments.iter().filter(|s| s.kind == Land::River);
    if let Some(most) = rivers().map(|river| river.edges.len()).max() {
        let (times, begins) = if most > 1 {
            (ON_RIVER, SPRING)
        } else {
            (AT_ITS_ENDS, STRAIGHT)
        };
        first = begins;
        deck.truncate(times);
        let base = Library::built_in().set("base").ok_or_else(not_there)?;
        let others = base.tiles.iter().map(|tile| tile.id.clone());
        deck.extend(others.take(TRIES - times));
    }
    mix.expansions = ExpansionKey::ALL
        .iter()
        .copied()
        .filter(|expansion| shows(tile, *expansion))
        .collect();
    mix.start = Some(vec![StartTile {
        tile: first.to_owned(),
        x: Whole::ZERO,
        y: Whole::ZERO,
        rotation: Whole::ZERO,
        by: None,
    }]);
    Ok(Record {
        rules: Edition::TODAY,
        name: None,
        setup: GameSetup {
            seed: Whole::new(1),
            deck: Some(deck),
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
