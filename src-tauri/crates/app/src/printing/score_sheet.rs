//! The score sheet or the review of a game: chapters that the window has put into words, as pages. It must not know how a page is
//! laid out, nor what was scored or found.

use crate::error::Result;
use crate::view::print::ScoreSheetJob;
use print::pdf::{self, Pictures};
use print::plan::{self, PrintPlan};
use print::words::{PrintTexts, Reference};

/// The pages, and what is said on them.
pub fn planned_scores(job: ScoreSheetJob) -> Result<(PrintPlan, PrintTexts)> {
    let paper = job.paper;
    let words = PrintTexts {
        language: job.language,
        title: job.title,
        sheet: String::new(),
        back: String::new(),
        scale: String::new(),
        reference: Reference {
            byline: String::new(),
            lead: job.lead,
            tiles: String::new(),
            told: Vec::new(),
            chapters: job.chapters,
            page: job.page,
        },
    };
    Ok((plan::reading(paper, &words)?, words))
}

/// The pages as the bytes of a PDF.
pub fn scores_pdf(job: ScoreSheetJob) -> Result<Vec<u8>> {
    let (plan, words) = planned_scores(job)?;
    Ok(pdf::pdf(&plan, &words, &Pictures::default())?)
}
