//! The drawn tile: where it fits, and why it does not.

use crate::draft::{QuestionDraft, QuestionTarget};
use rules::action::Action;
use rules::chance::Chance;
use rules::game::Game;
use rules::ground::{Cell, PlayerId};
use serde_json::{Value, json};
use std::collections::BTreeSet;

fn cells(game: &Game, meant: impl Fn(u8) -> bool) -> BTreeSet<Cell> {
    let placed = game
        .actions()
        .into_iter()
        .filter_map(|action| match action {
            Action::Tile { x, y, rotation } if meant(rotation) => Some(Cell::new(x, y)),
            _ => None,
        });
    placed.collect()
}

/// Free cells beside a tile, and those that only touch one by a corner.
pub(super) fn free(game: &Game) -> (BTreeSet<Cell>, BTreeSet<Cell>) {
    let board = &game.state().board;
    let around = board.tiles().iter().flat_map(|tile| tile.cell.around());
    let around: BTreeSet<_> = around
        .filter(|cell| board.tile_at(*cell).is_none())
        .collect();
    around
        .into_iter()
        .partition(|cell| board.gap_at(*cell).is_some())
}

pub(super) fn places(game: &Game, _: &mut Chance, out: &mut Vec<QuestionDraft>) {
    let Some(who) = game.to_move() else {
        return;
    };
    let right = cells(game, |_| true).len() as i32;
    if !(1..=9).contains(&right) {
        return;
    }
    let (beside, _) = free(game);
    let of = json!({ "choices": { "act": { "type": "tile" }, "by": "cell" } });
    let mut draft = QuestionDraft::number(of, right, who);
    draft.rules = vec!["BG-07", "BG-08"];
    draft.marks = vec![json!({ "part": "hand" })];
    draft.mistake(
        cells(game, |rotation| rotation == 0).len() as i32,
        "unturned",
    );
    let turned = game
        .actions()
        .iter()
        .filter(|a| matches!(a, Action::Tile { .. }))
        .count();
    draft.mistake(turned as i32, "turns");
    draft.mistake(beside.len() as i32, "any-side");
    draft.mistake(right + 1, "one-more");
    out.push(draft);
}

/// A place that is refused for one reason, beside two that it might have been.
pub(super) fn refusal(game: &Game, chance: &mut Chance, out: &mut Vec<QuestionDraft>) {
    const CODES: [&str; 4] = [
        "base/edge-mismatch",
        "base/corner-only",
        "base/cell-taken",
        "base/no-neighbour",
    ];
    let Some(who) = game.to_move() else {
        return;
    };
    let (beside, corners) = free(game);
    let wanted: Vec<Cell> = if chance.below(3) == 0 {
        corners.into_iter().collect()
    } else {
        beside.into_iter().collect()
    };
    if wanted.is_empty() {
        return;
    }
    let Cell { x, y } = wanted[chance.below(wanted.len())];
    let action = Action::Tile { x, y, rotation: 0 };
    let Err(rejection) = game.check(who, &action) else {
        return;
    };
    let code = rejection.reasons[0].why.code;
    if rejection
        .reasons
        .iter()
        .any(|reason| reason.why.code != code)
    {
        return;
    }
    let mut draft = question(who, action, rejection.reasons[0].why.rule, code);
    draft.marks = vec![json!({ "place": { "x": x, "y": y } })];
    let names = ["mismatch", "corner", "taken", "alone"];
    for (other, name) in CODES.into_iter().zip(names) {
        // Of a place that touches corners only it is true as well that no side of it touches a tile.
        if (code, other) != (CODES[1], CODES[3]) {
            draft.mistake(Value::from(other), name);
        }
    }
    out.push(draft);
}

pub(super) fn question(
    who: PlayerId,
    action: Action,
    rule: &'static str,
    code: &str,
) -> QuestionDraft {
    let mut draft = QuestionDraft::number(Value::Null, 0, who);
    draft.asked = QuestionTarget::Refusal(action);
    draft.right = Value::from(code);
    draft.rules = vec![rule];
    draft
}
