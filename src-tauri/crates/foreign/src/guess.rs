//! What a definition does not tell and its land gives away: bridges and villages.
//! Knows land and rim; no element.

use content::number::Whole;
use content::rim::cross;
use content::rooms::CIRCLES;
use content::rooms::Mark;
use content::tile_set::{Segment, Tile};
use content::words::Land;

/// With so many roads that end, something must be there in which they end.
const ROADS_OF_A_VILLAGE: usize = 3;

/// True when roads or cities pass over each other.
pub(crate) fn bridge(segments: &[Segment]) -> bool {
    let built = |segment: &&Segment| matches!(segment.kind, Land::City | Land::Road);
    let built: Vec<_> = segments.iter().filter(built).collect();
    let pairs = built
        .iter()
        .enumerate()
        .flat_map(|(index, one)| built[..index].iter().map(move |other| (one, other)));
    pairs
        .into_iter()
        .any(|(one, other)| cross(&one.edges, &other.edges))
}

/// The roads of the village that the tile probably has: those that end where nothing else lies.
pub(crate) fn village(tile: &Tile) -> Option<Vec<Whole<0, 11>>> {
    let lies_there = |mark: &Mark| *mark == Mark::Foundation || CIRCLES.contains(mark);
    let has_monastery = tile
        .segments
        .iter()
        .any(|segment| segment.kind == Land::Monastery);
    if has_monastery || tile.marks.iter().any(lies_there) {
        return None;
    }
    let ends = tile
        .segments
        .iter()
        .enumerate()
        .filter(|(_, segment)| segment.kind == Land::Road && segment.edges.len() == 1);
    let roads: Vec<_> = ends
        .filter_map(|(index, _)| Whole::new(index as i64))
        .collect();
    (roads.len() >= ROADS_OF_A_VILLAGE).then_some(roads)
}
