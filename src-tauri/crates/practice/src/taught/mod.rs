//! Steps of lessons seen anew: each with its board turned, its players reseated. Knows the lessons that
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
use std::sync::{LazyLock, OnceLock};

/// How often another variant is tried when one does not hold.
const TRIES: usize = 12;

/// A step that says everything by itself.
struct TaughtStep {
    lesson: &'static Scenario,
    step: &'static ScenarioStep,
    /// Its place in the lesson.
    index: usize,
    /// Its board, with what was played until it begins: found when it is first asked.
    board: OnceLock<Value>,
}

impl TaughtStep {
    const fn new(lesson: &'static Scenario, index: usize, step: &'static ScenarioStep) -> Self {
        Self {
            lesson,
            step,
            index,
            board: OnceLock::new(),
        }
    }

    fn board(&self) -> &Value {
        self.board.get_or_init(|| {
            let board = tutor::checkpoint(Library::built_in(), self.lesson, self.index);
            serde_json::to_value(board).unwrap_or_default()
        })
    }
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
    let listed = lesson.steps.iter().enumerate();
    let listed = listed.filter(|(_, step)| alone.contains(&step.id));
    let taught = listed.map(|(index, step)| TaughtStep::new(lesson, index, step));
    taught.collect()
}

/// The step that is tried first for an item about a rule: its lesson and its name. Nearly always it is the one that is
/// asked; which form of it holds shows only when it is made.
pub(crate) fn tried_first(rule: &str, seed: u64) -> Option<(&'static str, &'static str)> {
    let meant = about(Some(rule));
    let mut chance = Chance::new(seed);
    let taught = meant.get(chance.below(meant.len().max(1)))?;
    Some((&taught.lesson.id, &taught.step.id))
}

/// How many steps are about a rule.
pub(crate) fn steps_about(rule: &str) -> usize {
    about(Some(rule)).len()
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
        ways: Vec::new(),
    })
}

/// A scenario of this one step.
fn alone(taught: &TaughtStep) -> Option<Value> {
    let TaughtStep { lesson, step, .. } = taught;
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
    for (name, value) in taught.board().as_object()? {
        scenario[name] = value.clone();
    }
    if let Some(aids) = &lesson.requires {
        scenario["requires"] = serde_json::to_value(aids).ok()?;
    }
    let id = &taught.step.id;
    if let Some(solution) = lesson.solution.get(id) {
        scenario["solution"][id] = serde_json::to_value(solution).ok()?;
    }
    say(&mut scenario, lesson);
    Some(scenario)
}

