//! Opening and saving games as files. It must not know how a person is asked, nor what a file holds.

use crate::AppError;
use crate::files::arrivals::Arrivals;
use crate::files::asking::{Asking, Question};
use crate::files::write;
use crate::session::{Session, apart};
use crate::view::shelf::FileReport;
use std::path::PathBuf;
use store::game::GameId;
use tauri::State;

/// Asks for files and keeps the games that they hold; nothing when the person thinks better of it.
#[tauri::command]
#[specta::specta]
pub(crate) async fn open_files(
    session: State<'_, Session>,
    asking: State<'_, Asking>,
    question: Question,
) -> Result<Vec<FileReport>, AppError> {
    Ok(keep(&session, asking.to_open(question).await).await)
}

/// Keeps the games that were dropped on the window or handed over at a start, each once.
#[tauri::command]
#[specta::specta]
pub(crate) async fn arrived_files(
    session: State<'_, Session>,
    arrivals: State<'_, Arrivals>,
) -> Result<Vec<FileReport>, AppError> {
    Ok(keep(&session, arrivals.take()).await)
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

async fn keep(session: &Session, files: Vec<PathBuf>) -> Vec<FileReport> {
    let mut reports = Vec::new();
    for file in files {
        reports.push(session.import_file(file).await);
    }
    reports
}
