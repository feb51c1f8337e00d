//! Campaigns: what there is, and what was won. A chapter is opened and played as a lesson is. It must not know what
//! opens a chapter.

use app::error::AppError;
use app::lesson::Lessons;
use app::view::campaign::CampaignView;
use command::command;
use tauri::State;

/// Every campaign, chapter by chapter.
#[command]
pub(crate) async fn campaigns(
    lessons: State<'_, Lessons>,
    language: String,
) -> Result<Vec<CampaignView>, AppError> {
    lessons.campaigns(language).await
}
