//! How the fields of a scenario are written: the closed lists of its words, and what saves saying everything
//! three times. Knows spelling only.

use crate::action::ActionText;
use crate::faults::ProblemList;
use crate::number::Whole;
use crate::problem::{What, some_of};
use crate::words::{self, Word, words};
use deserr::{Deserr, IntoValue, Value, ValueKind, ValuePointerRef};
use rules::action::Action;
#[cfg(test)]
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Serialize, Serializer};

/// An object of a file: first the fields that must be there, then those that may.
macro_rules! written {
    (
        $(#[$doc:meta])* $name:ident
        needs { $($(#[$needs:meta])* $needed:ident $needed_word:literal: $needed_type:ty),* $(,)? }
        may { $($(#[$may:meta])* $field:ident $word:literal: $type:ty),* $(,)? }
    ) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserr)]
        #[deserr(error = ProblemList, deny_unknown_fields)]
        #[cfg_attr(test, derive(JsonSchema), schemars(deny_unknown_fields))]
        pub struct $name {
            $($(#[$needs])*
            #[deserr(rename = $needed_word)]
            #[serde(rename = $needed_word)]
            pub $needed: $needed_type,)*
            $($(#[$may])*
            #[deserr(rename = $word, default)]
            #[serde(rename = $word, default, skip_serializing_if = "is_default")]
            pub $field: $type,)*
        }
    };
}
pub(super) use written;

/// An object with one field, whose name says what it is about.
macro_rules! one_of {
    ($(#[$doc:meta])* $name:ident { $($(#[$each:meta])* $variant:ident($inner:ty) = $word:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq, Serialize)]
        #[cfg_attr(test, derive(JsonSchema))]
        pub enum $name {
            $($(#[$each])* #[serde(rename = $word)] $variant($inner)),+
        }

        impl $name {
            /// Every word of it.
            pub const WORDS: &'static [&'static str] = &[$($word),+];

            /// The word for it in files.
            pub const fn word(&self) -> &'static str {
                match self { $(Self::$variant(_) => $word),+ }
            }
        }

        impl Deserr<ProblemList> for $name {
            fn deserialize_from_value<V: IntoValue>(
                value: Value<V>,
                at: ValuePointerRef<'_>,
            ) -> Result<Self, ProblemList> {
                let (word, inner) = crate::scenario::written::only_field(value, Self::WORDS, at)?;
                let here = at.push_key(&word);
                let inner = inner.into_value();
                match word.as_str() {
                    $($word => Deserr::deserialize_from_value(inner, here).map(Self::$variant),)+
                    _ => Err(ProblemList::unknown(here, crate::faults::unknown_word, &word, Self::WORDS)),
                }
            }
        }
    };
}
pub(super) use one_of;

/// The only field of an object.
pub(super) fn only_field<V: IntoValue>(
    value: Value<V>,
    words: &[&str],
    at: ValuePointerRef<'_>,
) -> Result<(String, V), ProblemList> {
    use deserr::Map as _;
    let Value::Map(map) = value else {
        return Err(ProblemList::kind(value, &[ValueKind::Map], at));
    };
    let mut fields = map.into_iter();
    if let (Some(only), None) = (fields.next(), fields.next()) {
        return Ok(only);
    }
    let known = some_of(words.iter().copied());
    Err(ProblemList::one(at, What::OneField { known }))
}

/// True for what need not be written.
pub(super) fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// A word that the rules own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(transparent)]
pub struct RulesWord<T>(pub T);

impl<T: Word> Deserr<ProblemList> for RulesWord<T> {
    fn deserialize_from_value<V: IntoValue>(
        value: Value<V>,
        at: ValuePointerRef<'_>,
    ) -> Result<Self, ProblemList> {
        words::read(value, at).map(Self)
    }
}

#[cfg(test)]
impl<T: Word> JsonSchema for RulesWord<T> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Word".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        words::schema::<T>(generator)
    }
}

/// An action, written as everywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct WrittenAction(pub Action);

impl Deserr<ProblemList> for WrittenAction {
    fn deserialize_from_value<V: IntoValue>(
        value: Value<V>,
        at: ValuePointerRef<'_>,
    ) -> Result<Self, ProblemList> {
        match crate::action::read(serde_json::Value::from(value), at)? {
            ActionText::Plain(action) => Ok(Self(action)),
            ActionText::Drawn(_) => Err(ProblemList::one(at.push_key("type"), What::DeckDraws)),
        }
    }
}

/// How many turns of free play there are, or that the text of a step holds only as the board lies, written as `false`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepTurns {
    /// So many turns.
    Most(Whole<1, 99>),
    /// The board is not turned.
    AsItLies,
}

impl Serialize for StepTurns {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Most(turns) => turns.serialize(serializer),
            Self::AsItLies => serializer.serialize_bool(false),
        }
    }
}

impl Deserr<ProblemList> for StepTurns {
    fn deserialize_from_value<V: IntoValue>(
        value: Value<V>,
        at: ValuePointerRef<'_>,
    ) -> Result<Self, ProblemList> {
        match value {
            Value::Boolean(false) => Ok(Self::AsItLies),
            other => Whole::deserialize_from_value(other, at).map(Self::Most),
        }
    }
}

#[cfg(test)]
impl JsonSchema for StepTurns {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        "StepTurns".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let most = generator.subschema_for::<Whole<1, 99>>();
        json_schema!({ "anyOf": [most, { "const": false }] })
    }
}

#[cfg(test)]
impl JsonSchema for WrittenAction {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "WrittenAction".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "One decision; the other fields depend on the type.",
            "type": "object",
            "required": ["type"],
            "properties": { "type": { "type": "string" } },
        })
    }
}

