//! The English of problems, for the terminal. Knows which message says a problem; no word of it.

use super::what::What;
use crate::messages::Messages;
use crate::terminal;
use rules::reason::Reason;
use serde_json::{Map, Value, json};
use std::sync::LazyLock;

pub(super) static PROBLEMS: LazyLock<Messages> =
    LazyLock::new(|| Messages::read(include_str!("../../../../../ui/languages/en/problems.ftl")));

/// Facts that are not always known: a message of their own, `near-no_tile`, says a problem where they are.
pub(super) const WHERE_KNOWN: [&str; 7] =
    ["near", "known", "number", "more", "stays", "n", "figure"];

type Facts = Map<String, Value>;

/// The sentence that says it.
pub(super) fn explain(what: &What) -> String {
    let code = what.code();
    let Ok(Value::Object(mut fields)) = serde_json::to_value(what) else {
        return code.to_owned();
    };
    let mut facts = facts_in(&mut fields);
    let id = if let What::Impossible { .. } = what {
        facts = facts_in(&mut facts);
        format!("impossible-{}", id_of(code))
    } else {
        id_of(fields["says"].as_str().unwrap_or(code))
    };
    facts.retain(|_, fact| !fact.is_null());
    for (name, fact) in &mut facts {
        if let Some(text) = phrase(name, fact) {
            *fact = text.into();
        }
    }
    if let Some(reasons) = what.reasons() {
        let refusals = reasons.0.iter().map(refusal).collect();
        facts.insert("reasons".to_owned(), joined(refusals, "sentences").into());
    }
    let special = WHERE_KNOWN.iter().filter(|name| facts.contains_key(**name));
    special
        .map(|name| format!("{name}-{id}"))
        .chain([id.clone()])
        .find_map(|id| PROBLEMS.say(&id, &facts))
        .unwrap_or_else(|| code.to_owned())
}

fn facts_in(fields: &mut Facts) -> Facts {
    match fields.remove("facts") {
        Some(Value::Object(facts)) => facts,
        _ => Map::new(),
    }
}

/// The message of a code.
pub(super) fn id_of(code: &str) -> String {
    code.replace(['-', '/'], "_")
}

/// What other messages say of a fact; nothing where it is said as it is.
fn phrase(name: &str, fact: &Value) -> Option<String> {
    match fact {
        Value::Object(found) => {
            let id = format!("found-{}", found.get("says")?.as_str()?);
            let facts = found.get("facts").and_then(Value::as_object).cloned();
            PROBLEMS.say(&id, &facts.unwrap_or_default())
        }
        Value::Array(list) if name != "expected" => {
            let texts = list.iter().filter_map(Value::as_str).map(str::to_owned);
            let between = if name == "done" { "doneThen" } else { "listed" };
            Some(joined(texts.collect(), between))
        }
        _ => None,
    }
}

fn refusal(reason: &Reason) -> String {
    let facts = json!({ "reason": terminal::refusal(reason), "rule": reason.why.rule });
    let said = facts
        .as_object()
        .and_then(|facts| PROBLEMS.say("refusal", facts));
    said.unwrap_or_else(|| terminal::refusal(reason))
}

/// Texts one after the other, joined as a message says.
fn joined(texts: Vec<String>, id: &str) -> String {
    let pair = |first: String, next: String| {
        let mut facts = Map::new();
        facts.insert("first".to_owned(), first.into());
        facts.insert("next".to_owned(), next.into());
        PROBLEMS.say(id, &facts).unwrap_or_default()
    };
    texts.into_iter().reduce(pair).unwrap_or_default()
}
