//! How bad a decision was, in three words, and how well somebody plays, in four. Holds the limits; measures nothing.

use serde::Serialize;

/// What a decision that gave something away is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, specta::Type)]
#[serde(rename_all = "kebab-case")]
pub enum Grade {
    /// One chance in ten to win, or more.
    Doubtful,
    /// One in five, or more.
    Bad,
    /// Three in ten, or more.
    VeryBad,
}

/// What is lost counts from a point on, and beyond so many times its noise.
const LEAST_LOST: i32 = 100;
const BEYOND_NOISE: i32 = 2;

/// The chance to win that was given up, in thousandths; …
const BY_CHANCE: [(i32, Grade); 3] = [
    (300, Grade::VeryBad),
    (200, Grade::Bad),
    (100, Grade::Doubtful),
];
/// … for somebody who plays alone, and wins against nobody, the hundredths of a point.
const BY_POINTS: [(i32, Grade); 3] = [
    (600, Grade::VeryBad),
    (300, Grade::Bad),
    (100, Grade::Doubtful),
];

/// True where so many hundredths of a point were given up and chance alone does not explain it.
#[must_use]
pub const fn is_clear(lost: i32, noise: i32) -> bool {
    lost >= LEAST_LOST && lost > BEYOND_NOISE * noise
}

impl Grade {
    /// Of a decision that clearly gave up so many hundredths of a point and, against others, so many thousandths of the
    /// chance to win; nothing where that is too little for a name.
    #[must_use]
    pub fn of(lost: i32, chance_lost: Option<u16>) -> Option<Self> {
        let (given_up, limits) = match chance_lost {
            Some(chance) => (i32::from(chance), BY_CHANCE),
            None => (lost, BY_POINTS),
        };
        let limit = limits.into_iter().find(|(least, _)| given_up >= *least);
        limit.map(|(_, grade)| grade)
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, specta::Type)]
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

/// Half way between the rates of two bots in a few games of the base game, in hundredths of a point a decision: they tell
/// bots apart, and are too few to be reported.
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
    fn what_is_within_the_noise_is_not_clear() {
        assert!(!is_clear(90, 0));
        assert!(!is_clear(500, 250));
        assert!(is_clear(501, 250));
    }

    #[test]
    fn a_decision_is_graded_by_the_chance_it_gives_up_and_by_points_where_nobody_can_win() {
        let by_chance = [99, 100, 199, 200, 299, 300].map(|chance| Grade::of(2_000, Some(chance)));
        let [doubtful, bad, very_bad] = [Grade::Doubtful, Grade::Bad, Grade::VeryBad].map(Some);
        assert_eq!(by_chance, [None, doubtful, doubtful, bad, bad, very_bad]);
        let alone: Vec<_> = (-100..900).map(|lost| Grade::of(lost, None)).collect();
        assert!(alone.is_sorted());
        assert_eq!((alone[0], alone[999]), (None, very_bad));
    }

    #[test]
    fn whoever_loses_less_is_rated_no_worse() {
        let ratings: Vec<_> = (-50..500).map(Rating::of).collect();
        assert!(ratings.is_sorted());
        assert_eq!((ratings[0], ratings[549]), (Rating::Sharp, Rating::Random));
    }
}
