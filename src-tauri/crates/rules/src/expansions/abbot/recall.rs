//! Calling an abbot back: AB-08 to AB-12, IX-39 to IX-42, PR-14.

use super::{Action, CAPTURED, COMPLETE, LeaveReason, NOBODY_THERE, NOT_YOURS, RECALL_TILES};
use crate::base::{claim, close, worth};
use crate::expansions;
use crate::figure::{Figure, FigureKind};
use crate::ground::{Place, PlayerId};
use crate::menu::Menu;
use crate::reason::{Reason, ReasonCollector};
use crate::score::{Payment, ScoreLines, Scoring, When, add};
use crate::state::{Context, ContextMut};

/// The abbots on the land, with their numbers.
fn abbots(context: Context<'_>) -> impl Iterator<Item = (usize, &Figure)> {
    let figures = context.state.figures.iter().enumerate();
    figures.filter(|(_, figure)| figure.kind == FigureKind::Abbot)
}

/// Every abbot whom the active player may call back.
pub(super) fn menu(context: Context<'_>, menu: &mut Menu) {
    for (_, abbot) in abbots(context) {
        if abbot.owner != context.state.active || context.state.board.is_complete(abbot.on) {
            continue;
        }
        let Place { x, y, kind, at } = context.place(abbot.on);
        menu.add(Action::Recall { x, y, kind, at });
        if menu.is_full() {
            return;
        }
    }
}

/// Who stands at a place: of several, one of `who`'s first.
fn abbot_at(context: Context<'_>, who: PlayerId, place: Option<Place>) -> Option<(usize, Figure)> {
    let on = context.segment_at(place?)?;
    let mut there: Vec<_> = abbots(context)
        .filter(|(_, abbot)| abbot.on == on)
        .collect();
    there.sort_by_key(|(_, abbot)| abbot.owner != who);
    there.first().map(|(index, abbot)| (*index, **abbot))
}

/// Objects to calling back who stands at a place.
pub(super) fn check(
    context: Context<'_>,
    who: PlayerId,
    place: Option<Place>,
    why: &mut ReasonCollector,
) {
    let Some((_, abbot)) = abbot_at(context, who, place) else {
        why.object(|| Reason::new(NOBODY_THERE));
        // IX-40: who is captured is not there. His place is not there for the asking either, so who holds him is said.
        if let Some(captor) = holder(context, who) {
            why.object(|| Reason::new(CAPTURED).of(captor));
        }
        return;
    };
    why.demand(abbot.owner == who, || {
        Reason::new(NOT_YOURS)
            .at(context.place(abbot.on))
            .of(abbot.owner)
    });
    // AB-09: what this tile completed pays its 9 points by itself.
    why.demand(!context.state.board.is_complete(abbot.on), || {
        Reason::new(COMPLETE).at(context.place(abbot.on))
    });
}

fn holder(context: Context<'_>, who: PlayerId) -> Option<PlayerId> {
    expansions::all()
        .filter(|expansion| context.table.expansions.has(expansion.key()))
        .find_map(|expansion| expansion.holder(context, who, FigureKind::Abbot))
}

/// AB-08, AB-11: he scores what his place is worth with the tile just laid, before whatever that completed.
pub(super) fn perform(stage: &mut ContextMut<'_>, who: PlayerId, place: Option<Place>) {
    let context = stage.context();
    let Some((index, abbot)) = abbot_at(context, who, place) else {
        unreachable!("checked before")
    };
    let board = &context.state.board;
    let source = worth::source(context.table, board.kind(abbot.on));
    let mut scoring = Scoring::new(source, Some(context.place(abbot.on)), When::Recalled);
    let mut lines = ScoreLines::new();
    add(&mut lines, &RECALL_TILES, 9 - board.open(abbot.on), 1);
    let player = abbot.owner;
    scoring.payments.push(Payment { player, lines });
    close::pay(stage, &scoring);
    claim::send_home(stage, index, LeaveReason::Recalled.into());
}
