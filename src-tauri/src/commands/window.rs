//! What the window does as a whole. It must not know what it shows.

use crate::paint::Paint;
use app::error::AppError;
use command_macro::command;
use tauri::{State, WebviewWindow};

/// Fills the screen, or goes back to a window; answers whether it fills the screen now.
#[command]
pub(crate) async fn full_screen(window: WebviewWindow) -> Result<bool, AppError> {
    let fills = !window.is_fullscreen().map_err(AppError::bug)?;
    window.set_fullscreen(fills).map_err(AppError::bug)?;
    Ok(fills)
}

/// Closes the window, and with it the program.
#[command]
pub(crate) async fn quit(window: WebviewWindow) -> Result<(), AppError> {
    window.destroy().map_err(AppError::bug)
}

/// The page has made its first frame.
#[command]
pub(crate) async fn painted(paint: State<'_, Paint>) -> Result<(), AppError> {
    paint.said();
    Ok(())
}
