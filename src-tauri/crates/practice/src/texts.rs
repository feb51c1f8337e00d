//! What questions say, in every language: messages of `questions.ftl` with their facts. Knows no word of them.

use content::messages::Messages;
use content::scenario::ENGLISH;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use std::sync::LazyLock;

static LANGUAGES: LazyLock<BTreeMap<&str, Messages>> =
    LazyLock::new(|| Messages::of_area("questions"));

/// A message, and what it is given.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Message {
    id: String,
    facts: Vec<(&'static str, Fact)>,
}

/// What a message is given.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Fact {
    Number(i64),
    /// One of the values that the message knows.
    Word(&'static str),
    Who(Person),
    Said(Message),
    All(Vec<Message>),
}

/// Whoever is spoken of.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Person {
    /// Whoever is asked.
    You,
    Named(String),
    /// Somebody without a name, by the number of the seat.
    Seat(usize),
}

impl Person {
    /// The name, for whoever has one.
    pub(crate) fn name(&self) -> Option<&str> {
        match self {
            Self::Named(name) => Some(name),
            Self::You | Self::Seat(_) => None,
        }
    }
}

impl Message {
    /// `key` as scenarios write it: `any-side`.
    pub(crate) fn new(group: &str, key: &str, facts: &[(&'static str, Fact)]) -> Self {
        Self {
            id: format!("{group}-{}", key.replace('-', "_")),
            facts: facts.to_vec(),
        }
    }

    /// One that belongs to no group.
    pub(crate) fn part(id: &str, facts: &[(&'static str, Fact)]) -> Self {
        Self {
            id: id.to_owned(),
            facts: facts.to_vec(),
        }
    }

    /// The sentence; nothing where there is no such message.
    fn said(&self, language: &Messages) -> Option<String> {
        let facts = self.facts.iter();
        let facts = facts.map(|(name, fact)| Some(((*name).to_owned(), fact.value(language)?)));
        language.say(&self.id, &facts.collect::<Option<_>>()?)
    }
}

impl Fact {
    fn value(&self, language: &Messages) -> Option<Value> {
        Some(match self {
            Self::Number(number) => json!(number),
            Self::Word(word) => json!(word),
            Self::Who(Person::You) => json!({}),
            Self::Who(Person::Named(name)) => json!({ "name": name }),
            Self::Who(Person::Seat(number)) => {
                let number = Self::Number(*number as i64);
                let name = Message::part("player", &[("number", number)]).said(language)?;
                json!({ "name": name })
            }
            Self::Said(message) => json!(message.said(language)?),
            Self::All(messages) => {
                let said = messages.iter().map(|message| message.said(language));
                json!(said.collect::<Option<Vec<_>>>()?)
            }
        })
    }
}

/// A sentence in a language, or in English where there is none.
pub(crate) fn said(message: &Message, language: &str) -> Option<String> {
    let words = LANGUAGES.get(language).or_else(|| LANGUAGES.get(ENGLISH))?;
    message.said(words)
}

/// The texts of a scenario: by language, what stands under each key.
pub(crate) fn texts(said: &BTreeMap<String, Message>) -> Option<Value> {
    let texts = LANGUAGES.iter().map(|(language, messages)| {
        let each = said.iter();
        let each = each.map(|(key, message)| Some((key.clone(), message.said(messages)?.into())));
        Some((
            (*language).to_owned(),
            each.collect::<Option<Map<_, _>>>()?.into(),
        ))
    });
    Some(Value::Object(texts.collect::<Option<_>>()?))
}
