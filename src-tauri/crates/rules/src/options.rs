//! The rule options `OP-01` … `OP-17`: which there are, their values, and what was chosen.
//! Knows the words of the options, not what they do.

use serde::Serialize;

/// A rule that a table may choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[repr(u8)]
#[allow(
    missing_docs,
    reason = "named by what they decide; OPTIONS tells the values"
)]
pub enum Choice {
    WhoFollowsTheRobber,
    RobbersInFinalScoring,
    TollScoring,
    TollFlip,
    ScoreSpaces,
    FeatureOrder,
    CropAdding,
    TwoTileCity,
    Farmers,
    Retired,
    Pictures,
    RansomTime,
    RiverTurns,
    Goods,
    Builder,
    Pig,
    WhomToRob,
}

impl Choice {
    /// The id of the option.
    #[must_use]
    pub const fn id(self) -> &'static str {
        OPTIONS[self as usize].0
    }
}

/// The id of each option and its values, the default first; in the order of [`Choice`].
pub const OPTIONS: [(&str, &[&str]); 17] = [
    ("OP-01", &["each-other", "next-one", "c3.1"]),
    ("OP-02", &["on", "off"]),
    ("OP-03", &["separate", "merged", "not-robbable"]),
    ("OP-04", &["turn", "round"]),
    ("OP-05", &["mod-50", "absolute"]),
    ("OP-06", &["choose", "fixed"]),
    ("OP-07", &["may", "must"]),
    ("OP-08", &["4", "2"]),
    ("OP-09", &["3-per-field", "c1", "c2"]),
    ("OP-10", &["owner"]),
    ("OP-11", &["c2", "c1-farmhouses", "none"]),
    ("OP-12", &["whole-turn", "before-acting"]),
    ("OP-13", &["immediate", "never", "clear"]),
    ("OP-14", &["on", "off"]),
    ("OP-15", &["on", "off"]),
    ("OP-16", &["on", "off"]),
    ("OP-17", &["first", "choose"]),
];

/// Values written out, as a rule book would put them, and the word that stands for each.
const IN_FULL: [(&str, &str, &str); 12] = [
    ("OP-03", "separate, robbable", "separate"),
    ("OP-03", "merged with road points", "merged"),
    ("OP-03", "not robbable", "not-robbable"),
    ("OP-04", "end of turn", "turn"),
    ("OP-04", "end of full round of all players", "round"),
    ("OP-05", "score mod 50", "mod-50"),
    ("OP-05", "absolute score", "absolute"),
    ("OP-06", "active player chooses", "choose"),
    ("OP-09", "3 per city per field", "3-per-field"),
    // Retired: both values came to the same (TW-16), and games that were kept may name it.
    ("OP-10", "captor", "owner"),
    ("OP-11", "c2 totals", "c2"),
    ("OP-11", "c1 farmhouses", "c1-farmhouses"),
];

/// What a table chose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Options {
    chosen: [u8; OPTIONS.len()],
}

/// An option that does not exist, or a value that it does not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoSuchOption {
    /// No option of that id.
    Id,
    /// The values it has.
    Value(&'static [&'static str]),
}

impl Options {
    /// Chooses a value, written short or in full, in any case.
    ///
    /// # Errors
    /// When there is no such option or no such value.
    pub fn choose(&mut self, id: &str, value: &str) -> Result<(), NoSuchOption> {
        let option = OPTIONS
            .iter()
            .position(|o| o.0 == id)
            .ok_or(NoSuchOption::Id)?;
        let values = OPTIONS[option].1;
        let in_full = IN_FULL
            .iter()
            .find(|(of, full, _)| *of == id && full.eq_ignore_ascii_case(value));
        let word = in_full.map_or(value, |(_, _, word)| word);
        let chosen = values
            .iter()
            .position(|v| v.eq_ignore_ascii_case(word))
            .ok_or(NoSuchOption::Value(values))?;
        self.chosen[option] = chosen as u8;
        Ok(())
    }

    /// The number of the chosen value; 0 is the default.
    #[must_use]
    #[inline]
    pub const fn of(&self, option: Choice) -> u8 {
        self.chosen[option as usize]
    }

    /// Every option, as ids and values.
    pub fn all(&self) -> impl Iterator<Item = (&'static str, &'static str)> + '_ {
        let values = OPTIONS.iter().zip(self.chosen);
        values.map(|((id, values), chosen)| (*id, values[usize::from(chosen)]))
    }

    /// What differs from the default, as ids and values.
    pub fn chosen(&self) -> impl Iterator<Item = (&'static str, &'static str)> + '_ {
        OPTIONS
            .iter()
            .zip(self.chosen)
            .filter(|(_, chosen)| *chosen != 0)
            .map(|((id, values), chosen)| (*id, values[usize::from(chosen)]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_written_in_full_stands_for_one_of_its_option() {
        for (id, full, word) in IN_FULL {
            let mut options = Options::default();
            options.choose(id, full).unwrap();
            let mut short = Options::default();
            short.choose(id, word).unwrap();
            assert_eq!(options, short, "{id} {full}");
        }
        assert_eq!(Options::default().choose("OP-01", "C3.1"), Ok(()));
    }
}
