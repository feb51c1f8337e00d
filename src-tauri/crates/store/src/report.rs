//! What is said of a file that was not as it was left: what was the matter, what of it was saved, and where the
//! original lies.

use serde::{Deserialize, Serialize};

/// What was the matter with the file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "kebab-case")]
pub enum Damage {
    /// Parts of it are broken, cut off or changed.
    File,
    /// It says that it is of another version than it is.
    Version,
    /// There is nothing in it, although there was something before.
    Empty,
    /// Parts of the log beside it are broken or cut off.
    Log,
    /// The log that lay beside it is gone.
    LogMissing,
    /// The log beside it is of an older or a newer file.
    LogOfAnotherTime,
}

/// What a rescue made of a damaged file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct Rescue {
    pub damage: Damage,
    /// The name in the data folder under which the original lies; none when nothing could be written there.
    pub original: Option<String>,
    /// The name of the newest copy in the folder of backups.
    pub backup: Option<String>,
    /// One for each kind.
    pub saved: Vec<SavedCount>,
}

/// What was saved of one kind of thing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct SavedCount {
    pub of: SavedKind,
    /// How many there are again.
    pub saved: u32,
    /// How many of them lack a part: a game its last decisions, a document some of its steps.
    pub in_part: u32,
    /// How many are known to be lost.
    pub lost: u32,
    /// True when more may be lost than is known.
    pub perhaps_more: bool,
}

/// The kinds of things that are kept.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, specta::Type,
)]
#[serde(rename_all = "kebab-case")]
pub enum SavedKind {
    Games,
    /// Tile sets, mixes and scenarios.
    Documents,
    Lessons,
    Answers,
    /// Decisions out of games of one's own that Practice asks again.
    Questions,
    Runs,
    Settings,
}

impl Rescue {
    /// True when something is lost, or may be.
    pub fn has_losses(&self) -> bool {
        let mut saved = self.saved.iter();
        saved.any(|kind| kind.in_part > 0 || kind.lost > 0 || kind.perhaps_more)
    }
}
