//! What can be wrong with a campaign: its chapters, what opens them, what it says.

use content::check::check_all;
use serde_json::{Value, json};

const LESSON: &str = include_str!("../../../../tutorials/base/01-placing.json");

/// A scenario under another name.
fn scenario(id: &str) -> Value {
    let mut scenario: Value = serde_json::from_str(LESSON).unwrap();
    scenario["id"] = json!(id);
    scenario
}

/// A campaign of three chapters, with these fields instead of its own.
fn campaign(change: &Value) -> Value {
    let mut campaign = json!({
        "format": "bastide/campaign@1",
        "id": "road",
        "title": "title",
        "about": "about",
        "chapters": [
            { "scenario": "one", "say": "here" },
            { "scenario": "two", "say": "here", "needs": ["one"], "stars": 2 },
            { "scenario": "three", "say": "here", "needs": ["one", "two"], "stars": 6 },
        ],
        "text": { "en": { "title": "The road", "about": "Three days.", "here": "A day." } },
    });
    for (name, value) in change.as_object().unwrap() {
        campaign[name] = value.clone();
    }
    campaign
}

/// What is said of it, where its scenarios lie beside it.
fn said(change: &Value) -> Vec<String> {
    let beside = ["one", "two", "three"].map(|id| (id, scenario(id)));
    let files: Vec<_> = [("road", campaign(change))]
        .into_iter()
        .chain(beside)
        .map(|(name, value)| (format!("{name}.json"), value.to_string().into_bytes()))
        .collect();
    let problems = check_all(&files);
    problems
        .iter()
        .map(|it| format!("{}: {} [{}]", it.path, it.message(), it.code))
        .collect()
}

#[test]
fn a_campaign_whose_scenarios_are_there_has_no_fault() {
    assert_eq!(said(&json!({})), [""; 0]);
}

#[test]
fn chapters_open_one_after_another() {
    let chapters = json!([
        { "scenario": "one", "say": "here", "needs": ["two"], "stars": 1 },
        { "scenario": "two", "say": "here", "needs": ["ome", "three"], "stars": 4 },
        { "scenario": "one", "say": "here" },
    ]);
    assert_eq!(
        said(&json!({ "chapters": chapters })),
        [
            "chapters[0].needs[0]: what is needed must stand earlier in the list [not-earlier]",
            "chapters[0].stars: so many stars cannot be won before: the chapters above have 0 [too-many-stars]",
            "chapters[1].needs[0]: there is no chapter \"ome\", did you mean \"one\"? [unknown-chapter]",
            "chapters[1].needs[1]: there is no chapter \"three\" [unknown-chapter]",
            "chapters[1].stars: so many stars cannot be won before: the chapters above have 3 [too-many-stars]",
            "chapters[2].scenario: the scenario \"one\" is a chapter already [chapter-twice]",
        ]
    );
}

#[test]
fn a_campaign_has_chapters_but_not_without_end() {
    assert_eq!(
        said(&json!({ "chapters": [] })),
        ["chapters: a campaign has at least one chapter [no-chapters]"]
    );
    let many: Vec<_> = (0..61)
        .map(|n| json!({ "scenario": format!("s{n}"), "say": "here" }))
        .collect();
    assert_eq!(
        said(&json!({ "chapters": many })),
        ["chapters: a campaign has at most 60 chapters, not 61 [too-many-chapters]"]
    );
}

#[test]
fn what_it_names_must_be_there() {
    let chapters = json!([{ "scenario": "four", "say": "there" }]);
    assert_eq!(
        said(&json!({ "id": "My road", "chapters": chapters, "about": "abuot" })),
        [
            "id: \"My road\" is no id: small letters, digits and hyphens, at most 60 [bad-id]",
            "about: there is no text \"abuot\", did you mean \"about\"? [unknown-text]",
            "chapters[0].say: there is no text \"there\", did you mean \"here\"? [unknown-text]",
        ]
    );
    let chapters = json!([{ "scenario": "four", "say": "here" }]);
    assert_eq!(
        said(&json!({ "chapters": chapters })),
        [
            "chapters[0].scenario: there is no scenario \"four\" among these files [unknown-scenario]"
        ]
    );
}
