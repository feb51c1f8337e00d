//! How a file of lessons is laid out: one way to write each value, so that a change shows what changed and no more. What
//! fits into a line stands in one; fields come in one order. Knows JSON and the order of fields; no rule of lessons.

mod merged;

pub use merged::merged;

use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use serde_json::Number;
use std::fmt;

/// The longest line, in letters; a text may be longer.
const WIDTH: usize = 120;

/// The fields of a file, in order.
const FILE: [&str; 32] = [
    "format",
    "id",
    "kind",
    "title",
    "about",
    "language",
    "level",
    "minutes",
    "expansion",
    "teaches",
    "after",
    "requires",
    "apart",
    "test",
    "desk",
    "part",
    "setup",
    "document",
    "deck",
    "let",
    "scripts",
    "moves",
    "lab",
    "boards",
    "steps",
    "sheet",
    "chapters",
    "goals",
    "end",
    "solution",
    "bots",
    "text",
];
const SETUP: [&str; 10] = [
    "players", "mix", "seed", "start", "figures", "towers", "first", "active", "turn", "part",
];
const SEAT: [&str; 9] = [
    "name",
    "by",
    "score",
    "supply",
    "goods",
    "floors",
    "prisoners",
    "tollhouse",
    "robber",
];
const STEP: [&str; 23] = [
    "lesson", "step", "id", "type", "find", "board", "say", "moves", "suppose", "ask", "wrong",
    "accept", "rest", "until", "fail", "turns", "rules", "mark", "good", "why", "feedback",
    "hints", "costs",
];
const CLASS: [&str; 7] = ["class", "when", "say", "refute", "then", "rules", "mark"];

/// A value whose fields are in the order in which they are written.
#[derive(Clone, Debug, PartialEq)]
enum Ordered {
    Null,
    Truth(bool),
    Number(Number),
    Text(String),
    List(Vec<Self>),
    Object(Vec<(String, Self)>),
}

impl<'de> Deserialize<'de> for Ordered {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<Self, D::Error> {
        struct Reads;

        impl<'de> Visitor<'de> for Reads {
            type Value = Ordered;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a value")
            }

            fn visit_unit<E>(self) -> Result<Ordered, E> {
                Ok(Ordered::Null)
            }

            fn visit_bool<E>(self, truth: bool) -> Result<Ordered, E> {
                Ok(Ordered::Truth(truth))
            }

            fn visit_i64<E>(self, number: i64) -> Result<Ordered, E> {
                Ok(Ordered::Number(number.into()))
            }

            fn visit_u64<E>(self, number: u64) -> Result<Ordered, E> {
                Ok(Ordered::Number(number.into()))
            }

            fn visit_f64<E>(self, number: f64) -> Result<Ordered, E> {
                Ok(Number::from_f64(number).map_or(Ordered::Null, Ordered::Number))
            }

            fn visit_str<E>(self, text: &str) -> Result<Ordered, E> {
                Ok(Ordered::Text(text.to_owned()))
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut values: A) -> Result<Ordered, A::Error> {
                let mut list = Vec::new();
                while let Some(value) = values.next_element()? {
                    list.push(value);
                }
                Ok(Ordered::List(list))
            }

            fn visit_map<A: MapAccess<'de>>(self, mut values: A) -> Result<Ordered, A::Error> {
                let mut fields = Vec::new();
                while let Some(field) = values.next_entry()? {
                    fields.push(field);
                }
                Ok(Ordered::Object(fields))
            }
        }

        reader.deserialize_any(Reads)
    }
}

/// The text of a file as it is laid out; nothing where it is not JSON.
pub fn laid_out(text: &str) -> Option<String> {
    let file: Ordered = serde_json::from_str(text.trim_start_matches('\u{feff}')).ok()?;
    Some(file.laid_out())
}

/// The text of a file with another value at a path such as `["steps", "2", "costs"]`, laid out; nothing where it is not
/// JSON, or has nothing there.
pub fn with(text: &str, path: &[&str], value: &str) -> Option<String> {
    let mut file: Ordered = serde_json::from_str(text.trim_start_matches('\u{feff}')).ok()?;
    let place = path.iter().try_fold(&mut file, |value, part| match value {
        Ordered::List(list) => list.get_mut(part.parse::<usize>().ok()?),
        Ordered::Object(fields) => {
            let field = fields.iter_mut().find(|(name, _)| name == part);
            field.map(|(_, value)| value)
        }
        _ => None,
    });
    *place? = serde_json::from_str(value).ok()?;
    Some(file.laid_out())
}

