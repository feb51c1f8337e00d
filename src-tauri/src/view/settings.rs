//! The event that tells every window of new settings. It must not know who changed them.

use serde::{Deserialize, Serialize};
use specta::Type;
use store::settings::Settings;
use tauri_specta::Event;

#[derive(Debug, Clone, Serialize, Deserialize, Type, Event)]
pub(crate) struct SettingsChanged(pub(crate) Settings);
