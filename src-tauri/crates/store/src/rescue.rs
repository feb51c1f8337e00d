//! Makes a sound database of everything that can be read of a damaged one.

use crate::image::Image;
use crate::report::SavedCount;
use crate::salvage::{Salvage, SqlRow, TABLES, TableColumns};
use crate::union::Union;
use crate::{StorageTrouble, TroubleKind, schema};
use rusqlite::{Connection, Transaction, params_from_iter};
use std::collections::BTreeMap;

/// What is there to be rescued.
#[derive(Debug)]
pub(crate) struct RescueSource {
    /// The version of its tables.
    pub(crate) version: u32,
    /// The same data at several times, the oldest first.
    pub(crate) images: Vec<Image>,
    /// True when something is missing of which nobody knows what it was.
    pub(crate) incomplete: bool,
}

/// Fills an empty database, and says what became of each kind of thing.
pub(crate) fn fill(
    target: &mut Connection,
    remains: &RescueSource,
) -> Result<Vec<SavedCount>, StorageTrouble> {
    schema::make(target, remains.version)?;
    let columns = TableColumns::of(target)?;
    let readings = remains.images.iter().filter_map(|image| {
        let source = image.open_mended(remains.version).ok()?;
        Some(Salvage::of(&source, &columns))
    });
    let mut union = Union::of(readings.collect(), remains.incomplete);
    target.pragma_update(None, "foreign_keys", false)?;
    let t = target.transaction()?;
    let written = write(&t, &mut union)?;
    t.commit()?;
    target.pragma_update(None, "foreign_keys", true)?;
    schema::bring_up_to_date(target)?;
    let reset = heal_settings(target)?;
    verify(target)?;
    let mut saved = union.saved(&written);
    if let Some(settings) = saved.last_mut().filter(|_| reset) {
        settings.saved = 0;
        settings.lost = 1;
    }
    Ok(saved)
}

fn write(
    t: &Transaction<'_>,
    union: &mut Union,
) -> Result<BTreeMap<&'static str, u32>, StorageTrouble> {
    let mut written = BTreeMap::new();
    for table in &TABLES {
        let rows = union.tables.remove(table.name).unwrap_or_default();
        // The window that tried something is closed. Any number fits this table, so a page that lies in the wrong place
        // would hide a game of which nobody hears that it is gone.
        if table.name == "trial" {
            continue;
        }
        let mut count = 0;
        for (key, row) in &rows {
            match insert(t, table.name, row) {
                Ok(()) => count += 1,
                Err(error) => {
                    let trouble = StorageTrouble::from(error);
                    // A full disk is not the fault of a row.
                    if trouble.kind != TroubleKind::Failed {
                        return Err(trouble);
                    }
                    union.lose(table.kept, key);
                }
            }
        }
        written.insert(table.name, count);
    }
    for (table, owner, column) in [
        ("action", "game", "game"),
        ("picture", "game", "game"),
        ("review", "game", "game"),
        ("step", "document", "document"),
        ("version", "document", "document"),
    ] {
        if written.get(table).is_some_and(|count| *count > 0) {
            t.execute(
                &format!("DELETE FROM {table} WHERE {column} NOT IN (SELECT id FROM {owner})"),
                [],
            )?;
        }
    }
    for (table, most) in &union.given {
        // A number is never given twice, also when what had it is gone.
        let query = "UPDATE sqlite_sequence SET seq = max(seq, ?2) WHERE name = ?1";
        if t.execute(query, (table, most))? == 0 {
            t.execute(
                "INSERT INTO sqlite_sequence (name, seq) VALUES (?1, ?2)",
                (table, most),
            )?;
        }
    }
    Ok(written)
}

fn insert(t: &Transaction<'_>, table: &str, row: &SqlRow) -> rusqlite::Result<()> {
    let names: Vec<_> = row.keys().map(|name| &**name).collect();
    let places = vec!["?"; names.len()].join(", ");
    // The row of the settings is there from the beginning.
    let query = format!(
        "INSERT OR REPLACE INTO {table} ({}) VALUES ({places})",
        names.join(", ")
    );
    t.prepare_cached(&query)?
        .execute(params_from_iter(row.values()))?;
    Ok(())
}

/// Settings that cannot be read become what they are at first; true when that was needed.
fn heal_settings(target: &mut Connection) -> Result<bool, StorageTrouble> {
    let t = target.transaction()?;
    let reset = !crate::settings::can_be_read(&t);
    if reset {
        t.execute_batch("DELETE FROM settings; INSERT INTO settings (id) VALUES (1);")?;
    }
    t.commit()?;
    Ok(reset)
}

/// What was made is not used before it was proved.
pub(crate) fn verify(connection: &Connection) -> Result<(), StorageTrouble> {
    let found: String = connection.query_row("PRAGMA integrity_check(1)", [], |row| row.get(0))?;
    let loose = connection.prepare("PRAGMA foreign_key_check")?.exists([])?;
    if found == "ok" && !loose {
        return Ok(());
    }
    let detail = "a copy that was just made is not sound";
    Err(StorageTrouble::new(TroubleKind::Failed, detail))
}
