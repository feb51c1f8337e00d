//! The frame of a turn: what follows what.

use super::place;
use crate::agenda::Step;
use crate::event::Event;
use crate::expansion::{Hook, Window};
use crate::menu::Menu;
use crate::state::{Context, ContextMut};

/// Everything but passing that the figure decision offers.
pub fn act_menu(context: Context<'_>, menu: &mut Menu) {
    super::claim::menu(context, menu);
    for expansion in context.table.heard_by(Hook::Offer) {
        if menu.is_full() {
            return;
        }
        expansion.offer(context, Window::Act, menu);
    }
}

/// A seat's turn starts.
pub fn begin(stage: &mut ContextMut<'_>) {
    stage.state.turn += 1;
    stage.state.part = 1;
    let (player, turn) = (stage.state.active, stage.state.turn);
    stage.events.tell(|| Event::TurnBegan { player, turn });
    for expansion in stage.table.heard_by(Hook::TurnBegan) {
        expansion.turn_began(stage);
    }
    stage.state.agenda.push(Step::Draw);
}

/// What follows a drawn tile: IX-01.
pub fn push_part(stage: &mut ContextMut<'_>) {
    // Bots come here in every try: what no expansion listens to is not even planned.
    let is_heard = |hook| !stage.table.heard_by(hook).is_empty();
    let (landed, scored) = (is_heard(Hook::TileLanded), is_heard(Hook::PartScored));
    let agenda = &mut stage.state.agenda;
    agenda.push(Step::PartEnd);
    if scored {
        agenda.push(Step::PartScored);
    }
    agenda.push(Step::Collect);
    agenda.push(Step::Act);
    if landed {
        agenda.push(Step::Landed);
    }
    agenda.push(Step::PlaceTile);
}

/// A table ends the game where it is: what is left of the bag is never drawn, so the turn goes on as with an empty one.
pub fn end_here(stage: &mut ContextMut<'_>) {
    let left = stage.state.left() as u16;
    stage.events.tell(|| Event::EndedHere { left });
    stage.state.pile.close();
    stage.state.agenda.push(Step::Draw);
}

/// A part is over: another tile, or the end of the turn.
pub fn part_end(stage: &mut ContextMut<'_>) {
    stage.state.landed = None;
    for expansion in stage.table.heard_by(Hook::GrantsPart) {
        if expansion.grants_part(stage) {
            stage.state.part += 1;
            stage.state.agenda.push(Step::Draw);
            return;
        }
    }
    close_turn(stage);
}

/// Everything of the turn is scored.
pub fn close_turn(stage: &mut ContextMut<'_>) {
    stage.state.agenda.push(Step::TurnEnd);
    for expansion in stage.table.heard_by(Hook::TurnScored) {
        expansion.turn_scored(stage);
    }
}

/// The turn is over: the next seat, or the end of the game.
pub fn turn_end(stage: &mut ContextMut<'_>) {
    for expansion in stage.table.heard_by(Hook::TurnEnding) {
        expansion.turn_ending(stage);
    }
    if place::any_left_fits(stage.context()) {
        stage.state.active = stage.state.after(stage.state.active);
        stage.state.agenda.push(Step::Begin);
    } else {
        // BG-28: the game ends after the turn of the last tile that could be placed.
        place::put_rest_aside(stage);
        stage.state.agenda.push(Step::Finish);
    }
}
