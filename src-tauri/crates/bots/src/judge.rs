//! What a position is worth to a player: points on the track and points in sight.
//! Judges; chooses nothing.

use rules::base::{finish, worth};
use rules::ground::{Kind, PlayerId};
use rules::score::When;
use rules::state::Scene;

/// Points on the track and points that features would pay as they stand, for each player.
pub fn standing(scene: Scene<'_>) -> Vec<i32> {
    let mut points: Vec<_> = scene.state.players.iter().map(|p| p.score).collect();
    for feature in finish::claimed(scene, |kind| kind != Kind::Tower) {
        for payment in worth::scoring(scene, feature, When::Final).payments {
            points[usize::from(payment.player)] += payment.points();
        }
    }
    points
}

/// How far a player is ahead of the best of the others.
pub(crate) fn lead(scene: Scene<'_>, player: PlayerId) -> i32 {
    let points = standing(scene);
    let own = points[usize::from(player)];
    let others = points
        .iter()
        .enumerate()
        .filter(|(p, _)| *p != usize::from(player));
    own - others.map(|(_, points)| *points).max().unwrap_or(0)
}
