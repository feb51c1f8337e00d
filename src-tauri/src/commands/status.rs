//! What this program is and where it keeps things. It must not know how it came to be so.

use crate::scrub::scrub;
use crate::view::{status::AppStatus, storage::Storage};
use std::env::consts::{ARCH, OS};
use tauri::{AppHandle, State};

#[tauri::command]
#[specta::specta]
pub(crate) fn app_status(app: AppHandle, storage: State<'_, Storage>) -> AppStatus {
    AppStatus {
        version: app.package_info().version.to_string(),
        storage: storage.inner().clone(),
    }
}

/// What can be handed on of a fault that the window shows: with which program it came, and no names and no paths.
#[tauri::command]
#[specta::specta]
pub(crate) fn fault_report(app: AppHandle, kind: String, detail: String) -> String {
    let version = &app.package_info().version;
    let web_view = tauri::webview_version().unwrap_or_default();
    let (kind, detail) = (scrub(&kind), scrub(&detail));
    format!("Bastide {version}\n{OS} {ARCH}, {web_view}\n{kind}: {detail}\n")
}
