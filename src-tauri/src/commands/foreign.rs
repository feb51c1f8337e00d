//! Tile sets of another program: looked at, then taken over. It must not know how their files are read.

use crate::files::asking::{Asking, Question};
use app::error::AppError;
use app::view::draft::DocumentCard;
use app::view::foreign::ForeignView;
use app::workshop::{Looked, Workshop};
use command::command;
use tauri::State;

/// By which their files are known.
const THEIRS: &[&str] = &["xml"];

/// Asks for a definition and tells what it would bring; null when the person thinks better of it.
#[command]
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
#[command]
pub(crate) async fn take_foreign(
    looked: State<'_, Looked>,
    workshop: State<'_, Workshop>,
    look: u32,
    sets: Vec<u32>,
    language: String,
) -> Result<Vec<DocumentCard>, AppError> {
    workshop.take_over(&looked, look, &sets, &language).await
}
