//! A file that is still being made: read although it has faults, and judged on demand.
//! Knows what every format has in common; nothing of who makes it.

use crate::document::{self, DocumentFormat, ReadFields};
use crate::faults::ProblemList;
use crate::json;
use crate::problem::Problem;
use serde::Serialize;
use serde_json::Value;

/// Reads a file whose fields are right one by one; what is wrong beyond them is passed over.
///
/// # Errors
/// With every field that is wrong by itself.
pub fn read<T: DocumentFormat>(text: &str) -> Result<T, Vec<Problem>> {
    let value = json::parse(text.as_bytes()).map_err(|problem| vec![problem])?;
    let Value::Object(mut fields) = value else {
        return document::read_value(value);
    };
    let format = fields.remove("format").unwrap_or(Value::Null);
    let number = document::check_format::<T>(&format).map_err(|problem| vec![problem])?;
    if number < T::NUMBER {
        T::renew(number, &mut fields);
    }
    part(Value::Object(fields))
}

/// Reads a part of a file in the same way.
///
/// # Errors
/// With every field that is wrong by itself.
pub fn part<T: ReadFields>(value: Value) -> Result<T, Vec<Problem>> {
    T::shaped(value).map_err(ProblemList::told)
}

/// A part of a file as text on one line.
pub fn text<T: Serialize>(part: &T) -> String {
    serde_json::to_string(part)
        .unwrap_or_else(|error| unreachable!("every field has a JSON form: {error}"))
}

/// Everything that is wrong with a document as it stands.
pub fn faults<T: DocumentFormat>(draft: &T) -> Vec<Problem> {
    let value = serde_json::to_value(document::stamped(draft))
        .unwrap_or_else(|error| unreachable!("every field has a JSON form: {error}"));
    document::read_value::<T>(value).err().unwrap_or_default()
}
