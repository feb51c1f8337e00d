//! Games as a list shows them, and what a person says to begin one.

use crate::error::AppError;
use crate::view::document_card::DocumentCard;
use crate::view::own::OwnScenario;
use crate::view::parcel::ParcelView;
use crate::view::picture::{PictureFigure, PictureTile, SeatSummary};
use crate::view::seat::SeatPattern;
use bots::BotKind;
use rules::expansions::ExpansionKey;
use serde::{Deserialize, Serialize};
use specta::Type;
use std::collections::BTreeMap;

/// A kept game in the list.
#[derive(Debug, Clone, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct GameSummary {
    pub id: u32,
    /// Null until somebody names it.
    pub name: Option<String>,
    pub seats: Vec<SeatSummary>,
    /// The id of the mix; null for one of its own.
    pub mix: Option<String>,
    pub expansions: Vec<ExpansionKey>,
    pub finished: bool,
    /// How many decisions were taken.
    pub steps: u32,
    /// Seconds since 1970.
    pub created: u32,
    /// Seconds since 1970, when it was last played.
    pub updated: u32,
    /// It goes on from a game that is over: something is tried in it, and nobody left off there.
    pub trial: bool,
    /// The game that it branches off from, where that is listed.
    pub origin: Option<GameOrigin>,
    /// After how many decisions it branches off.
    pub branch_at: Option<u32>,
    /// The tiles on the table, for a small picture.
    pub picture: Vec<PictureTile>,
    /// The figures on them.
    pub figures: Vec<PictureFigure>,
}

/// The game that another one branches off from, by what it is called.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Type)]
pub struct GameOrigin {
    pub id: u32,
    pub name: Option<String>,
    pub mix: Option<String>,
    pub expansions: Vec<ExpansionKey>,
    pub trial: bool,
}

/// The beginning of the list of games, and what a person who comes back may want.
#[derive(Debug, Clone, Serialize, Type)]
pub struct GamePage {
    /// The one played last first.
    pub games: Vec<GameSummary>,
    /// How many are kept.
    pub all: u32,
    /// The game to go on with, whether or not it is among these.
    pub last: Option<Box<GameSummary>>,
    pub habits: Habits,
}

/// What a person did last when they began a game.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Type)]
pub struct Habits {
    /// Who sat down under a name.
    pub sitter: Option<NewSeat>,
    /// The opponent of one person.
    pub bot: Option<String>,
}

/// A game to begin.
#[derive(Debug, Clone, Deserialize, Serialize, Type)]
#[serde(rename = "NewGame", deny_unknown_fields)]
pub struct GameWish {
    #[serde(default)]
    pub name: Option<String>,
    /// One to six, in turn order.
    pub seats: Vec<NewSeat>,
    pub mix: MixWish,
    /// Rule options by id, such as `{"OP-01": "next-one"}`; those of the mix where nothing is said. What belongs to
    /// an expansion that is not on the table changes nothing.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// Shuffles the bag; a random one when nothing is said.
    #[serde(default)]
    pub seed: Option<u32>,
    /// True where nothing is to help and nothing to be taken back until the game is over.
    #[serde(default)]
    pub locked: bool,
    /// True when people lay real tiles: each says which one was drawn.
    #[serde(default)]
    pub by_hand: bool,
}

/// What is to lie on the table: a mix by its id, or what comes of boxes.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, Serialize, Type)]
#[serde(untagged)]
pub enum MixWish {
    Named(String),
    /// The base game, and these.
    Boxes {
        boxes: Vec<String>,
    },
}

/// What a game to begin comes to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct TableToBe {
    /// How many tiles there are, the first one included.
    pub tiles: u16,
    /// The expansions whose rules are on.
    pub expansions: Vec<ExpansionKey>,
    /// The expansion whose tile begins the game on the table, where the usual one goes into the bag.
    pub begun_by: Option<ExpansionKey>,
    /// Options that differ from their default when nobody chooses.
    pub options: BTreeMap<String, String>,
    /// What each player begins with, of each piece that there is.
    pub pieces: Vec<PieceCount>,
}

/// So many of one piece.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Type)]
pub struct PieceCount {
    /// Its word, such as `follower` or `floors`.
    pub piece: &'static str,
    pub count: u8,
}

/// A seat of a game to begin.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, Serialize, Type)]
#[serde(deny_unknown_fields)]
pub struct NewSeat {
    pub name: String,
    /// The number of the colour in the palette, 0 to 5; no two seats share one.
    pub colour: u8,
    pub pattern: SeatPattern,
    /// The id of a bot; nothing for a person.
    #[serde(default)]
    pub bot: Option<String>,
}

/// What became of a file that was to be opened; `file` is its name without the folder.
#[derive(Debug, Serialize, Type)]
#[serde(tag = "outcome", rename_all = "kebab-case")]
pub enum FileReport {
    /// It is a game, and kept now.
    Kept {
        file: String,
        game: Box<GameSummary>,
        /// True when it was kept already, and nothing was added.
        known: bool,
    },
    /// It is a tile set or a mix, and kept now.
    Drawn {
        file: String,
        document: Box<DocumentCard>,
        /// True when the very same was kept already, and nothing was added.
        known: bool,
    },
    /// It holds tile sets and mixes of which a person has to say what becomes of them; nothing is kept yet.
    Offered { file: String, parcel: ParcelView },
    /// It is a scenario, and kept now.
    Scenario {
        file: String,
        scenario: Box<OwnScenario>,
        /// True when the very same was kept already, and nothing was added.
        known: bool,
    },
    /// It cannot be used.
    Refused { file: String, error: AppError },
}

/// A bot that can sit on a seat.
#[derive(Debug, Clone, Serialize, Type)]
pub struct BotView {
    pub id: String,
    /// It decides at once.
    pub quick: bool,
}

/// Every bot.
pub fn bots() -> Vec<BotView> {
    let bot = |bot: BotKind| BotView {
        id: bot.word().to_owned(),
        quick: bot.is_quick(),
    };
    BotKind::ALL.into_iter().map(bot).collect()
}
