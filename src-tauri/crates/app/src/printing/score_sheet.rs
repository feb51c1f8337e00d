//! The score sheet or the review of a game: chapters that the window has put into words, as pages.

use crate::error::Result;
use crate::view::print::ScoreSheetJob;
use print::plan::{self, PrintPlan};
use print::words::{PrintTexts, Reference};

impl super::Pages for ScoreSheetJob {
    fn laid_out(self) -> Result<(PrintPlan, PrintTexts)> {
        let paper = self.paper;
        let words = PrintTexts {
            language: self.language,
            title: self.title,
            sheet: String::new(),
            back: String::new(),
            scale: String::new(),
            reference: Reference {
                byline: String::new(),
                lead: self.lead,
                tiles: String::new(),
                told: Vec::new(),
                chapters: self.chapters,
                page: self.page,
            },
        };
        Ok((plan::reading(paper, &words)?, words))
    }
}
