//! An object whose field names are the author's own: tile ids, languages, options. Its own type because the map of the
//! reading library drops the faults of its values.

use crate::faults::ProblemList;
use deserr::{Deserr, IntoValue, Map, MergeWithError, Value, ValueKind, ValuePointerRef};
#[cfg(test)]
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;
use std::ops::{ControlFlow, Deref};

/// Values by name, in the order of the names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
#[serde(transparent)]
pub struct Entries<T>(pub BTreeMap<String, T>);

impl<T> Entries<T> {
    /// True when nothing is said; a file then leaves the field out.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl<T> Default for Entries<T> {
    fn default() -> Self {
        Self(BTreeMap::new())
    }
}

impl<T> Deref for Entries<T> {
    type Target = BTreeMap<String, T>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl<T: Deserr<ProblemList>> Deserr<ProblemList> for Entries<T> {
    fn deserialize_from_value<V: IntoValue>(
        value: Value<V>,
        at: ValuePointerRef<'_>,
    ) -> Result<Self, ProblemList> {
        let Value::Map(map) = value else {
            return Err(ProblemList::kind(value, &[ValueKind::Map], at));
        };
        let mut entries = BTreeMap::new();
        let mut faults = None;
        for (key, value) in map.into_iter() {
            let here = at.push_key(&key);
            match T::deserialize_from_value(value.into_value(), here) {
                Ok(value) => {
                    entries.insert(key, value);
                }
                Err(more) => match ProblemList::merge(faults, more, here) {
                    ControlFlow::Continue(all) => faults = Some(all),
                    ControlFlow::Break(all) => return Err(all),
                },
            }
        }
        faults.map_or(Ok(Self(entries)), Err)
    }
}
