//! The files that lie in a zip file, with limits on everything that the file says of itself; what is no zip file, or too
//! large, is refused. Knows paths and bytes; what is in the files is told elsewhere.

use crate::{MOST_BYTES, MOST_FILES, MOST_TIMES, MOST_UNPACKED};
use content::bundle::is_plain_path;
use content::faults::ProblemList;
use content::json;
use content::problem::{Problem, What, shown};
use std::collections::BTreeMap;
use std::collections::btree_map::Entry as Slot;
use std::io::{Cursor, Read};
use zip::{CompressionMethod, ZipArchive};

/// Below this size nothing is said of how tightly a file is packed.
const LOOSE: u64 = 64 << 10;
/// The part of a Unix mode that says what a file is; a plain one, or nothing said.
const KINDS: u32 = 0o170_000;
const PLAIN: u32 = 0o100_000;

/// A file of a bundle: its path, and its bytes where they could be had.
pub(crate) type UnpackedFiles = BTreeMap<String, Option<Vec<u8>>>;

/// Unpacks what can be unpacked, and tells what is wrong; nothing when it cannot even be begun.
pub(crate) fn unpack(bytes: &[u8], faults: &mut ProblemList) -> Option<UnpackedFiles> {
    if bytes.len() > MOST_BYTES {
        let most = (MOST_BYTES >> 20).into();
        faults.add(|| Problem::error("", What::TooLarge { most }));
        return None;
    }
    let Ok(mut archive) = ZipArchive::new(Cursor::new(bytes)) else {
        faults.add(|| Problem::error("", What::NoBundle));
        return None;
    };
    let names = names(bytes, archive.central_directory_start());
    let n = archive.len().max(names.len());
    if n > MOST_FILES {
        let (n, most) = (n.into(), MOST_FILES.into());
        faults.add(|| Problem::error("", What::TooManyEntries { n, most }));
        return None;
    }
    twins(&names, archive.has_duplicate_names(), faults);
    // Files that share bytes would come to more than all bytes together.
    let what = match archive.has_overlapping_entries() {
        Ok(false) => None,
        Ok(true) => Some(What::EntriesOverlap),
        Err(_) => Some(What::NoBundle),
    };
    if let Some(what) = what {
        faults.add(|| Problem::error("", what));
        return None;
    }
    let mut unpacked = UnpackedFiles::new();
    let mut sum = 0;
    for index in 0..archive.len() {
        let Some((path, found)) = one(&mut archive, index, faults) else {
            continue;
        };
        sum += found.as_ref().map_or(0, Vec::len);
        if sum > MOST_UNPACKED {
            let most = (MOST_UNPACKED >> 20).into();
            faults.add(|| Problem::error("", What::UnpacksTooLarge { most }));
            return None;
        }
        unpacked.insert(path, found);
    }
    Some(unpacked)
}

/// One file by its number; nothing for a folder, or where no path leads to it.
fn one(
    archive: &mut ZipArchive<Cursor<&[u8]>>,
    index: usize,
    faults: &mut ProblemList,
) -> Option<(String, Option<Vec<u8>>)> {
    let entry = archive.by_index_data(index).ok()?;
    let raw = entry.name_raw();
    let name = std::str::from_utf8(raw)
        .map_or_else(|_| String::from_utf8_lossy(raw).into_owned(), str::to_owned);
    let at = shown(&name);
    let folder = name.strip_suffix('/');
    if !is_plain_path(folder.unwrap_or(&name)) {
        faults.add(|| Problem::error(&at, What::BadEntryPath));
        return None;
    }
    let mode = entry.unix_mode().unwrap_or_default() & KINDS;
    if folder.is_some() && !entry.is_symlink() && entry.size() == 0 {
        return None;
    }
    if entry.is_symlink() || ![0, PLAIN].contains(&mode) || folder.is_some() {
        faults.add(|| Problem::error(&at, What::EntryLink));
        return Some((name, None));
    }
    let is_known = [CompressionMethod::Stored, CompressionMethod::Deflated];
    if entry.encrypted() || !is_known.contains(&entry.compression()) {
        faults.add(|| Problem::error(&at, What::EntryLocked));
        return Some((name, None));
    }
    let (size, packed) = (entry.size(), entry.compressed_size());
    if size > json::MOST_BYTES as u64 {
        faults.add(|| json::too_large().within(&at));
        return Some((name, None));
    }
    if size > LOOSE && size / MOST_TIMES > packed {
        let most = (MOST_TIMES as usize).into();
        faults.add(|| Problem::error(&at, What::PackedTooTight { most }));
        return Some((name, None));
    }
    let bytes = content_of(archive, index, size as usize);
    if bytes.is_none() {
        faults.add(|| Problem::error(&at, What::EntryDamaged));
    }
    Some((name, bytes))
}

/// The bytes of a file, when they are as many as it says and add up to its sum.
fn content_of(
    archive: &mut ZipArchive<Cursor<&[u8]>>,
    index: usize,
    size: usize,
) -> Option<Vec<u8>> {
    let file = archive.by_index(index).ok()?;
    let mut bytes = Vec::new();
    // What says that it is small may not be: no more is unpacked than was said.
    file.take(size as u64 + 1).read_to_end(&mut bytes).ok()?;
    (bytes.len() == size).then_some(bytes)
}

/// Tells files whose names are the same, or the same on a disk that knows no capitals.
fn twins(names: &[String], has_twins: bool, faults: &mut ProblemList) {
    let mut seen: BTreeMap<String, &String> = BTreeMap::new();
    let mut told = false;
    for name in names {
        match seen.entry(name.to_lowercase()) {
            Slot::Occupied(first) => {
                told = true;
                faults.add(|| {
                    let by = shown(first.get());
                    Problem::error(shown(name), What::EntryTwice { by })
                });
            }
            Slot::Vacant(free) => {
                free.insert(name);
            }
        }
    }
    if has_twins && !told {
        faults.add(|| Problem::error("", What::NoBundle));
    }
}

/// The names in the list at the end of a zip file, each as often as it stands there: the reading library keeps
/// only the last of several with one name.
fn names(bytes: &[u8], from: u64) -> Vec<String> {
    const SIGN: &[u8] = b"PK\x01\x02";
    const HEAD: usize = 46;
    let mut names = Vec::new();
    let mut rest = bytes.get(from as usize..).unwrap_or_default();
    while let Some(head) = rest.get(..HEAD).filter(|head| head.starts_with(SIGN)) {
        let length = |at: usize| usize::from(u16::from_le_bytes([head[at], head[at + 1]]));
        let (name, more) = (length(28), length(30) + length(32));
        let Some(found) = rest.get(HEAD..HEAD + name) else {
            break;
        };
        names.push(String::from_utf8_lossy(found).into_owned());
        rest = rest.get(HEAD + name + more..).unwrap_or_default();
    }
    names
}
