//! What a step of a lesson points at on the board, and how it stands in a file.

use crate::op::OpRefusal;
use content::draft;
use content::scenario::{Mark, ScenarioStep};
use rules::ground::{Cell, Place};
use serde::{Deserialize, Serialize};
use serde_json::json;

/// More would be a pattern.
const MOST_MARKS: usize = 20;

/// Something on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum PointedAt {
    /// The feature of a place.
    Feature { place: Place },
    /// A whole place, whether a tile lies there or none.
    Cell { cell: Cell },
    /// A figure, by where it stands.
    Figure { place: Place },
    /// From one place to another.
    Arrow { from: Cell, to: Cell },
}

impl PointedAt {
    fn mark(&self) -> Result<Mark, OpRefusal> {
        let written = match self {
            Self::Feature { place } => json!({ "feature": place }),
            Self::Cell { cell } => json!({ "place": cell }),
            Self::Figure { place } => json!({ "figure": place }),
            Self::Arrow { from, to } if from == to => return Err(OpRefusal::Same),
            Self::Arrow { from, to } => json!({ "arrow": { "from": from, "to": to } }),
        };
        draft::part(written).map_err(|_| OpRefusal::NoAim)
    }
}

/// Points at it too.
pub(crate) fn point(step: &mut ScenarioStep, at: &PointedAt) -> Result<(), OpRefusal> {
    let mark = at.mark()?;
    if step.mark.contains(&mark) {
        return Err(OpRefusal::Same);
    }
    if step.mark.len() >= MOST_MARKS {
        return Err(OpRefusal::TooMany);
    }
    step.mark.push(mark);
    Ok(())
}

/// Points at it no longer.
pub(crate) fn unpoint(step: &mut ScenarioStep, nth: u16) -> Result<(), OpRefusal> {
    let nth = usize::from(nth);
    if nth >= step.mark.len() {
        return Err(OpRefusal::NoStep);
    }
    step.mark.remove(nth);
    Ok(())
}
