//! Every way in which a scenario can be wrong is told with its path and a sentence of its own.

#![allow(
    clippy::disallowed_methods,
    reason = "the words are read from the disk"
)]

mod common;

use common::{fault, faults, report, whole::whole};
use content::problem::Problem;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::path::Path;

/// Puts a value into the whole lesson; nothing takes the field away.
fn broken(pointer: &str, value: Option<Value>) -> Value {
    let mut lesson = whole();
    let (parent, name) = pointer.rsplit_once('/').unwrap();
    match (lesson.pointer_mut(parent).unwrap(), value) {
        (Value::Object(fields), Some(value)) => {
            fields.insert(name.to_owned(), value);
        }
        (Value::Object(fields), None) => {
            fields.remove(name).unwrap();
        }
        (Value::Array(list), Some(value)) => match name.parse::<usize>() {
            Ok(index) => list[index] = value,
            Err(_) => list.push(value),
        },
        (Value::Array(list), None) => {
            list.remove(name.parse().unwrap());
        }
        (other, _) => panic!("{parent} is {other}"),
    }
    lesson
}

#[test]
fn the_lesson_that_is_broken_below_has_no_fault() {
    assert_eq!(faults(&whole()), [""; 0]);
    let steps: Vec<_> = report(&whole())
        .steps
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(
        steps,
        ["longer: 2 right, 8 grass", "where: 4 right, 22 grass"]
    );
}

/// Where something is changed, to what, and the fault that is told then.
type Row = (&'static str, Option<Value>, &'static str);

