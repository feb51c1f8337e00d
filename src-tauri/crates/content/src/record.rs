//! The format of game records: how a game began and everything that was decided in it.
//! Knows the fields; whether the game can begin so is judged by the library and the rules.

use crate::action::Spoken;
use crate::adjustment::{self, Adjustment};
use crate::document::{self, DocumentFormat, JudgedFields, repeated_ids};
use crate::edition::Edition;
use crate::faults::Faults;
use crate::healthy;
use crate::mix::{Mix, MixChoice, StartTile, too_many_tiles};
use crate::number::Whole;
use crate::position::{PositionSeat, Stand};
use crate::problem::{Problem, What, join};
use crate::rooms::{self, Floors};
use crate::text::judge_name;
use crate::tile_set::{SetTile, judge_tiles};
use crate::words::Draw;
use deserr::{Deserr, IntoValue, Map, Value, ValueKind, ValuePointerRef};
use rules::ground::PlayerId;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Serialize, Serializer};
use std::borrow::Cow;

type Fields = serde_json::Map<String, serde_json::Value>;

/// The number of a player, from 0 in turn order.
pub type PlayerNumber = Whole<0, 5>;

/// A saved game, a replay, a bug report.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserr, JsonSchema)]
#[deserr(error = Faults, deny_unknown_fields)]
#[schemars(deny_unknown_fields)]
pub struct Record {
    /// The version of the rules that it was kept under; the first one when nothing is said.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "is_default")]
    pub rules: Edition,
    /// What the players call the game.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// How the game began.
    pub setup: Opening,
    /// The tiles of the game, each design once: with the deck, such a record needs nothing but itself.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schemars(length(max = 2000))]
    pub designs: Vec<SetTile>,
    /// What was decided, in order.
    #[deserr(default)]
    #[serde(default)]
    pub actions: Vec<Played>,
}

/// How a game begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserr, JsonSchema)]
#[deserr(error = Faults, deny_unknown_fields)]
#[schemars(deny_unknown_fields)]
pub struct Opening {
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
    #[schemars(length(max = 2000))]
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
    pub figures: Vec<Stand>,
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
    #[schemars(length(max = 2000))]
    pub aside: Vec<String>,
}

