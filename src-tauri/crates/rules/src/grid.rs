//! A rectangle of cells around everything on the table, growing as needed: what lies where, by number.
//! Knows only numbers; what they mean is told by `board.rs`.

use crate::ground::Cell;
use serde::Serialize;

/// Room on each side when the grid grows.
const MARGIN: i16 = 6;

/// A rectangle of numbers; 0 everywhere at first, and outside.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Grid {
    west: i16,
    north: i16,
    width: i16,
    height: i16,
    cells: Vec<u16>,
}

impl Grid {
    pub(crate) fn new() -> Self {
        let side = 2 * MARGIN + 1;
        let cells = vec![0; (side * side) as usize];
        Self {
            west: -MARGIN,
            north: -MARGIN,
            width: side,
            height: side,
            cells,
        }
    }

    #[inline]
    fn index(&self, cell: Cell) -> Option<usize> {
        let (x, y) = (
            cell.x.wrapping_sub(self.west),
            cell.y.wrapping_sub(self.north),
        );
        let inside = x >= 0 && y >= 0 && x < self.width && y < self.height;
        inside.then(|| y as usize * self.width as usize + x as usize)
    }

    #[inline]
    pub(crate) fn get(&self, cell: Cell) -> u16 {
        self.index(cell).map_or(0, |i| self.cells[i])
    }

    /// The eight cells around one that has been set: north-west, north and on, row by row.
    #[inline]
    pub(crate) fn around(&self, cell: Cell) -> [u16; 8] {
        let Some(middle) = self.index(cell) else {
            unreachable!("a cell that has been set lies inside")
        };
        let row = self.width as usize;
        let [north, here, south] = [middle - row, middle, middle + row]
            .map(|i| -> [u16; 3] { std::array::from_fn(|d| self.cells[i + d - 1]) });
        [
            north[0], north[1], north[2], here[0], here[2], south[0], south[1], south[2],
        ]
    }

    /// Sets a cell; it and all its neighbours lie inside from then on.
    #[inline]
    pub(crate) fn set(&mut self, cell: Cell, value: u16) {
        if !self.is_inner(cell) {
            self.grow(cell);
        }
        let index = self
            .index(cell)
            .unwrap_or_else(|| unreachable!("the grid has just grown"));
        self.cells[index] = value;
    }

    #[inline]
    fn is_inner(&self, cell: Cell) -> bool {
        let (x, y) = (
            cell.x.wrapping_sub(self.west),
            cell.y.wrapping_sub(self.north),
        );
        x > 0 && y > 0 && x < self.width - 1 && y < self.height - 1
    }

    #[cold]
    fn grow(&mut self, cell: Cell) {
        let west = self.west.min(cell.x - MARGIN);
        let north = self.north.min(cell.y - MARGIN);
        let east = (self.west + self.width).max(cell.x + MARGIN + 1);
        let south = (self.north + self.height).max(cell.y + MARGIN + 1);
        let (width, height) = (east - west, south - north);
        let mut cells = vec![0; width as usize * height as usize];
        for row in 0..self.height {
            let from = row as usize * self.width as usize;
            let to =
                (self.north - north + row) as usize * width as usize + (self.west - west) as usize;
            let len = self.width as usize;
            cells[to..to + len].copy_from_slice(&self.cells[from..from + len]);
        }
        *self = Self {
            west,
            north,
            width,
            height,
            cells,
        };
    }
}
