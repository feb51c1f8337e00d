//! Where things are kept during this run, and why not on disk when they are not.

use serde::Serialize;
use specta::Type;
use std::path::Path;
use store::{StorageTrouble, Store, StoreState};

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

impl Storage {
    /// As it is now: it changes when a backup is restored.
    pub(crate) fn of(store: &Store, folder: &Path) -> Self {
        let folder = folder.display().to_string();
        match store.state() {
            StoreState::ReadOnly { trouble } => Self::ReadOnly { folder, trouble },
            StoreState::Memory {
                trouble: Some(trouble),
            } => Self::Memory { folder, trouble },
            StoreState::Disk | StoreState::Memory { trouble: None } => Self::Disk { folder },
        }
    }
}

/// Opens the store in `folder`; when that fails, one in memory, so that the window opens all the same.
pub fn open(folder: &Path) -> Result<Store, StorageTrouble> {
    Store::open(folder).or_else(Store::in_memory_instead)
}
