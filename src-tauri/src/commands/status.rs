//! What this program is and where it keeps things. It must not know how it came to be so.

use app::error::AppError;
use app::keeping::Keeping;
use app::view::{status::AppStatus, storage::Storage};
use command::command;
use tauri::{AppHandle, State};

#[command]
pub(crate) async fn app_status(
    app: AppHandle,
    keeping: State<'_, Keeping>,
) -> Result<AppStatus, AppError> {
    let storage = keeping.storage();
    let backup = match storage {
        Storage::Disk { .. } => None,
        Storage::Memory { .. } => keeping.newest().await,
    };
    Ok(AppStatus {
        version: app.package_info().version.to_string(),
        storage,
        backup,
    })
}
