//! A bot against one or more others: how a game between them ended, and how sure a rate is.

use crate::odds::{Interval, wilson};

/// A won game has so many parts, which those who win it together share: whole ones for up to six.
const PARTS: u32 = 60;

/// How many games the first bot won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Duel {
    /// Won by the first.
    pub wins: u32,
    /// Won without the first.
    pub losses: u32,
    /// Won by the first and somebody else.
    pub draws: u32,
    /// By how many points the first was ahead of the best of the others, in all games together.
    pub ahead: i64,
    /// What of the drawn games is the first's, in parts of a game.
    parts: u64,
}

impl Duel {
    /// Counts a game that is over, by the points of the first and of all the others.
    pub fn count(&mut self, first: i32, others: &[i32]) {
        let best = others.iter().copied().max().unwrap_or(0);
        self.ahead += i64::from(first - best);
        match first - best {
            1.. => self.wins += 1,
            0 => {
                self.draws += 1;
                let winners = 1 + others.iter().filter(|points| **points == best).count() as u32;
                self.parts += u64::from(PARTS / winners);
            }
            _ => self.losses += 1,
        }
    }

    /// How many games.
    #[must_use]
    pub const fn games(self) -> u32 {
        self.wins + self.losses + self.draws
    }

    /// The share that the first won, a draw in equal parts; nothing without a game.
    #[must_use]
    pub fn rate(self) -> Option<f64> {
        let won = f64::from(self.wins) + self.parts as f64 / f64::from(PARTS);
        (self.games() > 0).then(|| won / f64::from(self.games()))
    }

    /// Wilson's interval of the rate. That everybody plays each bag from every seat makes it, if anything, too wide.
    #[must_use]
    pub fn interval(self) -> Option<Interval> {
        wilson(self.rate()?, self.games())
    }
}
