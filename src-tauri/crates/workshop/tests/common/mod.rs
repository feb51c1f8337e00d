//! What the tests of lessons ask of a draft and of its text.

use content::scenario::ScenarioStep;
use workshop::draft::DocumentDraft;

/// The steps of a draft that is a lesson.
pub(crate) fn steps_of(draft: &DocumentDraft) -> Vec<ScenarioStep> {
    match draft {
        DocumentDraft::Lesson(lesson) => lesson.scenario().steps.clone(),
        other => panic!("{:?} is no lesson", other.kind()),
    }
}

/// The lines of a text that the other has not.
pub(crate) fn lines_gone(from: &str, to: &str) -> Vec<String> {
    let mut left: Vec<&str> = to.lines().collect();
    let mut gone = Vec::new();
    for line in from.lines() {
        match left.iter().position(|other| *other == line) {
            Some(at) => drop(left.swap_remove(at)),
            None => gone.push(line.to_owned()),
        }
    }
    gone
}
