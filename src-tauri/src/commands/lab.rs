//! Weighing mixes in the lab. It must not know how games are played, counted or kept.

use crate::AppError;
use crate::files::asking::{Asking, Question};
use crate::files::write;
use crate::laboratory::Laboratory;
use crate::session::apart;
use crate::view::game::GameView;
use crate::view::lab::{NewRun, RunCard, RunView};
use ::lab::Comparison;
use store::run::RunId;
use tauri::State;

/// Every run, the latest first.
#[tauri::command]
#[specta::specta]
pub(crate) async fn lab_runs(lab: State<'_, Laboratory>) -> Result<Vec<RunCard>, AppError> {
    lab.runs().await
}

/// Begins a run; `RunChanged` tells how far it has come.
#[tauri::command]
#[specta::specta]
pub(crate) async fn begin_run(
    lab: State<'_, Laboratory>,
    run: NewRun,
) -> Result<RunCard, AppError> {
    lab.begin(run).await
}

/// Stops a run; what was played is kept.
#[tauri::command]
#[specta::specta]
pub(crate) async fn pause_run(lab: State<'_, Laboratory>, id: u32) -> Result<RunCard, AppError> {
    lab.pause(RunId(id)).await
}

/// Lets a run go on where it stands.
#[tauri::command]
#[specta::specta]
pub(crate) async fn go_on_with_run(
    lab: State<'_, Laboratory>,
    id: u32,
) -> Result<RunCard, AppError> {
    lab.go_on(RunId(id)).await
}

/// Stops a run and takes it off the list.
#[tauri::command]
#[specta::specta]
pub(crate) async fn delete_run(lab: State<'_, Laboratory>, id: u32) -> Result<(), AppError> {
    lab.delete(RunId(id)).await
}

/// Puts a deleted run back on the list; it waits until somebody lets it go on.
#[tauri::command]
#[specta::specta]
pub(crate) async fn restore_run(lab: State<'_, Laboratory>, id: u32) -> Result<RunCard, AppError> {
    lab.restore(RunId(id)).await
}

/// What a run tells so far.
#[tauri::command]
#[specta::specta]
pub(crate) async fn open_run(lab: State<'_, Laboratory>, id: u32) -> Result<RunView, AppError> {
    lab.view(RunId(id)).await
}

/// Two runs side by side.
#[tauri::command]
#[specta::specta]
pub(crate) async fn compare_runs(
    lab: State<'_, Laboratory>,
    a: u32,
    b: u32,
) -> Result<Comparison, AppError> {
    lab.compare(RunId(a), RunId(b)).await
}

/// Opens a game of a run, to be looked at.
#[tauri::command]
#[specta::specta]
pub(crate) async fn open_run_game(
    lab: State<'_, Laboratory>,
    id: u32,
    number: u32,
) -> Result<GameView, AppError> {
    lab.open_game(RunId(id), number).await
}

/// Asks where, and writes the figures of a run there, or of two runs side by side; answers with the file, or null
/// when the person thinks better of it.
#[tauri::command]
#[specta::specta]
pub(crate) async fn save_run(
    lab: State<'_, Laboratory>,
    asking: State<'_, Asking>,
    id: u32,
    beside: Option<u32>,
    as_table: bool,
    question: Question,
) -> Result<Option<String>, AppError> {
    let file = match beside {
        None => lab.export(RunId(id), as_table).await?,
        Some(other) => lab.export_two(RunId(id), RunId(other), as_table).await?,
    };
    let Some(place) = asking.to_save(question, file.file_name).await else {
        return Ok(None);
    };
    let named = place.display().to_string();
    let writing = format!("writing {named}");
    apart(move || writing, move || write(&place, &file.text)).await?;
    Ok(Some(named))
}
