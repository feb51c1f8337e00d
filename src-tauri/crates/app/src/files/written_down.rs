//! Answers to the question which file is meant, written down before it is asked, as tests do.

use std::fs;
use std::path::PathBuf;

/// What lies between two files of one answer.
const BETWEEN: char = '\t';

/// The answers, a line each; a line that is empty or not there is a person who cancels.
#[derive(Debug)]
pub struct WrittenDown {
    file: PathBuf,
}

impl WrittenDown {
    pub const fn new(file: PathBuf) -> Self {
        Self { file }
    }

    /// The files of the next answer, which is taken out of the file.
    pub fn files(&self) -> Vec<PathBuf> {
        let text = fs::read_to_string(&self.file).unwrap_or_default();
        let (answer, left) = text.split_once('\n').unwrap_or((&text, ""));
        // A file that can't be written answers with the same line again.
        fs::write(&self.file, left).ok();
        let files = answer.split(BETWEEN).filter(|file| !file.is_empty());
        files.map(PathBuf::from).collect()
    }

    /// Where to write: a folder is answered with the file of the fitting name in it.
    pub fn place(&self, name: &str) -> Option<PathBuf> {
        let place = self.files().pop()?;
        Some(if place.is_dir() {
            place.join(name)
        } else {
            place
        })
    }
}
