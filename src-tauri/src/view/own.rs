//! Scenarios that a person made, as a screen lists and wishes them. It must not know how one is made.

use crate::view::campaign::ChapterState;
use crate::view::lesson::LessonName;
use crate::view::shelf::PictureTile;
use rules::ground::PlayerId;
use rules::rooms::RoomKey;
use serde::{Deserialize, Serialize};
use specta::Type;
use tutor::moment::ScenarioAim;

/// A scenario of one's own, and how far somebody has come in it.
#[derive(Debug, Clone, Serialize, Type)]
pub(crate) struct OwnScenario {
    /// Deleting names it.
    pub(crate) document: u32,
    pub(crate) scenario: LessonName,
    /// What is to be reached.
    pub(crate) aim: String,
    /// The expansions that it is played with.
    pub(crate) rooms: Vec<RoomKey>,
    /// Who sits there, in turn order; without a name where nobody gave one.
    pub(crate) seats: Vec<String>,
    /// Whose seat is played.
    pub(crate) learner: PlayerId,
    /// How many tiles are played.
    pub(crate) tiles: u16,
    /// True when it was shown that the aim can be reached.
    pub(crate) proven: bool,
    /// The most stars it was finished with; none as long as it was not.
    pub(crate) stars: u8,
    /// Never closed.
    pub(crate) state: ChapterState,
    /// The tiles that lie on the table as it begins.
    pub(crate) picture: Vec<PictureTile>,
}

/// A turn of the open game as it began.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Type)]
pub(crate) struct MomentView {
    /// The number of the turn, from 1.
    pub(crate) turn: u16,
    /// How many tiles there were to play, its own among them.
    pub(crate) tiles: u16,
    /// What everybody had, in turn order.
    pub(crate) scores: Vec<i32>,
}

/// What somebody wants of a scenario that begins where the open game stood.
#[derive(Debug, Clone, Serialize, Deserialize, Type)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewScenario {
    pub(crate) game: u32,
    /// The step of the game: the scenario begins with its turn.
    pub(crate) step: u32,
    pub(crate) title: String,
    /// What is said before it begins.
    pub(crate) note: Option<String>,
    /// Whose seat is played; bots have the others.
    pub(crate) learner: u8,
    pub(crate) aim: ScenarioAim,
    /// How many tiles are played, the drawn one among them; null for all that are left.
    pub(crate) tiles: Option<u16>,
    /// True when it is wanted also when no bot reaches the aim.
    pub(crate) anyway: bool,
}

/// What came of it.
#[derive(Debug, Clone, Serialize, Type)]
#[serde(tag = "came", rename_all = "kebab-case")]
pub(crate) enum SavedScenario {
    /// It is kept.
    Kept { scenario: Box<OwnScenario> },
    /// Nothing was kept: no bot reached the aim in so many tries.
    NoWay { tries: u32 },
}
