//! What another program is shown of The Tollkeepers at the engine's door. Reads only.

use crate::ground::{Cell, PlayerId};
use crate::state::Context;
use serde::Serialize;

/// What a player has of this expansion.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs, reason = "named as in the format")]
pub struct Front {
    pub tollhouse: Option<OwnTollhousePicture>,
}

/// A tollhouse and its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs, reason = "named as in the format")]
pub struct OwnTollhousePicture {
    pub x: i16,
    pub y: i16,
    pub value: u8,
}

fn tollhouse(context: Context<'_>, player: PlayerId) -> Option<OwnTollhousePicture> {
    let house = context.state.expansions.tollkeepers.houses[usize::from(player)]?;
    let Cell { x, y } = context.state.board.tile(house.tile).cell;
    Some(OwnTollhousePicture {
        x,
        y,
        value: house.value,
    })
}

impl Front {
    pub(in crate::expansions) fn of(context: Context<'_>, player: PlayerId) -> Self {
        Self {
            tollhouse: tollhouse(context, player),
        }
    }
}

/// What lies on the land of this expansion.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs, reason = "named as in the format")]
pub struct OnLand {
    pub tollhouses: Vec<TollhousePicture>,
}

/// A tollhouse on the land.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs, reason = "named as in the format")]
pub struct TollhousePicture {
    pub player: PlayerId,
    pub x: i16,
    pub y: i16,
    pub value: u8,
}

impl OnLand {
    pub(in crate::expansions) fn of(context: Context<'_>) -> Self {
        let on_land = |player| {
            let OwnTollhousePicture { x, y, value } = tollhouse(context, player)?;
            Some(TollhousePicture {
                player,
                x,
                y,
                value,
            })
        };
        Self {
            tollhouses: context.state.everyone().filter_map(on_land).collect(),
        }
    }
}
