//! Pages that tell what the tiles are and which rules they need: a head, then chapters in two columns of equal length.

use crate::letters;
use crate::plan::{
    Face, PageFrame, PageItem, PageKind, PageLine, PagePicture, PageText, PrintPage,
};
use crate::wish::{Paper, Stock};
use crate::words::{PrintRule, PrintTexts, TileWords, numbered};

const MARGIN: i32 = 180;
const FOOT: i32 = 200;
const GUTTER: i32 = 90;
/// A tile as small as its parts can still be told.
const TILE: i32 = 170;
const BESIDE: i32 = 40;

/// How type is set: its face, its size, and from line to line.
pub(crate) struct Type {
    pub(crate) face: Face,
    pub(crate) size: i32,
    pub(crate) line: i32,
}

impl Type {
    /// The line that letters stand on, with the room between lines shared above and below.
    pub(crate) const fn baseline(&self) -> i32 {
        i32::midpoint(self.line, self.size * 2 / 3)
    }
}

const NAME: Type = set(Face::Title, 110, 118);
const HEAD: Type = set(Face::Title, 62, 74);
const LEAD: Type = set(Face::Plain, 42, 56);
const LABEL: Type = set(Face::Strong, 35, 45);
const BODY: Type = set(Face::Plain, 35, 45);
const SMALL: Type = set(Face::Plain, 30, 40);

/// How closely rules are set: their titles, what they say, and the room between two.
pub(crate) struct Setting {
    label: Type,
    body: Type,
    gap: i32,
}

/// For pages that are read.
pub(crate) const WIDE: Setting = Setting {
    label: LABEL,
    body: BODY,
    gap: 28,
};

/// For a sheet that lies beside a game: small enough for two pages, large enough for an arm's length.
pub(crate) const CLOSE: Setting = Setting {
    label: set(Face::Strong, 30, 36),
    body: set(Face::Plain, 30, 36),
    gap: 12,
};

pub(crate) const fn set(face: Face, size: i32, line: i32) -> Type {
    Type { face, size, line }
}

/// What is not torn apart by the end of a column: its height, and what is in it from its upper left corner.
pub(crate) struct Block {
    pub(crate) height: i32,
    pub(crate) items: Vec<PageItem>,
}

impl Block {
    pub(crate) const fn new() -> Self {
        Self {
            height: 0,
            items: Vec::new(),
        }
    }

    /// Sets a text below what is there.
    pub(crate) fn write(&mut self, of: &Type, x: i32, text: &str, width: i32) {
        for line in letters::lines(of.face, of.size, text, width) {
            self.items.push(PageItem::Text(PageText {
                x,
                y: self.height + of.baseline(),
                size: of.size,
                face: of.face,
                text: line,
            }));
            self.height += of.line;
        }
    }

    fn moved(&self, by_x: i32, by_y: i32) -> impl Iterator<Item = PageItem> + '_ {
        self.items.iter().cloned().map(move |mut item| {
            match &mut item {
                PageItem::Picture(PagePicture { x, y, .. })
                | PageItem::Text(PageText { x, y, .. }) => {
                    *x += by_x;
                    *y += by_y;
                }
                PageItem::Line(PageLine { from, to, .. }) => {
                    for point in [from, to] {
                        point.0 += by_x;
                        point.1 += by_y;
                    }
                }
            }
            item
        })
    }
}

pub(crate) fn pages(
    paper: Paper,
    stock: &[Stock],
    words: &PrintTexts,
    setting: &Setting,
    first: impl FnOnce(&mut Flow),
) -> Vec<PrintPage> {
    let (width, height) = paper.size();
    let mut flow = Flow {
        column: (width - 2 * MARGIN - GUTTER) / 2,
        width: width - 2 * MARGIN,
        end: height - FOOT,
        y: MARGIN,
        pages: vec![Vec::new()],
    };
    let reference = &words.reference;
    flow.whole(&head(words, flow.width));
    first(&mut flow);
    let told: Vec<_> = reference
        .told
        .iter()
        .filter_map(|told| {
            let place = stock.iter().position(|each| each.tile == told.tile)?;
            Some(tile(place as u16, told, flow.column))
        })
        .collect();
    flow.chapter(&reference.tiles, &told, 45);
    for chapter in &reference.chapters {
        let rules = chapter
            .rules
            .iter()
            .map(|each| rule(each, flow.column, setting));
        flow.chapter(&chapter.title, &rules.collect::<Vec<_>>(), setting.gap);
    }
    let of = flow.pages.len();
    let paper = PageFrame {
        x: 0,
        y: 0,
        width,
        height,
    };
    let signed = |(number, mut items): (usize, Vec<PageItem>)| {
        items.extend(foot(words, number + 1, of, (width, height)));
        PrintPage {
            kind: PageKind::Reference,
            trim: paper,
            bleed: paper,
            items,
        }
    };
    flow.pages.into_iter().enumerate().map(signed).collect()
}

fn head(words: &PrintTexts, width: i32) -> Block {
    let mut head = Block::new();
    head.write(&NAME, 0, &words.title, width);
    head.height += 12;
    head.write(&SMALL, 0, &words.reference.byline, width);
    head.height += 20;
    // Long lines of small type are hard to follow.
    head.write(&LEAD, 0, &words.reference.lead, width * 4 / 5);
    head.height += 25;
    head
}

