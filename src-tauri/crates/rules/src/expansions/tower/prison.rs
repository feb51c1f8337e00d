//! Prisoners: exchange (TW-15, TW-16) and ransom (TW-17 to TW-21, IX-06, IX-11, PR-05).

use super::{
    Action, Event, LeaveReason, MUST_EXCHANGE, NO_PRISONER, NOTHING_TO_EXCHANGE, RANSOM_ONCE,
    RANSOM_TOO_POOR, Source, Step,
};
use crate::action::Reply;
use crate::agenda;
use crate::base::{NOT_NOW, claim, close};
use crate::event::{self, ScoreEntry};
use crate::figure::FigureKind;
use crate::ground::PlayerId;
use crate::menu::Menu;
use crate::options::Choice;
use crate::reason::{Reason, ReasonCollector};
use crate::score::{Payment, ScoreItem, ScoreLine, ScoreLines, Scoring, When};
use crate::setup::{Setup, SetupProblem};
use crate::state::{Context, ContextMut};

/// TW-17.
pub(super) static RANSOM: ScoreItem = ScoreItem {
    rule: "TW-17",
    what: "ransom",
};
/// TW-20: whatever the figure.
pub const PRICE: i32 = 3;

fn held(context: Context<'_>, captor: PlayerId, owner: PlayerId, figure: FigureKind) -> u8 {
    let prison = &context.state.expansions.tower.prisoners[usize::from(captor)];
    prison[usize::from(owner)][figure as usize]
}

fn holds_any(context: Context<'_>, captor: PlayerId, owner: PlayerId) -> bool {
    FigureKind::ALL
        .into_iter()
        .any(|figure| held(context, captor, owner, figure) > 0)
}

/// Who holds such a figure of a player, the first of them.
pub(super) fn holder(
    context: Context<'_>,
    owner: PlayerId,
    figure: FigureKind,
) -> Option<PlayerId> {
    let mut captors = context.state.everyone();
    captors.find(|captor| held(context, *captor, owner, figure) > 0)
}

fn lock_up(stage: &mut ContextMut<'_>, captor: PlayerId, owner: PlayerId, figure: FigureKind) {
    let slot = &mut stage.state.expansions.tower;
    let held = &mut slot.prisoners[usize::from(captor)][usize::from(owner)][figure as usize];
    let captives = &mut slot.captives[usize::from(owner)];
    // More than a player can have is told by his supply.
    *held = held.saturating_add(1);
    *captives = captives.saturating_add(1);
}

fn set_free(stage: &mut ContextMut<'_>, captor: PlayerId, owner: PlayerId, figure: FigureKind) {
    let slot = &mut stage.state.expansions.tower;
    slot.prisoners[usize::from(captor)][usize::from(owner)][figure as usize] -= 1;
    slot.captives[usize::from(owner)] -= 1;
}

/// A figure becomes a prisoner; who holds figures of each other swaps at once.
pub(super) fn imprison(
    stage: &mut ContextMut<'_>,
    captor: PlayerId,
    owner: PlayerId,
    figure: FigureKind,
) {
    lock_up(stage, captor, owner, figure);
    if holds_any(stage.context(), owner, captor) {
        let step = Step::Exchange {
            captor,
            other: owner,
            figure,
        };
        stage.state.agenda.push(step);
    }
}

/// The figures of `captor` that `other` holds, each kind once.
pub(super) fn exchange_menu(
    context: Context<'_>,
    captor: PlayerId,
    other: PlayerId,
    menu: &mut Menu,
) {
    for figure in FigureKind::ALL {
        if held(context, other, captor, figure) > 0 {
            menu.add(Action::Exchange { figure });
        }
    }
}

/// Objects to a choice.
pub(super) fn check_exchange(
    context: Context<'_>,
    captor: PlayerId,
    other: PlayerId,
    reply: Reply<'_, Action>,
    why: &mut ReasonCollector,
) {
    let Reply::With(&Action::Exchange { figure }) = reply else {
        return why.object(|| Reason::new(MUST_EXCHANGE));
    };
    let there = held(context, other, captor, figure) > 0;
    why.demand(there, || Reason::new(NOTHING_TO_EXCHANGE).of(other));
}

/// TW-15: both figures go home.
pub(super) fn exchange(
    stage: &mut ContextMut<'_>,
    captor: PlayerId,
    other: PlayerId,
    taken: FigureKind,
    home: FigureKind,
) {
    set_free(stage, captor, other, taken);
    set_free(stage, other, captor, home);
    claim::give_back(stage, other, taken, None, LeaveReason::Exchanged.into());
    claim::give_back(stage, captor, home, None, LeaveReason::Exchanged.into());
}

/// The values of OP-12.
const BEFORE_ACTING: u8 = 1;

/// OP-12: at every decision of the turn, or only before the tile and before the figure.
fn in_time(context: Context<'_>) -> bool {
    let before_acting = context.table.options.of(Choice::RansomTime) == BEFORE_ACTING;
    let acts = matches!(
        context.state.agenda.peek(),
        Some(agenda::Step::PlaceTile | agenda::Step::Act)
    );
    !before_acting || acts
}

/// True when somebody holds a figure of the active player.
#[inline]
pub(super) fn has_captives(context: Context<'_>) -> bool {
    context.state.expansions.tower.captives[usize::from(context.state.active)] > 0
}

fn can_ransom(context: Context<'_>) -> bool {
    if !has_captives(context) {
        return false;
    }
    let mut menu = Menu::probe(1);
    ransom_menu(context, &mut menu);
    menu.is_full()
}

