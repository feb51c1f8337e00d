//! Practice: which question comes next, and what all answers together say of each rule.

use super::learned::MAY_MISS;
use super::open::OpenLesson;
use super::{Lessons, NO_LESSON, learned, open, own_questions, shown};
use crate::catch_panics::run_blocking;
use crate::current::EditGuard;
use crate::days;
use crate::error::{AppError, MissingThing, Result};
use crate::files::TextFile;
use crate::view::practice::{DecisionWay, PracticeQuestion, PracticeView};
use ::practice::{
    AnswerGrade, Card, OwnCard, OwnItem, PracticeRound, QuestionKind, RatedAnswer, RatingPoint,
    RuleKnowledge, own_id, own_number, rating_history,
};
use content::scenario::Scenario;
use jiff::tz::TimeZone;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};
use store::answer::{KeptVerdict, StoredAnswer};
use store::question::QuestionRow;
use tutor::Progress;

/// The word for decisions of every kind, and for those of one's own.
const DECISIONS: &str = "decisions";
const OWN: &str = "own";

impl Lessons {
    /// What is known of every rule, and what can be practised.
    pub async fn practice(&self) -> Result<PracticeView> {
        let questions = self.own_questions().await?;
        let today = days::today();
        let answers = self.store.answers().await?;
        let known = known(&answers, &questions, &days::zone());
        let shelf = self.shelf().await?;
        let expansion = |rule: &str| self.library.expansion_of_rule(rule);
        let on_shelf =
            |rule: &str| expansion(rule).is_some_and(|expansion| shelf.contains(&expansion));
        let own = own_questions::listed(&questions, &known, today);
        let rating = rating(&answers, &days::zone());
        Ok(PracticeView::of(&known, own, on_shelf, rating, today))
    }

    /// Begins a round: of what is due, or of the kinds of question that are named. `decisions` are those of every kind,
    /// `own` those of one's own games, `question-12` is one of these.
    pub async fn begin_practice(&self, kinds: Vec<String>) -> Result<Option<PracticeQuestion>> {
        let named = |word: &String| {
            QuestionKind::from_word(word).ok_or(AppError::NotFound {
                what: MissingThing::Lesson,
            })
        };
        let turn = self.open.turn().await;
        let known = self.known().await?;
        let words: Vec<_> = kinds.iter().map(String::as_str).collect();
        let alone = match words[..] {
            [word] => own_number(word),
            _ => None,
        };
        let (today, seed) = (days::today(), seed());
        let round = match words[..] {
            [DECISIONS] => PracticeRound::deciding(&known, today, seed),
            [OWN] => PracticeRound::of_own(&known, None, today, seed),
            _ if alone.is_some() => PracticeRound::of_own(&known, alone, today, seed),
            _ => {
                let kinds: Vec<_> = kinds.iter().map(named).collect::<Result<_>>()?;
                PracticeRound::new(&known, &kinds, today, seed)
            }
        };
        let round = round.from_games_of(&self.mixes_on_shelf().await?);
        self.ask_next(&turn, round).await
    }

    /// What is known of everything that can be asked.
    async fn known(&self) -> Result<RuleKnowledge> {
        let questions = self.own_questions().await?;
        let answers = self.store.answers().await?;
        Ok(known(&answers, &questions, &days::zone()))
    }

    /// The mixes of whose games decisions may be: those that are played with what is on the shelf.
    async fn mixes_on_shelf(&self) -> Result<Vec<String>> {
        let shelf = self.shelf().await?;
        let is_on_shelf = |mix: &&str| {
            let mix = self.library.mix(mix);
            mix.is_some_and(|mix| {
                mix.expansions
                    .iter()
                    .all(|expansion| shelf.contains(expansion))
            })
        };
        let mixes = ::practice::mixes().into_iter().filter(is_on_shelf);
        Ok(mixes.map(str::to_owned).collect())
    }

    /// Begins a round on the rules that a lesson teaches.
    pub async fn practise_lesson(&self, lesson: String) -> Result<Option<PracticeQuestion>> {
        let rules = &open::scenario(&lesson)?.teaches;
        let turn = self.open.turn().await;
        let known = self.known().await?;
        let round = PracticeRound::on(&known, rules, days::today(), seed());
        self.ask_next(&turn, round).await
    }

    /// Begins the exam of a course: ten fresh boards, each asked once; nothing where the course has none.
    pub async fn begin_exam(&self, course: String) -> Result<Option<PracticeQuestion>> {
        let turn = self.open.turn().await;
        match ::practice::exam(&course, seed()) {
            Some(exam) => self.ask_next(&turn, exam).await,
            None => Ok(None),
        }
    }

