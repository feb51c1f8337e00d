//! Figures in hand and on the tile just laid: where they may stand, when they come home.

use crate::draft::{QuestionDraft, laid, mark, places, tries};
use rules::action::Action;
use rules::chance::Chance;
use rules::event::Event;
use rules::figure::FigureKind;
use rules::game::Game;
use rules::ground::Kind;
use serde_json::json;

/// After a scoring: how many followers somebody holds.
pub(super) fn home(game: &Game, chance: &mut Chance, out: &mut Vec<QuestionDraft>) {
    for attempt in tries(game, chance) {
        let came = attempt.events.iter().filter_map(|event| match event {
            Event::FigureHome {
                player,
                figure: FigureKind::Follower,
                ..
            } => Some(*player),
            _ => None,
        });
        let came: Vec<_> = came.collect();
        let Some(&whom) = came.first() else {
            continue;
        };
        let own = came.iter().filter(|player| **player == whom).count() as i32;
        let before = i32::from(game.state().supply(whom, FigureKind::Follower));
        let after = i32::from(attempt.after.state().supply(whom, FigureKind::Follower));
        let of = json!({ "supply": { "player": whom, "what": "follower" } });
        let mut draft = QuestionDraft::number(of, after, whom);
        draft.moves.clone_from(&attempt.moves);
        draft.rules = vec!["BG-23"];
        draft.marks = attempt.mark().into_iter().collect();
        draft.marks.push(json!({ "part": "supply" }));
        draft.mistake(before, "nobody-home");
        if own > 1 {
            draft.mistake(before + 1, "only-one");
        }
        draft.mistake(7, "all-home");
        draft.mistake(after + 1, "one-more");
        draft.mistake(before - 1, "lost");
        out.push(draft);
    }
}

/// On how many features of the new tile a follower may stand.
pub(super) fn follower(game: &Game, chance: &mut Chance, out: &mut Vec<QuestionDraft>) {
    stands(game, chance, FigureKind::Follower, out);
}

/// On how many features of the new tile the builder may stand.
pub(super) fn builder(game: &Game, chance: &mut Chance, out: &mut Vec<QuestionDraft>) {
    stands(game, chance, FigureKind::Builder, out);
}

/// In how many fields of the new tile the pig may graze.
pub(super) fn pig(game: &Game, chance: &mut Chance, out: &mut Vec<QuestionDraft>) {
    stands(game, chance, FigureKind::Pig, out);
}

fn stands(game: &Game, chance: &mut Chance, figure: FigureKind, out: &mut Vec<QuestionDraft>) {
    let Some(who) = game.to_move() else {
        return;
    };
    if game.state().supply(who, figure) == 0 {
        return;
    }
    for place in places(game, chance).into_iter().take(8) {
        let Some(after) = laid(game, place) else {
            continue;
        };
        let Some(landed) = after.state().landed else {
            continue;
        };
        let board = &after.state().board;
        let on = |kinds: &[Kind]| {
            let segments = board.segments_of(landed);
            segments
                .filter(|s| kinds.contains(&board.kind(*s)))
                .collect::<Vec<_>>()
        };
        let legal = after.actions();
        let legal = legal.iter().filter(|action| {
            matches!(action, Action::Figure { figure: set, kind, .. } if *set == figure && *kind != Kind::Tower)
        });
        let right = legal.count() as i32;
        let scored = [Kind::Road, Kind::City, Kind::Monastery, Kind::Field];
        let all = on(&scored);
        let free = all.iter().filter(|s| board.claims(**s) == 0).count() as i32;
        let word = figure.word();
        let of = json!({
            "choices": { "act": { "type": "figure", "figure": word }, "by": "place" },
        });
        let mut draft = QuestionDraft::number(of, right, who);
        draft.moves = vec![(who, place)];
        draft.marks = mark(place).into_iter().collect();
        match figure {
            FigureKind::Builder => {
                draft.rules = vec!["TB-24"];
                let land = [Kind::Road, Kind::City, Kind::Field];
                let beside = |kinds: &[Kind]| {
                    let own = on(kinds);
                    own.iter()
                        .filter(|s| after.context().has_follower_on(who, **s))
                        .count() as i32
                };
                draft.mistake(beside(&land), "field-too");
                draft.mistake(on(&[Kind::Road, Kind::City]).len() as i32, "anywhere");
                draft.mistake(free, "as-follower");
            }
            FigureKind::Pig => {
                draft.rules = vec!["TB-16"];
                let fields = on(&[Kind::Field]);
                let farmed = fields.iter().filter(|s| board.claims(**s) != 0).count() as i32;
                draft.mistake(farmed, "any-farmer");
                draft.mistake(fields.len() as i32, "any-field");
                draft.mistake(free, "as-follower");
            }
            _ => {
                draft.rules = vec!["BG-11", "BG-12"];
                if all.len() as i32 == right {
                    continue;
                }
                draft.mistake(all.len() as i32, "taken-too");
                let mine = all.iter().filter(|s| {
                    board.claims(**s) == 0 || after.context().has_follower_on(who, **s)
                });
                draft.mistake(mine.count() as i32, "own-too");
                let no_fields = all
                    .iter()
                    .filter(|s| board.claims(**s) == 0 && board.kind(**s) != Kind::Field);
                draft.mistake(no_fields.count() as i32, "no-fields");
            }
        }
        draft.mistake(0, "none");
        draft.mistake(right + 1, "one-more");
        // Nowhere is a good answer now and then, not most of the time.
        if right > 0 || chance.below(6) == 0 {
            out.push(draft);
        }
    }
}
