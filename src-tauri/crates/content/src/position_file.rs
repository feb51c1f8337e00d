//! The format of positions: a game as it stands, written so that it can be set up, and what is to be reached from there.
//! Knows the fields; whether such a position can be is judged in `possible.rs`.

use crate::beginning::GameSetup;
use crate::document::{DocumentFormat, JudgedFields};
use crate::entries::Entries;
use crate::faults::{ProblemList, field, near};
use crate::healthy;
use crate::ids;
use crate::library::Library;
use crate::mix::MixChoice;
use crate::names::NamedParts;
use crate::number::PlayerNumber;
use crate::number::Whole;
use crate::problem::{Problem, What, join, shown};
use crate::said::MOST_WORDS;
use crate::scenario::{PlaceOrCell, Predicate};
use crate::seats;
use crate::text::{Text, judge_names};
use deserr::Deserr;
#[cfg(test)]
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Map, Value};

/// A position that somebody makes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserr)]
#[deserr(error = ProblemList, deny_unknown_fields)]
#[cfg_attr(test, derive(JsonSchema), schemars(deny_unknown_fields))]
pub struct PositionFile {
    /// The name that files and commands use.
    pub id: String,
    /// What people call it.
    pub name: Text,
    /// What there is to say of it.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: Option<Text>,
    /// Who made it.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub author: Option<String>,
    /// How the game stands.
    pub setup: GameSetup,
    /// Whose aim it is; player 0 when nothing is said.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub learner: Option<PlayerNumber>,
    /// Names for features, each anchored by a place.
    #[deserr(rename = "let", default)]
    #[serde(rename = "let", default, skip_serializing_if = "has_none")]
    pub names: Entries<PlaceOrCell>,
    /// What is to be reached: all of it.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub goals: Vec<Predicate>,
    /// What earns stars besides.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stars: Vec<Predicate>,
    /// What must not happen.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub never: Vec<Predicate>,
    /// What its author says in place of the sentence of an aim: `goal-1` is the first of what is to be reached, `star-2` the
    /// second of what earns stars.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "has_none")]
    pub words: Entries<Text>,
    /// How many own turns there are for it; until the end of the game when nothing is said.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turns: Option<Whole<1, 99>>,
}

/// What the words of a goal stand under, before its number.
pub const GOAL: &str = "goal";
/// What the words of an aim that earns a star stand under.
pub const STAR: &str = "star";

/// What the words of an aim stand under.
pub fn key_of_aim(list: &str, index: usize) -> String {
    format!("{list}-{}", index + 1)
}

fn has_none<T>(entries: &Entries<T>) -> bool {
    entries.is_empty()
}

impl DocumentFormat for PositionFile {
    const KIND: &'static str = "position";
    const NAME: &'static str = "position";
}

impl JudgedFields for PositionFile {
    fn judge(fields: &Map<String, Value>, at: &str, faults: &mut ProblemList) {
        let id = fields.get("id").and_then(Value::as_str);
        if let Some(id) = id.filter(|id| !ids::is_plain(id)) {
            faults.add(|| ids::not_plain(join(at, "id"), id));
        }
        judge_names(fields, at, faults);
        if let Some(Value::Object(setup)) = fields.get("setup") {
            GameSetup::judge(setup, &join(at, "setup"), faults);
        }
        let Some(sitting) = seats::at(fields.get("setup")) else {
            return;
        };
        judge_words(fields, at, faults);
        for aims in ["goals", "stars", "never"] {
            if let Some(value) = fields.get(aims) {
                seats::judge(value, &join(at, aims), sitting, faults);
            }
        }
    }
}

/// Adds the words that belong to no aim, or are longer than what is said at once.
fn judge_words(fields: &Map<String, Value>, at: &str, faults: &mut ProblemList) {
    let lists = [(GOAL, "goals"), (STAR, "stars")];
    let keys: Vec<_> = lists
        .iter()
        .flat_map(|(word, list)| {
            let count = fields
                .get(*list)
                .and_then(Value::as_array)
                .map_or(0, Vec::len);
            (0..count).map(|index| key_of_aim(word, index))
        })
        .collect();
    for (key, text) in healthy::entries(fields.get("words")) {
        let here = || join(at, &field("words", key));
        if !keys.iter().any(|known| known == key) {
            let known: Vec<_> = keys.iter().map(String::as_str).collect();
            let near = near(key, &known);
            let id = shown(key);
            faults.add(|| Problem::error(here(), What::NoText { id, near }));
        }
        for (_, said) in healthy::entries(Some(text)) {
            let words = said.as_str().unwrap_or_default().split_whitespace().count();
            if words > MOST_WORDS {
                let (words, most) = (words.into(), MOST_WORDS.into());
                let key = shown(key);
                faults.add(|| Problem::error(here(), What::LongSaid { key, words, most }));
            }
        }
    }
}

impl NamedParts for PositionFile {
    fn names(fields: &Map<String, Value>, at: &str, look: &mut crate::names::Lookup<'_>) {
        if let Some(Value::Object(setup)) = fields.get("setup") {
            GameSetup::names(setup, &join(at, "setup"), look);
        }
    }
}

impl PositionFile {
    /// The same position with its mix written out, so that every part of it can be changed; as it is where there is no
    /// such mix.
    #[must_use]
    pub fn written_out(mut self, library: &Library) -> Self {
        if let MixChoice::Named(name) = &self.setup.mix
            && let Some(mix) = library.mix(name)
        {
            self.setup.mix = MixChoice::Written(Box::new(mix.clone()));
        }
        self
    }
}
