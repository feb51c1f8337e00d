//! One window for each data folder, where its owner left it. It must not know what the window shows.

use crate::files::arrivals;
use crate::folder;
use std::{
    hash::{DefaultHasher, Hash, Hasher},
    path::Path,
};
use tauri::{AppHandle, Manager, Wry, plugin::TauriPlugin};
use tauri_plugin_window_state::StateFlags;

/// A second start hands its files to the first one's window, shows it and ends. Folders are apart: the store
/// has one writer for each.
pub(crate) fn plugin() -> TauriPlugin<Wry> {
    let builder = tauri_plugin_single_instance::Builder::new().callback(|app, given, folder| {
        let given = given.into_iter().map(Into::into);
        arrivals::arrived(app, arrivals::named(given, Path::new(&folder)));
        show(app);
    });
    match folder::asked_for() {
        None => builder.build(),
        Some(folder) => {
            let mut hash = DefaultHasher::new();
            folder.hash(&mut hash);
            let name = format!("org.bastide.workshop.folder-{:016x}", hash.finish());
            builder.dbus_id(name).build()
        }
    }
}

/// Remembers place and size in the data folder.
pub(crate) fn remembered(folder: &Path) -> TauriPlugin<Wry> {
    let flags = StateFlags::SIZE | StateFlags::POSITION | StateFlags::MAXIMIZED;
    let builder = tauri_plugin_window_state::Builder::new().with_state_flags(flags);
    match folder.join("window.json").to_str() {
        Some(file) => builder.with_filename(file).build(),
        None => builder.build(),
    }
}

fn show(app: &AppHandle) {
    for window in app.webview_windows().values() {
        if let Err(error) = window.unminimize().and_then(|()| window.set_focus()) {
            log::warn!("the window could not be shown: {error}");
        }
    }
}