    /// The puzzle of today: the same for everybody on the same day.
    pub async fn puzzle_of_the_day(&self) -> Result<Option<PracticeQuestion>> {
        let turn = self.open.turn().await;
        self.ask_next(&turn, PracticeRound::of_day(days::today()))
            .await
    }

    /// The same as a file.
    pub async fn export_puzzle_of_the_day(&self) -> Result<TextFile> {
        let (library, day) = (Arc::clone(&self.library), days::today());
        run_blocking(
            || "the puzzle of the day as a file".to_owned(),
            move || {
                let round = PracticeRound::of_day(day);
                let item = round.now().and_then(|ask| ::practice::asked(&library, ask));
                let mut scenario = item.ok_or(NO_LESSON)?.scenario;
                // Another day's has another name.
                let id = format!("puzzle-{day}");
                scenario["id"] = id.clone().into();
                let scenario: Scenario = content::document::read_value(scenario)?;
                Ok(TextFile {
                    file_name: format!("{id}.bastide-scenario.json"),
                    text: content::document::write(&scenario),
                })
            },
        )
        .await
    }

    /// Goes on from the question as somebody saw it to the next one; nothing when the round is over.
    pub async fn next_question(&self, revision: u32) -> Result<Option<PracticeQuestion>> {
        let turn = self.open.turn().await;
        let open = turn.at(revision)?;
        let mut round = open.round.clone().ok_or(NO_LESSON)?;
        round.answer(went(open.runner.progress()));
        if round.now().is_none() {
            if let Some(kept) = learned::outcome(&round)? {
                self.store.keep_lesson(kept).await?;
            }
            // What was answered stays in sight, and cannot be answered twice.
            turn.put(OpenLesson {
                round: Some(round),
                revision: self.numbers.next(),
                ..OpenLesson::clone(&open)
            });
            return Ok(None);
        }
        self.ask_next(&turn, round).await
    }

    async fn ask_next(
        &self,
        turn: &EditGuard<'_, OpenLesson>,
        mut round: PracticeRound,
    ) -> Result<Option<PracticeQuestion>> {
        let mut own = None;
        let ask = loop {
            let Some(ask) = round.now().cloned() else {
                return Ok(None);
            };
            if let Some(number) = ask.own {
                own = self.own_question(number).await?;
                if own.is_none() {
                    // It was put away meanwhile.
                    round.pass_over();
                    continue;
                }
            }
            break ask;
        };
        let language = self.store.language().await?;
        let (library, revision) = (Arc::clone(&self.library), self.numbers.next());
        let (doing, at) = (format!("a question {ask:?}"), round.answered as u16);
        let of = round.asks.len() as u16;
        let may_miss = round.exam.as_ref().map(|_| MAY_MISS);
        let opened = run_blocking(
            move || doing,
            move || {
                let missing = AppError::NotFound {
                    what: MissingThing::Lesson,
                };
                let (item, library, designs, told) = match own {
                    None => {
                        let item = ::practice::asked(&library, &ask).ok_or(missing)?;
                        (item, library, Vec::new(), None)
                    }
                    Some(own) => {
                        let OwnItem { item, library, .. } = own.item;
                        (item, Arc::new(library), own.designs, Some(own.told))
                    }
                };
                let ways = item.ways;
                let scenario = content::document::read_value(item.scenario)?;
                let mut open = open::question(&library, scenario, language, revision, round)?;
                open.designs = designs.into();
                let question = PracticeQuestion {
                    kind: ask.kind.word().to_owned(),
                    at,
                    of,
                    may_miss,
                    again: ask.again,
                    own: told,
                    ways: DecisionWay::each(open.runner.game(), &ways),
                    lesson: shown::lesson(&open),
                };
                Ok((open, question))
            },
        );
        let (open, question) = opened.await?;
        turn.put(open);
        Ok(Some(question))
    }
}

/// Help that has the task done: then nothing was known.
const DONE_FOR_ONE: u8 = 4;

/// How a question went, or how it stands as long as it is open.
pub(super) fn went(progress: &Progress) -> AnswerGrade {
    let helped = progress.hints + progress.asides > 0;
    let alone = progress.mistakes + progress.guesses == 0
        && progress.skipped == 0
        && progress.rung < DONE_FOR_ONE;
    match (progress.done && alone, helped) {
        (true, false) => AnswerGrade::Right,
        (true, true) => AnswerGrade::Helped,
        (false, _) => AnswerGrade::Wrong,
    }
}

