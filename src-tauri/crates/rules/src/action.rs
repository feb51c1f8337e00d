//! What a player can do: the vocabulary of the engine's door and of every saved game.
//! Additive only; each word is explained by the rule that allows it, not here. The words of an expansion are its own.

use crate::figure::{Figure, FigureKind};
use crate::ground::{At, Kind, Place, Rotation};
use crate::tile::TypeId;
use crate::words::{ExpansionAction, ExpansionPhase};
use serde::{Deserialize, Serialize};

/// One decision of one player.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, specta::Type,
)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[allow(
    missing_docs,
    reason = "fields are coordinates, places and players throughout"
)]
pub enum Action {
    /// Say which tile was drawn from a real bag. Its number means something on this table only: files and the
    /// door name the tile, so this is never written as it stands.
    #[serde(skip)]
    Draw { tile: TypeId },
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
    /// Stop a game of real tiles before its last draw, and count. A table agrees on it, so no menu offers it.
    End,
    /// The completed feature to score next.
    Order { x: i16, y: i16, kind: Kind, at: At },
    /// What an expansion offers.
    #[serde(untagged)]
    Expansion(ExpansionAction),
}

/// An action, as the expansion that asked hears it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reply<'a, A> {
    /// To do nothing.
    Pass,
    /// A word of its own.
    With(&'a A),
    /// Something that it never asks for.
    Other,
}

impl Action {
    /// The place that the action names, when it names one on the land.
    #[must_use]
    pub const fn place(&self) -> Option<Place> {
        match *self {
            Self::Figure { x, y, kind, at, .. } | Self::Order { x, y, kind, at } => {
                Some(Place { x, y, kind, at })
            }
            Self::Expansion(action) => action.place(),
            Self::Draw { .. } | Self::Tile { .. } | Self::Pass | Self::End => None,
        }
    }

    /// The word for it in files.
    #[must_use]
    pub const fn word(&self) -> &'static str {
        match self {
            Self::Draw { .. } => "draw",
            Self::Tile { .. } => "tile",
            Self::Figure { .. } => "figure",
            Self::Pass => "pass",
            Self::End => "end",
            Self::Order { .. } => "order",
            Self::Expansion(action) => action.word(),
        }
    }

    /// What it says in the words of one expansion.
    pub fn reply<'a, A>(&'a self) -> Reply<'a, A>
    where
        &'a A: TryFrom<&'a ExpansionAction>,
    {
        match self {
            Self::Pass => Reply::Pass,
            Self::Expansion(action) => action.try_into().map_or(Reply::Other, Reply::With),
            _ => Reply::Other,
        }
    }
}

impl<W: Into<ExpansionAction>> From<W> for Action {
    #[inline]
    fn from(word: W) -> Self {
        Self::Expansion(word.into())
    }
}

/// What an answer changes in points, on the land and in the supplies of figures, until somebody is asked again
/// or the next tile is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relevance {
    /// Nothing: they stay as they are.
    Nothing,
    /// What passing changes.
    AsPassing,
    /// What passing changes, and this figure leaves the supply and stands on a feature that stays open.
    Stands(Figure),
    /// Perhaps more: only trying tells.
    Wide,
}

/// What is being decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "each is the question that its action answers")]
pub enum Phase {
    Draw,
    Tile,
    Figure,
    Order,
    Over,
    /// What an expansion asks.
    #[serde(untagged)]
    Expansion(ExpansionPhase),
}

impl Phase {
    /// The word for it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Draw => "draw",
            Self::Tile => "tile",
            Self::Figure => "figure",
            Self::Order => "order",
            Self::Over => "over",
            Self::Expansion(phase) => phase.word(),
        }
    }
}

impl<W: Into<ExpansionPhase>> From<W> for Phase {
    #[inline]
    fn from(word: W) -> Self {
        Self::Expansion(word.into())
    }
}
