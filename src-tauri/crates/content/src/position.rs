//! The part of a game record that sets up a position: seats, supplies, figures; what belongs to an expansion is in
//! its file.
//! Knows the fields; whether a position is possible is judged by the rules.

use crate::expansions::{self, Prisoner, Robber, Tokens, Tollhouse};
use crate::faults::{ProblemList, unknown_word};
use crate::number::{Coordinate, PlayerNumber, Whole, cell};
use crate::words::Pattern;
use deserr::{Deserr, IntoValue, Value, ValueKind, ValuePointerRef};
use rules::figure::FigureKind;
use rules::ground::{At, Cell, Kind, Place};
use rules::setup;
#[cfg(test)]
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Serialize, Serializer};

/// A player and what he starts with; nothing said means the ordinary start.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserr)]
#[deserr(error = ProblemList, deny_unknown_fields)]
#[serde(default)]
#[cfg_attr(test, derive(JsonSchema), schemars(deny_unknown_fields))]
pub struct PositionSeat {
    /// The player's name.
    #[deserr(default)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The number of the colour of the figures.
    #[deserr(default)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub colour: Option<Whole<0, 5>>,
    /// The pattern by which the player is known besides the colour.
    #[deserr(default)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pattern: Option<Pattern>,
    /// Who decides here; only a scenario says so.
    #[deserr(default)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Decider>,
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
    pub floors: Option<Whole<0, 255>>,
    /// Where the robber is.
    #[deserr(default)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub robber: Option<Robber>,
    /// Where the tollhouse stands.
    #[deserr(default)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tollhouse: Option<Tollhouse>,
}

/// Who decides for a player of a scenario.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Decider {
    /// Whoever learns.
    Learner,
    /// Somebody else at the screen.
    Person,
    /// The scenario itself.
    Script,
    /// A bot.
    Bot(String),
}

const BY: [&str; 4] = ["learner", "person", "script", "bot:<name>"];

impl Deserr<ProblemList> for Decider {
    fn deserialize_from_value<V: IntoValue>(
        value: Value<V>,
        at: ValuePointerRef<'_>,
    ) -> Result<Self, ProblemList> {
        let Value::String(word) = value else {
            return Err(ProblemList::kind(value, &[ValueKind::String], at));
        };
        match word.as_str() {
            "learner" => Ok(Self::Learner),
            "person" => Ok(Self::Person),
            "script" => Ok(Self::Script),
            other => match other.strip_prefix("bot:") {
                Some(name) if !name.is_empty() => Ok(Self::Bot(name.to_owned())),
                _ => Err(ProblemList::unknown(at, unknown_word, other, &BY)),
            },
        }
    }
}

impl Serialize for Decider {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Learner => serializer.serialize_str("learner"),
            Self::Person => serializer.serialize_str("person"),
            Self::Script => serializer.serialize_str("script"),
            Self::Bot(name) => serializer.serialize_str(&format!("bot:{name}")),
        }
    }
}

#[cfg(test)]
impl JsonSchema for Decider {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "By".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "string", "pattern": "^(learner|person|script|bot:.+)$" })
    }
}

/// Figures in a supply.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserr)]
#[deserr(error = ProblemList, deny_unknown_fields)]
#[serde(default)]
#[cfg_attr(test, derive(JsonSchema), schemars(deny_unknown_fields))]
pub struct Supply {
    /// Followers.
    #[deserr(default)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub follower: Option<Whole<0, 99>>,
    /// Large followers.
    #[deserr(rename = "big-follower", default)]
    #[serde(rename = "big-follower", skip_serializing_if = "Option::is_none")]
    pub big_follower: Option<Whole<0, 99>>,
    /// Abbots.
    #[deserr(default)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub abbot: Option<Whole<0, 99>>,
    /// Builders.
    #[deserr(default)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub builder: Option<Whole<0, 99>>,
    /// Pigs.
    #[deserr(default)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pig: Option<Whole<0, 99>>,
}

/// A figure on the land.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserr)]
#[deserr(error = ProblemList, deny_unknown_fields)]
#[cfg_attr(test, derive(JsonSchema), schemars(deny_unknown_fields))]
pub struct FigureOnLand {
    /// Whose.
    pub player: PlayerNumber,
    /// Which.
    #[cfg_attr(test, schemars(schema_with = "crate::words::schema::<FigureKind>"))]
    pub figure: FigureKind,
    /// East of the first tile.
    pub x: Coordinate,
    /// South of the first tile.
    pub y: Coordinate,
    /// What it stands on.
    #[cfg_attr(test, schemars(schema_with = "crate::words::schema::<Kind>"))]
    pub kind: Kind,
    /// Where on the tile, as it lies.
    #[cfg_attr(test, schemars(schema_with = "crate::words::schema::<At>"))]
    pub at: At,
}

impl From<&PositionSeat> for setup::Seat {
    fn from(seat: &PositionSeat) -> Self {
        let supply = seat.supply.clone().unwrap_or_default();
        Self {
            score: seat.score.map_or(0, Whole::get),
            supply: FigureKind::ALL.map(|kind| {
                let count = match kind {
                    FigureKind::Follower => supply.follower,
                    FigureKind::BigFollower => supply.big_follower,
                    FigureKind::Abbot => supply.abbot,
                    FigureKind::Builder => supply.builder,
                    FigureKind::Pig => supply.pig,
                };
                count.map(Whole::get)
            }),
            expansions: expansions::seats(seat),
        }
    }
}

impl From<&FigureOnLand> for setup::FigureAtStart {
    fn from(stand: &FigureOnLand) -> Self {
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
