//! Tiles side by side on sheets, their back sides behind them, and what shows where to cut.

use crate::letters;
use crate::plan::{
    Face, PageFrame, PageItem, PageKind, PageLine, PagePicture, PageText, PrintPage,
};
use crate::wish::{CutMarks, PrintWish, Stock};
use crate::words::{PrintTexts, numbered};
use std::collections::BTreeSet;

/// What most printers leave white, and room for the marks.
const MARGIN: i32 = 70;
/// Below the tiles there is a line of text as well.
const FOOT: i32 = 120;
/// A mark keeps off the tiles, so that no cut leaves a trace of it.
const MARK_OFF: i32 = 8;
const MARK_LONG: i32 = 35;
/// Between two stickers, so that one can be taken off without its neighbour.
const APART: i32 = 30;
/// How round the corners of a sticker are, and the points of a quarter of such a circle, in hundredths.
const ROUND: i32 = 25;
const QUARTER: [(i32, i32); 5] = [(0, 100), (8, 62), (29, 29), (62, 8), (100, 0)];
/// What a cutting machine looks for, from the edges of the page: where it is, how long, and how broad.
const SEEN_AT: i32 = 50;
const SEEN_LONG: i32 = 90;
const SEEN_BROAD: i32 = 5;
/// The thinnest line that every printer shows.
const HAIR: i32 = 1;
/// A line that should be this long when the printer has changed no size.
const SCALE: i32 = 500;
const SMALL: i32 = 30;

/// How tiles lie on one sheet.
struct SheetGrid {
    columns: i32,
    rows: i32,
    /// The first tile.
    x: i32,
    y: i32,
    pitch: i32,
    side: i32,
    bleed: i32,
}

impl SheetGrid {
    fn of(wish: PrintWish) -> Self {
        let (width, height) = wish.paper.size();
        let (side, bleed) = (i32::from(wish.side), i32::from(wish.bleed));
        let apart = match wish.cut {
            CutMarks::Stickers => APART,
            CutMarks::Nothing | CutMarks::Marks | CutMarks::Lines => 0,
        };
        let pitch = side + 2 * bleed + apart;
        // Behind the last there is nothing to keep apart.
        let across = width - 2 * MARGIN + apart;
        let down = height - MARGIN - FOOT + apart;
        let (columns, rows) = (across / pitch, down / pitch);
        Self {
            columns,
            rows,
            x: (width + apart - columns * pitch) / 2 + bleed,
            y: MARGIN + (down - rows * pitch) / 2 + bleed,
            pitch,
            side,
            bleed,
        }
    }

    fn corner(&self, place: usize) -> (i32, i32) {
        let place = place as i32;
        let (column, row) = (place % self.columns, place / self.columns);
        (self.x + column * self.pitch, self.y + row * self.pitch)
    }
}

pub(crate) fn pages(wish: PrintWish, stock: &[Stock], words: &PrintTexts) -> Vec<PrintPage> {
    let grid = SheetGrid::of(wish);
    let all: Vec<u16> = stock
        .iter()
        .enumerate()
        .flat_map(|(tile, each)| (0..each.count).map(move |_| tile as u16))
        .collect();
    let sheets: Vec<_> = all.chunks((grid.columns * grid.rows) as usize).collect();
    let mut pages = Vec::new();
    for (number, tiles) in sheets.iter().enumerate() {
        let tiles = tiles.iter().map(|tile| Some(*tile)).collect::<Vec<_>>();
        let said = numbered(&words.sheet, number + 1, sheets.len());
        pages.push(page(wish, &grid, PageKind::Sheet, &tiles, words, &said));
        if wish.backs {
            let backs = vec![None; tiles.len()];
            let said = numbered(&words.back, number + 1, sheets.len());
            pages.push(page(wish, &grid, PageKind::Backs, &backs, words, &said));
        }
    }
    pages
}

fn page(
    wish: PrintWish,
    grid: &SheetGrid,
    kind: PageKind,
    tiles: &[Option<u16>],
    words: &PrintTexts,
    said: &str,
) -> PrintPage {
    let (width, height) = wish.paper.size();
    let pictures: Vec<_> = tiles
        .iter()
        .enumerate()
        .map(|(place, tile)| {
            let (x, y) = grid.corner(place);
            PagePicture {
                tile: *tile,
                // Turned over along its long side, each back lies behind its tile.
                x: match kind {
                    PageKind::Backs => width - x - grid.side,
                    PageKind::Sheet | PageKind::Reference => x,
                },
                y,
                side: grid.side,
                bleed: grid.bleed,
            }
        })
        .collect();
    let trim = around(&pictures);
    let mut items: Vec<_> = pictures.iter().copied().map(PageItem::Picture).collect();
    // Who cuts looks at the tiles; the backs only have to reach far enough.
    if kind == PageKind::Sheet {
        items.extend(match wish.cut {
            CutMarks::Stickers => stickers((width, height), &pictures),
            cut => cuts(cut, &pictures, trim, grid.bleed),
        });
        items.extend(scale(height, &words.scale));
    }
    items.push(signed(width, height, &format!("{} · {said}", words.title)));
    let beyond = 2 * grid.bleed;
    PrintPage {
        kind,
        trim,
        bleed: PageFrame {
            x: trim.x - grid.bleed,
            y: trim.y - grid.bleed,
            width: trim.width + beyond,
            height: trim.height + beyond,
        },
        items,
    }
}

