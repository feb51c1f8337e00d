//! Practice: questions that never run out, and when each is asked again. Every question is a scenario of one step,
//! played and judged like a lesson.
//!
//! Three sources:
//!
//! - **Positions** cut from games of bots, a question about each, answered by the rules (`kinds`, `moment`, `draft`).
//! - **Steps of lessons**, turned and reseated (`taught`).
//! - **Decisions** with a clear answer from games of Steady (`decisions`). `find` looks for them, `judge` plays every
//!   way through the turn on in the same bags, then those that may be best in fresh ones. What can't be told from the
//!   best by twice its noise counts as right. A line of `decisions.jsonl` names bot, version, games and seed, so
//!   `DECISIONS_EACH=1 cargo test -p bastide-practice --test decisions` judges them all anew.
//!
//! `decisions/own.rs` does the same with decisions that a person lost in a game of their own. Such a question holds
//! position, tiles, bot, games and seed, and so outlives its game. It is asked as it was, neither turned nor reseated.
//!
//! `rating` says how strong somebody is, by the first answers to questions. `schedule` says when a rule or a decision is due (FSRS), `round` chooses what is asked, `exam` asks
//! ten fresh boards and no decision. `tests` prove items of every kind as lessons are proved.

mod decisions;
mod draft;
mod exam;
mod item;
mod kinds;
mod memory;
mod moment;
mod rating;
mod round;
mod schedule;
mod taught;
mod texts;

pub use content::way_loss::WayLoss;
pub use decisions::{
    About, BoardDecision, CutDecision, DecidedTable, MeantMove, OwnDecision, OwnItem,
    PracticeDecision, best_in, carried, decision, mixes, moments, move_costs, move_reasons, own_id,
    own_number, plain,
};
pub use exam::{QUESTIONS, exam, examined, lesson_about};
pub use item::PracticeItem;
pub use kinds::QuestionKind;
pub use rating::{RatedAnswer, RatingPoint, rating_history};
pub use round::{OwnCard, PlannedQuestion, PracticeRound, RuleKnowledge};
pub use schedule::{AnswerGrade, Card, Mastery};

use content::library::Library;
use moment::PlayedGames;
use rules::chance::Chance;

/// How many games are looked through for one item at most.
const MOST_GAMES: u64 = 400;

/// What is asked in a round.
pub fn asked(library: &Library, ask: &PlannedQuestion) -> Option<PracticeItem> {
    if let Some(nth) = ask.nth {
        return decisions::nth(library, ask.kind, &ask.mixes, nth, ask.seed);
    }
    match ask.kind {
        QuestionKind::Taught => taught::item(library, Some(&ask.rule), ask.seed),
        kind if kind.is_kept() => {
            decisions::item(library, kind, &ask.mixes, ask.seed, Some(ask.level))
        }
        kind => item(library, kind, ask.seed, ask.level),
    }
}

/// One item of a kind, the same for the same seed, near a level from 1 to 5.
/// Nothing only where no game of the library's mix holds such a question.
pub fn item(library: &Library, kind: QuestionKind, seed: u64, level: u8) -> Option<PracticeItem> {
    if kind == QuestionKind::Taught {
        return taught::item(library, None, seed);
    }
    if kind.is_kept() {
        return decisions::item(library, kind, &[], seed, Some(level));
    }
    let mut chance = Chance::new(seed);
    for _ in 0..MOST_GAMES {
        let mut items = items(library, kind, chance.bits());
        if !items.is_empty() {
            items.sort_by_key(|item| item.level.abs_diff(level));
            let near = items[0].level.abs_diff(level);
            items.retain(|item| item.level.abs_diff(level) == near);
            let chosen = chance.below(items.len());
            return Some(items.swap_remove(chosen));
        }
    }
    None
}

/// Every item of a kind that one game of bots holds; one of the lessons, one of the decisions.
pub fn items(library: &Library, kind: QuestionKind, seed: u64) -> Vec<PracticeItem> {
    let mut chance = Chance::new(seed);
    let mut items = Vec::new();
    if kind == QuestionKind::Taught {
        items.extend(taught::item(library, None, seed));
        return items;
    }
    if kind.is_kept() {
        items.extend(decisions::item(library, kind, &[], chance.bits(), None));
        return items;
    }
    let Some(games) = PlayedGames::of(library, kind) else {
        return items;
    };
    games.play(&mut chance, |game, chance| {
        // Of one moment one question: the next moment is another board.
        let drafts = kinds::drafts(kind, game, chance);
        if !drafts.is_empty() {
            let draft = &drafts[chance.below(drafts.len())];
            let number = items.len();
            items.extend(item::of(kind, game, draft, seed, number));
        }
    });
    items
}
