//! A round: up to eight questions, what is due first, no rule twice running, missed ones once more at the end.
//! Knows cards and kinds, no position.

use crate::decisions::{self, own_id};
use crate::kinds::QuestionKind;
use crate::schedule::{AnswerGrade, Card, Mastery};
use rules::chance::Chance;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// How many questions there are in one round, before missed ones come again.
const MOST: usize = 8;
/// How many of them are decisions of one's own, where others are asked too.
const MOST_OWN: usize = 3;
/// The mix that everybody begins with.
const BASE: &str = "base";

/// What is known of the rules: those met in lessons, and the cards of those that were asked.
#[derive(Clone, Debug, Default)]
pub struct RuleKnowledge {
    /// Rules that a finished lesson step was about.
    pub met: Vec<String>,
    /// The cards, by rule.
    pub cards: BTreeMap<String, Card>,
    /// The questions of somebody's own that can be asked; each has its card.
    pub own: Vec<OwnCard>,
}

/// A decision of somebody's own that can be asked again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OwnCard {
    /// The number that it is kept under.
    pub number: u32,
    /// Its kind of decision.
    pub kind: QuestionKind,
}

/// One question to be asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlannedQuestion {
    /// The kind of question.
    pub kind: QuestionKind,
    /// The rule for which it is asked.
    pub rule: String,
    /// How hard it may be.
    pub level: u8,
    /// Which one.
    pub seed: u64,
    /// True when it was missed before.
    pub again: bool,
    /// The mixes of whose games a decision may be; any where nothing is said.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub mixes: Vec<String>,
    /// Which of the questions of somebody's own it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub own: Option<u32>,
    /// Which of the decisions that fit; any of these where nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nth: Option<usize>,
}

/// The questions of one round.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PracticeRound {
    /// What is asked, in order.
    pub asks: Vec<PlannedQuestion>,
    /// How many are answered.
    pub answered: usize,
    /// How many of these were right at once, without help.
    #[serde(default)]
    pub right: usize,
    /// The course of which it is the exam: then nothing comes again.
    #[serde(default)]
    pub exam: Option<String>,
}

impl RuleKnowledge {
    /// How well a rule is known on a day.
    pub fn mastery(&self, rule: &str, day: i32) -> Mastery {
        match self.cards.get(rule) {
            Some(card) => card.mastery(day),
            None if self.met.iter().any(|met| met == rule) => Mastery::Seen,
            None => Mastery::New,
        }
    }
}

/// Everything of somebody's own that can be asked, what is due first.
fn own(known: &RuleKnowledge, day: i32, seed: u64) -> Vec<(Mastery, PlannedQuestion)> {
    let mut chance = Chance::new(seed);
    let ask = |own: &OwnCard| {
        let card = own_id(own.number);
        let mastery = known.mastery(&card, day);
        let ask = PlannedQuestion {
            kind: own.kind,
            level: known.cards.get(&card).map_or(1, Card::level),
            rule: card,
            seed: 0,
            again: false,
            mixes: Vec::new(),
            own: Some(own.number),
            nth: None,
        };
        (mastery, ask)
    };
    let mut asks: Vec<_> = known.own.iter().map(ask).collect();
    let late = |ask: &PlannedQuestion| known.cards.get(&ask.rule).map_or(0, |card| card.due);
    asks.sort_by_cached_key(|(mastery, ask)| {
        (*mastery != Mastery::Due, late(ask), chance.below(1000))
    });
    asks
}

impl PracticeRound {
    /// Chooses questions for a day: of what is due, of what was met, of what is solid; of some kinds alone if they are
    /// named. Who knows nothing yet is asked the easiest.
    pub fn new(known: &RuleKnowledge, kinds: &[QuestionKind], day: i32, seed: u64) -> Self {
        let fits = |kind: QuestionKind, _: &str| kinds.is_empty() || kinds.contains(&kind);
        let round = Self::choose(known, !kinds.is_empty(), fits, day, seed);
        if kinds.is_empty() {
            return round.mixed_with(known, day, seed);
        }
        round
    }

    /// Chooses decisions of every kind.
    pub fn deciding(known: &RuleKnowledge, day: i32, seed: u64) -> Self {
        let round = Self::choose(known, true, |kind, _| kind.is_decision(), day, seed);
        round.mixed_with(known, day, seed)
    }

    /// Chooses of somebody's own decisions alone, or asks one of them; each once.
    pub fn of_own(known: &RuleKnowledge, only: Option<u32>, day: i32, seed: u64) -> Self {
        let mut asks = own(known, day, seed);
        asks.retain(|(_, ask)| only.is_none_or(|only| ask.own == Some(only)));
        asks.truncate(MOST);
        Self {
            asks: asks.into_iter().map(|(_, ask)| ask).collect(),
            ..Self::default()
        }
    }

