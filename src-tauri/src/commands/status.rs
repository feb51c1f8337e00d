//! What this program is and where it keeps things. It must not know how it came to be so.

use app::error::AppError;
use app::persistence::Persistence;
use app::scrub::scrub;
use app::view::{status::AppStatus, storage::Storage};
use command_macro::command;
use std::env::consts::{ARCH, OS};
use tauri::{AppHandle, State};

#[command]
pub(crate) async fn app_status(
    app: AppHandle,
    keeping: State<'_, Persistence>,
) -> Result<AppStatus, AppError> {
    let storage = keeping.storage();
    let backup = match storage {
        Storage::Disk { .. } => None,
        _ => keeping.newest().await,
    };
    Ok(AppStatus {
        version: app.package_info().version.to_string(),
        storage,
        backup,
        rescue: keeping.rescue(),
        unknown_files: keeping.unknown_files(),
    })
}

/// What can be handed on of a fault that the window shows: with which program it came, and no names and no paths.
#[command]
pub(crate) async fn fault_report(
    app: AppHandle,
    kind: String,
    detail: String,
) -> Result<String, AppError> {
    let version = &app.package_info().version;
    let web_view = tauri::webview_version().unwrap_or_default();
    let (kind, detail) = (scrub(&kind), scrub(&detail));
    Ok(format!(
        "Bastide {version}\n{OS} {ARCH}, {web_view}\n{kind}: {detail}\n"
    ))
}
