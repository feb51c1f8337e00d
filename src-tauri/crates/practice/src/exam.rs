//! Exams: ten fresh boards about the rules of one course, each asked once and without help. Knows courses and kinds of
//! questions, no position.

use crate::kinds::QuestionKind;
use crate::round::{PlannedQuestion, PracticeRound};
use crate::taught;
use content::course::{Course, courses};
use content::library::Library;
use content::words::{Home, Word};
use rules::chance::Chance;
use std::collections::{BTreeMap, BTreeSet};

/// How many questions an exam has.
pub const QUESTIONS: usize = 10;
/// How hard they are at most: an exam asks for rules, not for patience.
const HARDEST: usize = 3;
/// So often what can be asked is gone through for steps that were not asked yet, and so many seeds are tried for one.
const ROUNDS: usize = 4;
const SEEDS: usize = 24;

/// The exam of a course, the same for the same seed; nothing where no question can be asked about what it teaches.
pub fn exam(course: &str, seed: u64) -> Option<PracticeRound> {
    let mut chance = Chance::new(seed);
    let mut wanted = questions(courses().iter().find(|it| it.id == course)?);
    if wanted.is_empty() {
        return None;
    }
    chance.shuffle(&mut wanted);
    // Each rule once before any of them twice.
    let mut times: BTreeMap<&str, usize> = BTreeMap::new();
    let mut counted: Vec<_> = wanted
        .into_iter()
        .map(|(kind, rule)| {
            let time = times.entry(rule).or_default();
            *time += 1;
            (*time, kind, rule)
        })
        .collect();
    counted.sort_by_key(|(time, ..)| *time);
    // A step of a lesson comes a second time only where there are not enough of them.
    let mut asks: Vec<PlannedQuestion> = Vec::new();
    let mut asked = BTreeSet::new();
    for round in 0.. {
        // What was not asked about comes first.
        counted.sort_by_key(|(_, _, rule)| asks.iter().filter(|ask| ask.rule == *rule).count());
        // Of those whose turn it is, a rule with few steps chooses before one with many.
        let turn = QUESTIONS.min(counted.len());
        counted[..turn].sort_by_key(|(_, kind, rule)| match kind {
            QuestionKind::Taught => taught::steps_about(rule),
            _ => usize::MAX,
        });
        for &(_, kind, rule) in &counted {
            let level = 1 + chance.below(HARDEST) as u8;
            let mut seeds = (0..SEEDS).map(|_| chance.bits() >> 11);
            let mut is_fresh = |seed: &u64| {
                kind != QuestionKind::Taught
                    || round >= ROUNDS
                    || taught::tried_first(rule, *seed).is_some_and(|step| asked.insert(step))
            };
            if asks.len() < QUESTIONS
                && let Some(seed) = seeds.find(&mut is_fresh)
            {
                asks.push(PlannedQuestion {
                    kind,
                    rule: rule.to_owned(),
                    level,
                    seed,
                    again: false,
                    mixes: Vec::new(),
                    own: None,
                    nth: None,
                });
            }
        }
        if asks.len() == QUESTIONS {
            break;
        }
    }
    chance.shuffle(&mut asks);
    Some(PracticeRound {
        asks,
        answered: 0,
        right: 0,
        exam: Some(course.to_owned()),
    })
}

/// The courses that end with an exam, in the order in which they are learned.
pub fn examined() -> Vec<&'static str> {
    let courses = courses()
        .iter()
        .filter(|course| !questions(course).is_empty());
    courses.map(|course| course.id).collect()
}

/// The lesson of a course that teaches a rule.
pub fn lesson_about(course: &str, rule: &str) -> Option<&'static str> {
    let course = courses().iter().find(|it| it.id == course)?;
    let names = |rules: &[String]| rules.iter().any(|it| it == rule);
    let about = course.lessons.iter().find(|lesson| names(&lesson.teaches));
    let touched = || {
        let touches = |lesson: &&_| step_about(lesson, &names);
        course.lessons.iter().find(touches)
    };
    about.or_else(touched).map(|lesson| lesson.id.as_str())
}

fn step_about(lesson: &content::course::CourseLesson, names: &impl Fn(&[String]) -> bool) -> bool {
    lesson.steps.iter().any(|step| names(&step.rules))
}

