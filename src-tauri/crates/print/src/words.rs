//! The words of printed pages, in the person's language: whoever prints brings them.

use crate::fault::PrintError;
use serde::{Deserialize, Serialize};

/// In a word for pages: the number of the page, and of how many.
pub(crate) const NUMBER: &str = "{n}";
pub(crate) const OF: &str = "{of}";

/// More letters than all rules together have.
const MOST_LETTERS: usize = 400_000;

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename = "PrintWords", deny_unknown_fields)]
pub struct PrintTexts {
    /// As standards name it: `en`.
    pub language: String,
    /// What the tiles are called together.
    pub title: String,
    /// `Sheet {n} of {of}`.
    pub sheet: String,
    /// The same for back sides.
    pub back: String,
    /// What is said beside a line of five centimetres.
    pub scale: String,
    pub reference: Reference,
}

/// What a reference page tells.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename = "PrintReference", deny_unknown_fields)]
pub struct Reference {
    /// Who made it, under which licence.
    pub byline: String,
    /// What it is about.
    pub lead: String,
    /// What stands above the tiles.
    pub tiles: String,
    pub told: Vec<TileWords>,
    pub chapters: Vec<PrintChapter>,
    /// `Page {n} of {of}`.
    pub page: String,
}

/// A tile in words.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(deny_unknown_fields)]
pub struct TileWords {
    pub tile: String,
    /// Its name, and how many there are.
    pub name: String,
    pub words: String,
    /// What its author says of it; empty when nothing.
    pub note: String,
}

/// Rules that belong together.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(deny_unknown_fields)]
pub struct PrintChapter {
    pub title: String,
    pub rules: Vec<PrintRule>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(deny_unknown_fields)]
pub struct PrintRule {
    pub title: String,
    pub text: String,
}

/// Numbers in columns: the first cell of a row says what it is about.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(deny_unknown_fields)]
pub struct PrintTable {
    pub title: String,
    /// What stands above the columns.
    pub head: Vec<String>,
    pub rows: Vec<PrintRow>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(deny_unknown_fields)]
pub struct PrintRow {
    pub cells: Vec<String>,
    /// What the rows above come to.
    pub total: bool,
}

impl PrintTexts {
    pub(crate) fn check(&self) -> Result<(), PrintError> {
        self.check_with(&[])
    }

    pub(crate) fn check_with(&self, tables: &[PrintTable]) -> Result<(), PrintError> {
        let Reference {
            byline,
            lead,
            tiles,
            told,
            chapters,
            page,
        } = &self.reference;
        let told = told
            .iter()
            .flat_map(|told| [&told.name, &told.words, &told.note]);
        let rules = chapters.iter().flat_map(|chapter| {
            let rules = chapter.rules.iter();
            let rules = rules.flat_map(|rule| [&rule.title, &rule.text]);
            rules.chain([&chapter.title])
        });
        let own = [&self.language, &self.title, &self.sheet, &self.back];
        let all = own
            .into_iter()
            .chain([&self.scale])
            .chain(told)
            .chain(rules);
        let all = all.chain([byline, lead, tiles, page]);
        let cells = tables.iter().flat_map(|table| {
            let rows = table.rows.iter().flat_map(|row| &row.cells);
            rows.chain(&table.head).chain([&table.title])
        });
        let all = all.chain(cells);
        if all.map(String::len).sum::<usize>() > MOST_LETTERS {
            return Err(PrintError::TooManyWords);
        }
        Ok(())
    }
}

/// Fills a word for pages.
pub(crate) fn numbered(word: &str, number: usize, of: usize) -> String {
    word.replace(NUMBER, &number.to_string())
        .replace(OF, &of.to_string())
}
