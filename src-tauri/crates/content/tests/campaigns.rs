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
        { "scenario": "one", "say": "here", "open": true },
    ]);
    assert_eq!(
        said(&json!({ "chapters": chapters })),
        [
            "chapters[0].needs[0]: what is needed must stand earlier in the list [not-earlier]",
            "chapters[0].stars: nobody can have that many stars yet: the chapters above have 0 [too-many-stars]",
            "chapters[1].needs[0]: there is no chapter \"ome\", did you mean \"one\"? [unknown-chapter]",
            "chapters[1].needs[1]: there is no chapter \"three\" [unknown-chapter]",
            "chapters[1].stars: nobody can have that many stars yet: the chapters above have 3 [too-many-stars]",
            "chapters[2].scenario: the scenario \"one\" is a chapter already [chapter-twice]",
        ]
    );
}

/// A campaign with these chapters.
fn of_chapters(chapters: Value) -> Value {
    json!({ "chapters": chapters })
}

#[test]
fn a_file_of_a_later_version_says_so() {
    assert_eq!(
        said(&json!({ "format": "bastide/campaign@2" })),
        [
            "format: this campaign was written by a newer Bastide: its format has number 2, this Bastide reads up to 1 [newer-format]"
        ]
    );
}

#[test]
fn a_win_and_a_loss_lead_on() {
    let chapters = json!([
        { "scenario": "one", "say": "here", "win": ["two"], "loss": ["three"], "won": "here", "lost": "here" },
        { "scenario": "two", "say": "here", "win": ["three"] },
        { "scenario": "three", "say": "here", "carry": [
            { "what": "score", "from": "one", "per": 10, "most": 5, "everybody": true },
            { "what": "stars", "from": "two", "to": "followers" },
            { "what": "prisoners", "from": "one" },
        ] },
    ]);
    assert_eq!(said(&of_chapters(chapters)), [""; 0]);
}

#[test]
fn what_leads_nowhere_or_cannot_go_along_is_said() {
    let chapters = json!([
        { "scenario": "one", "say": "here", "win": ["one", "twoo"], "won": "hree" },
        { "scenario": "two", "say": "here", "loss": ["one"], "carry": [
            { "what": "score", "from": "three", "least": 9, "most": 3 },
            { "what": "robber", "from": "one", "to": "score", "per": 2 },
            { "what": "goods", "from": "oen" },
        ] },
        { "scenario": "three", "say": "here" },
    ]);
    assert_eq!(
        said(&of_chapters(chapters)),
        [
            "chapters[0].won: there is no text \"hree\", did you mean \"here\"? [unknown-text]",
            "chapters[0].win[0]: a win or a loss leads only to chapters further down [leads-back]",
            "chapters[0].win[1]: there is no chapter \"twoo\", did you mean \"two\"? [unknown-chapter]",
            "chapters[1].loss[0]: a win or a loss leads only to chapters further down [leads-back]",
            "chapters[1]: no win and no loss leads to this chapter [chapter-unreached]",
            "chapters[1].carry[0].from: what is needed must stand earlier in the list [not-earlier]",
            "chapters[1].carry[0].least: at least 9 and at most 3 cannot both be [carry-limits]",
            "chapters[1].carry[1].to: \"robber\" is carried over as it is and becomes nothing else [carry-stays]",
            "chapters[1].carry[1].per: \"robber\" is carried over as it is and becomes nothing else [carry-stays]",
            "chapters[1].carry[2].from: there is no chapter \"oen\", did you mean \"one\"? [unknown-chapter]",
            "chapters[2]: no win and no loss leads to this chapter [chapter-unreached]",
        ]
    );
    let carry: Vec<_> = (0..13)
        .map(|_| json!({ "what": "won", "from": "one" }))
        .collect();
    let chapters = json!([
        { "scenario": "one", "say": "here", "win": ["two"] },
        { "scenario": "two", "say": "here", "carry": carry },
    ]);
    assert_eq!(
        said(&of_chapters(chapters)),
        [
            "chapters[1].carry: at most 12 things are carried over into a chapter, not 13 [too-many-carried]"
        ]
    );
}

#[test]
fn a_campaign_brings_its_scenarios_along() {
    let chapters = json!([{ "scenario": "mine", "say": "here" }]);
    let mut mine = scenario("mine");
    mine.as_object_mut().unwrap().remove("format");
    let whole = json!({ "format": "bastide/campaign@1", "chapters": chapters, "scenarios": { "mine": mine } });
    assert_eq!(said(&whole), [""; 0]);
    let mut other = mine.clone();
    other["id"] = json!("other");
    let mut idle = mine.clone();
    idle["setup"]["mix"] = json!("bsae");
    idle["id"] = json!("idle");
    let whole = json!({
        "format": "bastide/campaign@1",
        "chapters": chapters,
        "scenarios": { "mine": other, "idle": idle },
    });
    let told = said(&whole);
    assert_eq!(
        told[..2],
        [
            "scenarios.idle: no chapter plays this scenario [no-chapter-plays]",
            "scenarios.mine.id: it is brought along as \"mine\" and calls itself \"other\" [brought-differs]",
        ]
    );
    assert!(told[2].starts_with("scenarios.idle.setup.mix"), "{told:?}");
}

#[test]
fn a_campaign_has_chapters_but_not_without_end() {
    assert_eq!(
        said(&json!({ "chapters": [] })),
        ["chapters: a campaign has at least one chapter [no-chapters]"]
    );
    let many: Vec<_> = (0..61)
        .map(|n| json!({ "scenario": format!("s{n}"), "say": "here", "open": true }))
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
            "id: \"My road\" is not an id: use small letters, digits and hyphens, at most 60 [bad-id]",
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
