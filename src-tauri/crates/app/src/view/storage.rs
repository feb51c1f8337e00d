//! Where things are kept during this run, and why not on disk when they are not. It must not know the
//! tables.

use serde::Serialize;
use specta::Type;
use std::path::Path;
use store::{State, StorageTrouble, Store};

#[derive(Debug, Clone, Serialize, Type)]
#[serde(
    tag = "kind",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
pub enum Storage {
    /// In a file of this folder.
    Disk { folder: String },
    /// Nothing new is kept; what the file in this folder holds can be looked at.
    ReadOnly {
        folder: String,
        trouble: StorageTrouble,
    },
    /// Only until the window closes, because the folder could not be used.
    Memory {
        folder: String,
        trouble: StorageTrouble,
    },
}

/// Opens the store in `folder`; when that fails, one in memory, so that the window opens all the same.
pub fn open(folder: &Path) -> Result<(Store, Storage), StorageTrouble> {
    let shown = folder.display().to_string();
    let opened = Store::open(folder).or_else(Store::in_memory_instead)?;
    let storage = match opened.state() {
        State::ReadOnly { trouble } => Storage::ReadOnly {
            folder: shown,
            trouble,
        },
        State::Memory {
            trouble: Some(trouble),
        } => Storage::Memory {
            folder: shown,
            trouble,
        },
        State::Disk | State::Memory { trouble: None } => Storage::Disk { folder: shown },
    };
    Ok((opened, storage))
}