words! {
    /// What a scenario is.
    ScenarioKind { Lesson = "lesson", Puzzle = "puzzle", Scenario = "scenario" }

    /// What the table shows by itself.
    Aid {
        LegalPlaces = "legal-places",
        RemainingTiles = "remaining-tiles",
        ProjectedScores = "projected-scores",
    }

    /// What comes after the draws that are written out.
    DeckEnd { End = "end", Seeded = "seeded", Bag = "bag" }

    /// What a step wants.
    StepKind {
        Say = "say", Show = "show", Do = "do", Predict = "predict", Find = "find", Spot = "spot",
        Play = "play", Make = "make",
    }

    /// What becomes of the rest of a turn after what a step wanted.
    Rest { Ask = "ask", Pass = "pass" }

    /// What follows an answer to a mistake.
    Then { Rewind = "rewind", Retry = "retry", Continue = "continue" }

    /// What is looked for.
    FindWhat { Best = "best", All = "all" }

    /// What an answer is.
    AskKind {
        Number = "number", Player = "player", Feature = "feature", Places = "places", YesNo = "yes-no", Tile = "tile",
    }

    /// How actions are counted: each, each tile they go to, each place.
    Counting { Action = "action", Cell = "cell", Place = "place" }

    /// A part of the screen.
    ScreenPart {
        Hand = "hand", Supply = "supply", Score = "score", Track = "track", Bag = "bag",
        Log = "log", Task = "task",
        Drawing = "drawing", Palette = "palette", ProblemList = "faults", Tiles = "tiles", Totals = "totals",
        Sets = "sets", Rules = "rules", Run = "run", Figures = "figures",
    }

    /// What a player has.
    PlayerHas {
        Follower = "follower", BigFollower = "big-follower", Abbot = "abbot", Builder = "builder", Pig = "pig",
        Floors = "floors", Prisoners = "prisoners", Robber = "robber", Tollhouse = "tollhouse",
        Wine = "wine", Wheat = "wheat", Cloth = "cloth",
    }

    /// What points are given for.
    SourceWord {
        Road = "road", City = "city", Monastery = "monastery", Field = "field", Goods = "goods",
        Ransom = "ransom", Rob = "rob", Toll = "toll", Garden = "garden",
    }

    /// What is done.
    ActionWord {
        Tile = "tile", Figure = "figure", Pass = "pass", Order = "order", Floor = "floor",
        Capture = "capture", Ransom = "ransom", Exchange = "exchange", Tollhouse = "tollhouse",
        Robber = "robber", Rob = "rob", Crop = "crop", CropAdd = "crop-add", CropRemove = "crop-remove",
        Recall = "recall",
    }

    /// What happens.
    Happening {
        TurnBegan = "turn-began", TileDrawn = "tile-drawn", TilePutAside = "tile-put-aside",
        TileLaid = "tile-laid", FigureSet = "figure-set", FigureHome = "figure-home",
        FeatureCompleted = "feature-completed", Score = "score", Passed = "passed",
        GameOver = "game-over", RobberPlaced = "robber-placed", RobberFollowed = "robber-followed",
        RobberHome = "robber-home", FloorAdded = "floor-added", Captured = "captured",
        RansomPaid = "ransom-paid", SecondPart = "second-part", GoodsTaken = "goods-taken",
        TollhousePlaced = "tollhouse-placed", TollhouseFlipped = "tollhouse-flipped",
        CropChosen = "crop-chosen", CropPassedOver = "crop-passed-over",
    }
}
