//! What the drawn tile would offer on each of its places, without laying it, and how far an answer to the
//! figure decision reaches, without giving it. Reads only.

pub use crate::action::Relevance;
use crate::action::{Action, Phase};
use crate::agenda::Step;
use crate::base::{close, fields, place};
use crate::event::EventSink;
use crate::figure::{Figure, FigureKind, SegmentId};
use crate::game::Game;
use crate::ground::{Cell, Kind, Rotation};
use crate::menu::Menu;
use crate::state::Context;
use crate::tile::{Segments, TypeId};
use crate::words::ExpansionSet;
use arrayvec::ArrayVec;

/// How far any answer can reach: the same for all of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outlook {
    /// No other than to the figure decision of a turn that is not the last: each answer tells its own bearing.
    Act {
        /// What the tile completed: without it nothing is scored, and nobody goes home unasked.
        completed: Vec<SegmentId>,
    },
    /// Any other: only trying tells.
    Wide,
}

/// How far any answer to the decision at hand can reach.
#[must_use]
pub fn outlook(context: Context<'_>) -> Outlook {
    // After the last turn everything is scored: what was done then reaches everywhere.
    let acts = matches!(context.state.agenda.peek(), Some(Step::Act));
    if acts && place::any_left_fits(context) {
        let completed = close::completed(context);
        Outlook::Act { completed }
    } else {
        Outlook::Wide
    }
}

/// How far an answer reaches. Every narrow one is a promise that trying keeps.
#[must_use]
pub fn bearing(context: Context<'_>, outlook: &Outlook, action: Action) -> Relevance {
    let Outlook::Act { completed } = outlook else {
        return Relevance::Wide;
    };
    let bearing = match action {
        Action::Pass => Relevance::AsPassing,
        Action::Figure { figure, .. } => standing(context, figure, &action),
        Action::Expansion(offer) => context.table.own_action(&offer).bearing(context, completed),
        _ => Relevance::Wide,
    };
    if bearing == Relevance::AsPassing && completed.is_empty() {
        return Relevance::Nothing;
    }
    bearing
}

fn standing(context: Context<'_>, kind: FigureKind, action: &Action) -> Relevance {
    let board = &context.state.board;
    let Some(on) = action.place().and_then(|place| context.segment_at(place)) else {
        return Relevance::Wide;
    };
    let owner = context.state.active;
    let figure = Figure { owner, kind, on };
    // A completed feature is scored at once, and some farmers' rules judge one field by another.
    let alone = board.kind(on) != Kind::Field || fields::judged_alone(context);
    if alone && !board.is_complete(on) {
        Relevance::Stands(figure)
    } else {
        Relevance::Wide
    }
}

/// Every place with everything that may follow it, passing included.
pub(crate) fn pairs(game: &Game, out: &mut Vec<(Action, Action)>) {
    // Enough for nearly every tile: this is asked in every turn.
    let mut places = Menu::with_expansion(64);
    place::menu(game.context(), &mut places);
    for place in places.actions() {
        if game.table().expansions == ExpansionSet::EMPTY {
            followers(game.context(), *place, out);
            out.push((*place, Action::Pass));
        } else {
            by_trying(game, *place, out);
        }
    }
}

/// With expansions, a copy of the game tells.
fn by_trying(game: &Game, place: Action, out: &mut Vec<(Action, Action)>) {
    let mut copy = game.clone();
    let player = game.to_move();
    copy.apply_offered(place, &mut EventSink::silent());
    if copy.phase() == Phase::Figure && copy.to_move() == player {
        out.extend(copy.actions().into_iter().map(|action| (place, action)));
    } else {
        out.push((place, Action::Pass));
    }
}

/// In the base game, the features that the tile would meet tell.
fn followers(context: Context<'_>, place: Action, out: &mut Vec<(Action, Action)>) {
    let (Action::Tile { x, y, rotation }, Some(kind)) = (place, context.state.drawn) else {
        return;
    };
    let figure = FigureKind::Follower;
    if context.state.supply(context.state.active, figure) == 0 {
        return;
    }
    let spec = context.table.figure(figure);
    let taken = taken(context, kind, Cell::new(x, y), rotation);
    let tile = &context.types()[usize::from(kind)];
    let mut free = !taken;
    for segment in &tile.segments {
        let is_free = free & 1 == 1;
        free >>= 1;
        if is_free && spec.stands_on(segment.kind) {
            let at = segment.rim.turned(rotation).first();
            out.push((
                place,
                Action::Figure {
                    figure,
                    x,
                    y,
                    kind: segment.kind,
                    at,
                },
            ));
        }
    }
}

/// On each of four sides a tile meets others with the side and with both its halves.
const MEETINGS: usize = 12;

/// Bits of the tile's segments that would join a claimed feature.
fn taken(context: Context<'_>, kind: TypeId, cell: Cell, rotation: Rotation) -> Segments {
    let board = &context.state.board;
    let mut met = ArrayVec::<(u8, SegmentId), MEETINGS>::new();
    let mut taken: Segments = 0;
    board.meetings(context.types(), kind, cell, rotation, |segment, feature| {
        met.push((segment, feature));
        if board.claims(feature) != 0 {
            taken |= 1 << segment;
        }
    });
    // Two segments that meet one feature become one themselves.
    let mut before = 0;
    while taken != before {
        before = taken;
        for (segment, feature) in &met {
            if taken >> segment & 1 == 1 {
                for (other, same) in &met {
                    if same == feature {
                        taken |= 1 << other;
                    }
                }
            }
        }
    }
    taken
}
