//! Figures that are set and figures that leave: BG-11 to BG-15.

use super::{
    FEATURE_OCCUPIED, NO_SUCH_PLACE, NOT_IN_PLAY, NOT_THIS_TILE, ONLY_A_PICTURE, SUPPLY_EMPTY,
};
use crate::action::Action;
use crate::event::{Event, LeaveReason};
use crate::expansion::Hook;
use crate::figure::{FIGURES, Figure, FigureKind, FigureSpec, SegmentId};
use crate::ground::{Cell, Place, PlayerId};
use crate::menu::Menu;
use crate::reason::{Code, Reason, ReasonCollector};
use crate::state::{Context, ContextMut};
use arrayvec::ArrayVec;

/// Objects to a figure at a place.
pub fn check(
    context: Context<'_>,
    who: PlayerId,
    figure: FigureKind,
    place: Place,
    why: &mut ReasonCollector,
) {
    let Some(on) = context.segment_at(place) else {
        return why.object(|| Reason::new(why_no_place(context, place)).at(place));
    };
    if let Some(expansion) = context.table.keeper_of(place.kind) {
        expansion.allows_inside(context, who, figure, on, why);
    } else {
        let wrong_land = context.table.figure(figure).wrong_land;
        check_segment(context, who, figure, on, wrong_land, why);
    }
}

