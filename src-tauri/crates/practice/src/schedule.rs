//! What is known of one rule, and when it is asked again: a card for each rule. When is decided by FSRS.
//! Knows days as numbers that others count, no clock.

use crate::memory::Memory;
use serde::{Deserialize, Serialize};

/// How likely a rule should still be known when it is asked again.
const RETENTION: f32 = 0.9;
/// A rule is solid after so many right answers in a row without help,
const STEADY: usize = 3;
/// on at least so many days.
const DAYS: usize = 2;

/// How somebody answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AnswerGrade {
    /// Right at once.
    Right,
    /// Right, after a hint or a mistake.
    Helped,
    /// Not at all.
    Wrong,
}

/// How well a rule is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mastery {
    /// Never met.
    New,
    /// Met, not yet sure.
    Seen,
    /// It is time to ask again.
    Due,
    /// Known on different days and boards.
    Solid,
}

/// A right answer without help.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct UnaidedAnswer {
    day: i32,
    board: u64,
}

/// What is remembered of one rule.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Card {
    stability: f32,
    difficulty: f32,
    last: i32,
    /// The day on which it is asked again.
    pub due: i32,
    /// How often it was answered.
    pub answers: u32,
    /// How often wrongly.
    pub wrong: u32,
    /// The right answers since the last mistake, on different boards; the latest ones.
    unaided: Vec<UnaidedAnswer>,
}

impl Card {
    /// The card after an answer on a day; `board` tells positions apart.
    #[must_use]
    pub fn after(card: Option<&Self>, answered: AnswerGrade, day: i32, board: u64) -> Self {
        let memory = match card {
            None => Memory::first(answered),
            Some(card) => Memory {
                stability: card.stability,
                difficulty: card.difficulty,
            }
            .after(answered, day.abs_diff(card.last)),
        };
        let days = match answered {
            AnswerGrade::Wrong => 0,
            _ => memory.days_until(RETENTION).round().clamp(1.0, 365.0) as i32,
        };
        let mut unaided = card.map_or_else(Vec::new, |card| card.unaided.clone());
        match answered {
            AnswerGrade::Right => {
                if unaided.iter().all(|other| other.board != board) {
                    unaided.push(UnaidedAnswer { day, board });
                }
                let spare = unaided.len().saturating_sub(STEADY);
                // The oldest stays: it may be the only one of another day.
                unaided.drain(usize::from(spare > 0)..spare + usize::from(spare > 0));
            }
            AnswerGrade::Helped => {}
            AnswerGrade::Wrong => unaided.clear(),
        }
        Self {
            stability: memory.stability,
            difficulty: memory.difficulty,
            last: day,
            due: day.saturating_add(days),
            answers: card.map_or(0, |card| card.answers).saturating_add(1),
            wrong: card.map_or(0, |card| card.wrong) + u32::from(answered == AnswerGrade::Wrong),
            unaided,
        }
    }

    /// How well the rule is known on a day.
    #[must_use]
    pub fn mastery(&self, day: i32) -> Mastery {
        let mut days: Vec<_> = self.unaided.iter().map(|unaided| unaided.day).collect();
        days.dedup();
        if day >= self.due {
            Mastery::Due
        } else if self.unaided.len() >= STEADY && days.len() >= DAYS {
            Mastery::Solid
        } else {
            Mastery::Seen
        }
    }

    /// How hard a question may be, from 1 to 5.
    #[must_use]
    pub fn level(&self) -> u8 {
        let known = self.unaided.len() as u8;
        let long = u8::from(self.stability > 7.0) + u8::from(self.stability > 30.0);
        (1 + known.min(2) + long).min(5)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(answers: &[(AnswerGrade, i32, u64)]) -> Card {
        let card = answers
            .iter()
            .fold(None, |card: Option<Card>, (answered, day, board)| {
                Some(Card::after(card.as_ref(), *answered, *day, *board))
            });
        card.expect("at least one answer")
    }

    #[test]
    fn three_right_answers_on_two_days_and_three_boards_make_a_rule_solid() {
        use AnswerGrade::{Right, Wrong};
        let one_day = after(&[(Right, 1, 1), (Right, 1, 2), (Right, 1, 3)]);
        assert_eq!(one_day.mastery(1), Mastery::Seen);
        let one_board = after(&[(Right, 1, 1), (Right, 4, 1), (Right, 9, 1)]);
        assert_eq!(one_board.mastery(9), Mastery::Seen);
        let solid = after(&[(Right, 1, 1), (Right, 4, 2), (Right, 9, 3)]);
        assert_eq!(solid.mastery(9), Mastery::Solid);
        assert_eq!(solid.mastery(solid.due), Mastery::Due);
        let late = after(&[(Right, 1, 1), (Right, 4, 2), (Right, 4, 3), (Right, 4, 4)]);
        assert_eq!(late.mastery(4), Mastery::Solid);
        let lost = after(&[(Right, 1, 1), (Right, 4, 2), (Right, 9, 3), (Wrong, 10, 4)]);
        assert_eq!(lost.mastery(10), Mastery::Due);
    }

    #[test]
    fn who_knows_a_rule_is_asked_later_and_harder() {
        use AnswerGrade::{Helped, Right, Wrong};
        let [right, helped, wrong] = [Right, Helped, Wrong].map(|a| after(&[(a, 1, 1)]));
        assert!(wrong.due == 1 && helped.due > 1 && right.due >= helped.due);
        let known = after(&[(Right, 1, 1), (Right, right.due, 2)]);
        assert!(known.due - right.due > right.due - 1);
        assert!(known.level() > wrong.level());
    }
}
