//! What another program is shown of a game at the engine's door: the base's and, side by side, each room's. Reads
//! only.

use crate::action::Phase;
use crate::base::finish;
use crate::figure::FigureKind;
use crate::game::Game;
use crate::ground::{At, Cell, Kind, Place, PlayerId, Rotation};
use crate::rooms::traders::GOODS;
use serde::Serialize;
use std::collections::BTreeMap;

/// The state in brief.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs, reason = "named as in the format")]
pub struct Status {
    pub turn: u16,
    /// The player to move; when the game is over, one of the winners.
    pub player: PlayerId,
    pub phase: Phase,
    pub tile: Option<String>,
    pub left: usize,
    pub scores: Vec<i32>,
    pub supply: Vec<Supply>,
}

/// What a player has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs, reason = "named as in the format")]
pub struct Supply {
    pub follower: u8,
    #[serde(rename = "big-follower")]
    pub big_follower: u8,
    pub builder: u8,
    pub pig: u8,
    pub floors: u8,
    pub robber: Robber,
    pub tollhouse: Option<Tollhouse>,
    pub goods: BTreeMap<&'static str, u16>,
    pub prisoners: Vec<Prisoner>,
}

/// Where a robber is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Robber {
    /// In front of his owner.
    Home,
    /// On a space of the track.
    Space(u16),
}

impl Serialize for Robber {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Home => serializer.serialize_str("home"),
            Self::Space(space) => serializer.serialize_u16(*space),
        }
    }
}

/// A tollhouse and its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs, reason = "named as in the format")]
pub struct Tollhouse {
    pub x: i16,
    pub y: i16,
    pub value: u8,
}

/// One prisoner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs, reason = "named as in the format")]
pub struct Prisoner {
    pub owner: PlayerId,
    pub figure: FigureKind,
}

/// The state in brief.
#[must_use]
pub fn status(game: &Game) -> Status {
    let state = game.state();
    let scene = game.scene();
    let winner = || {
        finish::winners(scene)
            .first()
            .copied()
            .unwrap_or(PlayerId(0))
    };
    Status {
        turn: state.turn,
        player: game.to_move().unwrap_or_else(winner),
        phase: game.phase(),
        tile: state
            .drawn
            .map(|t| game.table().types[usize::from(t)].id.clone()),
        left: state.left(),
        scores: state.players.iter().map(|p| p.score).collect(),
        supply: state
            .everyone()
            .map(|player| supply(game, player))
            .collect(),
    }
}

fn supply(game: &Game, player: PlayerId) -> Supply {
    let state = game.state();
    let seat = usize::from(player);
    let rooms = &state.rooms;
    let goods = GOODS
        .into_iter()
        .zip(rooms.traders.goods[seat])
        .filter(|(_, n)| *n > 0);
    let mut prisoners = Vec::new();
    for (owner, held) in PlayerId::all().zip(&rooms.tower.prisoners[seat]) {
        for figure in FigureKind::ALL {
            let count = usize::from(held[figure as usize]);
            prisoners.extend(std::iter::repeat_n(Prisoner { owner, figure }, count));
        }
    }
    Supply {
        follower: state.supply(player, FigureKind::Follower),
        big_follower: state.supply(player, FigureKind::BigFollower),
        builder: state.supply(player, FigureKind::Builder),
        pig: state.supply(player, FigureKind::Pig),
        floors: rooms.tower.floors[seat],
        robber: rooms.robbers.at[seat].map_or(Robber::Home, Robber::Space),
        tollhouse: rooms.tollkeepers.houses[seat].map(|house| {
            let Cell { x, y } = state.board.tile(house.tile).cell;
            Tollhouse {
                x,
                y,
                value: house.value,
            }
        }),
        goods: goods.collect(),
        prisoners,
    }
}

/// Everything that lies and stands on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs, reason = "named as in the format")]
pub struct BoardPicture {
    pub tiles: Vec<TilePicture>,
    pub figures: Vec<FigurePicture>,
    pub towers: Vec<TowerPicture>,
    pub tollhouses: Vec<TollhousePicture>,
}

/// A laid tile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs, reason = "named as in the format")]
pub struct TilePicture {
    pub tile: String,
    pub x: i16,
    pub y: i16,
    pub rotation: Rotation,
}

/// A figure on the land.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[allow(missing_docs, reason = "named as in the format")]
pub struct FigurePicture {
    pub player: PlayerId,
    pub figure: FigureKind,
    pub x: i16,
    pub y: i16,
    pub kind: Kind,
    pub at: At,
}

/// A tower, or a bare foundation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs, reason = "named as in the format")]
pub struct TowerPicture {
    pub x: i16,
    pub y: i16,
    pub floors: u8,
}

/// A tollhouse on the land.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs, reason = "named as in the format")]
pub struct TollhousePicture {
    pub player: PlayerId,
    pub x: i16,
    pub y: i16,
    pub value: u8,
}

/// Everything that lies and stands on the table.
#[must_use]
pub fn board(game: &Game) -> BoardPicture {
    let state = game.state();
    let scene = game.scene();
    let tile = |laid: &crate::board::Tile| TilePicture {
        tile: scene.types()[usize::from(laid.kind)].id.clone(),
        x: laid.cell.x,
        y: laid.cell.y,
        rotation: laid.rotation,
    };
    let figure = |f: &crate::figure::Figure| {
        let Place { x, y, kind, at } = scene.place(f.on);
        FigurePicture {
            player: f.owner,
            figure: f.kind,
            x,
            y,
            kind,
            at,
        }
    };
    let tower = |t: &crate::rooms::tower::Tower| {
        let Cell { x, y } = state.board.tile(t.tile).cell;
        TowerPicture {
            x,
            y,
            floors: t.floors,
        }
    };
    let house = |(player, house): (PlayerId, &Option<crate::rooms::tollkeepers::House>)| {
        let house = house.as_ref()?;
        let Cell { x, y } = state.board.tile(house.tile).cell;
        Some(TollhousePicture {
            player,
            x,
            y,
            value: house.value,
        })
    };
    BoardPicture {
        tiles: state.board.tiles().iter().map(tile).collect(),
        figures: state.figures.iter().map(figure).collect(),
        towers: state.rooms.tower.towers.iter().map(tower).collect(),
        tollhouses: PlayerId::all()
            .zip(&state.rooms.tollkeepers.houses)
            .filter_map(house)
            .collect(),
    }
}
