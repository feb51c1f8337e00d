//! Steps of lessons seen anew: each with its board turned, its players reseated and renamed. Knows the lessons that
//! the program carries; what becomes of a board stands in `vary.rs`, and the checker of lessons has the last word.

pub(crate) mod vary;

use crate::item::PracticeItem;
use crate::kinds::QuestionKind;
use content::course::courses;
use content::library::Library;
use content::scenario::{Scenario, ScenarioKind, ScenarioStep};
use rules::chance::Chance;
use serde_json::{Map, Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

/// How often another variant is tried when one does not hold.
const TRIES: usize = 12;

/// A step that says everything by itself, on a board that is told.
struct TaughtStep {
    lesson: &'static Scenario,
    step: &'static ScenarioStep,
    /// The board on which it begins; the first one has no name.
    board: Option<&'static str>,
}

/// The steps that can stand alone, by lesson: what they say needs nothing that was said before.
static ALONE: LazyLock<BTreeMap<String, Vec<String>>> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../../steps.json")).unwrap_or_else(|fault| {
        unreachable!("the list is read by a test before anybody else: {fault}")
    })
});

static TAUGHT: LazyLock<Vec<TaughtStep>> = LazyLock::new(|| {
    let lessons = courses().iter().flat_map(|course| &course.lessons);
    lessons.flat_map(|lesson| of_lesson(lesson)).collect()
});

/// The rules about which nothing else asks.
static RULES: LazyLock<Vec<&'static str>> = LazyLock::new(|| {
    let others: BTreeSet<_> = QuestionKind::ALL
        .iter()
        .flat_map(|kind| kind.generated())
        .collect();
    let all = TAUGHT.iter().flat_map(|taught| &taught.step.rules);
    let all: BTreeSet<&'static str> = all.map(String::as_str).collect();
    all.into_iter()
        .filter(|rule| !others.contains(rule))
        .collect()
});

/// The rules that are practised by steps of lessons, and by nothing else.
pub(crate) fn rules() -> &'static [&'static str] {
    &RULES
}

fn of_lesson(lesson: &'static Scenario) -> Vec<TaughtStep> {
    let alone = ALONE.get(&lesson.id).map_or(&[][..], Vec::as_slice);
    let mut board = None;
    let mut taught = Vec::new();
    for step in &lesson.steps {
        board = step.board.as_deref().or(board);
        if alone.contains(&step.id) {
            taught.push(TaughtStep {
                lesson,
                step,
                board,
            });
        }
    }
    taught
}

/// The step that is tried first for an item about a rule: its lesson and its name. Nearly always it is the one that is
/// asked; which form of it holds shows only when it is made.
pub(crate) fn tried_first(rule: &str, seed: u64) -> Option<(&'static str, &'static str)> {
    let meant = about(Some(rule));
    let mut chance = Chance::new(seed);
    let taught = meant.get(chance.below(meant.len().max(1)))?;
    Some((&taught.lesson.id, &taught.step.id))
}

/// The steps about a rule, or all of them.
fn about(rule: Option<&str>) -> Vec<&'static TaughtStep> {
    let names = |taught: &&TaughtStep| {
        rule.is_none_or(|rule| taught.step.rules.iter().any(|other| other == rule))
    };
    TAUGHT.iter().filter(names).collect()
}

/// One item about a rule, or about any; the same for the same seed.
pub(crate) fn item(library: &Library, rule: Option<&str>, seed: u64) -> Option<PracticeItem> {
    let mut chance = Chance::new(seed);
    let meant = about(rule);
    if meant.is_empty() {
        return None;
    }
    (0..TRIES).find_map(|_| {
        let taught = meant[chance.below(meant.len())];
        varied(library, taught, &mut chance, seed)
    })
}

/// A step in some form that the checker of lessons finds nothing wrong with.
fn varied(
    library: &Library,
    taught: &TaughtStep,
    chance: &mut Chance,
    seed: u64,
) -> Option<PracticeItem> {
    let mut scenario = alone(taught)?;
    vary::vary(&mut scenario, chance);
    let TaughtStep { lesson, step, .. } = taught;
    scenario["id"] = json!(format!("practice-taught-{seed:x}-{}", step.id));
    let scenario = proved(library, scenario)?;
    Some(PracticeItem {
        kind: QuestionKind::Taught,
        rules: step.rules.clone(),
        level: lesson.level.map_or(1, content::number::Whole::get),
        scenario,
    })
}

