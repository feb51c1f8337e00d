//! Practice as the window shows it: what is known of each rule, and the question of the moment.

use crate::view::lesson::LessonView;
use crate::view::review::{self, ReviewedAction};
use bots::Way;
use practice::{
    AnswerGrade, Card, Mastery, OwnCard, QuestionKind, RatingPoint, RuleKnowledge, WayLoss, own_id,
    own_number,
};
use rules::action::Action;
use rules::event::EventSink;
use rules::game::Game;
use rules::ground::Cell;
use serde::Serialize;
use specta::Type;
use std::collections::BTreeMap;
use store::question::NewQuestion;

/// What can be practised, and what is known.
#[derive(Debug, Clone, Serialize, Type)]
pub struct PracticeView {
    /// Every kind of question.
    pub kinds: Vec<PracticeKind>,
    /// What is known of each rule that was ever asked.
    pub rules: BTreeMap<String, RuleKnown>,
    /// How many rules are due today.
    pub due: u16,
    /// The decisions out of games of one's own that are asked again, the latest first.
    pub own: Vec<OwnQuestion>,
    /// How strong somebody is, at the end of each day on which they answered; the last is how it stands.
    pub rating: Vec<RatingView>,
}

/// A rating with its 95 % range.
#[derive(Debug, Clone, Copy, Serialize, Type)]
pub struct RatingView {
    /// The day, in days since 1970.
    pub day: i32,
    pub rating: i32,
    pub low: i32,
    pub high: i32,
    /// How many answers it rests on.
    pub answers: u32,
}

impl RatingView {
    fn of(point: RatingPoint) -> Self {
        let RatingPoint {
            day,
            rating,
            low,
            high,
            answers,
        } = point;
        Self {
            day,
            rating,
            low,
            high,
            answers,
        }
    }
}

/// Where a question of one's own came from.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct FromGame {
    pub game: u32,
    /// False once the game is deleted.
    pub has_game: bool,
    /// What it was called then.
    pub name: Option<String>,
    pub turn: u16,
    /// How many decisions were taken before.
    pub step: u32,
}

/// A decision of one's own that is asked again.
#[derive(Debug, Clone, Serialize, Type)]
pub struct OwnQuestion {
    /// The number that it is kept under.
    pub id: u32,
    /// What begins a round of it alone.
    pub word: String,
    /// The kind of decision.
    pub kind: String,
    pub from: FromGame,
    pub known: RuleKnown,
}

/// What belongs to the answer of a question of one's own.
#[derive(Debug, Clone, Serialize, Type)]
pub struct OwnAsked {
    pub id: u32,
    pub from: FromGame,
    /// The place of what was done then among the ways of the question.
    pub taken: Option<u32>,
}

/// Something that can be done, and what it gives up.
#[derive(Debug, Clone, Serialize, Type)]
pub struct DecisionWay {
    pub first: ReviewedAction,
    /// The figure decision after it.
    pub then: Option<ReviewedAction>,
    /// The tile just laid lies here then.
    pub landed: Option<Cell>,
    /// True where nobody can tell it from the best.
    pub right: bool,
    /// In whole points.
    pub points: i32,
    /// Why, what weighs most first; none where nobody reads them.
    pub reasons: Vec<String>,
}

