//! Tollhouses: what one collects from a road.

use crate::draft::{QuestionDraft, tries};
use rules::chance::Chance;
use rules::expansions::tollkeepers;
use rules::game::Game;
use rules::ground::PlayerId;
use rules::score::Source;
use serde_json::json;

/// What a house collects from a road.
pub(in crate::kinds) fn toll(game: &Game, chance: &mut Chance, out: &mut Vec<QuestionDraft>) {
    let toll = Source::from(tollkeepers::Source::Toll);
    for attempt in tries(game, chance) {
        let Some(entry) = attempt.only(toll) else {
            continue;
        };
        let keeper = entry.player;
        let of = json!({ "points": { "player": keeper, "source": toll } });
        let mut draft = QuestionDraft::number(of, entry.points, keeper);
        draft.moves.clone_from(&attempt.moves);
        draft.counted(entry);
        draft.rules.push("TK-11");
        draft.marks.extend(attempt.mark());
        let value = house(game, keeper);
        let things: i32 = entry.lines.iter().map(|line| line.count).sum();
        let road = attempt.scored(Source::Road);
        let road = road.iter().find(|other| other.player == keeper);
        if let Some(road) = road {
            draft.mistake(entry.points + road.points, "with-road");
        }
        draft.mistake(things * value, "travellers-one");
        if value == 2 {
            draft.mistake(entry.points / 2, "small-house");
        } else {
            draft.mistake(2 * entry.points, "large-house");
        }
        draft.mistake(0, "nothing");
        draft.mistake(entry.points + 1, "one-more");
        out.push(draft);
    }
}

fn house(game: &Game, keeper: PlayerId) -> i32 {
    let houses: &[Option<tollkeepers::House>] = &game.state().expansions.tollkeepers.houses;
    houses[usize::from(keeper)].map_or(1, |house| i32::from(house.value))
}
