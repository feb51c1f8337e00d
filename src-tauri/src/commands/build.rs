//! Making tile sets, mixes and positions. It must not know how they are kept, nor what a change does.

use crate::files::asking::{Asking, DialogTitle};
use crate::files::saving::save_as;
use ::workshop::op::Op;
use app::error::AppError;
use app::lesson::Lessons;
use app::view::document_card::DocumentCard;
use app::view::draft::{DocumentView, DraftStart, TwinTile, VersionView};
use app::view::game::GameView;
use app::workshop::Workshop;
use command_macro::command;
use store::document::DocumentId;
use tauri::State;

/// Every own tile set and mix, the one changed last first.
#[command]
pub(crate) async fn documents(
    workshop: State<'_, Workshop>,
    language: String,
) -> Result<Vec<DocumentCard>, AppError> {
    workshop.documents(&language).await
}

/// Begins a tile set or a mix, blank or as a copy.
#[command]
pub(crate) async fn begin_document(
    workshop: State<'_, Workshop>,
    begin: DraftStart,
    language: String,
) -> Result<DocumentView, AppError> {
    workshop.begin(begin, &language).await
}

/// Keeps what lies on the desk of the open lesson.
#[command]
pub(crate) async fn keep_made(
    workshop: State<'_, Workshop>,
    lessons: State<'_, Lessons>,
    language: String,
) -> Result<DocumentView, AppError> {
    workshop.keep(lessons.made()?, &language).await
}

#[command]
pub(crate) async fn open_document(
    workshop: State<'_, Workshop>,
    id: u32,
    language: String,
) -> Result<DocumentView, AppError> {
    workshop.view(DocumentId(id), &language).await
}

/// One change of a document as it was at a revision.
#[command]
pub(crate) async fn change_document(
    workshop: State<'_, Workshop>,
    id: u32,
    revision: u32,
    op: Op,
    language: String,
) -> Result<DocumentView, AppError> {
    workshop
        .change(DocumentId(id), revision, op, &language)
        .await
}

/// Undo and redo: goes to where so many steps are done.
#[command]
pub(crate) async fn stand_at_step(
    workshop: State<'_, Workshop>,
    id: u32,
    revision: u32,
    head: u32,
    language: String,
) -> Result<DocumentView, AppError> {
    workshop
        .stand_at(DocumentId(id), revision, head, &language)
        .await
}

/// The versions of a document that can be brought back, the last one first.
#[command]
pub(crate) async fn document_versions(
    workshop: State<'_, Workshop>,
    id: u32,
    language: String,
) -> Result<Vec<VersionView>, AppError> {
    workshop.versions(DocumentId(id), &language).await
}

#[command]
pub(crate) async fn restore_version(
    workshop: State<'_, Workshop>,
    id: u32,
    revision: u32,
    nth: u32,
    language: String,
) -> Result<DocumentView, AppError> {
    workshop
        .bring_back(DocumentId(id), revision, nth, &language)
        .await
}

/// Takes a document off the list; `restore_document` brings it back.
#[command]
pub(crate) async fn delete_document(
    workshop: State<'_, Workshop>,
    id: u32,
) -> Result<(), AppError> {
    workshop.delete(DocumentId(id)).await
}

#[command]
pub(crate) async fn restore_document(
    workshop: State<'_, Workshop>,
    id: u32,
) -> Result<(), AppError> {
    workshop.restore(DocumentId(id)).await
}

/// Asks where, and writes a document there; answers with the file, or null when the person thinks better of it.
#[command]
pub(crate) async fn save_document(
    workshop: State<'_, Workshop>,
    asking: State<'_, Asking>,
    id: u32,
    question: DialogTitle,
) -> Result<Option<String>, AppError> {
    let file = workshop.export(DocumentId(id)).await?;
    save_as(&asking, question, file.file_name, file.text).await
}

/// The tiles of a set that look like others, turned or turned over.
#[command]
pub(crate) async fn twins(
    workshop: State<'_, Workshop>,
    id: u32,
) -> Result<Vec<TwinTile>, AppError> {
    workshop.twins(DocumentId(id)).await
}

/// Begins a game in which one tile is drawn again and again.
#[command]
pub(crate) async fn try_tile(
    workshop: State<'_, Workshop>,
    id: u32,
    tile: String,
) -> Result<GameView, AppError> {
    workshop.try_tile(DocumentId(id), &tile).await
}
