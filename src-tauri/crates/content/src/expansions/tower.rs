//! The Tower in files: foundations, floors, prisoners, and what is decided.

use super::drawn::Mark;
use crate::faults::ProblemList;
use crate::number::{AnyCoordinate, AnyPlayer, Coordinate, PlayerNumber, Whole, cell, whole};
use crate::tile_set::SetTile;
use deserr::Deserr;
use rules::expansions::tower;
use rules::figure::FigureKind;
use rules::ground::{At, Kind, PlayerId};
#[cfg(test)]
use schemars::JsonSchema;
use serde::Serialize;

/// A prisoner.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserr)]
#[deserr(error = ProblemList, deny_unknown_fields)]
#[cfg_attr(test, derive(JsonSchema), schemars(deny_unknown_fields))]
pub struct Prisoner {
    /// Whose figure it is.
    pub owner: PlayerNumber,
    /// Which.
    #[cfg_attr(test, schemars(schema_with = "crate::words::schema::<FigureKind>"))]
    pub figure: FigureKind,
}

/// A tower on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserr)]
#[deserr(error = ProblemList, deny_unknown_fields)]
#[cfg_attr(test, derive(JsonSchema), schemars(deny_unknown_fields))]
pub struct Floors {
    /// East of the first tile.
    pub x: Coordinate,
    /// South of the first tile.
    pub y: Coordinate,
    /// How high it is.
    pub floors: Whole<1, 255>,
}

impl From<&Floors> for tower::TowerAtStart {
    fn from(tower: &Floors) -> Self {
        Self {
            cell: cell(tower.x, tower.y),
            floors: tower.floors.get(),
        }
    }
}

impl Floors {
    /// As the rules tell them.
    pub(super) fn tell(tower: tower::TowerAtStart) -> Self {
        Self {
            x: whole(tower.cell.x),
            y: whole(tower.cell.y),
            floors: whole(tower.floors),
        }
    }
}

impl Prisoner {
    /// As the rules tell him.
    pub(super) fn tell((owner, figure): (PlayerId, FigureKind)) -> Self {
        Self {
            owner: whole(owner),
            figure,
        }
    }
}

/// What may be decided.
#[derive(Deserr)]
#[deserr(error = ProblemList, tag = "type", deny_unknown_fields)]
pub(crate) enum Action {
    #[deserr(rename = "floor")]
    Floor { x: AnyCoordinate, y: AnyCoordinate },
    #[deserr(rename = "capture")]
    Capture {
        x: AnyCoordinate,
        y: AnyCoordinate,
        kind: Kind,
        at: At,
        owner: AnyPlayer,
        figure: FigureKind,
    },
    #[deserr(rename = "ransom")]
    Ransom { from: AnyPlayer, figure: FigureKind },
    #[deserr(rename = "exchange")]
    Exchange { figure: FigureKind },
}

/// The words of [`Action`].
pub(crate) const ACTIONS: &[&str] = &["floor", "capture", "ransom", "exchange"];

impl From<Action> for tower::Action {
    fn from(action: Action) -> Self {
        match action {
            Action::Floor { x, y } => Self::Floor {
                x: x.get(),
                y: y.get(),
            },
            Action::Capture {
                x,
                y,
                kind,
                at,
                owner,
                figure,
            } => Self::Capture {
                x: x.get(),
                y: y.get(),
                kind,
                at,
                owner: owner.get(),
                figure,
            },
            Action::Ransom { from, figure } => Self::Ransom {
                from: from.get(),
                figure,
            },
            Action::Exchange { figure } => Self::Exchange { figure },
        }
    }
}

/// True when the tile shows what the rules live on, and what means nothing without them.
pub(super) fn feeds(tile: &SetTile) -> bool {
    tile.marks.contains(&Mark::Foundation)
}
