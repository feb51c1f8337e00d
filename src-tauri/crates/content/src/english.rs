//! The English of the terminal: messages of `ui/languages/en`, which the window reads too.
//! Knows Fluent and the functions that messages call; not what there is to say.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Messages that those of every file may refer to.
const SHARED: &str = include_str!("../../../../ui/languages/en/shared.ftl");

/// A function is given texts and numbers alone, so a list crosses as one text.
const BETWEEN: char = '\u{1f}';

type Bundle = FluentBundle<Arc<FluentResource>>;

/// The messages of one file.
pub struct Messages {
    bundle: Bundle,
    /// The facts that each message declares, with their kinds.
    facts: BTreeMap<String, Vec<(String, String)>>,
}

impl Messages {
    /// Reads a file, which a test reads too.
    pub fn read(text: &str) -> Self {
        let files = [SHARED, text].map(|text| {
            let file = FluentResource::try_new(text.to_owned());
            Arc::new(file.unwrap_or_else(|(_, faults)| unreachable!("{faults:?}")))
        });
        // A function is not told its bundle: those that say another message say it by this one.
        let plain = Arc::new(bundle_of(&files));
        let mut bundle = bundle_of(&files);
        add_functions(&mut bundle, &plain);
        Self {
            bundle,
            facts: declared(text),
        }
    }

    /// A message with its facts; nothing where there is no such message.
    pub fn say(&self, id: &str, facts: &Map<String, Value>) -> Option<String> {
        let mut given = FluentArgs::new();
        for (name, kind) in self.facts.get(id)? {
            if let Some(fact) = facts.get(name) {
                given.set(name.as_str(), value_of(fact, kind));
            }
        }
        said(&self.bundle, id, &given)
    }

    /// The facts of each message.
    #[cfg(test)]
    pub(crate) const fn facts(&self) -> &BTreeMap<String, Vec<(String, String)>> {
        &self.facts
    }
}

fn bundle_of(files: &[Arc<FluentResource>]) -> Bundle {
    let english = "en".parse().unwrap_or_default();
    let mut bundle = Bundle::new_concurrent(vec![english]);
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(|value, _| match value {
        FluentValue::Number(number) => Some(grouped(number.value)),
        _ => None,
    }));
    for file in files {
        bundle.add_resource_overriding(Arc::clone(file));
    }
    bundle
}

fn said(bundle: &Bundle, id: &str, facts: &FluentArgs<'_>) -> Option<String> {
    let message = bundle.get_message(id)?.value()?;
    let text = bundle.format_pattern(message, Some(facts), &mut Vec::new());
    Some(text.into_owned())
}

fn value_of<'a>(fact: &'a Value, kind: &str) -> FluentValue<'a> {
    match fact {
        Value::Number(number) if kind == "number" => {
            FluentValue::from(number.as_f64().unwrap_or_default())
        }
        Value::String(text) => FluentValue::from(text.as_str()),
        Value::Array(list) => {
            let texts: Vec<_> = list.iter().map(text_of).collect();
            FluentValue::from(texts.join(&BETWEEN.to_string()))
        }
        other => FluentValue::from(other.to_string()),
    }
}

fn text_of(value: &Value) -> String {
    value
        .as_str()
        .map_or_else(|| value.to_string(), str::to_owned)
}

