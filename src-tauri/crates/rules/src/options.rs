//! The rule options `OP-01` … `OP-11`: which there are, their values, and what was chosen.
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
    ExchangeChooser,
    Pictures,
}

/// The id of each option and its values, the default first; in the order of [`Choice`].
pub const OPTIONS: [(&str, &[&str]); 11] = [
    ("OP-01", &["each-other", "next-one", "c3.1"]),
    ("OP-02", &["on", "off"]),
    ("OP-03", &["separate", "merged", "not-robbable"]),
    ("OP-04", &["turn", "round"]),
    ("OP-05", &["mod-50", "absolute"]),
    ("OP-06", &["choose", "fixed"]),
    ("OP-07", &["may", "must"]),
    ("OP-08", &["4", "2"]),
    ("OP-09", &["3-per-field", "c1", "c2"]),
    ("OP-10", &["owner", "captor"]),
    ("OP-11", &["c2", "c1-farmhouses", "none"]),
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
    /// Chooses a value.
    ///
    /// # Errors
    /// When there is no such option or no such value.
    pub fn choose(&mut self, id: &str, value: &str) -> Result<(), NoSuchOption> {
        let option = OPTIONS
            .iter()
            .position(|o| o.0 == id)
            .ok_or(NoSuchOption::Id)?;
        let values = OPTIONS[option].1;
        let chosen = values
            .iter()
            .position(|v| *v == value)
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

    /// What differs from the default, as ids and values.
    pub fn chosen(&self) -> impl Iterator<Item = (&'static str, &'static str)> + '_ {
        OPTIONS
            .iter()
            .zip(self.chosen)
            .filter(|(_, chosen)| *chosen != 0)
            .map(|((id, values), chosen)| (*id, values[usize::from(chosen)]))
    }
}
