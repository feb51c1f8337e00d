//! Toll: what a completed road pays (TK-11 to TK-22), and what open roads pay at the end (TK-23).

use super::{FARMHOUSES, GARDENS, HIGHWAYMEN, SHEDS, Source, Step, TRAVELLERS};
use crate::base::{close, worth};
use crate::board::{FeatureTally, TileId};
use crate::figure::SegmentId;
use crate::ground::{Kind, PlayerId};
use crate::options::Choice;
use crate::score::{Payment, ScoreItem, ScoreLines, Scoring, When, add};
use crate::state::{Context, ContextMut};
use crate::words::ExpansionKey;

macro_rules! items {
    ($($name:ident $rule:literal)*) => {
        $(static $name: [ScoreItem; 5] = [
            ScoreItem { rule: $rule, what: "farmhouses" },
            ScoreItem { rule: $rule, what: "sheds" },
            ScoreItem { rule: $rule, what: "gardens" },
            ScoreItem { rule: $rule, what: "highwaymen" },
            ScoreItem { rule: $rule, what: "travellers" },
        ];)*
        /// Every line that a toll scores.
        pub(super) static ITEMS: &[&ScoreItem] =
            &[$(&$name[0], &$name[1], &$name[2], &$name[3], &$name[4]),*];
    };
}

items! {
    SMALL_TOLL "TK-12"
    LARGE_TOLL "TK-13"
    LAST_TOLL "TK-23"
}

/// The values of OP-03.
const MERGED: u8 = 1;
const NOT_ROBBABLE: u8 = 2;

/// The lanes in the order of the items.
const COUNTED: [usize; 5] = [FARMHOUSES, SHEDS, GARDENS, HIGHWAYMEN, TRAVELLERS];

/// How often one of our lanes stands along a road.
fn counted(context: Context<'_>, tally: &FeatureTally, own: usize) -> u16 {
    tally.lanes[context.table.lane(ExpansionKey::Tollkeepers, own)]
}

/// The tiles whose pictures a toll on this road counts, in the order of laying.
#[must_use]
pub(super) fn counted_tiles(context: Context<'_>, road: SegmentId) -> Vec<TileId> {
    let lanes = COUNTED.map(|own| context.table.lane(ExpansionKey::Tollkeepers, own));
    context
        .state
        .board
        .tiles_with(context.types(), road, &lanes)
}

/// TK-11, TK-20: the road begins or ends in the village of the player's house; once, even if both ends do.
fn reaches_house(context: Context<'_>, road: SegmentId, player: PlayerId) -> Option<u8> {
    let house = context.state.expansions.tollkeepers.houses[usize::from(player)]?;
    reaches(context, road, house.tile).then_some(house.value)
}

/// The road begins or ends in the village of a tile.
pub(super) fn reaches(context: Context<'_>, road: SegmentId, tile: TileId) -> bool {
    let board = &context.state.board;
    let village = context.type_of(tile).village;
    let road = board.feature(road);
    let ends = |segment: SegmentId| {
        village >> board.index_of(segment) & 1 == 1 && board.feature(segment) == road
    };
    board.segments_of(tile).any(ends)
}

fn lines(context: Context<'_>, tally: &FeatureTally, value: u8) -> ScoreLines {
    // TK-12, TK-13: 1 or 2 for a picture, 3 or 6 for travellers.
    let items = if value == 1 { &SMALL_TOLL } else { &LARGE_TOLL };
    let mut lines = ScoreLines::new();
    for (item, own) in items.iter().zip(COUNTED) {
        let each = i32::from(value) * if own == TRAVELLERS { 3 } else { 1 };
        add(&mut lines, item, counted(context, tally, own), each);
    }
    lines
}

/// TK-15, TK-19: everybody whose house the road reaches collects, in turn order from the active player.
fn payments(context: Context<'_>, road: SegmentId) -> impl Iterator<Item = Payment> {
    let is_road = context.state.board.kind(road) == Kind::Road;
    let mut tally = None;
    context.state.from_active().filter_map(move |player| {
        let value = if is_road {
            reaches_house(context, road, player)?
        } else {
            return None;
        };
        let tally = tally.get_or_insert_with(|| context.state.board.tally(context.types(), road));
        let lines = lines(context, tally, value);
        (!lines.is_empty()).then_some(Payment { player, lines })
    })
}

