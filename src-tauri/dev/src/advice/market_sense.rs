//! Market sense: five wine, four wheat or three cloth are a majority that nobody can take from you, and pay 10 points.
//! Completing a rival's city brings tokens, and gives the rival points.

use super::decision::{Decision, Outcome};
use rules::state::Context;

/// How many tokens of wine, wheat and cloth are more than half of each.
const SAFE: [i32; 3] = [5, 4, 3];
/// What most of one kind of goods pay, in hundredths of a point.
const MOST: i32 = 1000;

pub(crate) fn bonus(decision: &Decision<'_>, outcome: &Outcome) -> i32 {
    let market = |context| standing(decision, context);
    let more = market(outcome.context()) - market(decision.before());
    // The price: what the city pays its owners more, now that it is complete.
    let price = decision.open.iter().filter(|open| {
        let board = &outcome.context().state.board;
        !open.pays(decision.me) && board.is_complete(open.feature)
    });
    let price: i32 = price
        .map(|open| 100 * open.points.closed - 100 * open.points.now)
        .sum();
    if more == 0 {
        0
    } else {
        more - price / decision.others()
    }
}

/// What the tokens are worth: each the same part of the 10 points, up to as many as are safe; nothing once a rival is.
fn standing(decision: &Decision<'_>, context: Context<'_>) -> i32 {
    let goods = &context.state.expansions.traders.goods;
    let of = |kind: usize| {
        let count = |player: usize| i32::from(goods[player][kind]);
        let value = |tokens: i32| MOST * tokens.min(SAFE[kind]) / SAFE[kind];
        let mut rivals = decision.rivals().map(usize::from);
        let is_lost = rivals.any(|rival| count(rival) >= SAFE[kind]);
        if is_lost {
            0
        } else {
            value(count(decision.own()))
        }
    };
    (0..SAFE.len()).map(of).sum()
}
