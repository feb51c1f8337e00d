//! What a definition does not tell and its land gives away: bridges and villages.
//! Knows land and rim; no element.

use content::expansions::{CIRCLES, Mark};
use content::number::Whole;
use content::rim::{cross, parts};
use content::tile_set::{Segment, SetTile};
use content::words::Land;

/// With so many roads that end, something must be there in which they end.
const ROADS_OF_A_VILLAGE: usize = 3;

/// True when roads, rivers or cities pass over each other, or a road seems to end at what lies beyond a river.
pub(crate) fn bridge(segments: &[Segment]) -> bool {
    passes_over(segments) || reaches_over(segments)
}

fn passes_over(segments: &[Segment]) -> bool {
    let built = |segment: &&Segment| matches!(segment.kind, Land::City | Land::Road | Land::River);
    let built: Vec<_> = segments.iter().filter(built).collect();
    let pairs = built
        .iter()
        .enumerate()
        .flat_map(|(index, one)| built[..index].iter().map(move |other| (one, other)));
    pairs
        .into_iter()
        .any(|(one, other)| cross(&one.edges, &other.edges))
}

/// True when a road ends on a tile where a river flows through, and a city or a monastery waits beyond.
fn reaches_over(segments: &[Segment]) -> bool {
    let of = |kind: Land| segments.iter().filter(move |segment| segment.kind == kind);
    let has_monastery = of(Land::Monastery).next().is_some();
    let beyond = |river: &Segment, road: &Segment| {
        let is_across = |city: &Segment| parts(&river.edges, &road.edges, &city.edges);
        let waits = has_monastery || of(Land::City).next().is_some();
        waits && of(Land::City).all(is_across)
    };
    let ends = |road: &&Segment| road.edges.len() == 1;
    of(Land::River)
        .filter(|river| river.edges.len() > 1)
        .any(|river| of(Land::Road).filter(ends).any(|road| beyond(river, road)))
}

/// Where the river seems to end, and how: nobody says whether it begins there.
pub(crate) fn end(id: &str, segments: &[Segment]) -> Option<Mark> {
    let mut rivers = segments
        .iter()
        .filter(|segment| segment.kind == Land::River);
    let only = rivers.next().filter(|river| river.edges.len() == 1);
    only.filter(|_| rivers.next().is_none())?;
    let name = id.rsplit(['/', '.']).next().unwrap_or(id);
    // The only names that their own sets have for it.
    Some(
        if ["s", "spring", "source"].contains(&name.to_ascii_lowercase().as_str()) {
            Mark::Spring
        } else {
            Mark::Lake
        },
    )
}

/// The roads of the village that the tile probably has: those that end where nothing else lies.
pub(crate) fn village(tile: &SetTile) -> Option<Vec<Whole<0, 11>>> {
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
