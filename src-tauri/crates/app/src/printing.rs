//! From what the window asks to the bytes of a file: pages as PDF, a tile as a picture.

mod score_sheet;
mod table_sheet;
#[cfg(test)]
mod tests;

use crate::catch_panics::run_blocking;
use crate::error::Result;
use crate::files::BinaryFile;
use crate::view::print::{PictureFile, PictureSheet, PrintJob, PrintPictures};
use print::drawing::Drawing;
use print::fault::PrintError;
use print::pdf::Pictures;
use print::plan::{self, PrintPlan};
use print::words::PrintTexts;
use print::{pdf, png};

/// What can be laid out on pages.
pub trait Pages: Send + 'static {
    /// The pages, and what is said on them.
    fn laid_out(self) -> Result<(PrintPlan, PrintTexts)>;

    /// The pictures that it brings along.
    fn pictures(&self) -> Result<Pictures> {
        Ok(Pictures::default())
    }
}

impl Pages for PrintJob {
    fn laid_out(self) -> Result<(PrintPlan, PrintTexts)> {
        let stock: Vec<_> = self.stock.into_iter().map(Into::into).collect();
        let plan = plan::plan(self.wish, &stock, &self.words)?;
        Ok((plan, self.words))
    }
}

/// The pages as they will be.
pub async fn plan(job: impl Pages) -> Result<PrintPlan> {
    let planning = move || job.laid_out().map(|(plan, _)| plan);
    run_blocking(|| "planning pages".to_owned(), planning).await
}

/// A file of pages, with tiles drawn on them.
pub async fn tiles_file(key: String, job: PrintJob, drawn: PrintPictures) -> Result<BinaryFile> {
    let printing = move || Ok((named(&key, "pdf"), tiles_pdf(job, &drawn)?));
    run_blocking(|| "printing tiles".to_owned(), printing).await
}

/// A file of pages that are read.
pub async fn sheet_file(name: &'static str, job: impl Pages) -> Result<BinaryFile> {
    let printing = move || Ok((named(name, "pdf"), sheet_pdf(job)?));
    run_blocking(move || format!("printing {name}"), printing).await
}

/// A file with the picture of one tile.
pub async fn picture_file(tile: String, svg: String, kind: PictureFile) -> Result<BinaryFile> {
    let drawing = move || Ok((named(&tile, ending(kind)), picture(svg, kind)?));
    run_blocking(|| "drawing a tile".to_owned(), drawing).await
}

/// A file with the pictures of many tiles in rows.
pub async fn pictures_file(key: String, sheet: PictureSheet) -> Result<BinaryFile> {
    let drawing = move || {
        let drawings = sheet.pictures.iter().map(|svg| read("", svg));
        let drawings = drawings.collect::<Result<Vec<_>>>()?;
        let file = png::sheet(&drawings, &sheet.cells, sheet.grid)?;
        Ok((named(&key, png::ENDING), file))
    };
    run_blocking(|| "drawing tiles".to_owned(), drawing).await
}

fn sheet_pdf(job: impl Pages) -> Result<Vec<u8>> {
    let pictures = job.pictures()?;
    let (plan, words) = job.laid_out()?;
    Ok(pdf::pdf(&plan, &words, &pictures)?)
}

fn tiles_pdf(job: PrintJob, drawn: &PrintPictures) -> Result<Vec<u8>> {
    let (plan, words) = job.laid_out()?;
    let tiles = drawn.tiles.iter();
    let pictures = Pictures {
        tiles: tiles
            .map(|(tile, svg)| Ok((tile.clone(), read(tile, svg)?)))
            .collect::<Result<_>>()?,
        back: drawn.back.as_deref().map(|svg| read("", svg)).transpose()?,
    };
    Ok(pdf::pdf(&plan, &words, &pictures)?)
}

/// As SVG it stays as it was drawn, once it is known to be a picture
/// of ours.
fn picture(svg: String, file: PictureFile) -> Result<Vec<u8>> {
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
const fn ending(file: PictureFile) -> &'static str {
    match file {
        PictureFile::Svg => "svg",
        PictureFile::Png { .. } => png::ENDING,
    }
}

/// A fitting name for a file, whatever an id may hold.
fn named(id: &str, ending: &str) -> String {
    let plain = |letter: char| match letter {
        letter if letter.is_ascii_alphanumeric() => letter,
        _ => '-',
    };
    let name: String = id.chars().map(plain).collect();
    format!("{name}.{ending}")
}
