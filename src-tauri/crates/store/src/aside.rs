//! Puts a new file in the place of the database, and sets the old one aside with everything that lies beside it. It must
//! not know what either holds. Whenever it is stopped, the old file or the new one stands there whole.

use crate::folder::{BESIDE, DataFolder, SET_ASIDE};
use crate::report::Rescue;
use crate::{StorageTrouble, TroubleKind, platform};
use rusqlite::{Connection, OpenFlags};
use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};

/// A file that is not whole yet.
const PART: &str = ".part";
/// A file that is whole, and only has to take its place; its number is that of the original.
const READY: &str = "bastide-rescued-";

/// Ends what was stopped in the middle. The report of a rescue that had only to be ended.
pub(crate) fn finish(folder: &DataFolder) -> Result<Option<Rescue>, StorageTrouble> {
    let mut ready = None;
    for entry in fs::read_dir(folder.path())? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if name.starts_with("bastide-") && name.contains(PART) {
            fs::remove_file(entry.path())?;
        }
        let number = name
            .strip_prefix(READY)
            .and_then(|rest| rest.strip_suffix(".db"));
        ready = ready.or(number.and_then(|number| number.parse().ok()));
    }
    let Some(number) = ready else { return Ok(None) };
    take_place(folder, number)?;
    let report = fs::read(original(folder, number, ".json"))?;
    Ok(serde_json::from_slice(&report).ok())
}

/// Makes a database file that nobody sees yet.
pub(crate) fn build<T>(
    folder: &DataFolder,
    fill: impl FnOnce(&mut Connection) -> Result<T, StorageTrouble>,
) -> Result<(PathBuf, T), StorageTrouble> {
    let path = folder.path().join(format!("bastide-new.db{PART}"));
    remove(&path)?;
    let built = fill_file(&path, fill);
    if built.is_err() {
        remove(&path)?;
    }
    Ok((path, built?))
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

/// Puts a first file in its place.
pub(crate) fn begin(folder: &DataFolder, new: &Path) -> Result<(), StorageTrouble> {
    clear_beside(folder)?;
    fs::rename(new, folder.database())?;
    Ok(platform::sync_folder(folder.path())?)
}

/// Puts a rescued file in the place of the damaged one, which is kept under another name.
pub(crate) fn replace(
    folder: &DataFolder,
    new: &Path,
    mut rescue: Rescue,
) -> Result<Rescue, StorageTrouble> {
    let number = set_aside(folder)?;
    rescue.original = Some(format!("{SET_ASIDE}{number}.db"));
    write_whole(
        &original(folder, number, ".json"),
        &serde_json::to_vec(&rescue).map_err(unspoken)?,
    )?;
    platform::sync_folder(folder.path())?;
    // From here on the new file counts.
    fs::rename(new, ready(folder, number))?;
    platform::sync_folder(folder.path())?;
    take_place(folder, number)?;
    Ok(rescue)
}

fn take_place(folder: &DataFolder, number: u32) -> Result<(), StorageTrouble> {
    // A log of the old file would change the new one.
    clear_beside(folder)?;
    fs::rename(ready(folder, number), folder.database())?;
    Ok(platform::sync_folder(folder.path())?)
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
            let part = original(folder, number, &format!(".db{suffix}{PART}"));
            fs::copy(&from, &part)?;
            File::open(&part)?.sync_all()?;
            platform::keep_private(&part);
            fs::rename(&part, &to)?;
        }
    }
    Ok(number)
}

/// The number of this very file, when it got one before something was stopped; or else the next one.
fn free_number(folder: &DataFolder) -> Result<u32, StorageTrouble> {
    let mut last = 0;
    for entry in fs::read_dir(folder.path())? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        let digits = name.strip_prefix(SET_ASIDE).unwrap_or_default();
        let digits = digits.split('.').next().unwrap_or_default();
        last = last.max(digits.parse().unwrap_or(0));
    }
    let again = last > 0 && same(&folder.database(), &original(folder, last, ".db"));
    Ok(if again { last } else { last + 1 })
}

fn same(one: &Path, other: &Path) -> bool {
    let ids = (platform::FileId::of(one), platform::FileId::of(other));
    matches!(ids, (Ok(one), Ok(other)) if one == other)
}

fn original(folder: &DataFolder, number: u32, end: &str) -> PathBuf {
    folder.path().join(format!("{SET_ASIDE}{number}{end}"))
}

fn ready(folder: &DataFolder, number: u32) -> PathBuf {
    folder.path().join(format!("{READY}{number}.db"))
}

fn clear_beside(folder: &DataFolder) -> Result<(), StorageTrouble> {
    for suffix in BESIDE {
        remove(&folder.beside(suffix))?;
    }
    Ok(platform::sync_folder(folder.path())?)
}

pub(crate) fn remove(path: &Path) -> Result<(), StorageTrouble> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(error.into()),
        _ => Ok(()),
    }
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
