//! Reading and changing the settings. It must not know how they are kept.

use crate::bindings::tell;
use crate::news::SettingsChanged;
use app::error::AppError;
use command_macro::command;
use store::{
    Store,
    settings::{Settings, SettingsChange},
};
use tauri::{AppHandle, State};

#[command]
pub(crate) async fn read_settings(store: State<'_, Store>) -> Result<Settings, AppError> {
    Ok(store.read_settings().await?)
}

#[command]
pub(crate) async fn change_settings(
    app: AppHandle,
    store: State<'_, Store>,
    change: SettingsChange,
) -> Result<Settings, AppError> {
    let settings = store.change_settings(change).await?;
    tell(&app, &SettingsChanged(settings.clone()));
    Ok(settings)
}