/// A tile, and beside it its name and what it is.
fn tile(place: u16, told: &TileWords, width: i32) -> Block {
    let mut block = Block::new();
    let x = TILE + BESIDE;
    block.write(&LABEL, x, &told.name, width - x);
    block.write(&BODY, x, &told.words, width - x);
    block.write(&BODY, x, &told.note, width - x);
    block.height = block.height.max(TILE);
    block.items.push(PageItem::Picture(PagePicture {
        tile: Some(place),
        x: 0,
        y: 0,
        side: TILE,
        bleed: 0,
    }));
    block
}

fn rule(rule: &PrintRule, width: i32, setting: &Setting) -> Block {
    let mut block = Block::new();
    block.write(&setting.label, 0, &rule.title, width);
    block.write(&setting.body, 0, &rule.text, width);
    block
}

fn foot(
    words: &PrintTexts,
    number: usize,
    of: usize,
    (width, height): (i32, i32),
) -> [PageItem; 3] {
    let y = height - FOOT / 2;
    let said = numbered(&words.reference.page, number, of);
    let end = width - MARGIN;
    let x = end - letters::width(SMALL.face, SMALL.size, &said);
    let most = x - MARGIN - GUTTER;
    let text = |x, text| {
        PageItem::Text(PageText {
            x,
            y,
            size: SMALL.size,
            face: SMALL.face,
            text,
        })
    };
    [
        rule_at(y - 45, end),
        text(
            MARGIN,
            letters::cut(SMALL.face, SMALL.size, &words.title, most),
        ),
        text(x, said),
    ]
}

fn rule_at(y: i32, end: i32) -> PageItem {
    PageItem::Line(PageLine {
        from: (MARGIN, y),
        to: (end, y),
        width: 2,
    })
}

/// Pages that fill from above.
pub(crate) struct Flow {
    column: i32,
    pub(crate) width: i32,
    end: i32,
    y: i32,
    pages: Vec<Vec<PageItem>>,
}

impl Flow {
    pub(crate) fn turn(&mut self) {
        self.pages.push(Vec::new());
        self.y = MARGIN;
    }

    fn lay(&mut self, block: &Block, x: i32, y: i32) {
        if let Some(page) = self.pages.last_mut() {
            page.extend(block.moved(x, y));
        }
    }

    /// Over the whole width.
    pub(crate) fn whole(&mut self, block: &Block) {
        self.lay(block, MARGIN, self.y);
        self.y += block.height;
    }

    /// How much of the page is left.
    pub(crate) const fn room(&self) -> i32 {
        self.end - self.y
    }

    pub(crate) const fn skip(&mut self, height: i32) {
        self.y += height;
    }

    /// A line, and below it what a chapter is called.
    pub(crate) fn title(&self, title: &str) -> Block {
        let mut head = Block::new();
        head.items.push(PageItem::Line(PageLine {
            from: (0, 0),
            to: (self.width, 0),
            width: 2,
        }));
        head.height = 22;
        head.write(&HEAD, 0, title, self.width);
        head.height += 16;
        head
    }

    /// A title over the whole width, and blocks in two columns below it.
    fn chapter(&mut self, title: &str, blocks: &[Block], gap: i32) {
        let Some(first) = blocks.first() else { return };
        let head = self.title(title);
        // A title is not left alone at the end of a page.
        if self.y + head.height + first.height > self.end {
            self.turn();
        }
        self.whole(&head);
        let mut rest = blocks;
        while !rest.is_empty() {
            let room = self.end - self.y;
            let fits = |height: i32| two_columns(rest, height, gap);
            let (one, other) = if let Some(height) = least(room, |height| {
                let (one, other) = fits(height);
                one + other == rest.len()
            }) {
                fits(height)
            } else {
                fits(room)
            };
            // Higher than a whole page: what is too long runs over its end rather than never coming.
            let one = one.max(1);
            let mut lowest = self.y;
            for (column, blocks) in [&rest[..one], &rest[one..one + other]]
                .into_iter()
                .enumerate()
            {
                let x = MARGIN + column as i32 * (self.column + GUTTER);
                let mut y = self.y;
                for block in blocks {
                    self.lay(block, x, y);
                    y += block.height + gap;
                }
                lowest = lowest.max(y);
            }
            self.y = lowest + 20;
            rest = &rest[one + other..];
            if !rest.is_empty() {
                self.turn();
            }
        }
    }
}

/// How many blocks fit into a column of this height, and how many of the others into one beside it.
fn two_columns(blocks: &[Block], height: i32, gap: i32) -> (usize, usize) {
    let one = fitting(blocks, height, gap);
    (one, fitting(&blocks[one..], height, gap))
}

fn fitting(blocks: &[Block], height: i32, gap: i32) -> usize {
    let mut end = 0;
    let fits = |block: &&Block| {
        end += block.height + gap;
        end - gap <= height
    };
    blocks.iter().take_while(fits).count()
}

/// The least number up to `most` for which something holds that then holds for every larger one.
fn least(most: i32, holds: impl Fn(i32) -> bool) -> Option<i32> {
    if most < 0 || !holds(most) {
        return None;
    }
    let (mut low, mut high) = (0, most);
    while low < high {
        let middle = i32::midpoint(low, high);
        if holds(middle) {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    Some(low)
}
