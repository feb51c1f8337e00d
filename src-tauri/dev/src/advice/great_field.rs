//! The great field: go in when the cities beside it are complete and few tiles are left; cut it, or join it, when a rival
//! has it.

use super::decision::{Decision, Outcome, SURE};
use rules::base::fields;
use rules::base::worth;
use rules::figure::SegmentId;
use rules::ground::{Kind, MAX_PLAYERS};
use rules::state::Context;

/// A farmer stays to the end: what that costs for each turn that a player still has.
const STAYS: i32 = 45;
/// An unfinished city beside a field, if it were sure to be completed.
const CITY: i32 = 300;
/// So many tiles left for each open side, and a city is completed in half of all cases.
const TIME: i32 = 15;

pub(crate) fn bonus(decision: &Decision<'_>, outcome: &Outcome) -> i32 {
    let (had, has) = (
        shares(decision, decision.before()),
        shares(decision, outcome.context()),
    );
    let own = decision.own();
    let rivals = decision.rivals().map(usize::from);
    let theirs: i32 = rivals.map(|rival| has[rival] - had[rival]).sum();
    let sent = outcome.claimed_of(decision.me, Kind::Field);
    let cost = if sent { STAYS * decision.turns() } else { 0 };
    has[own] - had[own] - theirs / decision.others() - cost
}

/// What each player may expect of the fields.
fn shares(decision: &Decision<'_>, context: Context<'_>) -> [i32; MAX_PLAYERS] {
    let board = &context.state.board;
    let mut shares = [0; MAX_PLAYERS];
    let mut seen: Vec<SegmentId> = Vec::new();
    for figure in &context.state.figures {
        let field = board.feature(figure.on);
        if board.kind(field) != Kind::Field || seen.contains(&field) {
            continue;
        }
        seen.push(field);
        let mut to_come = 0;
        let completed = fields::completed_beside(context, field, |city| {
            let time = TIME * i32::from(board.open(city));
            to_come += CITY * (SURE * decision.left / (decision.left + time)) / SURE / 2;
        });
        for owner in worth::owners(worth::strengths(context, field)) {
            let lines = fields::lines(context, field, completed, owner);
            shares[usize::from(owner)] += 100 * rules::score::sum(&lines) + to_come;
        }
    }
    shares
}
