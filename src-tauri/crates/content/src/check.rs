//! Checking many files together: each by its own format, then what one says about another.
//! Knows which formats there are; never reads from a disk itself.

use crate::document::{self, Document};
use crate::faults::{quoted, unknown_word};
use crate::json;
use crate::library::Library;
use crate::mix::Mix;
use crate::problem::Problem;
use crate::record::Record;
use crate::rule_index::RuleIndex;
use crate::tile_set::TileSet;
use std::collections::BTreeMap;

/// A file of any format.
#[derive(Clone, Debug)]
pub enum File {
    /// A tile set.
    Set(TileSet),
    /// A mix.
    Mix(Mix),
    /// A rule index.
    Rules(RuleIndex),
    /// A game record.
    Game(Box<Record>),
}

impl File {
    /// Reads a file of whichever format it says it is.
    ///
    /// # Errors
    /// With every fault.
    pub fn read(bytes: &[u8]) -> Result<Self, Vec<Problem>> {
        let value = json::parse(bytes).map_err(|problem| vec![problem])?;
        let kind = document::kind_of(&value)
            .map_err(|problem| vec![problem])?
            .to_owned();
        match kind.as_str() {
            TileSet::KIND => document::read_value(value).map(Self::Set),
            Mix::KIND => document::read_value(value).map(Self::Mix),
            RuleIndex::KIND => document::read_value(value).map(Self::Rules),
            Record::KIND => document::read_value(value).map(|record| Self::Game(Box::new(record))),
            other => {
                let known = [TileSet::KIND, Mix::KIND, RuleIndex::KIND, Record::KIND];
                let message = format!(
                    "this Bastide reads no such file: {}",
                    unknown_word(other, &known)
                );
                Err(vec![Problem::error("format", "wrong-format", message)])
            }
        }
    }

    /// The word by which other files call it.
    fn name(&self) -> Option<(&'static str, &str)> {
        match self {
            Self::Set(set) => Some(("set", &set.id)),
            Self::Mix(mix) => mix.id.as_deref().map(|id| ("mix", id)),
            Self::Rules(_) | Self::Game(_) => None,
        }
    }
}

/// Checks files against themselves, each other and what is built in. Each comes with its name.
pub fn check_all(files: &[(String, Vec<u8>)]) -> Vec<Problem> {
    let mut library = Library::built_in().clone();
    let mut problems = Vec::new();
    let mut good = Vec::new();
    let mut names = BTreeMap::new();
    for (name, bytes) in files {
        match File::read(bytes) {
            Ok(file) => good.push((name, file)),
            Err(faults) => problems.extend(faults.into_iter().map(|p| p.of_file(name))),
        }
    }
    for (name, file) in &good {
        if let Some(key) = file.name()
            && let Some(first) = names.insert(key, *name)
        {
            let message = format!("the id {} is taken by {first}", quoted(key.1));
            problems.push(Problem::error("id", "id-twice", message).of_file(*name));
        }
        match file.clone() {
            File::Set(set) => library.put_set(set),
            File::Mix(mix) => library.put_mix(mix),
            File::Rules(index) => library.put_rules(index),
            File::Game(_) => {}
        }
    }
    for (name, file) in &good {
        let found = library.check(file);
        problems.extend(found.into_iter().map(|problem| problem.of_file(*name)));
    }
    let order: BTreeMap<_, _> = files
        .iter()
        .zip(0..)
        .map(|((name, _), n)| (name, n))
        .collect();
    problems.sort_by_key(|problem| problem.file.as_ref().and_then(|file| order.get(file)));
    problems
}

impl Library {
    /// What a file says about others that does not hold.
    fn check(&self, file: &File) -> Vec<Problem> {
        match file {
            File::Set(_) => Vec::new(),
            File::Mix(mix) => self
                .bag(mix)
                .map_or_else(|problems| problems, |bag| bag.warnings),
            File::Game(record) => self
                .open_record(record)
                .map_or_else(|problems| problems, |opened| opened.warnings),
            File::Rules(index) => {
                let all = self.rule_indexes();
                let known: Vec<_> = all
                    .iter()
                    .flat_map(|i| &i.rules)
                    .map(|rule| rule.id.as_str())
                    .collect();
                let mut problems = Vec::new();
                for (r, rule) in index.rules.iter().enumerate() {
                    for (s, id) in rule
                        .see
                        .iter()
                        .enumerate()
                        .filter(|(_, id)| !known.contains(&id.as_str()))
                    {
                        let message = format!("there is no rule {}", quoted(id));
                        let at = format!("rules[{r}].see[{s}]");
                        problems.push(Problem::error(at, "unknown-rule", message));
                    }
                    let twice = all
                        .iter()
                        .filter(|i| i.room != index.room)
                        .flat_map(|i| &i.rules);
                    if twice.into_iter().any(|other| other.id == rule.id) {
                        let message = format!("the rule {} stands in another room too", rule.id);
                        problems.push(Problem::error(
                            format!("rules[{r}].id"),
                            "id-twice",
                            message,
                        ));
                    }
                }
                problems
            }
        }
    }
}
