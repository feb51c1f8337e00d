//! Goods: how many are taken, and whom they make win.

use crate::draft::{QuestionDraft, tries};
use crate::kinds::winner::{ForgottenScore, question};
use rules::chance::Chance;
use rules::event::Event;
use rules::expansions::{ExpansionEvent, traders};
use rules::game::Game;
use rules::score::Source;
use serde_json::json;

/// How many of one good the player holds who finishes a city.
pub(in crate::kinds) fn goods(game: &Game, chance: &mut Chance, out: &mut Vec<QuestionDraft>) {
    for attempt in tries(game, chance) {
        let taken = attempt.events.iter().filter_map(|event| match event {
            Event::Expansion(ExpansionEvent::Traders(traders::Event::GoodsTaken {
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
            let held = game.state().expansions.traders.goods[usize::from(player)];
            let index = traders::GOODS
                .iter()
                .position(|name| *name == good)
                .unwrap_or(0);
            i32::from(held[index])
        };
        let (before, after) = (kept(game), kept(&attempt.after));
        let of = json!({ "supply": { "player": player, "what": good } });
        let mut draft = QuestionDraft::number(of, after, player);
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

/// Who wins where the goods decide.
pub(in crate::kinds) fn wealth(game: &Game, _: &mut Chance, out: &mut Vec<QuestionDraft>) {
    let goods = ForgottenScore {
        source: traders::Source::Goods.into(),
        name: "no-goods",
    };
    let rules = ["TB-11", "TB-12", "BG-32"];
    out.extend(question(game, &rules, Some(goods)));
}
