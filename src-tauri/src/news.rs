//! What every window hears without having asked.

use app::error::AppError;
use app::view::game::GameView;
use app::view::lab::RunCard;
use app::view::review::ReviewProgress;
use rules::ground::PlayerId;
use serde::{Deserialize, Serialize};
use specta::Type;
use store::settings::Settings;
use tauri::{AppHandle, Emitter};
use tauri_specta::Event;

/// The open game changed without the window having asked: a bot has played.
#[derive(Debug, Clone, Serialize, Type, Event)]
pub(crate) struct GameChanged(pub(crate) GameView);

/// A bot failed. The bots wait until they are told to go on.
#[derive(Debug, Clone, Serialize, Type, Event)]
pub(crate) struct BotStopped {
    pub(crate) player: PlayerId,
    pub(crate) error: AppError,
}

/// A run has come farther, has ended, or has failed.
#[derive(Debug, Clone, Serialize, Type, Event)]
pub(crate) struct RunChanged {
    pub(crate) run: RunCard,
    pub(crate) error: Option<AppError>,
}

/// A review has come farther, has ended, or has failed.
#[derive(Debug, Clone, Serialize, Type, Event)]
pub(crate) struct ReviewChanged {
    pub(crate) review: ReviewProgress,
    pub(crate) error: Option<AppError>,
}

/// The settings are other ones now, whoever changed them.
#[derive(Debug, Clone, Serialize, Deserialize, Type, Event)]
pub(crate) struct SettingsChanged(pub(crate) Settings);

/// Tells every window; nothing stops because none listens.
pub(crate) fn tell<E: Event + Serialize>(app: &AppHandle, event: &E) {
    if let Err(error) = app.emit(E::NAME, event) {
        log::warn!("no window was told of {}: {error}", E::NAME);
    }
}
