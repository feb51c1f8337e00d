//! What a scenario says in the program's own words: kept as messages with their facts, and said in every language there is
//! when the file is read. Knows the messages of `aims.ftl`; its author's own texts are written once.

use super::{ENGLISH, Scenario};
use crate::messages::Messages;
use serde_json::{Map, Value};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

static LANGUAGES: LazyLock<BTreeMap<&str, Messages>> = LazyLock::new(|| Messages::of_area("aims"));

/// Says of a text that it is the sentence of its aim: the window makes it of the predicate, in any language. What stands in
/// the file is that of whoever made it.
pub const SAID_BY_AIM: &str = "reach";

/// More than a scenario needs; a file with more says none of them.
const MOST_MESSAGES: usize = 64;

type Fields = Map<String, Value>;

/// Adds the texts of messages to the fields of a file. A language in which its author wrote nothing has the author's texts
/// as they are.
pub(super) fn add_texts(fields: &mut Fields) {
    let messages = fields.get("messages").and_then(Value::as_object).cloned();
    let messages = messages.filter(|messages| messages.len() <= MOST_MESSAGES);
    let language = fields.get("language").and_then(Value::as_str);
    let language = language.unwrap_or(ENGLISH).to_owned();
    let text = fields.get_mut("text").and_then(Value::as_object_mut);
    let (Some(messages), Some(text)) = (messages, text) else {
        return;
    };
    let Some(own) = text.get(&language).filter(|own| own.is_object()).cloned() else {
        return;
    };
    let there = LANGUAGES.keys().map(|language| (*language).to_owned());
    let languages: BTreeSet<_> = there.chain(text.keys().cloned()).collect();
    for language in languages {
        let known = LANGUAGES.get(&*language);
        let Some(words) = known.or_else(|| LANGUAGES.get(ENGLISH)) else {
            continue;
        };
        let texts = text.entry(language).or_insert_with(|| own.clone());
        if let Some(texts) = texts.as_object_mut() {
            let said = |message| said(words, message);
            let said = messages
                .iter()
                .map(|(key, it)| Some((key.clone(), said(it)?)));
            texts.extend(said.flatten());
        }
    }
}

fn said(words: &Messages, message: &Value) -> Option<Value> {
    let none = Fields::new();
    let facts = message.get("facts").and_then(Value::as_object);
    let id = message.get("id").and_then(Value::as_str)?;
    words.say(id, facts.unwrap_or(&none)).map(Value::from)
}

/// The scenario as it is written: without what its messages say, and without a language that says nothing else.
pub(crate) fn without_texts(scenario: &Scenario) -> Scenario {
    let mut plain = scenario.clone();
    if scenario.messages.is_empty() {
        return plain;
    }
    let is_message = |key: &String| {
        let message = scenario.messages.get(key);
        message.is_some_and(|message| message.id != SAID_BY_AIM)
    };
    for texts in plain.text.0.values_mut() {
        texts.0.retain(|key, _| !is_message(key));
    }
    let language = scenario.own_language();
    let own = plain.text.get(language).cloned();
    plain
        .text
        .0
        .retain(|other, texts| other == language || Some(&*texts) != own.as_ref());
    plain
}
