//! Why a command failed, as the window is told: a kind with its facts, never a sentence. It must not know
//! the words.

use serde::Serialize;
use specta::Type;
use store::{Refusal, StorageTrouble, StoreError};

#[derive(Debug, Serialize, Type)]
#[serde(
    tag = "kind",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
pub(crate) enum AppError {
    /// A field was given a value that it cannot have.
    Invalid {
        field: String,
        found: String,
        allowed: Vec<String>,
    },
    /// The file could not be read or written; nothing has changed.
    Disk { trouble: StorageTrouble },
    /// A fault of ours.
    Bug { detail: String },
}

impl From<StoreError> for AppError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Refused(Refusal {
                field,
                found,
                allowed,
            }) => Self::Invalid {
                field,
                found,
                allowed,
            },
            StoreError::Disk(trouble) => {
                log::error!("{trouble}");
                Self::Disk { trouble }
            }
            StoreError::Bug(detail) => {
                log::error!("{detail}");
                Self::Bug { detail }
            }
        }
    }
}
