//! What there is to learn, and what was learned.

use super::kept::{LessonRecords, is_task};
use super::learned::{self, KnownRules};
use super::open::fresh;
use super::paths;
use crate::view::learn::{CourseView, LearnView, LessonCard, NextLesson, TaughtRule};
use crate::view::lesson::name::LessonName;
use content::course::{Course, CourseLesson, courses};
use content::scenario::{Scenario, ScenarioStep};
use content::words::{Home, Word};
use rules::expansions::ExpansionKey;
use std::collections::BTreeMap;
use tutor::Progress;

/// The course that everybody begins with.
pub(super) const BASE: &str = "base";

/// Where a lesson stands.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct LessonPlace {
    pub(super) course: &'static str,
    /// From 1.
    pub(super) number: u16,
}

pub(super) fn place(id: &str) -> LessonPlace {
    let of_course = |course: &'static Course| {
        let number = course.lessons.iter().position(|lesson| lesson.id == id)?;
        Some(LessonPlace {
            course: course.id,
            number: number as u16 + 1,
        })
    };
    courses().iter().find_map(of_course).unwrap_or_default()
}

/// Every lesson, course by course. What stands in one is read when somebody asks for it.
fn lessons() -> impl Iterator<Item = &'static CourseLesson> {
    courses().iter().flat_map(|course| &course.lessons)
}

/// Every course: the base game, the boxes on one's shelf, the others, and what belongs to no single box.
fn courses_for(shelf: &[ExpansionKey]) -> Vec<&'static Course> {
    let mut ordered: Vec<_> = courses().iter().collect();
    ordered.sort_by_key(|course| match Home::from_word(course.id) {
        Some(Home::BASE) => 0,
        Some(_) if shelf.iter().any(|expansion| expansion.word() == course.id) => 1,
        Some(_) => 2,
        None => 3,
    });
    ordered
}

/// Whether a course can be played with what is on one's shelf: what belongs to no single box asks for all of them.
fn is_owned(course: &Course, shelf: &[ExpansionKey]) -> bool {
    match Home::from_word(course.id) {
        Some(Home::BASE) => true,
        Some(_) => shelf.iter().any(|expansion| expansion.word() == course.id),
        None => ExpansionKey::ALL
            .iter()
            .all(|expansion| shelf.contains(expansion)),
    }
}

/// The lesson that follows one, in its own course or in one that can be played with what is on the shelf.
pub(super) fn after(id: &str, shelf: &[ExpansionKey], language: &str) -> Option<LessonName> {
    let own = place(id).course;
    let mut rest = courses_for(shelf)
        .into_iter()
        .filter(|course| course.id == own || is_owned(course, shelf))
        .flat_map(|course| &course.lessons)
        .filter(|lesson| !lesson.apart || lesson.id == id)
        .skip_while(|lesson| lesson.id != id);
    rest.nth(1).map(|next| name(next, language))
}

pub(super) fn name(lesson: &Scenario, language: &str) -> LessonName {
    let title = lesson.said(&lesson.title, language);
    LessonName {
        id: lesson.id.clone(),
        title: title.unwrap_or(&lesson.id).to_owned(),
        language: lesson.language(language).to_owned(),
    }
}

pub(super) fn map(past: &LessonRecords) -> LearnView {
    let examined = ::practice::examined();
    let card = |lesson: &CourseLesson| card(past, lesson);
    let course = |course: &Course| CourseView {
        id: course.id.to_owned(),
        state: learned::state(past, course),
        lessons: course.lessons.iter().map(card).collect(),
        exam: examined.contains(&course.id),
    };
    LearnView {
        courses: courses_for(&past.shelf).into_iter().map(course).collect(),
        next: next(past).map(|lesson| name(lesson, &past.language)),
        rules: rules(past),
        paths: paths::cards(past),
        met: learned::is_base_known(past),
    }
}

/// The lesson to go on with, and whether there is anything to go on with.
pub(super) fn next_one(past: &LessonRecords) -> NextLesson {
    let finished =
        |lesson: &CourseLesson| past.lesson(&lesson.id).is_some_and(|kept| kept.stars > 0);
    NextLesson {
        lesson: next(past).map(|lesson| name(lesson, &past.language)),
        begun: lessons().any(|lesson| finished(lesson) || under_way(past, lesson).is_some()),
        met: learned::is_base_known(past),
    }
}

