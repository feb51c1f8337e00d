//! How another file takes the place of the data: at any moment the old one is there in full, or the new one. It must
//! not know where the new one comes from.

use super::disk::{self, beside};
use crate::FILE_NAME;
use std::io::{self, ErrorKind};
use std::path::Path;

/// What bears this name after that of the data is the data, even as long as the old ones are still there.
const READY: &str = ".ready";

/// From here on `file`, which lies in the folder and is whole, is the data, whatever happens next.
pub(super) fn decide(folder: &Path, file: &Path) -> io::Result<()> {
    let data = folder.join(FILE_NAME);
    if data.is_dir() {
        // It could never be replaced by a file.
        return Err(ErrorKind::IsADirectory.into());
    }
    disk::rename(file, &beside(&data, READY))
}

/// Goes to the end of what was decided, also by a program that was killed then, and says whether there was anything.
/// The old file must not be in use.
pub(crate) fn finish(folder: &Path) -> io::Result<bool> {
    let data = folder.join(FILE_NAME);
    let ready = beside(&data, READY);
    if !ready.try_exists()? {
        return Ok(false);
    }
    // SQLite would play an old log into the new file.
    for ending in ["-wal", "-shm", "-journal"] {
        disk::remove(&beside(&data, ending))?;
    }
    disk::rename(&ready, &data)?;
    Ok(true)
}
