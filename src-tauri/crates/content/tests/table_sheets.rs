//! What stands on the sheet of a table: whole, in order, and each note with rules that there are.

use content::check::File;
use content::library::Library;
use content::table_sheet::{for_the_table, table_sheets};
use content::words::{Home, Word};
use rules::expansions::ExpansionKey;
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
        let rest = sheet.scores.iter().chain(&sheet.disputes);
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
        let sheet = for_the_table(&expansions);
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
