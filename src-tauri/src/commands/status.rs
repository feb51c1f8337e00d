//! What this program is and where it keeps things. It must not know how it came to be so.

use crate::view::{status::AppStatus, storage::Storage};
use tauri::{AppHandle, State};

#[tauri::command]
#[specta::specta]
pub(crate) fn app_status(app: AppHandle, storage: State<'_, Storage>) -> AppStatus {
    AppStatus {
        version: app.package_info().version.to_string(),
        storage: storage.inner().clone(),
    }
}
