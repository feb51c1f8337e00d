//! One circle, from the choice to the last player: CC-01 to CC-14, IX-21 to IX-25.

use super::{
    Action, CropChoice, Event, LeaveReason, MUST_ADD, MUST_CHOOSE, MUST_REMOVE, NOBODY_OF_YOURS,
    PassedOver, SUPPLY_EMPTY, Step, WRONG_ROLE,
};
use crate::action::{self, Reply};
use crate::base::{NO_SUCH_PLACE, NOT_NOW, claim};
use crate::event;
use crate::figure::{Figure, FigureKind, SegmentId};
use crate::ground::{Cell, Kind, Place, PlayerId};
use crate::menu::Menu;
use crate::options::Choice;
use crate::reason::{Reason, ReasonCollector};
use crate::state::{Context, ContextMut, State};

/// CC-01, CC-14: after the scoring, unless nobody stands on the board.
pub(super) fn begin(stage: &mut ContextMut<'_>) {
    let Some(role) = stage.state.expansions.crop_circles.role.take() else {
        return;
    };
    let anybody = |f: &Figure| stage.table.figure(f.kind).is_follower;
    if stage.state.figures.iter().any(anybody) {
        stage.state.agenda.push(Step::Choose(role));
    } else {
        let Cell { x, y } = lies_at(stage);
        stage.events.tell(|| Event::CropPassedOver {
            player: None,
            why: PassedOver::NobodyThere,
            x,
            y,
            rule: "CC-14",
        });
    }
}

/// Where the circle lies that calls: on the tile just laid.
fn lies_at(stage: &ContextMut<'_>) -> Cell {
    let board = &stage.state.board;
    let at = |tile| board.tile(tile).cell;
    stage.state.landed.map_or(Cell::new(0, 0), at)
}

/// Says who is not asked, and why; `menu` offers these players nothing.
fn tell_passed_over(stage: &mut ContextMut<'_>, player: PlayerId, role: Kind, choice: CropChoice) {
    let adds = choice == CropChoice::Add;
    let (why, rule) = if own(stage.context(), player, role).next().is_none() {
        (PassedOver::NobodyThere, "CC-08")
    } else if adds && in_supply(stage.context(), player, role).next().is_none() {
        (PassedOver::SupplyEmpty, "CC-06")
    } else {
        return;
    };
    let player = Some(player);
    let Cell { x, y } = lies_at(stage);
    stage.events.tell(|| Event::CropPassedOver {
        player,
        why,
        x,
        y,
        rule,
    });
}

/// CC-11, CC-13, IX-21, IX-34: a player's followers of the role, by kind and place, each once.
fn own(
    context: Context<'_>,
    who: PlayerId,
    role: Kind,
) -> impl Iterator<Item = (FigureKind, SegmentId)> {
    let State { figures, board, .. } = context.state;
    let is_first = move |(i, f): &(usize, &Figure)| {
        f.owner == who
            && context.table.figure(f.kind).is_follower
            && board.kind(f.on) == role
            && !figures[..*i].contains(*f)
    };
    let figures = figures.iter().enumerate().filter(is_first);
    figures.map(|(_, f)| (f.kind, f.on))
}

/// The places of a player's followers of the role, each once, oldest first.
fn own_places(context: Context<'_>, who: PlayerId, role: Kind) -> Vec<SegmentId> {
    let mut places = Vec::new();
    for (_, on) in own(context, who, role) {
        if !places.contains(&on) {
            places.push(on);
        }
    }
    places
}

/// The kinds of followers in a player's supply that may stand where those of the role do.
fn in_supply(context: Context<'_>, who: PlayerId, role: Kind) -> impl Iterator<Item = FigureKind> {
    let at_hand = move |figure: &FigureKind| {
        let spec = context.table.figure(*figure);
        spec.is_follower && spec.stands_on(role) && context.state.supply(who, *figure) > 0
    };
    FigureKind::ALL.into_iter().filter(at_hand)
}

const fn may_decline(context: Context<'_>) -> bool {
    context.table.options.of(Choice::CropAdding) == 0
}

/// The answers.
pub(super) fn menu(context: Context<'_>, step: Step, menu: &mut Menu) {
    match step {
        Step::Choose(_) => {
            menu.add(Action::Crop {
                choice: CropChoice::Add,
            });
            menu.add(Action::Crop {
                choice: CropChoice::Remove,
            });
        }
        Step::Add(who, role) => {
            let places = own_places(context, who, role);
            for figure in in_supply(context, who, role) {
                for on in &places {
                    let Place { x, y, kind, at } = context.place(*on);
                    menu.add(Action::CropAdd {
                        figure,
                        x,
                        y,
                        kind,
                        at,
                    });
                }
            }
            if menu.count() > 0 && may_decline(context) {
                menu.add(action::Action::Pass);
            }
        }
        Step::Remove(who, role) => {
            for (figure, on) in own(context, who, role) {
                let Place { x, y, kind, at } = context.place(on);
                menu.add(Action::CropRemove {
                    figure,
                    x,
                    y,
                    kind,
                    at,
                });
            }
        }
    }
}

