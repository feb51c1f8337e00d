//! From bytes to a value: JSON, strictly, with limits, and one sentence when it is not.
//! Knows nothing of what the value means.

use crate::problem::Problem;
use serde::de::{self, Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use serde_json::error::Category;
use serde_json::{Map, Value};
use std::fmt;

/// The largest file that is read.
pub const MOST_BYTES: usize = 8 << 20;

/// Reads one JSON value and nothing after it.
///
/// # Errors
/// With one clear sentence: too large, no text, no JSON, cut off, nested too deeply, a field twice.
pub fn parse(bytes: &[u8]) -> Result<Value, Problem> {
    if bytes.len() > MOST_BYTES {
        return Err(too_large());
    }
    let text = std::str::from_utf8(bytes)
        .map_err(|_| Problem::error("", "not-text", "this is not a text file (UTF-8)"))?;
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if text.trim().is_empty() {
        return Err(Problem::error("", "empty", "there is nothing here"));
    }
    serde_json::from_str::<Strict>(text)
        .map(|strict| strict.0)
        .map_err(|error| explain(&error))
}

/// The refusal of anything that is larger than [`MOST_BYTES`].
pub fn too_large() -> Problem {
    let message = format!("this is larger than {} MB", MOST_BYTES >> 20);
    Problem::error("", "too-large", message)
}

fn explain(error: &serde_json::Error) -> Problem {
    let (line, column) = (error.line(), error.column());
    let text = error.to_string();
    let statement = match text.split(" at line ").next() {
        // What the parser says when a word begins like `null`, `true` or `false`.
        None | Some("expected ident") => "expected value",
        Some(statement) => statement,
    };
    let (code, message) = match error.classify() {
        Category::Eof => (
            "cut-off",
            format!("this ends in the middle of a value (line {line})"),
        ),
        Category::Data => (
            "field-twice",
            format!("{statement} (line {line}, column {column})"),
        ),
        Category::Syntax | Category::Io if statement.contains("recursion limit") => (
            "too-deep",
            format!("values are nested too deeply (line {line}, column {column})"),
        ),
        Category::Syntax | Category::Io => (
            "not-json",
            format!("this is not JSON: {statement} (line {line}, column {column})"),
        ),
    };
    Problem::error("", code, message)
}

/// A value whose objects have each field once.
struct Strict(Value);

impl<'de> Deserialize<'de> for Strict {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(StrictVisitor)
    }
}

struct StrictVisitor;

impl<'de> Visitor<'de> for StrictVisitor {
    type Value = Strict;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a JSON value")
    }

    fn visit_unit<E>(self) -> Result<Strict, E> {
        Ok(Strict(Value::Null))
    }

    fn visit_bool<E>(self, value: bool) -> Result<Strict, E> {
        Ok(Strict(Value::Bool(value)))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Strict, E> {
        Ok(Strict(Value::from(value)))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Strict, E> {
        Ok(Strict(Value::from(value)))
    }

    fn visit_f64<E>(self, value: f64) -> Result<Strict, E> {
        Ok(Strict(Value::from(value)))
    }

    fn visit_str<E>(self, value: &str) -> Result<Strict, E> {
        Ok(Strict(Value::from(value)))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Strict, A::Error> {
        let mut values = Vec::new();
        while let Some(Strict(value)) = list.next_element()? {
            values.push(value);
        }
        Ok(Strict(Value::Array(values)))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Strict, A::Error> {
        let mut fields = Map::new();
        while let Some(key) = map.next_key::<String>()? {
            if fields.contains_key(&key) {
                let key = crate::faults::quoted(&key);
                return Err(de::Error::custom(format!("the field {key} is there twice")));
            }
            let Strict(value) = map.next_value()?;
            fields.insert(key, value);
        }
        Ok(Strict(Value::Object(fields)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_nonsense_has_its_sentence() {
        let deep = "[".repeat(100_000);
        let cases: [(&[u8], &str, &str); 12] = [
            (b"", "empty", "there is nothing here"),
            (b" \n", "empty", "there is nothing here"),
            (
                b"nonsense",
                "not-json",
                "this is not JSON: expected value (line 1, column 2)",
            ),
            (
                b"{\"id\": \"ba",
                "cut-off",
                "this ends in the middle of a value (line 1)",
            ),
            (
                b"{\"id\": 1,\n",
                "cut-off",
                "this ends in the middle of a value (line 2)",
            ),
            (
                b"hello",
                "not-json",
                "this is not JSON: expected value (line 1, column 1)",
            ),
            (
                b"{\"x\": NaN}",
                "not-json",
                "this is not JSON: expected value (line 1, column 7)",
            ),
            (
                b"1e999",
                "not-json",
                "this is not JSON: number out of range (line 1, column 5)",
            ),
            (
                b"{} {}",
                "not-json",
                "this is not JSON: trailing characters (line 1, column 4)",
            ),
            (
                b"{\"id\": 1,\n \"id\": 2}",
                "field-twice",
                "the field \"id\" is there twice (line 2, column 5)",
            ),
            (b"\xff\xfe", "not-text", "this is not a text file (UTF-8)"),
            (
                deep.as_bytes(),
                "too-deep",
                "values are nested too deeply (line 1, column 128)",
            ),
        ];
        for (bytes, code, message) in cases {
            let problem = parse(bytes).unwrap_err();
            assert_eq!((problem.code, problem.message.as_str()), (code, message));
        }
        let huge = vec![b' '; MOST_BYTES + 1];
        assert_eq!(
            parse(&huge).unwrap_err().message,
            "this is larger than 8 MB"
        );
    }

    #[test]
    fn a_byte_order_mark_is_no_fault() {
        assert_eq!(
            parse("\u{feff}[1, -2, 0.5]".as_bytes())
                .unwrap()
                .to_string(),
            "[1,-2,0.5]"
        );
    }
}
