//! What a mind sees in land and in followers at home. Computes no score itself, and compares nothing.

use rules::base::worth;
use rules::figure::SegmentId;
use rules::state::{Scene, Scores};

/// How somebody looks at land.
pub(crate) trait Eye: Copy {
    /// So many of what it counts in make a point; a hundred is a multiple of it.
    const POINT: i32;

    /// What a claimed feature is worth to each player.
    fn worth(self, scene: Scene<'_>, feature: SegmentId) -> Scores;

    /// What so many followers at home are worth, in hundredths of a point.
    fn followers(self, count: i32) -> i32;
}

/// Sees what a feature would pay as it stands.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AsItStands;

impl Eye for AsItStands {
    const POINT: i32 = 1;

    fn worth(self, scene: Scene<'_>, feature: SegmentId) -> Scores {
        worth::points(scene, feature)
    }

    /// Each is worth a little.
    fn followers(self, count: i32) -> i32 {
        120 * count
    }
}
