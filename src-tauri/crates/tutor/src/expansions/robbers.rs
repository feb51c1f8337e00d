//! What scenarios ask of The Robbers.

use crate::land;
use content::scenario::{Pattern, PlayerHas};
use rules::expansions::ExpansionAction;
use rules::expansions::robbers::{Action, Front, RobberPicture};

/// Whom a robber robs, and where he goes.
pub(super) fn is_such(pattern: &Pattern, action: &ExpansionAction) -> bool {
    let own = match action {
        ExpansionAction::Robbers(action) => Some(action),
        _ => None,
    };
    pattern.player.is_none_or(
        |said| matches!(own, Some(Action::Rob { player }) if *player == land::player(said)),
    ) && pattern.space.is_none_or(|said| {
        matches!(own, Some(Action::Robber { space }) if i64::from(*space) == said.get::<i64>())
    })
}

/// The robber's space, or -1 at home.
pub(super) fn kept(front: &Front, what: PlayerHas) -> Option<i32> {
    (what == PlayerHas::Robber).then_some(match front.robber {
        RobberPicture::Home => -1,
        RobberPicture::Space(space) => i32::from(space),
    })
}
