//! Two bots against each other: how a game between them ended, and how sure a rate is. Knows no thread, no clock
//! and no rule.

use crate::odds::{Interval, wilson};
use rules::game::Game;

/// How many games the first of two bots won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Duel {
    /// Won by the first.
    pub wins: u32,
    /// Won by the second.
    pub losses: u32,
    /// Won by nobody alone.
    pub draws: u32,
    /// By how many points the first was ahead, in all games together.
    pub ahead: i64,
}

impl Duel {
    /// Counts a game that is over: which of the two sat where.
    pub fn count(&mut self, game: &Game, seats: &[usize]) {
        let points = |bot: usize| {
            let seat = seats.iter().position(|sits| *sits == bot);
            seat.map_or(0, |seat| game.state().players[seat].score)
        };
        let ahead = points(0) - points(1);
        self.ahead += i64::from(ahead);
        match ahead {
            1.. => self.wins += 1,
            0 => self.draws += 1,
            _ => self.losses += 1,
        }
    }

    /// Both together.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self {
            wins: self.wins + other.wins,
            losses: self.losses + other.losses,
            draws: self.draws + other.draws,
            ahead: self.ahead + other.ahead,
        }
    }

    /// How many games.
    #[must_use]
    pub const fn games(self) -> u32 {
        self.wins + self.losses + self.draws
    }

    /// The share that the first won, a draw as half; nothing without a game.
    #[must_use]
    pub fn rate(self) -> Option<f64> {
        let won = f64::from(self.wins) + f64::from(self.draws) / 2.0;
        (self.games() > 0).then(|| won / f64::from(self.games()))
    }

    /// Wilson's interval of the rate. That both play each bag from both seats makes it, if anything, too wide.
    #[must_use]
    pub fn interval(self) -> Option<Interval> {
        wilson(self.rate()?, self.games())
    }
}