/// A scenario of this one step.
fn alone(taught: &TaughtStep) -> Option<Value> {
    let TaughtStep {
        lesson,
        step,
        board,
    } = taught;
    let whole = serde_json::to_value(lesson).ok()?;
    let of = match board {
        Some(board) => &whole["boards"][board],
        None => &whole,
    };
    let mut step = serde_json::to_value(step).ok()?;
    for gone in ["board", "next"] {
        step.as_object_mut()?.remove(gone);
    }
    let mut scenario = json!({
        "format": "bastide/scenario@1",
        "id": lesson.id,
        "kind": ScenarioKind::Lesson,
        "title": lesson.title,
        "level": lesson.level,
        "minutes": 1,
        "teaches": step["rules"],
        "steps": [step],
    });
    for name in ["setup", "part", "deck", "let", "scripts"] {
        if let Some(value) = of.get(name) {
            scenario[name] = value.clone();
        }
    }
    if let Some(aids) = whole.get("requires") {
        scenario["requires"] = aids.clone();
    }
    let id = &taught.step.id;
    if let Some(solution) = whole.get("solution").and_then(|all| all.get(id)) {
        scenario["solution"][id] = solution.clone();
    }
    say(&mut scenario, lesson);
    Some(scenario)
}

/// The texts that are said, and no others.
fn say(scenario: &mut Value, lesson: &Scenario) {
    let mut keys = BTreeSet::new();
    said(scenario, "", &mut keys);
    let texts = keys.into_iter().filter_map(|key| {
        let text = standing_alone(lesson.said(&key, "en")?);
        Some((key, Value::String(text)))
    });
    let texts: Map<_, _> = texts.collect();
    scenario["text"] = json!({ "en": texts });
}

fn said(value: &Value, name: &str, found: &mut BTreeSet<String>) {
    match value {
        Value::String(key) if ["say", "good", "why", "nudge", "title"].contains(&name) => {
            found.insert(key.clone());
        }
        Value::Array(list) => list.iter().for_each(|value| said(value, name, found)),
        Value::Object(fields) => {
            for (name, value) in fields {
                said(value, name, found);
            }
        }
        _ => {}
    }
}

/// A lesson moves from board to board; here there is only this one.
fn standing_alone(text: &str) -> String {
    const MOVES_ON: [&str; 6] = [
        "Another table. ",
        "Another table: ",
        "Another game. ",
        "Another game: ",
        "A third table. ",
        "A third table: ",
    ];
    let rest = MOVES_ON.iter().find_map(|begins| text.strip_prefix(begins));
    let Some(rest) = rest else {
        return text.to_owned();
    };
    let mut letters = rest.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters.clone()).collect()
}

/// The scenario as a puzzle, once nothing is wrong with it; classes that nothing falls into are left out.
fn proved(library: &Library, mut scenario: Value) -> Option<Value> {
    let problems = problems(library, &scenario)?;
    if !problems.is_empty() {
        let empty = problems.iter().all(|problem| problem.code == "empty-class");
        let feedback = scenario["steps"][0]["feedback"].as_array_mut()?;
        let mut index = 0;
        feedback.retain(|_| {
            let at = format!("steps[0].feedback[{index}]");
            index += 1;
            problems.iter().all(|problem| problem.path != at)
        });
        let mut keys = BTreeSet::new();
        said(&scenario, "", &mut keys);
        let texts = scenario["text"]["en"].as_object_mut()?;
        texts.retain(|key, _| keys.contains(key));
        if !empty || !self::problems(library, &scenario)?.is_empty() {
            return None;
        }
    }
    scenario["kind"] = json!(ScenarioKind::Puzzle);
    Some(scenario)
}

fn problems(library: &Library, scenario: &Value) -> Option<Vec<content::problem::Problem>> {
    let read: Scenario = content::document::read_value(scenario.clone()).ok()?;
    let problems = tutor::check::prove(&read, library).problems.into_iter();
    // A lesson may leave an expansion's rules out on purpose; its own proof says so.
    Some(
        problems
            .filter(|problem| problem.code != "symbol-without-rule")
            .collect(),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_step_of_the_list_stands_alone_as_it_is() {
        let library = Library::built_in();
        let listed: usize = ALONE.values().map(Vec::len).sum();
        assert_eq!(TAUGHT.len(), listed, "a step of the list is not there");
        let mut broken = Vec::new();
        for taught in TAUGHT.iter() {
            let scenario = alone(taught).expect("a step is data");
            if proved(library, scenario.clone()).is_none() {
                let read: Scenario = content::document::read_value(scenario).expect("it is read");
                let found = tutor::check::prove(&read, library).problems;
                let found: Vec<_> = found.iter().map(ToString::to_string).collect();
                broken.push(format!(
                    "{} {}: {found:?}",
                    taught.lesson.id, taught.step.id
                ));
            }
        }
        assert!(broken.is_empty(), "{broken:#?}");
    }

    #[test]
    fn every_step_can_be_seen_anew() {
        let library = Library::built_in();
        for (seed, taught) in (1..).zip(TAUGHT.iter()) {
            let mut chance = Chance::new(seed);
            let held = (0..4).any(|_| varied(library, taught, &mut chance, seed).is_some());
            assert!(held, "{} {}", taught.lesson.id, taught.step.id);
        }
    }
}
