//! Towers: whom a floor can capture.

use crate::draft::{QuestionDraft, laid, places};
use rules::action::Action;
use rules::chance::Chance;
use rules::expansions::{ExpansionAction, tower};
use rules::game::Game;
use rules::ground::Cell;
use serde_json::json;

/// After a floor: how many figures are within its reach.
pub(in crate::kinds) fn capture(game: &Game, chance: &mut Chance, out: &mut Vec<QuestionDraft>) {
    let Some(who) = game.to_move() else {
        return;
    };
    for place in places(game, chance).into_iter().take(4) {
        let (Some(after), Action::Tile { x, y, .. }) = (laid(game, place), place) else {
            continue;
        };
        let laid_at = Cell::new(x, y);
        for floor in after.actions() {
            let Action::Expansion(ExpansionAction::Tower(tower::Action::Floor { x, y })) = floor
            else {
                continue;
            };
            // An arrow leads from the tile to the tower.
            if Cell::new(x, y) == laid_at {
                continue;
            }
            let mut raised = after.clone();
            if raised.apply(who, floor).is_err() {
                continue;
            }
            let captures = raised
                .actions()
                .into_iter()
                .filter_map(|action| match action {
                    Action::Expansion(ExpansionAction::Tower(tower::Action::Capture {
                        x,
                        y,
                        owner,
                        kind,
                        at,
                        ..
                    })) => Some(((x, y, kind, at), owner)),
                    _ => None,
                });
            let captures: Vec<_> = captures.collect();
            let mut spots: Vec<_> = captures.iter().map(|(spot, _)| *spot).collect();
            spots.sort_unstable();
            spots.dedup();
            let right = spots.len() as i32;
            if right == 0 || right > 8 {
                continue;
            }
            let towers = &raised.state().expansions.tower.towers;
            let Some(height) = towers
                .iter()
                .find(|t| t.cell == Cell::new(x, y))
                .map(|t| t.floors)
            else {
                continue;
            };
            let of = json!({ "choices": { "act": { "type": "capture" }, "by": "place" } });
            let mut draft = QuestionDraft::number(of, right, who);
            draft.moves = vec![(who, place), (who, floor)];
            draft.rules = vec!["TW-04", "TW-06"];
            draft.marks = vec![json!({ "arrow": {
                "from": { "x": laid_at.x, "y": laid_at.y }, "to": { "x": x, "y": y },
            } })];
            let others = captures.iter().filter(|(_, owner)| *owner != who);
            draft.mistake(others.count() as i32, "own-barred");
            draft.mistake(
                near(&raised, x, y, |dx, dy| dx <= height && dy <= height),
                "slanting",
            );
            draft.mistake(
                near(&raised, x, y, |dx, dy| {
                    dx == 0 && dy < height || dy == 0 && dx < height
                }),
                "one-less",
            );
            draft.mistake(near(&raised, x, y, |dx, dy| dx == 0 || dy == 0), "no-limit");
            draft.mistake(right + 1, "one-more");
            out.push(draft);
        }
    }
}

/// How many figures stand so far from a cell.
fn near(game: &Game, x: i16, y: i16, meant: impl Fn(u8, u8) -> bool) -> i32 {
    let board = &game.state().board;
    let figures = game.state().figures.iter().filter(|figure| {
        let cell = board.tile(board.tile_of(figure.on)).cell;
        let far = |a: i16, b: i16| a.abs_diff(b).min(255) as u8;
        meant(far(cell.x, x), far(cell.y, y))
    });
    figures.count() as i32
}
