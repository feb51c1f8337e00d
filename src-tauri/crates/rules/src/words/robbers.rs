//! The words of The Robbers: their memory, their steps, what is decided and told in it.

use crate::ground::{MAX_PLAYERS, Place, PlayerId};
use crate::in_place::copied_in_place;
use crate::nature::When;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// The space of each robber; nobody's when at home.
pub type Spaces = [Option<u16>; MAX_PLAYERS];

/// Memory of a game.
#[derive(Debug, Default, PartialEq, Eq, Serialize)]
pub struct Slot {
    /// Where the robbers stand.
    pub at: Spaces,
    /// A scoring whose robbers are still being settled.
    pub pending: Option<PendingScoring>,
}

copied_in_place!(Slot: at, pending);

/// One robber who takes part in a scoring.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RobbingRobber {
    /// Whose robber.
    pub robber: PlayerId,
    /// Whom he may rob, with their points.
    pub victims: ArrayVec<(PlayerId, i32), MAX_PLAYERS>,
    /// Another player on his space is still to score for the same tile, and he may wait for that one (OP-17).
    pub may_wait: bool,
}

/// A scoring whose robbers are being settled.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PendingScoring {
    /// What was scored.
    pub cause: Option<Place>,
    /// When.
    pub when: When,
    /// The robbers in turn order from the active player.
    pub robbings: ArrayVec<RobbingRobber, MAX_PLAYERS>,
}

/// What robbers ask, and what follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Step {
    /// Asks a player for a space.
    Place(PlayerId),
    /// Asks a robber's owner for a victim.
    Choose(PlayerId),
    /// The robbers take their share.
    Collect,
}

/// What a seat of a position has of this expansion.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seat {
    /// The space of the robber; nothing when at home.
    pub robber: Option<u16>,
}

/// What may be decided.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, specta::Type,
)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[serde(rename = "RobbersAction")]
pub enum Action {
    /// Place or move the robber on the score track.
    Robber {
        /// The space.
        space: u16,
    },
    /// Choose whom the robber robs.
    Rob {
        /// The victim.
        player: PlayerId,
    },
}

impl Action {
    /// The word for it in files.
    #[must_use]
    pub const fn word(&self) -> &'static str {
        match self {
            Self::Robber { .. } => "robber",
            Self::Rob { .. } => "rob",
        }
    }

    /// The place on the land that it names: none, all is done on the track.
    #[must_use]
    pub const fn place(&self) -> Option<Place> {
        None
    }
}

/// What is being decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "kebab-case")]
#[serde(rename = "RobbersPhase")]
pub enum Phase {
    /// Where the robber goes.
    Robber,
    /// Whom he robs.
    Rob,
}

impl Phase {
    /// The word for it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Robber => "robber",
            Self::Rob => "rob",
        }
    }
}

/// What points are given for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, specta::Type)]
#[serde(rename_all = "kebab-case")]
#[serde(rename = "RobbersSource")]
pub enum Source {
    /// Half of somebody else's points.
    Rob,
}

/// What happens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[serde(rename = "RobbersEvent")]
#[allow(missing_docs, reason = "fields are players and spaces throughout")]
pub enum Event {
    /// A robber is placed or moved.
    RobberPlaced { player: PlayerId, space: u16 },
    /// A robber goes along with a marker that moves by robbing.
    RobberFollowed {
        player: PlayerId,
        with: PlayerId,
        space: u16,
    },
    /// A robber returns to his owner.
    RobberHome { player: PlayerId },
}
