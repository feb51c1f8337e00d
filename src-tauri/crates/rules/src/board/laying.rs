//! Laying a tile: its segments join what they meet, gaps close and open, what waits for it is surrounded.
//! The only place where land changes; knows nothing of players, figures or scores.

use super::{BESIDE, Board, Feature, GAP, Segment, Tile, TileId};
use crate::figure::SegmentId;
use crate::ground::{Cell, PlayerId, Rotation, Side};
use crate::tile::{NONE, TileType, TypeId};

impl Board {
    /// Lays a tile on a free cell and joins its land. The caller has checked that it fits.
    pub fn lay(
        &mut self,
        types: &[TileType],
        kind: TypeId,
        cell: Cell,
        rotation: Rotation,
        by: Option<PlayerId>,
    ) -> TileId {
        let tile = TileId::nth(self.tiles.len());
        let first = SegmentId::nth(self.segments.len());
        let laid = &types[usize::from(kind)];
        self.fill_gap(cell, tile);
        self.tiles.push(Tile {
            kind,
            cell,
            rotation,
            by,
            first,
        });
        for (index, segment) in (0..).zip(&laid.segments) {
            let id = first.plus(index);
            let kind = segment.kind;
            self.segments.push(Segment {
                feature: id,
                next: id,
                tile,
                index,
                kind,
            });
            self.features.push(Feature {
                open: segment.open,
                size: 1,
                claims: 0,
            });
        }
        let around = self.grid.around(cell);
        for (side, place) in Side::ALL.into_iter().zip(BESIDE) {
            self.join_side(types, tile, side, around[place]);
        }
        self.surround(types, tile, around);
        tile
    }

    /// Joins one side with what lies there.
    fn join_side(&mut self, types: &[TileType], tile: TileId, side: Side, there: u16) {
        let Tile {
            kind,
            cell,
            rotation,
            first,
            ..
        } = *self.tile(tile);
        let own = &types[usize::from(kind)];
        let s = side as usize;
        if there == 0 || there & GAP != 0 {
            let code = own.edge_code(rotation) >> (2 * s) & 3;
            return self.open_gap(cell.beyond(side), there, side.opposite(), code);
        }
        let other = TileId(there - 1);
        let Tile {
            kind,
            rotation: turned,
            first: start,
            ..
        } = *self.tile(other);
        let theirs = &types[usize::from(kind)];
        let back = side.opposite() as usize;
        let mut join = |mine: u8, its: u8, closes: u16| {
            if mine != NONE && its != NONE {
                self.join(first.plus(mine), start.plus(its), closes);
            }
        };
        join(own.side(rotation, s), theirs.side(turned, back), 2);
        join(
            own.half(rotation, 2 * s),
            theirs.half(turned, 2 * back + 1),
            0,
        );
        join(
            own.half(rotation, 2 * s + 1),
            theirs.half(turned, 2 * back),
            0,
        );
    }

    /// Makes one feature of two and closes the two sides that met.
    fn join(&mut self, a: SegmentId, b: SegmentId, closes: u16) {
        let (a, b) = (self.feature(a), self.feature(b));
        let (keep, lose) = (a.min(b), a.max(b));
        if a != b {
            let mut member = lose;
            loop {
                let segment = &mut self.segments[usize::from(member)];
                segment.feature = keep;
                if segment.next == lose {
                    break;
                }
                member = segment.next;
            }
            // `member` is the last of the lost ring: splice the two rings.
            let after = self.segments[usize::from(keep)].next;
            self.segments[usize::from(keep)].next = lose;
            self.segments[usize::from(member)].next = after;
            let lost = std::mem::take(&mut self.features[usize::from(lose)]);
            let kept = &mut self.features[usize::from(keep)];
            kept.open += lost.open;
            kept.size += lost.size;
            kept.claims += lost.claims;
        }
        self.features[usize::from(keep)].open -= closes;
    }

    /// A new tile and whatever around it waits to be surrounded have one open cell less for each other.
    fn surround(&mut self, types: &[TileType], tile: TileId, around: [u16; 8]) {
        self.surrounded.clear();
        let kind = self.tile(tile).kind;
        let tiles = around
            .into_iter()
            .filter(|value| value & GAP == 0 && *value != 0);
        let mut neighbours = 0;
        for near in tiles.map(|value| TileId(value - 1)) {
            neighbours += 1;
            if types[usize::from(self.tile(near).kind)].surrounded {
                self.fill_around(near, 1);
            }
        }
        if types[usize::from(kind)].surrounded {
            self.fill_around(tile, neighbours);
        }
    }

    fn fill_around(&mut self, tile: TileId, cells: u16) {
        for segment in self.segments_of(tile) {
            if self.kind(segment).is_surrounded() {
                let open = &mut self.features[usize::from(segment)].open;
                *open -= cells;
                if *open == 0 && !self.surrounded.is_full() {
                    self.surrounded.push(segment);
                }
            }
        }
    }

    fn fill_gap(&mut self, cell: Cell, tile: TileId) {
        let value = self.grid.get(cell);
        if value & GAP != 0
            && let Some(moved) = self.gaps.fill(usize::from(value & !GAP))
        {
            self.grid.set(moved, value);
        }
        self.grid.set(cell, tile.0 + 1);
    }

    fn open_gap(&mut self, cell: Cell, there: u16, side: Side, code: u8) {
        let gap = if there == 0 {
            let gap = self.gaps.open(cell);
            self.grid.set(cell, GAP | gap as u16);
            gap
        } else {
            usize::from(there & !GAP)
        };
        self.gaps.ask(gap, side, code);
    }
}
