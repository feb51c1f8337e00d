//! What a learner is asked, as data: which number, player or places, and what the rules are to compute for it.
//! Knows the fields; every value is computed by whoever holds the game.

use super::making::CountIs;
use super::predicate::{Anchor, Pattern, Predicate};
use super::written::{
    AskKind, Counting, Happening, PlayerHas, RulesWord, SourceWord, is_default, one_of, written,
};
use crate::faults::ProblemList;
use crate::number::Coordinate;
use crate::number::PlayerNumber;
use deserr::{Deserr, IntoValue, Sequence, Value, ValueKind, ValuePointerRef};
use rules::ground::{At, Kind};
#[cfg(test)]
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::Serialize;

written! {
    /// A question.
    WrittenQuestion
    needs {
        /// What an answer is.
        kind "kind": AskKind,
        /// What is asked for.
        of "of": AskedMeasure,
    }
    may {
        /// The answers to choose from.
        choices "choices": Vec<ExpectedAnswer>,
        /// The right answer, as its author believes; what is computed counts.
        answer "answer": Option<ExpectedAnswer>,
    }
}

written! {
    /// A place, or a whole cell where nothing more is said.
    #[derive(Copy, PartialOrd, Ord)]
    PlaceOrCell
    needs {
        /// East of the first tile.
        x "x": Coordinate,
        /// South of the first tile.
        y "y": Coordinate,
    }
    may {
        /// What is there.
        kind "kind": Option<RulesWord<Kind>>,
        /// Where on the tile.
        at "at": Option<RulesWord<At>>,
    }
}

/// An answer: a number or a player, several players, a place, several places, yes or no, the code of a reason, a tile.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(untagged)]
pub enum ExpectedAnswer {
    /// Yes or no.
    YesNo(bool),
    /// A number, or the number of a player.
    Number(i32),
    /// Several players.
    Numbers(Vec<i32>),
    /// The code of a reason, or a tile.
    Code(String),
    /// A place.
    Place(PlaceOrCell),
    /// Several places.
    Places(Vec<PlaceOrCell>),
}

impl ExpectedAnswer {
    /// Reads an answer that lies at the field `path`.
    ///
    /// # Errors
    /// With every fault, by path.
    pub fn read_part(
        value: serde_json::Value,
        path: &str,
    ) -> Result<Self, Vec<crate::problem::Problem>> {
        let at = ValuePointerRef::Origin;
        crate::faults::reading(|| {
            Self::deserialize_from_value(IntoValue::into_value(value), at.push_key(path))
        })
        .map_err(ProblemList::told)
    }
}

impl Deserr<ProblemList> for ExpectedAnswer {
    fn deserialize_from_value<V: IntoValue>(
        value: Value<V>,
        at: ValuePointerRef<'_>,
    ) -> Result<Self, ProblemList> {
        match value {
            Value::Boolean(yes) => Ok(Self::YesNo(yes)),
            Value::Integer(_) | Value::NegativeInteger(_) => {
                crate::number::Whole::<-99_999, 99_999>::deserialize_from_value(value, at)
                    .map(|number| Self::Number(number.get()))
            }
            Value::String(code) => Ok(Self::Code(code)),
            Value::Map(_) => PlaceOrCell::deserialize_from_value(value, at).map(Self::Place),
            Value::Sequence(list) => {
                let list: Vec<_> = list.into_iter().map(IntoValue::into_value).collect();
                let whole =
                    |v: &Value<V>| matches!(v, Value::Integer(_) | Value::NegativeInteger(_));
                if !list.is_empty() && list.iter().all(whole) {
                    several(list, at).map(|numbers: Vec<crate::number::Whole<0, 5>>| {
                        Self::Numbers(numbers.into_iter().map(crate::number::Whole::get).collect())
                    })
                } else {
                    several(list, at).map(Self::Places)
                }
            }
            other => Err(ProblemList::kind(
                other,
                &[
                    ValueKind::Integer,
                    ValueKind::Boolean,
                    ValueKind::String,
                    ValueKind::Map,
                    ValueKind::Sequence,
                ],
                at,
            )),
        }
    }
}

fn several<T: Deserr<ProblemList>, V: IntoValue>(
    list: Vec<Value<V>>,
    at: ValuePointerRef<'_>,
) -> Result<Vec<T>, ProblemList> {
    let mut faults = ProblemList::default();
    let mut read = Vec::with_capacity(list.len());
    for (index, value) in list.into_iter().enumerate() {
        match T::deserialize_from_value(value, at.push_index(index)) {
            Ok(value) => read.push(value),
            Err(more) => faults.append(more),
        }
    }
    if faults.is_empty() {
        Ok(read)
    } else {
        Err(faults)
    }
}

