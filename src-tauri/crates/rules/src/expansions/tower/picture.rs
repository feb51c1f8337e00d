//! What another program is shown of The Tower at the engine's door. Reads only.

use crate::figure::FigureKind;
use crate::ground::{Cell, PlayerId};
use crate::state::Context;
use serde::Serialize;

/// What a player has of this expansion.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs, reason = "named as in the format")]
pub struct Front {
    pub floors: u8,
    pub prisoners: Vec<PrisonerPicture>,
}

/// One prisoner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs, reason = "named as in the format")]
pub struct PrisonerPicture {
    pub owner: PlayerId,
    pub figure: FigureKind,
}

impl Front {
    pub(in crate::expansions) fn of(context: Context<'_>, player: PlayerId) -> Self {
        let (seat, slot) = (usize::from(player), &context.state.expansions.tower);
        let mut prisoners = Vec::new();
        for (owner, held) in PlayerId::all().zip(&slot.prisoners[seat]) {
            for figure in FigureKind::ALL {
                let count = usize::from(held[figure as usize]);
                prisoners.extend(std::iter::repeat_n(
                    PrisonerPicture { owner, figure },
                    count,
                ));
            }
        }
        Self {
            floors: slot.floors[seat],
            prisoners,
        }
    }
}

/// What lies on the land of this expansion.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs, reason = "named as in the format")]
pub struct OnLand {
    pub towers: Vec<TowerPicture>,
}

/// A tower, or a bare foundation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs, reason = "named as in the format")]
pub struct TowerPicture {
    pub x: i16,
    pub y: i16,
    pub floors: u8,
}

impl OnLand {
    pub(in crate::expansions) fn of(context: Context<'_>) -> Self {
        let tower = |tower: &super::Tower| {
            let Cell { x, y } = context.state.board.tile(tower.tile).cell;
            TowerPicture {
                x,
                y,
                floors: tower.floors,
            }
        };
        Self {
            towers: context
                .state
                .expansions
                .tower
                .towers
                .iter()
                .map(tower)
                .collect(),
        }
    }
}
