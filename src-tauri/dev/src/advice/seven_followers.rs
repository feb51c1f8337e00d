//! Seven followers: keep one in reserve, and see whose supply is empty.

use super::decision::{Decision, Outcome};
use rules::figure::FigureKind;

/// What it costs to send out the last follower, the one before it, and the one before that.
const SENT: [i32; 3] = [-450, -225, -90];
/// A follower comes home to a player who has none or one.
const NEEDED: i32 = 300;
/// A rival without followers gets one back.
const RETURNED: i32 = -225;

pub(crate) fn bonus(decision: &Decision<'_>, outcome: &Outcome) -> i32 {
    let me = decision.me;
    let supply = |context: rules::state::Context<'_>, player| {
        i32::from(context.state.supply(player, FigureKind::Follower))
    };
    let (had, has) = (supply(decision.before(), me), supply(outcome.context(), me));
    let mut bonus = 0;
    // With as few turns as followers, none is needed for later.
    if decision.turns() > had {
        if has < had {
            bonus += SENT.get(has as usize).copied().unwrap_or(0);
        }
        if has > had && had < 2 {
            bonus += NEEDED;
        }
    }
    for rival in decision.rivals() {
        if supply(decision.before(), rival) == 0 && decision.turns() > 1 {
            bonus += RETURNED * outcome.home(rival) / decision.others();
        }
    }
    bonus
}
