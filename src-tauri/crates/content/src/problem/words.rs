//! The English of problems, for the terminal: read from the words of the window, where it stands once.
//! Knows how a sentence is filled with facts; no problem of its own.

use super::what::What;
use rules::reason::Reason;
use serde::Deserialize;
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::sync::LazyLock;

const ENGLISH: &str = include_str!("../../../../../ui/src/words/en/problems.json");

/// The words of one language.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ProblemTexts {
    pub(super) sentences: BTreeMap<String, Sentence>,
    /// What the rules find impossible in a position, by their codes.
    pub(super) impossible: BTreeMap<String, Sentence>,
    /// What a fact is called that has facts of its own.
    pub(super) phrases: BTreeMap<String, String>,
    /// What words of files are called in a sentence, list by list.
    pub(super) nouns: BTreeMap<String, BTreeMap<String, String>>,
    /// What stands between the parts of a list.
    pub(super) joins: BTreeMap<String, String>,
}

/// A sentence with places for facts: `{id}`, `{land:land}` by its noun, `{known|or}` joined by a word.
#[derive(Deserialize)]
#[serde(untagged)]
pub(super) enum Sentence {
    One(String),
    /// The first whose facts are all known.
    First(Vec<String>),
    /// By the number `n`.
    Counted {
        one: String,
        other: String,
    },
}

pub(super) fn english() -> &'static ProblemTexts {
    static READ: LazyLock<ProblemTexts> = LazyLock::new(|| {
        serde_json::from_str(ENGLISH)
            .unwrap_or_else(|error| unreachable!("a test reads it: {error}"))
    });
    &READ
}

/// The sentence that says it.
pub(super) fn explain(what: &What) -> String {
    let reasons = what.reasons().map_or(&[][..], |reasons| &reasons.0);
    let Ok(Value::Object(mut fields)) = serde_json::to_value(what) else {
        return what.code().to_owned();
    };
    let mut facts = facts_in(&mut fields);
    let words = english();
    let sentence = match what {
        What::Impossible { code, .. } => {
            facts = facts_in(&mut facts);
            words.impossible.get(*code)
        }
        _ => fields["says"]
            .as_str()
            .and_then(|says| words.sentences.get(says)),
    };
    sentence
        .and_then(|sentence| words.sentence(sentence, &facts, reasons))
        .unwrap_or_else(|| what.code().to_owned())
}

fn facts_in(fields: &mut Map<String, Value>) -> Map<String, Value> {
    match fields.remove("facts") {
        Some(Value::Object(facts)) => facts,
        _ => Map::new(),
    }
}

/// One place of a sentence: where it ends, and what stands there.
pub(super) struct Blank<'a> {
    pub(super) fact: &'a str,
    pub(super) noun: Option<&'a str>,
    pub(super) join: &'a str,
}

/// The parts of a sentence: words as they are, and places for facts.
pub(super) enum SentencePart<'a> {
    Words(&'a str),
    Blank(Blank<'a>),
}

/// Takes a sentence apart.
pub(super) fn pieces(text: &str) -> Vec<SentencePart<'_>> {
    let mut pieces = Vec::new();
    let mut rest = text;
    while let Some(open) = rest.find('{') {
        let inner = rest[open + 1..].split_once('}').map(|(inner, _)| inner);
        let is_blank = |inner: &&str| {
            let is_plain = |c: char| c.is_ascii_lowercase() || ":|".contains(c);
            !inner.is_empty() && inner.chars().all(is_plain)
        };
        let Some(inner) = inner.filter(is_blank) else {
            // A brace that belongs to the sentence, such as that of a request.
            pieces.push(SentencePart::Words(&rest[..=open]));
            rest = &rest[open + 1..];
            continue;
        };
        pieces.push(SentencePart::Words(&rest[..open]));
        let (name, join) = inner.split_once('|').unwrap_or((inner, "list"));
        let (fact, noun) = match name.split_once(':') {
            Some((fact, noun)) => (fact, Some(noun)),
            None => (name, None),
        };
        pieces.push(SentencePart::Blank(Blank { fact, noun, join }));
        rest = &rest[open + inner.len() + 2..];
    }
    pieces.push(SentencePart::Words(rest));
    pieces
}

impl ProblemTexts {
    /// Which of its forms goes with the facts, filled with them.
    fn sentence(
        &self,
        sentence: &Sentence,
        facts: &Map<String, Value>,
        reasons: &[Reason],
    ) -> Option<String> {
        let fill = |text: &String| self.fill(text, facts, reasons);
        match sentence {
            Sentence::One(text) => fill(text),
            Sentence::First(texts) => texts.iter().find_map(fill),
            Sentence::Counted { one, other } => {
                let is_one = facts.get("n").is_some_and(|n| *n == 1);
                fill(if is_one { one } else { other })
            }
        }
    }

    /// A sentence with its facts; nothing when one of them is not known.
    fn fill(&self, text: &str, facts: &Map<String, Value>, reasons: &[Reason]) -> Option<String> {
        let mut filled = String::new();
        for piece in pieces(text) {
            match piece {
                SentencePart::Words(words) => filled.push_str(words),
                SentencePart::Blank(blank) if blank.fact == "reasons" => {
                    let reasons = reasons.iter();
                    let reasons = reasons.map(|no| format!("{} [{}]", no.message(), no.why.rule));
                    filled.push_str(&reasons.collect::<Vec<_>>().join(" "));
                }
                SentencePart::Blank(blank) => {
                    filled.push_str(&self.fact(facts.get(blank.fact)?, &blank)?);
                }
            }
        }
        Some(filled)
    }

    fn fact(&self, fact: &Value, blank: &Blank<'_>) -> Option<String> {
        match fact {
            Value::Null => None,
            Value::String(word) => match blank.noun {
                Some(noun) => self.nouns.get(noun)?.get(word).cloned(),
                None => Some(word.clone()),
            },
            Value::Array(list) => {
                let each = list.iter().map(|fact| self.fact(fact, blank));
                let join = self.joins.get(blank.join)?;
                Some(each.collect::<Option<Vec<_>>>()?.join(join))
            }
            Value::Object(fields) => {
                let phrase = self.phrases.get(fields.get("says")?.as_str()?)?;
                let none = Map::new();
                let facts = fields.get("facts").and_then(Value::as_object);
                self.fill(phrase, facts.unwrap_or(&none), &[])
            }
            other => Some(other.to_string()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Sentence, english};
    use serde::Deserialize;
    use serde_json::{Map, Value};

    /// The window fills the same sentences with the same facts (`ui/src/words/filled.test.ts`).
    const FILLED: &str = include_str!("../../../../../ui/src/words/filled.json");

    #[derive(Deserialize)]
    struct FilledSentence {
        code: String,
        facts: Map<String, Value>,
        text: String,
    }

    #[test]
    fn the_terminal_fills_a_sentence_as_the_window_does() {
        let words = english();
        let filled: Vec<FilledSentence> = serde_json::from_str(FILLED).unwrap();
        for case in &filled {
            let known: Option<&Sentence> = words.sentences.get(&case.code);
            let sentence = known.or_else(|| words.impossible.get(&case.code));
            let text = words.sentence(sentence.unwrap(), &case.facts, &[]);
            assert_eq!(text.as_deref(), Some(case.text.as_str()), "{}", case.code);
        }
        for code in words.sentences.keys().chain(words.impossible.keys()) {
            assert!(filled.iter().any(|case| case.code == *code), "{code}");
        }
    }
}
