//! What scenarios ask of expansions, side by side: where an action goes, which figure it names, whether it is such as a
//! pattern says, and what lies before a seat. Each expansion's own are in its file. The only file of this crate that lists
//! them.

mod crop_circles;
mod robbers;
mod tollkeepers;
mod tower;
mod traders;

use content::scenario::{Captured, Pattern, PlayerHas};
use rules::action::Action;
use rules::expansions::{ExpansionAction, ExpansionEvent, Fronts, picture};
use rules::figure::FigureKind;
use rules::game::Game;
use rules::ground::{Cell, PlayerId};

/// The cell that an action of an expansion goes to, when it goes to one and to no land there.
pub(crate) fn cell(action: &ExpansionAction) -> Option<Cell> {
    tower::cell(action).or_else(|| tollkeepers::cell(action))
}

/// The figure that an action of an expansion names.
pub(crate) fn figure(action: &ExpansionAction) -> Option<FigureKind> {
    tower::figure(action).or_else(|| crop_circles::figure(action))
}

/// True when an action is what the pattern says of players, of a space and of a choice.
pub(crate) fn is_such(pattern: &Pattern, action: &Action) -> bool {
    let Action::Expansion(action) = action else {
        let silent = pattern.owner.is_none() && pattern.from.is_none() && pattern.player.is_none();
        return silent && pattern.space.is_none() && pattern.choice.is_none();
    };
    tower::is_such(pattern, action)
        && robbers::is_such(pattern, action)
        && crop_circles::is_such(pattern, action)
}

/// Whose tollhouse is turned over by an event.
pub(crate) const fn turned(event: &ExpansionEvent) -> Option<PlayerId> {
    tollkeepers::turned(event)
}

/// Whose figure of which kind an action takes off the land.
pub(crate) fn taken(action: &Action) -> Option<(PlayerId, FigureKind)> {
    match action {
        Action::Expansion(action) => tower::taken(action),
        _ => None,
    }
}

/// True where a rule of the table puts a second figure on a tile.
pub(crate) fn has_circles(game: &Game) -> bool {
    crop_circles::is_played(game)
}

/// Whether an action takes such a figure off the land.
pub(crate) fn captures(captured: &Captured, action: &Action) -> bool {
    matches!(action, Action::Expansion(action) if tower::captures(captured, action))
}

/// How much of something of an expansion lies before a player; none for what the base game has.
pub(crate) fn kept(front: &Fronts, what: PlayerHas) -> Option<i32> {
    let own = [
        tower::kept(&front.tower, what),
        robbers::kept(&front.robbers, what),
        tollkeepers::kept(&front.tollkeepers, what),
        traders::kept(&front.traders, what),
    ];
    own.into_iter().flatten().next()
}

/// How many prisoners a player holds, of one owner and kind or all.
pub(crate) fn prisoners(
    game: &Game,
    player: PlayerId,
    owner: Option<PlayerId>,
    figure: Option<FigureKind>,
) -> i32 {
    let status = picture::status(game);
    let seat = status.supply.get(usize::from(player));
    seat.map_or(0, |seat| tower::held(&seat.expansions.tower, owner, figure))
}
