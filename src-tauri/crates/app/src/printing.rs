//! From what the window asks to the bytes of a file: pages as PDF, a tile as a picture. It must not know the disk,
//! nor what a tile is.

mod score_sheet;
mod table_sheet;
#[cfg(test)]
mod tests;

use crate::error::Result;
use crate::view::print::{PictureFile, PrintJob, PrintPictures};
use print::drawing::Drawing;
use print::fault::PrintError;
use print::pdf::Pictures;
use print::plan::{self, PrintPlan};
use print::words::PrintTexts;
use print::{pdf, png};
pub use score_sheet::{planned_scores, scores_pdf};
pub use table_sheet::{planned_sheet, sheet_pdf};

/// The pages, and what is said on them.
pub fn planned(job: PrintJob) -> Result<(PrintPlan, PrintTexts)> {
    let stock: Vec<_> = job.stock.into_iter().map(Into::into).collect();
    let plan = plan::plan(job.wish, &stock, &job.words)?;
    Ok((plan, job.words))
}

/// The pages as the bytes of a PDF.
pub fn pdf(job: PrintJob, drawn: &PrintPictures) -> Result<Vec<u8>> {
    let (plan, words) = planned(job)?;
    let tiles = drawn.tiles.iter();
    let pictures = Pictures {
        tiles: tiles
            .map(|(tile, svg)| Ok((tile.clone(), read(tile, svg)?)))
            .collect::<Result<_>>()?,
        back: drawn.back.as_deref().map(|svg| read("", svg)).transpose()?,
    };
    Ok(pdf::pdf(&plan, &words, &pictures)?)
}

/// The picture of a tile as the bytes of a file. As SVG it stays as it was drawn, once it is known to be a picture
/// of ours.
pub fn picture(svg: String, file: PictureFile) -> Result<Vec<u8>> {
    let drawing = read("", &svg)?;
    Ok(match file {
        PictureFile::Svg => svg.into_bytes(),
        PictureFile::Png { pixels } => png::png(&drawing, pixels)?,
    })
}

fn read(tile: &str, svg: &str) -> Result<Drawing> {
    let fault = |why| PrintError::Picture {
        tile: tile.to_owned(),
        why,
    };
    Ok(Drawing::read(svg).map_err(fault)?)
}

/// How such a file ends.
pub const fn ending(file: PictureFile) -> &'static str {
    match file {
        PictureFile::Svg => "svg",
        PictureFile::Png { .. } => png::ENDING,
    }
}

/// A fitting name for a file, whatever an id may hold.
pub fn named(id: &str, ending: &str) -> String {
    let plain = |letter: char| match letter {
        letter if letter.is_ascii_alphanumeric() => letter,
        _ => '-',
    };
    let name: String = id.chars().map(plain).collect();
    format!("{name}.{ending}")
}