/// What can be asked about the rules that a course teaches; about an expansion, only its own rules. A course of decisions
/// teaches none, and ends with a lesson of its own.
fn questions(course: &'static Course) -> Vec<(QuestionKind, &'static str)> {
    if course.decides() {
        return Vec::new();
    }
    let taught: BTreeSet<&str> = course
        .lessons
        .iter()
        .flat_map(|lesson| lesson.teaches.iter().map(String::as_str))
        .collect();
    let library = Library::built_in();
    let home = Home::from_word(course.id).map(|home| home.0);
    let belongs =
        |rule: &str| home.is_none_or(|expansion| library.expansion_of_rule(rule) == expansion);
    let asked = |kind: QuestionKind| kind.rules().iter().map(move |rule| (kind, *rule));
    let all = QuestionKind::ALL.iter().flat_map(|kind| asked(*kind));
    all.filter(|(_, rule)| taught.contains(rule) && belongs(rule))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_course_of_rules_that_is_played_on_a_board_ends_with_an_exam() {
        let boards = courses().iter().map(|it| it.id);
        let boards: Vec<_> = boards
            .filter(|id| !["play-well", "build"].contains(id))
            .collect();
        assert_eq!(examined(), boards);
        assert_eq!(exam("play-well", 1), None);
        assert_eq!(exam("build", 1), None);
        assert_eq!(exam("dragon", 1), None);
    }

    #[test]
    fn an_exam_asks_ten_times_about_the_rules_of_its_course_and_is_the_same_for_the_same_seed() {
        for course in examined() {
            let first = exam(course, 7).expect("an exam");
            assert_eq!(first.asks.len(), QUESTIONS);
            assert_eq!(exam(course, 7).as_ref(), Some(&first));
            assert_ne!(exam(course, 8).as_ref(), Some(&first));
            for ask in &first.asks {
                assert!(
                    lesson_about(course, &ask.rule).is_some(),
                    "{course}: {}",
                    ask.rule
                );
            }
            let rules: BTreeSet<_> = first.asks.iter().map(|ask| &ask.rule).collect();
            let all = questions(courses().iter().find(|it| it.id == course).expect("it"));
            let all: BTreeSet<_> = all.iter().map(|(_, rule)| rule).collect();
            assert_eq!(rules.len(), all.len().min(QUESTIONS), "{course}");
        }
    }

    #[test]
    fn no_exam_asks_the_same_step_of_a_lesson_twice_while_there_are_others() {
        let library = Library::built_in();
        for course in examined() {
            let whole = courses().iter().find(|it| it.id == course).expect("it");
            let (taught, others): (Vec<_>, Vec<_>) = questions(whole)
                .into_iter()
                .partition(|(kind, _)| *kind == QuestionKind::Taught);
            let tried = |rule| (0..200).filter_map(move |seed| taught::tried_first(rule, seed));
            let there: BTreeSet<_> = taught.iter().flat_map(|(_, rule)| tried(rule)).collect();
            for seed in 0..3 {
                let exam = exam(course, seed).expect("an exam");
                assert_eq!(exam.asks.len(), QUESTIONS, "{course}, seed {seed}");
                let taught = exam
                    .asks
                    .iter()
                    .filter(|ask| ask.kind == QuestionKind::Taught);
                let asked: Vec<_> = taught
                    .map(|ask| {
                        let item = crate::asked(library, ask).expect("an item");
                        let id = item.scenario["id"].as_str().expect("an id");
                        let step = id.strip_prefix(&format!("practice-taught-{:x}-", ask.seed));
                        let (lesson, _) = taught::tried_first(&ask.rule, ask.seed).expect("a step");
                        (lesson, step.expect("a step").to_owned())
                    })
                    .collect();
                let different: BTreeSet<_> = asked.iter().collect();
                let enough = !others.is_empty() || there.len() >= QUESTIONS;
                let wanted = if enough { asked.len() } else { there.len() };
                assert!(
                    different.len() >= wanted,
                    "{course}, seed {seed}: {asked:?}"
                );
            }
        }
    }

    #[test]
    fn what_is_missed_in_an_exam_does_not_come_again() {
        let mut round = exam("tower", 3).expect("an exam");
        for _ in 0..QUESTIONS {
            round.answer(crate::AnswerGrade::Wrong);
        }
        assert_eq!(round.now(), None);
    }
}
