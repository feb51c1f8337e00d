//! The versions of the rules that games were kept under, and what was usual in those that have passed. It must not
//! know their tiles (`passed.rs`).

use crate::faults::Faults;
use crate::problem::What;
use deserr::{Deserr, IntoValue, Value, ValuePointerRef};
use rules::options::Options;
#[cfg(test)]
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Serialize, Serializer};

/// A version of the rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Edition {
    /// That of a record which does not say.
    #[default]
    First = 1,
    /// Before The River and The Abbot came to everything.
    Second = 2,
    /// Today's.
    Third = 3,
}

/// What was the default in an edition, and in those before it, and is not any more.
const USUAL_THEN: [(Edition, &str, &str); 1] = [(Edition::First, "OP-12", "before-acting")];

impl Edition {
    /// All of them, the earliest first.
    pub const ALL: [Self; 3] = [Self::First, Self::Second, Self::Third];
    /// The one that new games are kept under.
    pub const TODAY: Self = Self::Third;

    /// Its number in a record.
    pub const fn number(self) -> u32 {
        self as u32
    }

    /// What holds where a mix says nothing.
    pub(crate) fn usual_options(self) -> Options {
        let mut usual = Options::default();
        for (last, id, value) in USUAL_THEN {
            if self <= last {
                let _ = usual.choose(id, value);
            }
        }
        usual
    }
}

impl Deserr<Faults> for Edition {
    fn deserialize_from_value<V: IntoValue>(
        value: Value<V>,
        at: ValuePointerRef<'_>,
    ) -> Result<Self, Faults> {
        let number =
            crate::number::Whole::<1, { u32::MAX as i64 }>::deserialize_from_value(value, at)?;
        let known = Self::ALL
            .into_iter()
            .find(|edition| edition.number() == number.get::<u32>());
        known.ok_or_else(|| {
            let (number, newest) = (number.get::<u32>().into(), Self::TODAY.number().into());
            Faults::one(at, What::NewerRules { number, newest })
        })
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
        json_schema!({ "enum": Self::ALL.map(Self::number) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_usual_once_can_be_chosen_today() {
        for (_, id, value) in USUAL_THEN {
            assert_eq!(
                Options::default().choose(id, value),
                Ok(()),
                "{id}: {value}"
            );
        }
    }
}
