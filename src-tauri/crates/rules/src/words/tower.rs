//! The words of The Tower: its memory, its steps, what is decided and told in it.

use crate::figure::{FIGURES, FigureKind};
use crate::ground::{At, Cell, Kind, MAX_PLAYERS, Place, PlayerId, SegmentId, TileId};
use crate::in_place::copied_in_place;
use serde::{Deserialize, Serialize};

/// A tile with a foundation, and the floors on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Tower {
    /// The tile.
    pub tile: TileId,
    /// Where it lies: every figure decision goes through all towers.
    pub cell: Cell,
    /// The place on top.
    pub top: SegmentId,
    /// How high it is.
    pub floors: u8,
}

/// Prisoners of one captor: how many of each figure of each owner.
pub type Prison = [[u8; FIGURES]; MAX_PLAYERS];

/// Memory of a game.
#[derive(Debug, Default, PartialEq, Eq, Serialize)]
pub struct Slot {
    /// Floors in each supply.
    pub floors: [u8; MAX_PLAYERS],
    /// Foundations on the board, oldest first.
    pub towers: Vec<Tower>,
    /// Prisoners by captor.
    pub prisoners: [Prison; MAX_PLAYERS],
    /// How many figures of each player are prisoners. The prisons tell it too; every decision asks.
    pub captives: [u8; MAX_PLAYERS],
    /// TW-21, IX-06: a ransom was paid in this turn.
    pub ransomed: bool,
    /// OP-12: beside a decision of this turn a ransom could have been paid.
    pub offered: bool,
}

copied_in_place!(Slot: floors, towers, prisoners, captives, ransomed, offered);

/// What may follow a floor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Step {
    /// Asks whom to take within reach of a new floor.
    Capture {
        /// The tile of the tower.
        tile: TileId,
        /// The level of the floor.
        reach: u8,
    },
    /// Both hold a figure of each other: they swap.
    Exchange {
        /// Who has just taken `figure`.
        captor: PlayerId,
        /// Whose it was.
        other: PlayerId,
        /// The figure taken.
        figure: FigureKind,
    },
    /// Asks at the end of the turn who had too few points for a ransom all along (OP-12).
    LateRansom,
}

/// What a seat of a position has of this expansion.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seat {
    /// Floors in the supply; nothing said means what is dealt.
    pub floors: Option<u8>,
    /// Prisoners held: whose, and which figure.
    pub prisoners: Vec<(PlayerId, FigureKind)>,
}

/// How many pieces of this expansion a player begins with, where it is not as the rules have it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pieces {
    /// Floors in the supply.
    pub floors: Option<u8>,
}

/// What a position has of this expansion.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Start {
    /// Towers that have floors already.
    pub towers: Vec<TowerAtStart>,
    /// A ransom was paid in the turn that goes on.
    pub ransomed: bool,
}

impl Start {
    /// True when something was done in the turn already.
    #[must_use]
    pub const fn is_under_way(&self) -> bool {
        self.ransomed
    }
}

/// A tower at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TowerAtStart {
    /// The tile with the foundation.
    pub cell: Cell,
    /// How high.
    pub floors: u8,
}

/// What may be decided.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, specta::Type,
)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[serde(rename = "TowerAction")]
#[allow(
    missing_docs,
    reason = "fields are coordinates, places and players throughout"
)]
pub enum Action {
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
}

impl Action {
    /// The word for it in files.
    #[must_use]
    pub const fn word(&self) -> &'static str {
        match self {
            Self::Floor { .. } => "floor",
            Self::Capture { .. } => "capture",
            Self::Ransom { .. } => "ransom",
            Self::Exchange { .. } => "exchange",
        }
    }

    /// The place on the land that it names.
    #[must_use]
    pub const fn place(&self) -> Option<Place> {
        match *self {
            Self::Capture { x, y, kind, at, .. } => Some(Place { x, y, kind, at }),
            _ => None,
        }
    }
}

/// What is being decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "kebab-case")]
#[serde(rename = "TowerPhase")]
pub enum Phase {
    /// Whom a new floor takes.
    Capture,
    /// Which prisoner comes home.
    Exchange,
    /// Whether a ransom is paid, now that everything of the turn is scored.
    Ransom,
}

impl Phase {
    /// The word for it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Capture => "capture",
            Self::Exchange => "exchange",
            Self::Ransom => "ransom",
        }
    }
}

/// What points are given for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, specta::Type)]
#[serde(rename_all = "kebab-case")]
#[serde(rename = "TowerSource")]
pub enum Source {
    /// The price of a prisoner.
    Ransom,
}

/// Why a figure comes home.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "kebab-case")]
#[serde(rename = "TowerLeft")]
pub enum LeaveReason {
    /// Its owner took it back by a capture of his own.
    TakenBack,
    /// It was exchanged for another prisoner.
    Exchanged,
    /// It was bought back.
    Ransomed,
}

/// What happens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[serde(rename = "TowerEvent")]
#[allow(
    missing_docs,
    reason = "fields are players, places and numbers throughout"
)]
pub enum Event {
    /// A tower grows.
    FloorAdded {
        player: PlayerId,
        x: i16,
        y: i16,
        floors: u8,
    },
    /// A figure becomes a prisoner.
    Captured {
        player: PlayerId,
        owner: PlayerId,
        figure: FigureKind,
        from: Place,
    },
    /// A prisoner is bought back.
    RansomPaid {
        player: PlayerId,
        to: PlayerId,
        figure: FigureKind,
        points: i32,
    },
}