/// PR-06, IX-15: toll is a scoring of its own before the road's points. OP-03, merged: unless both go to one
/// player.
pub(super) fn scores_beside(context: Context<'_>, road: SegmentId, out: &mut Vec<Scoring>) {
    let option = context.table.options.of(Choice::TollScoring);
    for payment in payments(context, road) {
        if option == MERGED && owns(context, road, payment.player) {
            continue;
        }
        let mut scoring = Scoring::new(Source::Toll, Some(context.place(road)), When::Closed);
        scoring.at_stake = option != NOT_ROBBABLE;
        scoring.payments.push(payment);
        out.push(scoring);
    }
}

fn owns(context: Context<'_>, road: SegmentId, player: PlayerId) -> bool {
    worth::owners(worth::strengths(context, road)).any(|owner| owner == player)
}

/// OP-03, merged: toll and road points that go to one player are one scoring.
pub(super) fn joins_scoring(context: Context<'_>, road: SegmentId, scoring: &mut Scoring) {
    if context.table.options.of(Choice::TollScoring) != MERGED {
        return;
    }
    for payment in payments(context, road) {
        if let Some(own) = scoring
            .payments
            .iter_mut()
            .find(|p| p.player == payment.player)
        {
            own.lines.extend(payment.lines.iter().copied());
        }
    }
}

/// TK-17: a house that collects for travellers will turn over.
pub(super) fn meet_travellers(stage: &mut ContextMut<'_>, road: SegmentId) {
    let context = stage.context();
    if context.state.board.kind(road) != Kind::Road {
        return;
    }
    let met: Vec<_> = context
        .state
        .from_active()
        .filter(|p| reaches_house(context, road, *p).is_some())
        .collect();
    if met.is_empty() {
        return;
    }
    let tally = context.state.board.tally(context.types(), road);
    if counted(context, &tally, TRAVELLERS) == 0 {
        return;
    }
    for player in met {
        if let Some(house) = &mut stage.state.expansions.tollkeepers.houses[usize::from(player)] {
            house.turns = true;
        }
    }
}

/// TK-23: the open roads at a house that pay at the end, in scoring order, then in turn order.
pub(super) fn open_roads(context: Context<'_>) -> Vec<Step> {
    let board = &context.state.board;
    let mut steps = Vec::new();
    for (turn, player) in context.state.from_active().enumerate() {
        let Some(house) = context.state.expansions.tollkeepers.houses[usize::from(player)] else {
            continue;
        };
        let mut roads: Vec<_> = board
            .segments_of(house.tile)
            .filter(|s| board.kind(*s) == Kind::Road && board.open(*s) > 0)
            .map(|s| board.feature(s))
            .filter(|road| reaches_house(context, *road, player).is_some())
            .collect();
        roads.sort_unstable();
        roads.dedup();
        steps.extend(
            roads
                .into_iter()
                .map(|road| (context.scoring_order(road), turn, player)),
        );
    }
    steps.sort_unstable();
    steps
        .into_iter()
        .map(|((.., road), _, player)| Step { road, player })
        .collect()
}

/// TK-23: one point for every picture, whatever the house shows.
pub(super) fn score_open_road(stage: &mut ContextMut<'_>, road: SegmentId, player: PlayerId) {
    let context = stage.context();
    let tally = context.state.board.tally(context.types(), road);
    let mut lines = ScoreLines::new();
    for (item, own) in LAST_TOLL.iter().zip(COUNTED) {
        add(&mut lines, item, counted(context, &tally, own), 1);
    }
    let mut scoring = Scoring::new(Source::Toll, Some(context.place(road)), When::Final);
    scoring.at_stake = context.table.options.of(Choice::TollScoring) != NOT_ROBBABLE;
    if !lines.is_empty() {
        scoring.payments.push(Payment { player, lines });
    }
    close::pay(stage, &scoring);
}
