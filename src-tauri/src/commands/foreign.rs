//! Tile sets of another program: looked at, then taken over. It must not know how their files are read.

use crate::AppError;
use crate::files::asking::{Asking, Question};
use crate::view::draft::DocumentCard;
use crate::view::foreign::ForeignView;
use crate::workshop::{Looked, Workshop};
use tauri::State;

/// By which their files are known.
const THEIRS: &[&str] = &["xml"];

/// Asks for a definition and tells what it would bring; null when the person thinks better of it.
#[tauri::command]
#[specta::specta]
pub(crate) async fn look_at_foreign(
    looked: State<'_, Looked>,
    asking: State<'_, Asking>,
    question: Question,
) -> Result<Option<ForeignView>, AppError> {
    match asking.to_open_ending(question, THEIRS).await.first() {
        Some(file) => looked.look_at(file).await.map(Some),
        None => Ok(None),
    }
}

/// Makes own sets of those chosen from what was looked at last.
#[tauri::command]
#[specta::specta]
pub(crate) async fn take_foreign(
    looked: State<'_, Looked>,
    workshop: State<'_, Workshop>,
    look: u32,
    sets: Vec<u32>,
    language: String,
) -> Result<Vec<DocumentCard>, AppError> {
    workshop.take_over(&looked, look, &sets, &language).await
}
