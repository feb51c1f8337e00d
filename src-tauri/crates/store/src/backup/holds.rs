//! What is in a file of ours, without changing it.

use super::copy::reading;
use crate::schema::{APPLICATION_ID, TRIAL_ID};
use rusqlite::Connection;
use serde::Serialize;
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, ErrorKind, Read};
use std::path::Path;

/// How many things a person would find, without what is deleted.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, specta::Type)]
pub struct ItemCounts {
    pub games: u32,
    /// Documents of one's own, by their kind.
    pub documents: BTreeMap<String, u32>,
    /// Lessons that were begun.
    pub lessons: u32,
    /// Runs of the lab.
    pub runs: u32,
}

/// What the first bytes of a database say.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Header {
    pub(super) ours: bool,
    /// True for a file of a trial version.
    pub(super) trial: bool,
    pub(super) version: u32,
    /// True when a part of it may lie in a log beside it.
    pub(super) logged: bool,
}

const MAGIC: &[u8] = b"SQLite format 3\0";
const LENGTH: usize = 100;

impl Header {
    /// None when the file is no database.
    pub(super) fn of(file: &Path) -> io::Result<Option<Self>> {
        let mut bytes = [0; LENGTH];
        match File::open(file)?.read_exact(&mut bytes) {
            Err(error) if error.kind() == ErrorKind::UnexpectedEof => return Ok(None),
            read => read?,
        }
        let word = |at: usize| u32::from_be_bytes([0, 1, 2, 3].map(|nth| bytes[at + nth]));
        Ok(bytes.starts_with(MAGIC).then(|| Self {
            ours: word(68) == APPLICATION_ID.cast_unsigned(),
            trial: word(68) == TRIAL_ID,
            version: word(60),
            logged: bytes[18] != 1 || bytes[19] != 1,
        }))
    }
}

/// None when it cannot be known without a change beside it, or at all.
pub(super) fn look(file: &Path) -> Option<ItemCounts> {
    let header = Header::of(file).ok()??;
    if !header.ours || header.logged {
        return None;
    }
    let database = Connection::open_with_flags(file, reading()).ok()?;
    count(&database).ok()
}

fn count(database: &Connection) -> rusqlite::Result<ItemCounts> {
    let trials = if database.table_exists(None, "trial")? {
        "AND id NOT IN (SELECT game FROM trial)"
    } else {
        ""
    };
    let rows = |table: &str, which: &str| {
        // An earlier version has fewer tables.
        if !database.table_exists(None, table)? {
            return Ok(0);
        }
        let query = format!("SELECT count(*) FROM {table} WHERE {which}");
        database.query_row(&query, [], |row| row.get(0))
    };
    let mut documents = BTreeMap::new();
    if database.table_exists(None, "document")? {
        let query = "SELECT kind, count(*) FROM document WHERE deleted_at IS NULL GROUP BY kind";
        let mut query = database.prepare(query)?;
        let kinds = query.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
        documents = kinds.collect::<rusqlite::Result<_>>()?;
    }
    Ok(ItemCounts {
        games: rows("game", &format!("deleted_at IS NULL {trials}"))?,
        documents,
        lessons: rows("lesson", "forgotten = 0")?,
        runs: rows("run", "deleted_at IS NULL")?,
    })
}
