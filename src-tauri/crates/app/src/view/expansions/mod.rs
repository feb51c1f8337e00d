//! The expansions on the screen, side by side: the groups of choices, what a seat has in front of it, and what a person
//! would look for. Each expansion's own is in its file; none knows a rule.

mod abbot;
mod crop_circles;
pub mod decision_rules;
pub mod landmarks;
mod robbers;
mod tollkeepers;
mod tower;
mod traders;

pub use robbers::{Loot, RobberView, robber, space, track_size};
pub use tollkeepers::TollhouseView;
pub use tower::{PrisonerView, ReachView, TowerView};
pub use traders::{GoodsView, has_goods};

use landmarks::Landmark;
use rules::action::{Action, Phase};
use rules::board::TileId;
use rules::expansions::tower::PRICE;
use rules::expansions::{ExpansionAction, ExpansionKey};
use rules::game::Game;
use rules::ground::{Cell, Kind, PlayerId};
use serde::Serialize;
use specta::Type;

/// What a choice belongs to on the screen; menus are ordered by it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Type)]
#[serde(rename_all = "kebab-case")]
pub enum Group {
    /// Where the drawn tile goes.
    Tile,
    /// A figure on the tile just laid.
    Figure,
    /// An abbot called back.
    Recall,
    /// A floor, or a follower on top of a tower.
    Tower,
    /// Where the tollhouse goes.
    Tollhouse,
    /// Whom a new floor takes.
    Capture,
    /// Which prisoner comes home.
    Exchange,
    /// Where the robber goes.
    Robber,
    /// Whom the robber robs.
    Rob,
    /// What a crop circle does, and where.
    Crop,
    /// Which feature is scored next.
    Order,
    /// A prisoner bought back; an aside that leaves the question open.
    Ransom,
    /// To do nothing.
    Pass,
}

impl Group {
    pub fn of(action: &Action) -> Self {
        match action {
            Action::Draw { .. } | Action::Tile { .. } => Self::Tile,
            Action::Figure {
                kind: Kind::Tower, ..
            } => Self::Tower,
            Action::Figure { .. } => Self::Figure,
            Action::Order { .. } => Self::Order,
            Action::Pass | Action::End => Self::Pass,
            Action::Expansion(action) => Self::of_expansion(action),
        }
    }

    fn of_expansion(action: &ExpansionAction) -> Self {
        use rules::expansions::{robbers, tower};
        match action {
            ExpansionAction::Tower(action) => match action {
                tower::Action::Floor { .. } => Self::Tower,
                tower::Action::Capture { .. } => Self::Capture,
                tower::Action::Exchange { .. } => Self::Exchange,
                tower::Action::Ransom { .. } => Self::Ransom,
            },
            ExpansionAction::Robbers(robbers::Action::Robber { .. }) => Self::Robber,
            ExpansionAction::Robbers(robbers::Action::Rob { .. }) => Self::Rob,
            ExpansionAction::Tollkeepers(_) => Self::Tollhouse,
            ExpansionAction::CropCircles(_) => Self::Crop,
            ExpansionAction::Abbot(_) => Self::Recall,
        }
    }
}

/// What a seat has of the expansions in front of it.
pub struct SeatPieces {
    pub floors: Option<u8>,
    pub goods: Option<GoodsView>,
    pub prisoners: Vec<PrisonerView>,
    pub robber: Option<RobberView>,
    pub tollhouse: Option<TollhouseView>,
}

pub fn in_front(game: &Game, player: PlayerId) -> SeatPieces {
    let index = usize::from(player);
    let floors = game.state().expansions.tower.floors[index];
    SeatPieces {
        floors: game
            .table()
            .expansions
            .has(ExpansionKey::Tower)
            .then_some(floors),
        goods: traders::goods(game, player),
        prisoners: tower::prisoners(game, index),
        robber: robbers::whereabouts(game, player),
        tollhouse: tollkeepers::tollhouse(game, player),
    }
}

/// What the expansions have put on the land.
pub struct ExpansionsOnLand {
    pub towers: Vec<TowerView>,
    pub tollhouses: Vec<TollhouseView>,
    /// The land whose followers a crop circle concerns, while it asks.
    pub crop: Option<Kind>,
    /// How far the tower reaches that asks whom to take.
    pub reach: Option<Box<ReachView>>,
}

pub fn on_land(game: &Game) -> ExpansionsOnLand {
    ExpansionsOnLand {
        towers: tower::towers(game),
        tollhouses: tollkeepers::tollhouses(game),
        crop: rules::expansions::crop_circles::concerned(game.context()),
        reach: tower::reach_asking(game).map(Box::new),
    }
}

/// The tiles that are called by a number, in the order of laying, of the expansions whose rules are on.
fn marked(game: &Game) -> [(Landmark, Vec<TileId>); 3] {
    [
        (Landmark::Tower, tower::tiles(game)),
        (Landmark::Crossroads, tollkeepers::crossroads(game)),
        (Landmark::CropCircle, crop_circles::circles(game)),
    ]
}

/// What each player begins with besides figures, of each piece that there is.
pub fn pieces(game: &Game, player: PlayerId) -> Vec<(&'static str, u8)> {
    let front = in_front(game, player);
    let has = |expansion| u8::from(game.table().expansions.has(expansion));
    let pieces = [
        ("floors", front.floors.unwrap_or_default()),
        ("robber", has(ExpansionKey::Robbers)),
        ("tollhouse", has(ExpansionKey::Tollkeepers)),
    ];
    pieces.into_iter().filter(|(_, count)| *count > 0).collect()
}

/// What is at stake in a choice.
pub fn loot(game: &Game, action: &Action) -> Option<Loot> {
    robbers::loot(game, action)
}

/// The cells that a choice reaches.
pub fn reach(game: &Game, action: &Action) -> Vec<Cell> {
    tower::next_reach(game, action)
}

/// The points that a choice costs.
pub fn price(action: &Action) -> Option<i32> {
    (Group::of(action) == Group::Ransom).then_some(PRICE)
}

/// What a person would look for now, whether or not it may be done.
pub fn wished(game: &Game, who: PlayerId) -> Vec<Action> {
    let mut wished = Vec::new();
    if game.phase() == Phase::Figure {
        wished.extend(tower::towers_wished(game));
        wished.extend(tollkeepers::wished(game));
        wished.extend(abbot::wished(game, who));
    }
    if matches!(game.phase(), Phase::Figure | Phase::Tile) {
        wished.extend(tower::ransoms_wished(game, who));
    }
    wished
}
