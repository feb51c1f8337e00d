//! What is kept and cannot be shown. It must not know why, nor how it is read.

use crate::files::asking::{Asking, DialogTitle};
use crate::files::saving::save_as;
use app::application::Application;
use app::damaged;
use app::error::AppError;
use app::view::damaged::{DamagedKind, DamagedView};
use command_macro::command;
use tauri::State;

/// Everything of some kinds that cannot be shown, by what can still be said of it.
#[command]
pub(crate) async fn damaged(
    application: State<'_, Application>,
    kinds: Vec<DamagedKind>,
) -> Result<Vec<DamagedView>, AppError> {
    damaged::list(&application, &kinds).await
}

/// Asks where, and writes it there as it is kept; answers with the file, or null when the person thinks better of it.
#[command]
pub(crate) async fn save_damaged(
    application: State<'_, Application>,
    asking: State<'_, Asking>,
    kind: DamagedKind,
    id: u32,
    question: DialogTitle,
) -> Result<Option<String>, AppError> {
    let text = damaged::as_kept(&application.store, kind, id).await?;
    save_as(&asking, question, damaged::file_name(kind, id), text).await
}
