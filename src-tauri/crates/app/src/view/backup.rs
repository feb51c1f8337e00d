//! What a screen is shown of backups.

use crate::view::shelf::GameSummary;
use serde::Serialize;
use specta::Type;
use store::backup::{Backup, BackupOutcome};

#[derive(Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct BackupsView {
    /// The newest first.
    pub backups: Vec<Backup>,
    /// How it went when something was last done since the start.
    pub outcome: Option<BackupOutcome>,
    /// The version of what is written today.
    pub latest: u32,
}

/// A game in a backup.
#[derive(Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct BackupGame {
    pub game: GameSummary,
    /// True when the same game is still among those that are kept, however far it was played since.
    pub still_here: bool,
}
