//! What scenarios ask of The Tollkeepers. Knows no other room.

use content::scenario::PlayerHas;
use rules::ground::Cell;
use rules::rooms::RoomAction;
use rules::rooms::tollkeepers::{Action, Front};

pub(super) const fn cell(action: &RoomAction) -> Option<Cell> {
    match *action {
        RoomAction::Tollkeepers(Action::Tollhouse { x, y }) => Some(Cell::new(x, y)),
        _ => None,
    }
}

/// The number on the house, or 0.
pub(super) fn kept(front: &Front, what: PlayerHas) -> Option<i32> {
    let value = || front.tollhouse.map_or(0, |house| i32::from(house.value));
    (what == PlayerHas::Tollhouse).then(value)
}
