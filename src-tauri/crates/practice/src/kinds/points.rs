//! Roads and cities that the drawn tile finishes: how many points.

use crate::draft::{QuestionDraft, TrialPlacement, tries};
use rules::chance::Chance;
use rules::event::ScoreEntry;
use rules::game::Game;
use rules::score::{ScoreLine, Source};
use serde_json::json;

pub(super) fn road(game: &Game, chance: &mut Chance, out: &mut Vec<QuestionDraft>) {
    for attempt in tries(game, chance) {
        out.extend(question(&attempt, Source::Road));
    }
}

pub(super) fn city(game: &Game, chance: &mut Chance, out: &mut Vec<QuestionDraft>) {
    for attempt in tries(game, chance) {
        out.extend(question(&attempt, Source::City));
    }
}

/// Only what an inn or a cathedral has made worth more.
pub(super) fn splendour(game: &Game, chance: &mut Chance, out: &mut Vec<QuestionDraft>) {
    for attempt in tries(game, chance) {
        for source in [Source::Road, Source::City] {
            let usual = if source == Source::Road { 1 } else { 2 };
            let draft = question(&attempt, source);
            out.extend(draft.filter(|draft| draft.lines.iter().any(|(_, _, each)| *each > usual)));
        }
    }
}

/// One finished feature, so that one number is the answer.
fn question(attempt: &TrialPlacement, source: Source) -> Option<QuestionDraft> {
    let entries = attempt.scored(source);
    let entry = *entries.first()?;
    if entries.iter().any(|other| other.cause != entry.cause) {
        return None;
    }
    let whom = entry.player;
    let of = json!({ "points": { "player": whom, "source": source } });
    let mut draft = QuestionDraft::number(of, entry.points, whom);
    draft.moves.clone_from(&attempt.moves);
    draft.counted(entry);
    draft.rules.push(if source == Source::Road {
        "BG-16"
    } else {
        "BG-17"
    });
    draft.marks.extend(attempt.mark());
    mistakes(&mut draft, entry, source, entries.len());
    Some(draft)
}

fn mistakes(draft: &mut QuestionDraft, entry: &ScoreEntry, source: Source, paid: usize) {
    let usual = if source == Source::Road { 1 } else { 2 };
    let each = entry.lines.first().map_or(usual, |line| line.each);
    let pennants: i32 = entry.lines.iter().skip(1).map(ScoreLine::points).sum();
    let things: i32 = entry.lines.iter().map(|line| line.count).sum();
    if each != usual {
        draft.mistake(things * usual, "plain");
        draft.mistake(entry.points + things * each, "twice");
    }
    if pennants > 0 {
        draft.mistake(entry.points - pennants, "pennant");
        draft.mistake(entry.points - pennants + pennants / each, "pennant-one");
    }
    if paid > 1 {
        draft.mistake(entry.points / 2, "shared");
    }
    if source == Source::City && each == usual {
        draft.mistake(things, "as-open");
    }
    if source == Source::Road && each == usual {
        draft.mistake(2 * entry.points, "as-city");
    }
    draft.mistake(entry.points - each, "new-tile");
    draft.mistake(entry.points + each, "one-more");
}
