//! Every change of a position that is being made, as data. Knows what may be asked for; `position.rs` does it.

use crate::aim::AimSentence;
use crate::op::{LaidTile, MixOp};
use content::expansions::Goods;
use rules::figure::FigureKind;
use rules::ground::Place;
use serde::{Deserialize, Serialize};

/// One change of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum PositionOp {
    /// Lays a tile; another one that lies there gives way. Who laid it is told of a game that was played.
    Lay { laid: LaidTile, by: Option<u8> },
    /// Takes a tile away, with everything on it.
    Lift { x: i16, y: i16 },
    /// Puts a figure on the land.
    Stand {
        player: u8,
        figure: FigureKind,
        place: Place,
    },
    /// Takes a figure off the land.
    Take {
        player: u8,
        figure: FigureKind,
        place: Place,
    },
    /// How many floors a tower has.
    Tower { x: i16, y: i16, floors: u8 },
    /// How many players there are; who goes takes everything along.
    Seats { count: u8 },
    /// What lies before a player.
    Seat { seat: u8, change: SeatOp },
    /// Whose turn it is, and which.
    Turn { change: TurnOp },
    /// Which tiles come.
    Draw { draw: DrawOp },
    /// The tiles that were put aside.
    Aside { tiles: Vec<String> },
    /// What is in the bag, and which rules hold.
    Mix { change: MixOp },
    /// What is to be reached, and what its author says of each in place of its sentence.
    Aims {
        list: AimList,
        aims: Vec<AimSentence>,
        #[serde(default)]
        words: Vec<Option<String>>,
    },
    /// Whose aim it is.
    Learner { player: u8 },
    /// How many own turns there are for it; until the end when the number is null.
    Turns { most: Option<u8> },
}

/// One change of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(tag = "set", rename_all = "kebab-case")]
pub enum SeatOp {
    /// What the player is called; nobody in particular when it is null.
    Name { name: Option<String> },
    /// The bot that plays there; a person when it is null.
    Bot { bot: Option<String> },
    /// Points.
    Score { score: Option<i32> },
    /// Figures in the supply; what stands nowhere else when the count is null.
    Supply {
        figure: FigureKind,
        count: Option<u8>,
    },
    /// Tokens of goods.
    Goods { goods: Goods, count: Option<u16> },
    /// Floors in the supply; as the rules say when the count is null.
    Floors { count: Option<u8> },
    /// How many figures of a kind of another player are held.
    Prisoners {
        owner: u8,
        figure: FigureKind,
        count: u8,
    },
    /// Where the robber is; nothing is said of it when it is null.
    Robber { robber: Option<RobberPlace> },
    /// Where the tollhouse stands; with its owner when it is null.
    Tollhouse { house: Option<HousePlace> },
}

/// Where a robber is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(tag = "at", rename_all = "kebab-case")]
pub enum RobberPlace {
    /// With its owner.
    Home,
    /// On the score track.
    Space { space: u16 },
}

/// A tollhouse on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
pub struct HousePlace {
    /// East of the first tile.
    pub x: i16,
    /// South of the first tile.
    pub y: i16,
    /// The number that is up.
    pub value: u8,
    /// True when it has met travellers and waits to be turned over.
    pub turned: bool,
}

/// One change of the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(tag = "set", rename_all = "kebab-case")]
pub enum TurnOp {
    /// Who has the first turn of a round.
    First { player: Option<u8> },
    /// Whose turn it is.
    Active { player: Option<u8> },
    /// Its number.
    Number { turn: Option<u16> },
    /// Whether it is the second part of a double turn.
    Second { on: bool },
    /// Whether a ransom was paid in it already.
    Ransomed { on: bool },
}

/// Which tiles come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(tag = "from", rename_all = "kebab-case")]
pub enum DrawOp {
    /// These, in this order, and no more.
    Order { tiles: Vec<String> },
    /// What is left, as a number shuffles it.
    Seed { seed: u32 },
    /// What is left, shuffled anew each time.
    Left,
    /// Tiles are drawn from a real bag.
    ByHand,
}

/// Which of the lists of aims.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "kebab-case")]
pub enum AimList {
    /// What is to be reached.
    Goals,
    /// What earns stars besides.
    Stars,
    /// What must not happen.
    Never,
}
