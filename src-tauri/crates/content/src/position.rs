//! The part of a game record that sets up a position: supplies, figures, towers, robbers, tollhouses.
//! Knows the fields; whether a position is possible is judged by the rules.

use crate::faults::Faults;
use crate::mix::Coordinate;
use crate::number::Whole;
use crate::record::Player;
use crate::words;
use deserr::{Deserr, IntoValue, Value, ValuePointerRef};
use rules::figure::FigureKind;
use rules::ground::{At, Cell, Kind, Place};
use rules::setup;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Serialize, Serializer};
use std::borrow::Cow;

/// A player and what he starts with; nothing said means the ordinary start.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserr, JsonSchema)]
#[deserr(error = Faults, deny_unknown_fields)]
#[serde(default)]
#[schemars(deny_unknown_fields)]
pub struct Seat {
    /// The player's name.
    #[deserr(default)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The bot that plays here.
    #[deserr(default)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    /// Points at the start.
    #[deserr(default)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<Whole<0, 9999>>,
    /// Figures in the supply; of a kind not named, all that stand nowhere else.
    #[deserr(default)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub supply: Option<Supply>,
    /// Tokens of goods.
    #[deserr(default)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub goods: Option<Tokens>,
    /// Prisoners held.
    #[deserr(default)]
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub prisoners: Vec<Prisoner>,
    /// Floors in the supply.
    #[deserr(default)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub floors: Option<Whole<0, 99>>,
    /// Where the robber is.
    #[deserr(default)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub robber: Option<Robber>,
    /// Where the tollhouse stands.
    #[deserr(default)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tollhouse: Option<Tollhouse>,
}

/// Figures in a supply.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserr, JsonSchema)]
#[deserr(error = Faults, deny_unknown_fields)]
#[serde(default)]
#[schemars(deny_unknown_fields)]
pub struct Supply {
    /// Followers.
    #[deserr(default)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub follower: Option<Whole<0, 99>>,
    /// Builders.
    #[deserr(default)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub builder: Option<Whole<0, 99>>,
    /// Pigs.
    #[deserr(default)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pig: Option<Whole<0, 99>>,
}

/// Tokens of goods.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserr, JsonSchema)]
#[deserr(error = Faults, deny_unknown_fields)]
#[serde(default)]
#[schemars(deny_unknown_fields)]
pub struct Tokens {
    /// Wine.
    #[deserr(default)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wine: Option<Whole<0, 999>>,
    /// Wheat.
    #[deserr(default)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wheat: Option<Whole<0, 999>>,
    /// Cloth.
    #[deserr(default)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cloth: Option<Whole<0, 999>>,
}

/// A prisoner.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserr, JsonSchema)]
#[deserr(error = Faults, deny_unknown_fields)]
#[schemars(deny_unknown_fields)]
pub struct Prisoner {
    /// Whose figure it is.
    pub owner: Player,
    /// Which.
    #[schemars(schema_with = "words::schema::<FigureKind>")]
    pub figure: FigureKind,
}

/// Where a robber is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Robber {
    /// With its owner.
    Home,
    /// On a space of the score track.
    Space(Whole<0, 9999>),
}

/// A tollhouse on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserr, JsonSchema)]
#[deserr(error = Faults, deny_unknown_fields)]
#[schemars(deny_unknown_fields)]
pub struct Tollhouse {
    /// East of the first tile.
    pub x: Coordinate,
    /// South of the first tile.
    pub y: Coordinate,
    /// The number that is up.
    pub value: Whole<0, 99>,
}

/// A figure on the land.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserr, JsonSchema)]
#[deserr(error = Faults, deny_unknown_fields)]
#[schemars(deny_unknown_fields)]
pub struct Stand {
    /// Whose.
    pub player: Player,
    /// Which.
    #[schemars(schema_with = "words::schema::<FigureKind>")]
    pub figure: FigureKind,
    /// East of the first tile.
    pub x: Coordinate,
    /// South of the first tile.
    pub y: Coordinate,
    /// What it stands on.
    #[schemars(schema_with = "words::schema::<Kind>")]
    pub kind: Kind,
    /// Where on the tile, as it lies.
    #[schemars(schema_with = "words::schema::<At>")]
    pub at: At,
}

/// A tower on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserr, JsonSchema)]
#[deserr(error = Faults, deny_unknown_fields)]
#[schemars(deny_unknown_fields)]
pub struct Floors {
    /// East of the first tile.
    pub x: Coordinate,
    /// South of the first tile.
    pub y: Coordinate,
    /// How high it is.
    pub floors: Whole<1, 99>,
}

impl From<&Seat> for setup::Seat {
    fn from(seat: &Seat) -> Self {
        let supply = seat.supply.clone().unwrap_or_default();
        let goods = seat.goods.clone().unwrap_or_default();
        Self {
            score: seat.score.map_or(0, Whole::get),
            supply: FigureKind::ALL.map(|kind| {
                let count = match kind {
                    FigureKind::Follower => supply.follower,
                    FigureKind::Builder => supply.builder,
                    FigureKind::Pig => supply.pig,
                };
                count.map(Whole::get)
            }),
            goods: [goods.wine, goods.wheat, goods.cloth].map(|n| n.map_or(0, Whole::get)),
            prisoners: seat
                .prisoners
                .iter()
                .map(|p| (p.owner.get(), p.figure))
                .collect(),
            floors: seat.floors.map(Whole::get),
            robber: match seat.robber {
                None | Some(Robber::Home) => None,
                Some(Robber::Space(space)) => Some(space.get()),
            },
            tollhouse: seat
                .tollhouse
                .as_ref()
                .map(|house| (cell(house.x, house.y), house.value.get())),
        }
    }
}

impl From<&Stand> for setup::Stand {
    fn from(stand: &Stand) -> Self {
        let Cell { x, y } = cell(stand.x, stand.y);
        let place = Place {
            x,
            y,
            kind: stand.kind,
            at: stand.at,
        };
        Self {
            player: stand.player.get(),
            figure: stand.figure,
            place,
        }
    }
}

impl From<&Floors> for setup::Floors {
    fn from(tower: &Floors) -> Self {
        Self {
            cell: cell(tower.x, tower.y),
            floors: tower.floors.get(),
        }
    }
}

/// The cell at two coordinates of a file.
pub(crate) fn cell(x: Coordinate, y: Coordinate) -> Cell {
    Cell::new(x.get(), y.get())
}

impl Deserr<Faults> for Robber {
    fn deserialize_from_value<V: IntoValue>(
        value: Value<V>,
        at: ValuePointerRef<'_>,
    ) -> Result<Self, Faults> {
        match value {
            Value::String(word) if word == "home" => Ok(Self::Home),
            Value::String(word) => {
                let message = format!(
                    "expected \"home\" or a space of the score track, found {}",
                    crate::faults::quoted(&word)
                );
                Err(Faults::one(at, "unknown-word", message))
            }
            space => Whole::deserialize_from_value(space, at).map(Self::Space),
        }
    }
}

impl Serialize for Robber {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Home => serializer.serialize_str("home"),
            Self::Space(space) => space.serialize(serializer),
        }
    }
}

impl JsonSchema for Robber {
    fn schema_name() -> Cow<'static, str> {
        "Robber".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let space = generator.subschema_for::<Whole<0, 9999>>();
        json_schema!({ "anyOf": [{ "const": "home" }, space] })
    }
}
