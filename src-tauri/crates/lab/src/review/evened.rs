//! Many games of two with the luck of their draws taken out: how far the first is ahead, and how much surer that is.

use super::luck::WeighedDraw;
use super::subject::Subject;
use rules::chance::Chance;
use rules::ground::PlayerId;
use serde::Serialize;
use std::sync::atomic::AtomicBool;

/// Margins of games of two, as they ended and with even luck, in pairs that share a bag.
#[derive(Clone, Debug, Default)]
pub struct EvenedMargins {
    /// By the number of the game: as it ended and with even luck, in points.
    margins: Vec<(u32, [f64; 2])>,
}

/// How far ahead a seat of a game of two was as it ended, and with even luck, in points: with so many bags played on
/// for each draw, and the same for the same seed.
#[must_use]
pub fn margins(subject: &Subject, seat: usize, bags: u32, seed: u64) -> [f64; 2] {
    let player = |seat: usize| f64::from(subject.end().state().players[seat].score);
    let ended = player(seat) - player(1 - seat);
    let (mut seeds, nobody) = (Chance::new(seed), AtomicBool::new(false));
    let lucks = subject.draws().filter_map(|(before, came)| {
        let draw = WeighedDraw::new(before, came)?;
        let luck = draw.luck(PlayerId(0), bags, seeds.bits(), &nobody)?;
        Some(f64::from(luck.each[seat] - luck.each[1 - seat]))
    });
    [ended, ended - lucks.sum::<f64>() / 100.0]
}

/// What they come to.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Margin {
    /// How far the first is ahead with even luck, on average.
    pub margin: f64,
    /// It lies above this, …
    pub low: f64,
    /// … and below this, but for one time in twenty.
    pub high: f64,
    /// What is left of the variance of a game.
    pub variance_ratio: f64,
}

impl EvenedMargins {
    /// Counts a game: by how much the first was ahead as it ended and with even luck, in points.
    pub fn count(&mut self, number: u32, margins: [f64; 2]) {
        self.margins.push((number, margins));
    }

    /// All of them; nothing of fewer than two bags.
    #[must_use]
    pub fn margin(mut self) -> Option<Margin> {
        // In the order of their numbers, so that any number of threads adds up the same.
        self.margins.sort_by_key(|(number, _)| *number);
        let of = |which: usize| self.margins.iter().map(move |(_, both)| both[which]);
        let (_, raw) = mean_and_variance(&of(0).collect::<Vec<_>>())?;
        let even: Vec<_> = of(1).collect();
        let (margin, left) = mean_and_variance(&even)?;
        // Two games with one bag are no two samples.
        let bags: Vec<_> = even
            .chunks(2)
            .map(|two| two.iter().sum::<f64>() / two.len() as f64)
            .collect();
        let (_, variance) = mean_and_variance(&bags)?;
        let reach = 1.96 * (variance / bags.len() as f64).sqrt();
        Some(Margin {
            margin,
            low: margin - reach,
            high: margin + reach,
            variance_ratio: if raw > 0.0 { left / raw } else { 1.0 },
        })
    }
}

fn mean_and_variance(values: &[f64]) -> Option<(f64, f64)> {
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    let squares: f64 = values.iter().map(|each| (each - mean).powi(2)).sum();
    (values.len() > 1).then(|| (mean, squares / (count - 1.0)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_games_with_one_bag_are_one_sample() {
        let margins = [
            (1, [3.0, 1.0]),
            (0, [1.0, 3.0]),
            (2, [8.0, 2.0]),
            (3, [4.0, 2.0]),
        ];
        let margin = EvenedMargins {
            margins: margins.to_vec(),
        }
        .margin()
        .expect("two bags");
        assert_eq!((margin.margin, margin.low, margin.high), (2.0, 2.0, 2.0));
        // Variances 8.667 as they ended and 0.667 with even luck.
        assert!((margin.variance_ratio - 1.0 / 13.0).abs() < 1e-9);
        let one = EvenedMargins {
            margins: vec![(0, [1.0, 1.0])],
        };
        assert_eq!(one.margin(), None);
    }
}