fn card(past: &LessonRecords, lesson: &CourseLesson) -> LessonCard {
    let LessonName {
        id,
        title,
        language,
    } = name(lesson, &past.language);
    let stars = past.lesson(&id).map_or(0, |kept| kept.stars);
    LessonCard {
        minutes: lesson.minutes.map(content::number::Whole::get),
        after: lesson.after.clone(),
        teaches: lesson.teaches.clone(),
        steps: lesson.steps.len() as u16,
        apart: lesson.apart,
        at: under_way(past, lesson).map(|at| at as u16),
        fresh: fresh(past, lesson, stars).len() as u16,
        stars,
        title,
        language,
        id,
    }
}

/// How many steps of a lesson lie behind somebody who is in the middle of it. One that nobody began is not read.
pub(super) fn under_way(past: &LessonRecords, lesson: &CourseLesson) -> Option<usize> {
    past.lesson(&lesson.id)?;
    position(past, lesson)
}

/// How many steps of a scenario lie behind somebody who is in the middle of it.
pub(super) fn position(past: &LessonRecords, scenario: &Scenario) -> Option<usize> {
    let kept = past.lesson(&scenario.id)?;
    let progress: Progress = serde_json::from_str(&kept.progress).ok()?;
    let at = &progress.visits.last().filter(|_| !progress.done)?.step;
    scenario.steps.iter().position(|step| step.id == *at)
}

/// The lesson played last, if it is under way; else the first of what one owns that was never finished.
fn next(past: &LessonRecords) -> Option<&'static CourseLesson> {
    // What is kept besides lessons are chapters of campaigns, and scenarios of one's own.
    let lesson = |id: &str| lessons().find(|lesson| lesson.id == id);
    let last = past.lessons.iter().find_map(|kept| lesson(&kept.id));
    let finished =
        |lesson: &CourseLesson| past.lesson(&lesson.id).is_some_and(|kept| kept.stars > 0);
    let known = learned::is_base_known(past);
    let wanted = |lesson: &&CourseLesson| {
        let skipped = known && place(&lesson.id).course == BASE;
        !lesson.apart && !finished(lesson) && !skipped
    };
    last.filter(|last| under_way(past, last).is_some())
        .or_else(|| {
            let courses = courses_for(&past.shelf).into_iter();
            let owned = courses.filter(|course| is_owned(course, &past.shelf));
            owned.flat_map(|course| &course.lessons).find(wanted)
        })
}

/// Every rule that a step teaches: which step does best, and what is known.
pub(super) fn rules(past: &LessonRecords) -> BTreeMap<String, TaughtRule> {
    let known = KnownRules::of(past);
    let mut taught: BTreeMap<String, (u8, TaughtRule)> = BTreeMap::new();
    for lesson in lessons() {
        for step in &lesson.steps {
            for rule in &step.rules {
                let fitness = fitness(lesson, step, rule);
                if taught.get(rule).is_some_and(|(best, _)| *best >= fitness) {
                    continue;
                }
                let taught_here = TaughtRule {
                    lesson: name(lesson, &past.language),
                    step: step.id.clone(),
                    known: known.knowledge(rule),
                };
                taught.insert(rule.clone(), (fitness, taught_here));
            }
        }
    }
    taught
        .into_iter()
        .map(|(rule, (_, here))| (rule, here))
        .collect()
}

/// Every rule that a step of these lessons is about.
pub(super) fn rules_of(ids: &[String]) -> Vec<String> {
    let named = lessons().filter(|lesson| ids.contains(&lesson.id));
    let steps = named.flat_map(|lesson| &lesson.steps);
    steps.flat_map(|step| step.rules.iter().cloned()).collect()
}

/// How well a step teaches a rule: the first task of a lesson about it does best.
fn fitness(lesson: &Scenario, step: &ScenarioStep, rule: &str) -> u8 {
    let about = lesson.teaches.iter().any(|it| it == rule);
    2 * u8::from(about) + u8::from(is_task(step))
}