/// What each move of a decision gives up, once it was taken.
#[derive(Debug, Clone, Serialize, Type)]
pub struct DecidedView {
    /// Every move, the best first.
    pub ways: Vec<DecisionWay>,
    /// The place among them of the one that was made; null where it was made for whoever learns.
    pub own: Option<u32>,
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

impl RuleKnown {
    fn of(card: &Card, day: i32) -> Self {
        Self {
            mastery: card.mastery(day).into(),
            days: (card.due - day).clamp(0, 9999) as u16,
            answers: card.answers,
            wrong: card.wrong,
        }
    }
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
pub enum QuestionOutcome {
    /// Right at once.
    Right,
    /// Right, after a hint.
    Helped,
    /// Missed, skipped or shown.
    Wrong,
}

impl From<AnswerGrade> for QuestionOutcome {
    fn from(answered: AnswerGrade) -> Self {
        match answered {
            AnswerGrade::Right => Self::Right,
            AnswerGrade::Helped => Self::Helped,
            AnswerGrade::Wrong => Self::Wrong,
        }
    }
}

/// A question in a round.
#[derive(Debug, Clone, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct PracticeQuestion {
    /// The word of its kind.
    pub kind: String,
    /// How many were answered before it.
    pub at: u16,
    /// How many there are, missed ones that come again included.
    pub of: u16,
    /// How many answers of an exam may be wrong for it to count as passed; null outside of one.
    pub may_miss: Option<u16>,
    /// True when it was missed before.
    pub again: bool,
    /// Where it came from, where it is one of one's own.
    pub own: Option<OwnAsked>,
    /// Of a decision: everything that can be done, what is right first, then what gives up least.
    pub ways: Vec<DecisionWay>,
    /// The question, as a lesson of one step.
    pub lesson: LessonView,
}

impl PracticeView {
    /// Kinds of question about what lies on one's shelf come first.
    pub fn of(
        known: &RuleKnowledge,
        own: Vec<OwnQuestion>,
        on_shelf: impl Fn(&str) -> bool,
        rating: Vec<RatingPoint>,
        day: i32,
    ) -> Self {
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
        let of_rules = of_rules.filter(|(card, _)| {
            QuestionKind::from_word(card).is_none() && own_number(card).is_none()
        });
        let rules = of_rules.map(|(rule, card)| (rule.clone(), RuleKnown::of(card, day)));
        let rules: BTreeMap<_, _> = rules.collect();
        let asked = |rule: &&String| kinds.iter().any(|kind| kind.rules.contains(rule));
        let due = rules
            .iter()
            .filter(|(rule, known)| known.mastery == RuleMastery::Due && asked(rule))
            .count() as u16;
        Self {
            kinds,
            rules,
            due,
            own,
            rating: rating.into_iter().map(RatingView::of).collect(),
        }
    }
}

/// Where a question came from.
pub fn from_game(kept: &NewQuestion, has_game: bool) -> FromGame {
    FromGame {
        game: kept.game.0,
        has_game,
        name: kept.name.clone(),
        turn: kept.turn,
        step: kept.step,
    }
}

impl OwnQuestion {
    /// Nothing is known of one but that it was missed when it was decided.
    pub fn of(own: &OwnCard, from: FromGame, card: Option<&Card>, day: i32) -> Self {
        let missed = RuleKnown {
            mastery: RuleMastery::Due,
            days: 0,
            answers: 1,
            wrong: 1,
        };
        Self {
            id: own.number,
            word: own_id(own.number),
            kind: own.kind.word().to_owned(),
            from,
            known: card.map_or(missed, |card| RuleKnown::of(card, day)),
        }
    }
}

impl DecidedView {
    /// Of so many moves it is said why they are good.
    pub const BEST: usize = 3;
}

impl DecisionWay {
    /// Every way through a turn, as the board shows it.
    pub fn each(game: &Game, ways: &[(Way, WayLoss)]) -> Vec<Self> {
        // What follows a tile is told of the board on which it lies.
        let mut boards: BTreeMap<String, Game> = BTreeMap::new();
        let ways = ways.iter().map(|(way, stood)| {
            let laid = boards
                .entry(format!("{:?}", way.action))
                .or_insert_with(|| {
                    let mut laid = game.clone();
                    laid.apply_offered(way.action, &mut EventSink::silent());
                    laid
                });
            Self {
                first: review::action(game, way.action),
                then: way.then.map(|then| review::action(laid, then)),
                landed: match way.action {
                    Action::Tile { x, y, .. } => Some(Cell { x, y }),
                    _ => None,
                },
                right: stood.is_right(),
                points: stood.points(),
                reasons: Vec::new(),
            }
        });
        ways.collect()
    }
}
