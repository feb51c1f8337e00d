//! Tables of numbers over the whole width of a page, and a picture among them: for the score sheet of a game.

use crate::letters;
use crate::plan::{Face, PageItem, PageLine, PagePicture, PageText};
use crate::reference::{Block, Flow, Type, set};
use crate::words::PrintTable;

const HEAD: Type = set(Face::Strong, 35, 48);
const BODY: Type = set(Face::Plain, 35, 48);
const TOTAL: Type = set(Face::Strong, 40, 56);
/// A column of numbers is as wide as a name may be, and narrower where many people play.
const WIDEST: i32 = 300;
const BETWEEN: i32 = 24;
/// Between a row and the line below it, and the line above.
const ABOVE: i32 = 6;
/// So many rows stand below a title before a page ends.
const FEWEST: usize = 3;
const SMALLEST_BOARD: i32 = 700;
const LARGEST_BOARD: i32 = 1150;

/// Lays out tables below each other, and the picture of the board below the first.
pub(crate) fn lay(flow: &mut Flow, tables: &[PrintTable], board: bool) {
    for (number, table) in tables.iter().enumerate() {
        table_on(flow, table);
        if number == 0 && board {
            board_on(flow);
        }
    }
}

fn board_on(flow: &mut Flow) {
    if flow.room() < SMALLEST_BOARD {
        flow.turn();
    }
    let side = LARGEST_BOARD.min(flow.room()).min(flow.width);
    let mut block = Block::new();
    block.items.push(PageItem::Picture(PagePicture {
        tile: Some(0),
        x: (flow.width - side) / 2,
        y: 0,
        side,
        bleed: 0,
    }));
    block.height = side + 2 * BETWEEN;
    flow.whole(&block);
}

fn table_on(flow: &mut Flow, table: &PrintTable) {
    let columns = Columns::of(table, flow.width);
    let head = columns.row(&table.head, &HEAD);
    let title = flow.title(&table.title);
    let rows = table.rows.iter();
    let rows: Vec<_> = rows
        .map(|row| columns.row(&row.cells, if row.total { &TOTAL } else { &BODY }))
        .collect();
    // A title and the names are not left alone at the end of a page.
    let first: i32 = rows.iter().take(FEWEST).map(|row| row.height).sum();
    if flow.room() < title.height + head.height + first {
        flow.turn();
    }
    flow.whole(&title);
    flow.whole(&head);
    for row in &rows {
        if flow.room() < row.height {
            flow.turn();
            flow.whole(&head);
        }
        flow.whole(row);
    }
    flow.skip(2 * BETWEEN);
}

/// Where the numbers of each player end.
struct Columns {
    label: i32,
    each: i32,
    width: i32,
}

impl Columns {
    fn of(table: &PrintTable, width: i32) -> Self {
        let count = table.head.len().saturating_sub(1).max(1) as i32;
        let each = (width * 2 / 3 / count).clamp(1, WIDEST);
        Self {
            label: width - each * count,
            each,
            width,
        }
    }

    /// What a row is about, and its numbers, which end where their column ends; a line below.
    fn row(&self, cells: &[String], of: &Type) -> Block {
        let mut block = Block::new();
        block.height = ABOVE;
        let (label, numbers) = cells
            .split_first()
            .map_or(("", [].as_slice()), |(label, numbers)| {
                (label.as_str(), numbers)
            });
        block.write(of, 0, label, self.label - BETWEEN);
        block.height = block.height.max(ABOVE + of.line);
        for (text, end) in numbers
            .iter()
            .zip((self.label + self.each..).step_by(self.each as usize))
        {
            let text = letters::cut(of.face, of.size, text, self.each - BETWEEN);
            block.items.push(PageItem::Text(PageText {
                x: end - letters::width(of.face, of.size, &text),
                y: ABOVE + of.baseline(),
                size: of.size,
                face: of.face,
                text,
            }));
        }
        block.height += 4;
        block.items.push(PageItem::Line(PageLine {
            from: (0, block.height),
            to: (self.width, block.height),
            width: 1,
        }));
        block
    }
}
