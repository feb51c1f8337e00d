//! Keep out: turn the tile that keeps a rival’s knights apart from your city.

use super::decision::{Decision, Outcome, SURE};
use super::land::{self, OpenFeature};
use rules::state::Context;

/// Land that pays less is not worth a turn.
const LEAST: i32 = 5;

pub(crate) fn bonus(decision: &Decision<'_>, outcome: &Outcome) -> i32 {
    let danger = |context, open: &[OpenFeature]| threatened(decision, context, open);
    danger(decision.before(), &decision.open) - danger(outcome.context(), &outcome.open)
}

/// What rivals outside may still share or take of a player's cities and roads.
fn threatened(decision: &Decision<'_>, context: Context<'_>, open: &[OpenFeature]) -> i32 {
    let me = decision.me;
    let own = open
        .iter()
        .filter(|open| open.pays(me) && open.points.closed >= LEAST);
    own.map(|own| {
        let threats = decision.rivals().flat_map(|rival| {
            let outside = open.iter().filter(move |open| open.weight(rival) > 0);
            outside.map(move |outside| {
                let together = own.weight(rival) + outside.weight(rival);
                let inside = own.weight(me) + outside.weight(me);
                if together < inside || own.pays(rival) {
                    return 0;
                }
                let points = if together > inside { 2 } else { 1 } * own.points.closed;
                let joiners = land::joiners(context, outside, own);
                100 * points * decision.comes(joiners) / SURE
            })
        });
        threats.max().unwrap_or(0)
    })
    .sum()
}
