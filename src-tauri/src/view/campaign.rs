//! Campaigns as a screen shows them: chapters, what they need, what was won. It must not know any open scenario.

use crate::view::lesson::LessonName;
use rules::rooms::RoomKey;
use serde::Serialize;
use specta::Type;

/// A campaign, and how far somebody has come in it.
#[derive(Debug, Clone, Serialize, Type)]
pub(crate) struct CampaignView {
    pub(crate) id: String,
    pub(crate) title: String,
    /// What it is about.
    pub(crate) about: String,
    /// The stars that were won in it, of all there are.
    pub(crate) stars: u16,
    pub(crate) of: u16,
    pub(crate) chapters: Vec<ChapterView>,
    /// The chapter to go on with; null when none is open that was not finished.
    pub(crate) next: Option<LessonName>,
}

/// A chapter of a campaign.
#[derive(Debug, Clone, Serialize, Type)]
pub(crate) struct ChapterView {
    pub(crate) scenario: LessonName,
    /// What stands on its card.
    pub(crate) say: String,
    /// The expansions that it is played with.
    pub(crate) rooms: Vec<RoomKey>,
    /// How hard it is, from 1 to 5.
    pub(crate) level: Option<u8>,
    /// How long it takes.
    pub(crate) minutes: Option<u8>,
    /// The most stars it was finished with; none as long as it was not.
    pub(crate) stars: u8,
    pub(crate) state: ChapterState,
    /// The chapters that must be finished before, as far as they are not.
    pub(crate) needs: Vec<LessonName>,
    /// How many more stars of the campaign must be won before.
    pub(crate) lacks: u16,
}

/// Where a chapter stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Type)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum ChapterState {
    /// Something must be won before.
    Closed,
    Open,
    /// Somebody is in the middle of it.
    Begun,
    Finished,
}

/// The chapter that an open scenario is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Type)]
pub(crate) struct ChapterOf {
    /// The title of the campaign.
    pub(crate) campaign: String,
    /// Which chapter, from 1, of how many.
    pub(crate) number: u16,
    pub(crate) of: u16,
}
