//! What scenarios ask of Crop Circles. Knows no other room.

use content::scenario::Pattern;
use rules::figure::FigureKind;
use rules::rooms::RoomAction;
use rules::rooms::crop_circles::{Action, CropChoice};

pub(super) const fn figure(action: &RoomAction) -> Option<FigureKind> {
    match *action {
        RoomAction::CropCircles(
            Action::CropAdd { figure, .. } | Action::CropRemove { figure, .. },
        ) => Some(figure),
        _ => None,
    }
}

/// What a circle does.
pub(super) fn is_such(pattern: &Pattern, action: &RoomAction) -> bool {
    pattern.choice.as_ref().is_none_or(|said| {
        matches!(action, RoomAction::CropCircles(Action::Crop { choice }) if word(*choice) == said)
    })
}

const fn word(choice: CropChoice) -> &'static str {
    match choice {
        CropChoice::Add => "add",
        CropChoice::Remove => "remove",
    }
}
