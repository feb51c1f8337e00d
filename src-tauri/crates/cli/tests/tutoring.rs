//! A lesson at its door: line by line, right and wrong, and through anything that is sent.

mod bastide;

use bastide::{Desk, Engine, run};
use serde_json::{Value, json};

/// A lesson of four steps that changes only with these tests.
const LESSON: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/placing.json");

#[test]
fn a_lesson_is_gone_through_line_by_line() {
    let mut tutor = Engine::of(&["tutor", LESSON]);
    let look = tutor.ask(&json!({ "do": "look" }));
    assert_eq!(
        (&look["ok"], &look["type"], &look["done"]),
        (&json!(true), &json!("say"), &json!(false))
    );
    assert!(
        look["say"]
            .as_str()
            .unwrap()
            .starts_with("One tile lies here"),
        "{look}"
    );
    assert_eq!(look["state"]["tile"], "base/V");

    let next = tutor.ask(&json!({ "do": "next" }));
    assert_eq!(
        next["ask"],
        json!({ "kind": "number", "choices": [2, 3, 4, 7] })
    );
    assert_eq!(next["progress"][0], 1);

    let wrong = tutor.ask(&json!({ "do": "answer", "value": 7 }));
    assert_eq!(
        (&wrong["verdict"], &wrong["class"]),
        (&json!("wrong"), &json!("corners"))
    );
    assert_eq!(wrong["rules"], json!(["BG-10"]));
    assert!(
        wrong["feedback"].as_str().unwrap().starts_with("Corners"),
        "{wrong}"
    );

    let right = tutor.ask(&json!({ "do": "answer", "value": 3 }));
    assert_eq!(
        (&right["verdict"], &right["type"]),
        (&json!("right"), &json!("do"))
    );
    let why = tutor.ask(&json!({ "do": "why" }));
    assert!(why["say"].as_str().unwrap().contains("whole side"), "{why}");

    let refused = tutor
        .ask(&json!({ "do": "act", "action": { "type": "tile", "x": 0, "y": -1, "rotation": 0 } }));
    assert_eq!(refused["verdict"], "refused");
    assert_eq!(refused["reasons"][0]["code"], "base/edge-mismatch");
    let legal = tutor.ask(&json!({ "do": "legal" }));
    assert_eq!(legal["actions"].as_array().unwrap().len(), 6);
    let hint = tutor.ask(&json!({ "do": "hint" }));
    assert!(
        hint["help"]["say"].as_str().unwrap().contains("ends"),
        "{hint}"
    );
    let right = tutor
        .ask(&json!({ "do": "act", "action": { "type": "tile", "x": 1, "y": 0, "rotation": 1 } }));
    assert_eq!(
        (&right["verdict"], &right["mistakes"]),
        (&json!("right"), &json!(0))
    );

    // What was kept goes on in another conversation.
    let kept = tutor.ask(&json!({ "do": "progress" }))["progress"].clone();
    let mut later = Engine::of(&["tutor", LESSON]);
    let again = later.ask(&json!({ "do": "resume", "progress": kept }));
    assert_eq!(again["step"], right["step"]);
    assert_eq!(
        later.ask(&json!({ "do": "board" })),
        tutor.ask(&json!({ "do": "board" }))
    );

    // The hint has cost a star.
    let mut end = Value::Null;
    for _ in 0..20 {
        end = later.ask(&json!({ "do": "skip" }));
    }
    assert_eq!((&end["done"], &end["stars"]), (&json!(true), &json!(2)));
}

#[test]
fn whatever_is_sent_is_answered_and_the_lesson_lives_on() {
    let mut tutor = Engine::of(&["tutor", LESSON]);
    for (request, expected) in [
        (
            json!({ "do": "lok" }),
            "do: unknown word \"lok\", did you mean \"look\"?",
        ),
        (
            json!({ "do": "look", "at": 1 }),
            "at: a request \"look\" has no such field",
        ),
        (
            json!({ "do": "answer", "value": 1 }),
            "do: this step wants something else: next",
        ),
        (
            json!({ "do": "hint" }),
            "do: this step wants something else: next",
        ),
        (json!({ "do": "act" }), "action: this field is missing"),
        (json!({ "do": "answer", "value": null }), "value: expected"),
        (
            json!({ "do": "resume", "progress": 1 }),
            "progress: this is not what {\"do\":\"progress\"} answers",
        ),
        (
            json!([]),
            "expected a request: an object such as {\"do\":\"look\"}",
        ),
    ] {
        let answer = tutor.say(&request.to_string());
        let error = answer["error"].as_str().unwrap();
        assert!(error.starts_with(expected), "{error}");
    }
    assert_eq!(tutor.ask(&json!({ "do": "look" }))["step"], "want");
}