/// The texts that are said, and no others.
fn say(scenario: &mut Value, lesson: &Scenario) {
    let mut keys = BTreeSet::new();
    said(scenario, "", &mut keys);
    for (language, texts) in lesson.text.iter() {
        let texts = texts.iter().filter(|(key, _)| keys.contains(*key));
        let texts = texts.map(|(key, text)| (key.clone(), standing_alone(text).into()));
        scenario["text"][language] = texts.collect::<Map<_, _>>().into();
    }
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
    const MOVES_ON: [&str; 4] = [
        "Another table. ",
        "Another table, ",
        "Een andere tafel. ",
        "Een andere tafel, ",
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
        for texts in scenario["text"].as_object_mut()?.values_mut() {
            texts.as_object_mut()?.retain(|key, _| keys.contains(key));
        }
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
    use content::scenario::StepKind;

    /// How a text begins that goes on from what was said before it.
    const GOES_ON: [&str; 14] = [
        "And", "But", "Then", "Now", "So", "Still", "Again", "He", "She", "It", "They", "His",
        "Her", "Their",
    ];
    /// What a text says that leans on what was seen before it.
    const LEANS: [&str; 6] = [
        "again",
        "the same",
        "once more",
        "this time",
        "as before",
        "still",
    ];

    /// Whether a task says everything by itself, as far as its words show it.
    fn is_told_whole(lesson: &Scenario, step: &ScenarioStep) -> bool {
        use StepKind::{Do, Find, Predict, Spot};
        let text = lesson.said(&step.say, "en").unwrap_or_default();
        let first = text.split(|letter: char| !letter.is_alphabetic()).next();
        let leans = LEANS.iter().any(|words| text.contains(words));
        matches!(step.kind, Do | Find | Predict | Spot)
            && !leans
            && first.is_none_or(|first| !GOES_ON.contains(&first))
    }

    /// The list as it is to be: a lesson that is listed with steps that it has keeps them, any other is listed anew.
    fn renewed() -> BTreeMap<String, Vec<String>> {
        let library = Library::built_in();
        let lessons = courses().iter().flat_map(|course| &course.lessons);
        let lessons = lessons.filter(|lesson| !lesson.apart && lesson.desk.is_none());
        let of = |lesson: &'static Scenario| {
            let has = |id: &String| lesson.steps.iter().any(|step| step.id == *id);
            let listed = ALONE.get(&lesson.id).filter(|ids| ids.iter().all(has));
            // What each way gives up is told of the board as it lies.
            let is_meant = |step: &ScenarioStep| match listed {
                _ if step.costs.is_some() => false,
                Some(ids) => ids.contains(&step.id),
                None => is_told_whole(lesson, step),
            };
            let steps = lesson.steps.iter().enumerate();
            let meant = steps.filter(|(_, step)| is_meant(step));
            let held = meant.filter(|(index, step)| {
                let taught = TaughtStep::new(lesson, *index, step);
                let proof = alone(&taught).and_then(|alone| proved(library, alone));
                proof.is_some() && can_be_seen_anew(&taught)
            });
            held.map(|(_, step)| step.id.clone()).collect()
        };
        lessons
            .map(|lesson| (lesson.id.clone(), of(lesson)))
            .collect()
    }

    fn can_be_seen_anew(taught: &TaughtStep) -> bool {
        let mut chance = Chance::new(1);
        (0..TRIES).any(|_| varied(Library::built_in(), taught, &mut chance, 1).is_some())
    }

    /// `REFRESH_STEPS=1` writes the list anew.
    #[test]
    fn every_step_of_the_list_stands_alone_and_can_be_seen_anew() {
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/steps.json");
        let now = renewed();
        if std::env::var_os("REFRESH_STEPS").is_some() {
            let text = serde_json::to_string_pretty(&now).expect("it is data") + "\n";
            std::fs::write(file, text).expect("it can be written");
        } else {
            assert_eq!(
                *ALONE, now,
                "a step is gone or does not stand alone any more, or a lesson is not listed yet: run \
                 REFRESH_STEPS=1 cargo test -p bastide-practice --lib taught"
            );
        }
    }

    #[test]
    fn a_step_is_asked_where_its_lesson_has_led() {
        let library = Library::built_in();
        let lessons = courses().iter().flat_map(|course| &course.lessons);
        let lessons = lessons.filter(|lesson| lesson.desk.is_none());
        let steps = lessons.flat_map(|lesson| {
            let steps = lesson.steps.iter().enumerate();
            steps.map(|(index, step)| TaughtStep::new(lesson, index, step))
        });
        let led: Vec<_> = steps
            .filter(|taught| taught.board().get("moves").is_some())
            .collect();
        assert!(led.len() > 10, "{}", led.len());
        for (seed, taught) in (1..).zip(&led) {
            let begun = |scenario: Value| {
                let read = content::document::read_value(scenario).expect("it is read");
                let lesson = tutor::Lesson::open(read, library, 0).expect("it can be played");
                lesson.stage(None).start().clone()
            };
            let as_it_is = begun(alone(taught).expect("it is data"));
            let mut other = alone(taught).expect("it is data");
            vary::vary(&mut other, &mut Chance::new(seed));
            let other = begun(other);
            let (was, is) = (as_it_is.state(), other.state());
            assert_eq!(was.board.tiles().len(), is.board.tiles().len());
            assert_eq!(was.figures.len(), is.figures.len());
            assert_eq!((was.turn, was.drawn), (is.turn, is.drawn));
            let sorted = |scores: &[i32]| {
                let mut scores = scores.to_vec();
                scores.sort_unstable();
                scores
            };
            assert_eq!(sorted(&was.scores()), sorted(&is.scores()));
        }
    }

    /// Words that hold only as the board lies.
    const AS_IT_LIES: [&str; 15] = [
        "north",
        "east",
        "south",
        "west",
        "above",
        "below",
        "beneath",
        "upper",
        "lower",
        "column",
        "to the left",
        "to the right",
        "on the left",
        "on the right",
        "left to right",
    ];

    #[test]
    fn a_step_that_may_be_turned_says_nothing_that_holds_only_as_it_lies() {
        let mut told = Vec::new();
        for taught in TAUGHT.iter() {
            let scenario = alone(taught).expect("it is data");
            if scenario["steps"][0]["turns"] == false {
                continue;
            }
            let texts = scenario["text"]["en"].as_object().expect("texts");
            for text in texts.values().filter_map(Value::as_str) {
                let text = text.to_lowercase();
                let is_begun = |word: &&&str| {
                    let mut found = text.match_indices(**word);
                    found.any(|(at, _)| !text[..at].ends_with(char::is_alphabetic))
                };
                let words = AS_IT_LIES.iter().filter(is_begun);
                told.extend(words.map(|word| (&taught.lesson.id, &taught.step.id, *word)));
            }
        }
        assert_eq!(told, [], "say \"turns\": false");
    }

    #[test]
    fn what_holds_only_as_it_lies_is_not_turned() {
        let turns = |taught: &TaughtStep, lies: bool| {
            (0..10).any(|seed| {
                let mut scenario = alone(taught).expect("it is data");
                let was = scenario["setup"]["start"].clone();
                if lies {
                    scenario["steps"][0]["turns"] = json!(false);
                }
                vary::vary(&mut scenario, &mut Chance::new(seed));
                scenario["setup"]["start"] != was
            })
        };
        let turned = TAUGHT.iter().filter(|taught| turns(taught, false));
        let turned: Vec<_> = turned.collect();
        assert!(!turned.is_empty());
        assert!(turned.iter().all(|taught| !turns(taught, true)));
    }

    #[test]
    fn a_step_holds_however_it_is_turned() {
        let library = Library::built_in();
        for taught in TAUGHT.iter() {
            for seed in 0..4 {
                let mut scenario = alone(taught).expect("it is data");
                vary::vary(&mut scenario, &mut Chance::new(seed));
                let told = (&taught.lesson.id, &taught.step.id, seed);
                assert!(proved(library, scenario).is_some(), "{told:?}");
            }
        }
    }
}
