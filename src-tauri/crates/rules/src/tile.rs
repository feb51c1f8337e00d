//! A tile as authors describe it, and the same tile prepared for the board.

pub use crate::ground::Edge;
use crate::ground::{At, Kind, Rim, Rotation};
use crate::numbered::numbered;
use crate::words::EXPANSIONS;
use arrayvec::ArrayVec;
use serde::Serialize;

/// The most segments that the author of a tile draws.
pub const MAX_DRAWN: usize = 12;
/// The most segments a tile has: drawn ones, and one that each expansion may add.
pub const MAX_SEGMENTS: usize = MAX_DRAWN + EXPANSIONS;
/// How many countable things a segment may carry: pennants, goods, pictures.
pub const LANES: usize = 16;
/// How many different marks tiles may carry.
pub const MARKS: usize = MarkBit::BITS as usize;
/// The stage of tiles of which no expansion says when they are drawn.
pub const LAST_STAGE: u8 = u8::MAX;
/// No segment: that side is a field, or that half edge a city's.
pub const NONE: u8 = u8::MAX;

numbered! {
    /// The number of a tile type in its catalog.
    TypeId(u16)
}

/// One bit that an expansion gives to tiles (a foundation, a money bag, a crop circle).
pub type MarkBit = u16;
/// Some segments of one tile, a bit each.
pub type Segments = u32;
const _: () = assert!(MAX_SEGMENTS <= Segments::BITS as usize);
/// The number of a countable thing along a feature.
pub type Lane = usize;
/// How many of each countable thing.
pub type Lanes = [u8; LANES];

/// A tile as its author describes it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TileSpec {
    /// Its name in the catalog, such as `base/D`.
    pub id: String,
    /// Words such as `foundation`; a word of no expansion that is on means nothing.
    pub marks: Vec<String>,
    /// The segments that end in the tile's village.
    pub village: Vec<usize>,
    /// Its stretches of land.
    pub segments: Vec<SegmentSpec>,
}

/// One stretch of land on a tile.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SegmentSpec {
    /// What it is.
    pub kind: Kind,
    /// Where it reaches the rim.
    pub edges: Vec<At>,
    /// For a field: the city segments it borders.
    pub cities: Vec<usize>,
    /// What it carries, by word (`pennant`, `wine`, `farmhouse`), with how many.
    pub carries: Vec<(String, u8)>,
}

/// A segment prepared for the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SegmentType {
    /// What it is.
    pub kind: Kind,
    /// Where it reaches the rim, unrotated.
    pub rim: Rim,
    /// For a field: bits of the city segments it borders.
    pub cities: Segments,
    /// What it carries.
    pub lanes: Lanes,
    /// How many sides, or cells around it, it has open on a tile that lies alone.
    pub open: u16,
}

impl SegmentType {
    /// Prepares a stretch of land.
    #[must_use]
    pub const fn new(kind: Kind, rim: Rim, cities: Segments, lanes: Lanes) -> Self {
        Self {
            kind,
            rim,
            cities,
            lanes,
            open: kind.open_alone(rim),
        }
    }
}

/// A tile prepared for the board: every question about a rotation is a table look-up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TileType {
    /// Its name.
    pub id: String,
    /// What expansions recognise it by.
    pub marks: MarkBit,
    /// Bits of the segments that end in its village; empty when there is none.
    pub village: Segments,
    /// Its stretches of land.
    pub segments: ArrayVec<SegmentType, MAX_SEGMENTS>,
    /// True when some segment waits for the cells around it.
    pub surrounded: bool,
    /// When it is drawn: what has a lower stage lies above it.
    pub stage: u8,
    /// True when an expansion may refuse a place at which its land fits.
    pub is_watched: bool,
    /// Four edge codes (two bits a side) in one word, a byte a rotation.
    pub edges: u32,
    /// The sides at which a road, city or river comes onto the tile and ends there: four bits a rotation.
    pub ends: u16,
    sides: [[u8; 4]; 4],
    halves: [[u8; 8]; 4],
    /// The first spot of each segment.
    names: [[At; MAX_SEGMENTS]; 4],
}

