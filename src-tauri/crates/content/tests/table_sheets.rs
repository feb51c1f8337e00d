//! What stands on the sheet of a table: whole, in order, and each note with rules that there are.

use content::check::File;
use content::library::Library;
use content::table_sheet::{for_the_table, table_sheets};
use content::words::{Home, Word};
use rules::expansions::ExpansionKey;
use rules::options::{OPTIONS, Options};
use serde_json::json;

/// Every choice of expansions.
fn every_choice() -> impl Iterator<Item = Vec<ExpansionKey>> {
    (0..1_u32 << ExpansionKey::ALL.len()).map(|bits| {
        let expansions = ExpansionKey::ALL.iter().enumerate();
        let on = expansions.filter(|(n, _)| bits >> n & 1 == 1);
        on.map(|(_, expansion)| *expansion).collect()
    })
}

#[test]
fn every_expansion_has_something_to_say_at_the_table() {
    for home in Home::ALL {
        let sheet = table_sheets().iter().find(|sheet| sheet.expansion == *home);
        let sheet = sheet.unwrap_or_else(|| panic!("{} has no sheet", home.word()));
        assert!(!sheet.turn.is_empty() && !sheet.scores.is_empty());
        assert!(sheet.disputes.len() > 3, "{}", home.word());
    }
}

#[test]
fn every_note_names_rules_and_says_it_in_short_sentences() {
    let sheets = table_sheets().iter();
    let notes = sheets.flat_map(|sheet| {
        let turn = sheet.turn.iter().map(|it| (&it.title, &it.text, &it.rules));
        let rest = [&sheet.setup, &sheet.scores, &sheet.tiles, &sheet.disputes];
        let rest = rest.into_iter().flatten();
        turn.chain(rest.map(|it| (&it.title, &it.text, &it.rules)))
    });
    for (title, text, rules) in notes {
        let title = title.in_language("en");
        assert!(!rules.is_empty(), "{title} rests on no rule");
        for rule in rules {
            assert!(Library::built_in().rule(rule).is_some(), "{title}: {rule}");
        }
        for sentence in text.in_language("en").split_inclusive(['.', '?']) {
            let words = sentence.split_whitespace().count();
            assert!(words <= 18, "{title}: {words} words: {sentence}");
        }
    }
}

#[test]
fn any_table_has_a_turn_in_order_and_ten_disputes_about_what_lies_there() {
    for expansions in every_choice() {
        let sheet = for_the_table(&expansions, &Options::default());
        assert!(sheet.turn.is_sorted_by_key(|note| note.at));
        assert_eq!(sheet.disputes.len(), 10, "{expansions:?}");
        let rules = sheet.disputes.iter().flat_map(|note| &note.rules);
        for rule in rules {
            let expansion = Library::built_in().expansion_of_rule(rule);
            assert!(
                expansion.is_none_or(|expansion| expansions.contains(&expansion)),
                "{expansions:?}: {rule}"
            );
        }
    }
}

/// The titles of everything but tiles on the sheet of a table with all expansions.
fn titles(options: &Options) -> Vec<&'static str> {
    let sheet = for_the_table(&ExpansionKey::ALL, options);
    let notes = [sheet.setup, sheet.scores, sheet.disputes].concat();
    let notes = notes.iter().map(|note| &note.title);
    let turn = sheet.turn.iter().map(|note| &note.title);
    let titles = turn.chain(notes);
    titles.map(|title| title.in_language("en")).collect()
}

/// Those of a part that is left out go.
const PARTS: [&str; 3] = ["OP-14", "OP-15", "OP-16"];

#[test]
fn whatever_a_table_chooses_its_sheet_speaks_of_the_same_things() {
    let usual = titles(&Options::default());
    for (id, values) in OPTIONS.iter().filter(|(id, _)| !PARTS.contains(id)) {
        for value in *values {
            let mut options = Options::default();
            options.choose(id, value).unwrap();
            let said = titles(&options);
            let lost: Vec<_> = usual.iter().filter(|title| !said.contains(title)).collect();
            assert!(lost.is_empty(), "{id} {value}: {lost:?}");
        }
    }
}

#[test]
fn an_option_that_does_not_exist_is_told_with_its_place() {
    let note = |when: serde_json::Value| json!({ "title": { "en": "Toll" }, "text": { "en": "So." }, "rules": ["TK-18"], "when": when });
    let file = json!({
        "format": "bastide/table@1",
        "expansion": "tollkeepers",
        "scores": [note(json!({ "OP-04": ["round"] })), note(json!({ "OP-04": ["year"] }))],
        "disputes": [note(json!({ "OP-99": ["on"] }))],
    });
    let read = File::read(file.to_string().as_bytes(), Library::built_in());
    let paths: Vec<_> = read.unwrap_err().into_iter().map(|it| it.path).collect();
    assert_eq!(paths, ["scores[1].when.OP-04", "disputes[0].when.OP-99"]);
}

#[test]
fn a_rule_that_does_not_exist_is_told_with_its_place() {
    let file = json!({
        "format": "bastide/table@1",
        "expansion": "tower",
        "turn": [{ "at": 5, "title": { "en": "Ransom" }, "text": { "en": "Pay." }, "rules": ["TW-17"] }],
        "disputes": [
            { "title": { "en": "Why?" }, "text": { "en": "So." }, "rules": ["TW-18", "TW-99"] },
        ],
    });
    let read = File::read(file.to_string().as_bytes(), Library::built_in());
    let paths: Vec<_> = read.unwrap_err().into_iter().map(|it| it.path).collect();
    assert_eq!(paths, ["disputes[0].rules[1]"]);
}