/// The order of the fields of objects below a field; what is not in it keeps its place behind the others.
fn order_below(field: &str) -> &'static [&'static str] {
    match field {
        "setup" => &SETUP,
        "players" => &SEAT,
        "steps" => &STEP,
        "feedback" => &CLASS,
        "scenarios" => &FILE,
        _ => &[],
    }
}

impl Ordered {
    fn laid_out(mut self) -> String {
        self.sort(&FILE);
        let mut written = String::new();
        self.write(&mut written, 0, 0);
        written.push('\n');
        written
    }

    fn sort(&mut self, order: &[&str]) {
        match self {
            Self::List(list) => {
                for value in list {
                    value.sort(order);
                }
            }
            Self::Object(fields) => {
                let rank = |name: &str| order.iter().position(|it| *it == name);
                fields.sort_by_key(|(name, _)| rank(name).unwrap_or(order.len()));
                for (name, value) in fields {
                    match value {
                        // Boards have names of their own.
                        Self::Object(boards) if name == "boards" => {
                            for (_, board) in boards {
                                board.sort(&FILE);
                            }
                        }
                        value => value.sort(order_below(name)),
                    }
                }
            }
            _ => {}
        }
    }

    /// True for a list of lists of numbers: as many stand in a line as fit.
    fn is_filled(&self) -> bool {
        let Self::List(list) = self else { return false };
        let is_number = |value: &Self| matches!(value, Self::Number(_));
        let is_row = |row: &Self| matches!(row, Self::List(row) if row.iter().all(is_number));
        list.iter().all(is_row)
    }

    /// True for a list of several objects or lists that each hold several things: each has a line of its own.
    fn is_table(&self) -> bool {
        let Self::List(list) = self else { return false };
        if self.is_filled() {
            return false;
        }
        let all = |is_row: fn(&Self) -> bool| list.len() > 1 && list.iter().all(is_row);
        all(|row| matches!(row, Self::Object(fields) if fields.len() > 1))
            || all(|row| matches!(row, Self::List(list) if list.len() > 1))
    }

    fn has_table(&self) -> bool {
        self.is_table()
            || match self {
                Self::List(list) => list.iter().any(Self::has_table),
                Self::Object(fields) => fields.iter().any(|(_, value)| value.has_table()),
                _ => false,
            }
    }

    /// Writes the value; `taken` letters of its line are taken before and after it.
    fn write(&self, text: &mut String, indent: usize, taken: usize) {
        let start = text.len();
        self.write_flat(text);
        let is_short = || taken + text[start..].chars().count() <= WIDTH;
        let parts = match self {
            Self::List(list) => list.len(),
            Self::Object(fields) => fields.len(),
            _ => 0,
        };
        if parts == 0 || (is_short() && !self.has_table()) {
            return;
        }
        text.truncate(start);
        let inside = indent + 2;
        let comma = |n: usize| usize::from(n + 1 < parts);
        let (open, close) = match self {
            Self::List(_) => ('[', ']'),
            _ => ('{', '}'),
        };
        text.push(open);
        let begin = |text: &mut String, n: usize| {
            text.push_str(if n > 0 { ",\n" } else { "\n" });
            text.push_str(&" ".repeat(inside));
        };
        match self {
            Self::List(list) if self.is_filled() => {
                let mut line = text.len();
                for (n, value) in list.iter().enumerate() {
                    let mut row = String::new();
                    value.write_flat(&mut row);
                    let letters = text.len() - line + ", ".len() + row.len() + comma(n);
                    if n == 0 || letters > WIDTH {
                        begin(text, n);
                        line = text.len() - inside;
                    } else {
                        text.push_str(", ");
                    }
                    text.push_str(&row);
                }
            }
            Self::List(list) => {
                for (n, value) in list.iter().enumerate() {
                    begin(text, n);
                    value.write(text, inside, inside + comma(n));
                }
            }
            Self::Object(fields) => {
                for (n, (name, value)) in fields.iter().enumerate() {
                    begin(text, n);
                    let name = format!("{}: ", quoted(name));
                    text.push_str(&name);
                    value.write(text, inside, inside + name.chars().count() + comma(n));
                }
            }
            _ => {}
        }
        text.push('\n');
        text.push_str(&" ".repeat(indent));
        text.push(close);
    }

