//! Scenarios of one's own: made of a moment of the open game, listed, deleted. They are opened and played as lessons are.
//! It must not know how one is made.

use app::error::AppError;
use app::lesson::Lessons;
use app::session::Session;
use app::view::own::{MomentView, NewScenario, OwnScenario, SavedScenario};
use command_macro::command;
use store::document::DocumentId;
use store::game::GameId;
use tauri::State;

/// Every scenario of one's own, the newest first.
#[command]
pub(crate) async fn own_scenarios(
    lessons: State<'_, Lessons>,
    language: String,
) -> Result<Vec<OwnScenario>, AppError> {
    lessons.own(language).await
}

/// The turn of the open game to which a step belongs, as it began.
#[command]
pub(crate) async fn scenario_moment(
    session: State<'_, Session>,
    game: u32,
    step: u32,
) -> Result<MomentView, AppError> {
    let moment = session.moment(GameId(game), step).await?;
    Ok(Lessons::told(&moment))
}

/// Makes a scenario of a turn of the open game, and keeps it.
#[command]
pub(crate) async fn save_scenario(
    session: State<'_, Session>,
    lessons: State<'_, Lessons>,
    scenario: NewScenario,
    language: String,
) -> Result<SavedScenario, AppError> {
    let moment = session.moment(GameId(scenario.game), scenario.step).await?;
    lessons.make_own(moment, scenario, language).await
}

/// Takes a scenario off the list; `restore_scenario` brings it back.
#[command]
pub(crate) async fn delete_scenario(lessons: State<'_, Lessons>, id: u32) -> Result<(), AppError> {
    lessons.delete_own(DocumentId(id)).await
}

#[command]
pub(crate) async fn restore_scenario(lessons: State<'_, Lessons>, id: u32) -> Result<(), AppError> {
    lessons.restore_own(DocumentId(id)).await
}
