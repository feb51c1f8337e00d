//! A file as a whole: which format it says it is, reading it with all its faults, writing it.
//! Knows the names of the formats; each format tells what lies inside.

use crate::faults::{ProblemList, found};
use crate::problem::{FoundValue, Problem, What, join, shown};
use crate::{healthy, json, overlay};
use rules::expansions::ExpansionKey;
use rules::setup::MAX_TILES;
use serde::Serialize;
use serde_json::{Map, Value};
use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};

/// A format of files.
pub trait DocumentFormat: ReadFields + DocumentText + JudgedFields + Serialize {
    /// The word in `bastide/<kind>@1`.
    const KIND: &'static str;
    /// What a person calls such a file.
    const NAME: &'static str;
    /// The fields that a file must have although a part of another file need not.
    const NEEDS: &'static [&'static str] = &[];
    /// The number that this program writes, and the newest it reads. Every earlier one is read too.
    const NUMBER: u32 = 1;

    /// Makes the fields of a file of an earlier number say what they meant, in the words of today.
    fn renew(_number: u32, _fields: &mut Map<String, Value>) {}

    /// Adds what stands in no file because it follows from the rest.
    fn complete(_fields: &mut Map<String, Value>) {}
}

/// What is judged of an object beyond the shape of each field. It is judged whether or not all fields are
/// right, so that no fault hides another: what is wrong in shape is told elsewhere and passed over here.
pub trait JudgedFields {
    /// Adds what is wrong with the object at `at`.
    fn judge(_fields: &Map<String, Value>, _at: &str, _faults: &mut ProblemList) {}
}

/// What can be read field by field.
pub trait ReadFields: Sized {
    /// Reads each field by itself.
    ///
    /// # Errors
    /// With every field that is wrong.
    fn shaped(value: Value) -> Result<Self, ProblemList>;
}

/// What can be written as a file.
pub trait DocumentText {
    /// The file, ready to be saved.
    fn text(&self) -> String;
}

/// Reads a file.
///
/// # Errors
/// With every fault.
pub fn read<T: DocumentFormat>(bytes: &[u8]) -> Result<T, Vec<Problem>> {
    read_value(json::parse(bytes).map_err(|problem| vec![problem])?)
}

/// Reads a file that the program carries, with its texts in all languages.
pub(crate) fn carried<T: DocumentFormat>(file: &str, text: &str) -> T {
    let parsed = json::parse(text.as_bytes()).map_err(|problem| vec![problem]);
    parsed
        .and_then(|mut value| {
            overlay::add_languages(file, &mut value);
            read_value(value)
        })
        .unwrap_or_else(|problems| unreachable!("a test reads {file}: {}", problems[0]))
}

/// Reads a file that is parsed already.
///
/// # Errors
/// With every fault.
pub fn read_value<T: DocumentFormat>(value: Value) -> Result<T, Vec<Problem>> {
    read_value_and(value, |_, _| {})
}

/// Reads a file; `and` adds what else is wrong with its fields.
pub(crate) fn read_value_and<T: DocumentFormat>(
    value: Value,
    and: impl FnOnce(&Map<String, Value>, &mut ProblemList),
) -> Result<T, Vec<Problem>> {
    let Value::Object(mut fields) = value else {
        let (kind, found) = (T::KIND, found(&value));
        return Err(vec![Problem::error("", What::NoDocument { kind, found })]);
    };
    let Some(format) = fields.remove("format") else {
        let (kind, format) = (T::KIND, format_word::<T>());
        let what = What::FormatMissing { kind, format };
        return Err(vec![Problem::error("format", what)]);
    };
    let number = check_format::<T>(&format).map_err(|problem| vec![problem])?;
    if number < T::NUMBER {
        T::renew(number, &mut fields);
    }
    T::complete(&mut fields);
    read_whole(Value::Object(fields), |fields, faults| {
        for needed in T::NEEDS {
            if !fields.contains_key(*needed) {
                faults.add(|| Problem::error(*needed, What::FieldMissing));
            }
        }
        and(fields, faults);
    })
}

