//! Files that only their owner may read, and names that outlive a power cut.

use crate::platform;
use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind};
use std::path::Path;

/// A new and empty file for its owner alone.
pub(super) fn create(file: &Path) -> io::Result<File> {
    platform::private(OpenOptions::new().write(true).create_new(true)).open(file)
}

/// A folder for its owner alone, unless it is there already.
pub(super) fn create_folder(folder: &Path) -> io::Result<()> {
    platform::make_folder(folder)
}

/// Removes a file, if it is there.
pub(super) fn remove(file: &Path) -> io::Result<()> {
    match fs::remove_file(file) {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

/// What is written in the file outlives a power cut.
pub(super) fn sync(file: &Path) -> io::Result<()> {
    OpenOptions::new().write(true).open(file)?.sync_all()
}

/// Renames within a folder, so that the new name outlives a power cut.
pub(super) fn rename(from: &Path, to: &Path) -> io::Result<()> {
    fs::rename(from, to)?;
    to.parent().map_or(Ok(()), platform::sync_folder)
}

/// Copies a file to a new one for its owner alone, up to so many bytes, and tells whether that was all.
pub(super) fn copy(from: &Path, to: &Path, most: u64) -> io::Result<bool> {
    use io::Read;
    let mut from = File::open(from)?.take(most.saturating_add(1));
    let mut to = create(to)?;
    let copied = io::copy(&mut from, &mut to)?;
    to.sync_all()?;
    Ok(copied <= most)
}

/// Whether two files hold the same bytes.
pub(super) fn same(one: &Path, other: &Path) -> io::Result<bool> {
    use io::BufRead;
    if fs::metadata(one)?.len() != fs::metadata(other)?.len() {
        return Ok(false);
    }
    let mut one = io::BufReader::new(File::open(one)?);
    let mut other = io::BufReader::new(File::open(other)?);
    loop {
        let (left, right) = (one.fill_buf()?, other.fill_buf()?);
        let step = left.len().min(right.len());
        if left[..step] != right[..step] {
            return Ok(false);
        }
        if step == 0 {
            return Ok(left.len() == right.len());
        }
        one.consume(step);
        other.consume(step);
    }
}
