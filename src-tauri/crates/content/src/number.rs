//! A whole number within limits that its type names.

use crate::document::JudgedFields;
use crate::faults::{ProblemList, found};
use crate::problem::What;
use deserr::{Deserr, IntoValue, Value, ValuePointerRef};
use rules::ground::Cell;
#[cfg(test)]
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::Serialize;

/// The number of a player, from 0 in turn order.
pub type PlayerNumber = Whole<0, 5>;

/// A player that an action may name, whether or not he sits at the table.
pub(crate) type AnyPlayer = Whole<0, 255>;

/// How far from the first tile a position may reach.
pub type Coordinate = Whole<-3000, 3000>;

/// A coordinate that an action may name, whether or not a tile can lie there.
pub(crate) type AnyCoordinate = Whole<-32_768, 32_767>;

/// A whole number from `LEAST` to `MOST`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(transparent)]
pub struct Whole<const LEAST: i64, const MOST: i64>(i64);

impl<const LEAST: i64, const MOST: i64> Whole<LEAST, MOST> {
    /// Nought, where the limits allow it.
    pub const ZERO: Self = {
        assert!(LEAST <= 0 && MOST >= 0);
        Self(0)
    };

    /// One, where the limits allow it.
    pub const ONE: Self = {
        assert!(LEAST <= 1 && MOST >= 1);
        Self(1)
    };

    /// The number, when it lies within the limits.
    pub const fn new(number: i64) -> Option<Self> {
        if LEAST <= number && number <= MOST {
            Some(Self(number))
        } else {
            None
        }
    }

    /// The number as the smaller type that its limits fit.
    pub fn get<T: TryFrom<i64>>(self) -> T {
        T::try_from(self.0).unwrap_or_else(|_| unreachable!("{LEAST}..={MOST} fits the type"))
    }
}

impl<const LEAST: i64, const MOST: i64> Deserr<ProblemList> for Whole<LEAST, MOST> {
    fn deserialize_from_value<V: IntoValue>(
        value: Value<V>,
        at: ValuePointerRef<'_>,
    ) -> Result<Self, ProblemList> {
        let number = match value {
            Value::Integer(number) => i64::try_from(number).ok(),
            Value::NegativeInteger(number) => Some(number),
            other => {
                let what = What::NoWholeNumber {
                    least: LEAST.into(),
                    most: MOST.into(),
                    found: found(&other.into()),
                };
                return Err(ProblemList::one(at, what));
            }
        };
        number.and_then(Self::new).ok_or_else(|| {
            let what = What::OutOfRange {
                number: number.map(Into::into),
                least: LEAST.into(),
                most: MOST.into(),
            };
            ProblemList::one(at, what)
        })
    }
}

/// A number that the rules tell, where a file may say it.
pub(crate) fn some<const LEAST: i64, const MOST: i64>(
    number: impl Into<i64>,
) -> Option<Whole<LEAST, MOST>> {
    Whole::new(number.into())
}

/// A number that the rules keep within what a file may say.
pub(crate) fn whole<const LEAST: i64, const MOST: i64>(
    number: impl Into<i64>,
) -> Whole<LEAST, MOST> {
    let number = number.into();
    Whole::new(number).unwrap_or_else(|| unreachable!("{number} is not from {LEAST} to {MOST}"))
}

/// The cell at two coordinates of a file.
pub(crate) fn cell(x: Coordinate, y: Coordinate) -> Cell {
    Cell::new(x.get(), y.get())
}

impl<const LEAST: i64, const MOST: i64> JudgedFields for Whole<LEAST, MOST> {}

#[cfg(test)]
impl<const LEAST: i64, const MOST: i64> JsonSchema for Whole<LEAST, MOST> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        format!("Whole{LEAST}To{MOST}").into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "integer", "minimum": LEAST, "maximum": MOST })
    }
}
