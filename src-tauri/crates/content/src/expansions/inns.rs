//! Inns & Cathedrals in files: inns beside roads, cathedrals in cities.

use super::drawn::Picture;
use crate::tile_set::SetTile;

/// True when the tile shows what the rules live on, and what means nothing without them.
pub(super) fn feeds(tile: &SetTile) -> bool {
    let mut segments = tile.segments.iter();
    segments.any(|segment| segment.cathedral || segment.roadside.contains(&Picture::Inn))
}
