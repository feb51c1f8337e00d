//! What a lesson says, by key: which keys say what, and texts that come and go with them.

use content::scenario::Scenario;
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

/// Every key by which something is said, as often as it is.
fn all_keys(scenario: &Scenario) -> Vec<&str> {
    let mut all = vec![scenario.title.as_str()];
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
