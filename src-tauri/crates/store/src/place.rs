//! The file that is open, and whether it still lies where it was opened. It must not know what it holds.

use crate::folder::DataFolder;
use crate::platform::FileId;
use crate::{StorageTrouble, TroubleKind};
use std::fs;
use std::path::PathBuf;

/// The open file and its log, by where they lie and which they are.
#[derive(Debug)]
pub(crate) struct Place {
    database: PathBuf,
    log: PathBuf,
    files: Vec<(PathBuf, FileId)>,
}

impl Place {
    /// As it is now.
    pub(crate) fn of(folder: &DataFolder) -> Result<Self, StorageTrouble> {
        let database = folder.database();
        let mut files = vec![(database.clone(), FileId::of(&database)?)];
        let log = folder.beside("-wal");
        // Where a log cannot be shared, SQLite does without.
        if let Ok(id) = FileId::of(&log) {
            files.push((log.clone(), id));
        }
        Ok(Self {
            database,
            log,
            files,
        })
    }

    /// True when something lies in the log.
    pub(crate) fn has_log(&self) -> bool {
        fs::metadata(&self.log).is_ok_and(|log| log.len() > 0)
    }

    /// An error when what is written now would not be found at the next start.
    pub(crate) fn still_there(&self) -> Result<(), StorageTrouble> {
        for (path, id) in &self.files {
            let kind = match FileId::of(path) {
                Ok(found) if found == *id => continue,
                Ok(_) => TroubleKind::Replaced,
                Err(_) => TroubleKind::Gone,
            };
            let detail = "the open file is not the one in the folder";
            return Err(StorageTrouble::new(kind, detail));
        }
        if fs::metadata(&self.database)?.permissions().readonly() {
            let detail = "the file was made read-only";
            return Err(StorageTrouble::new(TroubleKind::NotWritable, detail));
        }
        Ok(())
    }
}
