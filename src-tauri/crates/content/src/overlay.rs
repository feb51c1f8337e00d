//! The texts of a carried file in other languages. A language is a folder beside the files of English, and in it a file of
//! the same name with the same keys, but only texts: `tile-sets/nl/tollkeepers/rules.json`. What lacks a text stays
//! English as a whole: an item of a list by itself, or everything outside lists. A person may add such files.

use crate::built_in::OVERLAYS;
use crate::json;
use serde_json::{Map, Value};
use std::sync::OnceLock;

pub(crate) const ENGLISH: &str = "en";

/// Files that a person added, as those of the program: by language and path, each with its text.
static ADDED: OnceLock<Vec<(String, String)>> = OnceLock::new();

/// Lays files that a person added over those of the program: an item that they lack is said as before. Nothing changes for
/// what has been read already, so this comes before everything else, and once. `added::is_fit` says of each whether it can be taken.
pub fn lay_over(files: Vec<(String, String)>) {
    // A second application in one process, as in tests, reads what the first one does.
    let _ = ADDED.set(files);
}

/// Adds the texts of all languages to a carried file.
pub(crate) fn add_languages(file: &str, value: &mut Value) {
    let carried = OVERLAYS.iter().copied();
    let added = ADDED.get().into_iter().flatten();
    let added = added.map(|(path, text)| (path.as_str(), text.as_str()));
    for (path, text) in carried.chain(added) {
        let Some((language, of)) = path.split_once('/') else {
            continue;
        };
        if of == file {
            let overlay = json::parse(text.as_bytes())
                .unwrap_or_else(|problem| unreachable!("{path} is read before: {problem}"));
            add_language(value, &overlay, language);
        }
    }
}

pub(crate) fn add_language(value: &mut Value, overlay: &Value, language: &str) {
    let Value::Object(fields) = value else { return };
    let is_list = |value: &Value| value.is_array();
    for (name, list) in fields.iter_mut().filter(|(_, value)| is_list(value)) {
        for (index, item) in list.as_array_mut().into_iter().flatten().enumerate() {
            let texts = overlay.get(name).and_then(|list| twin(item, list, index));
            if let Some(texts) = texts.filter(|texts| has_all(item, texts)) {
                add(item, texts, language);
            }
        }
    }
    let rest = || fields.iter().filter(|(_, value)| !is_list(value));
    let is_whole =
        rest().all(|(name, value)| has_all(value, overlay.get(name).unwrap_or(&Value::Null)));
    if is_whole {
        for (name, value) in fields.iter_mut().filter(|(_, value)| !is_list(value)) {
            if let Some(texts) = overlay.get(name) {
                add(value, texts, language);
            }
        }
    }
}

/// The item of an overlay's list that belongs to one of the English list: by its word, or by its place.
fn twin<'a>(item: &Value, list: &'a Value, index: usize) -> Option<&'a Value> {
    let list = list.as_array()?;
    let word = ["id", "value"].iter().find(|word| item.get(word).is_some());
    match word {
        Some(word) => list.iter().find(|it| it.get(word) == item.get(word)),
        None => list.get(index),
    }
}

/// The English of a text, or of a table of texts by key.
fn english(value: &Value) -> Option<&Value> {
    value
        .get(ENGLISH)
        .filter(|it| it.is_string() || it.is_object())
}

fn has_all(value: &Value, texts: &Value) -> bool {
    match (english(value), value) {
        (Some(Value::Object(keys)), _) => keys.keys().all(|key| is_said(texts.get(key))),
        (Some(_), _) => is_said(Some(texts)),
        (None, Value::Object(fields)) => fields
            .iter()
            .all(|(name, value)| has_all(value, texts.get(name).unwrap_or(&Value::Null))),
        (None, Value::Array(items)) => items
            .iter()
            .enumerate()
            .all(|(index, item)| has_all(item, twin(item, texts, index).unwrap_or(&Value::Null))),
        _ => true,
    }
}

fn is_said(text: Option<&Value>) -> bool {
    let text = text.and_then(Value::as_str).unwrap_or_default();
    !text.trim().is_empty()
}

/// Adds texts to a part that has all of them.
fn add(value: &mut Value, texts: &Value, language: &str) {
    if let Some(in_english) = english(value) {
        let text = match in_english.as_object() {
            Some(keys) => keys
                .keys()
                .map(|key| (key.clone(), texts[key].clone()))
                .collect::<Map<_, _>>()
                .into(),
            None => texts.clone(),
        };
        value[language] = text;
        return;
    }
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                if let Some(texts) = texts.get(name) {
                    add(value, texts, language);
                }
            }
        }
        Value::Array(items) => {
            for (index, item) in items.iter_mut().enumerate() {
                if let Some(texts) = twin(item, texts, index) {
                    add(item, texts, language);
                }
            }
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn in_dutch(mut value: Value, overlay: &Value) -> Value {
        add_language(&mut value, overlay, "nl");
        value
    }

    #[test]
    fn an_item_without_all_of_its_texts_stays_english_as_a_whole() {
        let rules = json!({"rules": [
            {"id": "AA-01", "title": {"en": "Tile"}, "text": {"en": "Place it."}, "see": ["AA-02"]},
            {"id": "AA-02", "title": {"en": "Bag"}, "text": {"en": "Draw."}},
        ]});
        let overlay = json!({"rules": [
            {"id": "AA-02", "title": "Zak", "text": " "},
            {"id": "AA-01", "title": "Tegel", "text": "Plaats hem."},
        ]});
        let both = in_dutch(rules.clone(), &overlay);
        assert_eq!(
            both["rules"][0]["title"],
            json!({"en": "Tile", "nl": "Tegel"})
        );
        assert_eq!(both["rules"][0]["text"]["nl"], "Plaats hem.");
        assert_eq!(both["rules"][0]["see"], rules["rules"][0]["see"]);
        assert_eq!(both["rules"][1], rules["rules"][1]);
    }

    #[test]
    fn a_table_of_texts_is_taken_whole_and_without_keys_that_english_does_not_have() {
        let lesson = json!({
            "steps": [{"id": "one", "say": "want"}],
            "text": {"en": {"title": "House", "want": "Place it."}},
        });
        let overlay = json!({"text": {"title": "Huis", "want": "Plaats het.", "gone": "Weg"}});
        let both = in_dutch(lesson.clone(), &overlay);
        assert_eq!(
            both["text"]["nl"],
            json!({"title": "Huis", "want": "Plaats het."})
        );
        assert_eq!(both["steps"], lesson["steps"]);
        let half = json!({"text": {"title": "Huis"}});
        assert_eq!(in_dutch(lesson.clone(), &half), lesson);
    }

    #[test]
    fn texts_below_an_item_belong_to_it() {
        let option = json!({"rules": [{
            "id": "OP-01",
            "title": {"en": "Toll"},
            "option": {"values": [
                {"value": "all", "text": {"en": "All."}},
                {"value": "none", "text": {"en": "None."}},
            ]},
        }]});
        let values = json!([{"value": "none", "text": "Geen."}, {"value": "all", "text": "Alle."}]);
        let overlay =
            json!({"rules": [{"id": "OP-01", "title": "Tol", "option": {"values": values}}]});
        let both = in_dutch(option.clone(), &overlay);
        assert_eq!(
            both["rules"][0]["option"]["values"][0]["text"]["nl"],
            "Alle."
        );
        let half = json!({"rules": [{"id": "OP-01", "title": "Tol"}]});
        assert_eq!(in_dutch(option.clone(), &half), option);
    }
}
