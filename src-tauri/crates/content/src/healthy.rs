//! The healthy parts of a value that may be wrong elsewhere, so that one fault hides no other.
//! Knows values; what they mean and what is wrong with the others is told where they are read.

use crate::faults::{ProblemList, fields_of};
use deserr::Deserr;
use serde_json::{Map, Value};
use std::borrow::Cow;

/// The same without the fields that say `null`: a shape takes them for fields that are not there, and so must whoever
/// judges, or what is read, written and read again would be judged otherwise.
pub(crate) fn without_nulls(value: &Value) -> Cow<'_, Value> {
    fn says_null(value: &Value) -> bool {
        match value {
            Value::Object(fields) => fields.values().any(|it| it.is_null() || says_null(it)),
            Value::Array(list) => list.iter().any(says_null),
            _ => false,
        }
    }
    fn strip(value: &mut Value) {
        match value {
            Value::Object(fields) => {
                fields.retain(|_, it| !it.is_null());
                fields.values_mut().for_each(strip);
            }
            Value::Array(list) => list.iter_mut().for_each(strip),
            _ => {}
        }
    }
    if !says_null(value) {
        return Cow::Borrowed(value);
    }
    let mut said = value.clone();
    strip(&mut said);
    Cow::Owned(said)
}

/// A value, when it is there and nothing is wrong with it.
pub(crate) fn part<T: Deserr<ProblemList>>(value: Option<&Value>) -> Option<T> {
    fields_of(value?.clone()).ok()
}

/// Each value of a list, as far as nothing is wrong with it; none when there is no list.
pub(crate) fn each<T: Deserr<ProblemList>>(value: Option<&Value>) -> Vec<Option<T>> {
    list(value).map(|value| part(Some(value))).collect()
}

/// The values of a list; none when there is no list.
pub(crate) fn list(value: Option<&Value>) -> impl Iterator<Item = &Value> {
    value.and_then(Value::as_array).into_iter().flatten()
}

/// The objects of a list, with their numbers in it.
pub(crate) fn objects(value: Option<&Value>) -> impl Iterator<Item = (usize, &Map<String, Value>)> {
    let numbered = list(value).enumerate();
    numbered.filter_map(|(index, value)| Some((index, value.as_object()?)))
}

/// The texts of an object, by name.
pub(crate) fn texts(value: Option<&Value>) -> impl Iterator<Item = (&str, &str)> {
    entries(value).filter_map(|(name, value)| Some((name, value.as_str()?)))
}

/// The fields of an object; none when there is no object.
pub(crate) fn entries(value: Option<&Value>) -> impl Iterator<Item = (&str, &Value)> {
    let fields = value.and_then(Value::as_object).into_iter().flatten();
    fields.map(|(name, value)| (name.as_str(), value))
}
