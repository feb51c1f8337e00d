//! Campaigns: what there is, and what was won. A chapter is opened and played as a lesson is. It must not know what
//! opens a chapter.

use crate::AppError;
use crate::lesson::Lessons;
use crate::view::campaign::CampaignView;
use tauri::State;

/// Every campaign, chapter by chapter.
#[tauri::command]
#[specta::specta]
pub(crate) async fn campaigns(
    lessons: State<'_, Lessons>,
    language: String,
) -> Result<Vec<CampaignView>, AppError> {
    lessons.campaigns(language).await
}
