//! What this program is and where it keeps things. It must not know how it came to be so.

use app::error::AppError;
use app::view::{status::AppStatus, storage::Storage};
use command::command;
use tauri::{AppHandle, State};

#[command]
pub(crate) async fn app_status(
    app: AppHandle,
    storage: State<'_, Storage>,
) -> Result<AppStatus, AppError> {
    Ok(AppStatus {
        version: app.package_info().version.to_string(),
        storage: storage.inner().clone(),
    })
}
