//! Texts that a person added are laid over those that the program carries: they are put there once, before anything is read.

use content::added;
use content::built_in::{CAMPAIGNS, LESSONS, PATHS};
use content::course;
use content::library::Library;
use content::table_sheet::table_sheets;
use serde_json::{Value, json};

/// All texts of a lesson, a path or a campaign, each called by its key.
fn all_of(files: &[(&str, &str)], file: &str) -> String {
    let found = files.iter().find(|(path, _)| *path == file);
    let (_, text) = found.expect("a carried file");
    let carried: Value = serde_json::from_str(text).expect("JSON");
    let keys = carried["text"]["en"].as_object().expect("texts").keys();
    let texts: serde_json::Map<_, _> = keys.map(|key| (key.clone(), json!("Eo"))).collect();
    json!({ "text": texts }).to_string()
}

#[test]
fn texts_that_were_added_are_shown() {
    let (lesson, path) = ("tower/01-floors.json", "paths/five-robbers.json");
    let campaign = "campaigns/charter.json";
    let rule = |title: &str| json!({ "rules": [{ "id": "BG-01", "title": title, "text": "Eo" }] });
    let notes = json!([{ "title": "Eo", "text": "Eo" }]);
    let files = [
        ("eo/base/rules.json", rule("Kaheloj").to_string()),
        ("nl/base/rules.json", rule("Tegeltjes").to_string()),
        ("eo/tower/set.json", r#"{ "name": "La turo" }"#.to_owned()),
        ("eo/mixes/tower.json", r#"{ "name": "Ĉio" }"#.to_owned()),
        ("eo/tower/table.json", json!({ "turn": notes }).to_string()),
        (&*format!("eo/{lesson}"), all_of(LESSONS, lesson)),
        (&*format!("eo/{path}"), all_of(PATHS, path)),
        (&*format!("eo/{campaign}"), all_of(CAMPAIGNS, campaign)),
    ]
    .map(|(path, text)| (path.to_owned(), text));
    for (path, text) in &files {
        let (language, file) = path.split_once('/').expect("a language");
        assert!(added::is_fit(language, file, text), "{path}");
    }
    content::overlay::lay_over(files.to_vec());

    let library = Library::built_in();
    let title = |rule: &str, language: &str| {
        let rule = library.rule(rule).expect("a rule");
        rule.title.in_language(language).to_owned()
    };
    assert_eq!(title("BG-01", "eo"), "Kaheloj");
    assert_eq!(title("BG-02", "eo"), title("BG-02", "en"));
    assert_eq!(title("BG-01", "nl"), "Tegeltjes");
    assert_ne!(title("BG-02", "nl"), title("BG-02", "en"));
    let set = library.set("tower").expect("a set");
    assert_eq!(set.name.in_language("eo"), "La turo");
    let mix = library.mix("tower").and_then(|mix| mix.name.as_ref());
    assert_eq!(mix.map(|name| name.in_language("eo")), Some("Ĉio"));
    let notes = table_sheets().iter().flat_map(|sheet| &sheet.turn);
    let added = notes.filter(|note| note.title.language("eo") == "eo");
    assert_eq!(added.count(), 1);
    let lesson = course::scenario("tower-01-floors").expect("a lesson");
    assert_eq!(lesson.said("title", "eo"), Some("Eo"));
    let (path, _) = course::path("five-robbers").expect("a path");
    assert_eq!(path.text["eo"]["title"], "Eo");
    let campaigns = course::campaigns().iter();
    let mut texts = campaigns.filter_map(|it| it.campaign.text.get("eo"));
    assert_eq!(texts.next().expect("a campaign")["title"], "Eo");
}

#[test]
fn a_file_that_could_not_be_read_with_its_texts_is_not_fit() {
    let rule = |title: &str| json!({ "rules": [{ "id": "BG-01", "title": title, "text": "Eo" }] });
    let fits =
        |language: &str, file: &str, text: &Value| added::is_fit(language, file, &text.to_string());
    assert!(fits("eo", "base/rules.json", &rule("Kaheloj")));
    assert!(!fits("eo", "base/rules.json", &rule(&"a".repeat(2001))));
    assert!(!fits("eo", "base/rules.json", &rule(" ")), "says nothing");
    assert!(
        !fits("eo", "base/tiles.json", &rule("Kaheloj")),
        "no such file"
    );
    assert!(
        !fits("en", "base/rules.json", &rule("Pieces")),
        "English is ours"
    );
    assert!(
        !fits("fil", "base/rules.json", &rule("Tisa")),
        "two letters"
    );
    assert!(!added::is_fit("eo", "base/rules.json", "{ torn"));
}
