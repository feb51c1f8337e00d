//! The wooden figures: which there are and what the base must know of each.

use crate::code::Code;
pub use crate::ground::SegmentId;
use crate::ground::{Kind, PlayerId};
use crate::nature::Kinds;
use serde::{Deserialize, Serialize};

/// What a figure is called in files.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    specta::Type,
)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum FigureKind {
    /// Claims a feature and counts for its majority.
    #[default]
    Follower,
    /// Counts two.
    BigFollower,
    /// Claims a feature that is surrounded, and is taken back for points.
    Abbot,
    /// Grants a second tile.
    Builder,
    /// Makes a field worth more.
    Pig,
}

/// How many kinds of figures there are.
pub const FIGURES: usize = 5;

impl FigureKind {
    /// Every kind.
    pub const ALL: [Self; FIGURES] = [
        Self::Follower,
        Self::BigFollower,
        Self::Abbot,
        Self::Builder,
        Self::Pig,
    ];

    /// The word for it in files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Follower => "follower",
            Self::BigFollower => "big-follower",
            Self::Abbot => "abbot",
            Self::Builder => "builder",
            Self::Pig => "pig",
        }
    }
}

/// What the base knows of a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FigureSpec {
    /// Which figure.
    pub kind: FigureKind,
    /// How many each player starts with.
    pub supply: u8,
    /// It needs a feature that nobody has claimed, and then claims it.
    pub claims: bool,
    /// What it weighs when a majority is counted.
    pub strength: u8,
    /// Bits of the [`Kind`]s it may stand on.
    pub stands_on: Kinds,
    /// It goes home when its owner's last follower leaves the feature.
    pub needs_own_follower: bool,
    /// It is a follower: it may be captured, and it has a role.
    pub is_follower: bool,
    /// It may also stand on what is built on the land.
    pub climbs: bool,
    /// What is said when it cannot stand on some land.
    pub wrong_land: &'static Code,
}

impl FigureSpec {
    /// True when the figure may stand on this kind of land.
    #[must_use]
    pub const fn stands_on(&self, kind: Kind) -> bool {
        self.stands_on & kind.bit() != 0
    }
}

/// A figure that stands on the land.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Figure {
    /// Whose it is.
    pub owner: PlayerId,
    /// Which.
    pub kind: FigureKind,
    /// The segment it stands on.
    pub on: SegmentId,
}
