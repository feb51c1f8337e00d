//! What lies on each cell, by number: near the middle in a rectangle that grows as needed, far out in small squares
//! where something lies.

use crate::ground::Cell;
use crate::in_place::copied_in_place;
use serde::Serialize;

/// Room on each side when the rectangle grows.
const MARGIN: i16 = 6;
/// The rectangle never reaches farther from the middle, so that land in a long line costs no empty table.
const REACH: i16 = 64;
/// The side of a square far out.
const SIDE: i16 = 8;
const SQUARE: usize = (SIDE * SIDE) as usize;

/// A number for each cell; 0 where none was set.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Grid {
    west: i16,
    north: i16,
    width: u16,
    height: u16,
    cells: Vec<u16>,
    far: OuterCells,
}

/// The cells beyond the reach of the rectangle.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
struct OuterCells {
    /// Where squares lie, in order, with their numbers.
    index: Vec<(Cell, u16)>,
    /// Square by square, row by row.
    cells: Vec<u16>,
}

copied_in_place!(Grid: west, north, width, height, cells, far);

impl Grid {
    pub(crate) fn new() -> Self {
        let side = 2 * MARGIN as u16 + 1;
        let cells = vec![0; usize::from(side * side)];
        Self {
            west: -MARGIN,
            north: -MARGIN,
            width: side,
            height: side,
            cells,
            far: OuterCells::default(),
        }
    }

    /// Steps from the north-west corner; huge for what lies beyond it.
    #[inline]
    const fn steps(&self, cell: Cell) -> (u16, u16) {
        let (x, y) = (
            cell.x.wrapping_sub(self.west),
            cell.y.wrapping_sub(self.north),
        );
        (x as u16, y as u16)
    }

    #[inline]
    fn index(&self, cell: Cell) -> Option<usize> {
        let (x, y) = self.steps(cell);
        let inside = x < self.width && y < self.height;
        inside.then(|| self.place(x, y))
    }

    /// The place of a cell inside, in steps from the corner: less than 65,536 squared.
    #[inline]
    const fn place(&self, x: u16, y: u16) -> usize {
        (y as usize)
            .wrapping_mul(self.width as usize)
            .wrapping_add(x as usize)
    }

    #[inline]
    pub(crate) fn get(&self, cell: Cell) -> u16 {
        match self.index(cell) {
            Some(i) => self.cells[i],
            None => self.far.get(cell),
        }
    }

    /// The eight cells around one: north-west, north and on, row by row.
    #[inline]
    pub(crate) fn around(&self, cell: Cell) -> [u16; 8] {
        if !self.is_inner(cell) {
            return self.around_rim(cell);
        }
        let (x, y) = self.steps(cell);
        let first = self.place(x.wrapping_sub(1), y.wrapping_sub(1));
        let row = usize::from(self.width);
        let three = |from: usize| &self.cells[from..from.wrapping_add(3)];
        let north = three(first);
        let here = three(first.wrapping_add(row));
        let south = three(first.wrapping_add(2 * row));
        [
            north[0], north[1], north[2], here[0], here[2], south[0], south[1], south[2],
        ]
    }

    #[cold]
    #[inline(never)]
    fn around_rim(&self, cell: Cell) -> [u16; 8] {
        const STEPS: [(i16, i16); 8] = [
            (-1, -1),
            (0, -1),
            (1, -1),
            (-1, 0),
            (1, 0),
            (-1, 1),
            (0, 1),
            (1, 1),
        ];
        STEPS.map(|(dx, dy)| {
            let (x, y) = (cell.x.checked_add(dx), cell.y.checked_add(dy));
            x.zip(y).map_or(0, |(x, y)| self.get(Cell { x, y }))
        })
    }

    /// Sets a cell; in the rectangle it and all its neighbours lie inside from then on.
    #[inline]
    pub(crate) fn set(&mut self, cell: Cell, value: u16) {
        if self.is_inner(cell) {
            let (x, y) = self.steps(cell);
            let place = self.place(x, y);
            self.cells[place] = value;
        } else {
            self.set_rim(cell, value);
        }
    }

    #[cold]
    #[inline(never)]
    fn set_rim(&mut self, cell: Cell, value: u16) {
        self.grow(cell);
        match self.index(cell) {
            Some(index) => self.cells[index] = value,
            None => self.far.set(cell, value),
        }
    }

    #[inline]
    const fn is_inner(&self, cell: Cell) -> bool {
        let (x, y) = self.steps(cell);
        // The rectangle is never narrower than its margins.
        x.wrapping_sub(1) < self.width.wrapping_sub(2)
            && y.wrapping_sub(1) < self.height.wrapping_sub(2)
    }

