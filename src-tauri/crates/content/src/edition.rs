//! The versions of the rules that games were kept under: today's, and those that have passed. What a passed one held lies
//! in `editions/N.json`; `passed.rs` reads it.

use crate::faults::ProblemList;
use crate::problem::What;
use deserr::{Deserr, IntoValue, Value, ValuePointerRef};
#[cfg(test)]
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Serialize, Serializer};

/// The sets, mixes and defaults of each edition that has passed, the first one first. When one of them changes after a
/// release, the released ones become a file here, which is never edited, and today's edition gets the next number.
pub(crate) const PASSED: &[&str] = &[
    // The tests of this crate pretend that one has passed.
    #[cfg(test)]
    include_str!("../editions/invented.json"),
];

/// A version of the rules, by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Edition(u32);

impl Edition {
    /// That of a record which does not say.
    pub const FIRST: Self = Self(1);
    /// The one that new games are kept under.
    pub const TODAY: Self = Self(PASSED.len() as u32 + 1);

    /// Its number in a record.
    pub const fn number(self) -> u32 {
        self.0
    }
}

impl Default for Edition {
    fn default() -> Self {
        Self::FIRST
    }
}

impl Deserr<ProblemList> for Edition {
    fn deserialize_from_value<V: IntoValue>(
        value: Value<V>,
        at: ValuePointerRef<'_>,
    ) -> Result<Self, ProblemList> {
        let number =
            crate::number::Whole::<1, { u32::MAX as i64 }>::deserialize_from_value(value, at)?;
        let known = Self(number.get::<u32>());
        if known > Self::TODAY {
            let (number, newest) = (known.number().into(), Self::TODAY.number().into());
            return Err(ProblemList::one(at, What::NewerRules { number, newest }));
        }
        Ok(known)
    }
}

impl Serialize for Edition {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u32(self.number())
    }
}

#[cfg(test)]
impl JsonSchema for Edition {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Edition".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "integer", "minimum": 1 })
    }
}
