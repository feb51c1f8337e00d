//! What happened, in order: told to whoever listens, never read back by the rules.

use crate::figure::FigureKind;
use crate::ground::{At, Kind, Place, PlayerId, Rotation};
use crate::score::{ScoreLine, Source, When};
use crate::words::{ExpansionEvent, ExpansionLeft};
use serde::Serialize;

/// Why a figure left its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "kebab-case")]
pub enum LeaveReason {
    /// Its feature was scored.
    Scored,
    /// Its owner's last follower left the feature.
    Lonely,
    /// For a reason of an expansion.
    #[serde(untagged)]
    Expansion(ExpansionLeft),
}

impl<W: Into<ExpansionLeft>> From<W> for LeaveReason {
    fn from(word: W) -> Self {
        Self::Expansion(word.into())
    }
}

/// What the figures of one player weigh on a feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct Weight {
    /// Whose.
    pub player: PlayerId,
    /// How much.
    pub weight: u8,
}

/// Points given: the lines always add up to them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct ScoreEntry {
    /// Who.
    pub player: PlayerId,
    /// How many.
    pub points: i32,
    /// For what.
    pub source: Source,
    /// Which feature.
    pub cause: Option<Place>,
    /// In the game or after it.
    pub when: When,
    /// The breakdown.
    #[specta(type = Vec<crate::score::LineOut>)]
    pub lines: Vec<ScoreLine>,
    /// Which goods, when the most of them are paid.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub goods: Option<&'static str>,
    /// Who was robbed, or whose prisoner was bought.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<PlayerId>,
    /// BG-21: what the figures of each player weighed there, of whoever had any; empty where nobody compared.
    pub majority: Vec<Weight>,
    /// The points of somebody else of which these are half.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub half_of: Option<i32>,
}

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[allow(
    missing_docs,
    reason = "fields are players, places and numbers throughout"
)]
pub enum Event {
    TurnBegan {
        player: PlayerId,
        turn: u16,
    },
    TileDrawn {
        player: PlayerId,
        tile: String,
    },
    TilePutAside {
        tile: String,
        rule: &'static str,
    },
    TileLaid {
        player: PlayerId,
        tile: String,
        x: i16,
        y: i16,
        rotation: Rotation,
    },
    FigureSet {
        player: PlayerId,
        figure: FigureKind,
        x: i16,
        y: i16,
        kind: Kind,
        at: At,
    },
    FigureHome {
        player: PlayerId,
        figure: FigureKind,
        from: Option<Place>,
        why: LeaveReason,
    },
    FeatureCompleted {
        x: i16,
        y: i16,
        kind: Kind,
        at: At,
        /// False when nobody stands there to score it.
        owned: bool,
    },
    Score(ScoreEntry),
    Passed {
        player: PlayerId,
    },
    /// The table ended the game with so many tiles in the bag.
    EndedHere {
        left: u16,
    },
    GameOver {
        winners: Vec<PlayerId>,
    },
    /// Something that only happens in an expansion.
    #[serde(untagged)]
    Expansion(ExpansionEvent),
}

impl<W: Into<ExpansionEvent>> From<W> for Event {
    fn from(word: W) -> Self {
        Self::Expansion(word.into())
    }
}

/// The story of one action. Nobody need listen: machines play without.
#[derive(Debug, Default)]
pub struct EventSink {
    /// True when events are wanted.
    pub listening: bool,
    /// What happened so far.
    pub events: Vec<Event>,
}

impl EventSink {
    /// A sink that somebody wants to hear.
    #[must_use]
    pub const fn told() -> Self {
        Self {
            listening: true,
            events: Vec::new(),
        }
    }

    /// A sink for nobody.
    #[must_use]
    pub const fn silent() -> Self {
        Self {
            listening: false,
            events: Vec::new(),
        }
    }

    /// Adds an event, made up only when somebody listens.
    #[inline]
    pub fn tell<E: Into<Event>>(&mut self, event: impl FnOnce() -> E) {
        if self.listening {
            self.events.push(event().into());
        }
    }
}
