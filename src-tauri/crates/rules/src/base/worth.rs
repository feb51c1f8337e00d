//! What a feature is worth, and to whom: majority and lines, for now, for the end, for a guess.
//! Reads only; pays nobody.

use super::{
    CITY_PENNANTS, CITY_TILES, MONASTERY_TILES, OPEN_PENNANTS, OPEN_TILES, PENNANTS, ROAD_TILES,
    SMALL_CITY_TILES, TINY_CITY_PENNANTS, TINY_CITY_TILES, fields,
};
use crate::board::FeatureTally;
use crate::expansion::Hook;
use crate::figure::SegmentId;
use crate::ground::{Kind, MAX_PLAYERS, PlayerId};
use crate::options::Choice;
use crate::score::{Payment, ScoreLines, Scoring, Source, When, add, sum};
use crate::state::{Context, Scores};
use crate::table::Table;

/// What each player's figures weigh on a feature.
pub type Strengths = [u8; MAX_PLAYERS];

/// What each player's figures weigh on a feature.
#[must_use]
pub fn strengths(context: Context<'_>, feature: SegmentId) -> Strengths {
    let mut strengths = [0; MAX_PLAYERS];
    for (_, figure) in context.state.figures_on(feature) {
        strengths[usize::from(figure.owner)] += context.table.figure(figure.kind).strength;
    }
    strengths
}

/// BG-21: whoever has the most; all who tie.
pub fn owners(strengths: Strengths) -> impl Iterator<Item = PlayerId> {
    let most = strengths.into_iter().max().unwrap_or(0);
    PlayerId::all()
        .zip(strengths)
        .filter(move |(_, s)| most > 0 && *s == most)
        .map(|(player, _)| player)
}

/// Everything that the owners of a feature get. BG-22: without owners, nobody gets anything.
#[must_use]
pub fn scoring(context: Context<'_>, feature: SegmentId, when: When) -> Scoring {
    scoring_with(context, feature, when, context.state.board.open(feature))
}

/// What its owners would get if a feature were complete with the tiles it has.
#[must_use]
pub fn scoring_if_closed(context: Context<'_>, feature: SegmentId) -> Scoring {
    scoring_with(context, feature, When::Closed, 0)
}

fn scoring_with(context: Context<'_>, feature: SegmentId, when: When, open: u16) -> Scoring {
    let source = source(context.table, context.state.board.kind(feature));
    let mut scoring = Scoring::new(source, Some(context.place(feature)), when);
    for_each_owner(context, feature, open, |player, lines, _| {
        let lines = lines.clone();
        scoring.payments.push(Payment { player, lines });
    });
    scoring
}

/// What everybody would get for a feature at the end of the game, without its lines.
#[must_use]
pub fn points(context: Context<'_>, feature: SegmentId) -> Scores {
    let open = context.state.board.open(feature);
    let mut points = Scores::default();
    for_each_owner(context, feature, open, |player, _, sum| {
        points[usize::from(player)] = sum;
    });
    points
}

/// The lines of each owner who gets anything, and their sum.
fn for_each_owner(
    context: Context<'_>,
    feature: SegmentId,
    open: u16,
    mut pay: impl FnMut(PlayerId, &ScoreLines, i32),
) {
    let board = &context.state.board;
    if board.claims(feature) == 0 {
        return;
    }
    let owners = owners(strengths(context, feature));
    let mut pay = |player, lines: &ScoreLines| {
        let sum = sum(lines);
        if sum != 0 {
            pay(player, lines, sum);
        }
    };
    if board.kind(feature) == Kind::Field {
        let completed = fields::completed_beside(context, feature, |_| {});
        for player in owners {
            pay(player, &fields::lines(context, feature, completed, player));
        }
    } else {
        let mut lines = ScoreLines::new();
        add_lines(context, feature, open, &mut lines);
        owners.for_each(|player| pay(player, &lines));
    }
}

/// What each owner of an open road or city gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenPoints {
    /// At the end of the game, as it stands.
    pub now: i32,
    /// If it were complete with the tiles it has.
    pub closed: i32,
}

/// What each owner of an open road or city gets, in one walk over its land.
#[must_use]
pub fn open_points(context: Context<'_>, feature: SegmentId) -> OpenPoints {
    let board = &context.state.board;
    let kind = board.kind(feature);
    let tally = board.tally(context.types(), feature);
    let points = |open| {
        let mut lines = ScoreLines::new();
        add_tallied(context, kind, open, &tally, &mut lines);
        sum(&lines)
    };
    OpenPoints {
        now: points(board.open(feature)),
        closed: points(0),
    }
}

/// The lines of a road, a city or what is surrounded, as it stands now.
#[must_use]
pub fn lines(context: Context<'_>, feature: SegmentId) -> ScoreLines {
    let mut lines = ScoreLines::new();
    add_lines(
        context,
        feature,
        context.state.board.open(feature),
        &mut lines,
    );
    lines
}

/// Adds the lines of a road, a city or what is surrounded, with so much of it open.
fn add_lines(context: Context<'_>, feature: SegmentId, open: u16, lines: &mut ScoreLines) {
    let board = &context.state.board;
    let kind = board.kind(feature);
    if kind.is_surrounded() {
        let inner = context.table.inner_worth(kind);
        let (whole, part) = inner.map_or((&MONASTERY_TILES, &OPEN_TILES), |inner| {
            (inner.complete, inner.open)
        });
        add(lines, if open == 0 { whole } else { part }, 9 - open, 1);
        return;
    }
    let tally = board.tally(context.types(), feature);
    add_tallied(context, kind, open, &tally, lines);
}

/// Adds the lines of a road or city whose tiles are counted, with so much of it open.
fn add_tallied(
    context: Context<'_>,
    kind: Kind,
    open: u16,
    tally: &FeatureTally,
    lines: &mut ScoreLines,
) {
    let pennants = tally.lanes[PENNANTS];
    match (kind, open) {
        (Kind::Road, 0) => add(lines, &ROAD_TILES, tally.tiles, 1),
        (Kind::City, 0) if tally.tiles == 2 => {
            let tiny = context.table.options.of(Choice::TwoTileCity) == 1;
            if tiny {
                add(lines, &TINY_CITY_TILES, tally.tiles, 1);
                add(lines, &TINY_CITY_PENNANTS, pennants, 1);
            } else {
                add(lines, &SMALL_CITY_TILES, tally.tiles, 2);
                add(lines, &CITY_PENNANTS, pennants, 2);
            }
        }
        (Kind::City, 0) => {
            add(lines, &CITY_TILES, tally.tiles, 2);
            add(lines, &CITY_PENNANTS, pennants, 2);
        }
        _ => {
            add(lines, &OPEN_TILES, tally.tiles, 1);
            add(lines, &OPEN_PENNANTS, pennants, 1);
        }
    }
    for expansion in context.table.heard_by(Hook::Revalue) {
        expansion.revalue(context, kind, open == 0, tally, lines);
    }
}

/// The word for points of a kind of feature.
#[must_use]
pub fn source(table: &Table, kind: Kind) -> Source {
    match kind {
        Kind::Road => Source::Road,
        Kind::City => Source::City,
        Kind::Monastery => Source::Monastery,
        Kind::Field => Source::Field,
        other => match table.inner_worth(other) {
            Some(inner) => inner.source,
            None => unreachable!("nothing is scored for a {}", other.word()),
        },
    }
}