/// Reads a part of a file that stands alone, such as the setup of a game.
///
/// # Errors
/// With every fault, as if the part lay at `at`.
pub fn read_part<T: ReadFields + JudgedFields>(value: Value, at: &str) -> Result<T, Vec<Problem>> {
    read_part_and(value, at, |_, _| {})
}

/// Reads a part of a file; `and` adds what else is wrong with its fields.
pub(crate) fn read_part_and<T: ReadFields + JudgedFields>(
    value: Value,
    at: &str,
    and: impl FnOnce(&Map<String, Value>, &mut ProblemList),
) -> Result<T, Vec<Problem>> {
    let under = |problem: Problem| problem.under(at);
    read_whole(value, and).map_err(|problems| problems.into_iter().map(under).collect())
}

fn read_whole<T: ReadFields + JudgedFields>(
    value: Value,
    and: impl FnOnce(&Map<String, Value>, &mut ProblemList),
) -> Result<T, Vec<Problem>> {
    let mut faults = ProblemList::default();
    if let Value::Object(fields) = healthy::without_nulls(&value).as_ref() {
        T::judge(fields, "", &mut faults);
        and(fields, &mut faults);
    }
    match T::shaped(value) {
        Ok(document) => faults.verdict().map(|()| document),
        Err(of_shape) => {
            faults.append(of_shape);
            Err(faults.told())
        }
    }
}

/// A file of this format, ready to be saved.
pub fn write<T: DocumentFormat>(document: &T) -> String {
    document.text()
}

/// The text of such a file.
pub(crate) fn text<T: DocumentFormat>(document: &T) -> String {
    let mut text = serde_json::to_string_pretty(&stamped(document))
        .unwrap_or_else(|error| unreachable!("every field has a JSON form: {error}"));
    text.push('\n');
    text
}

/// A document with the word of its format before everything else.
pub fn stamped<T: DocumentFormat>(document: &T) -> impl Serialize {
    #[derive(Serialize)]
    struct StampedDocument<'a, T> {
        format: String,
        #[serde(flatten)]
        document: &'a T,
    }
    StampedDocument {
        format: format_word::<T>(),
        document,
    }
}

/// Checks the word that stands under `format`, and answers with its number.
///
/// # Errors
/// When it is another format, or a newer one.
pub fn check_format<T: DocumentFormat>(format: &Value) -> Result<u32, Problem> {
    let other = |found| {
        let format = format_word::<T>();
        Problem::error("format", What::NoFormat { format, found })
    };
    let Some(word) = format.as_str() else {
        return Err(other(found(format)));
    };
    match split(word) {
        Some((kind, number)) if kind == T::KIND && (1..=T::NUMBER).contains(&number) => Ok(number),
        Some((kind, number)) if kind == T::KIND && number > T::NUMBER => {
            Err(Problem::error("format", newer(T::KIND, number, T::NUMBER)))
        }
        _ => {
            let text = shown(word);
            Err(other(FoundValue::Text { text }).coded("wrong-format"))
        }
    }
}

/// What is wrong with a number of a format that this program does not read yet.
pub(crate) fn is_newer(kind: &'static str, number: u32, newest: u32) -> Option<What> {
    (number > newest).then(|| newer(kind, number, newest))
}

fn newer(kind: &'static str, number: u32, newest: u32) -> What {
    What::NewerFormat {
        kind,
        number: number.into(),
        newest: newest.into(),
    }
}

/// The kind that a parsed file says it is.
///
/// # Errors
/// When it says none.
pub fn kind_of(value: &Value) -> Result<&str, Problem> {
    let format = value
        .get("format")
        .ok_or_else(|| Problem::error("format", What::AnyFormatMissing))?;
    format
        .as_str()
        .and_then(split)
        .map(|(kind, _)| kind)
        .ok_or_else(|| {
            let found = found(format);
            Problem::error("format", What::AnyFormat { found })
        })
}

