//! All games of this table together. It must not know how anything is counted.

use crate::files::asking::{Asking, DialogTitle};
use crate::files::saving::save_as;
use app::application::Application;
use app::error::AppError;
use app::view::statistics::{GamesWish, StatisticsView};
use command_macro::command;
use tauri::State;

/// What the games that are meant come to, as far as they are counted.
#[command]
pub(crate) async fn statistics(
    all: State<'_, Application>,
    wish: GamesWish,
) -> Result<StatisticsView, AppError> {
    all.statistics.view(wish).await
}

/// Asks where, and writes the same games there as a table; answers as `save_run` does.
#[command]
pub(crate) async fn save_statistics(
    all: State<'_, Application>,
    asking: State<'_, Asking>,
    wish: GamesWish,
    question: DialogTitle,
) -> Result<Option<String>, AppError> {
    let text = all.statistics.export(wish).await?;
    save_as(&asking, question, "games.csv".to_owned(), text).await
}