    /// The same round with own decisions that are due in place of some of its last questions, one after every other.
    fn mixed_with(mut self, known: &RuleKnowledge, day: i32, seed: u64) -> Self {
        let due = own(known, day, seed).into_iter();
        let due = due.filter(|(mastery, _)| *mastery == Mastery::Due);
        let due: Vec<_> = due.take(MOST_OWN).collect();
        self.asks.truncate(MOST - due.len());
        for (nth, (_, ask)) in due.into_iter().enumerate() {
            let at = (2 * nth + 1).min(self.asks.len());
            self.asks.insert(at, ask);
        }
        self
    }

    /// Chooses questions on some rules alone; none where no kind asks about any of them.
    pub fn on(known: &RuleKnowledge, rules: &[String], day: i32, seed: u64) -> Self {
        let fits = |_: QuestionKind, rule: &str| rules.iter().any(|wish| wish == rule);
        Self::choose(known, true, fits, day, seed)
    }

    /// `wished` is true where somebody asks for these.
    fn choose(
        known: &RuleKnowledge,
        wished: bool,
        fits: impl Fn(QuestionKind, &str) -> bool,
        day: i32,
        seed: u64,
    ) -> Self {
        let mut chance = Chance::new(seed);
        let mut wanted: Vec<(u8, i32, usize, QuestionKind, &str)> = Vec::new();
        for kind in QuestionKind::ALL {
            for rule in kind.cards().into_iter().filter(|rule| fits(*kind, rule)) {
                let mastery = known.mastery(rule, day);
                let rank = match mastery {
                    Mastery::Due => 0,
                    Mastery::Seen => 1,
                    Mastery::Solid => 2,
                    Mastery::New => 3,
                };
                let due = known.cards.get(rule).map_or(0, |card| card.due);
                wanted.push((rank, due, chance.below(1000), *kind, rule));
            }
        }
        wanted.sort_unstable();
        // What nobody has met is asked only of somebody who has met nothing else, or asks for it.
        if !wished && wanted.iter().any(|(rank, ..)| *rank < 3) {
            wanted.retain(|(rank, ..)| *rank < 3);
        }
        // Who has met nothing begins with the base game.
        if !wished && wanted.iter().all(|(rank, ..)| *rank == 3) {
            wanted.retain(|(_, _, _, kind, _)| kind.mix() == BASE && !kind.is_decision());
        }
        let mut asks = Vec::new();
        for (_, _, _, kind, rule) in wanted.iter().cycle().take(MOST.min(wanted.len() * 3)) {
            asks.push(PlannedQuestion {
                kind: *kind,
                rule: (*rule).to_owned(),
                level: known.cards.get(*rule).map_or(1, Card::level),
                seed: chance.bits() >> 11,
                again: false,
                mixes: Vec::new(),
                own: None,
                nth: None,
            });
        }
        let mut round = Self {
            asks,
            ..Self::default()
        };
        round.part_twins();
        round
    }

    /// The same round with decisions from games of these mixes, as far as there are some.
    #[must_use]
    pub fn from_games_of(mut self, mixes: &[String]) -> Self {
        for ask in self.asks.iter_mut().filter(|ask| ask.kind.is_kept()) {
            ask.mixes = mixes.to_vec();
        }
        self
    }

    /// The one puzzle of a day, the same for everybody: where to place a tile of the base game. All boards come before one
    /// comes again, turned another way.
    pub fn of_day(day: i32) -> Self {
        let day = u64::from(day.unsigned_abs());
        let kind = QuestionKind::Best;
        let mixes = vec![BASE.to_owned()];
        let mut boards: Vec<_> = (0..decisions::count(kind, &mixes)).collect();
        let all = boards.len().max(1) as u64;
        Chance::new(day / all).shuffle(&mut boards);
        let ask = PlannedQuestion {
            kind,
            rule: kind.word().to_owned(),
            level: 3,
            seed: Chance::new(day).bits() >> 11,
            again: false,
            mixes,
            own: None,
            nth: boards.get((day % all) as usize).copied(),
        };
        Self {
            asks: vec![ask],
            ..Self::default()
        }
    }

    /// No rule twice running, as far as there are others.
    fn part_twins(&mut self) {
        for at in 1..self.asks.len() {
            if self.asks[at].rule == self.asks[at - 1].rule {
                let other =
                    (at + 1..self.asks.len()).find(|n| self.asks[*n].rule != self.asks[at].rule);
                if let Some(other) = other {
                    self.asks.swap(at, other);
                }
            }
        }
    }

