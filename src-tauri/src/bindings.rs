//! Everything that crosses between the window and the shell, named once. It must not know what any of it
//! does.

use crate::{commands, view};
use tauri::Wry;
use tauri_specta::{Builder, collect_commands, collect_events};

/// The commands and events; the window's TypeScript is generated from it.
pub(crate) fn builder() -> Builder<Wry> {
    Builder::new()
        // One shape for both directions, so that a type has one name in TypeScript.
        .disable_serde_phases()
        .commands(collect_commands![
            commands::status::app_status,
            commands::settings::read_settings,
            commands::settings::change_settings,
        ])
        .events(collect_events![view::settings::SettingsChanged])
}

#[cfg(test)]
mod tests;