impl TileType {
    /// Prepares a tile. `segments`, `marks` and `village` are already resolved and checked.
    #[must_use]
    pub fn new(
        id: String,
        marks: MarkBit,
        village: Segments,
        segments: ArrayVec<SegmentType, MAX_SEGMENTS>,
    ) -> Self {
        let mut sides = [[NONE; 4]; 4];
        let mut halves = [[NONE; 8]; 4];
        let mut names = [[At::I; MAX_SEGMENTS]; 4];
        let (mut edges, mut ends) = (0, 0);
        for rotation in 0..4u8 {
            let r = usize::from(rotation);
            for (index, segment) in (0..).zip(&segments) {
                let rim = segment.rim.turned(rotation);
                names[r][usize::from(index)] = rim.first();
                if rim.sides().is_power_of_two() {
                    ends |= u16::from(rim.sides()) << (4 * r);
                }
                for (side, of) in sides[r].iter_mut().enumerate() {
                    if rim.sides() >> side & 1 == 1
                        && let Some(edge) = segment.kind.edge()
                    {
                        *of = index;
                        edges |= (edge as u32) << (8 * r + 2 * side);
                    }
                }
                for (half, of) in halves[r].iter_mut().enumerate() {
                    if rim.halves() >> half & 1 == 1 {
                        *of = index;
                    }
                }
            }
        }
        let surrounded = segments.iter().any(|s| s.kind.is_surrounded());
        Self {
            id,
            marks,
            village,
            segments,
            surrounded,
            stage: LAST_STAGE,
            is_watched: false,
            edges,
            ends,
            sides,
            halves,
            names,
        }
    }

    /// The segment that reaches board side `side`, or [`NONE`].
    #[must_use]
    pub const fn side(&self, rotation: Rotation, side: usize) -> u8 {
        self.sides[rotation as usize][side]
    }

    /// The field segment on board half edge `half`, or [`NONE`].
    #[must_use]
    pub const fn half(&self, rotation: Rotation, half: usize) -> u8 {
        self.halves[rotation as usize][half]
    }

    /// The edge code of one rotation, two bits a side.
    #[must_use]
    pub const fn edge_code(&self, rotation: Rotation) -> u8 {
        (self.edges >> (8 * rotation as u32)) as u8
    }

    /// The first spot of a segment in board orientation.
    #[must_use]
    #[inline]
    pub const fn name(&self, rotation: Rotation, segment: u8) -> At {
        self.names[rotation as usize][segment as usize]
    }

    /// What lies along board side `side`.
    #[must_use]
    pub const fn edge(&self, rotation: Rotation, side: usize) -> Edge {
        Edge::of(self.edge_code(rotation) >> (2 * side) & 3)
    }

    /// How many of its turns can be told apart: 4, or 2 or 1 when it lies the same after a half or a quarter turn.
    #[must_use]
    pub fn turns(&self) -> u8 {
        [1, 2]
            .into_iter()
            .find(|by| self.looks_same(*by))
            .unwrap_or(4)
    }

    /// True when each segment, turned so far, lies where one just like it lay.
    fn looks_same(&self, by: Rotation) -> bool {
        let segments = &self.segments;
        let mut becomes = ArrayVec::<u8, MAX_SEGMENTS>::new();
        for (here, segment) in segments.iter().enumerate() {
            let rim = segment.rim.turned(by);
            let same = (0..).zip(segments).find(|(there, other)| {
                other.kind == segment.kind
                    && other.rim == rim
                    && other.lanes == segment.lanes
                    && (self.village >> *there & 1) == (self.village >> here & 1)
                    && !becomes.contains(there)
            });
            let Some((there, _)) = same else { return false };
            becomes.push(there);
        }
        let turned = |bits: Segments| {
            (0..)
                .zip(&becomes)
                .fold(0, |turned: Segments, (here, there)| {
                    turned | (bits >> here & 1) << there
                })
        };
        segments
            .iter()
            .zip(&becomes)
            .all(|(segment, there)| turned(segment.cities) == segments[usize::from(*there)].cities)
    }

    /// The segment that owns `at` in board orientation and is of `kind`.
    #[must_use]
    pub fn segment_at(&self, rotation: Rotation, kind: Kind, at: At) -> Option<u8> {
        (0..)
            .zip(&self.segments)
            .find(|(_, s)| s.kind == kind && s.rim.turned(rotation).holds(at))
            .map(|(index, _)| index)
    }
}