    /// What is asked now.
    pub fn now(&self) -> Option<&PlannedQuestion> {
        self.asks.get(self.answered)
    }

    /// Goes on to the next where what is asked now cannot be asked any more.
    pub fn pass_over(&mut self) {
        let left_out = self.answered.min(self.asks.len());
        self.asks.drain(left_out..self.asks.len().min(left_out + 1));
    }

    /// Goes on; what was missed comes once more at the end, on another board.
    pub fn answer(&mut self, answered: AnswerGrade) {
        let Some(ask) = self.now().cloned() else {
            return;
        };
        self.answered += 1;
        self.right += usize::from(answered == AnswerGrade::Right);
        // The puzzle of a day has one board, whose answer is known by then.
        let comes_again = !ask.again && ask.nth.is_none() && self.exam.is_none();
        if answered == AnswerGrade::Wrong && comes_again {
            self.asks.push(PlannedQuestion {
                seed: Chance::new(ask.seed).bits() >> 11,
                again: true,
                ..ask
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known() -> RuleKnowledge {
        let mut known = RuleKnowledge {
            met: ["BG-16", "BG-17", "BG-21"].map(str::to_owned).to_vec(),
            ..RuleKnowledge::default()
        };
        let late = Card::after(None, AnswerGrade::Wrong, 3, 1);
        known.cards.insert("TB-24".to_owned(), late);
        known
    }

    #[test]
    fn what_is_due_comes_first_and_what_nobody_met_not_at_all() {
        let round = PracticeRound::new(&known(), &[], 9, 4);
        assert_eq!(round.asks[0].rule, "TB-24");
        let rules: Vec<_> = round.asks.iter().map(|ask| ask.rule.as_str()).collect();
        assert_eq!(rules.len(), MOST);
        assert!(
            rules
                .iter()
                .all(|rule| ["TB-24", "BG-16", "BG-17", "BG-21"].contains(rule))
        );
        assert!(rules.windows(2).all(|pair| pair[0] != pair[1]), "{rules:?}");
    }

    #[test]
    fn the_puzzle_of_a_day_asks_for_a_place_and_all_boards_come_before_one_comes_again() {
        let boards = decisions::count(QuestionKind::Best, &[BASE.to_owned()]);
        let first = 20_020 / boards as i32 * boards as i32;
        let days = first..first + boards as i32;
        let asked = days.map(|day| {
            let [ask] = &PracticeRound::of_day(day).asks[..] else {
                panic!("one question");
            };
            assert_eq!(
                (ask.kind, &ask.mixes[..]),
                (QuestionKind::Best, &[BASE.to_owned()][..])
            );
            ask.nth.expect("a board")
        });
        let asked: std::collections::BTreeSet<_> = asked.collect();
        assert_eq!(asked.len(), boards);
    }

    #[test]
    fn who_has_met_nothing_is_asked_about_the_base_game() {
        let round = PracticeRound::new(&RuleKnowledge::default(), &[], 1, 1);
        assert_eq!(round.asks.len(), MOST);
        let easy = |ask: &PlannedQuestion| ask.level == 1 && ask.kind.mix() == BASE;
        assert!(round.asks.iter().all(easy));
    }

    #[test]
    fn whoever_wishes_for_rules_is_asked_about_these_alone() {
        let wish = ["TW-06", "RB-08", "TW-99"].map(str::to_owned);
        let round = PracticeRound::on(&known(), &wish, 9, 4);
        let rules: Vec<_> = round.asks.iter().map(|ask| ask.rule.as_str()).collect();
        assert!(rules.contains(&"TW-06") && rules.contains(&"RB-08"));
        assert!(rules.iter().all(|rule| wish.contains(&(*rule).to_owned())));
        let nothing = PracticeRound::on(&known(), &wish[2..], 9, 4);
        assert!(nothing.asks.is_empty() && !QuestionKind::asks_of(&wish[2..]));
        assert!(QuestionKind::asks_of(&wish));
    }

    #[test]
    fn what_was_missed_comes_once_more_at_the_end() {
        let mut round = PracticeRound::new(&known(), &[QuestionKind::Road], 9, 4);
        let asked = round.asks.len();
        let first = round.asks[0].clone();
        round.answer(AnswerGrade::Wrong);
        while round.answered < asked {
            round.answer(AnswerGrade::Right);
        }
        let again = round.now().cloned().expect("it comes again");
        assert!(again.again && again.rule == first.rule && again.seed != first.seed);
        round.answer(AnswerGrade::Wrong);
        assert_eq!(round.now(), None);
    }
}
