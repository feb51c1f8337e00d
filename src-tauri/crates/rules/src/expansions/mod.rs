//! Every expansion, side by side: above the core, which knows none of them. A new expansion is a folder here, a line in each list
//! in which it has something, and its words in `words`.

pub mod picture;

pub mod abbot;
pub mod crop_circles;
pub mod inns;
pub mod river;
pub mod robbers;
pub mod tollkeepers;
pub mod tower;
pub mod traders;

pub use crate::words::{
    EXPANSIONS, ExpansionAction, ExpansionEvent, ExpansionKey, ExpansionLeft, ExpansionPhase,
    ExpansionSet, ExpansionSource, ExpansionStep, Pieces, Seats, Slots, Starts,
};

use crate::base;
use crate::expansion::{Expansion, Expansions};
use crate::ground::PlayerId;
use crate::options::Options;
use crate::reason::Code;
use crate::score::ScoreItem;
use crate::setup::SetupProblem;
use crate::state::Context;
use crate::table::Table;
use crate::tile::TileSpec;

/// The code of an expansion: a key without any does not compile.
const fn expansion(key: ExpansionKey) -> &'static dyn Expansion {
    match key {
        ExpansionKey::Traders => &traders::Traders,
        ExpansionKey::Tower => &tower::TheTower,
        ExpansionKey::Robbers => &robbers::Robbers,
        ExpansionKey::Tollkeepers => &tollkeepers::Tollkeepers,
        ExpansionKey::CropCircles => &crop_circles::CropCircles,
        ExpansionKey::Inns => &inns::Inns,
        ExpansionKey::River => &river::TheRiver,
        ExpansionKey::Abbot => &abbot::TheAbbot,
    }
}

static ALL: Expansions = {
    let mut all = [expansion(ExpansionKey::ALL[0]); EXPANSIONS];
    let mut next = 0;
    while next < EXPANSIONS {
        all[next] = expansion(ExpansionKey::ALL[next]);
        next += 1;
    }
    all
};

impl Table {
    /// Prepares tiles and expansions.
    ///
    /// # Errors
    /// With every fault of the tiles, by path `tiles[i]…`.
    pub fn new(
        specs: Vec<TileSpec>,
        expansions: ExpansionSet,
        options: Options,
    ) -> Result<Self, Vec<SetupProblem>> {
        Self::of_expansions(&ALL, specs, expansions, options)
    }
}

/// Every expansion, in a fixed order.
pub fn all() -> impl Iterator<Item = &'static dyn Expansion> {
    ALL.into_iter()
}

/// Every way in which an action may be refused.
pub fn codes() -> impl Iterator<Item = &'static Code> {
    let of_expansions = all().flat_map(|expansion| expansion.codes().iter().copied());
    base::CODES.iter().copied().chain(of_expansions)
}

/// Every line that may be scored.
pub fn items() -> impl Iterator<Item = &'static ScoreItem> {
    let of_expansions = all().flat_map(|expansion| expansion.items().iter().copied());
    base::ITEMS.iter().copied().chain(of_expansions)
}

/// What the expansions show, each under its own name.
macro_rules! shown {
    ($(#[$about:meta])* $name:ident of($($given:ident: $type:ty),*) by $call:tt: $($module:ident($part:ty))+) => {
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
        #[allow(missing_docs, reason = "one part an expansion")]
        pub struct $name {
            $(#[serde(flatten)] pub $module: $part),+
        }

        impl $name {
            fn of($($given: $type),*) -> Self {
                Self {
                    $($module: <$part>::of $call),+
                }
            }
        }
    };
}

shown! {
    /// What of each expansion lies in front of a player, as another program is shown it.
    Fronts of(context: Context<'_>, player: PlayerId) by (context, player):
    tower(tower::Front)
    robbers(robbers::Front)
    tollkeepers(tollkeepers::Front)
    traders(traders::Front)
}

shown! {
    /// What of each expansion lies on the land, as another program is shown it.
    OnLand of(context: Context<'_>) by (context):
    tower(tower::OnLand)
    tollkeepers(tollkeepers::OnLand)
}
