//! Where everything that is kept lives. It must not know what is kept there.

use std::{env, ffi::OsString, path::PathBuf};
use tauri::{App, Manager};

/// Names another data folder than the system's usual one.
const VARIABLE: &str = "BASTIDE_DATA";

/// The folder a person asked for, if they did.
pub(crate) fn asked_for() -> Option<OsString> {
    env::var_os(VARIABLE).filter(|folder| !folder.is_empty())
}

pub(crate) fn data_folder(app: &App) -> tauri::Result<PathBuf> {
    match asked_for() {
        Some(folder) => Ok(std::path::absolute(folder)?),
        None => app.path().app_data_dir(),
    }
}
