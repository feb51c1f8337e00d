//! How many of the tiles left fill a gap, or complete a feature at once.

use crate::draft::{QuestionDraft, spot};
use rules::base::place;
use rules::chance::Chance;
use rules::game::Game;
use rules::ground::{Cell, Kind};
use rules::odds;
use rules::report;
use rules::tile::TypeId;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// With more tiles it is no longer counted, but guessed.
const MOST: u16 = 16;
/// A gap with fewer neighbours asks too little.
const NEIGHBOURS: usize = 2;
/// The question about a feature.
const LAND: &str = "question-land";

pub(super) fn outs(game: &Game, chance: &mut Chance, out: &mut Vec<QuestionDraft>) {
    let sight = game.sight();
    let board = &game.state().board;
    let gaps = board.gaps().cells().iter().copied();
    let narrow = |cell: &Cell| {
        let gap = board.gap_at(*cell);
        gap.is_some_and(|gap| gap.neighbours().count() >= NEIGHBOURS)
    };
    let mut gaps: Vec<_> = gaps.filter(narrow).collect();
    chance.shuffle(&mut gaps);
    for cell in gaps.into_iter().take(2) {
        let Some(told) = odds::gap(&sight, cell) else {
            continue;
        };
        let at = json!({ "x": cell.x, "y": cell.y });
        let fits = |tile: TypeId| (0..4).any(|turn| place::fits(game.context(), tile, cell, turn));
        let draft = counted(
            game,
            told.copies,
            json!(at),
            json!({ "place": at }),
            "question",
            fits,
        );
        out.extend(draft);
    }
    let context = game.context();
    let figures = context.state.figures.iter();
    let features: BTreeSet<_> = figures.map(|figure| board.feature(figure.on)).collect();
    for feature in features {
        let land = report::feature(context, feature);
        let one_gap = land.filter(|land| land.kind != Kind::Monastery && land.missing.len() == 1);
        let Some((land, told)) = one_gap.zip(odds::feature(&sight, feature)) else {
            continue;
        };
        let cell = land.missing[0];
        let anchor = spot(context.place(feature));
        let fits = |tile: TypeId| (0..4).any(|turn| place::fits(game.context(), tile, cell, turn));
        let of = json!({ "feature": anchor });
        out.extend(counted(
            game,
            told.closes,
            of,
            json!({ "feature": anchor }),
            LAND,
            fits,
        ));
    }
}

/// A question for so many tiles, with what is counted wrongly.
fn counted(
    game: &Game,
    right: u16,
    of: Value,
    mark: Value,
    question: &'static str,
    fits: impl Fn(TypeId) -> bool,
) -> Option<QuestionDraft> {
    let who = game.to_move()?;
    if right > MOST {
        return None;
    }
    let right = i32::from(right);
    let mut draft = QuestionDraft::number(json!({ "outs": of }), right, who);
    draft.rules = vec!["BG-07", "BG-08"];
    draft.marks = vec![mark, json!({ "part": "bag" })];
    draft.aids = &["remaining-tiles"];
    draft.question = question;
    let state = game.state();
    let kinds: BTreeSet<_> = state
        .undrawn()
        .iter()
        .copied()
        .filter(|tile| fits(*tile))
        .collect();
    let all = game.table().types.len();
    let laid = |tile: TypeId| {
        state
            .board
            .tiles()
            .iter()
            .filter(|laid| laid.kind == tile)
            .count() as i32
    };
    let seen: i32 = (0..all)
        .map(TypeId::nth)
        .filter(|tile| fits(*tile))
        .map(laid)
        .sum();
    let copies = state.undrawn().iter().filter(|tile| fits(**tile)).count() as i32;
    if question == LAND {
        // What fits there, but leaves the land open.
        draft.mistake(copies, "open");
    }
    if state.drawn.is_some_and(&fits) {
        draft.mistake(right + 1, "in-hand");
    }
    draft.mistake(kinds.len() as i32, "designs");
    draft.mistake(right + seen, "laid");
    draft.mistake(right - 1, "missed");
    draft.mistake(right + 1, "one-more");
    Some(draft)
}
