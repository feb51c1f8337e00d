//! Campaigns as a screen shows them: chapters, what they need, what was won. It must not know any open scenario.

use crate::view::lesson::LessonName;
use rules::rooms::RoomKey;
use serde::Serialize;
use specta::Type;

/// A campaign, and how far somebody has come in it.
#[derive(Debug, Clone, Serialize, Type)]
pub struct CampaignView {
    pub id: String,
    pub title: String,
    /// What it is about.
    pub about: String,
    /// The stars that were won in it, of all there are.
    pub stars: u16,
    pub of: u16,
    pub chapters: Vec<ChapterView>,
    /// The chapter to go on with; null when none is open that was not finished.
    pub next: Option<LessonName>,
}

/// A chapter of a campaign.
#[derive(Debug, Clone, Serialize, Type)]
pub struct ChapterView {
    pub scenario: LessonName,
    /// What stands on its card.
    pub say: String,
    /// The expansions that it is played with.
    pub rooms: Vec<RoomKey>,
    /// How hard it is, from 1 to 5.
    pub level: Option<u8>,
    /// How long it takes.
    pub minutes: Option<u8>,
    /// The most stars it was finished with; none as long as it was not.
    pub stars: u8,
    pub state: ChapterState,
    /// The chapters that must be finished before, as far as they are not.
    pub needs: Vec<LessonName>,
    /// How many more stars of the campaign must be won before.
    pub lacks: u16,
}

/// Where a chapter stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Type)]
#[serde(rename_all = "kebab-case")]
pub enum ChapterState {
    /// Something must be won before.
    Closed,
    Open,
    /// Somebody is in the middle of it.
    Begun,
    Finished,
}

/// The chapter that an open scenario is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Type)]
pub struct ChapterOf {
    /// The title of the campaign.
    pub campaign: String,
    /// Which chapter, from 1, of how many.
    pub number: u16,
    pub of: u16,
}
