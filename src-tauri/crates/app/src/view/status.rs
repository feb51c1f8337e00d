//! What the program says about itself.

use crate::view::storage::Storage;
use serde::Serialize;
use specta::Type;
use store::report::Rescue;

#[derive(Debug, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct AppStatus {
    pub version: String,
    pub storage: Storage,
    /// When the newest backup was made, in seconds since 1970; only where it is needed.
    pub backup: Option<u32>,
    /// What was saved of a damaged file at this start, and what was not.
    pub rescue: Option<Rescue>,
    /// Files in the data folder that look like unfinished work of Bastide, and were left alone.
    pub unknown_files: Vec<String>,
}
