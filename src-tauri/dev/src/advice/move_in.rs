//! Move in: place knights of your own outside a rival's city, two where one stands inside, and join it later.

use super::decision::{Decision, Outcome, SURE};
use super::land::{self, OpenFeature};
use rules::ground::Kind;
use rules::state::Context;

/// Land that pays less is not worth a figure.
const LEAST: i32 = 5;
/// Of what a figure outside may win, so many hundredths count: others fill the gap, too.
const WAITS: i32 = 30;

pub(crate) fn bonus(decision: &Decision<'_>, outcome: &Outcome) -> i32 {
    let (before, now) = (decision.before(), outcome.context());
    let waiting = |context, open: &[OpenFeature]| waits(decision, context, open);
    let more = waiting(now, &outcome.open) - waiting(before, &decision.open);
    let had = land::without_fields(before);
    let has = land::without_fields(now);
    let taken = land::taken(&had, &has, decision.own());
    WAITS * more / 100 + land::taking(taken, decision.others())
}

/// What figures that wait outside may still win of rivals' cities and roads.
fn waits(decision: &Decision<'_>, context: Context<'_>, open: &[OpenFeature]) -> i32 {
    let me = decision.me;
    let theirs = open
        .iter()
        .filter(|open| !open.pays(me) && open.points.closed >= LEAST);
    theirs
        .map(|theirs| {
            let outside = open.iter().filter(|open| open.weight(me) > 0);
            let ways = outside.map(|outside| {
                let together = theirs.weight(me) + outside.weight(me);
                let inside = decision.rivals().map(|rival| theirs.weight(rival));
                let most = inside.max().unwrap_or(0);
                let points = match (together.cmp(&most), theirs.kind) {
                    (std::cmp::Ordering::Less, _) => return 0,
                    (std::cmp::Ordering::Equal, _) => theirs.points.now,
                    // Alone: what is won is also lost to the others.
                    (std::cmp::Ordering::Greater, Kind::City | Kind::Road) => {
                        theirs.points.now * (decision.others() + 1) / decision.others()
                    }
                    _ => 0,
                };
                let joiners = land::joiners(context, outside, theirs);
                100 * points * decision.comes(joiners) / SURE
            });
            ways.max().unwrap_or(0)
        })
        .sum()
}