#[cfg(test)]
impl JsonSchema for ExpectedAnswer {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Answer".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "A number, a player, several players, a place, several places, yes or no, the code of a reason, or a tile.",
            "type": ["boolean", "integer", "string", "object", "array"],
        })
    }
}

one_of! {
    /// Something that the rules compute. A player who is not named is the learner.
    AskedMeasure {
        /// The points that the moves of the step bring.
        Points(Standing) = "points",
        /// The score after them.
        Score(Standing) = "score",
        /// Where the marker stands on the track of 50 spaces after them.
        Space(Standing) = "space",
        /// The points if the game ended then.
        AtTheEnd(Standing) = "at-the-end",
        /// What a feature brings.
        Worth(Worth) = "worth",
        /// The choices that the player to move has.
        Choices(Choices) = "choices",
        /// What lies before a player.
        Supply(Standing) = "supply",
        /// How many stretches of a kind are on a tile.
        Stretches(OnTile) = "stretches",
        /// How many tiles a feature has.
        Tiles(OfFeature) = "tiles",
        /// What the figures of a player weigh there.
        Weight(OfFeature) = "weight",
        /// How many completed cities a field touches.
        Cities(OfFeature) = "cities",
        /// How often something happens in the moves.
        Events(Standing) = "events",
        /// Who would be paid for a feature.
        Owners(OfFeature) = "owners",
        /// Who scores in the moves.
        Scorers(Standing) = "scorers",
        /// Who has won after them.
        Winners(bool) = "winners",
        /// Who would have won if the game ended then.
        Leaders(bool) = "leaders",
        /// Who decides after them.
        ToMove(bool) = "to-move",
        /// Those of some places that belong to one feature.
        Among(Among) = "among",
        /// That of some places whose feature would bring a player most.
        Richest(Richest) = "richest",
        /// The one of some tiles that lies in the bag and fits into a gap.
        Fitting(AskedGap) = "fitting",
        /// How many of the tiles left fit into a gap, or would complete a feature at once.
        Outs(Outs) = "outs",
        /// Whether something is true after the moves.
        Is(Predicate) = "is",
        /// At a desk: what the workshop or the lab counts.
        Made(CountIs) = "made",
    }
}

written! {
    /// Of a player, as far as it matters.
    Standing
    needs {}
    may {
        /// Who.
        player "player": Option<PlayerNumber>,
        /// For what.
        source "source": Option<SourceWord>,
        /// For which feature.
        feature "feature": Option<Anchor>,
        /// What lies there.
        what "what": Option<PlayerHas>,
        /// What happens.
        event "event": Option<Happening>,
    }
}

written! {
    /// What a feature brings.
    Worth
    needs {
        /// Which.
        feature "feature": Anchor,
    }
    may {
        /// Whom.
        player "player": Option<PlayerNumber>,
        /// True for what it would bring were it complete with the tiles it has.
        complete "complete": bool,
    }
}

written! {
    /// What the player to move may do.
    Choices
    needs {
        /// Which of it.
        act "act": Pattern,
    }
    may {
        /// What is counted; actions when nothing is said.
        by "by": Option<Counting>,
    }
}

written! {
    /// Stretches on one tile.
    OnTile
    needs {
        /// East of the first tile.
        x "x": Coordinate,
        /// South of the first tile.
        y "y": Coordinate,
        /// Of which kind.
        kind "kind": RulesWord<Kind>,
    }
    may {}
}

written! {
    /// A free cell, and tiles that might go there.
    AskedGap
    needs {
        /// East of the first tile.
        x "x": Coordinate,
        /// South of the first tile.
        y "y": Coordinate,
        /// The tiles.
        tiles "tiles": Vec<String>,
    }
    may {}
}

written! {
    /// A gap, or a feature; the tile in hand is not counted.
    Outs
    needs {}
    may {
        /// The gap: east of the first tile.
        x "x": Option<Coordinate>,
        /// The gap: south of the first tile.
        y "y": Option<Coordinate>,
        /// The feature.
        feature "feature": Option<Anchor>,
    }
}

written! {
    /// Of a feature.
    OfFeature
    needs {
        /// Which.
        feature "feature": Anchor,
    }
    may {
        /// Whose.
        player "player": Option<PlayerNumber>,
    }
}

written! {
    /// Which of some places belong to a feature.
    Among
    needs {
        /// Which feature.
        feature "feature": Anchor,
        /// The places.
        places "places": Vec<PlaceOrCell>,
    }
    may {}
}

written! {
    /// Which of some places is worth most.
    Richest
    needs {
        /// The places.
        places "places": Vec<PlaceOrCell>,
    }
    may {
        /// To whom.
        player "player": Option<PlayerNumber>,
    }
}