fn rows() -> Vec<Row> {
    let long = "word ".repeat(31);
    let said = json!({ "id": "again", "type": "say", "say": "want" });
    let breath = "word ".repeat(19);
    let mut guess = whole()["steps"][4].clone();
    guess["id"] = json!("again");
    vec![
        // The file.
        (
            "/format",
            Some(json!("bastide/scenario@2")),
            "format newer-format",
        ),
        (
            "/format",
            Some(json!("bastide/scene@1")),
            "format no-format",
        ),
        ("/id", Some(json!("The First")), "id bad-id"),
        ("/id", None, "id field-missing"),
        ("/kind", Some(json!("leson")), "kind unknown-word"),
        ("/level", Some(json!(9)), "level out-of-range"),
        ("/level", None, "level lesson-needs"),
        ("/minutes", None, "minutes lesson-needs"),
        ("/hurry", Some(json!(true)), "hurry unknown-field"),
        ("/teaches/0", Some(json!("BG-99")), "teaches[0] no-rule"),
        ("/teaches/-", Some(json!("BG-17")), "teaches[1] not-taught"),
        (
            "/requires/sets/0",
            Some(json!("bases")),
            "requires.sets[0] set-needed",
        ),
        // Texts.
        ("/text/en", None, "text.en texts-missing"),
        ("/text/en/want", Some(json!(" ")), "text.en.want empty-text"),
        ("/text/en/want", Some(json!(long)), "steps[0].say long-said"),
        (
            "/text/en/want",
            Some(json!(breath)),
            "text.en.want long-sentence",
        ),
        (
            "/text/en/want",
            Some(json!("The city gapes slantwise.")),
            "text.en.want rare-word",
        ),
        (
            "/text/en/spare",
            Some(json!("Never said.")),
            "text.en.spare unused-text",
        ),
        (
            "/text/nl",
            Some(json!({ "want": "Wil" })),
            "text.nl.city untranslated",
        ),
        ("/text/dutch", Some(json!({})), "text.dutch bad-language"),
        (
            "/text/nl",
            Some(json!({ "wanted": "Wil" })),
            "text.nl.wanted not-in-own-texts",
        ),
        ("/steps/0/say", Some(json!("wnat")), "steps[0].say no-text"),
        // Boards.
        (
            "/setup/players/0/by",
            Some(json!("script")),
            "setup.players learners",
        ),
        (
            "/setup/players/1/by",
            Some(json!("learner")),
            "setup.players learners",
        ),
        (
            "/setup/players/1/by",
            Some(json!("robot")),
            "setup.players[1].by unknown-word",
        ),
        (
            "/setup/players/1/by",
            Some(json!("person")),
            "scripts[0].player no-script",
        ),
        (
            "/boards/end/setup/players/1/by",
            Some(json!("bot:grady")),
            "boards.end.setup.players[1].by no-bot",
        ),
        (
            "/scripts/0/bot",
            Some(json!("steadfast")),
            "scripts[0].bot no-bot",
        ),
        (
            "/setup/start/1/rotation",
            Some(json!(3)),
            "setup.start[1] setup/tile-does-not-fit",
        ),
        (
            "/setup/start/1/tile",
            Some(json!("base/WW")),
            "setup.start[1].tile no-tile",
        ),
        ("/setup/mix", Some(json!("bse")), "setup.mix no-mix"),
        (
            "/setup/figures/0/kind",
            Some(json!("city")),
            "setup.figures[0] setup/no-such-place",
        ),
        (
            "/setup/deck",
            Some(json!(["base/U"])),
            "setup.deck deck-twice",
        ),
        (
            "/deck/draws/0",
            Some(json!("base/VV")),
            "deck.draws[0] no-tile",
        ),
        ("/deck/then", Some(json!("stop")), "deck.then unknown-word"),
        (
            "/let/road",
            Some(json!({ "x": 0, "y": 0 })),
            "let.road no-place",
        ),
        // Steps.
        ("/steps", Some(json!([])), "steps no-steps"),
        ("/steps/1/id", Some(json!("want")), "steps[1].id id-taken"),
        (
            "/steps/6/type",
            Some(json!("tell")),
            "steps[6].type unknown-word",
        ),
        (
            "/steps/0/accept",
            Some(json!({ "game-over": true })),
            "steps[0].accept step-has-no",
        ),
        ("/steps/1/accept", None, "steps[1].accept step-needs"),
        ("/steps/2/accept", None, "steps[2].accept find-all-needs"),
        ("/steps/-", Some(said), "steps[7] say-twice"),
        ("/steps/2", Some(guess.clone()), "steps[4] questions-in-row"),
        ("/steps/2", Some(guess), "steps more-questions"),
        (
            "/steps/1/board",
            Some(json!("ende")),
            "steps[1].board no-board",
        ),
        ("/steps/5/board", None, "boards.end unused-board"),
        (
            "/steps/0/next",
            Some(json!("nowhere")),
            "steps[0].next no-step",
        ),
        (
            "/steps/1/next",
            Some(json!("want")),
            "steps[1].next not-later",
        ),
        (
            "/steps/1/next",
            Some(json!("why-not")),
            "steps[2] never-reached",
        ),
        (
            "/steps/1/rules/0",
            Some(json!("BG-61")),
            "steps[1].rules[0] no-rule",
        ),
        ("/steps/1/hints", None, "steps[1].hints task-needs-nudge"),
        ("/steps/1/good", None, "steps[1].good task-needs-good"),
        ("/steps/1/why", None, "steps[1].why task-needs-why"),
        ("/steps/1/rules", None, "steps[1].rules task-needs-rule"),
        (
            "/steps/0/mark/0/part",
            Some(json!("hand")),
            "steps[0].mark[0] one-field",
        ),
        (
            "/steps/0/mark/0/feature",
            Some(json!("raod")),
            "steps[0].mark[0].feature no-feature",
        ),
        // What is right and what is wrong.
        (
            "/steps/1/accept",
            Some(json!({ "extend": {} })),
            "steps[1].accept.extend unknown-word",
        ),
        (
            "/steps/1/accept",
            Some(json!({})),
            "steps[1].accept one-field",
        ),
        (
            "/steps/1/accept/extends/feature",
            Some(json!("raod")),
            "steps[1].accept.extends.feature no-feature",
        ),
        (
            "/steps/1/accept",
            Some(json!({ "holds": { "player": 5, "at-least": 1 } })),
            "steps[1].accept.holds.player no-seat",
        ),
        (
            "/steps/1/accept",
            Some(json!({ "completes": { "kind": "city" } })),
            "steps[1].accept nothing-right",
        ),
        (
            "/steps/2/accept",
            Some(json!({ "act": { "type": "tile" } })),
            "steps[2].accept all-right",
        ),
        (
            "/steps/1/feedback/1",
            None,
            "steps[1].feedback mistake-without-class",
        ),
        (
            "/steps/1/feedback/1/when",
            None,
            "steps[1].feedback[1].when class-needs",
        ),
        (
            "/steps/1/feedback/1/refute/0/type",
            Some(json!("order")),
            "steps[1].feedback[1].refute[0].x field-missing",
        ),
        (
            "/steps/1/feedback/1/refute/0/player",
            Some(json!(1)),
            "steps[1].feedback[1].refute[0] refused-after",
        ),
        (
            "/steps/1/feedback/-",
            Some(json!({ "class": "never", "when": { "game-over": true }, "say": "want" })),
            "steps[1].feedback[2] empty-class",
        ),
        (
            "/solution/longer/0/x",
            Some(json!(5)),
            "solution.longer none-of-the-ways",
        ),
        (
            "/solution/want",
            Some(json!([])),
            "solution.want nothing-done",
        ),
        (
            "/solution/shorter",
            Some(json!([])),
            "solution.shorter no-step",
        ),
        ("/solution/free", None, "solution.free step-needs-solution"),
        (
            "/solution/free/1",
            None,
            "solution.free goal-of-step-missed",
        ),
        (
            "/solution/free/0/x",
            Some(json!(7)),
            "solution.free[0] refused",
        ),
        (
            "/solution/free/-",
            Some(common::pass()),
            "solution.free[2] too-long",
        ),
        (
            "/steps/5/fail",
            Some(json!({ "act": { "type": "tile" } })),
            "solution.free[0] task-lost",
        ),
        (
            "/steps/5/feedback/0/when",
            Some(json!({ "game-over": true })),
            "steps[5].feedback free-turns-need-class",
        ),
        // Scripts.
        ("/scripts/0/bot", None, ""),
        (
            "/scripts",
            Some(json!([{ "player": 1, "turns": [[{ "act": common::tile(0, 0, 0) }]] }])),
            "scripts[0].turns[0][0] script-impossible",
        ),
        ("/scripts", Some(json!([])), "steps[2] nobody-decides"),
        // Questions.
        (
            "/steps/4/ask/answer",
            Some(json!(4)),
            "steps[4].ask.answer wrong-answer",
        ),
        (
            "/steps/4/ask/choices",
            Some(json!([4, 5])),
            "steps[4].ask.choices right-missing",
        ),
        (
            "/steps/4/ask/choices",
            Some(json!([3, 5])),
            "steps[4].feedback answer-without-class",
        ),
        (
            "/steps/4/ask/choices",
            None,
            "steps[4].feedback answers-need-class",
        ),
        (
            "/steps/4/feedback/0/when/answer",
            Some(json!([3, 4])),
            "steps[4].feedback[0].when right-is-wrong",
        ),
        (
            "/steps/4/ask/kind",
            Some(json!("player")),
            "steps[4].ask.of other-kind",
        ),
        (
            "/steps/4/ask/of",
            Some(json!({ "winners": true })),
            "steps[4].ask.of not-over",
        ),
        (
            "/steps/4/ask/of",
            Some(json!({ "tile": {} })),
            "steps[4].ask.of.tile unknown-word",
        ),
        (
            "/steps/4/moves/0/x",
            Some(json!(8)),
            "steps[4].moves[0] refused",
        ),
        (
            "/steps/3/wrong/act",
            Some(common::tile(-2, 0, 3)),
            "steps[3].feedback[0].when right-is-wrong",
        ),
        (
            "/steps/3/wrong/act",
            Some(common::tile(-2, 0, 1)),
            "steps[3].wrong.act not-wrong",
        ),
        (
            "/steps/3/wrong/choices/1",
            Some(json!("base/edge-mismatches")),
            "steps[3].wrong.choices[1] no-reason",
        ),
        (
            "/steps/3/wrong/choices/0",
            Some(json!("base/corner-only")),
            "steps[3].wrong.choices reasons-among-choices",
        ),
        (
            "/steps/5/feedback/-",
            Some(json!({ "class": "never", "say": "want" })),
            "steps[5].feedback[0] never-heard",
        ),
        (
            "/solution/longer/0",
            Some(json!({ "type": "draw", "tile": "base/U" })),
            "solution.longer[0].type deck-draws",
        ),
        (
            "/deck",
            Some(json!({ "draws": ["base/V"], "then": "end" })),
            "steps[2] over-before-step",
        ),
        (
            "/steps/1/turns",
            Some(json!(2)),
            "steps[1].turns step-has-no",
        ),
        ("/steps/1/turns", Some(json!(false)), ""),
        (
            "/steps/6",
            Some(
                json!({ "id": "last", "type": "do", "say": "want", "rules": ["BG-16"], "good": "good",
                         "why": "why", "hints": { "nudge": "help" }, "accept": { "act": { "type": "tile" } } }),
            ),
            "steps[6] any-position",
        ),
        (
            "/steps",
            Some(json!(vec![
                json!({ "id": "many", "type": "say", "say": "want" });
                61
            ])),
            "steps too-many-steps",
        ),
        (
            "/goals",
            Some(json!([{ "say": "want", "reach": { "score": { "at-least": 99 } } }])),
            "goals[0] goal-missed",
        ),
    ]
}

