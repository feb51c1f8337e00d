//! The data folder and the names in it, and the lock that makes one program its only writer. It must not know what the
//! files hold.

use crate::{StorageTrouble, TroubleKind, backup, platform};
use std::cell::Cell;
use std::fs::{self, File, TryLockError};
use std::io::{Read, Seek, Write};
use std::path::{Path, PathBuf};

/// The name of the file inside the data folder.
pub const FILE_NAME: &str = "bastide.db";
/// By which such files are known.
pub const FILE_ENDING: &str = "db";
const LOCK_NAME: &str = "bastide.lock";
/// What the name of an original begins with that was set aside.
pub(crate) const SET_ASIDE: &str = "bastide-damaged-";
/// What SQLite lays beside a file: the log, its index, and what is to be taken back.
pub(crate) const BESIDE: [&str; 3] = ["-wal", "-shm", "-journal"];

/// The data folder by the one name that all its spellings lead to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DataFolder {
    path: PathBuf,
}

impl DataFolder {
    /// Makes the folder when it is missing.
    pub fn make(folder: &Path) -> Result<Self, StorageTrouble> {
        if !folder.is_dir() {
            platform::make_folder(folder)?;
        }
        let path = fs::canonicalize(folder)?;
        Ok(Self { path })
    }

    /// The same for every spelling of the folder.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Where the database lies.
    pub fn database(&self) -> PathBuf {
        self.path.join(FILE_NAME)
    }

    /// Where copies of the database lie.
    pub fn backups(&self) -> PathBuf {
        self.path.join(backup::FOLDER)
    }

    pub(crate) fn beside(&self, suffix: &str) -> PathBuf {
        self.path.join(format!("{FILE_NAME}{suffix}"))
    }

    pub(crate) fn keep_private(&self) {
        platform::keep_private(&self.path);
        // The log file, the place of the window and whatever else lies there is nobody else's either.
        for folder in [&self.path, &self.backups()] {
            for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
                platform::keep_private(&entry.path());
            }
        }
    }

    /// The name of the newest backup.
    pub(crate) fn newest_backup(&self) -> Option<String> {
        backup::newest(&self.path)
    }

    /// True when an original was set aside here.
    pub(crate) fn has_set_aside(&self) -> bool {
        let names = fs::read_dir(&self.path).into_iter().flatten().flatten();
        names
            .into_iter()
            .any(|entry| entry.file_name().to_string_lossy().starts_with(SET_ASIDE))
    }
}

/// What the lock says of whoever held it last.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum LastUse {
    /// There was none that kept anything.
    None,
    /// The log was folded in.
    Ended,
    /// It was stopped while the log lay there.
    Stopped,
}

const IN_USE: &[u8] = b"in use";
const ENDED: &[u8] = b"ended";

/// Held as long as the store lives. The system lets go of it when the program ends, however it ends.
#[derive(Debug)]
pub(crate) struct Lock {
    file: File,
    pub(crate) last_use: LastUse,
    /// True once the word says that it is in use.
    is_used: Cell<bool>,
}

impl Lock {
    pub(crate) fn take(folder: &DataFolder) -> Result<Self, StorageTrouble> {
        let mut file = platform::open_private(&folder.path.join(LOCK_NAME))?;
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => {
                let detail = "another Bastide holds the lock";
                return Err(StorageTrouble::new(TroubleKind::InUse, detail));
            }
            // Where files cannot be locked, SQLite's own locks are what there is.
            Err(TryLockError::Error(error)) if error.kind() == std::io::ErrorKind::Unsupported => {}
            Err(TryLockError::Error(error)) => return Err(error.into()),
            Ok(()) => {}
        }
        let mut word = Vec::new();
        Read::by_ref(&mut file).take(64).read_to_end(&mut word)?;
        let last_use = match word.as_slice() {
            IN_USE => LastUse::Stopped,
            ENDED => LastUse::Ended,
            _ => LastUse::None,
        };
        Ok(Self {
            file,
            last_use,
            is_used: Cell::new(false),
        })
    }

    pub(crate) fn is_used(&self) -> bool {
        self.is_used.get()
    }

    /// From now on a missing log means that something was lost: there is something in it.
    pub(crate) fn begin_use(&self) {
        self.is_used.set(true);
        self.write(IN_USE);
    }

    /// The log may be missing again.
    pub(crate) fn end_use(&self) {
        self.is_used.set(false);
        self.write(ENDED);
    }

    /// A disk that is full costs no more than this one word.
    fn write(&self, word: &[u8]) {
        let mut file = &self.file;
        let written = file.rewind().and_then(|()| file.set_len(0));
        let _ = written.and_then(|()| file.write_all(word));
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        // To close the file is not enough: a program that is just being started holds it, too, until it is itself.
        let _ = self.file.unlock();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lock_ends_although_a_program_that_was_started_holds_its_file() {
        let folder = tempfile::tempdir().expect("folder");
        let folder = DataFolder::make(folder.path()).expect("folder");
        let lock = Lock::take(&folder).expect("lock");
        let _inherited = lock.file.try_clone().expect("the same file");
        assert!(Lock::take(&folder).is_err());
        drop(lock);
        Lock::take(&folder).expect("the next one");
    }
}
