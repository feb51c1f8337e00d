//! Tiles on paper: from pictures that are only paths, and from what a person wishes, to pages that are a PDF
//! or are shown as they will be. It must not know what a tile is, read a file or ask a clock: equal wishes
//! give equal bytes.

pub mod drawing;
pub mod fault;
mod letters;
pub mod pdf;
pub mod plan;
pub mod png;
mod reference;
mod sheets;
pub mod wish;
pub mod words;
