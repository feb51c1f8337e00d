//! Every change that a document can undergo, as data that can be kept, told and done again.
//! Knows what may be asked for; what it does is told in the file of each kind.

use crate::campaign_op::CampaignOp;
use crate::lesson_op::LessonOp;
use crate::position_op::PositionOp;
use content::expansions::{Goods, Mark, Picture};
use content::pieces::StartPiece;
use content::set_words::{RulesChapter, SetSymbol};
use rules::expansions::ExpansionKey;
use rules::ground::{At, Side};
use rules::tile::Edge;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// One change of a document.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(tag = "of", rename_all = "kebab-case")]
pub enum Op {
    /// Says something about the document; nothing when the text is null.
    About {
        what: DocumentField,
        text: Option<String>,
        language: Option<String>,
    },
    /// Changes the picture of one tile of a set.
    Tile { tile: String, change: TileOp },
    /// Changes a set.
    Set { change: SetOp },
    /// Changes a mix.
    Mix { change: MixOp },
    /// Changes a position.
    Position { change: PositionOp },
    /// Changes a campaign.
    Campaign { change: CampaignOp },
    /// Changes a lesson.
    Lesson { change: LessonOp },
}

impl Op {
    /// Reads one as it is written; nothing when there is no such operation.
    pub fn read(written: Value) -> Option<Self> {
        serde_json::from_value(written).ok()
    }

    /// The same as a history tells it: that a picture came, without the picture, which the text of the step has.
    #[must_use]
    pub fn told(&self) -> Self {
        let mut told = self.clone();
        if let Self::Set { change } = &mut told {
            match change {
                SetOp::Picture {
                    change: PictureOp::Put { png },
                    ..
                }
                | SetOp::Back { png: Some(png) } => png.clear(),
                SetOp::Paste { tiles, .. } => tiles.iter_mut().for_each(without_picture),
                _ => {}
            }
        }
        told
    }
}

fn without_picture(tile: &mut String) {
    if let Ok(Value::Object(mut fields)) = serde_json::from_str(tile)
        && fields.remove("picture").is_some()
    {
        *tile = Value::Object(fields).to_string();
    }
}

/// What can be said about a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename = "About", rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the words say it")]
pub enum DocumentField {
    Name,
    Description,
    Author,
    Licence,
}

/// One change of what is drawn on a tile. A city or a road is named by any side that it reaches, a field by
/// any of its half edges, or by `I` when it lies inside.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum TileOp {
    /// Makes a side a city, a road or a field.
    Side { side: Side, land: Edge },
    /// Joins what one side shows with another side, which becomes the same.
    Join { from: Side, to: Side },
    /// Lets what a side shows end by itself.
    Part { side: Side },
    /// Whether a road ends at the gate of a city.
    Gate { road: Side, city: Side, on: bool },
    /// Forms the fields from the rest.
    FormFields,
    /// Makes two fields one.
    JoinFields { one: At, other: At },
    /// Makes a spot of a field a field of its own.
    PartField { at: At },
    /// Whether a field borders a city.
    Border { at: At, city: Side, on: bool },
    /// Whether a field lies inside that reaches no side.
    InnerField { on: bool },
    /// How many coats of arms a city has.
    Pennants { city: Side, count: u8 },
    /// The goods of a city.
    Goods { city: Side, goods: Option<Goods> },
    /// Whether a city has a cathedral.
    Cathedral { city: Side, on: bool },
    /// Whether a picture stands beside a road.
    Roadside {
        road: Side,
        picture: Picture,
        on: bool,
    },
    /// Whether a monastery stands in the middle.
    Monastery { on: bool },
    /// Whether the roads that end do so in a village.
    Village { on: bool },
    /// Whether one road ends in the village.
    VillageRoad { road: Side, on: bool },
    /// Whether what crosses does so on a bridge.
    Bridge { on: bool },
    /// Whether the tile has a mark.
    Mark { mark: Mark, on: bool },
    /// Whether the tile shows a picture that counts for nothing.
    Decor { picture: Picture, on: bool },
    /// Turns everything a quarter clockwise.
    Turn,
    /// Turns everything a quarter the other way.
    TurnBack,
    /// Turns everything over, left to right.
    Mirror,
    /// Wipes the tile: four sides of field.
    Clear,
}

