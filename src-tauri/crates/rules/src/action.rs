//! What a player can do: the vocabulary of the engine's door and of every saved game.
//! Additive only; each word is explained by the rule that allows it, not here.

use crate::figure::FigureKind;
use crate::ground::{At, Kind, Place, PlayerId, Rotation};
use serde::{Deserialize, Serialize};

/// One decision of one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[allow(
    missing_docs,
    reason = "fields are coordinates, places and players throughout"
)]
pub enum Action {
    /// Lay the drawn tile.
    Tile { x: i16, y: i16, rotation: Rotation },
    /// Set a figure from the supply.
    Figure {
        figure: FigureKind,
        x: i16,
        y: i16,
        kind: Kind,
        at: At,
    },
    /// Do nothing here.
    Pass,
    /// The completed feature to score next.
    Order { x: i16, y: i16, kind: Kind, at: At },
    /// Put a floor on a foundation or an open tower.
    Floor { x: i16, y: i16 },
    /// Take a figure within reach.
    Capture {
        x: i16,
        y: i16,
        kind: Kind,
        at: At,
        owner: PlayerId,
        figure: FigureKind,
    },
    /// Buy a prisoner back.
    Ransom { from: PlayerId, figure: FigureKind },
    /// Choose the prisoner that goes home in an exchange.
    Exchange { figure: FigureKind },
    /// Place or move the tollhouse.
    Tollhouse { x: i16, y: i16 },
    /// Place or move the robber on the score track.
    Robber { space: u16 },
    /// Choose whom the robber robs.
    Rob { player: PlayerId },
    /// Choose for everybody at a crop circle.
    Crop { choice: CropChoice },
    /// Add a follower beside one's own.
    CropAdd { x: i16, y: i16, kind: Kind, at: At },
    /// Take back one's own follower.
    CropRemove { x: i16, y: i16, kind: Kind, at: At },
}

/// What everybody does at a crop circle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename_all = "kebab-case")]
pub enum CropChoice {
    /// Everybody may add a follower.
    Add,
    /// Everybody removes one.
    Remove,
}

impl Action {
    /// The place that the action names, when it names one on the land.
    #[must_use]
    pub const fn place(&self) -> Option<Place> {
        match *self {
            Self::Figure { x, y, kind, at, .. }
            | Self::Order { x, y, kind, at }
            | Self::Capture { x, y, kind, at, .. }
            | Self::CropAdd { x, y, kind, at }
            | Self::CropRemove { x, y, kind, at } => Some(Place { x, y, kind, at }),
            _ => None,
        }
    }

    /// The word for it in files.
    #[must_use]
    pub const fn word(&self) -> &'static str {
        match self {
            Self::Tile { .. } => "tile",
            Self::Figure { .. } => "figure",
            Self::Pass => "pass",
            Self::Order { .. } => "order",
            Self::Floor { .. } => "floor",
            Self::Capture { .. } => "capture",
            Self::Ransom { .. } => "ransom",
            Self::Exchange { .. } => "exchange",
            Self::Tollhouse { .. } => "tollhouse",
            Self::Robber { .. } => "robber",
            Self::Rob { .. } => "rob",
            Self::Crop { .. } => "crop",
            Self::CropAdd { .. } => "crop-add",
            Self::CropRemove { .. } => "crop-remove",
        }
    }
}

/// What is being decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "each is the question that its action answers")]
pub enum Phase {
    Tile,
    Figure,
    Capture,
    Robber,
    Rob,
    Exchange,
    CropChoice,
    Crop,
    Order,
    Over,
}
