//! What tiles come to, taken together: sides, patterns of sides, what stands on them, which gaps they fit.
//! Knows tiles with their counts; no rule and no game.

use crate::plan::TilePlan;
use content::tile_set::SetTile;
use content::words::Word;
use rules::ground::Side;
use rules::tile::Edge;
use serde::Serialize;
use std::collections::BTreeMap;

/// Figures of a set or a bag.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, specta::Type)]
pub struct Totals {
    /// How many tiles there are, and how many designs.
    pub tiles: u32,
    /// How many different ones.
    pub designs: u32,
    /// How many sides show field, road, city and river.
    pub sides: [u32; EDGES],
    /// How many tiles have each pattern of sides, whichever way they lie: four letters of `f`, `r`, `c`, and `w` for
    /// the water of a river.
    pub patterns: BTreeMap<String, u32>,
    /// How many of each thing stand on them, by its word in files; `road`, `city` and `field` are features.
    pub things: BTreeMap<String, u32>,
    /// For each two sides that meet in a corner, how many tiles fit there: rows and columns are field, road, city,
    /// river.
    pub corners: [[u32; EDGES]; EDGES],
}

const EDGES: usize = Edge::ALL.len();

/// The figures of tiles, each so many times.
pub fn of<'a>(tiles: impl IntoIterator<Item = (&'a SetTile, u32)>) -> Totals {
    let mut totals = Totals::default();
    for (tile, count) in tiles {
        let plan = TilePlan::of(tile);
        let edges = Side::ALL.map(|side| plan.edge(side));
        totals.tiles += count;
        totals.designs += 1;
        for edge in edges {
            totals.sides[edge as usize] += count;
        }
        *totals.patterns.entry(pattern(edges)).or_default() += count;
        for (row, first) in Edge::ALL.iter().enumerate() {
            for (column, second) in Edge::ALL.iter().enumerate() {
                let fits = (0..4).any(|i| edges[i] == *first && edges[(i + 1) % 4] == *second);
                totals.corners[row][column] += if fits { count } else { 0 };
            }
        }
        for (thing, many) in things(tile) {
            *totals.things.entry(thing.to_owned()).or_default() += many * count;
        }
    }
    totals
}

/// The pattern of four sides that comes first in the alphabet, whichever way the tile lies.
fn pattern(edges: [Edge; 4]) -> String {
    let letters = edges.map(|edge| match edge {
        Edge::Field => 'f',
        Edge::Road => 'r',
        Edge::City => 'c',
        Edge::River => 'w',
    });
    let turned = (0..4).map(|turn| (0..4).map(|i| letters[(i + turn) % 4]).collect::<String>());
    turned.min().unwrap_or_default()
}

fn things(tile: &SetTile) -> Vec<(&'static str, u32)> {
    let mut things: Vec<(&'static str, u32)> = Vec::new();
    things.extend(tile.marks.iter().map(|mark| (mark.word(), 1)));
    if !tile.village.is_empty() {
        things.push(("village", 1));
    }
    if tile.bridge {
        things.push(("bridge", 1));
    }
    for segment in &tile.segments {
        things.push((segment.kind.word(), 1));
        if let Some(pennants) = segment.pennants {
            things.push(("pennant", pennants.get()));
        }
        if segment.cathedral {
            things.push(("cathedral", 1));
        }
        things.extend(segment.goods.map(|goods| (goods.word(), 1)));
        things.extend(segment.roadside.iter().map(|picture| (picture.word(), 1)));
    }
    things
}
