//! The free cells beside tiles, and which turns of a tile fit into them.
//! Knows edge codes; nothing of segments, features or figures.

use crate::ground::{Cell, Side};
use crate::in_place::copied_in_place;
use serde::Serialize;

/// A free cell beside a tile, with what its neighbours ask of a tile's edges.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gap {
    /// Where.
    pub cell: Cell,
    mask: u8,
    code: u8,
}

impl Gap {
    /// The sides with a neighbour.
    pub fn neighbours(self) -> impl Iterator<Item = Side> {
        Side::ALL
            .into_iter()
            .filter(move |side| self.mask >> (2 * *side as u8) & 1 == 1)
    }

    /// The edge code asked for on `side`, which has a neighbour.
    #[must_use]
    pub const fn asked(self, side: Side) -> u8 {
        self.code >> (2 * side as u8) & 3
    }

    /// What all its neighbours ask, in one number: two gaps with the same are filled by the same tiles.
    #[must_use]
    pub const fn asks(self) -> u16 {
        u16::from_be_bytes([self.mask, self.code])
    }

    /// True when a tile with these edges fits.
    #[must_use]
    pub const fn fits(self, edge_code: u8) -> bool {
        (edge_code ^ self.code) & self.mask == 0
    }

    /// The turns in which a tile fits, a bit each, given its edge codes, a byte a turn.
    #[must_use]
    #[inline]
    pub const fn fitting_turns(self, edges: u32) -> u8 {
        let misfits = (edges as u64 ^ all_eight(self.code)) & all_eight(self.mask);
        (zero_bytes(misfits) & 0xf) as u8
    }
}

/// All gaps. What eight of them ask stands in one word, so that eight are answered at once.
#[derive(Debug, Default, PartialEq, Eq, Serialize)]
pub struct Gaps {
    cells: Vec<Cell>,
    /// Two bits for each side that has a neighbour, a byte a gap. Past the last gap every bit is set,
    masks: Vec<u64>,
    /// and here too: edges that one tile alone may have, the one that is [`FULL`].
    codes: Vec<u64>,
}

copied_in_place!(Gaps: cells, masks, codes);

/// How many gaps are answered at once.
pub(crate) const STRIDE: usize = 8;
const EACH: u64 = 0x0101_0101_0101_0101;
/// A tile that has the last edge there is on every side: what stands past the last gap would fit it.
const FULL: u32 = u32::MAX;

const fn byte_of(words: &[u64], index: usize) -> u8 {
    (words[index / STRIDE] >> (8 * (index % STRIDE))) as u8
}

fn put_byte(words: &mut [u64], index: usize, byte: u8) {
    let shift = 8 * (index % STRIDE);
    let word = &mut words[index / STRIDE];
    *word = *word & !(0xff << shift) | u64::from(byte) << shift;
}