fn around(pictures: &[PagePicture]) -> PageFrame {
    let least = |of: fn(&PagePicture) -> i32| pictures.iter().map(of).min().unwrap_or_default();
    let most = |of: fn(&PagePicture) -> i32| pictures.iter().map(of).max().unwrap_or_default();
    let (x, y) = (least(|each| each.x), least(|each| each.y));
    PageFrame {
        x,
        y,
        width: most(|each| each.x + each.side) - x,
        height: most(|each| each.y + each.side) - y,
    }
}

/// Marks beside what there is to cut; a line that two tiles share is drawn once.
fn cuts(cut: CutMarks, pictures: &[PagePicture], trim: PageFrame, bleed: i32) -> Vec<PageItem> {
    let mut lines = BTreeSet::new();
    let mut draw = |from, to| {
        lines.insert(PageLine {
            from,
            to,
            width: HAIR,
        });
    };
    if cut == CutMarks::Nothing {
        return Vec::new();
    }
    let (near, far) = (bleed + MARK_OFF, bleed + MARK_OFF + MARK_LONG);
    let (right, bottom) = (trim.x + trim.width, trim.y + trim.height);
    for tile in pictures {
        for x in [tile.x, tile.x + tile.side] {
            draw((x, trim.y - far), (x, trim.y - near));
            draw((x, bottom + near), (x, bottom + far));
        }
        for y in [tile.y, tile.y + tile.side] {
            draw((trim.x - far, y), (trim.x - near, y));
            draw((right + near, y), (right + far, y));
        }
        if cut == CutMarks::Lines {
            for by in [0, tile.side] {
                let (x, y) = (tile.x + by, tile.y + by);
                draw((x, tile.y), (x, tile.y + tile.side));
                draw((tile.x, y), (tile.x + tile.side, y));
            }
        }
    }
    lines.into_iter().map(PageItem::Line).collect()
}

/// A line with round corners around each tile, and corners that a machine finds.
fn stickers((width, height): (i32, i32), pictures: &[PagePicture]) -> Vec<PageItem> {
    let mut lines = Vec::new();
    let mut draw = |from, to, width| {
        if from != to {
            lines.push(PageItem::Line(PageLine { from, to, width }));
        }
    };
    for tile in pictures {
        let edge = outline(tile);
        for (at, from) in edge.iter().enumerate() {
            draw(*from, edge[(at + 1) % edge.len()], HAIR);
        }
    }
    for (x, inwards) in [(SEEN_AT, SEEN_LONG), (width - SEEN_AT, -SEEN_LONG)] {
        for (y, down) in [(SEEN_AT, SEEN_LONG), (height - SEEN_AT, -SEEN_LONG)] {
            draw((x, y), (x + inwards, y), SEEN_BROAD);
            draw((x, y), (x, y + down), SEEN_BROAD);
        }
    }
    lines
}

/// The points around a tile with round corners, clockwise from the upper end of its left side.
fn outline(tile: &PagePicture) -> Vec<(i32, i32)> {
    let quarter = QUARTER.map(|(x, y)| (x * ROUND / 100, y * ROUND / 100));
    let (far, turned) = (tile.side, QUARTER.len());
    let corner = |number: usize| {
        (0..turned).map(move |at| {
            // Every second corner is gone around from its other end, so that the line goes on.
            let back = turned - 1 - at;
            let (x, y) = quarter[if matches!(number, 0 | 2) { at } else { back }];
            match number {
                0 => (x, y),
                1 => (far - x, y),
                2 => (far - x, far - y),
                _ => (x, far - y),
            }
        })
    };
    let points = (0..4).flat_map(corner);
    points.map(|(x, y)| (tile.x + x, tile.y + y)).collect()
}

/// A line to hold a ruler to.
fn scale(height: i32, words: &str) -> [PageItem; 4] {
    let (x, y) = (2 * MARGIN, height - MARGIN);
    let line = |from, to| PageItem::Line(PageLine { from, to, width: 2 });
    let end = |x| line((x, y - 12), (x, y + 12));
    [
        line((x, y), (x + SCALE, y)),
        end(x),
        end(x + SCALE),
        PageItem::Text(PageText {
            x: x + SCALE + 25,
            y: y + 10,
            size: SMALL,
            face: Face::Plain,
            text: words.to_owned(),
        }),
    ]
}

fn signed(width: i32, height: i32, text: &str) -> PageItem {
    let most = width / 2 - 2 * MARGIN;
    let text = letters::cut(Face::Plain, SMALL, text, most);
    PageItem::Text(PageText {
        x: width - 2 * MARGIN - letters::width(Face::Plain, SMALL, &text),
        y: height - MARGIN + 10,
        size: SMALL,
        face: Face::Plain,
        text,
    })
}
