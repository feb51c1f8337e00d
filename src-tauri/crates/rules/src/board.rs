//! The land laid so far: tiles, their segments joined into features, and the gaps where a tile may go.
//! Knows how land joins and nothing of players, figures' rules or scores.

mod laying;
mod reach;

use crate::gaps::{Gap, Gaps};
use crate::grid::Grid;
pub use crate::ground::TileId;
use crate::ground::{Cell, Kind, Place, PlayerId, Rotation, SegmentId, Side};
use crate::in_place::copied_in_place;
use crate::tile::{Lane, Lanes, MAX_SEGMENTS, NONE, TileType, TypeId};
use arrayvec::ArrayVec;
use serde::Serialize;

/// Where the cells beyond the four sides stand among the eight around.
const BESIDE: [usize; 4] = [1, 4, 6, 3];

/// A tile on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Tile {
    /// Its type.
    pub kind: TypeId,
    /// Where it lies.
    pub cell: Cell,
    /// How it is turned.
    pub rotation: Rotation,
    /// Who laid it; nobody laid the first ones.
    pub by: Option<PlayerId>,
    /// The number of its first segment.
    pub first: SegmentId,
}

/// A stretch of land on a laid tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
struct Segment {
    /// The feature it belongs to, named by its oldest segment.
    feature: SegmentId,
    /// The next member of the feature, in a ring.
    next: SegmentId,
    tile: TileId,
    index: u8,
    kind: Kind,
}

/// The numbers of a feature; valid under the number of its oldest segment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
struct Feature {
    /// Sides (or, when surrounded, cells) that are still open.
    open: u16,
    /// How many segments.
    size: u16,
    /// How many figures claim it.
    claims: u16,
}

/// What a feature consists of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FeatureTally {
    /// Different tiles: a tile counts once, however many of its segments belong.
    pub tiles: u16,
    /// Everything carried along it.
    pub lanes: [u16; crate::tile::LANES],
}

/// Nine tiles with every segment a place that waits for the cells around it.
const MAX_SURROUNDED: usize = 9 * MAX_SEGMENTS;
/// Carries nothing, as most land does.
const BARE: Lanes = [0; crate::tile::LANES];
/// On the grid a tile is its number plus one; a gap is its number with this bit.
const GAP: u16 = 0x8000;
/// The land laid so far.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct Board {
    tiles: Vec<Tile>,
    segments: Vec<Segment>,
    features: Vec<Feature>,
    gaps: Gaps,
    grid: Grid,
    /// What the last tile surrounded.
    surrounded: ArrayVec<SegmentId, MAX_SURROUNDED>,
}

copied_in_place!(Board: tiles, segments, features, gaps, grid, surrounded);

impl Default for Board {
    fn default() -> Self {
        Self::with_room_for(0)
    }
}

impl Board {
    /// An empty table with memory for so many tiles.
    #[must_use]
    pub fn with_room_for(tiles: usize) -> Self {
        Self {
            tiles: Vec::with_capacity(tiles),
            segments: Vec::with_capacity(tiles * 5),
            features: Vec::with_capacity(tiles * 5),
            gaps: Gaps::default(),
            grid: Grid::new(),
            surrounded: ArrayVec::new(),
        }
    }

    /// Makes room in memory for so many more tiles.
    pub fn reserve(&mut self, tiles: usize) {
        self.tiles.reserve(tiles);
        self.segments.reserve(tiles * 5);
        self.features.reserve(tiles * 5);
        self.gaps.reserve(tiles);
    }

    /// The tiles in the order of laying.
    #[must_use]
    pub fn tiles(&self) -> &[Tile] {
        &self.tiles
    }

    /// One tile.
    #[must_use]
    pub fn tile(&self, tile: TileId) -> &Tile {
        &self.tiles[usize::from(tile)]
    }

    /// The free cells beside tiles.
    #[must_use]
    pub const fn gaps(&self) -> &Gaps {
        &self.gaps
    }

