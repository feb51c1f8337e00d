//! From bytes to JSON, strictly: never more than 8 MiB, 100 deep, 200,000 values; one sentence when it is not.

use crate::problem::{Problem, What, shown};
use serde::de::{self, DeserializeSeed, Deserializer, MapAccess, SeqAccess, Visitor};
use serde_json::error::Category;
use serde_json::{Map, Value};
use std::cell::Cell;
use std::fmt;

/// The largest file that is read.
pub const MOST_BYTES: usize = 8 << 20;
/// How deep lists and objects may lie in each other: less than where the parser itself gives up.
const DEEPEST: usize = 100;
/// So many values a file may hold, lists and objects among them: the longest record comes nowhere near, and what is done
/// with a file is in step with them.
const MOST_VALUES: usize = 200_000;

/// Reads one JSON value and nothing after it.
///
/// # Errors
/// With one clear sentence: too large, no text, no JSON, cut off, nested too deeply, a field twice.
pub fn parse(bytes: &[u8]) -> Result<Value, Problem> {
    if bytes.len() > MOST_BYTES {
        return Err(too_large());
    }
    let text = std::str::from_utf8(bytes).map_err(|_| Problem::error("", What::NotText))?;
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    // An end that is missing is missed where the last word stands, not on the empty line after it.
    let text = text.trim_end_matches([' ', '\t', '\r', '\n']);
    if text.trim().is_empty() {
        return Err(Problem::error("", What::Empty));
    }
    let fault = Cell::new(None);
    let left = Cell::new(MOST_VALUES);
    let strict = Strict {
        depth: 0,
        left: &left,
        fault: &fault,
    };
    let mut reader = serde_json::Deserializer::from_str(text);
    let value = strict
        .deserialize(&mut reader)
        .and_then(|value| reader.end().map(|()| value));
    value.map_err(|error| explain(&error, fault.take()))
}

/// The refusal of anything that is larger than [`MOST_BYTES`].
pub fn too_large() -> Problem {
    let most = (MOST_BYTES >> 20).into();
    Problem::error("", What::TooLarge { most })
}

/// What is wrong with a text that is JSON otherwise.
enum JsonProblem {
    Depth,
    Number,
    Twice(String),
}

fn explain(error: &serde_json::Error, unwanted: Option<JsonProblem>) -> Problem {
    let (line, column) = (error.line(), error.column());
    let what = match (unwanted, error.classify()) {
        (Some(JsonProblem::Depth), _) => What::TooDeep {
            most: DEEPEST.into(),
            line: line.into(),
            column: column.into(),
        },
        (Some(JsonProblem::Number), _) => What::TooManyValues {
            most: MOST_VALUES.into(),
        },
        (Some(JsonProblem::Twice(field)), _) => What::FieldTwice {
            field,
            line: line.into(),
            column: column.into(),
        },
        (None, Category::Eof) => What::CutOff { line: line.into() },
        (None, _) => {
            let text = error.to_string();
            let place = format!(" at line {line} column {column}");
            let statement = match text.strip_suffix(&place).unwrap_or(&text) {
                // What the parser says when a word begins like `null`, `true` or `false`.
                "expected ident" => "expected value",
                statement => statement,
            };
            let statement = statement.to_owned();
            What::NotJson {
                statement,
                line: line.into(),
                column: column.into(),
            }
        }
    };
    Problem::error("", what)
}

/// Reads a value whose objects have each field once, and which is not nested too deeply.
#[derive(Clone, Copy)]
struct Strict<'a> {
    depth: usize,
    /// How many values more there may be.
    left: &'a Cell<usize>,
    /// What was refused, because the parser keeps nothing but a text of it.
    fault: &'a Cell<Option<JsonProblem>>,
}

impl Strict<'_> {
    fn refuse<E: de::Error>(self, unwanted: JsonProblem) -> E {
        self.fault.set(Some(unwanted));
        E::custom("unwanted")
    }

    /// One level further in.
    fn inside<E: de::Error>(self) -> Result<Self, E> {
        if self.depth == DEEPEST {
            return Err(self.refuse(JsonProblem::Depth));
        }
        Ok(Self {
            depth: self.depth + 1,
            ..self
        })
    }
}

impl<'de> DeserializeSeed<'de> for Strict<'_> {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        let Some(left) = self.left.get().checked_sub(1) else {
            return Err(self.refuse(JsonProblem::Number));
        };
        self.left.set(left);
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Strict<'_> {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a JSON value")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(Value::Bool(value))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(Value::from(value))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(Value::from(value))
    }

    fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
        Ok(Value::from(value))
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(Value::from(value))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Value, A::Error> {
        let inside = self.inside()?;
        let mut values = Vec::new();
        while let Some(value) = list.next_element_seed(inside)? {
            values.push(value);
        }
        Ok(Value::Array(values))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Value, A::Error> {
        let inside = self.inside()?;
        let mut fields = Map::new();
        while let Some(key) = map.next_key::<String>()? {
            if fields.contains_key(&key) {
                return Err(self.refuse(JsonProblem::Twice(shown(&key))));
            }
            let value = map.next_value_seed(inside)?;
            fields.insert(key, value);
        }
        Ok(Value::Object(fields))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_nonsense_has_its_sentence() {
        let deep = "[".repeat(100_000);
        let cases: [(&[u8], &str, &str); 13] = [
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
                "this ends in the middle of a value (line 1)",
            ),
            (
                b"{\n\"id\": 1,\r\n \n",
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
                "values are nested more than 100 deep (line 1, column 101)",
            ),
        ];
        for (bytes, code, message) in cases {
            let problem = parse(bytes).unwrap_err();
            assert_eq!((problem.code, problem.message().as_str()), (code, message));
        }
        let many = format!("[{}0]", "0,".repeat(MOST_VALUES));
        let many = parse(many.as_bytes()).unwrap_err();
        assert_eq!(
            (many.code, many.message().as_str()),
            (
                "too-many-values",
                "this holds more than 200000 values: no file of ours does"
            )
        );
        let huge = vec![b' '; MOST_BYTES + 1];
        assert_eq!(
            parse(&huge).unwrap_err().message(),
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
