//! How another file takes the place of the data: at any moment the old one is there in full, or the new one. It must
//! not know where the new one comes from.

use super::disk;
use crate::{DataFolder, StorageTrouble, TroubleKind, aside};
use std::path::Path;

/// What bears this name is the data, even as long as the old ones are still there.
const READY: &str = "bastide-restored.db";

/// From here on `file`, which lies in the folder and is whole, is the data, whatever happens next.
pub(super) fn decide(folder: &DataFolder, file: &Path) -> Result<(), StorageTrouble> {
    if folder.database().is_dir() {
        let detail = "a folder lies where the file belongs";
        return Err(StorageTrouble::new(TroubleKind::NotWritable, detail));
    }
    Ok(disk::rename(file, &folder.path().join(READY))?)
}

/// Goes to the end of what was decided, also by a program that was stopped then; true when there was anything. The old
/// file must not be in use.
pub(crate) fn finish(folder: &DataFolder) -> Result<bool, StorageTrouble> {
    let ready = folder.path().join(READY);
    let decided = ready.try_exists()?;
    if decided {
        aside::begin(folder, &ready)?;
    }
    Ok(decided)
}
