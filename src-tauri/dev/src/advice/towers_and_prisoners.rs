//! Towers and prisoners: a foundation beside a rival's figures is a threat; take whoever is worth most, and keep your own
//! figures out of reach.

use super::decision::{Decision, Outcome};
use super::land;
use rules::action::Phase;
use rules::base::worth;
use rules::event::{Event, EventSink};
use rules::expansions::tower;
use rules::ground::PlayerId;
use rules::sight::{Next, PlayerView};
use rules::state::Context;
use rules::words::ExpansionEvent;

/// A follower in prison, in hundredths of a point: the ransom, or the turns without it.
const PRISONER: i32 = 300;
/// A figure within reach is taken so often, in hundredths.
const TAKEN: i32 = 30;
/// A ransom paid by somebody without followers who has so many turns left.
const NEEDED: i32 = 500;
const TURNS: i32 = 4;

pub(crate) fn bonus(decision: &Decision<'_>, outcome: &Outcome) -> i32 {
    let me = decision.me;
    let risk = |context, player| at_risk(context, player);
    let (before, now) = (decision.before(), outcome.context());
    let own = risk(now, me) - risk(before, me);
    let theirs = decision
        .rivals()
        .map(|rival| risk(now, rival) - risk(before, rival));
    let theirs = theirs.sum::<i32>() / decision.others();
    TAKEN * (theirs - own) / 100
        + captured(decision, outcome)
        + best_capture(decision, &outcome.after)
        + ransomed(decision, outcome)
}

/// What figures of a player stand within reach of the next floor, and are worth.
fn at_risk(context: Context<'_>, player: PlayerId) -> i32 {
    let slot = &context.state.expansions.tower;
    let mut others = context.state.everyone().filter(|other| *other != player);
    if others.all(|other| slot.floors[usize::from(other)] == 0) {
        return 0;
    }
    let board = &context.state.board;
    let open = slot
        .towers
        .iter()
        .filter(|tower| board.claims(tower.top) == 0);
    let open = open.filter(|tower| context.state.figures.iter().all(|f| f.on != tower.top));
    let reaches = open.filter_map(|tower| tower::next_reach(context, tower.cell));
    let reached: Vec<_> = reaches.flat_map(|reach| reach.cells).collect();
    let figures = context.state.figures.iter().filter(|f| f.owner == player);
    let taken = figures.filter(|figure| {
        let tile = board.tile(board.tile_of(figure.on));
        reached.contains(&tile.cell)
    });
    taken
        .map(|figure| PRISONER + 100 * worth::points(context, figure.on)[usize::from(player)])
        .max()
        .unwrap_or(0)
}

/// Who was taken in this decision, and what that costs the owner.
fn captured(decision: &Decision<'_>, outcome: &Outcome) -> i32 {
    let taken = outcome.events.iter().find_map(|event| match event {
        Event::Expansion(ExpansionEvent::Tower(tower::Event::Captured {
            player, owner, ..
        })) if *player == decision.me => Some(*owner),
        _ => None,
    });
    let Some(owner) = taken else { return 0 };
    if owner == decision.me {
        return 0;
    }
    let had = land::without_fields(decision.before());
    let has = land::without_fields(outcome.context());
    let lost = land::taken(&had, &has, decision.own());
    PRISONER + land::taking(lost, decision.others())
}

/// What the best capture is worth that a floor just made possible.
fn best_capture(decision: &Decision<'_>, after: &PlayerView) -> i32 {
    let capture = Phase::Expansion(rules::words::ExpansionPhase::Tower(tower::Phase::Capture));
    if after.next() != Next::Asks(decision.me, capture) {
        return 0;
    }
    let had = land::without_fields(after.context());
    let worth = after.actions().into_iter().map(|action| {
        let mut then = after.clone();
        let mut events = EventSink::told();
        then.attempt(action, &mut events);
        let is_rival = events.events.iter().any(|event| {
            matches!(event, Event::Expansion(ExpansionEvent::Tower(
                tower::Event::Captured { owner, .. })) if *owner != decision.me)
        });
        if !is_rival {
            return 0;
        }
        let has = land::without_fields(then.context());
        PRISONER + 100 * land::taken(&had, &has, decision.own()) / decision.others()
    });
    worth.max().unwrap_or(0)
}

/// A ransom is worth its price to somebody who has nobody left to send out.
fn ransomed(decision: &Decision<'_>, outcome: &Outcome) -> i32 {
    let paid = outcome.events.iter().any(|event| {
        matches!(event, Event::Expansion(ExpansionEvent::Tower(
            tower::Event::RansomPaid { player, .. })) if *player == decision.me)
    });
    let home = decision
        .before()
        .state
        .supply(decision.me, rules::figure::FigureKind::Follower);
    if paid && home == 0 && decision.turns() >= TURNS {
        NEEDED
    } else {
        0
    }
}
