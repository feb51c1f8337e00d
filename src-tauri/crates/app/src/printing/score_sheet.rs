//! The score sheet or the review of a game: chapters that the window has put into words, as pages.

use crate::error::Result;
use crate::view::print::ScoreSheetJob;
use print::drawing::Drawing;
use print::fault::PrintError;
use print::pdf::Pictures;
use print::plan::{self, BOARD, PrintPlan};
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
        let plan = plan::scores(paper, &words, &self.tables, self.board.is_some())?;
        Ok((plan, words))
    }

    fn pictures(&self) -> Result<Pictures> {
        let fault = |why| PrintError::Picture {
            tile: BOARD.to_owned(),
            why,
        };
        let read = |svg: &String| Ok((BOARD.to_owned(), Drawing::board(svg).map_err(fault)?));
        let board = self.board.iter().map(read);
        Ok(Pictures {
            tiles: board.collect::<Result<_, PrintError>>()?,
            back: None,
        })
    }
}
