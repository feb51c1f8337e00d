//! The river: where its tiles may not lie.

use crate::draft::{QuestionDraft, mark};
use crate::kinds::tiles;
use rules::action::Action;
use rules::chance::Chance;
use rules::game::Game;
use rules::ground::Cell;
use rules::reason::Code;
use serde_json::Value;

/// A river tile that is refused for one reason: the river would turn back, or it would lie apart from the river.
pub(in crate::kinds) fn bend(game: &Game, chance: &mut Chance, out: &mut Vec<QuestionDraft>) {
    const ASKED: [&str; 2] = ["river/u-turn", "river/not-at-the-end"];
    const OTHERS: [(&str, &str); 2] = [
        ("base/edge-mismatch", "mismatch"),
        ("base/corner-only", "corner"),
    ];
    let Some(who) = game.to_move() else {
        return;
    };
    let (beside, _) = tiles::free(game);
    let mut found: Vec<(Action, &'static Code)> = Vec::new();
    for Cell { x, y } in beside {
        let action = Action::Tile { x, y, rotation: 0 };
        let Err(rejection) = game.check(who, &action) else {
            continue;
        };
        let why = rejection.reasons[0].why;
        let lone = rejection.reasons.iter().all(|reason| reason.why == why);
        if lone && ASKED.contains(&why.code) {
            found.push((action, why));
        }
    }
    // Far more places lie apart from the river than behind a bend.
    let turns: Vec<_> = found
        .iter()
        .filter(|(_, why)| why.code == ASKED[0])
        .collect();
    let Some(&(action, why)) = turns.first().copied().or_else(|| {
        let any = chance.below(3) == 0 && !found.is_empty();
        any.then(|| &found[chance.below(found.len())])
    }) else {
        return;
    };
    let mut draft = tiles::question(who, action, why.rule, why.code);
    draft.marks = mark(action).into_iter().collect();
    for (code, name) in ASKED.into_iter().zip(["turns-back", "apart"]).chain(OTHERS) {
        draft.mistake(Value::from(code), name);
    }
    out.push(draft);
}
