//! What a document needs of others: sets, mixes, scenarios that are its chapters. Knows ids; where a document names them is
//! told in `names.rs`, and what is at hand is not asked.

use crate::library::Library;
use crate::names::NamedParts;
use serde::Serialize;
use std::collections::BTreeSet;

/// The ids that a document names.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Needs {
    /// Sets: by themselves, or for single tiles.
    pub sets: BTreeSet<String>,
    /// Mixes.
    pub mixes: BTreeSet<String>,
    /// Scenarios that are chapters of it.
    pub chapters: BTreeSet<String>,
}

impl Needs {
    /// What a document needs.
    pub fn of<T: Serialize + NamedParts>(document: &T) -> Self {
        Library::built_in().looked_up(document)
    }

    /// The same, and what something else needs.
    #[must_use]
    pub fn and(mut self, other: Self) -> Self {
        self.sets.extend(other.sets);
        self.mixes.extend(other.mixes);
        self.chapters.extend(other.chapters);
        self
    }

    /// True when none of the sets and mixes is missing.
    pub fn are_in(&self, library: &Library) -> bool {
        self.sets.iter().all(|id| library.set(id).is_some())
            && self.mixes.iter().all(|id| library.mix(id).is_some())
    }

    pub(crate) fn set(&mut self, id: &str) {
        if !self.sets.contains(id) {
            self.sets.insert(id.to_owned());
        }
    }

    pub(crate) fn tile(&mut self, id: &str) {
        if let Some((set, _)) = id.split_once('/') {
            self.set(set);
        }
    }

    pub(crate) fn mix(&mut self, id: &str) {
        self.mixes.insert(id.to_owned());
    }

    pub(crate) fn chapter(&mut self, id: &str) {
        self.chapters.insert(id.to_owned());
    }
}

#[cfg(test)]
mod tests {
    use super::{Library, Needs};

    #[test]
    fn whatever_is_named_must_be_at_hand() {
        let needs = |sets: &[&str], mixes: &[&str]| Needs {
            sets: sets.iter().map(|id| (*id).to_owned()).collect(),
            mixes: mixes.iter().map(|id| (*id).to_owned()).collect(),
            ..Needs::default()
        };
        let at_hand = |needs: Needs| needs.are_in(Library::built_in());
        assert!(at_hand(needs(&["base", "river"], &["everything"])));
        assert!(!at_hand(needs(&["base", "school-set"], &[])));
        assert!(!at_hand(needs(&["base"], &["school-mix"])));
    }
}
