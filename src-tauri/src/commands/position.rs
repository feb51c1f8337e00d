//! What is done with a position beside changing it, which is done as with every document. It must not know how.

use app::error::AppError;
use app::lesson::Lessons;
use app::session::Session;
use app::view::draft::DocumentView;
use app::view::game::GameView;
use app::view::own::SavedScenario;
use app::view::position::{AimTrials, PositionBegin, TileThatFits, Wording};
use app::workshop::Workshop;
use command_macro::command;
use rules::ground::Cell;
use store::document::DocumentId;
use store::game::GameId;
use tauri::State;

/// Begins a position where a game or a scenario stands.
#[command]
pub(crate) async fn begin_position(
    session: State<'_, Session>,
    lessons: State<'_, Lessons>,
    workshop: State<'_, Workshop>,
    begin: PositionBegin,
    name: String,
    language: String,
) -> Result<DocumentView, AppError> {
    match begin {
        PositionBegin::Moment { game, step } => {
            let moment = session.moment(GameId(game), step).await?;
            workshop.position_of_moment(moment, name, &language).await
        }
        PositionBegin::Scenario { id, step } => {
            let scenario = lessons.scenario_of(&id).await?;
            workshop
                .position_of_scenario(scenario, step, name, &language)
                .await
        }
    }
}

/// The tiles that fit at a cell of a position.
#[command]
pub(crate) async fn fitting_tiles(
    workshop: State<'_, Workshop>,
    id: u32,
    cell: Cell,
) -> Result<Vec<TileThatFits>, AppError> {
    workshop.fitting(DocumentId(id), cell).await
}

/// Begins a game where a position stands and opens it; with nothing left to draw when only the end is to be counted.
#[command]
pub(crate) async fn play_position(
    workshop: State<'_, Workshop>,
    id: u32,
    count_only: bool,
) -> Result<GameView, AppError> {
    workshop.play_position(DocumentId(id), count_only).await
}

/// Makes a scenario of a position, and keeps it.
#[command]
pub(crate) async fn save_position_as_scenario(
    workshop: State<'_, Workshop>,
    lessons: State<'_, Lessons>,
    id: u32,
    wording: Wording,
    anyway: bool,
    language: String,
) -> Result<SavedScenario, AppError> {
    workshop
        .save_position_as_scenario(&lessons, DocumentId(id), wording, anyway, language)
        .await
}

/// What a bot makes of the aims of a position in some bags.
#[command]
pub(crate) async fn try_aims(
    workshop: State<'_, Workshop>,
    id: u32,
    bot: String,
    from: u32,
    bags: u32,
) -> Result<AimTrials, AppError> {
    workshop.try_aims(DocumentId(id), bot, from, bags).await
}
