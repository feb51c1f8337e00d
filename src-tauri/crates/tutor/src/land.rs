//! From the words of a file to places of the rules, and back.

use crate::expansions;
use content::number::PlayerNumber;
use content::scenario::{PlaceOrCell, RulesWord};
use rules::action::Action;
use rules::ground::{Cell, Place, PlayerId};
use rules::state::Context;
use rules::tile::{Segments, TileType};

/// The place of a spot; nothing for a whole cell.
pub(crate) fn place(spot: &PlaceOrCell) -> Option<Place> {
    Some(Place {
        x: spot.x.get(),
        y: spot.y.get(),
        kind: spot.kind?.0,
        at: spot.at?.0,
    })
}

/// A place in the words of a file.
pub(crate) fn spot(place: Place) -> PlaceOrCell {
    PlaceOrCell {
        kind: Some(RulesWord(place.kind)),
        at: Some(RulesWord(place.at)),
        ..PlaceOrCell::cell(place.x, place.y)
    }
}

/// The cell of a spot.
pub(crate) fn cell(spot: &PlaceOrCell) -> Cell {
    Cell::new(spot.x.get(), spot.y.get())
}

/// The same spot as the rules would print it, where there is land.
pub(crate) fn printed(context: Context<'_>, given: &PlaceOrCell) -> PlaceOrCell {
    let segment = place(given).and_then(|place| context.segment_at(place));
    segment.map_or(*given, |segment| spot(context.place(segment)))
}

/// The player of a number in a file.
pub(crate) fn player(player: PlayerNumber) -> PlayerId {
    player.get()
}

/// The number of a player, as an answer names him.
pub(crate) fn number(player: PlayerId) -> i32 {
    usize::from(player) as i32
}

/// The cell that an action goes to, when it goes to one.
pub(crate) fn target(action: &Action) -> Option<Cell> {
    match *action {
        Action::Tile { x, y, .. } => Some(Cell::new(x, y)),
        ref other => {
            let in_expansion = match other {
                Action::Expansion(action) => expansions::cell(action),
                _ => None,
            };
            in_expansion.or_else(|| other.place().map(Place::cell))
        }
    }
}

/// Where an action goes, in the words of a file.
pub(crate) fn aim(action: &Action) -> Option<PlaceOrCell> {
    match action.place() {
        Some(place) => Some(spot(place)),
        None => target(action).map(|cell| PlaceOrCell::cell(cell.x, cell.y)),
    }
}

/// True when a tile looks the same in both rotations.
pub(crate) fn alike(tile: &TileType, a: u8, b: u8) -> bool {
    let seen = |rotation: u8| {
        let mut seen: Vec<_> = tile
            .segments
            .iter()
            .map(|segment| {
                let rim = segment.rim.turned(rotation & 3);
                (
                    segment.kind,
                    rim.0,
                    segment.lanes,
                    cities(tile, segment.cities, rotation & 3),
                )
            })
            .collect();
        seen.sort_unstable();
        seen
    };
    a == b || seen(a) == seen(b)
}

/// Where the cities that a field borders reach the rim.
fn cities(tile: &TileType, bits: Segments, rotation: u8) -> u16 {
    let bordered = (0..)
        .zip(&tile.segments)
        .filter(|(n, _)| bits >> n & 1 == 1);
    bordered.fold(0, |rims, (_, city)| rims | city.rim.turned(rotation).0)
}
