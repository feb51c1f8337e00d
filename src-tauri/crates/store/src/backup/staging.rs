//! A file that is to become the data: checked, copied and brought to this version, before anything of the data is
//! touched.

use super::copy::{alone, check, writing};
use super::disk;
use super::folder::LOG;
use super::holds::Header;
use super::{BackupError, UnfitFile};
use crate::new_file::{NewFile, beside};
use crate::{StorageTrouble, TroubleKind, schema};
use rusqlite::Connection;
use rusqlite::config::DbConfig;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// No data of a person are as large; what is larger would only fill the disk.
const MOST: u64 = 4 << 30;

/// A whole database of this version, beside the data; gone when it does not take their place.
#[derive(Debug)]
pub(super) struct StagedDatabase(NewFile);

impl StagedDatabase {
    /// Checks a copy of `file`, so that the file itself is never changed.
    pub(super) fn of(file: &Path, folder: &Path) -> Result<Self, BackupError> {
        fits(file)?;
        let staged = Self(NewFile::begin(folder)?);
        let path = staged.path();
        copy(file, &path)?;
        // Whoever picks a file that is in use means the log beside it too.
        let log = beside(file, LOG);
        if log.is_file() {
            copy(&log, &beside(&path, LOG))?;
        }
        bring_up_to_date(&path)?;
        disk::sync(&path)?;
        Ok(staged)
    }

    pub(super) fn path(&self) -> PathBuf {
        self.0.path()
    }
}

impl From<StagedDatabase> for NewFile {
    fn from(staged: StagedDatabase) -> Self {
        staged.0
    }
}

fn fits(file: &Path) -> Result<(), BackupError> {
    let found = fs::metadata(file)?;
    // A pipe or a device could keep whoever reads it waiting for ever.
    if !found.is_file() {
        return Err(ErrorKind::IsADirectory.into());
    }
    let header = Header::of(file)?.ok_or(UnfitFile::NotOurs)?;
    if header.trial {
        return Err(UnfitFile::TrialVersion.into());
    }
    if !header.ours {
        return Err(UnfitFile::NotOurs.into());
    }
    if header.version > schema::LATEST {
        return Err(UnfitFile::NewerVersion.into());
    }
    Ok(())
}

fn copy(from: &Path, to: &Path) -> Result<(), BackupError> {
    if fs::metadata(from)?.len() > MOST || !disk::copy(from, to, MOST)? {
        return Err(UnfitFile::TooLarge.into());
    }
    Ok(())
}

fn bring_up_to_date(file: &Path) -> Result<(), BackupError> {
    let mut database = Connection::open_with_flags(file, writing()).map_err(unfit)?;
    // It may come from anybody: nothing in it is run before it is known to have our tables and nothing else.
    for (guard, on) in [
        (DbConfig::SQLITE_DBCONFIG_DEFENSIVE, true),
        (DbConfig::SQLITE_DBCONFIG_TRUSTED_SCHEMA, false),
        (DbConfig::SQLITE_DBCONFIG_ENABLE_TRIGGER, false),
        (DbConfig::SQLITE_DBCONFIG_ENABLE_VIEW, false),
    ] {
        database.set_db_config(guard, on).map_err(unfit)?;
    }
    database
        .pragma_update(None, "cell_size_check", true)
        .map_err(unfit)?;
    // The log may have gone farther than the first page.
    let version: u32 = database
        .pragma_query_value(None, "user_version", |row| row.get(0))
        .map_err(unfit)?;
    if version > schema::LATEST {
        return Err(UnfitFile::NewerVersion.into());
    }
    if version == 0 || !schema::has_tables_of(&database, version).map_err(of_the_file)? {
        return Err(UnfitFile::NotOurs.into());
    }
    check(&database).map_err(of_the_file)?;
    schema::bring_up_to_date(&mut database).map_err(of_the_file)?;
    alone(&database).map_err(of_the_file)?;
    database.close().map_err(|(_, error)| unfit(error))?;
    Ok(())
}

fn unfit(error: rusqlite::Error) -> BackupError {
    of_the_file(error.into())
}

/// What is wrong with the copy is wrong with the file, unless the disk is at fault.
fn of_the_file(trouble: StorageTrouble) -> BackupError {
    match trouble.kind {
        TroubleKind::NotWritable
        | TroubleKind::Busy
        | TroubleKind::InUse
        | TroubleKind::Gone
        | TroubleKind::Replaced
        | TroubleKind::CutShort
        | TroubleKind::Full => trouble.into(),
        TroubleKind::TrialVersion => UnfitFile::TrialVersion.into(),
        TroubleKind::NewerVersion => UnfitFile::NewerVersion.into(),
        TroubleKind::NotOurs | TroubleKind::NotADatabase => UnfitFile::NotOurs.into(),
        TroubleKind::Damaged | TroubleKind::Failed => UnfitFile::Damaged.into(),
    }
}