impl Gaps {
    /// How many there are.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.cells.len()
    }

    /// True on an empty table only.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.cells.is_empty()
    }

    /// Where they are.
    #[must_use]
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// One of them.
    #[must_use]
    pub fn get(&self, index: usize) -> Gap {
        let (mask, code) = (byte_of(&self.masks, index), byte_of(&self.codes, index));
        Gap {
            cell: self.cells[index],
            mask,
            code,
        }
    }

    pub(crate) fn reserve(&mut self, more: usize) {
        self.cells.reserve(more);
        self.masks.reserve(more / STRIDE + 1);
        self.codes.reserve(more / STRIDE + 1);
    }

    pub(crate) fn open(&mut self, cell: Cell) -> usize {
        let index = self.cells.len();
        self.cells.push(cell);
        if index.is_multiple_of(STRIDE) {
            self.masks.push(u64::MAX);
            self.codes.push(u64::MAX);
        }
        self.put(index, 0, 0);
        index
    }

    fn put(&mut self, index: usize, mask: u8, code: u8) {
        put_byte(&mut self.masks, index, mask);
        put_byte(&mut self.codes, index, code);
    }

    pub(crate) fn ask(&mut self, index: usize, side: Side, code: u8) {
        let shift = 8 * (index % STRIDE) + 2 * side as usize;
        self.masks[index / STRIDE] |= 3 << shift;
        self.codes[index / STRIDE] |= u64::from(code) << shift;
    }

    /// Takes a gap away; tells the cell of the one that has its number now.
    pub(crate) fn fill(&mut self, index: usize) -> Option<Cell> {
        let last = self.cells.len() - 1;
        let Gap { mask, code, .. } = self.get(last);
        self.cells.swap_remove(index);
        self.put(last, u8::MAX, u8::MAX);
        if index != last {
            self.put(index, mask, code);
        }
        if last.is_multiple_of(STRIDE) {
            self.masks.pop();
            self.codes.pop();
        }
        self.cells.get(index).copied()
    }

    /// For every eight gaps the turns that fit, given a tile's edge codes, a byte a turn.
    /// Bit `8 * turn + i` stands for gap `i` of the cells. Nothing for the one tile that what stands past the last
    /// gap would fit: whoever lays it looks gap by gap.
    #[inline]
    pub fn fitting(&self, edges: u32) -> Option<impl Iterator<Item = (&[Cell], FittingTurns)>> {
        if edges == FULL {
            return None;
        }
        let turns = edges.to_le_bytes().map(all_eight);
        let words = self.masks.iter().zip(&self.codes);
        let eights = self.cells.chunks(STRIDE).zip(words);
        Some(eights.map(move |(cells, (mask, code))| {
            let fits = |edge: u64| zero_bytes((edge ^ code) & mask);
            let [a, b, c, d] = turns.map(fits);
            (cells, FittingTurns((a | b << 8 | c << 16 | d << 24) as u32))
        }))
    }

    /// Every gap with each turn that fits, one by one.
    pub fn one_by_one(&self, edges: u32) -> impl Iterator<Item = (Cell, u8)> {
        let gaps = (0..self.len()).map(|gap| self.get(gap));
        let turns = gaps.flat_map(move |gap| (0..4).map(move |turn| (gap, turn)));
        let fits = turns.filter(move |(gap, turn)| gap.fits((edges >> (8 * turn)) as u8));
        fits.map(|(gap, turn)| (gap.cell, turn))
    }

    /// The cells into which no turn of any of these tiles fits, given their edge codes; in order.
    #[must_use]
    pub fn dead(&self, tiles: &[u32]) -> Vec<Cell> {
        // Most tiles look like another one from some side.
        let mut turns: Vec<u8> = tiles.iter().flat_map(|edges| edges.to_le_bytes()).collect();
        turns.sort_unstable();
        turns.dedup();
        let mut dead = Vec::new();
        let words = self.masks.iter().zip(&self.codes);
        for (cells, (mask, code)) in self.cells.chunks(STRIDE).zip(words) {
            let all = (1u64 << cells.len()) - 1;
            let mut alive = 0;
            for turn in &turns {
                alive |= zero_bytes((all_eight(*turn) ^ code) & mask);
                if alive & all == all {
                    break;
                }
            }
            let is_dead = |(i, _): &(usize, &Cell)| alive >> i & 1 == 0;
            dead.extend(
                cells
                    .iter()
                    .enumerate()
                    .filter(is_dead)
                    .map(|(_, cell)| *cell),
            );
        }
        dead.sort_unstable();
        dead
    }

    /// True when some turn of a tile fits somewhere.
    #[must_use]
    #[inline]
    pub fn any_fits(&self, edges: u32) -> bool {
        if edges == FULL {
            return self.one_by_one(edges).next().is_some();
        }
        let turns = edges.to_le_bytes().map(all_eight);
        let mut words = self.masks.iter().zip(&self.codes);
        words.any(|(mask, code)| {
            let misfits = turns.map(|turn| (turn ^ code) & mask);
            misfits.into_iter().any(|word| zero_marks(word) != 0)
        })
    }
}

/// The same byte eight times.
#[inline]
const fn all_eight(byte: u8) -> u64 {
    (byte as u64).wrapping_mul(EACH)
}

/// The highest bit of each byte that is zero.
#[inline]
const fn zero_marks(word: u64) -> u64 {
    const LOW: u64 = 0x7f * EACH;
    // No byte carries into the next: nothing here can overflow, and nothing is checked for it.
    !((word & LOW).wrapping_add(LOW) | word | LOW)
}

