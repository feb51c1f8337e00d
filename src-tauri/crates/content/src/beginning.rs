//! How a game begins, as records, positions and scenarios say it: who sits there, the mix, the bag, and what lies on
//! the table.
//! Knows the fields; whether a game can begin so is judged by the library and the rules.

use crate::document::{JudgedFields, too_many_tiles};
use crate::expansions::Floors;
use crate::faults::ProblemList;
use crate::healthy;
use crate::mix::{Mix, MixChoice, StartTile};
use crate::number::{PlayerNumber, Whole};
use crate::position::{FigureOnLand, PositionSeat};
use crate::problem::{Problem, What, join};
use crate::text::judge_name;
use crate::words::Draw;
use deserr::{Deserr, IntoValue, Value, ValueKind, ValuePointerRef};
#[cfg(test)]
use schemars::JsonSchema;
use serde::Serialize;

type Fields = serde_json::Map<String, serde_json::Value>;

/// How a game begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserr)]
#[deserr(error = ProblemList, deny_unknown_fields)]
#[cfg_attr(test, derive(JsonSchema), schemars(deny_unknown_fields))]
pub struct GameSetup {
    /// How many players, or each of them in turn order.
    pub players: Players,
    /// What is in the bag; the base game when nothing is said.
    #[deserr(default = base())]
    #[serde(default = "base")]
    pub mix: MixChoice,
    /// Shuffles the bag; 0 when nothing is said.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Whole<0, 4_294_967_295>>,
    /// The exact order of draws, instead of the bag.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(length(max = 2000)))]
    pub deck: Option<Vec<String>>,
    /// Tiles are drawn from a real bag, and what is drawn is an action.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub draw: Option<Draw>,
    /// The tiles on the table.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<Vec<StartTile>>,
    /// The figures on the land.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub figures: Vec<FigureOnLand>,
    /// The towers that have floors.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub towers: Vec<Floors>,
    /// Who has the first turn of a round; player 0 when nothing is said.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<PlayerNumber>,
    /// Whose turn it is; who is first when nothing is said.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub active: Option<PlayerNumber>,
    /// The number of the first turn; 1 when nothing is said.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<Whole<1, 9999>>,
    /// Which part of the turn begins: 1, or 2 for the second tile of a double turn.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub part: Option<Whole<1, 2>>,
    /// True when a ransom was paid in this turn already.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ransomed: bool,
    /// Tiles that fitted nowhere and were put aside.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, schemars(length(max = 2000)))]
    pub aside: Vec<String>,
}

impl GameSetup {
    /// With an empty table and nothing else said.
    pub const fn new(players: Players, mix: MixChoice) -> Self {
        Self {
            players,
            mix,
            seed: None,
            deck: None,
            draw: None,
            start: None,
            figures: Vec::new(),
            towers: Vec::new(),
            first: None,
            active: None,
            turn: None,
            part: None,
            ransomed: false,
            aside: Vec::new(),
        }
    }
}

/// How many players, or each of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
#[serde(untagged)]
pub enum Players {
    /// So many with nothing special about them.
    Number(Whole<1, 6>),
    /// Each of them, in turn order.
    Each(#[cfg_attr(test, schemars(length(min = 1, max = 6)))] Vec<PositionSeat>),
}

impl JudgedFields for GameSetup {
    fn judge(fields: &Fields, at: &str, faults: &mut ProblemList) {
        let players = fields.get("players").and_then(serde_json::Value::as_array);
        if let Some(n) = players.map(Vec::len).filter(|n| !(1..=6).contains(n)) {
            let n = n.into();
            faults.add(|| Problem::error(join(at, "players"), What::PlayersOutOfRange { n }));
        }
        for (index, player) in healthy::objects(fields.get("players")).take(6) {
            let at = || join(at, &format!("players[{index}].name"));
            judge_name(player.get("name"), at, faults);
        }
        too_many_tiles(fields, "deck", at, faults);
        if fields.contains_key("deck") && healthy::part::<Draw>(fields.get("draw")).is_some() {
            faults.add(|| Problem::error(join(at, "deck"), What::DeckByHand));
        }
        too_many_tiles(fields, "start", at, faults);
        too_many_tiles(fields, "aside", at, faults);
        if let Some(serde_json::Value::Object(mix)) = fields.get("mix") {
            Mix::judge(mix, &join(at, "mix"), faults);
        }
    }
}

impl Players {
    /// One seat a player.
    pub fn seats(&self) -> Vec<PositionSeat> {
        match self {
            Self::Number(number) => vec![PositionSeat::default(); number.get()],
            Self::Each(seats) => seats.clone(),
        }
    }
}

impl Deserr<ProblemList> for Players {
    fn deserialize_from_value<V: IntoValue>(
        value: Value<V>,
        at: ValuePointerRef<'_>,
    ) -> Result<Self, ProblemList> {
        match value {
            Value::Integer(_) | Value::NegativeInteger(_) => {
                Whole::deserialize_from_value(value, at).map(Self::Number)
            }
            Value::Sequence(_) => Vec::deserialize_from_value(value, at).map(Self::Each),
            other => Err(ProblemList::kind(
                other,
                &[ValueKind::Integer, ValueKind::Sequence],
                at,
            )),
        }
    }
}

fn base() -> MixChoice {
    MixChoice::Named("base".to_owned())
}
