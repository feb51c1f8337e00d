//! The frame of a turn: what follows what. Knows no expansion; rooms put their own steps in between.

use super::{close, fields, finish, place};
use crate::action::Action;
use crate::agenda::Step;
use crate::event::Event;
use crate::menu::Menu;
use crate::room::{Hook, Window};
use crate::rooms;
use crate::state::{Scene, Stage};

/// What a step on top of the agenda wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// To run by itself.
    Run,
    /// An answer.
    Ask,
    /// Nothing: there is no choice to make.
    Skip,
    /// This one possible answer.
    Take(Action),
}

/// What a step wants.
#[must_use]
#[inline]
pub fn need(scene: Scene<'_>, step: &Step) -> Need {
    match *step {
        Step::PlaceTile | Step::Over => Need::Ask,
        Step::Act => {
            let mut menu = Menu::probe(1);
            act_menu(scene, &mut menu);
            if menu.count() == 0 {
                Need::Skip
            } else {
                Need::Ask
            }
        }
        Step::Order => close::need(scene),
        Step::Room(step) => rooms::need(scene, step),
        _ => Need::Run,
    }
}

/// Everything but passing that the figure decision offers.
pub fn act_menu(scene: Scene<'_>, menu: &mut Menu) {
    super::claim::menu(scene, menu);
    for room in scene.table.heard_by(Hook::Offer) {
        if menu.is_full() {
            return;
        }
        room.offer(scene, Window::Act, menu);
    }
}

/// Does an automatic step, already taken from the agenda.
pub fn run(stage: &mut Stage<'_>, step: Step) {
    match step {
        Step::Begin => begin(stage),
        Step::Draw => place::draw(stage),
        Step::Landed => {
            for room in stage.table.heard_by(Hook::TileLanded) {
                room.tile_landed(stage);
            }
        }
        Step::Collect => close::collect(stage),
        Step::Closed(feature) => close::closed(stage, feature),
        Step::Beside(feature, n) => close::beside(stage, feature, n),
        Step::Score(feature, when) => close::score(stage, feature, when),
        Step::Farmed(city) => fields::score_city(stage, city),
        Step::PartScored => {
            for room in stage.table.heard_by(Hook::PartScored) {
                room.part_scored(stage);
            }
        }
        Step::PartEnd => part_end(stage),
        Step::TurnEnd => turn_end(stage),
        Step::Finish => finish::finish(stage),
        Step::Room(step) => rooms::run(stage, step),
        Step::PlaceTile | Step::Act | Step::Order | Step::Over => {
            unreachable!("{step:?} is answered, not run")
        }
    }
}

fn begin(stage: &mut Stage<'_>) {
    stage.state.turn += 1;
    stage.state.part = 1;
    let (player, turn) = (stage.state.active, stage.state.turn);
    stage.tale.tell(|| Event::TurnBegan { player, turn });
    for room in stage.table.heard_by(Hook::TurnBegan) {
        room.turn_began(stage);
    }
    stage.state.agenda.push(Step::Draw);
}

/// What follows a drawn tile: IX-01.
pub fn push_part(stage: &mut Stage<'_>) {
    stage.state.agenda.push_all(&[
        Step::PlaceTile,
        Step::Landed,
        Step::Act,
        Step::Collect,
        Step::PartScored,
        Step::PartEnd,
    ]);
}

fn part_end(stage: &mut Stage<'_>) {
    stage.state.landed = None;
    for room in stage.table.heard_by(Hook::GrantsPart) {
        if room.grants_part(stage) {
            stage.state.part += 1;
            stage.state.agenda.push(Step::Draw);
            return;
        }
    }
    stage.state.agenda.push(Step::TurnEnd);
}

fn turn_end(stage: &mut Stage<'_>) {
    for room in stage.table.heard_by(Hook::TurnEnding) {
        room.turn_ending(stage);
    }
    if place::any_left_fits(stage.scene()) {
        stage.state.active = (stage.state.active + 1) % stage.state.seats();
        stage.state.agenda.push(Step::Begin);
    } else {
        // BG-28: the game ends after the turn of the last tile that could be placed.
        place::put_rest_aside(stage);
        stage.state.agenda.push(Step::Finish);
    }
}