/// What all answers say: the first one to a task counts, of each day.
/// A decision of one's own was answered wrongly when it was taken.
fn known(
    answers: &[StoredAnswer],
    questions: &[(QuestionRow, OwnCard)],
    zone: &TimeZone,
) -> RuleKnowledge {
    let mut known = RuleKnowledge {
        own: questions.iter().map(|(_, own)| *own).collect(),
        ..RuleKnowledge::default()
    };
    for (kept, own) in questions {
        let day = days::day_of(kept.created_at.into(), zone);
        let missed = Card::after(None, AnswerGrade::Wrong, day, 0);
        known.cards.insert(own_id(own.number), missed);
    }
    let mut first: BTreeMap<(&str, &str), i32> = BTreeMap::new();
    for given in answers {
        let task = (given.lesson.as_str(), given.content.as_str());
        let day = days::day_of(given.at, zone);
        if first.insert(task, day) == Some(day) {
            continue;
        }
        let answered = grade(given);
        // Whoever decides badly may know the rules well: a decision is remembered as one.
        let is_own = own_number(&given.lesson).is_some();
        let rules: Vec<String> = match QuestionKind::decided(&given.lesson) {
            _ if is_own => vec![given.lesson.clone()],
            Some(kind) => kind.cards().into_iter().map(str::to_owned).collect(),
            None => serde_json::from_str(&given.rules).unwrap_or_default(),
        };
        // There is only the one board: on another day it counts as another.
        let board = if is_own {
            u64::from(day.unsigned_abs())
        } else {
            board(given)
        };
        for rule in rules {
            let card = Card::after(known.cards.get(&rule), answered, day, board);
            known.cards.insert(rule, card);
        }
    }
    known
}

/// How an answer counts that was kept.
fn grade(given: &StoredAnswer) -> AnswerGrade {
    match (given.verdict, given.help) {
        (KeptVerdict::Right, 0) => AnswerGrade::Right,
        (KeptVerdict::Right, 1..DONE_FOR_ONE) => AnswerGrade::Helped,
        _ => AnswerGrade::Wrong,
    }
}

/// The rating day by day: of each question the first answer counts. Decisions of one's own have no level.
fn rating(answers: &[StoredAnswer], zone: &TimeZone) -> Vec<RatingPoint> {
    let mut asked: BTreeSet<(&str, &str)> = BTreeSet::new();
    let mut rated = Vec::new();
    for given in answers {
        let Some(level) = given.level else { continue };
        let is_own = own_number(&given.lesson).is_some();
        if is_own || !asked.insert((&given.lesson, &given.content)) {
            continue;
        }
        rated.push(RatedAnswer {
            day: days::day_of(given.at, zone),
            level,
            answered: grade(given),
        });
    }
    rating_history(&rated)
}

/// What tells positions apart.
fn board(given: &StoredAnswer) -> u64 {
    u64::from_str_radix(&given.content, 16).unwrap_or_default()
}

fn seed() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    now.unwrap_or_default().as_nanos() as u64
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::practice::Mastery;
    use jiff::tz::offset;

    #[test]
    fn the_first_answer_to_a_question_moves_the_rating_and_no_other_does() {
        let given = |lesson: &str, verdict, level| StoredAnswer {
            lesson: lesson.to_owned(),
            content: "1".to_owned(),
            rules: "[]".to_owned(),
            verdict,
            help: 0,
            level,
            at: 0,
        };
        let zone = TimeZone::UTC;
        let of = |answers: &[StoredAnswer]| rating(answers, &zone).last().copied();
        let (right, wrong) = (KeptVerdict::Right, KeptVerdict::Wrong);
        let missed = given("practice-score-1-0", wrong, Some(3));
        let once = of(std::slice::from_ref(&missed)).expect("a rating");
        let again = given("practice-score-1-0", right, Some(3));
        let lesson = given("base-01-placing", right, None);
        let own = given(&own_id(1), right, Some(3));
        assert_eq!(of(&[missed.clone(), again, lesson, own]), Some(once));
        let next = given("practice-score-2-0", right, Some(3));
        let both = of(&[missed, next]).expect("a rating");
        assert!(both.rating > once.rating && both.answers == 2);
    }

    #[test]
    fn an_afternoon_is_one_day_wherever_midnight_is_in_london() {
        let given = |board: u64, at: i64| StoredAnswer {
            lesson: "base-01-placing".to_owned(),
            content: format!("{board:x}"),
            rules: r#"["BG-06"]"#.to_owned(),
            verdict: KeptVerdict::Right,
            help: 0,
            level: Some(3),
            at,
        };
        // Twenty minutes around the midnight of London, which is an afternoon in California.
        let midnight = 1_767_312_000;
        let answers = [
            given(1, midnight - 600),
            given(2, midnight),
            given(3, midnight + 600),
        ];
        let solid = |hours: i8| {
            let zone = TimeZone::fixed(offset(hours));
            let known = known(&answers, &[], &zone);
            let today = days::day_of(midnight + 600, &zone);
            known.cards["BG-06"].mastery(today) == Mastery::Solid
        };
        assert!(solid(0), "two days there");
        assert!(!solid(-8), "one day here");
    }
}
