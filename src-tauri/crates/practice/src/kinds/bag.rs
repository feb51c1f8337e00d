//! A gap, and tiles that might fill it: what fits, what fails on one side, what is used up.

use crate::draft::{QuestionDraft, QuestionTarget};
use rules::base::place;
use rules::chance::Chance;
use rules::game::Game;
use rules::gaps::Gap;
use rules::ground::{Cell, Side};
use rules::tile::{TileType, TypeId};
use serde_json::json;
use std::collections::BTreeSet;

/// A gap with fewer neighbours asks too little.
const NEIGHBOURS: usize = 2;

/// How a tile stands to a gap.
enum GapFit {
    /// It fits, in some turn.
    Fits,
    /// However it is turned best, it fails on this side alone.
    Fails(Side),
}

pub(super) fn fits(game: &Game, chance: &mut Chance, out: &mut Vec<QuestionDraft>) {
    let Some(who) = game.to_move() else {
        return;
    };
    let board = &game.state().board;
    let free = board.tiles().iter().flat_map(|tile| tile.cell.around());
    let free: BTreeSet<Cell> = free.filter(|cell| board.tile_at(*cell).is_none()).collect();
    let gaps = free.into_iter().filter_map(|cell| board.gap_at(cell));
    for gap in gaps.filter(|gap| gap.neighbours().count() >= NEIGHBOURS) {
        let Some((right, wrong)) = tiles(game, gap, chance) else {
            continue;
        };
        let mut ids = vec![right.id.clone()];
        ids.extend(wrong.iter().map(|(design, _)| design.id.clone()));
        ids.sort_unstable();
        let Cell { x, y } = gap.cell;
        let mut draft = QuestionDraft::number(json!(null), 0, who);
        draft.asked = QuestionTarget::Value(
            "tile",
            json!({ "fitting": { "x": x, "y": y, "tiles": ids } }),
        );
        draft.right = json!(right.id);
        draft.rules = vec!["BG-07", "BG-08"];
        draft.marks = vec![
            json!({ "place": { "x": x, "y": y } }),
            json!({ "part": "bag" }),
        ];
        draft.aids = &["remaining-tiles"];
        for (design, name) in wrong {
            draft.mistake(json!(design.id), name);
        }
        out.push(draft);
    }
}

type WrongTiles<'a> = Vec<(&'a TileType, &'static str)>;

/// A tile of the bag that fits, and others that do not, or are used up; no two alike.
fn tiles<'a>(
    game: &'a Game,
    gap: Gap,
    chance: &mut Chance,
) -> Option<(&'a TileType, WrongTiles<'a>)> {
    let state = game.state();
    let in_bag = |kind: usize| {
        state
            .undrawn()
            .iter()
            .any(|left| usize::from(*left) == kind)
    };
    let may_lie = |kind: usize| {
        let fits = |turn| place::fits(game.context(), TypeId::nth(kind), gap.cell, turn);
        (0..4).any(fits)
    };
    let laid = |kind: usize| {
        state
            .board
            .tiles()
            .iter()
            .any(|tile| usize::from(tile.kind) == kind)
    };
    let mut kinds: Vec<_> = (0..game.table().types.len())
        .filter(|kind| state.drawn.is_none_or(|drawn| usize::from(drawn) != *kind))
        .collect();
    chance.shuffle(&mut kinds);
    let mut right: Option<&TileType> = None;
    let mut wrong: WrongTiles<'_> = Vec::new();
    // What is used up is the rarest: it goes first.
    kinds.sort_by_key(|kind| in_bag(*kind));
    for kind in kinds {
        let design = &game.table().types[kind];
        let alike = |other: &TileType| looks(other) == looks(design);
        if right.is_some_and(alike) || wrong.iter().any(|(other, _)| alike(other)) {
            continue;
        }
        match (stands(design, gap), in_bag(kind)) {
            (Some(GapFit::Fits), true) if right.is_none() && may_lie(kind) => right = Some(design),
            (Some(GapFit::Fits), false) if laid(kind) && wrong.is_empty() => {
                wrong.push((design, "used-up"));
            }
            (Some(GapFit::Fails(side)), true) if wrong.len() < 3 => {
                wrong.push((design, named(side)));
            }
            _ => {}
        }
    }
    (wrong.len() >= 2).then_some((right?, wrong))
}

/// The sides of a tile, whatever way it lies.
fn looks(design: &TileType) -> Option<u8> {
    (0..4).map(|turn| design.edge_code(turn)).min()
}

/// Nothing where it fails on several sides, or on another one in another turn.
fn stands(design: &TileType, gap: Gap) -> Option<GapFit> {
    let failing = |turn: u8| -> Vec<Side> {
        let edge = |side: &Side| design.edge_code(turn) >> (2 * *side as u8) & 3;
        let sides = gap.neighbours();
        sides
            .filter(|side| edge(side) != gap.asked(*side))
            .collect()
    };
    let turns: Vec<_> = (0..4).map(failing).collect();
    if turns.iter().any(Vec::is_empty) {
        return Some(GapFit::Fits);
    }
    let mut best = turns
        .iter()
        .filter(|sides| sides.len() == 1)
        .map(|sides| sides[0]);
    let side = best.next()?;
    best.all(|other| other == side)
        .then_some(GapFit::Fails(side))
}

const fn named(side: Side) -> &'static str {
    match side {
        Side::N => "north",
        Side::E => "east",
        Side::S => "south",
        Side::W => "west",
    }
}
