//! What a way through a turn gives up against the best one, as games that were played on from it told.

use crate::faults::ProblemList;
use crate::number::Whole;
use deserr::{Deserr, IntoValue, Value, ValuePointerRef};
#[cfg(test)]
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Serialize};

/// What is so near the best, in hundredths of a point, is as good; and what is no farther than its noise allows.
pub const NEAR: i32 = 50;
const NOISE: i32 = 2;

/// What a way gives up against the best, in hundredths of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "(i32, i32, u32)", into = "(i32, i32, u32)")]
pub struct WayLoss {
    /// So much.
    pub behind: i32,
    /// The standard error of that.
    pub noise: i32,
    /// In so many games.
    pub games: u32,
}

/// As a file writes it.
type WrittenLoss = (
    Whole<0, 1_000_000>,
    Whole<0, 1_000_000>,
    Whole<1, 1_000_000>,
);

impl From<(i32, i32, u32)> for WayLoss {
    fn from((behind, noise, games): (i32, i32, u32)) -> Self {
        Self {
            behind,
            noise,
            games,
        }
    }
}

impl From<WayLoss> for (i32, i32, u32) {
    fn from(it: WayLoss) -> Self {
        (it.behind, it.noise, it.games)
    }
}

impl Deserr<ProblemList> for WayLoss {
    fn deserialize_from_value<V: IntoValue>(
        value: Value<V>,
        at: ValuePointerRef<'_>,
    ) -> Result<Self, ProblemList> {
        let (behind, noise, games) = WrittenLoss::deserialize_from_value(value, at)?;
        Ok(Self::from((behind.get(), noise.get(), games.get())))
    }
}

#[cfg(test)]
impl JsonSchema for WayLoss {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        "WayLoss".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        generator.subschema_for::<WrittenLoss>()
    }
}

impl WayLoss {
    /// True when nobody can tell it from the best.
    pub fn is_right(self) -> bool {
        self.behind <= NEAR.max(NOISE * self.noise)
    }

    /// In whole points, at least one.
    pub fn points(self) -> i32 {
        ((self.behind + 50) / 100).max(1)
    }

    /// What is said to be given up: nothing by what nobody can tell from the best, else whole points.
    pub fn given_up(self) -> i32 {
        if self.is_right() { 0 } else { self.points() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_nobody_can_tell_from_the_best_gives_up_nothing_and_anything_else_a_point_at_least() {
        for (behind, noise, given_up) in [
            (0, 0, 0),
            (50, 10, 0),
            (51, 10, 1),
            (149, 20, 1),
            (150, 20, 2),
            (150, 75, 0),
            (151, 75, 2),
            (449, 30, 4),
        ] {
            let loss = WayLoss::from((behind, noise, 96));
            assert_eq!(loss.given_up(), given_up, "{loss:?}");
        }
    }
}