/// A whole number in groups of three digits, as the window writes it.
fn grouped(number: f64) -> String {
    let digits = number.abs().to_string();
    let (whole, rest) = digits.split_at(digits.find('.').unwrap_or(digits.len()));
    let mut text = String::new();
    for (nth, digit) in whole.chars().enumerate() {
        if nth > 0 && (whole.len() - nth).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    let sign = if number < 0.0 { "-" } else { "" };
    format!("{sign}{text}{rest}")
}

fn add_functions(bundle: &mut Bundle, plain: &Arc<Bundle>) {
    let mut added = Vec::new();
    for (name, word) in [("AND", "and"), ("OR", "or")] {
        let plain = Arc::clone(plain);
        added.push(bundle.add_function(name, move |given, options| {
            let each = options.get("each").map(written);
            let list = given.first().map(written).unwrap_or_default();
            let things = list.split(BETWEEN).map(|it| match &each {
                None => it.to_owned(),
                Some(id) => message_of(&plain, id, "it", FluentValue::from(it)),
            });
            FluentValue::from(listed(&things.collect::<Vec<_>>(), word))
        }));
    }
    let plain = Arc::clone(plain);
    added.push(bundle.add_function("COUNT", move |given, options| {
        let noun = options.get("of").map(written).unwrap_or_default();
        let number = given.first().cloned().unwrap_or(FluentValue::None);
        FluentValue::from(message_of(&plain, &format!("count-{noun}"), "n", number))
    }));
    added.push(bundle.add_function("SIGNED", |given, _| {
        let Some(FluentValue::Number(number)) = given.first() else {
            return FluentValue::None;
        };
        let sign = if number.value < 0.0 { "−" } else { "" };
        FluentValue::from(format!("{sign}{}", grouped(number.value.abs())))
    }));
    added.push(bundle.add_function("CAPITAL", |given, _| {
        let text = given.first().map(written).unwrap_or_default();
        let mut letters = text.chars();
        let first = letters.next().map(char::to_uppercase);
        let capital: String = first.into_iter().flatten().chain(letters).collect();
        FluentValue::from(capital)
    }));
    debug_assert!(added.iter().all(Result::is_ok), "each is added once");
}

fn written(value: &FluentValue<'_>) -> String {
    match value {
        FluentValue::String(text) => text.clone().into_owned(),
        FluentValue::Number(number) => grouped(number.value),
        _ => String::new(),
    }
}

fn message_of(bundle: &Bundle, id: &str, name: &str, fact: FluentValue<'_>) -> String {
    let mut facts = FluentArgs::new();
    facts.set(name, fact);
    said(bundle, id, &facts).unwrap_or_else(|| id.to_owned())
}

/// As `Intl.ListFormat` joins in English.
fn listed(things: &[String], word: &str) -> String {
    match things {
        [first @ .., last] if !first.is_empty() => {
            format!("{} {word} {last}", first.join(", "))
        }
        _ => things.concat(),
    }
}

/// The facts that the comments above each message declare: `# $name (kind)`.
fn declared(text: &str) -> BTreeMap<String, Vec<(String, String)>> {
    let mut messages = BTreeMap::new();
    let mut facts = Vec::new();
    let is_id = |id: &str| {
        id.starts_with(|c: char| c.is_ascii_alphabetic())
            && id
                .chars()
                .all(|c| c.is_ascii_alphanumeric() || "-_".contains(c))
    };
    for line in text.lines() {
        let fact = line.strip_prefix("# $").and_then(|it| it.split_once(" ("));
        if let Some((name, kind)) = fact {
            facts.push((name.to_owned(), kind.trim_end_matches(')').to_owned()));
        } else if let Some((id, _)) = line.split_once(" =").filter(|(id, _)| is_id(id)) {
            messages.insert(id.to_owned(), std::mem::take(&mut facts));
        } else if line.is_empty() {
            facts.clear();
        }
    }
    messages
}

#[cfg(test)]
mod tests {
    use super::Messages;
    use serde_json::{Value, json};

    const TEXT: &str = r#"
# $n (number)
# $names (list)
# $year (digits)
several = { $n ->
    [one] One of { OR($names) } in { $year }
   *[other] { $n } of { AND($names, each: "quoted") } in { $year }
}

quoted = “{ $it }”

# $n (number)
counted = { SIGNED($n) }: { COUNT($n, of: "tiles") }

# $name (text)
begun = { CAPITAL($name) } begins
"#;

    fn said(id: &str, facts: Value) -> String {
        let messages = Messages::read(TEXT);
        messages.say(id, facts.as_object().unwrap()).unwrap()
    }

    #[test]
    fn facts_are_said_by_their_kind() {
        let facts = |n, names: &[&str]| json!({ "n": n, "names": names, "year": 2026 });
        assert_eq!(said("several", facts(1, &["a"])), "One of a in 2026");
        assert_eq!(
            said("several", facts(1, &["a", "b"])),
            "One of a or b in 2026"
        );
        assert_eq!(
            said("several", facts(1234, &["a", "b", "c"])),
            "1,234 of “a”, “b” and “c” in 2026"
        );
    }

    #[test]
    fn functions_say_what_those_of_the_window_say() {
        assert_eq!(said("counted", json!({ "n": 1 })), "1: 1 tile");
        assert_eq!(said("counted", json!({ "n": -3 })), "−3: -3 tiles");
        assert_eq!(said("begun", json!({ "name": "élan" })), "Élan begins");
    }
}
