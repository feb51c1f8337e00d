//! What was counted once a game, kept by the name of each measure, so that a program which counts more, or less, still
//! reads it.

use crate::figures::Tally;
use crate::measure::{LabMeasure, MEASURES, TURNS, measures};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;

/// A tally for each measure that was counted in all of the games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MeasureCounts {
    /// In the order of [`measures`]; nothing for what was not counted in every game.
    today: Vec<Option<Tally>>,
    /// What another program counted and this one does not. It lasts until a game is added that was counted here.
    others: BTreeMap<String, Tally>,
}

impl MeasureCounts {
    /// Everything that is counted today, of no game.
    pub(crate) fn none() -> Self {
        Self {
            today: vec![Some(Tally::BY_TURN); MEASURES],
            others: BTreeMap::new(),
        }
    }

    /// The tally of a measure by its name; nothing when it was not counted.
    pub fn get(&self, name: &str) -> Option<&Tally> {
        let at = measures().position(|measure| measure.name() == name);
        match at {
            Some(at) => self.today[at].as_ref(),
            None => self.others.get(name),
        }
    }

    /// Everything that could be counted today, with its tally if it was.
    pub(crate) fn each(&self) -> impl Iterator<Item = (LabMeasure, Option<&Tally>)> {
        measures().zip(self.today.iter().map(Option::as_ref))
    }

    /// Adds a game, counted here.
    pub(crate) fn add(&mut self, values: &[i32; MEASURES], first: bool) {
        for (tally, value) in self.today.iter_mut().zip(values) {
            if let Some(tally) = tally {
                tally.add_of(values[TURNS], *value, first);
            }
        }
        self.others.clear();
    }

    /// Adds the games of others: what either of them did not count is not counted in both together.
    pub(crate) fn merge(&mut self, other: &Self, first: bool) {
        for (tally, more) in self.today.iter_mut().zip(&other.today) {
            match (tally.as_mut(), more) {
                (Some(tally), Some(more)) => tally.merge(more, first),
                _ => *tally = None,
            }
        }
        self.others.retain(|name, tally| {
            let more = other.others.get(name);
            more.is_some_and(|more| {
                tally.merge(more, first);
                true
            })
        });
    }
}

impl Serialize for MeasureCounts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let today = self
            .each()
            .filter_map(|(m, tally)| Some((m.name(), tally?)));
        let others = self
            .others
            .iter()
            .map(|(name, tally)| (name.clone(), tally));
        serializer.collect_map(today.chain(others))
    }
}

impl<'de> Deserialize<'de> for MeasureCounts {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut kept = BTreeMap::<String, Tally>::deserialize(deserializer)?;
        let today = measures().map(|measure| kept.remove(&measure.name()));
        Ok(Self {
            today: today.collect(),
            others: kept,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    fn tally(value: i32) -> Value {
        json!({"sum": value, "squares": value * value, "least": value, "most": value})
    }

    fn read(text: &Value) -> MeasureCounts {
        serde_json::from_value(text.clone()).expect("counts")
    }

    #[test]
    fn what_another_program_counts_is_kept_as_long_as_no_game_is_added() {
        let kept = json!({"base/game/turns": tally(71), "moon/happened/eclipses": tally(3)});
        let mut counts = read(&kept);
        assert_eq!(serde_json::to_value(&counts).expect("JSON"), kept);
        assert_eq!(counts.get("moon/happened/eclipses").map(|t| t.sum), Some(3));
        assert_eq!(counts.get("base/game/points"), None);
        let mut game = MeasureCounts::none();
        game.add(&[9; MEASURES], true);
        counts.merge(&game, false);
        assert_eq!(counts.get("base/game/turns").map(|t| t.sum), Some(80));
        assert_eq!(counts.get("moon/happened/eclipses"), None);
        assert_eq!(counts.get("base/game/points"), None, "not of all the games");
    }
}
