//! The third chair: with three or more at the table, share with whoever is behind, and leave out whoever leads.

use super::decision::{Decision, Outcome};
use super::land;
use rules::ground::PlayerId;

/// A point for the leader weighs so many hundredths against a point of one's own.
const LEADER: i32 = 60;
/// A point for another rival.
const OTHER: i32 = 10;
/// The same in a turn that pays this player as well, and not the leader.
const SHARED: i32 = 5;

pub(crate) fn bonus(decision: &Decision<'_>, outcome: &Outcome) -> i32 {
    let had = land::without_fields(decision.before());
    let has = land::without_fields(outcome.context());
    let leader = decision
        .rivals()
        .max_by_key(|rival| had[usize::from(*rival)]);
    let gain = |player: PlayerId| has[usize::from(player)] - had[usize::from(player)];
    let is_shared = gain(decision.me) > 0 && leader.is_some_and(|leader| gain(leader) <= 0);
    let gained = decision.rivals().map(|rival| {
        let gained = gain(rival);
        let is_leader = Some(rival) == leader;
        if gained < 0 && is_leader {
            // Taking from the leader costs nobody a scruple.
            return -gained * (300 + LEADER);
        }
        match (is_leader, is_shared) {
            (true, _) => -gained * LEADER,
            (false, true) => gained.max(0) * SHARED,
            (false, false) => -gained.max(0) * OTHER,
        }
    });
    gained.sum()
}
