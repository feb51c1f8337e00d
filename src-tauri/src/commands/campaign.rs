//! Campaigns: what there is, and what was won; a chapter put into one that is made, and proved. A chapter is opened and played
//! as a lesson is. It must not know what opens a chapter.

use app::error::AppError;
use app::lesson::Lessons;
use app::view::campaign::CampaignView;
use app::view::campaign_draft::ChapterProof;
use app::view::draft::DocumentView;
use app::workshop::Workshop;
use command_macro::command;
use store::document::DocumentId;
use tauri::State;

/// Every campaign, chapter by chapter.
#[command]
pub(crate) async fn campaigns(
    lessons: State<'_, Lessons>,
    language: String,
) -> Result<Vec<CampaignView>, AppError> {
    lessons.campaigns(language).await
}

/// Puts a scenario into a campaign as a chapter: one of one's own, or one of the program.
#[command]
pub(crate) async fn add_chapter(
    lessons: State<'_, Lessons>,
    workshop: State<'_, Workshop>,
    id: u32,
    revision: u32,
    scenario: String,
    at: u16,
    language: String,
) -> Result<DocumentView, AppError> {
    let scenario = lessons.scenario_of(&scenario).await?;
    workshop
        .add_chapter(DocumentId(id), revision, scenario, at, &language)
        .await
}

/// What the checker makes of one chapter of a campaign.
#[command]
pub(crate) async fn prove_chapter(
    workshop: State<'_, Workshop>,
    id: u32,
    chapter: u16,
) -> Result<ChapterProof, AppError> {
    workshop.prove_chapter(DocumentId(id), chapter).await
}
