//! Crop Circles in files: the three symbols, and what is decided.

use super::drawn::CIRCLES;
use crate::faults::ProblemList;
use crate::number::AnyCoordinate;
use crate::tile_set::SetTile;
use crate::words::words;
use deserr::Deserr;
use rules::expansions::crop_circles;
use rules::figure::FigureKind;
use rules::ground::{At, Kind};

words! {
    /// What everybody does.
    CircleChoice { Add = "add", Remove = "remove" }
}

/// What may be decided.
#[derive(Deserr)]
#[deserr(error = ProblemList, tag = "type", deny_unknown_fields)]
pub(crate) enum Action {
    #[deserr(rename = "crop")]
    Crop { choice: CircleChoice },
    #[deserr(rename = "crop-add")]
    Add {
        #[deserr(default)]
        figure: FigureKind,
        x: AnyCoordinate,
        y: AnyCoordinate,
        kind: Kind,
        at: At,
    },
    #[deserr(rename = "crop-remove")]
    Remove {
        #[deserr(default)]
        figure: FigureKind,
        x: AnyCoordinate,
        y: AnyCoordinate,
        kind: Kind,
        at: At,
    },
}

/// The words of [`Action`].
pub(crate) const ACTIONS: &[&str] = &["crop", "crop-add", "crop-remove"];

impl From<Action> for crop_circles::Action {
    fn from(action: Action) -> Self {
        match action {
            Action::Crop { choice } => Self::Crop {
                choice: match choice {
                    CircleChoice::Add => crop_circles::CropChoice::Add,
                    CircleChoice::Remove => crop_circles::CropChoice::Remove,
                },
            },
            Action::Add {
                figure,
                x,
                y,
                kind,
                at,
            } => Self::CropAdd {
                figure,
                x: x.get(),
                y: y.get(),
                kind,
                at,
            },
            Action::Remove {
                figure,
                x,
                y,
                kind,
                at,
            } => Self::CropRemove {
                figure,
                x: x.get(),
                y: y.get(),
                kind,
                at,
            },
        }
    }
}

/// True when the tile shows what the rules live on, and what means nothing without them.
pub(super) fn feeds(tile: &SetTile) -> bool {
    tile.marks.iter().any(|mark| CIRCLES.contains(mark))
}
