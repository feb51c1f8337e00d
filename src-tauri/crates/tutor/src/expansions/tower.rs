//! What scenarios ask of The Tower.

use crate::land;
use content::scenario::{Captured, Pattern, PlayerHas};
use rules::expansions::ExpansionAction;
use rules::expansions::tower::{Action, Front, PrisonerPicture};
use rules::figure::FigureKind;
use rules::ground::{Cell, PlayerId};

const fn own(action: &ExpansionAction) -> Option<&Action> {
    match action {
        ExpansionAction::Tower(action) => Some(action),
        _ => None,
    }
}

pub(super) fn cell(action: &ExpansionAction) -> Option<Cell> {
    match own(action)? {
        Action::Floor { x, y } => Some(Cell::new(*x, *y)),
        _ => None,
    }
}

pub(super) fn figure(action: &ExpansionAction) -> Option<FigureKind> {
    match own(action)? {
        Action::Capture { figure, .. }
        | Action::Ransom { figure, .. }
        | Action::Exchange { figure } => Some(*figure),
        Action::Floor { .. } => None,
    }
}

/// Whose figure is captured, and from whom one is bought back.
pub(super) fn is_such(pattern: &Pattern, action: &ExpansionAction) -> bool {
    pattern.owner.is_none_or(|said| {
        matches!(own(action), Some(Action::Capture { owner, .. }) if *owner == land::player(said))
    }) && pattern.from.is_none_or(|said| {
        matches!(own(action), Some(Action::Ransom { from, .. }) if *from == land::player(said))
    })
}

pub(super) fn taken(action: &ExpansionAction) -> Option<(PlayerId, FigureKind)> {
    match own(action) {
        Some(Action::Capture { owner, figure, .. }) => Some((*owner, *figure)),
        _ => None,
    }
}

pub(super) fn captures(captured: &Captured, action: &ExpansionAction) -> bool {
    let Some(Action::Capture { owner, figure, .. }) = own(action) else {
        return false;
    };
    captured
        .owner
        .is_none_or(|said| land::player(said) == *owner)
        && captured.figure.is_none_or(|said| said.0 == *figure)
}

pub(super) fn kept(front: &Front, what: PlayerHas) -> Option<i32> {
    match what {
        PlayerHas::Floors => Some(i32::from(front.floors)),
        PlayerHas::Prisoners => Some(front.prisoners.len() as i32),
        _ => None,
    }
}

pub(super) fn held(front: &Front, owner: Option<PlayerId>, figure: Option<FigureKind>) -> i32 {
    let is_it = |prisoner: &&PrisonerPicture| {
        owner.is_none_or(|owner| prisoner.owner == owner)
            && figure.is_none_or(|figure| prisoner.figure == figure)
    };
    front.prisoners.iter().filter(is_it).count() as i32
}
