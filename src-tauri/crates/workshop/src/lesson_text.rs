//! What a lesson says, by key: which keys say what, and texts that come and go with them.

use crate::lesson_op::CourseText;
use crate::op::OpRefusal;
use content::scenario::{CourseTexts, Scenario};
use content::text::{MOST_LETTERS, MOST_LETTERS_OF_NAME};
use std::collections::BTreeSet;

/// A key that says this and nothing else.
pub(crate) fn own_key(scenario: &Scenario, key: Option<String>, usual: &str) -> String {
    let said = all_keys(scenario);
    let often = |key: &str| said.iter().filter(|other| **other == key).count();
    if let Some(key) = key.filter(|key| often(key) < 2) {
        return key;
    }
    let is_free = |key: &String| often(key) == 0;
    let numbered = (2u32..).map(|number| format!("{usual}-{number}"));
    let mut keys = std::iter::once(usual.to_owned()).chain(numbered);
    keys.find(is_free).unwrap_or_else(|| usual.to_owned())
}

pub(crate) fn put(scenario: &mut Scenario, language: &str, key: &str, text: &str) {
    let said = scenario.text.0.entry(language.to_owned()).or_default();
    said.0.insert(key.to_owned(), text.to_owned());
    // What another language said of it is not true any more.
    for (other, said) in &mut scenario.text.0 {
        if other != language && said.contains_key(key) {
            said.0.insert(key.to_owned(), text.to_owned());
        }
    }
}

pub(crate) fn remove(scenario: &mut Scenario, key: &str) {
    for said in scenario.text.0.values_mut() {
        said.0.remove(key);
    }
}

/// Says something of the course that begins with a lesson.
pub(crate) fn course(
    scenario: &mut Scenario,
    what: CourseText,
    text: Option<&str>,
) -> Result<(), OpRefusal> {
    let text = text.map(str::trim).filter(|text| !text.is_empty());
    let most = match what {
        CourseText::Name => MOST_LETTERS_OF_NAME,
        CourseText::Words => MOST_LETTERS,
    };
    if text.is_some_and(|text| text.chars().count() > most) {
        return Err(OpRefusal::BadText);
    }
    let language = scenario.own_language().to_owned();
    let course = scenario.course.clone();
    match (what, course, text) {
        // What has no name is no course, and nothing is said of it.
        (CourseText::Name, _, None) => scenario.course = None,
        (CourseText::Name, course, Some(text)) => {
            let key = course.as_ref().map(|it| it.title.clone());
            let title = own_key(scenario, key, "course");
            put(scenario, &language, &title, text);
            let say = course.and_then(|it| it.say);
            scenario.course = Some(CourseTexts { title, say });
        }
        (CourseText::Words, None, _) => return Err(OpRefusal::WrongKind),
        (CourseText::Words, Some(course), None) => {
            scenario.course = Some(CourseTexts {
                say: None,
                ..course
            });
        }
        (CourseText::Words, Some(course), Some(text)) => {
            let say = own_key(scenario, course.say.clone(), "course-words");
            put(scenario, &language, &say, text);
            scenario.course = Some(CourseTexts {
                say: Some(say),
                ..course
            });
        }
    }
    Ok(())
}

/// Every key by which something is said, as often as it is.
fn all_keys(scenario: &Scenario) -> Vec<&str> {
    let mut all = vec![scenario.title.as_str()];
    if let Some(course) = &scenario.course {
        all.push(&course.title);
        all.extend(course.say.as_deref());
    }
    let boards = scenario.boards.values().flat_map(|board| &board.scripts);
    let scripts = scenario.scripts.iter().chain(boards);
    let deeds = scripts.flat_map(|script| script.turns.iter().flatten());
    all.extend(deeds.filter_map(|deed| deed.say.as_deref()));
    all.extend(scenario.goals.iter().map(|goal| goal.say.as_str()));
    for step in &scenario.steps {
        all.push(&step.say);
        all.extend(step.good.as_deref());
        all.extend(step.why.as_deref());
        all.extend(step.feedback.iter().map(|it| it.say.as_str()));
        all.extend(step.hints.as_ref().map(|hints| hints.nudge.as_str()));
    }
    all
}

pub(crate) fn keys(scenario: &Scenario) -> BTreeSet<&str> {
    all_keys(scenario).into_iter().collect()
}

/// Texts that were said before and are no more are gone.
pub(crate) fn forget_unsaid(before: &Scenario, after: &mut Scenario) {
    let now: BTreeSet<String> = keys(after).into_iter().map(str::to_owned).collect();
    for key in keys(before) {
        if !now.contains(key) {
            remove(after, key);
        }
    }
}
