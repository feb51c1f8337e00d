//! The score track as a place: who stands where, who is robbed, and how robbing moves markers.
//! Pure: used to settle a real scoring and to foresee what another order would bring.

use super::Spaces;
use crate::ground::PlayerId;
use crate::options::{Choice, Options};
use crate::score::Scoring;
use crate::state::Scores;

/// BG-05: the loop of spaces.
pub const SPACES: i32 = 50;

/// RB-23, OP-05: the space on which a score stands.
#[must_use]
pub const fn space_of(options: &Options, score: i32) -> u16 {
    let loops = options.of(Choice::ScoreSpaces) == 0;
    (if loops {
        score.rem_euclid(SPACES)
    } else {
        score
    }) as u16
}

/// Markers and robbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Track<'a> {
    /// Decides what a space is.
    pub options: &'a Options,
    /// The markers.
    pub scores: Scores,
    /// The robbers.
    pub at: Spaces,
}

/// Half of what is robbed, rounded up (RB-07, RB-17).
#[must_use]
pub(super) const fn half(points: i32) -> i32 {
    (points + 1) / 2
}

impl Track<'_> {
    /// The space of a player's marker.
    #[must_use]
    pub(super) const fn space(&self, player: PlayerId) -> u16 {
        space_of(self.options, self.scores[player.0 as usize])
    }

    /// RB-07, RB-14, RB-22: whom a robber may rob, given the places before the scoring.
    pub(super) fn victims(
        &self,
        robber: PlayerId,
        scoring: &Scoring,
    ) -> impl Iterator<Item = PlayerId> + use<'_> {
        let at = self.at[usize::from(robber)];
        // RB-21: only points gained can be robbed.
        let scorers: arrayvec::ArrayVec<_, { crate::ground::MAX_PLAYERS }> = scoring
            .payments
            .iter()
            .filter(|p| scoring.at_stake && p.points() > 0)
            .map(|p| p.player)
            .collect();
        scorers.into_iter().filter(move |victim| {
            *victim != robber
                && at == Some(space_of(self.options, self.scores[usize::from(*victim)]))
        })
    }

    /// RB-10, PR-03: a marker moves by robbing, and every robber on its space goes with it.
    pub(super) fn advance(&mut self, player: PlayerId, points: i32) -> Vec<PlayerId> {
        let from = self.space(player);
        self.scores[usize::from(player)] += points;
        let to = self.space(player);
        let mut followed = Vec::new();
        for (robber, at) in PlayerId::all().zip(&mut self.at) {
            if *at == Some(from) {
                *at = Some(to);
                followed.push(robber);
            }
        }
        followed
    }
}
