//! One circle, from the choice to the last player: CC-01 to CC-14, IX-21 to IX-25.

use super::{
    Action, CropChoice, Event, Left, MUST_ADD, MUST_CHOOSE, MUST_REMOVE, NOBODY_OF_YOURS,
    PassedOver, SUPPLY_EMPTY, Step, WRONG_ROLE,
};
use crate::action::{self, Reply};
use crate::base::{NO_SUCH_PLACE, NOT_NOW, claim};
use crate::event;
use crate::figure::{Figure, FigureKind, SegmentId};
use crate::ground::{Kind, Place, PlayerId};
use crate::menu::Menu;
use crate::options::Choice;
use crate::reason::{Reason, Why};
use crate::state::{Scene, Stage, State};

/// CC-01, CC-14: after the scoring, unless nobody stands on the board.
pub(super) fn begin(stage: &mut Stage<'_>) {
    let Some(role) = stage.state.rooms.crop_circles.role.take() else {
        return;
    };
    let anybody = |f: &Figure| stage.table.figure(f.kind).is_follower;
    if stage.state.figures.iter().any(anybody) {
        stage.state.agenda.push(Step::Choose(role));
    } else {
        stage.tale.tell(|| Event::CropPassedOver {
            player: None,
            why: PassedOver::NobodyThere,
            rule: "CC-14",
        });
    }
}

/// Says who is not asked, and why; `menu` offers these players nothing.
fn tell_passed_over(stage: &mut Stage<'_>, player: PlayerId, role: Kind, choice: CropChoice) {
    let adds = choice == CropChoice::Add;
    let (why, rule) = if own(stage.scene(), player, role).next().is_none() {
        (PassedOver::NobodyThere, "CC-08")
    } else if adds && stage.state.supply(player, FigureKind::Follower) == 0 {
        (PassedOver::SupplyEmpty, "CC-06")
    } else {
        return;
    };
    let player = Some(player);
    stage
        .tale
        .tell(|| Event::CropPassedOver { player, why, rule });
}

/// CC-11, CC-13, IX-21: the places of a player's followers of the role, each once.
fn own(scene: Scene<'_>, who: PlayerId, role: Kind) -> impl Iterator<Item = SegmentId> {
    let State { figures, board, .. } = scene.state;
    let alike = move |f: &Figure, on: SegmentId| {
        f.owner == who && f.kind == FigureKind::Follower && f.on == on
    };
    let is_first = move |(i, f): &(usize, &Figure)| {
        alike(f, f.on) && board.kind(f.on) == role && !figures[..*i].iter().any(|e| alike(e, f.on))
    };
    figures
        .iter()
        .enumerate()
        .filter(is_first)
        .map(|(_, f)| f.on)
}

const fn may_decline(scene: Scene<'_>) -> bool {
    scene.table.options.of(Choice::CropAdding) == 0
}

/// The answers.
pub(super) fn menu(scene: Scene<'_>, step: Step, menu: &mut Menu) {
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
            if scene.state.supply(who, FigureKind::Follower) > 0 {
                for on in own(scene, who, role) {
                    let Place { x, y, kind, at } = scene.place(on);
                    menu.add(Action::CropAdd { x, y, kind, at });
                }
                if may_decline(scene) {
                    menu.add(action::Action::Pass);
                }
            }
        }
        Step::Remove(who, role) => {
            for on in own(scene, who, role) {
                let Place { x, y, kind, at } = scene.place(on);
                menu.add(Action::CropRemove { x, y, kind, at });
            }
        }
    }
}

/// Objects to an answer.
pub(super) fn check(
    scene: Scene<'_>,
    step: Step,
    who: PlayerId,
    reply: Reply<'_, Action>,
    why: &mut Why,
) {
    match (step, reply) {
        (Step::Choose(_), Reply::With(Action::Crop { .. })) => {}
        (Step::Choose(_), _) => why.object(|| Reason::new(MUST_CHOOSE)),
        (Step::Add(_, role), Reply::With(action @ Action::CropAdd { .. })) => {
            let supply = scene.state.supply(who, FigureKind::Follower);
            why.demand(supply > 0, || Reason::new(SUPPLY_EMPTY));
            check_own(scene, who, role, action, why);
        }
        (Step::Add(..), Reply::Pass) => {
            why.demand(may_decline(scene), || Reason::new(MUST_ADD));
        }
        (Step::Remove(_, role), Reply::With(action @ Action::CropRemove { .. })) => {
            check_own(scene, who, role, action, why);
        }
        (Step::Remove(..), Reply::Pass) => why.object(|| Reason::new(MUST_REMOVE)),
        _ => why.object(|| Reason::new(NOT_NOW)),
    }
}

fn check_own(scene: Scene<'_>, who: PlayerId, role: Kind, action: &Action, why: &mut Why) {
    let Some(place) = action.place() else {
        unreachable!("{action:?} names a place")
    };
    let Some(on) = scene.segment_at(place) else {
        return why.object(|| Reason::new(NO_SUCH_PLACE).at(place));
    };
    why.demand(scene.state.board.kind(on) == role, || {
        Reason::new(WRONG_ROLE).at(place)
    });
    let there = |f: &Figure| f.owner == who && f.kind == FigureKind::Follower && f.on == on;
    why.demand(scene.state.figures.iter().any(there), || {
        Reason::new(NOBODY_OF_YOURS).at(place)
    });
}

/// Does what was answered.
pub(super) fn answer(stage: &mut Stage<'_>, asked: Step, who: PlayerId, reply: Reply<'_, Action>) {
    match (asked, reply) {
        (Step::Choose(role), Reply::With(&Action::Crop { choice })) => {
            stage.tale.tell(|| Event::CropChosen {
                player: who,
                choice,
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
            if stage.tale.listening {
                for player in players {
                    tell_passed_over(stage, player, role, choice);
                }
            }
        }
        (_, Reply::With(action @ Action::CropAdd { .. })) => {
            // CC-05, IX-23: beside one's own, whoever else stands there.
            if let Some(on) = action.place().and_then(|p| stage.scene().segment_at(p)) {
                claim::set(stage, who, FigureKind::Follower, on);
            }
        }
        (_, Reply::With(action @ Action::CropRemove { .. })) => {
            let on = action.place().and_then(|p| stage.scene().segment_at(p));
            let here =
                |f: &Figure| f.owner == who && f.kind == FigureKind::Follower && Some(f.on) == on;
            if let (Some(on), Some(index)) = (on, stage.state.figures.iter().position(here)) {
                // CC-09: no points; IX-03, IX-22: a lonely builder or pig goes home.
                claim::send_home(stage, index, Left::Removed.into());
                claim::send_lonely_home(stage, who, on);
            }
        }
        _ => stage.tale.tell(|| event::Event::Passed { player: who }),
    }
}