    /// Makes expansion around a cell as far as the rectangle may reach. What was far before stays far: the
    /// rectangle never grows over it.
    fn grow(&mut self, cell: Cell) {
        if cell.x.unsigned_abs() >= REACH as u16 || cell.y.unsigned_abs() >= REACH as u16 {
            return;
        }
        let least = |from: i16, at: i16| from.min(at - MARGIN).max(1 - REACH);
        let most = |to: i16, at: i16| to.max(at + MARGIN + 1).min(REACH);
        let (west, north) = (least(self.west, cell.x), least(self.north, cell.y));
        let east = most(self.west + self.width as i16, cell.x);
        let south = most(self.north + self.height as i16, cell.y);
        let (width, height) = ((east - west) as u16, (south - north) as u16);
        if (width, height) == (self.width, self.height) {
            return;
        }
        let mut cells = vec![0; usize::from(width) * usize::from(height)];
        let len = usize::from(self.width);
        let (down, right) = ((self.north - north) as usize, (self.west - west) as usize);
        for (row, old) in self.cells.chunks_exact(len).enumerate() {
            let to = (down + row) * usize::from(width) + right;
            cells[to..to + len].copy_from_slice(old);
        }
        (self.west, self.north) = (west, north);
        (self.width, self.height) = (width, height);
        self.cells = cells;
    }
}

impl OuterCells {
    /// The corner of a cell's square, and the cell's number inside.
    fn square(cell: Cell) -> (Cell, usize) {
        let (x, y) = (cell.x.rem_euclid(SIDE), cell.y.rem_euclid(SIDE));
        // The first square of all may begin before the first coordinate: its corner is named from the other end.
        let corner = Cell::new(cell.x.wrapping_sub(x), cell.y.wrapping_sub(y));
        (corner, (y * SIDE + x) as usize)
    }

    fn find(&self, corner: Cell) -> Result<usize, usize> {
        let found = self.index.binary_search_by_key(&corner, |(at, _)| *at);
        found.map(|at| usize::from(self.index[at].1) * SQUARE)
    }

    #[cold]
    #[inline(never)]
    fn get(&self, cell: Cell) -> u16 {
        let (corner, inside) = Self::square(cell);
        self.find(corner)
            .map_or(0, |first| self.cells[first + inside])
    }

    #[cold]
    #[inline(never)]
    fn set(&mut self, cell: Cell, value: u16) {
        let (corner, inside) = Self::square(cell);
        let first = self.find(corner).unwrap_or_else(|place| {
            let number = self.index.len() as u16;
            self.index.insert(place, (corner, number));
            self.cells.resize(self.cells.len() + SQUARE, 0);
            usize::from(number) * SQUARE
        });
        self.cells[first + inside] = value;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    /// Cells near the middle, at the rim of the rectangle's reach, far out, and at the ends of the world.
    fn cells() -> Vec<Cell> {
        let ways = [0, 1, 5, 6, 7, 30, 62, 63, 64, 65, 71, 72, 1000, i16::MAX];
        let along = || ways.iter().flat_map(|way| [*way, -*way]).chain([i16::MIN]);
        along()
            .flat_map(|x| along().map(move |y| Cell::new(x, y)))
            .collect()
    }

    fn filled() -> (Grid, BTreeMap<Cell, u16>) {
        let (mut grid, mut told) = (Grid::new(), BTreeMap::new());
        // From a middle to the ends and back, so that the rectangle grows with something far out already.
        let cells = cells();
        let order = (0..cells.len()).map(|i| cells[i * 101 % cells.len()]);
        for (value, cell) in (1..).zip(order) {
            grid.set(cell, value);
            told.insert(cell, value);
        }
        (grid, told)
    }

    #[test]
    fn what_was_set_is_there_and_nothing_else_is() {
        let (grid, told) = filled();
        assert!(told.len() > 500);
        for cell in cells() {
            for (dx, dy) in [(0, 0), (1, 0), (0, -1), (3, 2)] {
                let (x, y) = (cell.x.wrapping_add(dx), cell.y.wrapping_add(dy));
                let near = Cell::new(x, y);
                assert_eq!(grid.get(near), told.get(&near).copied().unwrap_or(0));
            }
        }
    }

    #[test]
    fn the_eight_around_a_cell_are_those_that_lie_there() {
        let (grid, told) = filled();
        let inside = |cell: &&Cell| cell.x.abs_diff(0).max(cell.y.abs_diff(0)) < 2000;
        for cell in told.keys().filter(inside) {
            let rows = (-1..=1).flat_map(|dy| (-1..=1).map(move |dx| (dx, dy)));
            let around: Vec<_> = rows
                .filter(|step| *step != (0, 0))
                .map(|(dx, dy)| grid.get(Cell::new(cell.x + dx, cell.y + dy)))
                .collect();
            assert_eq!(grid.around(*cell).to_vec(), around, "{cell:?}");
        }
    }

    #[test]
    fn a_long_line_costs_what_lies_in_it_and_not_the_table_around() {
        let mut grid = Grid::new();
        for way in 0..1000 {
            grid.set(Cell::new(way, 0), 1);
            grid.set(Cell::new(0, way), 1);
        }
        let cells = grid.cells.len() + grid.far.cells.len();
        assert!(cells < 35_000, "{cells} cells for 2,000 that were set");
    }
}
