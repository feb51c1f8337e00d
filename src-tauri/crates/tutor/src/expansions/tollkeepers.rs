//! What scenarios ask of The Tollkeepers.

use content::scenario::PlayerHas;
use rules::expansions::tollkeepers::{Action, Event, Front};
use rules::expansions::{ExpansionAction, ExpansionEvent};
use rules::ground::{Cell, PlayerId};

pub(super) const fn cell(action: &ExpansionAction) -> Option<Cell> {
    match *action {
        ExpansionAction::Tollkeepers(Action::Tollhouse { x, y }) => Some(Cell::new(x, y)),
        _ => None,
    }
}

/// Whose house was turned over.
pub(super) const fn turned(event: &ExpansionEvent) -> Option<PlayerId> {
    match event {
        ExpansionEvent::Tollkeepers(Event::TollhouseFlipped { player, .. }) => Some(*player),
        _ => None,
    }
}

/// The number on the house, or 0.
pub(super) fn kept(front: &Front, what: PlayerHas) -> Option<i32> {
    let value = || front.tollhouse.map_or(0, |house| i32::from(house.value));
    (what == PlayerHas::Tollhouse).then(value)
}
