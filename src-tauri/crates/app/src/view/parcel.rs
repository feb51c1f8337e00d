//! What lies in a file that somebody else has sent, until a person decides what becomes of it.

use crate::view::catalog::TileDesign;
use serde::{Deserialize, Serialize};
use specta::Type;
use workshop::draft::DraftKind;

/// What can come in a file that somebody else has sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Type)]
#[serde(rename_all = "kebab-case")]
pub enum ParcelKind {
    TileSet,
    Mix,
    Position,
    Scenario,
    Campaign,
    Lesson,
}

impl ParcelKind {
    /// The desk of such documents; a scenario has none.
    pub const fn draft(self) -> Option<DraftKind> {
        match self {
            Self::TileSet => Some(DraftKind::TileSet),
            Self::Mix => Some(DraftKind::Mix),
            Self::Position => Some(DraftKind::Position),
            Self::Campaign => Some(DraftKind::Campaign),
            Self::Lesson => Some(DraftKind::Lesson),
            Self::Scenario => None,
        }
    }
}

/// Documents that wait for a decision.
#[derive(Debug, Clone, Serialize, Type)]
pub struct ParcelView {
    /// A decision names it.
    pub number: u32,
    pub items: Vec<ParcelItem>,
}

/// One of them.
#[derive(Debug, Clone, Serialize, Type)]
pub struct ParcelItem {
    pub kind: ParcelKind,
    /// The id that files and other documents use.
    pub key: String,
    pub name: String,
    /// How many tiles it comes to.
    pub tiles: u32,
    /// How many chapters a campaign has.
    pub chapters: u32,
    /// Some of its tiles, for a small picture.
    pub designs: Vec<TileDesign>,
    pub beside: ExistingDocument,
}

/// What is there already under the same id.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Type)]
#[serde(tag = "is", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum ExistingDocument {
    /// Nothing.
    Nothing,
    /// The very same.
    Same,
    /// Another one.
    Other {
        document: u32,
        /// A decision to replace it names the revision that it was made on.
        revision: u32,
        name: String,
        tiles: u32,
        /// Seconds since 1970.
        updated: u32,
        /// The names of the own documents that need it.
        used_by: Vec<String>,
    },
}

/// A document that is kept now.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Type)]
pub struct ImportedDocument {
    pub kind: ParcelKind,
    pub document: u32,
    pub key: String,
    pub name: String,
}

/// What becomes of one of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(tag = "how", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ImportChoice {
    /// It stays outside.
    Leave,
    /// It is kept under its own id, which is free.
    Add,
    /// It is kept under another id.
    Copy,
    /// It takes the place of the one that is there, which stays in its history.
    Replace { revision: u32 },
}
