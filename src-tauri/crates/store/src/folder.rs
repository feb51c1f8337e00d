//! The data folder and the names in it, and the lock that makes one program its only writer.

use crate::fingerprint::Fingerprint;
use crate::place::{DatabaseFiles, FileState};
use crate::{StorageTrouble, TroubleKind, platform};
use std::cell::Cell;
use std::fs::{self, File, TryLockError};
use std::io::{Read, Seek, Write};
use std::path::{Path, PathBuf};

/// The name of the file inside the data folder.
pub const FILE_NAME: &str = "bastide.db";
/// By which such files are known.
pub const FILE_ENDING: &str = "db";
/// The folder of the backups inside the data folder.
pub(crate) const BACKUP_FOLDER: &str = "backups";
const LOCK_NAME: &str = "bastide.lock";
/// What the name of an original begins with that was set aside.
pub(crate) const SET_ASIDE: &str = "bastide-damaged-";
/// What the name of a file begins with that is being made.
pub(crate) const NEW: &str = "bastide-new-";
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
        self.path.join(BACKUP_FOLDER)
    }

    pub(crate) fn beside(&self, suffix: &str) -> PathBuf {
        self.path.join(format!("{FILE_NAME}{suffix}"))
    }

    /// Takes from everybody else what an earlier version left them of our files. The folders may be a person's own, with
    /// other files in them, so nothing else is changed: what we make is private from the beginning.
    pub(crate) fn keep_private(&self, is_a_backup: fn(&str) -> bool) {
        keep_private_in(&self.path, is_ours);
        keep_private_in(&self.backups(), is_a_backup);
    }

    /// True when an original was set aside here.
    pub(crate) fn has_set_aside(&self) -> bool {
        let names = fs::read_dir(&self.path).into_iter().flatten().flatten();
        names
            .into_iter()
            .any(|entry| entry.file_name().to_string_lossy().starts_with(SET_ASIDE))
    }
}

fn keep_private_in(folder: &Path, is_ours: fn(&str) -> bool) {
    // A link leads to a folder that is not ours.
    if !fs::symlink_metadata(folder).is_ok_and(|known| known.is_dir()) {
        return;
    }
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        if entry.file_name().to_str().is_some_and(is_ours) {
            platform::keep_private(&entry.path());
        }
    }
}

/// True for the name of a file that this crate makes in the data folder.
fn is_ours(name: &str) -> bool {
    let live = name.strip_prefix(FILE_NAME);
    let numbered = || {
        let rest = name
            .strip_prefix(SET_ASIDE)
            .or_else(|| name.strip_prefix(NEW))?;
        let (number, ending) = rest.split_once('.')?;
        number.parse::<u32>().ok()?;
        Some(ending == "json" || ending.strip_prefix("db").is_some_and(is_beside))
    };
    name == LOCK_NAME || live.is_some_and(is_beside) || numbered().unwrap_or(false)
}

fn is_beside(suffix: &str) -> bool {
    suffix.is_empty() || BESIDE.contains(&suffix)
}

/// What the lock says of whoever held it last.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum LastUse {
    /// There was none that kept anything.
    None,
    /// The log was folded in.
    Ended,
    /// It was stopped while the log held what the file does not; with the file as it was then, where that is known.
    Stopped { without_log: Option<Fingerprint> },
}

impl LastUse {
    fn read(word: &str) -> Self {
        if word == ENDED {
            return Self::Ended;
        }
        let Some(rest) = word.strip_prefix(IN_USE) else {
            return Self::None;
        };
        // An earlier version wrote no more than the word.
        let mut numbers = rest.split_whitespace();
        let length = numbers.next().and_then(|number| number.parse().ok());
        let sum = numbers.next().and_then(|number| number.parse().ok());
        let known = length.zip(sum);
        let without_log = known.map(|(length, sum)| Fingerprint { length, sum });
        Self::Stopped { without_log }
    }
}

const IN_USE: &str = "in use";
const ENDED: &str = "ended";

/// Held as long as the store lives. The system lets go of it when the program ends, however it ends.
#[derive(Debug)]
pub(crate) struct Lock {
    file: File,
    pub(crate) last_use: LastUse,
    said: Cell<LockState>,
}

/// What the word in the lock says now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum LockState {
    /// That of the last use.
    Before,
    Ended,
    /// In use, with the file in this state.
    InUse(Option<FileState>),
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
        let last_use = std::str::from_utf8(&word).map_or(LastUse::None, LastUse::read);
        Ok(Self {
            file,
            last_use,
            said: Cell::new(LockState::Before),
        })
    }

    /// From now on a missing log means that something was lost, unless the file has changed: then somebody else has folded
    /// the log in.
    pub(crate) fn begin_use(&self, place: &DatabaseFiles) {
        let now = LockState::InUse(place.state());
        self.say(now, || {
            let known = place.fingerprint();
            let known = known.map(|of| format!(" {} {}", of.length, of.sum));
            format!("{IN_USE}{}", known.unwrap_or_default())
        });
    }

    /// The log may be missing again.
    pub(crate) fn end_use(&self) {
        self.say(LockState::Ended, || ENDED.to_owned());
    }

    /// A disk that is full costs no more than this one word.
    fn say(&self, now: LockState, word: impl FnOnce() -> String) {
        if self.said.replace(now) != now {
            let mut file = &self.file;
            let written = file.rewind().and_then(|()| file.set_len(0));
            let _ = written.and_then(|()| file.write_all(word().as_bytes()));
        }
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
