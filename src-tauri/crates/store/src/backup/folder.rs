//! The folder in which backups lie: which there are, which place is free, and which go.

use super::copy::PartialCopy;
use super::disk;
use super::holds::{self, Header};
use super::name::{Name, now};
use super::{Backup, FOLDER, KEPT, KEPT_REPLACED};
use crate::new_file::{NewFile, beside};
use crate::{FILE_NAME, StorageTrouble};
use rusqlite::Connection;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

#[derive(Debug)]
pub(super) struct BackupFolder {
    data: PathBuf,
    path: PathBuf,
}

impl BackupFolder {
    /// That of a data folder; nothing is made yet.
    pub(super) fn of(data: &Path) -> Self {
        Self {
            data: data.to_owned(),
            path: data.join(FOLDER),
        }
    }

    pub(super) fn place(&self, name: Name) -> PathBuf {
        self.path.join(name.to_string())
    }

    /// All there are, the newest first.
    pub(super) fn names(&self) -> io::Result<Vec<Name>> {
        let entries = match fs::read_dir(&self.path) {
            // Also where the data folder is none.
            Err(error)
                if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) =>
            {
                return Ok(Vec::new());
            }
            entries => entries?,
        };
        let mut names = Vec::new();
        for entry in entries {
            names.extend(entry?.file_name().to_str().and_then(Name::read));
        }
        names.sort_unstable_by(|one, other| other.cmp(one));
        Ok(names)
    }

    /// None when it is gone.
    pub(super) fn seen(&self, name: Name) -> Option<Backup> {
        let file = self.place(name);
        let size = fs::metadata(&file).ok()?.len();
        Some(Backup {
            name: name.to_string(),
            version: name.version,
            made_at: name.made_at,
            replaced: name.replaced,
            kilobytes: u32::try_from(size.div_ceil(1000)).unwrap_or(u32::MAX),
            holds: holds::look(&file),
        })
    }

    /// A whole copy of everything, which bears no name yet.
    pub(super) fn copy(&self, from: &Connection) -> Result<PartialCopy, StorageTrouble> {
        disk::create_folder(&self.path)?;
        PartialCopy::of(from, &self.path)
    }

    /// Keeps a copy as a backup of this moment.
    pub(super) fn keep(&self, copy: PartialCopy, replaced: bool) -> Result<(), StorageTrouble> {
        let version = Header::of(&copy.path())?.map_or(0, |header| header.version);
        copy.name(&self.place(self.free(version, replaced)?))?;
        Ok(self.thin(replaced)?)
    }

    /// Keeps the file of the data byte for byte, with its log, because it cannot be read as a database.
    pub(super) fn keep_bytes(&self) -> Result<(), StorageTrouble> {
        let data = self.data.join(FILE_NAME);
        if !data.try_exists()? {
            return Ok(());
        }
        disk::create_folder(&self.path)?;
        let version = Header::of(&data)?.map_or(0, |header| header.version);
        let place = self.place(self.free(version, true)?);
        let log = beside(&data, LOG);
        if log.try_exists()? {
            disk::copy(&log, &beside(&place, LOG), u64::MAX)?;
        }
        let copy = NewFile::begin(&self.path)?;
        disk::copy(&data, &copy.path(), u64::MAX)?;
        copy.rename(&place)?;
        Ok(self.thin(true)?)
    }

    /// Two backups of one second are told apart by the next one.
    fn free(&self, version: u32, replaced: bool) -> io::Result<Name> {
        let mut name = Name {
            made_at: now(),
            version,
            replaced,
        };
        while self.place(name).try_exists()? {
            name.made_at = name.made_at.saturating_add(1);
        }
        Ok(name)
    }

    /// Removes the oldest of too many.
    fn thin(&self, replaced: bool) -> io::Result<()> {
        let most = if replaced { KEPT_REPLACED } else { KEPT };
        let names = self.names()?.into_iter();
        for name in names.filter(|name| name.replaced == replaced).skip(most) {
            let file = self.place(name);
            disk::remove(&file)?;
            disk::remove(&beside(&file, LOG))?;
        }
        Ok(())
    }
}

/// What SQLite calls the log beside a file.
pub(super) const LOG: &str = "-wal";
