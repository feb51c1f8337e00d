//! The format of game records: how a game began and everything that was decided in it.
//! Knows the fields; whether the game can begin so is judged by the library and the rules.

use crate::action::ActionText;
use crate::adjustment::{self, Adjustment};
use crate::beginning::GameSetup;
use crate::document::{self, DocumentFormat, JudgedFields, repeated_ids, too_many_tiles};
use crate::edition::Edition;
use crate::expansions;
use crate::faults::ProblemList;
use crate::healthy;
use crate::number::PlayerNumber;
use crate::problem::{Problem, What, join};
use crate::text::judge_name;
use crate::tile_set::{SetTile, judge_tiles};
use deserr::{Deserr, IntoValue, Map, Value, ValueKind, ValuePointerRef};
use rules::ground::PlayerId;
#[cfg(test)]
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Serialize, Serializer};

type Fields = serde_json::Map<String, serde_json::Value>;

/// A saved game, a replay, a bug report.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserr)]
#[deserr(error = ProblemList, deny_unknown_fields)]
#[cfg_attr(test, derive(JsonSchema), schemars(deny_unknown_fields))]
pub struct Record {
    /// The version of the rules that it was kept under; the first one when nothing is said.
    #[deserr(default)]
    #[serde(default)]
    pub rules: Edition,
    /// What the players call the game.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// How the game began.
    pub setup: GameSetup,
    /// The tiles of the game, each design once: with the deck, such a record needs nothing but itself.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, schemars(length(max = 2000)))]
    pub designs: Vec<SetTile>,
    /// What was decided, in order.
    #[deserr(default)]
    #[serde(default)]
    pub actions: Vec<PlayedDecision>,
}

/// One decision and who took it.
///
/// In a record the field `player` is who took it; whom a robber robs stands under `from` there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedDecision {
    /// Who.
    pub player: PlayerId,
    /// What.
    pub action: ActionText,
    /// What the table agreed on after it.
    pub adjusted: Vec<Adjustment>,
}

impl PlayedDecision {
    /// A decision after which the scores are what the rules say.
    pub const fn new(player: PlayerId, action: ActionText) -> Self {
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
    fn judge(fields: &Fields, at: &str, faults: &mut ProblemList) {
        judge_name(fields.get("name"), || join(at, "name"), faults);
        if let Some(serde_json::Value::Object(setup)) = fields.get("setup") {
            GameSetup::judge(setup, &join(at, "setup"), faults);
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

impl JudgedFields for PlayedDecision {}

impl Deserr<ProblemList> for PlayedDecision {
    fn deserialize_from_value<V: IntoValue>(
        value: Value<V>,
        at: ValuePointerRef<'_>,
    ) -> Result<Self, ProblemList> {
        let Value::Map(mut fields) = value else {
            return Err(ProblemList::kind(value, &[ValueKind::Map], at));
        };
        let player = match fields.remove("player") {
            Some(player) => {
                PlayerNumber::deserialize_from_value(player.into_value(), at.push_key("player"))
            }
            None => Err(ProblemList::one(at.push_key("player"), What::FieldMissing)),
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
                let mut faults = ProblemList::one(at.push_key("from"), What::RobbedMissing);
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

impl Serialize for PlayedDecision {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Line<'a> {
            player: PlayerId,
            #[serde(flatten)]
            action: &'a ActionText,
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
            ActionText::Plain(action) => expansions::robbed(action),
            ActionText::Drawn(_) => None,
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

#[cfg(test)]
impl JsonSchema for PlayedDecision {
    fn schema_name() -> std::borrow::Cow<'static, str> {
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
