//! Open cities and roads with figures on them, and how far two of them are from being one. Asks the rules.

use rules::base::worth::{self, OpenPoints, Strengths};
use rules::figure::SegmentId;
use rules::gaps::Gap;
use rules::ground::{Kind, PlayerId, Side};
use rules::state::{Context, Scores};
use rules::tile::NONE;

/// A city or a road that is not complete, and has figures on it.
#[derive(Clone, Debug)]
pub(crate) struct OpenFeature {
    pub(crate) feature: SegmentId,
    pub(crate) kind: Kind,
    /// The gaps that it reaches, each with the side.
    pub(crate) sides: Vec<(Gap, Side)>,
    pub(crate) strengths: Strengths,
    pub(crate) points: OpenPoints,
}

impl OpenFeature {
    /// What a player's figures weigh there.
    pub(crate) fn weight(&self, player: PlayerId) -> u8 {
        self.strengths[usize::from(player)]
    }

    /// True when a player would be paid.
    pub(crate) fn pays(&self, player: PlayerId) -> bool {
        worth::owners(self.strengths).any(|owner| owner == player)
    }

    /// What completing it adds to what it pays as it stands.
    pub(crate) const fn gain(&self) -> i32 {
        self.points.closed - self.points.now
    }
}

/// Every one of them, each once.
pub(crate) fn open_features(context: Context<'_>) -> Vec<OpenFeature> {
    let board = &context.state.board;
    let mut found: Vec<OpenFeature> = Vec::new();
    for figure in &context.state.figures {
        let feature = board.feature(figure.on);
        let kind = board.kind(feature);
        let is_open = matches!(kind, Kind::City | Kind::Road) && board.open(feature) > 0;
        if !is_open || board.claims(feature) == 0 || found.iter().any(|one| one.feature == feature)
        {
            continue;
        }
        found.push(OpenFeature {
            feature,
            kind,
            sides: board.open_sides(context.types(), feature).collect(),
            strengths: worth::strengths(context, feature),
            points: worth::open_points(context, feature),
        });
    }
    found
}

/// How many of the tiles left would make one feature of two that reach the same gap, in the gap where most would.
pub(crate) fn joiners(context: Context<'_>, one: &OpenFeature, other: &OpenFeature) -> i32 {
    if one.kind != other.kind || one.feature == other.feature {
        return 0;
    }
    let at = one.sides.iter().flat_map(|(gap, side)| {
        let others = other.sides.iter().filter(move |(o, _)| o.cell == gap.cell);
        others.map(move |(_, towards)| joining(context, *gap, *side, *towards))
    });
    at.max().unwrap_or(0)
}

/// How many of the tiles left fit into a gap and lead from one side of it to another.
fn joining(context: Context<'_>, gap: Gap, side: Side, towards: Side) -> i32 {
    let alike = context.state.undrawn().chunk_by(|a, b| a == b);
    let joins = alike.filter(|tiles| {
        let kind = &context.types()[usize::from(tiles[0])];
        let turns = gap.fitting_turns(kind.edges);
        (0..4).filter(|turn| turns >> turn & 1 == 1).any(|turn| {
            let along = kind.side(turn, side as usize);
            along != NONE && along == kind.side(turn, towards as usize)
        })
    });
    joins.map(|tiles| tiles.len() as i32).sum()
}

/// What everybody would have if the game ended now, in points; without fields.
pub(crate) fn without_fields(context: Context<'_>) -> Scores {
    let board = &context.state.board;
    let mut scores = context.state.scores();
    let mut seen: Vec<SegmentId> = Vec::new();
    for figure in &context.state.figures {
        let feature = board.feature(figure.on);
        let kind = board.kind(feature);
        if kind == Kind::Field || !context.table.is_scored(kind) || seen.contains(&feature) {
            continue;
        }
        seen.push(feature);
        let points = worth::points(context, feature);
        scores.iter_mut().zip(points).for_each(|(sum, p)| *sum += p);
    }
    scores
}

/// What rivals lose of what they had, in points, all together.
pub(crate) fn taken(before: &Scores, now: &Scores, own: usize) -> i32 {
    let both = before.iter().zip(now).enumerate();
    let others = both.filter(|(player, _)| *player != own);
    others.map(|(_, (before, now))| (before - now).max(0)).sum()
}

/// Gentle counts a point that others lose three times against itself; whoever takes to gain gives that back, and counts
/// the point once for itself, shared among so many others.
pub(crate) const fn taking(points: i32, others: i32) -> i32 {
    points * (300 + 100 / others)
}