    fn write_flat(&self, text: &mut String) {
        match self {
            Self::Null => text.push_str("null"),
            Self::Truth(truth) => text.push_str(if *truth { "true" } else { "false" }),
            Self::Number(number) => text.push_str(&number.to_string()),
            Self::Text(said) => text.push_str(&quoted(said)),
            Self::List(list) => {
                text.push('[');
                for (n, value) in list.iter().enumerate() {
                    text.push_str(if n > 0 { ", " } else { "" });
                    value.write_flat(text);
                }
                text.push(']');
            }
            Self::Object(fields) if fields.is_empty() => text.push_str("{}"),
            Self::Object(fields) => {
                text.push_str("{ ");
                for (n, (name, value)) in fields.iter().enumerate() {
                    text.push_str(if n > 0 { ", " } else { "" });
                    text.push_str(&quoted(name));
                    text.push_str(": ");
                    value.write_flat(text);
                }
                text.push_str(" }");
            }
        }
    }
}

fn quoted(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}

#[cfg(test)]
mod tests {
    use super::{WIDTH, laid_out, with};

    #[test]
    fn a_table_has_a_row_a_line_and_what_fits_into_a_line_stands_in_one() {
        let text = r#"{"setup": {"start": [{"tile": "base/D", "x": 0}, {"tile": "base/U", "x": 1}], "players": 2},
            "deck": {"draws": ["base/U", "base/V"], "then": "seeded"}, "format": "x", "teaches": [], "text": {}}"#;
        let laid = "{
  \"format\": \"x\",
  \"teaches\": [],
  \"setup\": {
    \"players\": 2,
    \"start\": [
      { \"tile\": \"base/D\", \"x\": 0 },
      { \"tile\": \"base/U\", \"x\": 1 }
    ]
  },
  \"deck\": { \"draws\": [\"base/U\", \"base/V\"], \"then\": \"seeded\" },
  \"text\": {}
}
";
        assert_eq!(laid_out(text).as_deref(), Some(laid));
        assert_eq!(laid_out(laid).as_deref(), Some(laid));
    }

    #[test]
    fn rows_of_numbers_fill_lines() {
        let row = "[446, 55, 16]";
        let text = format!("{{\"stood\": [{}]}}", vec![row; 20].join(", "));
        let line = |rows: usize| vec![row; rows].join(", ");
        let laid = format!(
            "{{\n  \"stood\": [\n    {},\n    {},\n    {}\n  ]\n}}\n",
            line(7),
            line(7),
            line(6)
        );
        assert_eq!(laid_out(&text).as_deref(), Some(&*laid));
        assert_eq!(laid_out(&laid).as_deref(), Some(&*laid));
        assert!(laid.lines().all(|line| line.len() <= WIDTH));
        let few = format!("{{ \"stood\": [{}] }}\n", line(3));
        assert_eq!(
            with(&laid, &["stood"], &format!("[{}]", line(3))),
            Some(few)
        );
        assert_eq!(with(&laid, &["other"], "1"), None);
    }

    #[test]
    fn a_line_is_broken_where_it_would_be_too_long() {
        let list = |letters: usize| {
            format!(
                "{{ \"a\": [\"{}\", 1.5, null, true] }}\n",
                "é".repeat(letters)
            )
        };
        assert_eq!(laid_out(&list(90)), Some(list(90)));
        let broken = laid_out(&list(91)).expect("it is JSON");
        assert_eq!(broken.lines().count(), 3);
    }

    #[test]
    fn names_that_an_author_chose_keep_their_order() {
        let text = "{\n  \"text\": {\n    \"en\": { \"title\": \"A\", \"steps\": \"B\", \"id\": \"C\" },\n    \"nl\": { \"why\": \"D\", \"id\": \"E\", \"title\": \"A text that goes on for some time, so that this is long.\" }\n  }\n}\n";
        assert_eq!(laid_out(text).as_deref(), Some(text));
        assert_eq!(laid_out("{ not JSON"), None);
    }
}
