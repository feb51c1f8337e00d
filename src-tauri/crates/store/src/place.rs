//! The file that is open, and whether it still lies where it was opened.

use crate::fingerprint::Fingerprint;
use crate::folder::DataFolder;
use crate::platform::FileId;
use crate::{StorageTrouble, TroubleKind, log};
use std::cell::Cell;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// The length of a file, and when it was last changed.
pub(crate) type FileState = (u64, SystemTime);

/// The open file and its log, by where they lie and which they are.
#[derive(Debug)]
pub(crate) struct DatabaseFiles {
    database: PathBuf,
    log: PathBuf,
    index: PathBuf,
    files: Vec<OpenFile>,
}

#[derive(Debug)]
struct OpenFile {
    path: PathBuf,
    id: FileId,
    /// How long it was after the last use. Nothing that we do makes an open file shorter.
    length: Cell<u64>,
}

impl OpenFile {
    fn at(path: &Path) -> io::Result<Self> {
        Ok(Self {
            path: path.to_owned(),
            id: FileId::of(path)?,
            length: Cell::new(fs::metadata(path)?.len()),
        })
    }
}

impl DatabaseFiles {
    /// As it is now.
    pub(crate) fn of(folder: &DataFolder) -> Result<Self, StorageTrouble> {
        let database = folder.database();
        let log = folder.beside("-wal");
        let mut files = vec![OpenFile::at(&database)?];
        // Where a log cannot be shared, SQLite does without.
        files.extend(OpenFile::at(&log).ok());
        Ok(Self {
            database,
            log,
            index: folder.beside("-shm"),
            files,
        })
    }

    /// True when the log holds what the file does not. Where that cannot be known, a log that holds anything is needed.
    pub(crate) fn needs_log(&self) -> bool {
        let index = self.index_head();
        let is_filled = || fs::metadata(&self.log).is_ok_and(|log| log.len() > 0);
        log::is_missed(&index) || (!log::is_folded_in(&index) && is_filled())
    }

    /// The beginning of the index, where SQLite counts what lies in the log.
    fn index_head(&self) -> Vec<u8> {
        let mut head = Vec::with_capacity(log::INDEX_HEAD);
        let file = File::open(&self.index);
        // An index that cannot be read says nothing.
        let _ = file.and_then(|file| file.take(log::INDEX_HEAD as u64).read_to_end(&mut head));
        head
    }

    /// Tells one state of the file without its log from the next, at little cost.
    pub(crate) fn state(&self) -> Option<FileState> {
        let known = fs::metadata(&self.database).ok()?;
        Some((known.len(), known.modified().ok()?))
    }

    /// The bytes of the file without its log.
    pub(crate) fn fingerprint(&self) -> Option<Fingerprint> {
        Fingerprint::of_file(&self.database).ok().flatten()
    }

    /// To be called after each use: from now on no file may be shorter.
    pub(crate) fn note_lengths(&self) {
        for file in &self.files {
            if let Ok(known) = fs::metadata(&file.path) {
                // SQLite begins a log anew; the file only grows.
                let least = if file.path == self.database {
                    file.length.get()
                } else {
                    0
                };
                file.length.set(known.len().max(least));
            }
        }
    }

    /// What is the matter with one of the open files.
    fn trouble(&self, file: &OpenFile) -> Option<(TroubleKind, &'static str)> {
        let Ok(found) = FileId::of(&file.path) else {
            return Some((TroubleKind::Gone, "an open file is not in the folder"));
        };
        if found != file.id {
            let detail = "an open file is not the one in the folder";
            return Some((TroubleKind::Replaced, detail));
        }
        let length = fs::metadata(&file.path).map_or(0, |known| known.len());
        // Another program may cut a log off whose content is in the file.
        let is_cut = length < file.length.get() && (file.path == self.database || self.needs_log());
        is_cut.then_some((TroubleKind::CutShort, "an open file is shorter than it was"))
    }

    /// False where the log would be folded into something else than the file that it was written for. Then both stay as
    /// they are, for the next start.
    pub(crate) fn can_fold_in(&self) -> bool {
        self.files.iter().all(|file| match self.trouble(file) {
            Some((TroubleKind::CutShort, _)) => false,
            Some((TroubleKind::Replaced, _)) => file.path != self.database,
            _ => true,
        })
    }

    /// An error when what is written now would not be found at the next start.
    pub(crate) fn still_there(&self) -> Result<(), StorageTrouble> {
        let trouble = self.files.iter().find_map(|file| self.trouble(file));
        if let Some((kind, detail)) = trouble {
            return Err(StorageTrouble::new(kind, detail));
        }
        if fs::metadata(&self.database)?.permissions().readonly() {
            let detail = "the file was made read-only";
            return Err(StorageTrouble::new(TroubleKind::NotWritable, detail));
        }
        Ok(())
    }
}
