//! Every way through a turn, in the order in which a table says what each gives up, and which of two actions are the same
//! move. Judges nothing.

use bots::Way;
use rules::action::Action;
use rules::sight::PlayerView;
use rules::state::Context;

/// Every way through the turn, in an order that depends on the position alone.
pub fn ways(sight: &PlayerView) -> Vec<Way> {
    let mut ways = bots::ways(sight);
    let said = |action: &Action| serde_json::to_string(action).unwrap_or_default();
    ways.sort_by_cached_key(|way| (said(&way.action), way.then.as_ref().map(said)));
    ways
}

/// True for two actions that do the same where they are taken: the tile lies the same, or the same land is named by
/// another place on it.
pub fn is_same(context: Context<'_>, one: &Action, other: &Action) -> bool {
    if one == other {
        return true;
    }
    let land = |action: &Action| action.place().and_then(|place| context.segment_at(place));
    match (one, other) {
        (
            Action::Tile { x, y, rotation },
            Action::Tile {
                x: other_x,
                y: other_y,
                rotation: other_rotation,
            },
        ) => {
            let tile = context.state.drawn.map(usize::from);
            let turns = tile.map_or(4, |tile| context.types()[tile].turns());
            (x, y) == (other_x, other_y) && rotation % turns == other_rotation % turns
        }
        _ => {
            one.word() == other.word()
                && land(one).is_some()
                && land(one) == land(other)
                && but_its_place(one) == but_its_place(other)
        }
    }
}

/// An action without the name of its place on the tile.
fn but_its_place(action: &Action) -> Option<serde_json::Value> {
    let mut said = serde_json::to_value(action).ok()?;
    said.as_object_mut()?.remove("at");
    Some(said)
}
