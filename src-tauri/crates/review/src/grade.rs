//! How bad a decision was, in three words, and how well somebody plays, in four. Holds the limits; measures nothing.

use serde::Serialize;

/// What a decision that gave something away is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename_all = "kebab-case")]
pub enum Grade {
    /// A point or more.
    Doubtful,
    /// Three points or more.
    Bad,
    /// Six points or more.
    VeryBad,
}

/// What is lost counts beyond so many times its noise.
const BEYOND_NOISE: i32 = 2;
const LIMITS: [(i32, Grade); 3] = [
    (600, Grade::VeryBad),
    (300, Grade::Bad),
    (100, Grade::Doubtful),
];

impl Grade {
    /// Of so much lost, known with that noise, both in hundredths of a point; nothing for what is level.
    pub fn of(lost: i32, noise: i32) -> Option<Self> {
        let limits = LIMITS.iter().find(|(least, _)| lost >= *least);
        let grade = limits.map(|(_, grade)| *grade);
        grade.filter(|_| lost > BEYOND_NOISE * noise)
    }

    /// The word for it in files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Doubtful => "doubtful",
            Self::Bad => "bad",
            Self::VeryBad => "very-bad",
        }
    }
}

/// Which bot somebody plays like, by what a decision with a choice costs on average.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "bindings", derive(specta::Type))]
#[serde(rename_all = "kebab-case")]
pub enum Rating {
    /// Like the sharp bot.
    Sharp,
    /// Like the steady one.
    Steady,
    /// Like the greedy one.
    Greedy,
    /// Like one that takes anything.
    Random,
}

/// Half way between the measured rates of two bots (see the README), in hundredths of a point a decision.
const UP_TO: [(i32, Rating); 3] = [
    (17, Rating::Sharp),
    (57, Rating::Steady),
    (214, Rating::Greedy),
];

impl Rating {
    /// Of a rate in hundredths of a point a decision.
    pub(crate) fn of(rate: i32) -> Self {
        let known = UP_TO.iter().find(|(most, _)| rate <= *most);
        known.map_or(Self::Random, |(_, rating)| *rating)
    }

    /// The word for it in files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Sharp => "sharp",
            Self::Steady => "steady",
            Self::Greedy => "greedy",
            Self::Random => "random",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_within_the_noise_has_no_grade_and_more_lost_is_never_called_less() {
        assert_eq!(Grade::of(90, 0), None);
        assert_eq!(Grade::of(500, 250), None);
        assert_eq!(Grade::of(501, 250), Some(Grade::Bad));
        let grades: Vec<_> = (-100..900).map(|lost| Grade::of(lost, 10)).collect();
        assert!(grades.is_sorted());
        assert_eq!(grades.last(), Some(&Some(Grade::VeryBad)));
    }

    #[test]
    fn whoever_loses_less_is_rated_no_worse() {
        let ratings: Vec<_> = (-50..500).map(Rating::of).collect();
        assert!(ratings.is_sorted());
        assert_eq!((ratings[0], ratings[549]), (Rating::Sharp, Rating::Random));
    }
}
