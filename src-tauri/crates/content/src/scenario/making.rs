//! What a lesson at a desk of the workshop adds to a scenario: the document that is made, what may be said of it,
//! and operations as they are written. Knows the fields; what an operation does, and whether something is true, is
//! answered by whoever holds the document.

use super::predicate::{Amount, Limit};
use super::written::{RulesWord, WrittenAction, is_default, written};
use crate::document::check_format;
use crate::faults::ProblemList;
use crate::mix::Mix;
use crate::number::Whole;
use crate::problem::What;
use crate::tile_set::TileSet;
use crate::words::{Land, words};
use deserr::{Deserr, IntoValue, Value, ValueKind, ValuePointerRef};
use rules::ground::At;
#[cfg(test)]
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Serialize, Serializer};

/// What a lesson at a desk begins with: a document in its own format, as far as it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeskStart {
    /// A tile set.
    Set(TileSet),
    /// A mix.
    Mix(Mix),
}

impl Deserr<ProblemList> for DeskStart {
    fn deserialize_from_value<V: IntoValue>(
        value: Value<V>,
        at: ValuePointerRef<'_>,
    ) -> Result<Self, ProblemList> {
        let Value::Map(_) = value else {
            return Err(ProblemList::kind(value, &[ValueKind::Map], at));
        };
        let mut value = serde_json::Value::from(value);
        let fields = value.as_object_mut();
        let format = fields.and_then(|fields| fields.remove("format"));
        let format = format.unwrap_or_default();
        if check_format::<Mix>(&format).is_ok() {
            return Mix::deserialize_from_value(value.into_value(), at).map(Self::Mix);
        }
        match check_format::<TileSet>(&format) {
            Ok(_) => TileSet::deserialize_from_value(value.into_value(), at).map(Self::Set),
            Err(problem) => Err(ProblemList::one(at.push_key("format"), *problem.what)),
        }
    }
}

impl Serialize for DeskStart {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Set(set) => crate::document::stamped(set).serialize(serializer),
            Self::Mix(mix) => crate::document::stamped(mix).serialize(serializer),
        }
    }
}

#[cfg(test)]
impl JsonSchema for DeskStart {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Begun".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "A tile set or a mix in its own format, as far as it is.",
            "type": "object",
            "required": ["format"],
            "properties": { "format": { "enum": [
                crate::document::format_word::<TileSet>(), crate::document::format_word::<Mix>(),
            ] } },
        })
    }
}

/// An operation of the workshop, or a run of the lab, as it is written: an object that says `of` what it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Operation(pub serde_json::Value);

impl Deserr<ProblemList> for Operation {
    fn deserialize_from_value<V: IntoValue>(
        value: Value<V>,
        at: ValuePointerRef<'_>,
    ) -> Result<Self, ProblemList> {
        let value = serde_json::Value::from(value);
        if value.get("of").is_some_and(serde_json::Value::is_string) {
            return Ok(Self(value));
        }
        Err(ProblemList::one(at, What::NoOperation))
    }
}

#[cfg(test)]
impl JsonSchema for Operation {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Operation".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "One change of a document, or a run of the lab; the other fields depend on what it is of.",
            "type": "object",
            "required": ["of"],
            "properties": { "of": { "enum": ["about", "tile", "set", "mix", "lab"] } },
        })
    }
}

/// One thing that a solution does: an action of a game, or an operation at a desk.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum SolutionStep {
    /// In a game.
    Act(WrittenAction),
    /// At a desk.
    Make(Operation),
}

impl Deserr<ProblemList> for SolutionStep {
    fn deserialize_from_value<V: IntoValue>(
        value: Value<V>,
        at: ValuePointerRef<'_>,
    ) -> Result<Self, ProblemList> {
        let value = serde_json::Value::from(value);
        if value.get("of").is_some() {
            return Operation::deserialize_from_value(value.into_value(), at).map(Self::Make);
        }
        WrittenAction::deserialize_from_value(value.into_value(), at).map(Self::Act)
    }
}

#[cfg(test)]
impl JsonSchema for SolutionStep {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Solved".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let parts = [
            generator.subschema_for::<WrittenAction>(),
            generator.subschema_for::<Operation>(),
        ];
        json_schema!({ "anyOf": parts })
    }
}