#[test]
fn a_lesson_is_proved_and_its_mistakes_are_counted() {
    let said = run(&["check", LESSON]);
    assert_eq!((said.code, said.err.as_str()), (0, ""), "{}", said.out);
    assert!(
        said.out.contains("longer: 4 right, 2 grass"),
        "{}",
        said.out
    );
    let told: Value = serde_json::from_str(&run(&["check", "--json", LESSON]).out).unwrap();
    let problems = told["problems"].as_array().unwrap();
    assert!(
        problems.iter().all(|it| it["severity"] == "warning"),
        "{problems:?}"
    );
    assert_eq!(
        told["lessons"][0]["steps"][0]["classes"],
        json!({ "grass": 2 })
    );
    let figures = run(&["check", "--report", "--json", LESSON]);
    let figures: Value = serde_json::from_str(&figures.out).unwrap();
    assert_eq!(figures["id"], "placing");
    assert_eq!(
        (&figures["first"], &figures["impossible"]),
        (&json!("predict"), &json!(0))
    );
}

#[test]
fn a_lesson_that_cannot_be_played_is_refused_with_its_faults() {
    let desk = Desk::new();
    let broken = std::fs::read_to_string(LESSON)
        .unwrap()
        .replace("base/N", "base/NN");
    let file = desk.write("broken.json", broken);
    let said = run(&["tutor", &file]);
    assert_eq!((said.code, said.out.as_str()), (1, ""));
    let fault = format!("error: {file}:deck.draws[1]: there is no tile \"base/NN\"");
    assert!(said.err.starts_with(&fault), "{}", said.err);
}

#[test]
fn a_lesson_at_a_desk_takes_operations() {
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../../tutorials/build/01-tile.json"
    );
    let mut tutor = Engine::of(&["tutor", path]);
    let side = |land: &str| {
        json!({ "do": "act", "action": {
            "of": "tile", "tile": "gates/A", "change": { "do": "side", "side": "N", "land": land } } })
    };
    let task = tutor.ask(&json!({ "do": "next" }));
    assert_eq!(
        (&task["type"], &task["step"]),
        (&json!("make"), &json!("gate"))
    );
    let refused = tutor.ask(&side("field"));
    assert_eq!(
        (&refused["verdict"], &refused["undone"]),
        (&json!("refused"), &json!("same"))
    );
    assert_eq!(tutor.ask(&side("road"))["verdict"], "undecided");
    let hint = tutor.ask(&json!({ "do": "hint" }));
    assert_eq!(hint["help"]["rung"], 1);
    let right = tutor.ask(&side("city"));
    assert_eq!(
        (&right["verdict"], &right["step"]),
        (&json!("right"), &json!("road"))
    );
    let document = &tutor.ask(&json!({ "do": "board" }))["document"];
    assert_eq!(document["tiles"][0]["segments"][0]["kind"], "city");
    let no_operation = tutor.say(r#"{ "do": "act", "action": { "type": "pass" } }"#);
    assert_eq!(
        (&no_operation["ok"], &no_operation["problems"][0]["says"]),
        (&json!(false), &json!("no-operation"))
    );
    let kept = tutor.ask(&json!({ "do": "progress" }))["progress"].clone();
    let mut later = Engine::of(&["tutor", path]);
    later.ask(&json!({ "do": "resume", "progress": kept }));
    assert_eq!(&later.ask(&json!({ "do": "board" }))["document"], document);
}

#[test]
fn an_answer_says_what_the_move_brought() {
    let desk = Desk::new();
    let start = json!([{ "tile": "base/D", "x": 0, "y": 0, "rotation": 0 },
                       { "tile": "base/W", "x": 1, "y": 0, "rotation": 2 }]);
    let thief =
        json!({ "player": 0, "figure": "follower", "x": 0, "y": 0, "kind": "road", "at": "E" });
    let lesson = json!({
        "format": "bastide/scenario@1", "id": "probe", "kind": "scenario", "title": "title",
        "setup": { "players": [{ "by": "learner" }, { "by": "bot:greedy" }], "start": start, "figures": [thief] },
        "deck": { "draws": ["base/W", "base/U"], "then": "seeded" },
        "steps": [{ "id": "close", "type": "do", "say": "close", "good": "good", "why": "why", "rest": "pass",
                    "accept": { "completes": { "kind": "road" } } },
                  { "id": "end", "type": "say", "say": "end" }],
        "text": {
            "en": { "title": "Road", "close": "Close it.", "good": "{points} {points|point|points}.",
                    "why": "{supply} at home.", "end": "Done." },
            "nl": { "title": "Weg", "close": "Sluit hem.", "good": "{points} {points|punt|punten}.",
                    "why": "{supply} thuis.", "end": "Klaar." },
        },
    });
    let file = desk.write("probe.json", lesson.to_string());
    for (language, good, why) in [
        ("en", "3 points.", "7 at home."),
        ("nl", "3 punten.", "7 thuis."),
    ] {
        let mut tutor = Engine::of(&["tutor", &file, "--language", language]);
        let action = json!({ "type": "tile", "x": -1, "y": 0, "rotation": 2 });
        let right = tutor.ask(&json!({ "do": "act", "action": action }));
        assert_eq!(
            (&right["feedback"], &right["verdict"]),
            (&json!(good), &json!("right"))
        );
        assert_eq!(tutor.ask(&json!({ "do": "why" }))["say"], why);
    }
}
