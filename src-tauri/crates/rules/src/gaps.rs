//! The free cells beside tiles, and which turns of a tile fit into them.
//! Knows edge codes; nothing of segments, features or figures.

use crate::ground::{Cell, Side};
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

    /// True when a tile with these edges fits.
    #[must_use]
    pub const fn fits(self, edge_code: u8) -> bool {
        (edge_code ^ self.code) & self.mask == 0
    }
}

/// All gaps. Masks and codes lie in rows of their own, so that eight gaps are answered at once.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Gaps {
    cells: Vec<Cell>,
    /// Two bits for each side that has a neighbour.
    masks: Vec<u8>,
    /// The edge codes asked for.
    codes: Vec<u8>,
}

/// How many gaps are answered at once.
const STRIDE: usize = 8;

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

    /// One of them.
    #[must_use]
    pub fn get(&self, index: usize) -> Gap {
        Gap {
            cell: self.cells[index],
            mask: self.masks[index],
            code: self.codes[index],
        }
    }

    pub(crate) fn reserve(&mut self, more: usize) {
        self.cells.reserve(more);
        self.masks.reserve(more);
        self.codes.reserve(more);
    }

    pub(crate) fn open(&mut self, cell: Cell) -> usize {
        self.cells.push(cell);
        self.masks.push(0);
        self.codes.push(0);
        self.cells.len() - 1
    }

    pub(crate) fn ask(&mut self, index: usize, side: Side, code: u8) {
        self.masks[index] |= 3 << (2 * side as u8);
        self.codes[index] |= code << (2 * side as u8);
    }

    /// Takes a gap away; tells the cell of the one that has its number now.
    pub(crate) fn fill(&mut self, index: usize) -> Option<Cell> {
        self.cells.swap_remove(index);
        self.masks.swap_remove(index);
        self.codes.swap_remove(index);
        self.cells.get(index).copied()
    }

    /// For every eight gaps the turns that fit, given a tile's edge codes, a byte a turn.
    /// Bit `8 * turn + i` stands for gap `i` of the cells.
    #[inline]
    pub fn fitting(&self, edges: u32) -> impl Iterator<Item = (&[Cell], Fitting)> {
        let turns = edges.to_le_bytes().map(|code| u64::from(code) * EACH);
        let rows = self.masks.chunks(STRIDE).zip(self.codes.chunks(STRIDE));
        self.cells
            .chunks(STRIDE)
            .zip(rows)
            .map(move |(cells, (masks, codes))| {
                // Past the end stands an edge that no tile has.
                let (masks, codes) = (word(masks), word(codes));
                let fits = |bits, (turn, edge): (usize, &u64)| {
                    bits | zero_bytes((edge ^ codes) & masks) << (8 * turn)
                };
                (
                    cells,
                    Fitting(turns.iter().enumerate().fold(0, fits) as u32),
                )
            })
    }

    /// True when some turn of a tile fits somewhere.
    #[must_use]
    pub fn any_fits(&self, edges: u32) -> bool {
        self.fitting(edges).any(|(_, fitting)| fitting.0 != 0)
    }
}

const EACH: u64 = 0x0101_0101_0101_0101;

#[inline]
fn word(bytes: &[u8]) -> u64 {
    bytes.try_into().map_or_else(
        |_| {
            let mut padded = [u8::MAX; STRIDE];
            padded[..bytes.len()].copy_from_slice(bytes);
            u64::from_le_bytes(padded)
        },
        u64::from_le_bytes,
    )
}

/// One bit for each byte that is zero.
const fn zero_bytes(word: u64) -> u64 {
    const LOW: u64 = 0x7f * EACH;
    let zero = !(((word & LOW) + LOW) | word | LOW);
    (zero >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56
}

/// Pairs of a gap and a turn, as bits.
#[derive(Clone, Debug)]
pub struct Fitting(u32);

impl Iterator for Fitting {
    /// The number of the gap among its eight, and the turn.
    type Item = (usize, u8);

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        if self.0 == 0 {
            return None;
        }
        let bit = self.0.trailing_zeros();
        self.0 &= self.0 - 1;
        Some(((bit % 8) as usize, (bit / 8) as u8))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Fitting {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_byte_that_is_zero_gives_its_bit() {
        assert_eq!(zero_bytes(0), 0xff);
        assert_eq!(zero_bytes(u64::MAX), 0);
        assert_eq!(zero_bytes(0x0100_8000_7f00_ff01), 0b0101_0100);
    }

    #[test]
    fn eight_at_once_say_the_same_as_one_by_one() {
        let mut gaps = Gaps::default();
        for n in 0..100i16 {
            let index = gaps.open(Cell::new(n, 0));
            for side in Side::ALL.into_iter().filter(|s| (n >> *s as u8) & 1 == 1) {
                gaps.ask(index, side, (n / 16 % 3) as u8);
            }
        }
        let edges =
            u32::from_le_bytes([0b01_00_10_01, 0b00_10_01_01, 0b10_01_01_00, 0b01_01_00_10]);
        let mut found = Vec::new();
        for (cells, fitting) in gaps.fitting(edges) {
            found.extend(fitting.map(|(i, turn)| (cells[i].x as usize, turn)));
        }
        found.sort_unstable();
        let one_by_one = (0..100).flat_map(|gap| (0..4).map(move |turn| (gap, turn)));
        let expected: Vec<_> = one_by_one
            .filter(|(gap, turn)| gaps.get(*gap).fits((edges >> (8 * turn)) as u8))
            .collect();
        assert_eq!(found, expected);
    }
}
