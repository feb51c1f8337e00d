//! Sets a damaged database aside with everything that lies beside it, and puts a new one in its place. Whenever it is
//! stopped, the old file or the new one stands there whole.

use crate::folder::{BESIDE, DataFolder, SET_ASIDE};
use crate::new_file::NewFile;
use crate::report::Rescue;
use crate::{StorageTrouble, TroubleKind, platform};
use rusqlite::{Connection, OpenFlags};
use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};

/// Makes a database file that nobody sees yet.
pub(crate) fn build<T>(
    folder: &DataFolder,
    fill: impl FnOnce(&mut Connection) -> Result<T, StorageTrouble>,
) -> Result<(NewFile, T), StorageTrouble> {
    let new = NewFile::begin(folder.path())?;
    let filled = fill_file(&new.path(), fill)?;
    Ok((new, filled))
}

fn fill_file<T>(
    path: &Path,
    fill: impl FnOnce(&mut Connection) -> Result<T, StorageTrouble>,
) -> Result<T, StorageTrouble> {
    drop(platform::open_private(path)?);
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let mut connection = Connection::open_with_flags(path, flags)?;
    // Whoever is stopped begins anew: nothing of it has to be taken back.
    connection.pragma_update_and_check(None, "journal_mode", "MEMORY", |_| Ok(()))?;
    connection.pragma_update(None, "synchronous", "OFF")?;
    let filled = fill(&mut connection)?;
    // Now, and not in the place where it would have to outlive being stopped.
    connection.pragma_update_and_check(None, "journal_mode", "WAL", |_| Ok(()))?;
    connection.close().map_err(|(_, error)| error)?;
    File::open(path)?.sync_all()?;
    Ok(filled)
}

/// Puts a rescued file in the place of the damaged one, which is kept under another name.
pub(crate) fn replace(
    folder: &DataFolder,
    mut new: NewFile,
    mut rescue: Rescue,
) -> Result<Rescue, StorageTrouble> {
    let number = set_aside(folder)?;
    rescue.original = Some(format!("{SET_ASIDE}{number}.db"));
    write_whole(
        &original(folder, number, ".json"),
        &serde_json::to_vec(&rescue).map_err(unspoken)?,
    )?;
    platform::sync_folder(folder.path())?;
    new.decide(folder, Some(number))?;
    new.take_place(folder)?;
    Ok(rescue)
}

/// What was said of the file that was set aside under a number.
pub(crate) fn report(folder: &DataFolder, number: u32) -> Option<Rescue> {
    let report = fs::read(original(folder, number, ".json")).ok()?;
    serde_json::from_slice(&report).ok()
}

/// Gives the file and what lies beside it a second name that is nobody's yet, and answers with its number.
fn set_aside(folder: &DataFolder) -> Result<u32, StorageTrouble> {
    let number = free_number(folder)?;
    for suffix in BESIDE.into_iter().chain([""]) {
        let from = folder.beside(suffix);
        let to = original(folder, number, &format!(".db{suffix}"));
        if !from.exists() || same(&from, &to) {
            continue;
        }
        // Not every disk knows second names.
        if fs::hard_link(&from, &to).is_err() {
            let copy = NewFile::begin(folder.path())?;
            fs::copy(&from, copy.path())?;
            File::open(copy.path())?.sync_all()?;
            platform::keep_private(&copy.path());
            copy.rename(&to)?;
        }
    }
    Ok(number)
}

/// The number of this very file, when it got one before something was stopped; or else one that is free.
fn free_number(folder: &DataFolder) -> Result<u32, StorageTrouble> {
    let mut taken = BTreeSet::new();
    for entry in fs::read_dir(folder.path())? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        let digits = name.strip_prefix(SET_ASIDE).unwrap_or_default();
        let digits = digits.split('.').next().unwrap_or_default();
        taken.extend(digits.parse::<u32>().ok());
    }
    let database = folder.database();
    let is_it = |number: &u32| same(&database, &original(folder, *number, ".db"));
    let again = taken.iter().rev().copied().find(is_it);
    let free = again.or_else(|| (1..=u32::MAX).find(|number| !taken.contains(number)));
    let detail = "no number is left for a file that is set aside";
    free.ok_or_else(|| StorageTrouble::new(TroubleKind::NotWritable, detail))
}

fn same(one: &Path, other: &Path) -> bool {
    let ids = (platform::FileId::of(one), platform::FileId::of(other));
    matches!(ids, (Ok(one), Ok(other)) if one == other)
}

fn original(folder: &DataFolder, number: u32, end: &str) -> PathBuf {
    folder.path().join(format!("{SET_ASIDE}{number}{end}"))
}

fn write_whole(path: &Path, bytes: &[u8]) -> Result<(), StorageTrouble> {
    let mut file = platform::open_private(path)?;
    file.set_len(0)?;
    file.write_all(bytes)?;
    Ok(file.sync_all()?)
}

fn unspoken(error: serde_json::Error) -> StorageTrouble {
    StorageTrouble::new(TroubleKind::Failed, error)
}
