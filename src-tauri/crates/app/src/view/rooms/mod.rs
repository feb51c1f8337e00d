//! The rooms on the screen, side by side: the groups of choices, what a seat has in front of it, and what a person
//! would look for. Each room's own is in its file; none knows a rule.

mod abbot;
pub mod bites;
pub mod landmarks;
pub mod robbers;
pub mod tollkeepers;
pub mod tower;
pub mod traders;

use robbers::{Loot, RobberView};
use rules::action::{Action, Phase};
use rules::game::Game;
use rules::ground::{Kind, PlayerId};
use rules::rooms::tower::PRICE;
use rules::rooms::{RoomAction, RoomKey};
use serde::Serialize;
use specta::Type;
use tollkeepers::TollhouseView;
use tower::PrisonerView;
use traders::GoodsView;

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
            Action::Pass => Self::Pass,
            Action::Room(action) => Self::of_room(action),
        }
    }

    fn of_room(action: &RoomAction) -> Self {
        use rules::rooms::{robbers, tower};
        match action {
            RoomAction::Tower(action) => match action {
                tower::Action::Floor { .. } => Self::Tower,
                tower::Action::Capture { .. } => Self::Capture,
                tower::Action::Exchange { .. } => Self::Exchange,
                tower::Action::Ransom { .. } => Self::Ransom,
            },
            RoomAction::Robbers(robbers::Action::Robber { .. }) => Self::Robber,
            RoomAction::Robbers(robbers::Action::Rob { .. }) => Self::Rob,
            RoomAction::Tollkeepers(_) => Self::Tollhouse,
            RoomAction::CropCircles(_) => Self::Crop,
            RoomAction::Abbot(_) => Self::Recall,
        }
    }
}

/// What a seat has of the rooms in front of it.
pub struct InFront {
    pub floors: Option<u8>,
    pub goods: Option<GoodsView>,
    pub prisoners: Vec<PrisonerView>,
    pub robber: Option<RobberView>,
    pub tollhouse: Option<TollhouseView>,
}

pub fn in_front(game: &Game, player: PlayerId) -> InFront {
    let index = usize::from(player);
    let floors = game.state().rooms.tower.floors[index];
    InFront {
        floors: game.table().rooms.has(RoomKey::Tower).then_some(floors),
        goods: traders::goods(game, player),
        prisoners: tower::prisoners(game, index),
        robber: robbers::whereabouts(game, player),
        tollhouse: tollkeepers::tollhouse(game, player),
    }
}

/// What each player begins with besides figures, of each piece that there is.
pub fn pieces(game: &Game, player: PlayerId) -> Vec<(&'static str, u8)> {
    let front = in_front(game, player);
    let has = |room| u8::from(game.table().rooms.has(room));
    let pieces = [
        ("floors", front.floors.unwrap_or_default()),
        ("robber", has(RoomKey::Robbers)),
        ("tollhouse", has(RoomKey::Tollkeepers)),
    ];
    pieces.into_iter().filter(|(_, count)| *count > 0).collect()
}

/// What is at stake in a choice.
pub fn loot(game: &Game, action: &Action) -> Option<Loot> {
    robbers::loot(game, action)
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
