//! What can be done with a mix: sets, single tiles, rules, options, pieces, the tiles at the start, the first draws.
//! Knows one mix; which sets and tiles there are is known to the library.

use crate::op::{LaidTile, MixOp, OpRefusal};
use content::mix::{Mix, StartTile};
use content::number::Whole;
use rules::options::Options;

/// The mix after a change.
pub(crate) fn change(mix: &Mix, op: &MixOp) -> Result<Mix, OpRefusal> {
    let mut mix = mix.clone();
    match op {
        MixOp::Times { set, times: 0 } => {
            mix.sets.0.remove(set);
        }
        MixOp::Times { set, times } => {
            mix.sets.0.insert(set.clone(), whole(*times)?);
        }
        MixOp::Count { tile, count: None } => {
            mix.tiles.0.remove(tile);
        }
        MixOp::Count {
            tile,
            count: Some(count),
        } => {
            mix.tiles.0.insert(tile.clone(), whole(*count)?);
        }
        MixOp::Rules { expansion, on } => {
            mix.expansions.retain(|other| other != expansion);
            if *on {
                mix.expansions.push(*expansion);
                mix.expansions.sort();
            }
        }
        MixOp::Option { id, value: None } => {
            mix.options.0.remove(id);
        }
        MixOp::Option {
            id,
            value: Some(value),
        } => {
            if Options::default().choose(id, value).is_err() {
                return Err(OpRefusal::BadOption);
            }
            mix.options.0.insert(id.clone(), value.clone());
        }
        MixOp::Piece { piece, count } => {
            if !mix.pieces.say(*piece, *count) {
                return Err(OpRefusal::BadNumber);
            }
        }
        MixOp::Start { tiles } => {
            let tiles = tiles.iter().map(laid).collect::<Result<Vec<_>, _>>()?;
            mix.start = Some(tiles).filter(|tiles| !tiles.is_empty());
        }
        MixOp::Draws { tiles } => mix.draws.clone_from(tiles),
    }
    Ok(mix)
}

fn laid(tile: &LaidTile) -> Result<StartTile, OpRefusal> {
    Ok(StartTile {
        tile: tile.tile.clone(),
        x: whole(tile.x)?,
        y: whole(tile.y)?,
        rotation: whole(tile.rotation)?,
        by: None,
    })
}

fn whole<const LEAST: i64, const MOST: i64>(
    number: impl Into<i64>,
) -> Result<Whole<LEAST, MOST>, OpRefusal> {
    Whole::new(number.into()).ok_or(OpRefusal::BadNumber)
}
