//! Opening games, tile sets and mixes, and saving games, as files. It must not know how a person is asked, nor what a file holds.

use crate::AppError;
use crate::files::arrivals::Arrivals;
use crate::files::asking::{Asking, Question};
use crate::files::write;
use crate::session::{Session, apart};
use crate::view::shelf::FileReport;
use crate::workshop::Workshop;
use std::path::PathBuf;
use store::game::GameId;
use tauri::State;

/// Asks for files and keeps what they hold; nothing when the person thinks better of it.
#[tauri::command]
#[specta::specta]
pub(crate) async fn open_files(
    session: State<'_, Session>,
    workshop: State<'_, Workshop>,
    asking: State<'_, Asking>,
    question: Question,
) -> Result<Vec<FileReport>, AppError> {
    Ok(keep(&session, &workshop, asking.to_open(question).await).await)
}

/// Keeps what was dropped on the window or handed over at a start, each once.
#[tauri::command]
#[specta::specta]
pub(crate) async fn arrived_files(
    session: State<'_, Session>,
    workshop: State<'_, Workshop>,
    arrivals: State<'_, Arrivals>,
) -> Result<Vec<FileReport>, AppError> {
    Ok(keep(&session, &workshop, arrivals.take()).await)
}

/// Asks where, and writes a game there; answers with the file, or null when the person thinks better of it.
#[tauri::command]
#[specta::specta]
pub(crate) async fn save_game(
    session: State<'_, Session>,
    asking: State<'_, Asking>,
    id: u32,
    question: Question,
) -> Result<Option<String>, AppError> {
    let game = session.export_game(GameId(id)).await?;
    let Some(file) = asking.to_save(question, game.file_name).await else {
        return Ok(None);
    };
    let named = file.display().to_string();
    let writing = format!("writing {named}");
    apart(move || writing, move || write(&file, &game.text)).await?;
    Ok(Some(named))
}

/// What holds no tile set and no mix is read as a game, and told what a game would need.
async fn keep(session: &Session, workshop: &Workshop, files: Vec<PathBuf>) -> Vec<FileReport> {
    let mut reports = Vec::new();
    for file in files {
        reports.push(if Workshop::is_ours(&file).await {
            workshop.import_file(&file, "en").await
        } else {
            session.import_file(file).await
        });
    }
    reports
}
