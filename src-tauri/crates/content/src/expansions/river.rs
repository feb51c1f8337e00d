//! The River in files: springs and lakes, the tile that begins a river, and what leaves a bag.

use super::drawn::Mark;
use crate::problem::{Problem, What, shown};
use crate::tile_set::{Segment, SetTile};
use crate::words::Land;
use rules::ground::At;

/// True when the tile shows what the rules live on.
pub(super) fn feeds(tile: &SetTile) -> bool {
    is_spring(tile)
}

/// True when the tile shows what needs the rules: without them a river is drawn like any tile, and seldom goes on (RV-18).
pub(super) fn misses(tile: &SetTile) -> bool {
    is_spring(tile) || is_lake(tile) || rivers(tile).next().is_some()
}

/// Tells of a river that can go on nowhere: no other copy of any tile has one.
pub(super) fn unanswered<'a>(
    tiles: impl Iterator<Item = (String, &'a SetTile, u16)>,
) -> Option<Problem> {
    let mut rivers = tiles.filter(|(_, tile, _)| misses(tile));
    let (at, tile, copies) = rivers.next()?;
    let is_lonely = copies == 1 && rivers.next().is_none();
    is_lonely.then(|| {
        let tile = shown(&tile.id);
        Problem::warning(at, What::RiverUnanswered { tile })
    })
}

/// True for a tile that lies on the table when the game begins.
pub(super) fn is_spring(tile: &SetTile) -> bool {
    tile.marks.contains(&Mark::Spring)
}

fn is_lake(tile: &SetTile) -> bool {
    tile.marks.contains(&Mark::Lake)
}

/// True for two springs, and for two lakes.
pub(super) fn same_end(one: &SetTile, other: &SetTile) -> bool {
    (is_spring(one) && is_spring(other)) || (is_lake(one) && is_lake(other))
}

/// How many more ends a tile gives a river.
fn forks(tile: &SetTile) -> u16 {
    let more = |edges: &Vec<At>| (edges.len() as u16).saturating_sub(2);
    rivers(tile).map(|river| more(&river.edges)).sum()
}

fn rivers(tile: &SetTile) -> impl Iterator<Item = &Segment> {
    let segments = tile.segments.iter();
    segments.filter(|segment| segment.kind == Land::River)
}

/// RV-17: of several springs one stays, and of several lakes as many as the river has ends.
pub(super) fn leave(counts: &mut [(&SetTile, u16)]) {
    let forks: u16 = counts
        .iter()
        .map(|(tile, count)| forks(tile).saturating_mul(*count))
        .fold(0, u16::saturating_add);
    let (mut springs, mut lakes) = (1, forks.saturating_add(1));
    for (tile, count) in counts {
        let left = if is_spring(tile) {
            &mut springs
        } else if is_lake(tile) {
            &mut lakes
        } else {
            continue;
        };
        *count = (*count).min(*left);
        *left -= *count;
    }
}
