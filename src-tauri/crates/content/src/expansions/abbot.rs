//! The Abbot in files: gardens, and what is decided.

use super::drawn::Mark;
use crate::faults::ProblemList;
use crate::number::AnyCoordinate;
use crate::tile_set::SetTile;
use crate::words::Land;
use deserr::Deserr;
use rules::expansions::abbot;
use rules::ground::{At, Kind};

/// What may be decided.
#[derive(Deserr)]
#[deserr(error = ProblemList, tag = "type", deny_unknown_fields)]
pub(crate) enum Action {
    #[deserr(rename = "recall")]
    Recall {
        x: AnyCoordinate,
        y: AnyCoordinate,
        kind: Kind,
        at: At,
    },
}

/// The words of [`Action`].
pub(crate) const ACTIONS: &[&str] = &["recall"];

impl From<Action> for abbot::Action {
    fn from(action: Action) -> Self {
        let Action::Recall { x, y, kind, at } = action;
        Self::Recall {
            x: x.get(),
            y: y.get(),
            kind,
            at,
        }
    }
}

/// True when the tile shows what the rules live on. Monasteries alone are the base game's.
pub(super) fn feeds(tile: &SetTile) -> bool {
    let drawn = |kind| tile.segments.iter().any(|segment| segment.kind == kind);
    tile.marks.contains(&Mark::Garden) || drawn(Land::Garden)
}
