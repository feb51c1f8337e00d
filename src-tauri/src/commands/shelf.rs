//! Beginning, opening and keeping games. It must not know how they are kept.

use app::catch_panics::run_blocking;
use app::error::AppError;
use app::session::Session;
use app::view::catalog::{self, Catalog};
use app::view::game::GameView;
use app::view::shelf::{BotView, ExportedGame, GameSummary, GameWish, TableToBe};
use bots::BotKind;
use command_macro::command;
use store::game::GameId;
use tauri::State;

/// Tiles, mixes, expansions, rules and options, with texts in a language.
#[command]
pub(crate) async fn catalog(
    session: State<'_, Session>,
    language: String,
) -> Result<Catalog, AppError> {
    let (library, doing) = (session.library(), format!("the catalog in {language}"));
    let read = move || Ok(catalog::catalog(&library, &language));
    run_blocking(move || doing, read).await
}

/// The bots that can sit on a seat.
#[command]
pub(crate) async fn bots() -> Result<Vec<BotView>, AppError> {
    let bot = |bot: BotKind| BotView {
        id: bot.word().to_owned(),
        quick: bot.is_quick(),
    };
    Ok(BotKind::ALL.into_iter().map(bot).collect())
}

/// Begins a game and opens it.
#[command]
pub(crate) async fn new_game(
    session: State<'_, Session>,
    game: GameWish,
) -> Result<GameView, AppError> {
    session.new_game(game).await
}

/// What a game to begin comes to: its tiles, the expansions in play, what each player begins with.
#[command]
pub(crate) async fn table_to_be(
    session: State<'_, Session>,
    game: GameWish,
) -> Result<TableToBe, AppError> {
    session.table_to_be(game).await
}

/// Begins a game with the seats, tiles and rules of another one, and opens it. The tiles come in another
/// order, unless their order was given.
#[command]
pub(crate) async fn play_again(session: State<'_, Session>, id: u32) -> Result<GameView, AppError> {
    session.play_again(GameId(id)).await
}

/// Every kept game, the one played last first.
#[command]
pub(crate) async fn games(session: State<'_, Session>) -> Result<Vec<GameSummary>, AppError> {
    session.games().await
}

#[command]
pub(crate) async fn open_game(session: State<'_, Session>, id: u32) -> Result<GameView, AppError> {
    session.open_game(GameId(id)).await
}

/// Begins a game of its own from a step of the open one, and opens it; the old one stays as it is.
#[command]
pub(crate) async fn play_on_from(
    session: State<'_, Session>,
    step: u32,
) -> Result<GameView, AppError> {
    session.play_on_from(step).await
}

/// Names a game; without a name when `name` is null or blank.
#[command]
pub(crate) async fn rename_game(
    session: State<'_, Session>,
    id: u32,
    name: Option<String>,
) -> Result<(), AppError> {
    session.rename_game(GameId(id), name.as_deref()).await
}

/// Takes a game off the list; `restore_game` brings it back.
#[command]
pub(crate) async fn delete_game(session: State<'_, Session>, id: u32) -> Result<(), AppError> {
    session.delete_game(GameId(id)).await
}

#[command]
pub(crate) async fn restore_game(session: State<'_, Session>, id: u32) -> Result<(), AppError> {
    session.restore_game(GameId(id)).await
}

/// A game as a game record, up to where it stands.
#[command]
pub(crate) async fn export_game(
    session: State<'_, Session>,
    id: u32,
) -> Result<ExportedGame, AppError> {
    session.export_game(GameId(id)).await
}

/// Keeps a game from the text of a game record.
#[command]
pub(crate) async fn import_game(
    session: State<'_, Session>,
    text: String,
) -> Result<GameSummary, AppError> {
    session.import_game(text).await
}
