//! Copies of a database that are known to be whole, and files that are there in full or not at all.

use super::disk;
use crate::new_file::NewFile;
use crate::{StorageTrouble, TroubleKind};
use rusqlite::backup::{Backup, StepResult};
use rusqlite::{Connection, OpenFlags};
use std::path::{Path, PathBuf};

/// A whole copy that does not bear its name yet, and goes when it never does.
#[derive(Debug)]
pub(super) struct PartialCopy(NewFile);

impl PartialCopy {
    /// Copies everything that `from` holds at this moment and proves that the copy holds it too.
    pub(super) fn of(from: &Connection, folder: &Path) -> Result<Self, StorageTrouble> {
        let part = Self(NewFile::begin(folder)?);
        let path = part.path();
        disk::create(&path)?;
        let counted = copy(from, &path)?;
        disk::sync(&path)?;
        prove(&path, &counted)?;
        Ok(part)
    }

    pub(super) fn path(&self) -> PathBuf {
        self.0.path()
    }

    /// Gives it its name, in the folder where it lies.
    pub(super) fn name(self, place: &Path) -> Result<(), StorageTrouble> {
        self.0.rename(place)
    }
}

/// The version of the tables, and every table with the number of its rows.
type RowCounts = (u32, Vec<(String, i64)>);

fn copy(from: &Connection, place: &Path) -> Result<RowCounts, StorageTrouble> {
    // What is counted and what is copied are the same moment.
    let moment = from.unchecked_transaction()?;
    let counted = count(&moment)?;
    let mut to = Connection::open_with_flags(place, writing())?;
    match Backup::new(&moment, &mut to)?.step(-1)? {
        StepResult::Done => {}
        stopped => {
            let detail = format!("the copy stopped: {stopped:?}");
            return Err(StorageTrouble::new(TroubleKind::Busy, detail));
        }
    }
    drop(moment);
    alone(&to)?;
    to.close().map_err(|(_, error)| error)?;
    Ok(counted)
}

/// Makes a database one file, with no log beside it, so that it can be copied and read without being changed.
pub(super) fn alone(database: &Connection) -> Result<(), StorageTrouble> {
    database.pragma_update_and_check(None, "journal_mode", "DELETE", |_| Ok(()))?;
    Ok(())
}

fn prove(place: &Path, counted: &RowCounts) -> Result<(), StorageTrouble> {
    let copy = Connection::open_with_flags(place, reading())?;
    check(&copy)?;
    if count(&copy)? != *counted {
        let detail = "the copy holds other rows than the original";
        return Err(StorageTrouble::new(TroubleKind::Damaged, detail));
    }
    Ok(())
}

/// Refuses a database in which a single page or row is not as it should be.
pub(super) fn check(database: &Connection) -> Result<(), StorageTrouble> {
    let found: String = database.query_row("PRAGMA integrity_check(1)", [], |row| row.get(0))?;
    if found == "ok" {
        Ok(())
    } else {
        Err(StorageTrouble::new(
            TroubleKind::Damaged,
            "the check of integrity failed",
        ))
    }
}

fn count(database: &Connection) -> Result<RowCounts, StorageTrouble> {
    let version = database.pragma_query_value(None, "user_version", |row| row.get(0))?;
    let mut tables = database.prepare(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
    )?;
    let names = tables.query_map([], |row| row.get::<_, String>(0))?;
    let each = names.map(|name| {
        let name = name?;
        let query = format!("SELECT count(*) FROM \"{}\"", name.replace('"', "\"\""));
        let rows = database.query_row(&query, [], |row| row.get(0))?;
        Ok((name, rows))
    });
    Ok((version, each.collect::<Result<_, rusqlite::Error>>()?))
}

/// Without `SQLITE_OPEN_URI`: a folder may be called anything.
pub(super) fn reading() -> OpenFlags {
    OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX
}

pub(super) fn writing() -> OpenFlags {
    OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX
}
