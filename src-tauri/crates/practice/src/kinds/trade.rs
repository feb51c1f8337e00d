//! What others take of a scoring: goods, robbers, tollhouses. Knows no tower.

use crate::draft::{Draft, tries};
use rules::chance::Chance;
use rules::event::Event;
use rules::game::Game;
use rules::rooms::{RoomEvent, robbers, tollkeepers, traders};
use rules::score::Source;
use serde_json::json;

/// How many of one good the player holds who finishes a city.
pub(super) fn goods(game: &Game, chance: &mut Chance, out: &mut Vec<Draft>) {
    for attempt in tries(game, chance) {
        let taken = attempt.events.iter().filter_map(|event| match event {
            Event::Room(RoomEvent::Traders(traders::Event::GoodsTaken {
                player,
                goods,
                count,
                ..
            })) => Some((*player, *goods, i32::from(*count))),
            _ => None,
        });
        let taken: Vec<_> = taken.collect();
        let Some(&(player, good, count)) = taken.first() else {
            continue;
        };
        let all: i32 = taken.iter().map(|(_, _, count)| count).sum();
        let kept = |game: &Game| {
            let held = game.state().rooms.traders.goods[usize::from(player)];
            let index = traders::GOODS
                .iter()
                .position(|name| *name == good)
                .unwrap_or(0);
            i32::from(held[index])
        };
        let (before, after) = (kept(game), kept(&attempt.after));
        let of = json!({ "supply": { "player": player, "what": good } });
        let mut draft = Draft::number(of, after, player);
        draft.moves.clone_from(&attempt.moves);
        draft.rules = vec!["TB-08", "TB-09"];
        draft.lines = vec![(good, count, 1)];
        draft.marks = attempt.mark().into_iter().collect();
        draft.marks.push(json!({ "part": "supply" }));
        let paid = attempt.scored(Source::City);
        if paid.iter().all(|entry| entry.player != player) {
            draft.mistake(before, "knight-trades");
        } else {
            draft.mistake(before, "no-trader");
        }
        draft.mistake(count, "only-new");
        draft.mistake(before + all, "every-good");
        draft.mistake(after + 1, "one-more");
        out.push(draft);
    }
}

/// What a robber takes of points that somebody scores.
pub(super) fn robbery(game: &Game, chance: &mut Chance, out: &mut Vec<Draft>) {
    let rob = Source::from(robbers::Source::Rob);
    for attempt in tries(game, chance) {
        let entries = attempt.scored(rob);
        let Some(entry) = entries.first() else {
            continue;
        };
        if entries
            .iter()
            .filter(|other| other.player == entry.player)
            .count()
            > 1
        {
            continue;
        }
        let Some(whole) = entry.half_of else {
            continue;
        };
        let robber = entry.player;
        let of = json!({ "points": { "player": robber, "source": rob } });
        let mut draft = Draft::number(of, entry.points, robber);
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

/// What a house collects from a road.
pub(super) fn toll(game: &Game, chance: &mut Chance, out: &mut Vec<Draft>) {
    let toll = Source::from(tollkeepers::Source::Toll);
    for attempt in tries(game, chance) {
        let entries = attempt.scored(toll);
        let Some(entry) = entries.first() else {
            continue;
        };
        if entries
            .iter()
            .filter(|other| other.player == entry.player)
            .count()
            > 1
        {
            continue;
        }
        let keeper = entry.player;
        let of = json!({ "points": { "player": keeper, "source": toll } });
        let mut draft = Draft::number(of, entry.points, keeper);
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

fn house(game: &Game, keeper: rules::ground::PlayerId) -> i32 {
    let houses: &[Option<tollkeepers::House>] = &game.state().rooms.tollkeepers.houses;
    houses[usize::from(keeper)].map_or(1, |house| i32::from(house.value))
}