words! {
    /// Where a lesson is given when not on a board.
    DeskWord { Tile = "tile", Set = "set", Mix = "mix", Lab = "lab" }

    /// What can be counted of what is made.
    CountedThing {
        Tiles = "tiles", Designs = "designs", Sides = "sides", Things = "things", Answers = "answers",
        Copies = "copies", Games = "games", Highest = "highest", Lowest = "lowest", Median = "median",
        FirstAhead = "first-ahead",
    }

    /// Whose tiles are counted.
    Whose { Document = "document", Bag = "bag" }
}

written! {
    /// How the lab weighs the mix of a lesson.
    Weighing
    needs {
        /// Who plays, in turn order.
        bots "bots": Vec<String>,
        /// How many games.
        games "games": Whole<1, 200>,
        /// What decides them.
        seed "seed": Whole<0, 4_294_967_295>,
    }
    may {}
}

written! {
    /// A tile of the document; any of them when none is named.
    OfTile
    needs {}
    may {
        /// Its id.
        tile "tile": Option<String>,
    }
}

written! {
    /// A city, a road, a field or something inside that a tile has.
    HasSegment
    needs {
        /// What it is.
        kind "kind": Land,
    }
    may {
        /// On which tile; on any when none is named.
        tile "tile": Option<String>,
        /// The sides that it reaches, these and no others.
        sides "sides": Vec<RulesWord<At>>,
        /// How many sides it reaches.
        reaches "reaches": Option<Whole<0, 8>>,
        /// At least so many of them on one tile; one when nothing is said.
        at_least "at-least": Option<Amount>,
        /// At most so many.
        at_most "at-most": Option<Amount>,
        /// So many.
        exactly "exactly": Option<Amount>,
    }
}

written! {
    /// Sides of a tile that one city or one road reaches.
    Joined
    needs {
        /// The sides.
        sides "sides": Vec<RulesWord<At>>,
    }
    may {
        /// On which tile; on any when none is named.
        tile "tile": Option<String>,
        /// What joins them.
        kind "kind": Option<Land>,
    }
}

written! {
    /// What stands on a tile.
    Carries
    needs {
        /// What, by its word in files.
        what "what": String,
    }
    may {
        /// On which tile; on any when none is named.
        tile "tile": Option<String>,
        /// At least so many; one when nothing is said.
        at_least "at-least": Option<Amount>,
        /// At most so many.
        at_most "at-most": Option<Amount>,
        /// So many.
        exactly "exactly": Option<Amount>,
    }
}

written! {
    /// A number that the workshop or the lab counts.
    CountIs
    needs {
        /// Of what.
        what "what": CountedThing,
    }
    may {
        /// Whose tiles; those of the document when nothing is said.
        whose "in": Option<Whose>,
        /// Which tile.
        tile "tile": Option<String>,
        /// Which side of it: the tiles are counted that can lie there.
        side "side": Option<RulesWord<At>>,
        /// Sides that show this.
        land "land": Option<Land>,
        /// Things of this word in files.
        thing "thing": Option<String>,
        /// At least so many; one when nothing is said.
        at_least "at-least": Option<Amount>,
        /// At most so many.
        at_most "at-most": Option<Amount>,
        /// So many.
        exactly "exactly": Option<Amount>,
    }
}

written! {
    /// What is among the tiles of a set, or in the bag of a mix.
    InSet
    needs {}
    may {
        /// A tile that looks like this one, whichever way it lies.
        like "like": Option<String>,
        /// The copies of a tile set.
        set "set": Option<String>,
        /// At least so many; one when nothing is said.
        at_least "at-least": Option<Amount>,
        /// At most so many.
        at_most "at-most": Option<Amount>,
        /// So many.
        exactly "exactly": Option<Amount>,
    }
}

macro_rules! limits {
    ($($name:ident),+) => {$(
        impl $name {
            /// The limit that it holds.
            #[must_use]
            pub const fn limit(&self) -> Limit {
                Limit { at_least: self.at_least, at_most: self.at_most, exactly: self.exactly }
            }
        }
    )+};
}
limits!(HasSegment, Carries, CountIs, InSet);
