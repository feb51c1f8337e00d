//! What another program is shown of Traders & Builders at the engine's door. Reads only.

use super::GOODS;
use crate::ground::PlayerId;
use crate::state::Context;
use serde::Serialize;
use std::collections::BTreeMap;

/// What a player has of this expansion.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs, reason = "named as in the format")]
pub struct Front {
    pub goods: BTreeMap<&'static str, u16>,
}

impl Front {
    pub(in crate::expansions) fn of(context: Context<'_>, player: PlayerId) -> Self {
        let counts = context.state.expansions.traders.goods[usize::from(player)];
        let goods = GOODS.into_iter().zip(counts).filter(|(_, n)| *n > 0);
        Self {
            goods: goods.collect(),
        }
    }
}