    /// The tile at a cell.
    #[must_use]
    pub fn tile_at(&self, cell: Cell) -> Option<TileId> {
        let value = self.grid.get(cell);
        (value & GAP == 0 && value != 0).then(|| TileId(value - 1))
    }

    /// The gap at a free cell beside a tile.
    #[must_use]
    pub fn gap_at(&self, cell: Cell) -> Option<Gap> {
        let value = self.grid.get(cell);
        (value & GAP != 0).then(|| self.gaps.get(usize::from(value & !GAP)))
    }

    /// How many segments lie on the board.
    #[must_use]
    pub fn segment_count(&self) -> usize {
        self.segments.len()
    }

    /// The feature that a segment belongs to, named by its oldest segment.
    #[must_use]
    #[inline]
    pub fn feature(&self, segment: SegmentId) -> SegmentId {
        self.segments[usize::from(segment)].feature
    }

    /// What kind of land a segment is.
    #[must_use]
    #[inline]
    pub fn kind(&self, segment: SegmentId) -> Kind {
        self.segments[usize::from(segment)].kind
    }

    /// The tile of a segment.
    #[must_use]
    pub fn tile_of(&self, segment: SegmentId) -> TileId {
        self.segments[usize::from(segment)].tile
    }

    /// The number of a segment on its own tile.
    #[must_use]
    pub fn index_of(&self, segment: SegmentId) -> u8 {
        self.segments[usize::from(segment)].index
    }

    /// Sides, or cells around it, that a feature still has open.
    #[must_use]
    #[inline]
    pub fn open(&self, segment: SegmentId) -> u16 {
        self.features[usize::from(self.feature(segment))].open
    }

    /// True for what can be completed, once nothing can change it any more.
    #[must_use]
    pub fn is_complete(&self, segment: SegmentId) -> bool {
        self.kind(segment).can_be_completed() && self.open(segment) == 0
    }

    /// How many figures claim the feature.
    #[must_use]
    #[inline]
    pub fn claims(&self, segment: SegmentId) -> u16 {
        self.features[usize::from(self.feature(segment))].claims
    }

    /// One more figure claims the feature of this segment.
    pub fn claim(&mut self, segment: SegmentId) {
        let feature = self.feature(segment);
        self.features[usize::from(feature)].claims += 1;
    }

    /// One figure less claims the feature of this segment.
    pub fn unclaim(&mut self, segment: SegmentId) {
        let feature = self.feature(segment);
        self.features[usize::from(feature)].claims -= 1;
    }

    /// How many segments the feature has: it only ever grows.
    #[must_use]
    #[inline]
    pub fn size(&self, segment: SegmentId) -> u16 {
        self.features[usize::from(self.feature(segment))].size
    }

