//! Good values and good bytes, damaged a little, so that what lies behind the reading is met too.

use proptest::prelude::*;
use serde_json::{Map, Value, json};
use std::iter::repeat_n;

/// One thing done to a value: what is hit, how, and with what.
#[derive(Clone, Debug)]
pub(crate) struct Blow {
    at: u32,
    how: How,
    with: u32,
}

#[derive(Clone, Copy, Debug)]
enum How {
    Replace,
    Graft,
    Remove,
    Repeat,
    Nudge,
    Rename,
    Swap,
}

/// To nudge something leaves most files readable.
const HOW: [How; 9] = [
    How::Replace,
    How::Graft,
    How::Remove,
    How::Repeat,
    How::Nudge,
    How::Nudge,
    How::Nudge,
    How::Rename,
    How::Swap,
];

/// What a number becomes more by.
const STEPS: [i64; 10] = [1, -1, 2, -2, 5, 40, 64, 200, 1000, 70_000];

/// Some blows, or none.
pub(crate) fn blows() -> impl Strategy<Value = Vec<Blow>> {
    let blow = (any::<u32>(), 0..HOW.len(), any::<u32>());
    let blow = blow.prop_map(|(at, how, with)| Blow {
        at,
        how: HOW[how],
        with,
    });
    prop::collection::vec(blow, 0..6)
}

/// The value after the blows.
pub(crate) fn damaged(mut value: Value, blows: &[Blow]) -> Value {
    for blow in blows {
        let size = size(&value);
        let other = nth(&mut value, blow.with as usize % size).cloned();
        if let Some(hit) = nth(&mut value, blow.at as usize % size) {
            strike(hit, blow, other.unwrap_or_default());
        }
    }
    value
}

fn strike(hit: &mut Value, blow: &Blow, other: Value) {
    let with = blow.with as usize;
    match (blow.how, &mut *hit) {
        (How::Remove, Value::Array(list)) if !list.is_empty() => {
            list.remove(with % list.len());
        }
        (How::Remove, Value::Object(fields)) if !fields.is_empty() => {
            let key = key(fields, with);
            fields.remove(&key);
        }
        (How::Repeat, Value::Array(list)) if (1..500).contains(&list.len()) => {
            let one = list[with % list.len()].clone();
            list.extend(repeat_n(one, 1 + with % 40));
        }
        (How::Swap, Value::Array(list)) if !list.is_empty() => {
            let length = list.len();
            list.swap(with % length, with / 7 % length);
        }
        (How::Rename, Value::Object(fields)) if !fields.is_empty() => {
            let key = key(fields, with);
            let value = fields.remove(&key).unwrap_or_default();
            let name = other
                .as_str()
                .map_or_else(|| format!("{key}z"), str::to_owned);
            fields.insert(name, value);
        }
        (How::Nudge, Value::Number(number)) => {
            let more = STEPS[with % STEPS.len()];
            *hit = json!(number.as_i64().unwrap_or(0).saturating_add(more));
        }
        // A word of the same file stands where another word was.
        (How::Nudge, Value::String(_)) if other.is_string() => *hit = other,
        (How::Nudge, Value::String(text)) => match with % 3 {
            0 => text.push('é'),
            1 => *text = text.chars().rev().collect(),
            _ => *text = text.repeat(with % 60),
        },
        (How::Nudge, Value::Bool(is)) => *is = !*is,
        (How::Graft, hit) => *hit = other,
        (_, hit) => *hit = piece(with),
    }
}

fn key(fields: &Map<String, Value>, with: usize) -> String {
    let key = fields.keys().nth(with % fields.len());
    key.cloned().unwrap_or_default()
}

fn size(value: &Value) -> usize {
    1 + match value {
        Value::Array(list) => list.iter().map(size).sum(),
        Value::Object(fields) => fields.values().map(size).sum(),
        _ => 0,
    }
}

