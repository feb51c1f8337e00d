//! The part of a game record that sets up a position: seats, supplies, figures; what belongs to an expansion is in
//! its file.
//! Knows the fields; whether a position is possible is judged by the rules.

use crate::expansions::{self, Prisoner, Robber, Tokens, Tollhouse};
use crate::faults::Faults;
use crate::mix::Coordinate;
use crate::number::PlayerNumber;
use crate::number::Whole;
use crate::scenario::By;
use crate::words::Pattern;
use deserr::Deserr;
use rules::figure::FigureKind;
use rules::ground::{At, Cell, Kind, Place};
use rules::setup;
#[cfg(test)]
use schemars::JsonSchema;
use serde::Serialize;

/// A player and what he starts with; nothing said means the ordinary start.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserr)]
#[deserr(error = Faults, deny_unknown_fields)]
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
    pub by: Option<By>,
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

/// Figures in a supply.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserr)]
#[deserr(error = Faults, deny_unknown_fields)]
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
#[deserr(error = Faults, deny_unknown_fields)]
#[cfg_attr(test, derive(JsonSchema), schemars(deny_unknown_fields))]
pub struct Stand {
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

impl From<&Stand> for setup::FigureAtStart {
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

/// The cell at two coordinates of a file.
pub(crate) fn cell(x: Coordinate, y: Coordinate) -> Cell {
    Cell::new(x.get(), y.get())
}
