//! What a person may ask of a game beyond what its rules need: a feature as it stands, the tiles behind a
//! score, the scores if the game ended now. Reads only; every number comes from the base and the expansions.

use crate::agenda::{Need, Step};
use crate::base::{fields, finish, worth};
use crate::board::TileId;
use crate::course;
use crate::event::{Event, EventSink, ScoreEntry};
use crate::figure::SegmentId;
use crate::ground::{Cell, Kind, Place, PlayerId, Side};
use crate::menu::Menu;
use crate::nature::Growth;
use crate::score::{Payment, ScoreLines, Source, When};
use crate::state::{Context, ContextMut, Scores};

/// A tile that counted for a score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScoredTile {
    /// Where it lies.
    pub cell: Cell,
    /// The number it is shown with, from 1: its own, or that of the city it belongs to.
    pub n: u16,
}

/// A feature as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Its oldest segment.
    pub feature: SegmentId,
    /// What it is.
    pub kind: Kind,
    /// True when nothing can change it any more.
    pub complete: bool,
    /// Sides, or cells around it, that are still open.
    pub open: u16,
    /// What each player's figures weigh on it; only who has any.
    pub strengths: Vec<(PlayerId, u8)>,
    /// Who would be paid.
    pub owners: Vec<PlayerId>,
    /// What it counts for whoever owns it, as it stands: empty for fields, which differ by owner.
    pub lines: ScoreLines,
    /// What its owners would get if the game ended now.
    pub now: Vec<Payment>,
    /// What its owners would get if it were complete with the tiles it has; nothing once it is.
    pub closed: Option<Vec<Payment>>,
    /// The free cells that it waits for.
    pub missing: Vec<Cell>,
    /// For a field: the completed cities that it touches.
    pub cities: Vec<Place>,
}

/// The feature that a segment belongs to; nothing for land that is never scored.
#[must_use]
pub fn feature(context: Context<'_>, segment: SegmentId) -> Option<Report> {
    let board = &context.state.board;
    let feature = board.feature(segment);
    let kind = board.kind(feature);
    if !context.table.is_scored(kind) {
        return None;
    }
    let strengths = worth::strengths(context, feature);
    let closes = kind.can_be_completed() && !board.is_complete(feature);
    let mut cities = Vec::new();
    if kind == Kind::Field {
        board.completed_cities(context.types(), feature, &mut cities);
    }
    Some(Report {
        feature,
        kind,
        complete: board.is_complete(feature),
        open: board.open(feature),
        strengths: PlayerId::all()
            .zip(strengths)
            .filter(|(_, s)| *s > 0)
            .collect(),
        owners: worth::owners(strengths).collect(),
        lines: match kind {
            Kind::Field => ScoreLines::new(),
            _ => worth::lines(context, feature),
        },
        now: payments(worth::scoring(context, feature, When::Final)),
        closed: closes.then(|| payments(worth::scoring_if_closed(context, feature))),
        missing: missing(context, feature),
        cities: cities.into_iter().map(|city| context.place(city)).collect(),
    })
}

fn payments(scoring: crate::score::Scoring) -> Vec<Payment> {
    scoring.payments.into_iter().collect()
}

/// The free cells beside the open sides of a road or a city, or around what waits to be surrounded.
fn missing(context: Context<'_>, feature: SegmentId) -> Vec<Cell> {
    let board = &context.state.board;
    let mut cells = Vec::new();
    for member in board.members(feature) {
        let tile = board.tile(board.tile_of(member));
        let segment =
            &context.types()[usize::from(tile.kind)].segments[usize::from(board.index_of(member))];
        match segment.kind.growth() {
            Growth::Surrounded => cells.extend(tile.cell.around()),
            Growth::Sides(_) => {
                let sides = segment.rim.turned(tile.rotation).sides();
                let reached = Side::ALL.into_iter().filter(|s| sides >> *s as u8 & 1 == 1);
                cells.extend(reached.map(|side| tile.cell.beyond(side)));
            }
            Growth::Halves | Growth::Alone => {}
        }
    }
    cells.retain(|cell| board.tile_at(*cell).is_none());
    cells.sort_unstable();
    cells.dedup();
    cells
}

