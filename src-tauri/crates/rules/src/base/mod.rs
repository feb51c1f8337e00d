//! The base game: its figures with how many one begins, its land, and the code and rule of each of its refusals.
//! Names no expansion.

pub mod claim;
pub mod close;
pub mod fields;
pub mod finish;
pub mod place;
pub mod places;
pub mod turn;
pub mod worth;

use crate::figure::{FigureKind, FigureSpec};
use crate::ground::Kind;
use crate::nature::kinds;
use crate::score::ScoreItem;
use crate::tile::Lane;

/// The lane of pennants.
pub const PENNANTS: Lane = 0;

/// The words for what the base game's features carry along.
pub const LANES: &[(&str, Lane)] = &[("pennant", PENNANTS)];

crate::code::codes! {
    GAME_OVER "base/game-over" "BG-28"
    NOT_YOUR_TURN "base/not-your-turn" "BG-04"
    NOT_NOW "base/not-now" "IX-01"
    NOT_IN_PLAY "base/not-in-play" "TB-03"
    MUST_DRAW "base/must-draw" "BG-06"
    NOT_IN_THE_BAG "base/not-in-the-bag" "BG-06"
    MUST_PLACE_TILE "base/must-place-tile" "BG-06"
    CELL_TAKEN "base/cell-taken" "BG-06"
    NO_NEIGHBOUR "base/no-neighbour" "BG-06"
    CORNER_ONLY "base/corner-only" "BG-10"
    EDGE_MISMATCH "base/edge-mismatch" "BG-07"
    NO_SUCH_ROTATION "base/no-such-rotation" "BG-08"
    NO_SUCH_PLACE "base/no-such-place" "BG-11"
    ONLY_A_PICTURE "base/only-a-picture" "BG-31"
    NOT_THIS_TILE "base/not-this-tile" "BG-11"
    NOBODY_STANDS_THERE "base/nobody-stands-there" "BG-31"
    FEATURE_OCCUPIED "base/feature-occupied" "BG-12"
    SUPPLY_EMPTY "base/supply-empty" "BG-13"
    NOT_A_CHOICE "base/not-a-choice" "IX-26"
    MUST_CHOOSE "base/must-choose" "IX-26"
}

macro_rules! items {
    ($($name:ident $rule:literal $what:literal)*) => {
        $(#[doc = $what] pub static $name: ScoreItem = ScoreItem { rule: $rule, what: $what };)*
        /// Every line that the base scores.
        pub static ITEMS: &[&ScoreItem] = &[$(&$name),*];
    };
}

items! {
    ROAD_TILES "BG-16" "tiles"
    CITY_TILES "BG-17" "tiles"
    CITY_PENNANTS "BG-17" "pennants"
    SMALL_CITY_TILES "BG-19" "tiles"
    TINY_CITY_TILES "OP-08" "tiles"
    TINY_CITY_PENNANTS "OP-08" "pennants"
    MONASTERY_TILES "BG-20" "tiles"
    OPEN_TILES "BG-29" "tiles"
    OPEN_PENNANTS "BG-29" "pennants"
    FIELD_CITIES "BG-30" "cities"
    OLD_FIELD_CITIES "OP-09" "cities"
}

/// What the lines of a field count.
pub const CITIES: &str = FIELD_CITIES.what;

/// The base game's figures.
pub const FIGURES: &[FigureSpec] = &[FigureSpec {
    kind: FigureKind::Follower,
    supply: 7,
    claims: true,
    strength: 1,
    stands_on: kinds(&[Kind::Road, Kind::City, Kind::Monastery, Kind::Field]),
    needs_own_follower: false,
    is_follower: true,
    climbs: true,
    wrong_land: NOBODY_STANDS_THERE,
}];

/// A figure that no expansion in play brings.
#[must_use]
pub fn absent(kind: FigureKind) -> FigureSpec {
    FigureSpec {
        kind,
        supply: 0,
        claims: false,
        strength: 0,
        stands_on: 0,
        needs_own_follower: false,
        is_follower: false,
        climbs: false,
        wrong_land: NOT_IN_PLAY,
    }
}
