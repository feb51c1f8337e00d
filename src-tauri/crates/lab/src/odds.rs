//! How sure a mean, a share or a difference is: 95 % intervals and the tests behind the marks. Knows numbers only.
//!
//! A mean has Student's interval. A share of victories has Wilson's; a victory that is shared counts as its part,
//! which makes that interval, if anything, too wide. Two means are compared by Welch's test; of all comparisons
//! shown together, those are beyond chance that Holm's method leaves at 5 %, so that among all of them the odds
//! of a single false mark are one in twenty.

use crate::figures::{SideFigures, Tally, WHOLE};
use serde::Serialize;
use statrs::distribution::{ContinuousCDF, StudentsT};

/// How sure everything is.
const SURE: f64 = 0.95;
/// Half of what is left beside it lies beyond this many standard deviations.
const DEVIATIONS: f64 = 1.959_963_984_540_054;

/// Where a figure lies but for one time in twenty.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, specta::Type)]
#[serde(rename = "LabInterval")]
pub struct Interval {
    /// Its lower end.
    pub low: f64,
    /// Its upper end.
    pub high: f64,
}

/// A sample of numbers, as far as a test needs it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sample {
    pub games: f64,
    pub mean: f64,
    /// Of the whole that the sample is taken from.
    pub variance: f64,
}

impl Sample {
    /// From sums, in a unit of which so many make one.
    fn of(games: u64, sum: i128, squares: i128, unit: f64) -> Self {
        let n = games as f64;
        if games == 0 {
            return Self {
                games: 0.0,
                mean: 0.0,
                variance: 0.0,
            };
        }
        // Whole numbers as long as possible: nothing is lost when two large ones are taken from each other.
        let spread = i128::from(games) * squares - sum * sum;
        let below = n * (n - 1.0).max(1.0) * unit * unit;
        Self {
            games: n,
            mean: sum as f64 / n / unit,
            variance: spread as f64 / below,
        }
    }

    /// Of what happens more often than once a game.
    pub(crate) fn of_many(count: u64, sum: i64, squares: i64) -> Self {
        Self::of(count, sum.into(), squares.into(), 1.0)
    }

    pub(crate) fn tally(games: u32, tally: &Tally, unit: f64) -> Self {
        Self::of(games.into(), tally.sum.into(), tally.squares.into(), unit)
    }

    /// What is counted in each game, divided by the turns of all games. How far it scatters is told by what is left in
    /// each game beside its share of the turns. Nothing where no turn was counted, or not both together.
    pub(crate) fn per_turn(games: u32, tally: &Tally, turns: &Tally) -> Option<Self> {
        let together = tally.times_turns.filter(|_| turns.sum > 0)?;
        let [sum, of_turns] = [tally.sum, turns.sum].map(|sum| sum as f64);
        let rate = sum / of_turns;
        let left = rate.mul_add(
            rate.mul_add(turns.squares as f64, -2.0 * together as f64),
            tally.squares as f64,
        );
        let n = f64::from(games);
        Some(Self {
            games: n,
            mean: rate,
            variance: (left / (n - 1.0).max(1.0)).max(0.0) / (of_turns / n).powi(2),
        })
    }

    pub(crate) fn scores(side: &SideFigures) -> Self {
        let (mut games, mut sum, mut squares) = (0_u64, 0_i128, 0_i128);
        for (score, count) in &side.scores {
            let (score, count_wide) = (i128::from(*score), i128::from(*count));
            games += u64::from(*count);
            sum += score * count_wide;
            squares += score * score * count_wide;
        }
        Self::of(games, sum, squares, 1.0)
    }

    pub(crate) fn victories(games: u32, side: &SideFigures) -> Self {
        Self::of(
            games.into(),
            side.won.into(),
            side.won_squares.into(),
            WHOLE as f64,
        )
    }

    pub(crate) fn deviation(&self) -> f64 {
        self.variance.sqrt()
    }

    /// Student's interval of the mean; none for a single game.
    pub(crate) fn interval(&self) -> Option<Interval> {
        let t = StudentsT::new(0.0, 1.0, self.games - 1.0).ok()?;
        let reach = t.inverse_cdf(f64::midpoint(1.0, SURE)) * (self.variance / self.games).sqrt();
        Some(Interval {
            low: self.mean - reach,
            high: self.mean + reach,
        })
    }
}

/// Wilson's interval of a share; none without games.
pub(crate) fn wilson(share: f64, games: u32) -> Option<Interval> {
    if games == 0 {
        return None;
    }
    let (n, z) = (f64::from(games), DEVIATIONS);
    let middle = share + z * z / (2.0 * n);
    let reach = z * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    let below = 1.0 + z * z / n;
    Some(Interval {
        low: ((middle - reach) / below).max(0.0),
        high: ((middle + reach) / below).min(1.0),
    })
}

