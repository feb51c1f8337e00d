//! Paper: from pictures that are only paths to pages that are a PDF, or a PNG. It doesn't know what a tile is, reads
//! no file and asks no clock: equal wishes give equal bytes.
//!
//! - `plan` says what stands where, in tenths of a millimetre. The window draws the preview from it and `pdf` the
//!   file, so both show the same pages.
//! - `drawing` reads the window's SVG and takes paths alone: whatever could point out of a picture, or grow when it is
//!   read, is refused.
//! - `brought` makes a picture of ours of one that somebody drew elsewhere.
//! - Words come from the window, because pages are in the person's language. `letters` shapes and measures them.
//! - `tables` sets numbers in columns, for the score sheet of a game.
//! - `sheets` places tiles side by side with their backs behind them, `reference` the pages that tell tiles and rules;
//!   `png` makes pictures.
//!
//! `tests/pages.rs` reads every page again with a reader of PDFs, which `examples/read_pdf.rs` lends to the tests of
//! the real window.

pub mod brought;
pub mod drawing;
pub mod fault;
mod letters;
pub mod pdf;
pub mod plan;
pub mod png;
mod reference;
mod sheets;
mod tables;
pub mod wish;
pub mod words;
