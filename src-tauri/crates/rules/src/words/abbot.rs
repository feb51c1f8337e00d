//! The words of The Abbot: what is decided in it, what its points are for, why he comes home.

use crate::ground::{At, Kind, Place};
use serde::{Deserialize, Serialize};

/// What may be decided.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, specta::Type,
)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[serde(rename = "AbbotAction")]
#[allow(missing_docs, reason = "fields are the place where he stands")]
pub enum Action {
    /// Take the abbot back who stands there.
    Recall { x: i16, y: i16, kind: Kind, at: At },
}

impl Action {
    /// The word for it in files.
    #[must_use]
    pub const fn word(&self) -> &'static str {
        match self {
            Self::Recall { .. } => "recall",
        }
    }

    /// The place on the land that it names.
    #[must_use]
    pub const fn place(&self) -> Option<Place> {
        match *self {
            Self::Recall { x, y, kind, at } => Some(Place { x, y, kind, at }),
        }
    }
}

/// What points are given for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, specta::Type)]
#[serde(rename_all = "kebab-case")]
#[serde(rename = "AbbotSource")]
pub enum Source {
    /// A garden.
    Garden,
}

/// Why a figure comes home.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "kebab-case")]
#[serde(rename = "AbbotLeft")]
pub enum LeaveReason {
    /// His owner took him back.
    Recalled,
}