/// How much more the second mean is, and how likely chance alone would set them so far apart.
pub(crate) fn welch(a: &Sample, b: &Sample) -> Option<(Interval, f64)> {
    if a.games < 2.0 || b.games < 2.0 {
        return None;
    }
    let (of_a, of_b) = (a.variance / a.games, b.variance / b.games);
    let (apart, error) = (b.mean - a.mean, (of_a + of_b).sqrt());
    if error == 0.0 {
        let at = Interval {
            low: apart,
            high: apart,
        };
        return Some((at, if apart == 0.0 { 1.0 } else { 0.0 }));
    }
    let freedom =
        (of_a + of_b).powi(2) / (of_a.powi(2) / (a.games - 1.0) + of_b.powi(2) / (b.games - 1.0));
    let t = StudentsT::new(0.0, 1.0, freedom).ok()?;
    let reach = t.inverse_cdf(f64::midpoint(1.0, SURE)) * error;
    let at = Interval {
        low: apart - reach,
        high: apart + reach,
    };
    Some((at, 2.0 * t.cdf(-(apart / error).abs())))
}

/// Which of many comparisons are beyond chance, by Holm's method.
pub(crate) fn beyond_chance(odds: &[f64]) -> Vec<bool> {
    let mut order: Vec<_> = (0..odds.len()).collect();
    order.sort_by(|a, b| odds[*a].total_cmp(&odds[*b]));
    let mut beyond = vec![false; odds.len()];
    for (rank, index) in order.into_iter().enumerate() {
        if odds[index] > (1.0 - SURE) / (odds.len() - rank) as f64 {
            break;
        }
        beyond[index] = true;
    }
    beyond
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(found: f64, expected: f64) {
        assert!((found - expected).abs() < 5e-4, "{found} is not {expected}");
    }

    fn sample(values: &[i32]) -> Sample {
        let mut tally = Tally::default();
        for value in values {
            tally.sum += i64::from(*value);
            tally.squares += i64::from(value * value);
        }
        Sample::tally(values.len() as u32, &tally, 1.0)
    }

    #[test]
    fn a_mean_has_the_interval_of_the_tables() {
        // t(0.975, 4) = 2.776, deviation √2.5.
        let sample = sample(&[1, 2, 3, 4, 5]);
        close(sample.deviation(), 1.5811);
        let Interval { low, high } = sample.interval().expect("five games");
        close(low, 3.0 - 1.9632);
        close(high, 3.0 + 1.9632);
    }

    #[test]
    fn what_is_counted_by_the_turn_is_sure_where_it_follows_the_length_of_the_game() {
        let by_turn = |games: &[(i32, i32)]| {
            let (mut tally, mut turns) = (Tally::BY_TURN, Tally::BY_TURN);
            for (at, (value, length)) in games.iter().enumerate() {
                tally.add_of(*length, *value, at == 0);
                turns.add_of(*length, *length, at == 0);
            }
            Sample::per_turn(games.len() as u32, &tally, &turns)
        };
        let told = by_turn(&[(20, 10), (40, 20), (60, 30)]).expect("turns");
        close(told.mean, 2.0);
        close(told.variance, 0.0);
        // 1, 2 and 6 in ten turns each: as sure as their mean, divided by ten.
        let told = by_turn(&[(1, 10), (2, 10), (6, 10)]).expect("turns");
        close(told.mean, 0.3);
        close(told.variance, sample(&[1, 2, 6]).variance / 100.0);
        assert!(by_turn(&[(3, 0)]).is_none());
        let older = Tally::default();
        assert!(Sample::per_turn(1, &older, &Tally::BY_TURN).is_none());
    }

    #[test]
    fn a_share_has_the_interval_of_the_tables() {
        let Interval { low, high } = wilson(0.5, 100).expect("games");
        close(low, 0.4038);
        close(high, 0.5962);
        close(wilson(1.0, 10).expect("games").high, 1.0);
        assert_eq!(wilson(0.0, 0), None);
    }

    #[test]
    fn two_means_are_as_far_apart_as_welch_says() {
        let (a, b) = (sample(&[27, 20, 21, 26, 25]), sample(&[31, 28, 30, 33]));
        let (_, odds) = welch(&a, &b).expect("enough");
        // t = 3.853 with 6.862 degrees of freedom; the tail was integrated by hand.
        close(odds, 0.0065);
        let (_, same) = welch(&a, &a).expect("enough");
        close(same, 1.0);
        assert_eq!(welch(&sample(&[4]), &a).map(|(_, odds)| odds), None);
    }

    #[test]
    fn of_many_comparisons_the_clearest_count_first() {
        assert_eq!(
            beyond_chance(&[0.04, 0.001, 0.02, 0.9]),
            [false, true, false, false]
        );
        assert_eq!(beyond_chance(&[0.01, 0.001, 0.02, 0.04]), [true; 4]);
        assert!(beyond_chance(&[]).is_empty());
    }
}
