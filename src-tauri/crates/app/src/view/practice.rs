//! Practice as the window shows it: what is known of each rule, and the question of the moment. It must not know how
//! either comes about.

use crate::view::lesson::LessonView;
use practice::{Answered, Known, Mastery, QuestionKind};
use serde::Serialize;
use specta::Type;
use std::collections::BTreeMap;

/// What can be practised, and what is known.
#[derive(Debug, Clone, Serialize, Type)]
pub struct PracticeView {
    /// Every kind of question.
    pub kinds: Vec<PracticeKind>,
    /// What is known of each rule that was ever asked.
    pub rules: BTreeMap<String, RuleKnown>,
    /// How many rules are due today.
    pub due: u16,
}

/// A kind of question.
#[derive(Debug, Clone, Serialize, Type)]
pub struct PracticeKind {
    /// Its word.
    pub kind: String,
    /// True where it asks for a decision, and not about rules.
    pub decision: bool,
    /// The rules that it practises; none of a decision.
    pub rules: Vec<String>,
    /// How well the least known of them is known.
    pub mastery: RuleMastery,
}

/// What is known of a rule.
#[derive(Debug, Clone, Copy, Serialize, Type)]
pub struct RuleKnown {
    pub mastery: RuleMastery,
    /// In how many days it is asked again; 0 when it is due.
    pub days: u16,
    pub answers: u32,
    pub wrong: u32,
}

/// How well a rule is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Type)]
#[serde(rename_all = "kebab-case")]
pub enum RuleMastery {
    New,
    Due,
    Seen,
    Solid,
}

impl From<Mastery> for RuleMastery {
    fn from(mastery: Mastery) -> Self {
        match mastery {
            Mastery::New => Self::New,
            Mastery::Seen => Self::Seen,
            Mastery::Due => Self::Due,
            Mastery::Solid => Self::Solid,
        }
    }
}

/// How a question went.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Type)]
#[serde(rename_all = "kebab-case")]
pub enum Went {
    /// Right at once.
    Right,
    /// Right, after a hint.
    Helped,
    /// Missed, skipped or shown.
    Wrong,
}

impl From<Answered> for Went {
    fn from(answered: Answered) -> Self {
        match answered {
            Answered::Right => Self::Right,
            Answered::Helped => Self::Helped,
            Answered::Wrong => Self::Wrong,
        }
    }
}

/// A question in a sitting.
#[derive(Debug, Clone, Serialize, Type)]
pub struct PracticeQuestion {
    /// The word of its kind.
    pub kind: String,
    /// How many were answered before it.
    pub at: u16,
    /// How many there are, missed ones that come again included.
    pub of: u16,
    /// True when it was missed before.
    pub again: bool,
    /// The question, as a lesson of one step.
    pub lesson: LessonView,
}

impl PracticeView {
    /// Kinds of question about what lies on one's shelf come first.
    pub fn of(known: &Known, on_shelf: impl Fn(&str) -> bool, day: i32) -> Self {
        let kinds = QuestionKind::ALL.iter().map(|kind| {
            let of_card = |card: &&str| RuleMastery::from(known.mastery(card, day));
            PracticeKind {
                kind: kind.word().to_owned(),
                rules: kind.rules().iter().map(|rule| (*rule).to_owned()).collect(),
                decision: kind.is_decision(),
                mastery: kind
                    .cards()
                    .iter()
                    .map(of_card)
                    .min()
                    .unwrap_or(RuleMastery::New),
            }
        });
        let mut kinds: Vec<_> = kinds.collect();
        // What a kind asks about most stands first among its rules; decisions come from what is on the shelf.
        let elsewhere = |kind: &PracticeKind| {
            !kind.decision && !kind.rules.first().is_some_and(|rule| on_shelf(rule))
        };
        kinds.sort_by_cached_key(elsewhere);
        let of_rules = known.cards.iter();
        let of_rules = of_rules.filter(|(card, _)| QuestionKind::from_word(card).is_none());
        let rules = of_rules.map(|(rule, card)| {
            let known = RuleKnown {
                mastery: card.mastery(day).into(),
                days: (card.due - day).clamp(0, 9999) as u16,
                answers: card.answers,
                wrong: card.wrong,
            };
            (rule.clone(), known)
        });
        let rules: BTreeMap<_, _> = rules.collect();
        let asked = |rule: &&String| kinds.iter().any(|kind| kind.rules.contains(rule));
        let due = rules
            .iter()
            .filter(|(rule, known)| known.mastery == RuleMastery::Due && asked(rule))
            .count() as u16;
        Self { kinds, rules, due }
    }
}
