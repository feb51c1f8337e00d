//! Robbers: what one takes of a scoring.

use crate::draft::{QuestionDraft, tries};
use rules::chance::Chance;
use rules::event::Event;
use rules::expansions::robbers;
use rules::game::Game;
use rules::score::Source;
use serde_json::json;

/// What a robber takes of points that somebody scores.
pub(in crate::kinds) fn robbery(game: &Game, chance: &mut Chance, out: &mut Vec<QuestionDraft>) {
    let rob = Source::from(robbers::Source::Rob);
    for attempt in tries(game, chance) {
        let Some(entry) = attempt.only(rob) else {
            continue;
        };
        let Some(whole) = entry.half_of else {
            continue;
        };
        let robber = entry.player;
        let of = json!({ "points": { "player": robber, "source": rob } });
        let mut draft = QuestionDraft::number(of, entry.points, robber);
        draft.moves.clone_from(&attempt.moves);
        draft.rules = vec!["RB-07", "RB-08"];
        draft.lines = vec![("half", 1, entry.points)];
        draft.marks = attempt.mark().into_iter().collect();
        draft.marks.push(json!({ "part": "track" }));
        if whole % 2 == 1 {
            draft.mistake(whole / 2, "rounded-down");
        }
        draft.mistake(whole, "whole");
        let turn: i32 = attempt
            .events
            .iter()
            .filter_map(|event| match event {
                Event::Score(other) if Some(other.player) == entry.from => Some(other.points),
                _ => None,
            })
            .sum();
        draft.mistake((turn + 1) / 2, "whole-turn");
        draft.mistake(0, "nothing");
        draft.mistake(entry.points + 1, "one-more");
        out.push(draft);
    }
}