/// One bit for each byte that is zero.
#[inline]
const fn zero_bytes(word: u64) -> u64 {
    (zero_marks(word) >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56
}

/// Pairs of a gap and a turn, as bits.
#[derive(Clone, Debug)]
pub struct FittingTurns(u32);

impl Iterator for FittingTurns {
    /// The number of the gap among its eight, and the turn.
    type Item = (usize, u8);

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        if self.0 == 0 {
            return None;
        }
        let bit = self.0.trailing_zeros();
        self.0 &= self.0.wrapping_sub(1);
        Some(((bit % 8) as usize, (bit / 8) as u8))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for FittingTurns {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_byte_that_is_zero_gives_its_bit() {
        assert_eq!(zero_bytes(0), 0xff);
        assert_eq!(zero_bytes(u64::MAX), 0);
        assert_eq!(zero_bytes(0x0100_8000_7f00_ff01), 0b0101_0100);
    }

    /// A hundred gaps with different neighbours, which ask every code there is.
    fn hundred() -> Gaps {
        let mut gaps = Gaps::default();
        for n in 0..100i16 {
            let index = gaps.open(Cell::new(n, 0));
            for side in Side::ALL.into_iter().filter(|s| (n >> *s as u8) & 1 == 1) {
                gaps.ask(index, side, (n / 16 % 4) as u8);
            }
        }
        gaps
    }

    #[test]
    fn a_gap_stands_where_it_was_opened() {
        let gaps = hundred();
        assert!(Gaps::default().is_empty() && !gaps.is_empty());
        let opened: Vec<_> = (0..100).map(|n| Cell::new(n, 0)).collect();
        assert_eq!(gaps.cells(), opened);
        let each: Vec<_> = (0..100).map(|index| gaps.get(index).cell).collect();
        assert_eq!(each, opened);
    }

    #[test]
    fn what_is_reserved_holds_that_many_and_little_more() {
        let mut gaps = Gaps::default();
        gaps.reserve(100);
        assert!((100..200).contains(&gaps.cells.capacity()));
        for words in [&gaps.masks, &gaps.codes] {
            assert!((13..26).contains(&words.capacity()));
        }
    }

    #[test]
    fn four_turns_at_once_say_the_same_as_one_by_one() {
        let edges = [0b01_00_10_01, 0b00_10_01_01, 0b10_01_01_00, 0b01_01_00_10];
        let mut fitting = 0;
        for gap in (0..100).map(|index| hundred().get(index)) {
            let turns = gap.fitting_turns(u32::from_le_bytes(edges));
            for (turn, edges) in edges.into_iter().enumerate() {
                assert_eq!(turns >> turn & 1 == 1, gap.fits(edges), "{gap:?}");
            }
            assert_eq!(turns >> 4, 0);
            fitting += turns.count_ones();
        }
        assert!((1..400).contains(&fitting), "{fitting}");
    }

    #[test]
    fn two_gaps_ask_the_same_exactly_when_the_same_edges_fit() {
        let gaps = hundred();
        let fitting = |gap: Gap| (0..=u8::MAX).filter(move |&edges| gap.fits(edges));
        for one in (0..100).map(|index| gaps.get(index)) {
            for other in (0..100).map(|index| gaps.get(index)) {
                let same = fitting(one).eq(fitting(other));
                assert_eq!(one.asks() == other.asks(), same, "{one:?} {other:?}");
            }
        }
    }

    #[test]
    fn a_gap_is_dead_when_no_turn_of_any_tile_fits() {
        let gaps = hundred();
        let all_field = u32::from_le_bytes([0; 4]);
        let all_road = u32::from_le_bytes([0b01_01_01_01; 4]);
        let all_last = u32::MAX;
        for tiles in [&[][..], &[all_field], &[all_road, all_field], &[all_last]] {
            let fits = |gap: &usize| {
                let turns = tiles.iter().flat_map(|edges| edges.to_le_bytes());
                turns.into_iter().any(|edges| gaps.get(*gap).fits(edges))
            };
            let dead = (0..100).filter(|gap| !fits(gap));
            let expected: Vec<_> = dead.map(|gap| gaps.get(gap).cell).collect();
            assert_eq!(gaps.dead(tiles), expected);
        }
        assert_eq!(gaps.dead(&[]).len(), 100);
    }

    #[test]
    fn eight_at_once_say_the_same_as_one_by_one() {
        let gaps = hundred();
        let mixed =
            u32::from_le_bytes([0b01_00_10_01, 0b00_10_01_01, 0b10_01_01_00, 0b01_01_00_10]);
        for edges in [mixed, 0, FULL] {
            let mut found = Vec::new();
            for (cells, fitting) in gaps.fitting(edges).into_iter().flatten() {
                let count = fitting.len();
                let before = found.len();
                found.extend(fitting.map(|(i, turn)| (cells[i], turn)));
                assert_eq!(found.len(), before + count);
            }
            found.sort_unstable();
            let mut one_by_one: Vec<_> = gaps.one_by_one(edges).collect();
            one_by_one.sort_unstable();
            assert_eq!(gaps.any_fits(edges), !one_by_one.is_empty());
            if edges == FULL {
                assert!(gaps.fitting(edges).is_none());
            } else {
                assert_eq!(found, one_by_one);
            }
        }
    }

    #[test]
    fn what_lies_past_the_last_gap_fits_nothing() {
        let mut gaps = Gaps::default();
        for n in 0..9 {
            gaps.open(Cell::new(n, 0));
            for gap in 0..=n {
                gaps.ask(gap as usize, Side::N, 1);
            }
            for code in 0..4u8 {
                let edges = u32::from_le_bytes([code * 0b01_01_01_01; 4]);
                assert_eq!(gaps.any_fits(edges), code == 1, "{n} {code}");
                let fits = gaps.one_by_one(edges).count();
                assert_eq!(fits, if code == 1 { 4 * (n as usize + 1) } else { 0 });
            }
        }
        while !gaps.is_empty() {
            gaps.fill(0);
            assert_eq!(gaps.dead(&[FULL]).len(), gaps.len());
        }
    }
}
