//! The tables, as a list of migrations: `migrations/1.sql` makes those of an empty file. A migration that was released is
//! never edited. The next one is a file `migrations/2.sql` and a line in [`STEPS`].

use crate::StorageTrouble;
use rusqlite::Connection;
use rusqlite_migration::{M, Migrations};

const STEPS: &[M<'_>] = &[
    M::up(include_str!("../migrations/1.sql")),
    // The tests of this crate pretend that there is a next one.
    #[cfg(test)]
    M::up(include_str!("../migrations/invented.sql")),
];
const MIGRATIONS: Migrations<'_> = Migrations::from_slice(STEPS);

/// "BSTD", written into the file's header so that a file of another program is never touched.
pub(crate) const APPLICATION_ID: i32 = 0x4253_5444;

/// "BAST", of the trial versions before the first release. Their files are named as such and left alone.
pub(crate) const TRIAL_ID: u32 = 0x4241_5354;

/// The version that this build writes.
pub(crate) const LATEST: u32 = STEPS.len() as u32;

/// Makes the tables of a version in an empty database, and signs it.
pub(crate) fn make(connection: &mut Connection, version: u32) -> Result<(), StorageTrouble> {
    connection.pragma_update(None, "application_id", APPLICATION_ID)?;
    Ok(MIGRATIONS.to_version(connection, version as usize)?)
}

pub(crate) fn bring_up_to_date(connection: &mut Connection) -> Result<(), StorageTrouble> {
    Ok(MIGRATIONS.to_latest(connection)?)
}

/// True for a file of ours whose tables an earlier version wrote.
pub(crate) fn is_behind(connection: &Connection) -> rusqlite::Result<bool> {
    let id: i32 = connection.pragma_query_value(None, "application_id", |row| row.get(0))?;
    let version: u32 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    Ok(id == APPLICATION_ID && (1..LATEST).contains(&version))
}

/// True when a file has the tables that a version writes, and nothing else that SQLite would run or read.
pub(crate) fn has_tables_of(connection: &Connection, version: u32) -> Result<bool, StorageTrouble> {
    let mut own = Connection::open_in_memory()?;
    MIGRATIONS.to_version(&mut own, version as usize)?;
    Ok(tables(connection)? == tables(&own)?)
}

/// Everything in a file that is more than rows.
fn tables(connection: &Connection) -> rusqlite::Result<Vec<[Option<String>; 4]>> {
    let mut query = connection
        .prepare("SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name")?;
    let rows = query.query_map([], |row| {
        Ok([row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?])
    })?;
    rows.collect()
}

#[cfg(test)]
mod tests {
    use super::MIGRATIONS;

    #[test]
    fn every_step_applies_to_an_empty_file() {
        MIGRATIONS.validate().expect("steps");
    }
}
