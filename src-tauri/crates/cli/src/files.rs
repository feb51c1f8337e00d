//! Files from the disk: which ones a path means, and their bytes within limits.

use content::json::{MOST_BYTES, too_large};
use content::problem::{Problem, What};
use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// The bytes of a file; `-` is the input of the command.
///
/// # Errors
/// When it cannot be read, or is larger than any file of ours.
pub(crate) fn read(path: &Path) -> Result<Vec<u8>, Problem> {
    let name = path.display().to_string();
    let unreadable = |error: io::Error| {
        let error = error.to_string();
        Problem::error("", What::Unreadable { error }).of_file(&name)
    };
    let reader: Box<dyn Read> = if path == Path::new("-") {
        Box::new(io::stdin())
    } else {
        Box::new(fs::File::open(path).map_err(unreadable)?)
    };
    let mut bytes = Vec::new();
    reader
        .take(MOST_BYTES as u64 + 1)
        .read_to_end(&mut bytes)
        .map_err(unreadable)?;
    if bytes.len() > MOST_BYTES {
        Err(too_large().of_file(name))
    } else {
        Ok(bytes)
    }
}

/// The files that a path means: itself, or every JSON file and bundle below it but the schemas, in order of their
/// names.
///
/// # Errors
/// When there is no such path, or nothing in it.
pub(crate) fn below(path: &Path) -> Result<Vec<PathBuf>, Problem> {
    let name = path.display().to_string();
    if path != Path::new("-") && path.is_dir() {
        let mut found = Vec::new();
        gather(path, &mut found).map_err(|error| {
            let error = error.to_string();
            Problem::error("", What::Unlistable { error }).of_file(&name)
        })?;
        if found.is_empty() {
            return Err(Problem::error("", What::EmptyFolder).of_file(name));
        }
        return Ok(found);
    }
    Ok(vec![path.to_owned()])
}

fn is_ours(path: &Path, name: &str) -> bool {
    is_bundle(path) || ends(path, "json") && !name.ends_with(".schema.json")
}

/// Whether a path is called as bundles are.
pub(crate) fn is_bundle(path: &Path) -> bool {
    ends(path, bundle::ENDING)
}

fn ends(path: &Path, ending: &str) -> bool {
    path.extension().is_some_and(|it| it == ending)
}

/// A folder such as `nl` holds texts for the files beside it, and no file of ours.
fn is_language(folder: &str) -> bool {
    folder.len() == 2 && folder.bytes().all(|b| b.is_ascii_lowercase())
}

/// Links are not followed, so that no folder is walked forever.
fn gather(folder: &Path, found: &mut Vec<PathBuf>) -> io::Result<()> {
    let mut entries: Vec<_> = fs::read_dir(folder)?.collect::<Result<_, _>>()?;
    entries.sort_by_key(fs::DirEntry::file_name);
    for entry in entries {
        let path = entry.path();
        let name = entry.file_name();
        let name = name.to_string_lossy();
        if entry.file_type()?.is_dir() {
            if !is_language(&name) {
                gather(&path, found)?;
            }
        } else if is_ours(&path, &name) {
            found.push(path);
        }
    }
    Ok(())
}
