//! Messages of `ui/languages`, which the window reads too: the English of the terminal, and in every language what is
//! written into scenarios. Knows Fluent and the functions that messages call; not what there is to say.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Messages that those of every file may refer to.
const SHARED: &str = "shared";
const ENGLISH: &str = "en";
/// The files that are read here in every language, each by its path: `nl/shared.ftl`.
const FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/messages.rs"));

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
    /// Reads an English file, which a test reads too.
    pub fn read(text: &str) -> Self {
        Self::in_language(ENGLISH, text, text)
    }

    /// An area in every language that has all of it, English among them.
    pub fn of_area(area: &str) -> BTreeMap<&'static str, Self> {
        let english = file(ENGLISH, area).unwrap_or_default();
        let languages = FILES.iter().filter_map(|(path, text)| {
            let (language, name) = path.split_once('/')?;
            let messages = (name.strip_suffix(".ftl") == Some(area))
                .then(|| Self::in_language(language, text, english))?;
            messages.is_whole().then_some((language, messages))
        });
        languages.collect()
    }

    fn is_whole(&self) -> bool {
        self.facts.keys().all(|id| self.bundle.has_message(id))
    }

    fn in_language(language: &str, text: &str, english: &str) -> Self {
        let shared = file(language, SHARED).unwrap_or_default();
        let files = [shared, text].map(|text| {
            let file = FluentResource::try_new(text.to_owned());
            Arc::new(file.unwrap_or_else(|(_, faults)| unreachable!("{faults:?}")))
        });
        // A function is not told its bundle: those that say another message say it by this one.
        let plain = Arc::new(bundle_of(language, &files));
        let mut bundle = bundle_of(language, &files);
        add_functions(&mut bundle, &plain);
        Self {
            bundle,
            facts: declared(english),
        }
    }

    /// A message with its facts; nothing where there is no such message.
    pub fn say(&self, id: &str, facts: &Map<String, Value>) -> Option<String> {
        let mut given = FluentArgs::new();
        for (name, kind) in self.facts.get(id)? {
            match facts.get(name) {
                Some(Value::Object(person)) if kind == "person" => {
                    let who = person.get("name").and_then(Value::as_str);
                    given.set(name.as_str(), if who.is_some() { "other" } else { "you" });
                    given.set(format!("{name}Name"), who.unwrap_or_default().to_owned());
                }
                Some(fact) => given.set(name.as_str(), value_of(fact, kind)),
                None => {}
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

fn file(language: &str, area: &str) -> Option<&'static str> {
    let wanted = format!("{language}/{area}.ftl");
    let found = FILES.iter().find(|(path, _)| *path == wanted);
    found.map(|(_, text)| *text)
}

fn bundle_of(language: &str, files: &[Arc<FluentResource>]) -> Bundle {
    let language = language.parse().unwrap_or_default();
    let mut bundle = Bundle::new_concurrent(vec![language]);
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
    for (name, last) in [("AND", "lastOfAll"), ("OR", "lastOfAny")] {
        let plain = Arc::clone(plain);
        added.push(bundle.add_function(name, move |given, options| {
            let each = options.get("each").map(written);
            let list = given.first().map(written).unwrap_or_default();
            let things = list.split(BETWEEN).map(|it| match &each {
                None => it.to_owned(),
                Some(id) => message_of(&plain, id, "it", FluentValue::from(it)),
            });
            let things: Vec<_> = things.collect();
            let (Some(end), rest @ [_, ..]) = (things.last(), &things[..things.len().max(1) - 1])
            else {
                return FluentValue::from(things.concat());
            };
            let mut facts = FluentArgs::new();
            facts.set("rest", rest.join(", "));
            facts.set("last", end.as_str());
            FluentValue::from(said(&plain, last, &facts).unwrap_or_default())
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
    fn what_a_language_has_whole_is_said_in_it() {
        let questions = Messages::of_area("questions");
        let people = json!({ "names": ["Ada", "Bo", "Cor"] });
        let said = |language: &str| questions[language].say("people", people.as_object().unwrap());
        assert_eq!(said("en").as_deref(), Some("Ada, Bo and Cor"));
        assert_eq!(said("nl").as_deref(), Some("Ada, Bo en Cor"));
        let you = json!({ "who": {} });
        let bo = json!({ "who": { "name": "Bo" } });
        let whom = |facts: &Value| questions["nl"].say("whom", facts.as_object().unwrap());
        assert_eq!(whom(&you).as_deref(), Some("jou"));
        assert_eq!(whom(&bo).as_deref(), Some("Bo"));
        let half = Messages::in_language(
            "nl",
            "people = { $names }",
            super::file("en", "questions").unwrap(),
        );
        assert!(!half.is_whole());
    }

    #[test]
    fn functions_say_what_those_of_the_window_say() {
        assert_eq!(said("counted", json!({ "n": 1 })), "1: 1 tile");
        assert_eq!(said("counted", json!({ "n": -3 })), "−3: -3 tiles");
        assert_eq!(said("begun", json!({ "name": "élan" })), "Élan begins");
    }
}