/// Remembers that a ransom could have been paid.
pub(super) fn notice_offer(stage: &mut ContextMut<'_>) {
    let slot = &stage.state.expansions.tower;
    if !slot.offered && !slot.ransomed && can_ransom(stage.context()) {
        stage.state.expansions.tower.offered = true;
    }
}

/// OP-12: who had too few points at every decision of the turn, and has enough now, is asked once more.
pub(super) fn ask_late(stage: &mut ContextMut<'_>) {
    if !stage.state.expansions.tower.offered && can_ransom(stage.context()) {
        stage.state.agenda.push(Step::LateRansom);
    }
}

/// Every prisoner that the active player may buy back now.
pub(super) fn ransom_menu(context: Context<'_>, menu: &mut Menu) {
    let who = context.state.active;
    // The same for every prisoner: asked once.
    if !has_captives(context) || !may_pay(context, who) {
        return;
    }
    let prisons = &context.state.expansions.tower.prisoners;
    for (from, prison) in context.state.everyone().zip(prisons) {
        for (figure, held) in FigureKind::ALL.into_iter().zip(prison[usize::from(who)]) {
            if held > 0 {
                menu.add(Action::Ransom { from, figure });
            }
        }
        if menu.is_full() {
            return;
        }
    }
}

/// True when nothing but a missing prisoner speaks against a ransom.
fn may_pay(context: Context<'_>, who: PlayerId) -> bool {
    let mut why = ReasonCollector::quick();
    check_moment(context, &mut why);
    check_price(context, who, &mut why);
    why.is_clear()
}

/// Objects to any ransom now.
fn check_moment(context: Context<'_>, why: &mut ReasonCollector) {
    why.demand(in_time(context), || Reason::new(NOT_NOW));
    why.demand(!context.state.expansions.tower.ransomed, || {
        Reason::new(RANSOM_ONCE)
    });
}

/// Objects to a payer who is too poor.
fn check_price(context: Context<'_>, who: PlayerId, why: &mut ReasonCollector) {
    let points = context.state.players[usize::from(who)].score;
    why.demand(points >= PRICE, || {
        Reason::new(RANSOM_TOO_POOR).n(points).m(PRICE)
    });
}

/// Objects to a ransom.
pub(super) fn check_ransom(
    context: Context<'_>,
    who: PlayerId,
    from: PlayerId,
    figure: FigureKind,
    why: &mut ReasonCollector,
) {
    check_moment(context, why);
    let there = from.0 < context.state.seats() && held(context, from, who, figure) > 0;
    why.demand(there, || Reason::new(NO_PRISONER).of(from));
    check_price(context, who, why);
}

/// TW-17, TW-19, PR-05: the payer loses 3; the captor's 3 are a scoring like any other.
pub(super) fn pay_ransom(
    stage: &mut ContextMut<'_>,
    who: PlayerId,
    from: PlayerId,
    figure: FigureKind,
) {
    stage.state.expansions.tower.ransomed = true;
    set_free(stage, from, who, figure);
    stage.events.tell(|| Event::RansomPaid {
        player: who,
        to: from,
        figure,
        points: PRICE,
    });
    claim::give_back(stage, who, figure, None, LeaveReason::Ransomed.into());
    stage.state.players[usize::from(who)].score -= PRICE;
    stage.events.tell(|| {
        event::Event::Score(ScoreEntry {
            player: who,
            points: -PRICE,
            source: Source::Ransom.into(),
            cause: None,
            when: When::Closed,
            lines: vec![ScoreLine::new(&RANSOM, 1, -PRICE)],
            goods: None,
            majority: Vec::new(),
            from: None,
            half_of: None,
        })
    });
    let mut scoring = Scoring::new(Source::Ransom, None, When::Closed);
    let lines = ScoreLines::from_iter([ScoreLine::new(&RANSOM, 1, PRICE)]);
    scoring.payments.push(Payment {
        player: from,
        lines,
    });
    close::pay(stage, &scoring);
}

/// Prisoners of a position.
pub(super) fn set_up(stage: &mut ContextMut<'_>, setup: &Setup, faults: &mut Vec<SetupProblem>) {
    let seats = setup.seats.len();
    for (captor, seat) in PlayerId::all().zip(&setup.seats) {
        for (i, (owner, figure)) in seat.expansions.tower.prisoners.iter().enumerate() {
            let path = format!("players[{captor}].prisoners[{i}]");
            if usize::from(*owner) >= seats || *owner == captor {
                faults.push(SetupProblem::new(path, "setup/prisoner-owner"));
            } else if !stage.table.figure(*figure).is_follower {
                faults.push(SetupProblem::new(path, "setup/prisoner-kind"));
            } else {
                lock_up(stage, captor, *owner, *figure);
            }
        }
    }
    for a in PlayerId::first(seats) {
        for b in PlayerId::first(seats).skip(usize::from(a) + 1) {
            if holds_any(stage.context(), a, b) && holds_any(stage.context(), b, a) {
                let fault = SetupProblem::new(format!("players[{a}].prisoners"), "setup/mutual");
                faults.push(fault.with("player", a).with("other", b));
            }
        }
    }
}

/// What a position says of prisoners.
pub(super) fn tell(context: Context<'_>, setup: &mut Setup) {
    let prisons = &context.state.expansions.tower.prisoners;
    for (seat, prison) in setup.seats.iter_mut().zip(prisons) {
        let prisoners = &mut seat.expansions.tower.prisoners;
        for (owner, held) in PlayerId::all().zip(prison) {
            for figure in FigureKind::ALL {
                let count = usize::from(held[figure as usize]);
                prisoners.extend(std::iter::repeat_n((owner, figure), count));
            }
        }
    }
}
