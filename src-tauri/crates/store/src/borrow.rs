//! The list of tables for a file that lost its first page. That page, and those it leads to, say which tables there are and where
//! they begin. A backup of the same file has the same ones, and so has a new file, where nothing was moved since.

use crate::folder::DataFolder;
use crate::image::Image;
use crate::salvage::{SqlTable, TABLES, is_in_order};
use crate::schema::{self, LATEST};
use crate::{StorageTrouble, backup};
use rusqlite::{Connection, MAIN_DB};
use std::fs;

/// The image with the list of tables with which most of it can be read; none when nothing can.
pub(crate) fn with_first_page(image: &Image, folder: &DataFolder) -> Option<Image> {
    let size = image.page_size();
    let backups = backup::files(folder.path()).into_iter();
    let backups = backups.filter_map(|file| Some(Image::of(fs::read(file).ok()?)));
    let new = (1..=LATEST)
        .rev()
        .filter_map(|version| new_file(version, size).ok());
    let others = backups.chain(new);
    let mut best: Option<(i64, Image)> = None;
    for other in others.filter(|other| other.is_a_database() && other.page_size() == size) {
        let tried = image.with_schema_of(&other);
        let Some((rows, is_whole)) = readable(&tried) else {
            continue;
        };
        if is_whole && rows > 0 {
            return Some(tried);
        }
        // The first of several counts: the newest backup comes first.
        if best.as_ref().map_or(0, |(most, _)| *most) < rows {
            best = Some((rows, tried));
        }
    }
    best.map(|(_, image)| image)
}

/// A database in which nothing was kept yet.
fn new_file(version: u32, page_size: usize) -> Result<Image, StorageTrouble> {
    let mut connection = Connection::open_in_memory()?;
    connection.pragma_update(None, "page_size", page_size as u32)?;
    schema::make(&mut connection, version)?;
    Ok(Image::of(connection.serialize(MAIN_DB)?.to_vec()))
}

/// How many rows can be counted in it, and whether all of it is in order.
fn readable(image: &Image) -> Option<(i64, bool)> {
    let version = image.user_version();
    let opened = image.open_mended(version).ok()?;
    let count = |table: &SqlTable| {
        let question = format!("SELECT count(*) FROM {} NOT INDEXED", table.name);
        let count = opened.query_row(&question, [], |row| row.get::<_, i64>(0));
        count.unwrap_or_default()
    };
    let rows = TABLES.iter().map(count).sum();
    Some((rows, is_in_order(&opened, "PRAGMA quick_check(1)")))
}