/// A value by its number in the order of the file.
fn nth(value: &mut Value, mut n: usize) -> Option<&mut Value> {
    if n == 0 {
        return Some(value);
    }
    n -= 1;
    let inner: Vec<&mut Value> = match value {
        Value::Array(list) => list.iter_mut().collect(),
        Value::Object(fields) => fields.values_mut().collect(),
        _ => Vec::new(),
    };
    for inner in inner {
        let size = size(inner);
        if n < size {
            return nth(inner, n);
        }
        n -= size;
    }
    None
}

/// Values that are likely to hurt.
fn piece(with: usize) -> Value {
    match with % 24 {
        0 => Value::Null,
        1 => json!(-1),
        2 => json!(0),
        3 => json!(1),
        4 => json!(6),
        5 => json!(50),
        6 => json!(255),
        7 => json!(256),
        8 => json!(32_767),
        9 => json!(-32_768),
        10 => json!(65_536),
        11 => json!(1e99),
        12 => json!(0.5),
        13 => json!(u64::MAX),
        14 => json!(""),
        15 => json!([]),
        16 => json!({}),
        17 => json!(true),
        18 => json!("NL"),
        19 => json!("city"),
        20 => json!("I"),
        21 => json!("\u{0}\u{202e}"),
        22 => json!("a".repeat(5000)),
        _ => json!([[[[[[]]]]]]),
    }
}

/// One thing done to bytes.
#[derive(Clone, Debug)]
pub(crate) struct Scratch {
    at: u32,
    how: u8,
    with: u32,
}

/// Pieces of files that are likely to hurt.
const PIECES: [&[u8]; 24] = [
    b"null",
    b"-1",
    b"1e99",
    b"\"\"",
    b"[]",
    b"{}",
    b"99999999999999999999",
    b"0.5",
    b"\"I\"",
    b"[[[[",
    b"\0",
    b"\xff\xfe",
    b"\xef\xbb\xbf",
    b"\\ud800",
    b"<!--",
    b"<![CDATA[",
    b"<!DOCTYPE a>",
    b"&#0;",
    b"&lt;",
    b"<a b='",
    b"\" ",
    b"/>",
    b"PK\x05\x06",
    b"\xff\xff\xff\xff",
];

/// Some scratches, or none.
pub(crate) fn scratches() -> impl Strategy<Value = Vec<Scratch>> {
    let scratch = (any::<u32>(), 0..7_u8, any::<u32>());
    let scratch = scratch.prop_map(|(at, how, with)| Scratch { at, how, with });
    prop::collection::vec(scratch, 0..6)
}

/// The bytes after the scratches.
pub(crate) fn scratched(mut bytes: Vec<u8>, scratches: &[Scratch]) -> Vec<u8> {
    for Scratch { at, how, with } in scratches {
        if bytes.is_empty() {
            break;
        }
        let (at, with) = (*at as usize % bytes.len(), *with as usize);
        let end = (at + 1 + with % 40).min(bytes.len());
        match how {
            0 => bytes.truncate(at),
            1 => bytes[at] = with as u8,
            2 => bytes[at] ^= 1 << (with % 8),
            3 => drop(bytes.drain(at..end)),
            4 => drop(bytes.splice(at..at, PIECES[with % PIECES.len()].to_vec())),
            5 => drop(bytes.splice(at..end, PIECES[with % PIECES.len()].to_vec())),
            // A part of it stands at another place too.
            _ => {
                let from = with % bytes.len();
                let part = bytes[from..(from + 200).min(bytes.len())].to_vec();
                drop(bytes.splice(at..at, part));
            }
        }
    }
    bytes
}

impl Scratch {
    /// What blows are to a file that holds no values.
    pub(crate) fn of(blows: &[Blow]) -> Vec<Self> {
        let one = |blow: &Blow| Self {
            at: blow.at,
            how: blow.how as u8,
            with: blow.with,
        };
        blows.iter().map(one).collect()
    }
}