/// Objects to an answer.
pub(super) fn check(
    context: Context<'_>,
    step: Step,
    who: PlayerId,
    reply: Reply<'_, Action>,
    why: &mut ReasonCollector,
) {
    match (step, reply) {
        (Step::Choose(_), Reply::With(Action::Crop { .. })) => {}
        (Step::Choose(_), _) => why.object(|| Reason::new(MUST_CHOOSE)),
        (Step::Add(_, role), Reply::With(action @ Action::CropAdd { figure, .. })) => {
            let at_hand = in_supply(context, who, role).any(|kind| kind == *figure);
            why.demand(at_hand, || {
                let spec = context.table.figure(*figure);
                let kept_off = spec.is_follower && !spec.stands_on(role);
                Reason::new(if kept_off {
                    spec.wrong_land
                } else {
                    SUPPLY_EMPTY
                })
            });
            check_own(context, who, role, None, *action, why);
        }
        (Step::Add(..), Reply::Pass) => {
            why.demand(may_decline(context), || Reason::new(MUST_ADD));
        }
        (Step::Remove(_, role), Reply::With(action @ Action::CropRemove { figure, .. })) => {
            check_own(context, who, role, Some(*figure), *action, why);
        }
        (Step::Remove(..), Reply::Pass) => why.object(|| Reason::new(MUST_REMOVE)),
        _ => why.object(|| Reason::new(NOT_NOW)),
    }
}

/// Objects to a place where no follower of the player stands, of one kind or of any.
fn check_own(
    context: Context<'_>,
    who: PlayerId,
    role: Kind,
    figure: Option<FigureKind>,
    action: Action,
    why: &mut ReasonCollector,
) {
    let Some(place) = action.place() else {
        unreachable!("{action:?} names a place")
    };
    let Some(on) = context.segment_at(place) else {
        return why.object(|| Reason::new(NO_SUCH_PLACE).at(place));
    };
    why.demand(context.state.board.kind(on) == role, || {
        Reason::new(WRONG_ROLE).at(place)
    });
    let of_kind = |kind| match figure {
        Some(figure) => kind == figure,
        None => true,
    };
    let there = |f: &Figure| {
        f.owner == who && context.table.figure(f.kind).is_follower && of_kind(f.kind) && f.on == on
    };
    why.demand(context.state.figures.iter().any(there), || {
        Reason::new(NOBODY_OF_YOURS).at(place)
    });
}

/// Does what was answered.
pub(super) fn answer(
    stage: &mut ContextMut<'_>,
    asked: Step,
    who: PlayerId,
    reply: Reply<'_, Action>,
) {
    match (asked, reply) {
        (Step::Choose(role), Reply::With(&Action::Crop { choice })) => {
            let Cell { x, y } = lies_at(stage);
            stage.events.tell(|| Event::CropChosen {
                player: who,
                choice,
                x,
                y,
            });
            // CC-03: from the left of the active player, who comes last.
            let mut players: Vec<_> = stage.state.from_active().collect();
            players.rotate_left(1);
            let of = |player| match choice {
                CropChoice::Add => Step::Add(player, role),
                CropChoice::Remove => Step::Remove(player, role),
            };
            let steps: Vec<_> = players.iter().copied().map(of).collect();
            stage.state.agenda.push_all(&steps);
            if stage.events.listening {
                for player in players {
                    tell_passed_over(stage, player, role, choice);
                }
            }
        }
        (_, Reply::With(action @ &Action::CropAdd { figure, .. })) => {
            // CC-05, IX-23: beside one's own, whoever else stands there.
            if let Some(on) = action.place().and_then(|p| stage.context().segment_at(p)) {
                claim::set(stage, who, figure, on);
            }
        }
        (_, Reply::With(action @ &Action::CropRemove { figure, .. })) => {
            let on = action.place().and_then(|p| stage.context().segment_at(p));
            let here = |f: &Figure| f.owner == who && f.kind == figure && Some(f.on) == on;
            if let (Some(on), Some(index)) = (on, stage.state.figures.iter().position(here)) {
                // CC-09: no points; IX-03, IX-22: a lonely builder or pig goes home.
                claim::send_home(stage, index, LeaveReason::Removed.into());
                claim::send_lonely_home(stage, who, on);
            }
        }
        _ => stage.events.tell(|| event::Event::Passed { player: who }),
    }
}
