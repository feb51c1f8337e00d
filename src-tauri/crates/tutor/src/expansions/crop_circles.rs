//! What scenarios ask of Crop Circles.

use content::scenario::Pattern;
use rules::expansions::ExpansionAction;
use rules::expansions::ExpansionKey;
use rules::expansions::crop_circles::{Action, CropChoice};
use rules::figure::FigureKind;
use rules::game::Game;

pub(super) fn is_played(game: &Game) -> bool {
    game.table().expansions.has(ExpansionKey::CropCircles)
}

pub(super) const fn figure(action: &ExpansionAction) -> Option<FigureKind> {
    match *action {
        ExpansionAction::CropCircles(
            Action::CropAdd { figure, .. } | Action::CropRemove { figure, .. },
        ) => Some(figure),
        _ => None,
    }
}

/// What a circle does.
pub(super) fn is_such(pattern: &Pattern, action: &ExpansionAction) -> bool {
    pattern.choice.as_ref().is_none_or(|said| {
        matches!(action, ExpansionAction::CropCircles(Action::Crop { choice }) if word(*choice) == said)
    })
}

const fn word(choice: CropChoice) -> &'static str {
    match choice {
        CropChoice::Add => "add",
        CropChoice::Remove => "remove",
    }
}
