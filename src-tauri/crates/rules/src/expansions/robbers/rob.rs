//! Robbing: who takes from whom when points are scored (RB-07 to RB-17, PR-02 to PR-04).

use super::track::{Track, half};
use super::{Action, Event, MUST_ROB, NOT_A_VICTIM, PendingScoring, RobbingRobber, Source, Step};
use crate::action::{self, Reply};
use crate::base::close;
use crate::event::{self, ScoreEntry};
use crate::ground::{MAX_PLAYERS, PlayerId};
use crate::menu::Menu;
use crate::nature::When;
use crate::options::Choice;
use crate::reason::{Reason, ReasonCollector};
use crate::score::{ScoreItem, ScoreLine, Scoring};
use crate::state::{Context, ContextMut, Scores};
use arrayvec::ArrayVec;

/// The value of OP-17 by which a robber's owner chooses among all that the tile brings.
const ANY_OF_THE_TILE: u8 = 1;

/// RB-07: half of a feature's points, each counted once.
pub(super) static HALF: ScoreItem = ScoreItem {
    rule: "RB-07",
    what: "half",
};

/// Who robs whom in one scoring, on the places before it.
pub(super) fn robbings(
    track: &Track<'_>,
    scoring: &Scoring,
    order: impl Iterator<Item = PlayerId>,
) -> ArrayVec<RobbingRobber, MAX_PLAYERS> {
    let of = |robber| RobbingRobber {
        robber,
        victims: track
            .victims(robber, scoring)
            .map(|v| (v, scoring.points_of(v)))
            .collect(),
        may_wait: false,
    };
    order.map(of).filter(|r| !r.victims.is_empty()).collect()
}

/// OP-17: says of each robber whether he may wait: another player on his space is still to score for the same tile.
pub(super) fn let_wait(track: &Track<'_>, robbings: &mut [RobbingRobber], later: &[Scoring]) {
    if track.options.of(Choice::WhomToRob) != ANY_OF_THE_TILE {
        return;
    }
    for robbing in robbings {
        let is_new = |victim| robbing.victims.iter().all(|(other, _)| *other != victim);
        let mut later = later.iter();
        robbing.may_wait = later.any(|scoring| track.victims(robbing.robber, scoring).any(is_new));
    }
}

/// PR-02: settles a scoring; asks where a robber has two victims or more (RB-12, PR-04, IX-27).
pub(super) fn settle(stage: &mut ContextMut<'_>, scoring: &Scoring, before: &Scores) {
    let at = stage.state.expansions.robbers.at;
    if at.iter().all(Option::is_none) {
        return;
    }
    let track = Track {
        options: &stage.table.options,
        scores: *before,
        at,
    };
    let mut robbings = robbings(&track, scoring, stage.state.from_active());
    if robbings.is_empty() {
        return;
    }
    if track.options.of(Choice::WhomToRob) == ANY_OF_THE_TILE && scoring.when != When::Final {
        let later = close::still_to_pay(stage.context(), scoring.when);
        let_wait(&track, &mut robbings, &later);
    }
    stage.state.agenda.push(Step::Collect);
    let chooses = |robbing: &&RobbingRobber| robbing.victims.len() > 1 || robbing.may_wait;
    for robbing in robbings.iter().rev().filter(chooses) {
        stage.state.agenda.push(Step::Choose(robbing.robber));
    }
    let (cause, when) = (scoring.cause, scoring.when);
    stage.state.expansions.robbers.pending = Some(PendingScoring {
        cause,
        when,
        robbings,
    });
}

fn robbing(context: Context<'_>, robber: PlayerId) -> Option<&RobbingRobber> {
    let pending = context.state.expansions.robbers.pending.as_ref();
    pending.and_then(|p| p.robbings.iter().find(|r| r.robber == robber))
}

fn victims(context: Context<'_>, robber: PlayerId) -> &[(PlayerId, i32)] {
    robbing(context, robber).map_or(&[], |r| &r.victims)
}

/// What a victim scored, and what the robber would take of it; nothing when he may not rob this player.
#[must_use]
pub fn loot(context: Context<'_>, robber: PlayerId, victim: PlayerId) -> Option<(i32, i32)> {
    let (_, points) = victims(context, robber)
        .iter()
        .find(|(v, _)| *v == victim)?;
    Some((*points, half(*points)))
}

/// The victims to choose from.
pub(super) fn menu(context: Context<'_>, who: PlayerId, menu: &mut Menu) {
    for (player, _) in victims(context, who) {
        menu.add(Action::Rob { player: *player });
    }
    if robbing(context, who).is_some_and(|r| r.may_wait) {
        menu.add(action::Action::Pass);
    }
}

/// Objects to a victim.
pub(super) fn check(
    context: Context<'_>,
    who: PlayerId,
    reply: Reply<'_, Action>,
    why: &mut ReasonCollector,
) {
    let player = match reply {
        Reply::With(&Action::Rob { player }) => player,
        Reply::Pass if robbing(context, who).is_some_and(|r| r.may_wait) => return,
        // RB-11: no waiting, no declining.
        Reply::With(_) | Reply::Pass | Reply::Other => return why.object(|| Reason::new(MUST_ROB)),
    };
    let among = victims(context, who)
        .iter()
        .any(|(victim, _)| *victim == player);
    why.demand(among, || Reason::new(NOT_A_VICTIM).of(player));
}

/// Keeps the chosen victim only; a robber who waits takes no part.
pub(super) fn choose(stage: &mut ContextMut<'_>, who: PlayerId, reply: Reply<'_, Action>) {
    let Some(pending) = &mut stage.state.expansions.robbers.pending else {
        unreachable!("asked in a scoring")
    };
    if let Reply::With(&Action::Rob { player }) = reply {
        for robbing in pending.robbings.iter_mut().filter(|r| r.robber == who) {
            robbing.victims.retain(|(victim, _)| *victim == player);
        }
    } else {
        pending.robbings.retain(|robbing| robbing.robber != who);
        stage.events.tell(|| event::Event::Passed { player: who });
    }
}

/// RB-08, RB-10, RB-13: the robbers go home, then their owners' markers move one after the other.
pub(super) fn collect(stage: &mut ContextMut<'_>) {
    let Some(pending) = stage.state.expansions.robbers.pending.take() else {
        unreachable!("collected without a scoring")
    };
    for RobbingRobber { robber, .. } in &pending.robbings {
        stage.state.expansions.robbers.at[usize::from(*robber)] = None;
        let player = *robber;
        stage.events.tell(|| Event::RobberHome { player });
    }
    for RobbingRobber {
        robber, victims, ..
    } in &pending.robbings
    {
        let Some((from, points)) = victims.first().copied() else {
            unreachable!("a robber without a victim takes no part")
        };
        let (scored, points) = (points, half(points));
        let mut track = Track {
            options: &stage.table.options,
            scores: stage.state.scores(),
            at: stage.state.expansions.robbers.at,
        };
        let followed = track.advance(*robber, points);
        let space = track.space(*robber);
        stage.state.expansions.robbers.at = track.at;
        stage.state.players[usize::from(*robber)].score += points;
        let player = *robber;
        stage.events.tell(|| {
            event::Event::Score(ScoreEntry {
                player,
                points,
                source: Source::Rob.into(),
                cause: pending.cause,
                when: pending.when,
                lines: vec![ScoreLine::new(&HALF, points, 1)],
                goods: None,
                majority: Vec::new(),
                from: Some(from),
                half_of: Some(scored),
            })
        });
        for robber in followed {
            stage.events.tell(|| Event::RobberFollowed {
                player: robber,
                with: player,
                space,
            });
        }
    }
}
