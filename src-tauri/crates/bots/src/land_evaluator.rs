//! What a mind sees in land and in followers at home; the eye that sees them as they stand.
//! Computes no score itself, and compares nothing.

use crate::motive::Motive;
use rules::base::worth::{self, Strengths};
use rules::figure::{FigureKind, SegmentId};
use rules::ground::PlayerId;
use rules::state::{Context, Scores};

/// How somebody looks at land.
pub(crate) trait LandEvaluator {
    /// So many of what it counts in make a point; a hundred is a multiple of it.
    const POINT: i32;

    /// The version of the bot that looks so: another number whenever it answers otherwise.
    const VERSION: u32;

    /// Whether what a feature is worth hangs on the gaps it reaches, and on unfinished cities beside it.
    const LOOKS_AROUND: bool = false;

    /// What is known of the land of a feature, whoever stands there.
    type Land: Copy;

    /// Looks at the land of a feature.
    fn land(&self, context: Context<'_>, feature: SegmentId) -> Self::Land;

    /// What a feature with this land is worth to each player whose figures weigh so much there.
    fn shares(
        &self,
        context: Context<'_>,
        feature: SegmentId,
        land: &Self::Land,
        strengths: Strengths,
    ) -> Scores;

    /// What a feature is worth to each player.
    fn worth(&self, context: Context<'_>, feature: SegmentId) -> Scores {
        if context.state.board.claims(feature) == 0 {
            return Scores::default();
        }
        let land = self.land(context, feature);
        self.shares(context, feature, &land, worth::strengths(context, feature))
    }

    /// What so many followers at home are worth, in hundredths of a point.
    fn followers(&self, count: i32) -> i32;

    /// What it is worth to a player that his abbots are where they are, in hundredths of a point: at home they can
    /// be needed, out there they grow.
    fn abbots(&self, context: Context<'_>, player: PlayerId) -> i32;

    /// How a player stands where each has so much now, and had that much before: ahead of the best of the others.
    fn stands(&self, now: &[i32], _before: &[i32], own: usize) -> i32 {
        let others = now.iter().enumerate().filter(|(player, _)| *player != own);
        now[own] - others.map(|(_, points)| *points).max().unwrap_or(0)
    }

    /// Of what followers at home are worth to another player, so many hundredths count for him.
    fn others_home(&self) -> i32 {
        0
    }

    /// What it has to say itself of an action that makes so much difference, in hundredths of a point.
    fn motive(&self, difference: i32) -> Option<Motive>;
}

/// Sees what a feature would pay as it stands.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CurrentPoints;

impl LandEvaluator for CurrentPoints {
    const POINT: i32 = 1;
    const VERSION: u32 = 1;

    type Land = ();

    fn land(&self, _: Context<'_>, _: SegmentId) {}

    fn shares(&self, context: Context<'_>, feature: SegmentId, (): &(), _: Strengths) -> Scores {
        worth::points(context, feature)
    }

    /// Each is worth a little.
    fn followers(&self, count: i32) -> i32 {
        120 * count
    }

    /// One who still grows is worth as much as one at home: so he is called back when little is to come.
    fn abbots(&self, context: Context<'_>, player: PlayerId) -> i32 {
        let growing = abbots_of(context, player).filter(|open| *open > 1).count();
        let home = context.state.supply(player, FigureKind::Abbot);
        120 * (i32::from(home) + growing as i32)
    }

    /// Points and followers say it all.
    fn motive(&self, _: i32) -> Option<Motive> {
        None
    }
}

/// How many cells are still free around each of a player's abbots.
fn abbots_of(context: Context<'_>, player: PlayerId) -> impl Iterator<Item = u16> {
    let out = context.state.figures.iter();
    let out = out.filter(move |f| f.owner == player && f.kind == FigureKind::Abbot);
    out.map(move |f| context.state.board.open(f.on))
}
