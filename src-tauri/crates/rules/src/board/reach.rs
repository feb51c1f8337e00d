//! Where land reaches: the cities beside a field, the fields beside a city, the gaps beside what grows.

use super::{Board, NumberSet, Segment};
use crate::figure::SegmentId;
use crate::gaps::Gap;
use crate::ground::Side;
use crate::tile::{NONE, TileType};

impl Board {
    /// Shows each city beside a field, once each.
    pub fn each_city_beside(
        &self,
        types: &[TileType],
        field: SegmentId,
        mut see: impl FnMut(SegmentId),
    ) {
        let mut seen = NumberSet::below(self.segments.len());
        for member in self.members(field) {
            let Segment { tile, index, .. } = self.segments[usize::from(member)];
            let laid = self.tile(tile);
            let mut cities = types[usize::from(laid.kind)].segments[usize::from(index)].cities;
            while cities != 0 {
                let city = self.feature(laid.first.plus(cities.trailing_zeros() as u8));
                cities &= cities - 1;
                if seen.insert(usize::from(city)) {
                    see(city);
                }
            }
        }
    }

    /// The features of the completed cities that a field touches, each once, oldest first.
    pub fn completed_cities(&self, types: &[TileType], field: SegmentId, out: &mut Vec<SegmentId>) {
        out.clear();
        self.each_city_beside(types, field, |city| {
            if self.open(city) == 0 {
                out.push(city);
            }
        });
        out.sort_unstable();
    }

    /// The features of the fields along a city; a field may come more than once.
    pub fn fields_along(
        &self,
        types: &[TileType],
        city: SegmentId,
    ) -> impl Iterator<Item = SegmentId> {
        self.members(city).flat_map(move |member| {
            let Segment { tile, index, .. } = self.segments[usize::from(member)];
            let laid = self.tile(tile);
            let along = types[usize::from(laid.kind)].segments.iter();
            (laid.first.0..)
                .map(SegmentId)
                .zip(along)
                .filter(move |(_, segment)| segment.cities >> index & 1 == 1)
                .map(|(field, _)| self.feature(field))
        })
    }

    /// The gaps that a feature reaches from side to side, each with the side of the gap that it lies along: a gap
    /// comes once for each side, and nothing is walked on once all of them are found.
    pub fn open_sides(
        &self,
        types: &[TileType],
        segment: SegmentId,
    ) -> impl Iterator<Item = (Gap, Side)> {
        let sides = self.members(segment).flat_map(move |member| {
            let Segment { tile, index, .. } = self.segments[usize::from(member)];
            let laid = self.tile(tile);
            let rim = types[usize::from(laid.kind)].segments[usize::from(index)].rim;
            let sides = rim.turned(laid.rotation).sides();
            let reached = Side::ALL
                .into_iter()
                .filter(move |side| sides >> *side as u8 & 1 == 1);
            reached.filter_map(|side| Some((self.gap_at(laid.cell.beyond(side))?, side.opposite())))
        });
        sides.take(usize::from(self.open(segment)))
    }

    /// The features that reach a gap from side to side; one may come more than once.
    pub fn beside(&self, types: &[TileType], gap: Gap) -> impl Iterator<Item = SegmentId> {
        gap.neighbours().filter_map(move |side| {
            let laid = self.tile(self.tile_at(gap.cell.beyond(side))?);
            let kind = &types[usize::from(laid.kind)];
            let index = kind.side(laid.rotation, side.opposite() as usize);
            (index != NONE).then(|| self.feature(laid.first.plus(index)))
        })
    }
}
