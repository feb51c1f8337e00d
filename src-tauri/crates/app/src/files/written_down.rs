//! Answers to the question which file is meant, written down before it is asked, as tests do. It must not know who asks.

use std::fs;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};

/// What lies between two files of one answer.
const BETWEEN: char = '\t';

/// The answers, a line each; a line that is empty or not there thinks better of it.
#[derive(Debug)]
pub struct WrittenDown {
    file: PathBuf,
    told: AtomicUsize,
}

impl WrittenDown {
    pub const fn new(file: PathBuf) -> Self {
        Self {
            file,
            told: AtomicUsize::new(0),
        }
    }

    /// The files of the next answer.
    pub fn files(&self) -> Vec<PathBuf> {
        let line = self.told.fetch_add(1, Ordering::Relaxed);
        let text = fs::read_to_string(&self.file).unwrap_or_default();
        let answer = text.lines().nth(line).unwrap_or_default();
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