impl Opening {
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum Players {
    /// So many with nothing special about them.
    Number(Whole<1, 6>),
    /// Each of them, in turn order.
    Each(#[schemars(length(min = 1, max = 6))] Vec<PositionSeat>),
}

/// One decision and who took it.
///
/// In a record the field `player` is who took it; whom a robber robs stands under `from` there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// Who.
    pub player: PlayerId,
    /// What.
    pub action: Spoken,
    /// What the table agreed on after it.
    pub adjusted: Vec<Adjustment>,
}

impl Played {
    /// A decision after which the scores are what the rules say.
    pub const fn new(player: PlayerId, action: Spoken) -> Self {
        Self {
            player,
            action,
            adjusted: Vec::new(),
        }
    }
}

impl DocumentFormat for Record {
    const KIND: &'static str = "game";
    const NAME: &'static str = "game record";
}

impl Record {
    /// The beginning of a game from the parts that are kept of it.
    ///
    /// # Errors
    /// With every fault.
    pub fn kept(
        rules: u32,
        setup: serde_json::Value,
        designs: serde_json::Value,
    ) -> Result<Self, Vec<Problem>> {
        let fields = [
            ("rules", rules.into()),
            ("setup", setup),
            ("designs", designs),
        ];
        let fields = fields.map(|(name, value)| (name.to_owned(), value));
        document::read_part(serde_json::Value::Object(fields.into_iter().collect()), "")
    }
}

impl JudgedFields for Record {
    fn judge(fields: &Fields, at: &str, faults: &mut Faults) {
        judge_name(fields.get("name"), || join(at, "name"), faults);
        if let Some(serde_json::Value::Object(setup)) = fields.get("setup") {
            Opening::judge(setup, &join(at, "setup"), faults);
            for (index, player) in healthy::objects(setup.get("players")) {
                if player.contains_key("by") {
                    faults.add(|| {
                        let at = join(at, &format!("setup.players[{index}].by"));
                        Problem::error(at, What::ByOnlyInScenario)
                    });
                }
            }
        }
        too_many_tiles(fields, "designs", at, faults);
        repeated_ids(fields, "designs", at, faults);
        judge_tiles(fields.get("designs"), &join(at, "designs"), faults);
        adjustment::judge(fields, at, faults);
    }
}

impl JudgedFields for Opening {
    fn judge(fields: &Fields, at: &str, faults: &mut Faults) {
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

impl JudgedFields for Played {}

impl Players {
    /// One seat a player.
    pub fn seats(&self) -> Vec<PositionSeat> {
        match self {
            Self::Number(number) => vec![PositionSeat::default(); number.get()],
            Self::Each(seats) => seats.clone(),
        }
    }
}

impl Deserr<Faults> for Players {
    fn deserialize_from_value<V: IntoValue>(
        value: Value<V>,
        at: ValuePointerRef<'_>,
    ) -> Result<Self, Faults> {
        match value {
            Value::Integer(_) | Value::NegativeInteger(_) => {
                Whole::deserialize_from_value(value, at).map(Self::Number)
            }
            Value::Sequence(_) => Vec::deserialize_from_value(value, at).map(Self::Each),
            other => Err(Faults::kind(
                other,
                &[ValueKind::Integer, ValueKind::Sequence],
                at,
            )),
        }
    }
}

impl Deserr<Faults> for Played {
    fn deserialize_from_value<V: IntoValue>(
        value: Value<V>,
        at: ValuePointerRef<'_>,
    ) -> Result<Self, Faults> {
        let Value::Map(mut fields) = value else {
            return Err(Faults::kind(value, &[ValueKind::Map], at));
        };
        let player = match fields.remove("player") {
            Some(player) => {
                PlayerNumber::deserialize_from_value(player.into_value(), at.push_key("player"))
            }
            None => Err(Faults::one(at.push_key("player"), What::FieldMissing)),
        };
        let adjusted = match fields.remove(ADJUSTED) {
            Some(list) => Vec::deserialize_from_value(list.into_value(), at.push_key(ADJUSTED)),
            None => Ok(Vec::new()),
        };
        let mut value = serde_json::Value::from(Value::<V>::Map(fields));
        if value.get("type").is_some_and(|word| word == ROB)
            && let Some(fields) = value.as_object_mut()
        {
            let Some(from) = fields.remove("from") else {
                let mut faults = Faults::one(at.push_key("from"), What::RobbedMissing);
                faults.append(player.err().unwrap_or_default());
                return Err(faults);
            };
            fields.insert("player".to_owned(), from);
        }
        match (player, crate::action::read(value, at), adjusted) {
            (Ok(player), Ok(action), Ok(adjusted)) => Ok(Self {
                player: player.get(),
                action,
                adjusted,
            }),
            (player, action, adjusted) => {
                let mut faults = player.err().unwrap_or_default();
                faults.append(action.err().unwrap_or_default());
                faults.append(adjusted.err().unwrap_or_default());
                Err(faults)
            }
        }
    }
}

impl Serialize for Played {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Line<'a> {
            player: PlayerId,
            #[serde(flatten)]
            action: &'a Spoken,
            #[serde(skip_serializing_if = "<[_]>::is_empty")]
            adjusted: &'a [Adjustment],
        }
        #[derive(Serialize)]
        struct Robbery<'a> {
            player: PlayerId,
            r#type: &'static str,
            from: PlayerId,
            #[serde(skip_serializing_if = "<[_]>::is_empty")]
            adjusted: &'a [Adjustment],
        }
        let Self {
            player,
            action,
            adjusted,
        } = self;
        let player = *player;
        let robbed = match action {
            Spoken::Plain(action) => rooms::robbed(action),
            Spoken::Drawn(_) => None,
        };
        match robbed {
            Some(from) => Robbery {
                player,
                r#type: ROB,
                from,
                adjusted,
            }
            .serialize(serializer),
            None => Line {
                player,
                action,
                adjusted,
            }
            .serialize(serializer),
        }
    }
}

const ROB: &str = "rob";
const ADJUSTED: &str = "adjusted";

impl JsonSchema for Played {
    fn schema_name() -> Cow<'static, str> {
        "Played".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let adjusted = generator.subschema_for::<Vec<Adjustment>>();
        json_schema!({
            "description": "One decision and who took it; the other fields depend on the type.",
            "type": "object",
            "required": ["player", "type"],
            "properties": {
                "player": { "type": "integer", "minimum": 0, "maximum": 5 },
                "type": { "type": "string" },
                "adjusted": adjusted,
            },
        })
    }
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

fn base() -> MixChoice {
    MixChoice::Named("base".to_owned())
}
