//! Reading and writing a file that a person named.

use crate::error::{AppError, FileTrouble, Result};
use std::fs::{self, File};
use std::io::{self, ErrorKind, Read, Write};
use std::path::Path;

/// What a file holds, but never more than one byte beyond `most`: whoever reads on sees that it is too much.
pub fn read(path: &Path, most: usize) -> Result<Vec<u8>> {
    let read = || {
        // A pipe or a device could keep whoever reads it waiting for ever.
        if !fs::metadata(path)?.is_file() {
            return Err(ErrorKind::IsADirectory.into());
        }
        let mut bytes = Vec::new();
        let most = most as u64 + 1;
        File::open(path)?.take(most).read_to_end(&mut bytes)?;
        Ok(bytes)
    };
    read().map_err(|error| trouble(path, &error))
}

/// All of the bytes or nothing: what stood there before is replaced only by a file that is whole.
pub fn write(path: &Path, bytes: impl AsRef<[u8]>) -> Result<()> {
    let write = || {
        let mut part = path.file_name().ok_or(ErrorKind::IsADirectory)?.to_owned();
        if path.is_dir() {
            return Err(ErrorKind::IsADirectory.into());
        }
        part.push(format!(".{}.part", std::process::id()));
        let part = path.with_file_name(part);
        let written = put(&part, bytes.as_ref()).and_then(|()| fs::rename(&part, path));
        if written.is_err() {
            // Nothing is lost when it stays: the next writing begins it anew.
            let _ = fs::remove_file(&part);
        }
        written
    };
    write().map_err(|error| trouble(path, &error))
}

fn put(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = File::create(path)?;
    file.write_all(bytes)?;
    file.sync_all()
}

pub(crate) fn trouble(path: &Path, error: &io::Error) -> AppError {
    let trouble = match error.kind() {
        ErrorKind::NotFound => FileTrouble::Missing,
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => FileTrouble::NotAllowed,
        ErrorKind::IsADirectory | ErrorKind::NotADirectory => FileTrouble::NotAFile,
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => FileTrouble::Full,
        _ => FileTrouble::Failed,
    };
    // Its name is a person's own, and stays out of the log.
    log::warn!("a file could not be used: {:?}", error.kind());
    AppError::File {
        file: path.display().to_string(),
        trouble,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn why<T: std::fmt::Debug>(answer: Result<T>) -> FileTrouble {
        match answer {
            Err(AppError::File { trouble, .. }) => trouble,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn what_is_written_is_read_again_and_replaces_what_stood_there() {
        let folder = tempfile::tempdir().expect("folder");
        let file = folder.path().join("game.json");
        write(&file, "one").expect("written");
        write(&file, "another").expect("written");
        assert_eq!(read(&file, 100).expect("read"), b"another");
        let left = fs::read_dir(folder.path()).expect("folder").count();
        assert_eq!(left, 1, "nothing lies beside it");
    }

    #[test]
    fn a_file_that_is_too_large_is_read_one_byte_too_far() {
        let folder = tempfile::tempdir().expect("folder");
        let file = folder.path().join("game.json");
        write(&file, "0123456789").expect("written");
        assert_eq!(read(&file, 4).expect("read"), b"01234");
    }

    #[test]
    fn what_cannot_be_read_or_written_says_why() {
        let folder = tempfile::tempdir().expect("folder");
        let here = folder.path();
        assert_eq!(why(read(&here.join("gone"), 9)), FileTrouble::Missing);
        assert_eq!(why(read(here, 9)), FileTrouble::NotAFile);
        assert_eq!(why(write(here, "text")), FileTrouble::NotAFile);
        assert_eq!(
            why(write(&here.join("gone/file"), "text")),
            FileTrouble::Missing
        );
    }
}