/// Why there is no land at a place: what an expansion would make a place of is a picture without its rules (BG-31).
fn why_no_place(context: Context<'_>, place: Place) -> &'static Code {
    let Place { x, y, kind, .. } = place;
    let is_picture = context.table.is_inner(kind) && context.table.keeper_of(kind).is_none();
    if is_picture && context.state.board.tile_at(Cell { x, y }).is_some() {
        ONLY_A_PICTURE
    } else {
        NO_SUCH_PLACE
    }
}

/// Objects to a figure on a segment of the land; `wrong_land` is said where it may not stand on this kind of it.
pub fn check_segment(
    context: Context<'_>,
    who: PlayerId,
    figure: FigureKind,
    on: SegmentId,
    wrong_land: &'static Code,
    why: &mut ReasonCollector,
) {
    let board = &context.state.board;
    let spec = context.table.figure(figure);
    if spec.stands_on == 0 {
        return why.object(|| Reason::new(NOT_IN_PLAY));
    }
    why.demand(Some(board.tile_of(on)) == context.state.landed, || {
        Reason::new(NOT_THIS_TILE)
    });
    check_supply(context, who, figure, why);
    let at = || context.place(on);
    if !spec.stands_on(board.kind(on)) {
        let bare = || context.table.bare(board.kind(on)).unwrap_or(wrong_land);
        return why.object(|| Reason::new(bare()).at(at()));
    }
    if spec.claims && board.claims(on) != 0 {
        why.object(|| {
            let claims = |f: &&Figure| context.table.figure(f.kind).claims;
            let mut there = context.state.figures_on(on).map(|(_, figure)| figure);
            let (owner, at) = there
                .find(claims)
                .map_or((who, on), |figure| (figure.owner, figure.on));
            Reason::new(FEATURE_OCCUPIED)
                .at(context.place(at))
                .of(owner)
        });
    }
    if why.is_settled() {
        return;
    }
    check_expansions(context, who, figure, on, why);
}

/// What the expansions object to a figure on free land of its kind.
fn check_expansions(
    context: Context<'_>,
    who: PlayerId,
    figure: FigureKind,
    on: SegmentId,
    why: &mut ReasonCollector,
) {
    for expansion in context.table.heard_by(Hook::AllowsFigure) {
        expansion.allows_figure(context, who, figure, on, why);
    }
}

/// Objects to an empty supply.
pub fn check_supply(
    context: Context<'_>,
    who: PlayerId,
    figure: FigureKind,
    why: &mut ReasonCollector,
) {
    why.demand(context.state.supply(who, figure) != 0, || {
        Reason::new(SUPPLY_EMPTY).of(who)
    });
}

/// Every figure that the player to move can set on the tile just laid.
pub fn menu(context: Context<'_>, menu: &mut Menu) {
    let Some(landed) = context.state.landed else {
        return;
    };
    let who = context.state.active;
    // What is left out here is what `check_segment` refuses before it asks the expansions.
    let in_hand: ArrayVec<(FigureKind, &FigureSpec), FIGURES> = context
        .table
        .figures_in_play()
        .iter()
        .filter(|figure| context.state.supply(who, **figure) != 0)
        .map(|figure| (*figure, context.table.figure(*figure)))
        .collect();
    for on in context.state.board.segments_of(landed) {
        let kind = context.state.board.kind(on);
        let claimed = context.state.board.claims(on) != 0;
        for &(figure, spec) in &in_hand {
            let hopeless = if claimed {
                spec.claims
            } else {
                spec.needs_own_follower
            };
            if hopeless || !spec.stands_on(kind) {
                continue;
            }
            let mut why = ReasonCollector::quick();
            check_expansions(context, who, figure, on, &mut why);
            if why.is_clear() {
                let Place { x, y, kind, at } = context.place(on);
                menu.add(Action::Figure {
                    figure,
                    x,
                    y,
                    kind,
                    at,
                });
                if menu.is_full() {
                    return;
                }
            }
        }
    }
}

/// Sets a figure from the supply.
pub fn set(stage: &mut ContextMut<'_>, who: PlayerId, kind: FigureKind, on: SegmentId) {
    stage.state.players[usize::from(who)].supply[kind as usize] -= 1;
    stand(
        stage,
        Figure {
            owner: who,
            kind,
            on,
        },
    );
    let Place {
        x,
        y,
        kind: land,
        at,
    } = stage.context().place(on);
    stage.events.tell(|| Event::FigureSet {
        player: who,
        figure: kind,
        x,
        y,
        kind: land,
        at,
    });
}

/// Puts a figure on the land, wherever it comes from.
pub fn stand(stage: &mut ContextMut<'_>, figure: Figure) {
    stage.state.figures.push(figure);
    if stage.table.figure(figure.kind).claims {
        stage.state.board.claim(figure.on);
    }
}

/// Takes a figure off the land and leaves it in nobody's hands.
pub fn lift(stage: &mut ContextMut<'_>, index: usize) -> Figure {
    let figure = stage.state.figures.remove(index);
    if stage.table.figure(figure.kind).claims {
        stage.state.board.unclaim(figure.on);
    }
    figure
}

/// Gives a figure back to its owner.
pub fn give_back(
    stage: &mut ContextMut<'_>,
    player: PlayerId,
    figure: FigureKind,
    from: Option<Place>,
    why: LeaveReason,
) {
    stage.state.players[usize::from(player)].supply[figure as usize] += 1;
    stage.events.tell(|| Event::FigureHome {
        player,
        figure,
        from,
        why,
    });
}

/// Sends a figure on the land home.
pub fn send_home(stage: &mut ContextMut<'_>, index: usize, why: LeaveReason) {
    let figure = lift(stage, index);
    let from = Some(stage.context().place(figure.on));
    give_back(stage, figure.owner, figure.kind, from, why);
}

/// IX-03: a figure that needs a follower of its owner goes home with the last one.
pub fn send_lonely_home(stage: &mut ContextMut<'_>, owner: PlayerId, on: SegmentId) {
    if stage.context().has_follower_on(owner, on) {
        return;
    }
    let feature = stage.state.board.feature(on);
    for index in (0..stage.state.figures.len()).rev() {
        let figure = stage.state.figures[index];
        if figure.owner == owner
            && stage.table.figure(figure.kind).needs_own_follower
            && stage.state.board.feature(figure.on) == feature
        {
            send_home(stage, index, LeaveReason::Lonely);
        }
    }
}
