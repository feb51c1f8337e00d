//! Weighing mixes in the lab. It must not know how games are played, counted or kept.

use crate::files::asking::{Asking, DialogTitle};
use crate::files::saving::save_as;
use ::lab::Comparison;
use app::error::AppError;
use app::laboratory::Laboratory;
use app::view::game::GameView;
use app::view::lab::{RunCard, RunView, RunWish};
use command_macro::command;
use store::run::RunId;
use tauri::State;

/// Every run, the latest first.
#[command]
pub(crate) async fn lab_runs(lab: State<'_, Laboratory>) -> Result<Vec<RunCard>, AppError> {
    lab.runs().await
}

/// Begins a run; `RunChanged` tells how far it has come.
#[command]
pub(crate) async fn begin_run(
    lab: State<'_, Laboratory>,
    run: RunWish,
) -> Result<RunCard, AppError> {
    lab.begin(run).await
}

/// Begins a run with the plan of another one, by the bots and rules of today.
#[command]
pub(crate) async fn begin_run_again(
    lab: State<'_, Laboratory>,
    id: u32,
) -> Result<RunCard, AppError> {
    lab.begin_again(RunId(id)).await
}

/// Stops a run; what was played is kept.
#[command]
pub(crate) async fn pause_run(lab: State<'_, Laboratory>, id: u32) -> Result<RunCard, AppError> {
    lab.pause(RunId(id)).await
}

/// Lets a run go on where it stands.
#[command]
pub(crate) async fn go_on_with_run(
    lab: State<'_, Laboratory>,
    id: u32,
) -> Result<RunCard, AppError> {
    lab.go_on(RunId(id)).await
}

/// Stops a run and takes it off the list.
#[command]
pub(crate) async fn delete_run(lab: State<'_, Laboratory>, id: u32) -> Result<(), AppError> {
    lab.delete(RunId(id)).await
}

/// Puts a deleted run back on the list; it waits until somebody lets it go on.
#[command]
pub(crate) async fn restore_run(lab: State<'_, Laboratory>, id: u32) -> Result<RunCard, AppError> {
    lab.restore(RunId(id)).await
}

/// What a run tells so far.
#[command]
pub(crate) async fn open_run(lab: State<'_, Laboratory>, id: u32) -> Result<RunView, AppError> {
    lab.view(RunId(id)).await
}

/// Two runs side by side.
#[command]
pub(crate) async fn compare_runs(
    lab: State<'_, Laboratory>,
    a: u32,
    b: u32,
) -> Result<Comparison, AppError> {
    lab.compare(RunId(a), RunId(b)).await
}

/// Opens a game of a run, to be looked at.
#[command]
pub(crate) async fn open_run_game(
    lab: State<'_, Laboratory>,
    id: u32,
    number: u32,
) -> Result<GameView, AppError> {
    lab.open_game(RunId(id), number).await
}

/// Asks where, and writes the figures of a run there, or of two runs side by side; answers with the file, or null
/// when the person thinks better of it.
#[command]
pub(crate) async fn save_run(
    lab: State<'_, Laboratory>,
    asking: State<'_, Asking>,
    id: u32,
    beside: Option<u32>,
    as_table: bool,
    question: DialogTitle,
) -> Result<Option<String>, AppError> {
    let file = match beside {
        None => lab.export(RunId(id), as_table).await?,
        Some(other) => lab.export_two(RunId(id), RunId(other), as_table).await?,
    };
    save_as(&asking, question, file.file_name, file.text).await
}