pub(crate) fn format_word<T: DocumentFormat>() -> String {
    format!("bastide/{}@{}", T::KIND, T::NUMBER)
}

fn split(word: &str) -> Option<(&str, u32)> {
    let (kind, number) = word.strip_prefix("bastide/")?.split_once('@')?;
    Some((kind, number.parse().ok()?))
}

/// Adds the fault of a list that has more tiles than any game.
pub(crate) fn too_many_tiles(
    fields: &Map<String, Value>,
    list: &str,
    at: &str,
    faults: &mut ProblemList,
) {
    let count = healthy::list(fields.get(list)).count();
    if count > MAX_TILES {
        let (n, most) = (count.into(), MAX_TILES.into());
        faults.add(|| Problem::error(join(at, list), What::TooManyTiles { n, most }));
    }
}

/// Adds the expansions that a list names again.
pub(crate) fn repeated_expansions(
    fields: &Map<String, Value>,
    list: &str,
    at: &str,
    faults: &mut ProblemList,
) {
    let mut named = BTreeSet::new();
    let listed = healthy::each::<ExpansionKey>(fields.get(list));
    for (index, expansion) in listed.into_iter().enumerate() {
        if let Some(expansion) = expansion
            && !named.insert(expansion)
        {
            let at = || join(at, &format!("{list}[{index}]"));
            let expansion = expansion.word();
            faults.add(|| Problem::error(at(), What::ExpansionTwice { expansion }));
        }
    }
}

/// Adds the entries of a list whose `id` an earlier entry has.
pub fn repeated_ids(fields: &Map<String, Value>, list: &str, at: &str, faults: &mut ProblemList) {
    let mut seen = BTreeMap::new();
    for (index, entry) in healthy::objects(fields.get(list)) {
        let Some(id) = entry.get("id").and_then(Value::as_str) else {
            continue;
        };
        match seen.entry(id) {
            Entry::Vacant(free) => {
                free.insert(index);
            }
            Entry::Occupied(taken) => faults.add(|| {
                let by = format!("{list}[{}]", taken.get());
                let at = join(at, &format!("{list}[{index}].id"));
                Problem::error(at, What::IdTaken { id: shown(id), by })
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::faults::fields_of;
    use deserr::Deserr;
    use serde_json::json;

    /// A format whose second number calls a field otherwise than its first.
    #[derive(Debug, PartialEq, Deserr, Serialize)]
    #[deserr(error = ProblemList, deny_unknown_fields)]
    struct InventedFile {
        name: String,
    }

    impl DocumentFormat for InventedFile {
        const KIND: &'static str = "invented";
        const NAME: &'static str = "invention";
        const NUMBER: u32 = 2;

        fn renew(number: u32, fields: &mut Map<String, Value>) {
            assert_eq!(number, 1);
            if let Some(title) = fields.remove("title") {
                fields.insert("name".to_owned(), title);
            }
        }
    }

    impl JudgedFields for InventedFile {}

    impl ReadFields for InventedFile {
        fn shaped(value: Value) -> Result<Self, ProblemList> {
            fields_of(value)
        }
    }

    impl DocumentText for InventedFile {
        fn text(&self) -> String {
            text(self)
        }
    }

    #[test]
    fn a_file_of_an_earlier_number_is_read_as_today() {
        let name = "A lantern".to_owned();
        let first = json!({ "format": "bastide/invented@1", "title": name });
        let read = read_value(first);
        assert_eq!(read, Ok(InventedFile { name }));
        let written = read.map(|read| read.text()).unwrap_or_default();
        assert!(written.contains("bastide/invented@2"), "{written}");
        let newer =
            read_value::<InventedFile>(json!({ "format": "bastide/invented@3", "name": "" }));
        assert_eq!(
            newer.map_err(|problems| problems[0].code),
            Err("newer-format")
        );
    }
}
