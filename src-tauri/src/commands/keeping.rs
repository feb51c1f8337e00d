//! Backups, and everything as one file. It must not know how a copy is made.

use crate::files::asking::{Asking, DialogTitle};
use app::error::AppError;
use app::persistence::Persistence;
use app::view::backup::{BackupGame, BackupsView};
use command_macro::command;
use store::FILE_ENDING;
use store::backup::{ENDING, file_name};
use store::game::GameId;
use tauri::State;

/// By which a file that holds everything is known, as it is saved and as it lies in a data folder.
const ENDINGS: &[&str] = &[ENDING, FILE_ENDING];

#[command]
pub(crate) async fn backups(keeping: State<'_, Persistence>) -> Result<BackupsView, AppError> {
    keeping.shown().await
}

/// Makes one now if something has changed since the newest one, and answers with all of them.
#[command]
pub(crate) async fn make_backup(keeping: State<'_, Persistence>) -> Result<BackupsView, AppError> {
    keeping.keep_now().await
}

/// Everything becomes as it was when a backup was made; what it replaces is kept as a backup.
#[command]
pub(crate) async fn restore_backup(
    keeping: State<'_, Persistence>,
    name: String,
) -> Result<(), AppError> {
    keeping.restore(name).await
}

/// The games in a backup, the one played last first.
#[command]
pub(crate) async fn backup_games(
    keeping: State<'_, Persistence>,
    name: String,
) -> Result<Vec<BackupGame>, AppError> {
    keeping.games_in(name).await
}

/// Adds one game out of a backup to those that are kept, and answers with its number.
#[command]
pub(crate) async fn bring_back_game(
    keeping: State<'_, Persistence>,
    name: String,
    game: u32,
) -> Result<u32, AppError> {
    let added = keeping.bring_back(name, GameId(game)).await?;
    Ok(added.0)
}

/// Asks where, and writes everything there; answers with the file, or null when the person thinks better of it.
#[command]
pub(crate) async fn save_everything(
    keeping: State<'_, Persistence>,
    asking: State<'_, Asking>,
    question: DialogTitle,
) -> Result<Option<String>, AppError> {
    let Some(file) = asking.to_save(question, file_name()).await else {
        return Ok(None);
    };
    keeping.save_as(&file).await?;
    Ok(Some(file.display().to_string()))
}

/// Asks for a file, and everything becomes as it is there; false when the person thinks better of it.
#[command]
pub(crate) async fn take_in_everything(
    keeping: State<'_, Persistence>,
    asking: State<'_, Asking>,
    question: DialogTitle,
) -> Result<bool, AppError> {
    let files = asking.to_open_ending(question, ENDINGS).await;
    let Some(file) = files.first() else {
        return Ok(false);
    };
    keeping.take_in(file).await?;
    Ok(true)
}