/// One change of a tile set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum SetOp {
    /// Adds a blank tile.
    Add,
    /// Adds a copy of a tile behind it.
    Duplicate { tile: String },
    /// Takes tiles out.
    Remove { tiles: Vec<String> },
    /// Moves a tile to a place in the list.
    Move { tile: String, to: u16 },
    /// Puts tiles in at a place, each written out as in a file; they get names of this set.
    Paste { at: u16, tiles: Vec<String> },
    /// How many copies there are.
    Count { tile: String, count: u8 },
    /// Calls a tile by another name.
    Rename { tile: String, name: String },
    /// Says something about a tile; nothing when the text is null.
    About {
        tile: String,
        what: TileText,
        text: Option<String>,
        language: Option<String>,
    },
    /// Writes a chapter of the rules page; nothing when the text is null.
    Chapter {
        chapter: RulesChapter,
        text: Option<String>,
        language: Option<String>,
    },
    /// What the tiles have in their corner.
    Symbol { symbol: Option<SetSymbol> },
    /// Changes the picture of the author's own on a tile.
    Picture { tile: String, change: PictureOp },
    /// What the tiles have on their backs, in base 64; the usual one when it is null.
    Back { png: Option<String> },
    /// Whether the tiles need the rules of an expansion.
    Rules { expansion: ExpansionKey, on: bool },
}

/// One change of the picture that an author brought for a tile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(tag = "how", rename_all = "kebab-case")]
pub enum PictureOp {
    /// Puts it there, in base 64: below the land, unless there was one that lay otherwise.
    Put { png: String },
    /// Lays it over the land, or below.
    Lay { over: bool },
    /// How wide it is and how far from the middle, in hundredths of the tile.
    Fit { size: u8, x: i8, y: i8 },
    /// Takes it away.
    Remove,
}

/// What can be said about a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the words say it")]
pub enum TileText {
    Name,
    Note,
}

/// One change of a mix.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum MixOp {
    /// How often a set is in the bag.
    Times { set: String, times: u8 },
    /// How many of one tile, whatever the sets say; as they say when the count is null.
    Count { tile: String, count: Option<u16> },
    /// Whether the rules of an expansion are on.
    Rules { expansion: ExpansionKey, on: bool },
    /// The value of a rule option; the usual one when it is null.
    Option { id: String, value: Option<String> },
    /// How many of a piece everybody begins with; as the rules say when the count is null.
    Piece {
        piece: StartPiece,
        count: Option<u8>,
    },
    /// The tiles on the table at the start; as the rules say when there are none.
    Start { tiles: Vec<LaidTile> },
    /// The tiles that are drawn first, in this order.
    Draws { tiles: Vec<String> },
}

/// A tile on the table at the start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
pub struct LaidTile {
    /// Its id.
    pub tile: String,
    /// East of the first tile.
    pub x: i16,
    /// South of the first tile.
    pub y: i16,
    /// Quarter turns clockwise.
    pub rotation: u8,
}

/// Why an operation was not done. The document is as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename = "Refusal", rename_all = "kebab-case")]
pub enum OpRefusal {
    /// It would change nothing.
    Same,
    /// It is for another kind of document.
    WrongKind,
    /// There is no such tile.
    NoTile,
    /// No city reaches that side.
    NoCity,
    /// No road reaches that side.
    NoRoad,
    /// No field reaches that spot.
    NoField,
    /// Grass is joined by its spots, not by sides.
    OnlyGrass,
    /// The other side shows something else.
    OtherLand,
    /// A road that leads to another side ends at no gate.
    RoadGoesOn,
    /// Something lies between the road and the city.
    NoGate,
    /// Another tile has that name.
    NameTaken,
    /// It is no name for a tile.
    BadName,
    /// The text is empty, too long, or cannot be left out.
    BadText,
    /// The number is too small or too large.
    BadNumber,
    /// There is no such option, or it has no such value.
    BadOption,
    /// The tile has no picture of its author's own.
    NoPicture,
    /// What was brought is no picture that can be kept.
    BadPicture,
    /// What was pasted is no tile.
    NotATile,
    /// Nobody sits there.
    NoSeat,
    /// No such figure stands there.
    NoFigure,
    /// There would be more than any game has.
    TooMany,
    /// What was written says nothing of a game.
    NoAim,
    /// There is no such chapter.
    NoChapter,
    /// Its scenario is played in another chapter already.
    ChapterThere,
    /// What was brought along is no scenario.
    NotAScenario,
    /// There is no such step.
    NoStep,
    /// Nothing was played.
    NoMove,
    /// Nothing is said to such a mistake.
    NoAnswer,
}
