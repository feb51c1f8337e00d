//! Whether what is said of players is said of seats that the table has. Knows fields by their names alone.

use crate::faults::{ProblemList, field};
use crate::problem::{Problem, What};
use serde_json::{Map, Value};

/// The fields whose value, when it is a number, is a seat.
const SEATS: [&str; 2] = ["player", "owner"];

/// How many sit at a table; nothing where that cannot be read.
pub(crate) fn at(setup: Option<&Value>) -> Option<usize> {
    match setup?.get("players")? {
        Value::Array(seats) => Some(seats.len()),
        number => usize::try_from(number.as_u64()?).ok(),
    }
}

/// Objects to every seat named in a value that is not among so many.
pub(crate) fn judge(value: &Value, path: &str, seats: usize, faults: &mut ProblemList) {
    match value {
        Value::Array(list) => {
            for (index, value) in list.iter().enumerate() {
                judge(value, &format!("{path}[{index}]"), seats, faults);
            }
        }
        Value::Object(fields) => of_fields(fields, path, seats, faults),
        _ => {}
    }
}

fn of_fields(fields: &Map<String, Value>, path: &str, seats: usize, faults: &mut ProblemList) {
    for (name, value) in fields {
        let path = field(path, name);
        let seat = value.as_u64().filter(|_| SEATS.contains(&name.as_str()));
        let Some(seat) = seat.and_then(|seat| usize::try_from(seat).ok()) else {
            judge(value, &path, seats, faults);
            continue;
        };
        if seat >= seats && seats > 0 {
            let (player, last) = (seat.into(), (seats - 1).into());
            faults.add(|| Problem::error(&path, What::NoSeat { player, last }));
        }
    }
}
