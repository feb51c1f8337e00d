//! The words of Crop Circles: their memory, their steps, what is decided and told in it.

use crate::figure::FigureKind;
use crate::ground::{At, Kind, Place, PlayerId};
use serde::{Deserialize, Serialize};

/// Memory of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Slot {
    /// The land whose followers the circle of this part's tile concerns.
    pub role: Option<Kind>,
}

/// What a circle asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Step {
    /// The active player chooses for everybody.
    Choose(Kind),
    /// A player may add a follower.
    Add(PlayerId, Kind),
    /// A player removes a follower.
    Remove(PlayerId, Kind),
}

/// What everybody does at a crop circle.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, specta::Type,
)]
#[serde(rename_all = "kebab-case")]
pub enum CropChoice {
    /// Everybody may add a follower.
    Add,
    /// Everybody removes one.
    Remove,
}

/// What may be decided.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, specta::Type,
)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[serde(rename = "CropCirclesAction")]
#[allow(missing_docs, reason = "fields are places throughout")]
pub enum Action {
    /// Choose for everybody.
    Crop { choice: CropChoice },
    /// Add a follower beside one's own.
    CropAdd {
        figure: FigureKind,
        x: i16,
        y: i16,
        kind: Kind,
        at: At,
    },
    /// Take back one's own follower.
    CropRemove {
        figure: FigureKind,
        x: i16,
        y: i16,
        kind: Kind,
        at: At,
    },
}

impl Action {
    /// The word for it in files.
    #[must_use]
    pub const fn word(&self) -> &'static str {
        match self {
            Self::Crop { .. } => "crop",
            Self::CropAdd { .. } => "crop-add",
            Self::CropRemove { .. } => "crop-remove",
        }
    }

    /// The place on the land that it names.
    #[must_use]
    pub const fn place(&self) -> Option<Place> {
        match *self {
            Self::CropAdd { x, y, kind, at, .. } | Self::CropRemove { x, y, kind, at, .. } => {
                Some(Place { x, y, kind, at })
            }
            Self::Crop { .. } => None,
        }
    }
}

/// What is being decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "kebab-case")]
#[serde(rename = "CropCirclesPhase")]
pub enum Phase {
    /// What everybody does.
    CropChoice,
    /// Where one player does it.
    Crop,
}

impl Phase {
    /// The word for it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::CropChoice => "crop-choice",
            Self::Crop => "crop",
        }
    }
}

/// Why a figure comes home.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "kebab-case")]
#[serde(rename = "CropCirclesLeft")]
pub enum LeaveReason {
    /// A crop circle sent it home.
    Removed,
}

/// Why a crop circle passes somebody over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "kebab-case")]
pub enum PassedOver {
    /// No follower of the role stands on the board (CC-08).
    NobodyThere,
    /// None is left in the supply (CC-06).
    SupplyEmpty,
}

/// What happens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[serde(rename = "CropCirclesEvent")]
#[allow(missing_docs, reason = "fields are players and words throughout")]
pub enum Event {
    /// The active player has chosen what the circle there does.
    CropChosen {
        player: PlayerId,
        choice: CropChoice,
        x: i16,
        y: i16,
    },
    /// A circle asks this player for nothing; without a player, it asks nobody.
    CropPassedOver {
        player: Option<PlayerId>,
        why: PassedOver,
        x: i16,
        y: i16,
        rule: &'static str,
    },
}
