//! Everything that the first screen shows.

use crate::languages::LanguageFiles;
use crate::view::learn::NextLesson;
use crate::view::shelf::{BotView, GamePage};
use crate::view::status::AppStatus;
use serde::Serialize;
use specta::Type;
use store::settings::Settings;

/// What the window asks for in one question when it begins.
#[derive(Debug, Serialize, Type)]
pub struct FirstScreen {
    pub settings: Settings,
    pub status: AppStatus,
    pub languages: LanguageFiles,
    /// None of the list, and the game to go on with.
    pub games: GamePage,
    pub next: NextLesson,
    pub bots: Vec<BotView>,
}
