//! What the drawn tile would offer on each of its places, without laying it. Reads only.

use crate::action::{Action, Phase};
use crate::base::place;
use crate::event::Tale;
use crate::figure::{FigureKind, SegmentId};
use crate::game::Game;
use crate::ground::{Cell, Rotation};
use crate::menu::Menu;
use crate::rooms::RoomSet;
use crate::state::Scene;
use crate::tile::TypeId;
use arrayvec::ArrayVec;

/// Every place with everything that may follow it, passing included.
pub(crate) fn pairs(game: &Game, out: &mut Vec<(Action, Action)>) {
    let mut places = Menu::new();
    place::menu(game.scene(), &mut places);
    for place in places.actions() {
        if game.table().rooms == RoomSet::EMPTY {
            followers(game.scene(), *place, out);
            out.push((*place, Action::Pass));
        } else {
            by_trying(game, *place, out);
        }
    }
}

/// With rooms, a copy of the game tells.
fn by_trying(game: &Game, place: Action, out: &mut Vec<(Action, Action)>) {
    let mut copy = game.clone();
    let player = game.to_move();
    copy.apply_offered(place, &mut Tale::silent());
    if copy.phase() == Phase::Figure && copy.to_move() == player {
        out.extend(copy.actions().into_iter().map(|action| (place, action)));
    } else {
        out.push((place, Action::Pass));
    }
}

/// In the base game, the features that the tile would meet tell.
fn followers(scene: Scene<'_>, place: Action, out: &mut Vec<(Action, Action)>) {
    let (Action::Tile { x, y, rotation }, Some(kind)) = (place, scene.state.drawn) else {
        return;
    };
    let figure = FigureKind::Follower;
    if scene.state.supply(scene.state.active, figure) == 0 {
        return;
    }
    let spec = scene.table.figure(figure);
    let taken = taken(scene, kind, Cell::new(x, y), rotation);
    let tile = &scene.types()[usize::from(kind)];
    for (index, segment) in tile.segments.iter().enumerate() {
        if taken >> index & 1 == 0 && spec.stands_on(segment.kind) {
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

/// Bits of the tile's segments that would join a claimed feature.
fn taken(scene: Scene<'_>, kind: TypeId, cell: Cell, rotation: Rotation) -> u16 {
    let board = &scene.state.board;
    let mut met = ArrayVec::<(u8, SegmentId), 12>::new();
    let mut taken = 0u16;
    board.meetings(scene.types(), kind, cell, rotation, |segment, feature| {
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