#[test]
fn each_fault_has_its_path_and_its_code() {
    let rows = rows();
    assert!(rows.len() >= 60);
    let mut wrong = Vec::new();
    for (pointer, value, expected) in rows {
        let found = faults(&broken(pointer, value.clone()));
        let is_there = if expected.is_empty() {
            found.is_empty()
        } else {
            found.iter().any(|fault| fault == expected)
        };
        if !is_there {
            wrong.push(format!(
                "{pointer} = {value:?}: expected {expected}, found {found:?}"
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_goal_may_be_reached_before_the_last_step() {
    let goal = |event: &str| {
        let reach = json!({ "happened": { "event": event, "player": 0 } });
        let lesson = broken("/goals", Some(json!([{ "say": "want", "reach": reach }])));
        // The last step is a word; the follower was set in the step before it.
        assert_eq!(lesson["steps"][6]["type"], "say");
        faults(&lesson)
    };
    assert_eq!(goal("figure-set"), [""; 0]);
    assert_eq!(goal("figure-home"), ["goals[0] goal-missed"]);
}

/// Every fault in full: where, which, and what is said. `REFRESH_FAULTS=1` writes them anew.
#[test]
fn each_fault_is_told_in_these_words() {
    let told: Vec<_> = rows()
        .into_iter()
        .filter(|(.., expected)| !expected.is_empty())
        .map(|(pointer, value, expected)| {
            let problems = report(&broken(pointer, value)).problems;
            let is_it = |p: &&Problem| fault(p) == expected;
            let found = problems.iter().find(is_it);
            found.map_or_else(|| format!("{expected}: not told"), ToString::to_string)
        })
        .collect();
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/faults.txt");
    let now = told.join("\n") + "\n";
    if std::env::var_os("REFRESH_FAULTS").is_some() {
        std::fs::write(&file, &now).unwrap();
    }
    assert_eq!(std::fs::read_to_string(&file).unwrap(), now);
    let codes: BTreeSet<_> = rows().iter().map(|(_, _, expected)| *expected).collect();
    assert!(codes.len() > 60, "{}", codes.len());
}

#[test]
fn all_faults_are_told_at_once() {
    let mut lesson = whole();
    lesson["teaches"][0] = json!("BG-99");
    lesson["steps"][0]["say"] = json!("wnat");
    lesson["steps"][1]["accept"]["extends"]["feature"] = json!("raod");
    lesson["deck"]["draws"][0] = json!("base/VV");
    lesson["steps"][4]["ask"]["kind"] = json!("numbr");
    let found = faults(&lesson);
    assert_eq!(found.len(), 5, "{found:?}");
}

#[test]
fn a_fault_offers_the_near_word() {
    let problems = report(&broken("/steps/0/say", Some(json!("wnat")))).problems;
    assert!(
        problems[0].message().contains("did you mean \"want\"?"),
        "{}",
        problems[0]
    );
}

#[test]
fn a_tile_that_fits_nowhere_is_meant_to_or_is_a_fault() {
    let beginning = json!({
        "setup": {
            "players": [{ "by": "learner" }, { "by": "bot:greedy" }],
            "start": [{ "tile": "base/W", "x": 0, "y": 0, "rotation": 0 }],
        },
    });
    let steps = json!([
        { "id": "lay", "type": "do", "say": "lay", "accept": { "act": { "type": "tile", "x": 1 } } },
        { "id": "end", "type": "do", "say": "lay", "accept": { "act": { "type": "pass" } } },
    ]);
    let mut lesson = common::scenario(beginning, &["base/U", "base/C", "base/U"], steps);
    lesson["steps"][0]["rest"] = json!("pass");
    assert!(faults(&lesson).contains(&"deck fits-nowhere".to_owned()));
    lesson["deck"]["aside"] = json!(true);
    assert!(!faults(&lesson).contains(&"deck fits-nowhere".to_owned()));
}

#[test]
fn a_file_says_everything_in_the_language_of_its_author() {
    let mut lesson = whole();
    let texts = lesson["text"]["en"].take();
    lesson["text"] = json!({ "nl": texts });
    assert_eq!(faults(&lesson), ["text.en texts-missing"]);
    lesson["language"] = json!("nl");
    assert_eq!(faults(&lesson), [""; 0]);
    let read = common::lesson(&lesson);
    let scenario = &read.scenario;
    let key = &scenario.steps[0].say;
    assert_eq!(scenario.said(key, "de"), scenario.said(key, "nl"));
    assert!(scenario.said(key, "de").is_some() && scenario.language("de") == "nl");
    lesson["language"] = json!("Dutch");
    assert_eq!(faults(&lesson), ["language bad-language"]);
}
