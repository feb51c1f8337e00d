//! What a person prints, as the window asks for it.

use crate::view::catalog::TileDesign;
use content::set_words::{RulesChapter, SetSymbol};
use print::png::PictureGrid;
use print::wish::{Paper, PrintWish, Stock};
use print::words::{PrintChapter, PrintTable, PrintTexts};
use rules::expansions::ExpansionKey;
use serde::{Deserialize, Serialize};
use specta::Type;
use std::collections::BTreeMap;
use workshop::draft::DraftKind;

/// A tile set or a mix with what of it can be printed.
#[derive(Debug, Clone, Serialize, Type)]
pub struct Printable {
    pub kind: DraftKind,
    /// The id that files and other documents use.
    pub key: String,
    pub name: String,
    pub description: String,
    pub author: String,
    pub licence: String,
    /// What tiles have in their corner, by their set.
    pub symbols: BTreeMap<String, SetSymbol>,
    /// The picture on the backs of a set, by which it is fetched; null for the usual one.
    pub back: Option<String>,
    /// The chapters of its rules that say something.
    pub rules: BTreeMap<RulesChapter, String>,
    /// Each design, with as many copies as the set holds, or the bag of the mix.
    pub tiles: Vec<TileDesign>,
    /// Whose rules they need: `base`, or the key of an expansion.
    pub expansions: Vec<String>,
}

/// Tiles that are printed, and how.
#[derive(Debug, Clone, Deserialize, Serialize, Type)]
#[serde(deny_unknown_fields)]
pub struct PrintJob {
    pub wish: PrintWish,
    pub stock: Vec<PrintStock>,
    /// What is said on the pages.
    pub words: PrintTexts,
}

/// A tile, and how many of it are printed.
#[derive(Debug, Clone, Deserialize, Serialize, Type)]
#[serde(deny_unknown_fields)]
pub struct PrintStock {
    pub tile: String,
    pub count: u16,
}

impl From<PrintStock> for Stock {
    fn from(PrintStock { tile, count }: PrintStock) -> Self {
        Self { tile, count }
    }
}

/// The sheet for a table: for what lies there, and by which rules it plays.
#[derive(Debug, Clone, Deserialize, Serialize, Type)]
#[serde(deny_unknown_fields)]
pub struct TableSheetJob {
    pub paper: Paper,
    /// The expansions in play, besides the base game.
    pub expansions: Vec<ExpansionKey>,
    /// Options that differ from their default.
    pub options: BTreeMap<String, String>,
    /// The rules that tile sets on the table have of their own, a chapter for each set.
    pub own: Vec<PrintChapter>,
    pub language: String,
    pub words: TableSheetWords,
}

/// What stands above and below the notes on the sheet for a table.
#[derive(Debug, Clone, Deserialize, Serialize, Type)]
#[serde(deny_unknown_fields)]
pub struct TableSheetWords {
    pub title: String,
    /// What lies on the table.
    pub lead: String,
    pub setup: String,
    pub turn: String,
    pub scores: String,
    pub tiles: String,
    pub options: String,
    pub disputes: String,
    /// What a star behind a rule means: a ruling of ours.
    pub ruling: String,
    /// `Page {n} of {of}`.
    pub page: String,
}

/// What pages about a game tell of it; their file is called after it.
#[derive(Debug, Clone, Copy, Deserialize, Serialize, Type)]
#[serde(rename_all = "kebab-case")]
pub enum SheetOf {
    Scores,
    Review,
    /// What one must know of an expansion, read at the end of its short way.
    Page,
}

impl SheetOf {
    pub const fn word(self) -> &'static str {
        match self {
            Self::Scores => "scores",
            Self::Review => "review",
            Self::Page => "page",
        }
    }
}

/// The score sheet or the review of a game, put into words by the window.
#[derive(Debug, Clone, Deserialize, Serialize, Type)]
#[serde(deny_unknown_fields)]
pub struct ScoreSheetJob {
    pub of: SheetOf,
    pub paper: Paper,
    pub language: String,
    pub title: String,
    /// How far the game has come.
    pub lead: String,
    pub tables: Vec<PrintTable>,
    /// The board, as SVG.
    pub board: Option<String>,
    pub chapters: Vec<PrintChapter>,
    /// `Page {n} of {of}`.
    pub page: String,
}

/// The picture of each design, as SVG, and that of their backs.
#[derive(Debug, Clone, Deserialize, Serialize, Type)]
#[serde(deny_unknown_fields)]
pub struct PrintPictures {
    pub tiles: BTreeMap<String, String>,
    pub back: Option<String>,
}

/// Pictures in rows, each as SVG.
#[derive(Debug, Clone, Deserialize, Serialize, Type)]
#[serde(deny_unknown_fields)]
pub struct PictureSheet {
    pub pictures: Vec<String>,
    /// The number of the picture in each cell.
    pub cells: Vec<u16>,
    pub grid: PictureGrid,
}

/// What the picture of one tile is saved as.
#[derive(Debug, Clone, Copy, Deserialize, Serialize, Type)]
#[serde(tag = "is", rename_all = "kebab-case", deny_unknown_fields)]
pub enum PictureFile {
    Svg,
    /// So many pixels wide and high.
    Png {
        pixels: u32,
    },
}
