//! What could still lie on a cell, and which cells nothing fits into any more. Asks the rules about
//! every remaining tile.

use crate::view::odds::{self, ComingView, ProofView};
use rules::action::Action;
use rules::base::place;
use rules::game::Game;
use rules::ground::{Cell, Rotation};
use rules::reason::{Reason, ReasonCollector, ReasonOut};
use rules::tile::TypeId;
use serde::Serialize;
use specta::Type;
use std::collections::BTreeMap;

/// A design and how many copies of it are still to be drawn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Type)]
pub struct TileCount {
    pub tile: String,
    pub count: u16,
}

/// A cell of the table.
#[derive(Debug, Clone, Serialize, Type)]
pub struct CellReport {
    pub x: i16,
    pub y: i16,
    /// The tile that lies there.
    pub tile: Option<String>,
    /// True for a free cell beside a tile.
    pub free: bool,
    /// The drawn tile in each of its four turns; empty when no tile is in hand.
    pub drawn: Vec<Orientation>,
    /// The tiles still to be drawn that fit here.
    pub fitting: Vec<FittingTile>,
    /// How many tiles still to be drawn fit here, copies included.
    pub fits: u16,
    /// How many are still to be drawn at all; `fits` of them fit.
    pub left: u16,
    /// How likely one of those that fit comes, to each player; empty where nobody is to know.
    pub coming: Vec<ComingView>,
    /// Why nothing fits any more; null as long as something does.
    pub proof: Option<ProofView>,
}

impl CellReport {
    /// For whoever may not know what may still come.
    #[must_use]
    pub fn without_odds(self) -> Self {
        Self {
            coming: Vec::new(),
            proof: None,
            ..self
        }
    }
}

/// The drawn tile in one turn on a cell.
#[derive(Debug, Clone, Serialize, Type)]
pub struct Orientation {
    pub rotation: Rotation,
    /// Why it does not fit; empty when it does.
    #[specta(type = Vec<ReasonOut>)]
    pub reasons: Vec<Reason>,
}

/// A design that fits on a cell.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Type)]
pub struct FittingTile {
    pub tile: String,
    /// Copies still to be drawn.
    pub count: u16,
    /// The quarter turns in which it fits.
    pub rotations: Vec<Rotation>,
}

fn remaining(game: &Game) -> BTreeMap<TypeId, u16> {
    let state = game.state();
    let mut counts = BTreeMap::new();
    for kind in state.undrawn() {
        *counts.entry(*kind).or_default() += 1;
    }
    counts
}

/// The tiles still to be drawn, by design.
pub fn left_by_tile(game: &Game) -> Vec<TileCount> {
    let mut counts: Vec<_> = remaining(game)
        .into_iter()
        .map(|(kind, count)| TileCount {
            tile: id(game, kind),
            count,
        })
        .collect();
    counts.sort_by(|a, b| a.tile.cmp(&b.tile));
    counts
}

/// Of these, each that may be said to be drawn, and how often it is left.
pub fn to_draw(game: &Game, actions: &[Action]) -> Vec<TileCount> {
    let drawn = |action: &Action| match action {
        Action::Draw { tile } => Some(id(game, *tile)),
        _ => None,
    };
    let drawn: Vec<_> = actions.iter().filter_map(drawn).collect();
    if drawn.is_empty() {
        return Vec::new();
    }
    let mut counts = left_by_tile(game);
    counts.retain(|it| drawn.contains(&it.tile));
    counts
}

fn id(game: &Game, kind: TypeId) -> String {
    game.table().types[usize::from(kind)].id.clone()
}

fn reasons(game: &Game, kind: TypeId, cell: Cell, rotation: Rotation) -> Vec<Reason> {
    let mut why = ReasonCollector::all();
    place::check_type(game.context(), kind, cell, rotation, &mut why);
    why.verdict()
        .err()
        .map_or_else(Vec::new, |rejection| rejection.reasons)
}

fn fitting_rotations(game: &Game, kind: TypeId, cell: Cell) -> Vec<Rotation> {
    let fits = |rotation: &Rotation| place::fits(game.context(), kind, cell, *rotation);
    (0..4).filter(fits).collect()
}

pub fn cell(game: &Game, cell: Cell) -> CellReport {
    let board = &game.state().board;
    let tile = board.tile_at(cell);
    let free = board.gap_at(cell).is_some();
    let drawn = game.state().drawn.map_or_else(Vec::new, |kind| {
        let turned = |rotation| Orientation {
            rotation,
            reasons: reasons(game, kind, cell, rotation),
        };
        (0..4).map(turned).collect()
    });
    let fitting: Vec<_> = remaining(game)
        .into_iter()
        .filter(|_| free)
        .map(|(kind, count)| FittingTile {
            tile: id(game, kind),
            count,
            rotations: fitting_rotations(game, kind, cell),
        })
        .filter(|fitting| !fitting.rotations.is_empty())
        .collect();
    let odds = odds::gap(game, cell);
    let (coming, proof) = odds
        .map(|odds| (odds.coming, odds.proof))
        .unwrap_or_default();
    CellReport {
        x: cell.x,
        y: cell.y,
        tile: tile.map(|tile| id(game, board.tile(tile).kind)),
        free,
        drawn,
        fits: fitting.iter().map(|fitting| fitting.count).sum(),
        fitting,
        left: game.state().left() as u16,
        coming,
        proof,
    }
}

/// The free cells beside tiles into which neither the tile in hand nor any other remaining one fits.
pub fn dead_cells(game: &Game) -> Vec<Cell> {
    let kinds = remaining(game).into_keys().chain(game.state().drawn);
    place::dead(game.context(), &kinds.collect::<Vec<_>>())
}
