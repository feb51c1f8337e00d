//! Pages as a list of what stands where: the one plan that the PDF is drawn from and that the window shows.

use crate::fault::PrintError;
use crate::wish::{MOST_TILES, Paper, PrintWish, Stock};
use crate::words::{PrintTable, PrintTexts};
use crate::{reference, sheets, tables};
use serde::Serialize;

/// What the picture of a board is called among the tiles of a plan.
pub const BOARD: &str = "board";

/// All pages, in the order of printing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, specta::Type)]
pub struct PrintPlan {
    pub width: i32,
    pub height: i32,
    /// The tiles that pictures name by their place here.
    pub tiles: Vec<String>,
    /// How many tiles lie on the sheets.
    pub laid: u32,
    pub pages: Vec<PrintPage>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, specta::Type)]
pub struct PrintPage {
    pub kind: PageKind,
    /// What is left when the page is cut.
    pub trim: PageFrame,
    /// What is printed of it.
    pub bleed: PageFrame,
    /// From the lowest to the highest.
    pub items: Vec<PageItem>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "kebab-case")]
pub enum PageKind {
    Sheet,
    Backs,
    Reference,
}

/// From the upper left corner of the paper, rightwards and down.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename = "PageFrame")]
pub struct PageFrame {
    pub x: i32,
    pub y: i32,
    pub width: i32,
    pub height: i32,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, specta::Type)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum PageItem {
    Picture(PagePicture),
    Line(PageLine),
    Text(PageText),
}

/// The picture of a tile, or of the back of any.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, specta::Type)]
pub struct PagePicture {
    /// Nothing for a back side.
    pub tile: Option<u16>,
    pub x: i32,
    pub y: i32,
    pub side: i32,
    /// How far it goes on, mirrored, beyond each side.
    pub bleed: i32,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, specta::Type)]
pub struct PageLine {
    pub from: (i32, i32),
    pub to: (i32, i32),
    pub width: i32,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, specta::Type)]
pub struct PageText {
    /// Where its line begins.
    pub x: i32,
    pub y: i32,
    /// As type is measured.
    pub size: i32,
    pub face: Face,
    pub text: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename = "PageFace", rename_all = "kebab-case")]
pub enum Face {
    /// For what stands above.
    Title,
    /// For what is read.
    Plain,
    /// For what is looked for.
    Strong,
}

impl Face {
    pub const ALL: [Self; 3] = [Self::Title, Self::Plain, Self::Strong];
}

/// Where everything stands when nothing is printed but what is read.
pub fn reading(paper: Paper, words: &PrintTexts) -> Result<PrintPlan, PrintError> {
    words.check()?;
    let (width, height) = paper.size();
    Ok(PrintPlan {
        width,
        height,
        tiles: Vec::new(),
        laid: 0,
        pages: reference::pages(paper, &[], words, &reference::CLOSE, |_| {}),
    })
}

/// The same with tables before it, and the picture of a board below the first.
pub fn scores(
    paper: Paper,
    words: &PrintTexts,
    tables: &[PrintTable],
    board: bool,
) -> Result<PrintPlan, PrintError> {
    words.check_with(tables)?;
    let (width, height) = paper.size();
    Ok(PrintPlan {
        width,
        height,
        tiles: board.then(|| BOARD.to_owned()).into_iter().collect(),
        laid: 0,
        pages: reference::pages(paper, &[], words, &reference::CLOSE, |flow| {
            tables::lay(flow, tables, board);
        }),
    })
}

/// Where everything stands when these tiles are printed like this.
pub fn plan(wish: PrintWish, stock: &[Stock], words: &PrintTexts) -> Result<PrintPlan, PrintError> {
    wish.check()?;
    words.check()?;
    let laid: u32 = stock.iter().map(|each| u32::from(each.count)).sum();
    if laid == 0 {
        return Err(PrintError::NoTiles);
    }
    if laid > MOST_TILES || stock.len() > MOST_TILES as usize {
        return Err(PrintError::TooManyTiles { most: MOST_TILES });
    }
    let (width, height) = wish.paper.size();
    let mut pages = sheets::pages(wish, stock, words);
    if wish.reference {
        let told = reference::pages(wish.paper, stock, words, &reference::WIDE, |_| {});
        pages.extend(told);
    }
    Ok(PrintPlan {
        width,
        height,
        tiles: stock.iter().map(|each| each.tile.clone()).collect(),
        laid,
        pages,
    })
}
