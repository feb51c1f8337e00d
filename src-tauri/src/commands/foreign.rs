//! Tile sets of another program: looked at, then taken over; and own sets given to it. It must not know how their files
//! are read or written.

use crate::files::asking::{Asking, DialogTitle};
use crate::files::saving::save_as;
use app::error::AppError;
use app::view::document_card::DocumentCard;
use app::view::foreign::{ForeignFile, ForeignView};
use app::workshop::{ForeignPreview, Workshop};
use command_macro::command;
use store::document::DocumentId;
use tauri::State;

/// By which their files are known.
const THEIRS: &[&str] = &["xml"];

/// Asks for a definition and tells what it would bring; null when the person thinks better of it.
#[command]
pub(crate) async fn look_at_foreign(
    looked: State<'_, ForeignPreview>,
    asking: State<'_, Asking>,
    question: DialogTitle,
) -> Result<Option<ForeignView>, AppError> {
    match asking.to_open_ending(question, THEIRS).await.first() {
        Some(file) => looked.look_at(file).await.map(Some),
        None => Ok(None),
    }
}

/// Makes own sets of those chosen from what was looked at last.
#[command]
pub(crate) async fn take_foreign(
    looked: State<'_, ForeignPreview>,
    workshop: State<'_, Workshop>,
    look: u32,
    sets: Vec<u32>,
    language: String,
) -> Result<Vec<DocumentCard>, AppError> {
    workshop.take_over(&looked, look, &sets, &language).await
}

/// What a file for another program would not say of an own set.
#[command]
pub(crate) async fn foreign_file(
    workshop: State<'_, Workshop>,
    id: u32,
) -> Result<ForeignFile, AppError> {
    let definition = workshop.definition(DocumentId(id)).await?;
    Ok(definition.view)
}

/// Asks where, and writes an own set there for another program; answers with the file, or null when the person thinks
/// better of it.
#[command]
pub(crate) async fn save_foreign(
    workshop: State<'_, Workshop>,
    asking: State<'_, Asking>,
    id: u32,
    question: DialogTitle,
) -> Result<Option<String>, AppError> {
    let definition = workshop.definition(DocumentId(id)).await?;
    save_as(&asking, question, definition.file_name, definition.text).await
}