/// The tiles that counted for a score, in the order of laying, on the board as it was then.
#[must_use]
pub fn counted(context: Context<'_>, entry: &ScoreEntry) -> Vec<ScoredTile> {
    let Some(segment) = entry.cause.and_then(|place| context.segment_at(place)) else {
        return Vec::new();
    };
    let board = &context.state.board;
    let one_by_one = |tiles: Vec<TileId>| {
        (1..)
            .zip(tiles)
            .map(|(n, tile)| ScoredTile {
                cell: board.tile(tile).cell,
                n,
            })
            .collect()
    };
    match (entry.source, board.kind(segment)) {
        (Source::Field, Kind::Field) => fields::paying_cities(context, segment, entry.player)
            .into_iter()
            .zip(1..)
            .flat_map(|(city, n)| under_one_number(context, city, n))
            .collect(),
        (Source::Field, _) => under_one_number(context, segment, 1),
        (Source::Road | Source::City | Source::Monastery, kind) if kind.is_surrounded() => {
            one_by_one(with_around(context, segment))
        }
        (Source::Road | Source::City | Source::Monastery, _) => {
            one_by_one(tiles_of(context, segment))
        }
        (Source::Expansion(source), _) => {
            let expansion = context.table.expansion(source.expansion());
            one_by_one(expansion.counted_tiles(context, source, segment))
        }
    }
}

/// The tile of what is surrounded and those around it, in the order of laying.
#[must_use]
pub fn with_around(context: Context<'_>, segment: SegmentId) -> Vec<TileId> {
    let board = &context.state.board;
    let own = board.tile_of(segment);
    let around = board.tile(own).cell.around();
    let mut tiles: Vec<_> = around.filter_map(|cell| board.tile_at(cell)).collect();
    tiles.push(own);
    tiles.sort_unstable();
    tiles
}

fn under_one_number(context: Context<'_>, feature: SegmentId, n: u16) -> Vec<ScoredTile> {
    tiles_of(context, feature)
        .into_iter()
        .map(|tile| ScoredTile {
            cell: context.state.board.tile(tile).cell,
            n,
        })
        .collect()
}

fn tiles_of(context: Context<'_>, feature: SegmentId) -> Vec<TileId> {
    let board = &context.state.board;
    let mut tiles: Vec<_> = board.members(feature).map(|m| board.tile_of(m)).collect();
    tiles.sort_unstable();
    tiles.dedup();
    tiles
}

/// The scores if the game ended now. Where a robber would have to choose, he takes the first choice.
/// Nothing while a scoring is being settled, because then some points are given and others not.
#[must_use]
pub fn if_it_ended(context: Context<'_>) -> Option<Scores> {
    ended(context, &mut EventSink::silent())
}

/// What would be told if the game ended now, as in [`if_it_ended`].
#[must_use]
pub fn told_if_it_ended(context: Context<'_>) -> Option<Vec<Event>> {
    let mut events = EventSink::told();
    ended(context, &mut events).map(|_| events.events)
}

fn ended(context: Context<'_>, events: &mut EventSink) -> Option<Scores> {
    if !matches!(
        context.state.agenda.top(),
        Some(Step::PlaceTile | Step::Act | Step::Over)
    ) {
        return None;
    }
    let mut state = context.state.clone();
    if state.agenda.top() == Some(Step::Over) {
        return Some(state.scores());
    }
    let mut stage = ContextMut {
        table: context.table,
        state: &mut state,
        events,
    };
    finish::finish(&mut stage);
    while let Some(step) = stage.state.agenda.top() {
        if step == Step::Over {
            break;
        }
        let need = course::need(stage.context(), step);
        stage.state.agenda.pop();
        match need {
            Need::Run => course::run(&mut stage, step),
            Need::Skip => {}
            Need::Take(_) | Need::Ask => take_first(&mut stage, step),
        }
    }
    Some(state.scores())
}

fn take_first(stage: &mut ContextMut<'_>, step: Step) {
    let Step::Expansion(step) = step else {
        unreachable!("only an expansion asks after the last turn, not {step:?}")
    };
    let mut menu = Menu::new();
    let step = stage.table.own_step(&step);
    step.menu(stage.context(), &mut menu);
    let asked = step.asks(stage.context());
    if let (Some((who, _)), Some(action)) = (asked, menu.actions().first()) {
        step.answer(stage, who, action);
    }
}
