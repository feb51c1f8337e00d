//! The Tower on the screen: towers, prisoners, and what a person would look for.

use rules::action;
use rules::board::TileId;
use rules::expansions::ExpansionAction;
use rules::expansions::tower::{Action, Tower, TowerReach};
use rules::figure::FigureKind;
use rules::game::Game;
use rules::ground::{At, Cell, Kind, PlayerId};
use serde::Serialize;
use specta::Type;

/// A tower, or a bare foundation.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Type)]
pub struct TowerView {
    pub x: i16,
    pub y: i16,
    pub floors: u8,
    /// Whose follower stands on top and closes it.
    pub top: Option<PlayerId>,
}

/// One prisoner.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Type)]
pub struct PrisonerView {
    pub owner: PlayerId,
    pub figure: FigureKind,
}

/// How far a tower reaches with its new floor.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Type)]
pub struct ReachView {
    pub x: i16,
    pub y: i16,
    /// The cells with a tile from which it takes somebody, its own among them.
    pub cells: Vec<Cell>,
}

fn reach(reach: TowerReach) -> ReachView {
    let TowerReach { tower, cells } = reach;
    ReachView {
        x: tower.x,
        y: tower.y,
        cells,
    }
}

/// Of the tower that asks whom to take.
pub(super) fn reach_asking(game: &Game) -> Option<ReachView> {
    rules::expansions::tower::reach_asking(game.context()).map(reach)
}

/// Of the tower that a floor would be put on.
pub(super) fn next_reach(game: &Game, action: &action::Action) -> Vec<Cell> {
    let action::Action::Expansion(ExpansionAction::Tower(Action::Floor { x, y })) = *action else {
        return Vec::new();
    };
    let next = rules::expansions::tower::next_reach(game.context(), Cell::new(x, y));
    next.map_or_else(Vec::new, |next| next.cells)
}

pub(super) fn towers(game: &Game) -> Vec<TowerView> {
    let state = game.state();
    let tower = |tower: &Tower| {
        let Cell { x, y } = state.board.tile(tower.tile).cell;
        let top = state.figures.iter().find(|figure| figure.on == tower.top);
        TowerView {
            x,
            y,
            floors: tower.floors,
            top: top.map(|figure| figure.owner),
        }
    };
    state.expansions.tower.towers.iter().map(tower).collect()
}

/// The tiles with a tower, or a foundation for one.
pub(super) fn tiles(game: &Game) -> Vec<TileId> {
    let towers = game.state().expansions.tower.towers.iter();
    towers.map(|tower| tower.tile).collect()
}

/// Figures of others that a player holds.
pub(super) fn prisoners(game: &Game, captor: usize) -> Vec<PrisonerView> {
    let mut prisoners = Vec::new();
    for (owner, held) in PlayerId::all().zip(&game.state().expansions.tower.prisoners[captor]) {
        for figure in FigureKind::ALL {
            let count = usize::from(held[figure as usize]);
            prisoners.extend(std::iter::repeat_n(PrisonerView { owner, figure }, count));
        }
    }
    prisoners
}

/// Every floor and every top, whether or not it may be chosen.
pub(super) fn towers_wished(game: &Game) -> Vec<action::Action> {
    let board = &game.state().board;
    let towers = game.state().expansions.tower.towers.iter();
    towers
        .flat_map(|tower| {
            let Cell { x, y } = board.tile(tower.tile).cell;
            let top = action::Action::Figure {
                figure: FigureKind::Follower,
                x,
                y,
                kind: Kind::Tower,
                at: At::I,
            };
            [Action::Floor { x, y }.into(), top]
        })
        .collect()
}

/// Every prisoner of a player, whether or not he may buy him back.
pub(super) fn ransoms_wished(game: &Game, who: PlayerId) -> Vec<action::Action> {
    let state = game.state();
    let mut wished = Vec::new();
    for from in state.everyone() {
        let held = state.expansions.tower.prisoners[usize::from(from)][usize::from(who)];
        for figure in FigureKind::ALL {
            if held[figure as usize] > 0 {
                wished.push(Action::Ransom { from, figure }.into());
            }
        }
    }
    wished
}
