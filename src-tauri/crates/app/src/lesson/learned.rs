//! What counts as learned, for every page that says so: by lessons, by the test of the base game, by an exam, by the
//! short way through an expansion.

use super::kept::{LessonRecords, text};
use super::map::BASE;
use crate::error::Result;
use crate::view::learn::{CourseState, Knowledge};
use ::practice::PracticeRound;
use content::course::{Course, courses, outline_of_path, paths};
use content::path::Path;
use std::collections::BTreeSet;
use store::lesson::LessonRecord;
use tutor::Progress;

/// How many stars of a test or an exam show that one knows what it asks about.
pub(super) const STARS_TO_PASS: u8 = 2;
/// So many answers of an exam may be wrong: it still brings the stars to pass.
pub(super) const MAY_MISS: u16 = 1;

/// The rules that were come by, and those that were done.
pub(super) struct KnownRules {
    seen: BTreeSet<String>,
    learned: BTreeSet<String>,
}

impl KnownRules {
    pub(super) fn of(past: &LessonRecords) -> Self {
        let (mut seen, mut learned) = (BTreeSet::new(), BTreeSet::new());
        for known in &past.known {
            let rules: Vec<String> = serde_json::from_str(&known.rules).unwrap_or_default();
            if known.mastered {
                learned.extend(rules.iter().cloned());
            }
            seen.extend(rules);
        }
        let proven = courses().iter().filter(|course| is_proven(past, course.id));
        let steps = proven.flat_map(|course| &course.lessons);
        let steps = steps.flat_map(|lesson| &lesson.steps);
        learned.extend(steps.flat_map(|step| step.rules.iter().cloned()));
        for path in paths().iter().filter(|path| is_finished(past, &path.id)) {
            learned.extend(
                path.sheet
                    .iter()
                    .flat_map(|line| line.rules.iter().cloned()),
            );
            let steps = outline_of_path(&path.id).map_or_else(Vec::new, |path| path.steps);
            learned.extend(steps.into_iter().flat_map(|step| step.rules));
        }
        Self { seen, learned }
    }

    pub(super) fn knowledge(&self, rule: &str) -> Knowledge {
        if self.learned.contains(rule) {
            Knowledge::Learned
        } else if self.seen.contains(rule) {
            Knowledge::Seen
        } else {
            Knowledge::New
        }
    }
}

/// How far somebody has come in a course.
pub(super) fn state(past: &LessonRecords, course: &Course) -> CourseState {
    let ids = course.lessons.iter().map(|lesson| lesson.id.clone());
    if is_known(past, course) || short_ways(course.id).any(|it| is_finished(past, &it.id)) {
        CourseState::Learned
    } else if ids
        .chain(beside(course.id))
        .any(|id| past.lesson(&id).is_some())
    {
        CourseState::Begun
    } else {
        CourseState::New
    }
}

/// True when all that a course teaches counts as known: each of its lessons was finished, or it was proven.
pub(super) fn is_known(past: &LessonRecords, course: &Course) -> bool {
    let mut lessons = course.lessons.iter().filter(|lesson| !lesson.apart);
    let finished = !course.lessons.is_empty() && lessons.all(|it| is_finished(past, &it.id));
    finished || is_proven(past, course.id)
}

/// True when the base game is known.
pub(super) fn is_base_known(past: &LessonRecords) -> bool {
    courses()
        .iter()
        .any(|it| it.id == BASE && is_known(past, it))
}

/// True when a test or the exam of a course was passed.
fn is_proven(past: &LessonRecords, course: &str) -> bool {
    let tests = tests(course).map(|test| test.id.clone());
    let mut kept = tests
        .chain([exam_id(course)])
        .filter_map(|id| past.lesson(&id));
    kept.any(|kept| kept.stars >= STARS_TO_PASS)
}

fn is_finished(past: &LessonRecords, id: &str) -> bool {
    past.lesson(id).is_some_and(|kept| kept.stars > 0)
}

/// The tests of a course: they are of the base game.
fn tests(course: &str) -> impl Iterator<Item = &'static Path> {
    let all = if course == BASE { paths() } else { &[] };
    all.iter().filter(|path| path.test)
}

/// The short ways through what a course teaches.
fn short_ways(course: &str) -> impl Iterator<Item = &'static Path> {
    paths()
        .iter()
        .filter(move |path| path.expansion.as_deref() == Some(course))
}

/// Under which name the best outcome of an exam is kept.
fn exam_id(course: &str) -> String {
    format!("exam-{course}")
}

/// What counts for a course beside its lessons.
fn beside(course: &str) -> impl Iterator<Item = String> {
    let paths = tests(course).chain(short_ways(course));
    paths.map(|path| path.id.clone()).chain([exam_id(course)])
}

/// These lessons, and with all lessons of a course whatever else it was learned by.
pub(super) fn with_what_counts(mut ids: Vec<String>) -> Vec<String> {
    let whole = courses().iter().filter(|course| {
        let mut lessons = course.lessons.iter();
        !course.lessons.is_empty() && lessons.all(|lesson| ids.contains(&lesson.id))
    });
    let others: Vec<_> = whole.flat_map(|course| beside(course.id)).collect();
    ids.extend(others);
    ids.sort_unstable();
    ids.dedup();
    ids
}

/// The outcome of an exam, once each of its questions was answered.
pub(super) fn outcome(round: &PracticeRound) -> Result<Option<LessonRecord>> {
    let Some(course) = round.exam.as_ref().filter(|_| round.now().is_none()) else {
        return Ok(None);
    };
    let progress = Progress {
        scenario: exam_id(course),
        guesses: round.asks.len().saturating_sub(round.right) as u32,
        done: true,
        ..Progress::default()
    };
    Ok(Some(LessonRecord {
        id: progress.scenario.clone(),
        stars: Some(progress.stars_of_test()),
        progress: text(&progress)?,
        answer: None,
    }))
}
