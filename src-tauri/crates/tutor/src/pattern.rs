//! Whether an action is such as a scenario describes.

use crate::expansions;
use crate::land;
use crate::lesson::LessonStage;
use content::number::Whole;
use content::scenario::{ActionWord, Pattern};
use content::words::Word;
use rules::action::Action;
use rules::figure::FigureKind;
use rules::game::Game;
use rules::ground::Place;

/// True when everything that the pattern says is so. `before` is the game in which the action is taken.
pub(crate) fn matches(
    stage: &LessonStage,
    pattern: &Pattern,
    action: &Action,
    before: &Game,
) -> bool {
    let target = land::target(action);
    let place = action.place();
    let agrees = |said: Option<i16>, is: Option<i16>| said.is_none() || said == is;
    pattern
        .kind_of_act
        .is_none_or(|word| word.word() == action.word())
        && agrees(pattern.x.map(Whole::get), target.map(|cell| cell.x))
        && agrees(pattern.y.map(Whole::get), target.map(|cell| cell.y))
        && (pattern.rotation.is_empty() || turned_so(pattern, action, before))
        && pattern
            .figure
            .is_none_or(|figure| figure_of(action) == Some(figure.0))
        && pattern
            .kind
            .is_none_or(|kind| place.map(|place| place.kind) == Some(kind.0))
        && pattern.at.is_none_or(|at| {
            place.is_some_and(|place| same_land(before, place, Place { at: at.0, ..place }))
        })
        && pattern.on.as_ref().is_none_or(|on| {
            let context = before.context();
            let feature = stage.feature(on, context);
            let stands = place.and_then(|place| context.segment_at(place));
            feature.is_some() && stands.map(|s| context.state.board.feature(s)) == feature
        })
        && expansions::is_such(pattern, action)
}

/// True when an action answers the question that such an action would have answered: there is no other chance for it.
pub(crate) fn instead(pattern: &Pattern, action: &Action, before: &Game) -> bool {
    let asked = before.phase().word();
    let is_aside = action.word() == ActionWord::Ransom.word();
    !is_aside
        && match pattern.kind_of_act {
            None => true,
            Some(ActionWord::Pass) => asked != "tile",
            Some(
                ActionWord::Figure | ActionWord::Floor | ActionWord::Tollhouse | ActionWord::Recall,
            ) => asked == "figure",
            Some(ActionWord::Crop) => asked == "crop-choice",
            Some(ActionWord::CropAdd | ActionWord::CropRemove) => asked == "crop",
            Some(word) => asked == word.word(),
        }
}

fn figure_of(action: &Action) -> Option<FigureKind> {
    match action {
        Action::Figure { figure, .. } => Some(*figure),
        Action::Expansion(action) => expansions::figure(action),
        _ => None,
    }
}

/// Equal turns of a tile that looks the same are one.
fn turned_so(pattern: &Pattern, action: &Action, before: &Game) -> bool {
    let Action::Tile { rotation, .. } = *action else {
        return false;
    };
    let tile = before
        .state()
        .drawn
        .map(|kind| &before.table().types[usize::from(kind)]);
    let mut said = pattern.rotation.iter().map(|rotation| rotation.get::<u8>());
    said.any(|said| said == rotation || tile.is_some_and(|tile| land::alike(tile, said, rotation)))
}

fn same_land(game: &Game, a: Place, b: Place) -> bool {
    let context = game.context();
    a == b || (context.segment_at(a).is_some() && context.segment_at(a) == context.segment_at(b))
}
