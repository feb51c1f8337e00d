//! Where things are kept during this run, and why not on disk when they are not. It must not know the
//! tables.

use serde::Serialize;
use specta::Type;
use std::path::Path;
use store::{StorageTrouble, Store};

#[derive(Debug, Clone, Serialize, Type)]
#[serde(
    tag = "kind",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
pub enum Storage {
    /// In a file of this folder.
    Disk { folder: String },
    /// Only until the window closes, because the folder could not be used.
    Memory {
        folder: String,
        trouble: StorageTrouble,
    },
}

/// Opens the store in `folder`; when that fails, one in memory, so that the window opens all the same.
pub fn open(folder: &Path) -> Result<(Store, Storage), StorageTrouble> {
    let shown = folder.display().to_string();
    match Store::open(folder) {
        Ok(store) => Ok((store, Storage::Disk { folder: shown })),
        Err(trouble) => {
            let storage = Storage::Memory {
                folder: shown,
                trouble,
            };
            Ok((Store::in_memory()?, storage))
        }
    }
}