    /// Every segment of the feature, from this one around the ring.
    pub fn members(&self, segment: SegmentId) -> impl Iterator<Item = SegmentId> + '_ {
        let mut next = Some(segment);
        std::iter::from_fn(move || {
            let this = next?;
            let after = self.segments[usize::from(this)].next;
            next = (after != segment).then_some(after);
            Some(this)
        })
    }

    /// The segments of one tile.
    pub fn segments_of(&self, tile: TileId) -> impl Iterator<Item = SegmentId> + use<> {
        let first = self.tile(tile).first;
        let after = self
            .tiles
            .get(usize::from(tile) + 1)
            .map_or(self.segments.len(), |t| t.first.into());
        (first.0..SegmentId::nth(after).0).map(SegmentId)
    }

    /// Counts the tiles of a feature and everything that it carries.
    #[must_use]
    pub fn tally(&self, types: &[TileType], segment: SegmentId) -> FeatureTally {
        let mut seen = NumberSet::below(self.tiles.len());
        let mut tally = FeatureTally::default();
        for member in self.members(segment) {
            let Segment { tile, index, .. } = self.segments[usize::from(member)];
            tally.tiles += u16::from(seen.insert(usize::from(tile)));
            let lanes: &Lanes =
                &types[usize::from(self.tile(tile).kind)].segments[usize::from(index)].lanes;
            if *lanes == BARE {
                continue;
            }
            for (sum, here) in tally.lanes.iter_mut().zip(lanes) {
                *sum += u16::from(*here);
            }
        }
        tally
    }

    /// The tiles on which a feature carries something in one of these lanes, in the order of laying.
    #[must_use]
    pub fn tiles_with(
        &self,
        types: &[TileType],
        segment: SegmentId,
        lanes: &[Lane],
    ) -> Vec<TileId> {
        let carries = |member: &SegmentId| {
            let Segment { tile, index, .. } = self.segments[usize::from(*member)];
            let here = &types[usize::from(self.tile(tile).kind)].segments[usize::from(index)].lanes;
            lanes.iter().any(|lane| here[*lane] > 0)
        };
        let members = self.members(segment).filter(carries);
        let mut tiles: Vec<_> = members.map(|member| self.tile_of(member)).collect();
        tiles.sort_unstable();
        tiles.dedup();
        tiles
    }

    /// The place that a segment is printed as: its first spot in board orientation.
    #[must_use]
    pub fn place(&self, types: &[TileType], segment: SegmentId) -> Place {
        let Segment {
            tile, index, kind, ..
        } = self.segments[usize::from(segment)];
        let laid = self.tile(tile);
        let at = types[usize::from(laid.kind)].name(laid.rotation, index);
        let Cell { x, y } = laid.cell;
        Place { x, y, kind, at }
    }

    /// The segment at a place, named by any spot that it owns.
    #[must_use]
    pub fn segment_at(&self, types: &[TileType], place: Place) -> Option<SegmentId> {
        let laid = self.tile(self.tile_at(place.cell())?);
        let index =
            types[usize::from(laid.kind)].segment_at(laid.rotation, place.kind, place.at)?;
        Some(laid.first.plus(index))
    }

    /// Which segments of a tile would meet which features, were it laid here. Several pairs may name one segment.
    pub fn meetings(
        &self,
        types: &[TileType],
        kind: TypeId,
        cell: Cell,
        rotation: Rotation,
        mut met: impl FnMut(u8, SegmentId),
    ) {
        let own = &types[usize::from(kind)];
        let around = self.grid.around(cell);
        for (side, place) in Side::ALL.into_iter().zip(BESIDE) {
            let there = around[place];
            if there == 0 || there & GAP != 0 {
                continue;
            }
            let other = self.tile(TileId(there - 1));
            let back = side.opposite() as usize;
            let theirs = &types[usize::from(other.kind)];
            let mut pair = |mine: u8, its: u8| {
                if mine != NONE && its != NONE {
                    met(mine, self.feature(other.first.plus(its)));
                }
            };
            let s = side as usize;
            pair(own.side(rotation, s), theirs.side(other.rotation, back));
            pair(
                own.half(rotation, 2 * s),
                theirs.half(other.rotation, 2 * back + 1),
            );
            pair(
                own.half(rotation, 2 * s + 1),
                theirs.half(other.rotation, 2 * back),
            );
        }
    }

    /// What the last tile surrounded: monasteries, and whatever else waits for that.
    #[must_use]
    pub fn just_surrounded(&self) -> &[SegmentId] {
        &self.surrounded
    }
}

/// A set of tiles or of features, for counting each once: on the stack for the usual board, on the heap for a huge one.
struct NumberSet {
    near: [u64; Self::WORDS],
    far: Vec<u64>,
}

impl NumberSet {
    const WORDS: usize = 8;

    /// An empty set of numbers below this one.
    fn below(end: usize) -> Self {
        let words = end.div_ceil(64);
        let far = if words > Self::WORDS {
            vec![0; words - Self::WORDS]
        } else {
            Vec::new()
        };
        Self {
            near: [0; Self::WORDS],
            far,
        }
    }

    /// True when the number was not in the set before.
    fn insert(&mut self, number: usize) -> bool {
        let word = match self.near.get_mut(number / 64) {
            Some(word) => word,
            None => &mut self.far[number / 64 - Self::WORDS],
        };
        let bit = 1 << (number % 64);
        let is_new = *word & bit == 0;
        *word |= bit;
        is_new
    }
}
