//! What another program is shown of The Robbers at the engine's door. Reads only.

use crate::ground::PlayerId;
use crate::state::Context;
use serde::{Serialize, Serializer};

/// What a player has of this expansion.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs, reason = "named as in the format")]
pub struct Front {
    pub robber: RobberPicture,
}

/// Where a robber is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RobberPicture {
    /// In front of his owner.
    Home,
    /// On a space of the track.
    Space(u16),
}

impl Serialize for RobberPicture {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Home => serializer.serialize_str("home"),
            Self::Space(space) => serializer.serialize_u16(*space),
        }
    }
}

impl Front {
    pub(in crate::expansions) fn of(context: Context<'_>, player: PlayerId) -> Self {
        let at = context.state.expansions.robbers.at[usize::from(player)];
        Self {
            robber: at.map_or(RobberPicture::Home, RobberPicture::Space),
        }
    }
}
