//! A scenario turned and reseated, as data: what was true of it stays true, and people keep their names and colours.
//! Knows how positions, actions and predicates are written, and no rule.

use rules::chance::Chance;
use serde_json::{Value, json};

const COMPASS: [&str; 4] = ["north", "east", "south", "west"];
/// Words that hold only as the board lies: where one is said, it is not turned.
const AS_IT_LIES: [&str; 12] = [
    "above",
    "below",
    "beneath",
    "upper",
    "lower",
    "row",
    "column",
    "to the left",
    "to the right",
    "on the left",
    "on the right",
    "left to right",
];

/// What is done with a scenario.
struct Variation {
    /// Quarter turns clockwise.
    quarters: i64,
    /// Everybody moves up by so many seats,
    shift: i64,
    /// of so many.
    seats: i64,
    /// True when the numbers of answers are players.
    players: bool,
}

/// Turns the board, and moves everybody up.
pub(crate) fn vary(scenario: &mut Value, chance: &mut Chance) {
    let texts: Vec<_> = scenario["text"]["en"]
        .as_object()
        .into_iter()
        .flat_map(|texts| texts.values().filter_map(Value::as_str))
        .map(str::to_lowercase)
        .collect();
    let says = |word: &str| texts.iter().any(|text| text.contains(word));
    let lies = scenario["steps"][0]["turns"] == false || AS_IT_LIES.iter().any(|word| says(word));
    let seats = scenario["setup"]["players"].as_array().map_or(1, Vec::len);
    let change = Variation {
        quarters: if lies { 0 } else { chance.below(4) as i64 },
        shift: chance.below(seats) as i64,
        seats: seats as i64,
        players: scenario["steps"][0]["ask"]["kind"] == "player",
    };
    change.whole(scenario);
}

impl Variation {
    fn whole(&self, scenario: &mut Value) {
        let setup = &mut scenario["setup"];
        // Who is not named is the first: that must be said before seats change.
        let first = setup["first"].as_i64().unwrap_or(0);
        let active = setup["active"].as_i64().unwrap_or(first);
        setup["first"] = json!(first);
        setup["active"] = json!(active);
        if let Some(seats) = setup["players"].as_array_mut() {
            seats.rotate_right(self.shift as usize);
        }
        if let Some(texts) = scenario["text"]["en"].as_object_mut() {
            for text in texts.values_mut() {
                *text = json!(text.as_str().map(|text| self.said(text)));
            }
        }
        for part in ["setup", "let", "scripts", "moves", "steps", "solution"] {
            if let Some(part) = scenario.get_mut(part) {
                self.value(part);
            }
        }
    }

    fn value(&self, value: &mut Value) {
        match value {
            Value::Array(list) => list.iter_mut().for_each(|value| self.value(value)),
            Value::Object(fields) => {
                let of = |name: &str| fields.get(name).and_then(Value::as_i64);
                let (x, y) = self.turned(of("x"), of("y"));
                for (name, n) in [("x", x), ("y", y)] {
                    match n {
                        Some(n) => fields.insert(name.to_owned(), json!(n)),
                        None => fields.remove(name),
                    };
                }
                for (name, value) in fields.iter_mut() {
                    self.field(name, value);
                }
            }
            _ => {}
        }
    }

    fn field(&self, name: &str, value: &mut Value) {
        match (name, &mut *value) {
            ("player" | "owner" | "from" | "by" | "first" | "active", Value::Number(_)) => {
                self.seat(value);
            }
            ("answer" | "choices", Value::Array(_) | Value::Number(_)) if self.players => {
                self.seat(value);
            }
            ("at", Value::String(at)) => *at = self.side(at),
            ("rotation", Value::Number(n)) => {
                let turned = n.as_i64().map(|n| (n + self.quarters).rem_euclid(4));
                *value = json!(turned);
            }
            ("rotation", Value::Array(all)) => {
                let turned = all.iter().filter_map(Value::as_i64);
                let turned: Vec<_> = turned.map(|n| (n + self.quarters).rem_euclid(4)).collect();
                *value = json!(turned);
            }
            _ => self.value(value),
        }
    }

    /// A player, or several.
    fn seat(&self, value: &mut Value) {
        match value {
            Value::Number(n) => {
                let moved = n.as_i64().map(|n| (n + self.shift).rem_euclid(self.seats));
                *value = json!(moved);
            }
            Value::Array(all) => all.iter_mut().for_each(|value| self.seat(value)),
            _ => {}
        }
    }

    /// A cell, or only one of its numbers.
    const fn turned(&self, x: Option<i64>, y: Option<i64>) -> (Option<i64>, Option<i64>) {
        const fn less(n: Option<i64>) -> Option<i64> {
            match n {
                Some(n) => Some(-n),
                None => None,
            }
        }
        match self.quarters {
            1 => (less(y), x),
            2 => (less(x), less(y)),
            3 => (y, less(x)),
            _ => (x, y),
        }
    }

    /// A side, or half of one; the inside stays inside.
    fn side(&self, at: &str) -> String {
        const SIDES: [&str; 4] = ["N", "E", "S", "W"];
        let turned = SIDES
            .iter()
            .position(|side| at.starts_with(side))
            .map(|side| {
                let turned = SIDES[(side + self.quarters as usize) % 4];
                format!("{turned}{}", &at[1..])
            });
        turned.unwrap_or_else(|| at.to_owned())
    }

    /// A text with what the compass says now.
    fn said(&self, text: &str) -> String {
        let mut said = String::with_capacity(text.len());
        let mut word = String::new();
        for letter in text.chars().chain(['\0']) {
            if letter.is_alphabetic() {
                word.push(letter);
                continue;
            }
            said.push_str(&self.word(&std::mem::take(&mut word)));
            if letter != '\0' {
                said.push(letter);
            }
        }
        // North and south are said first.
        for (side, other) in [
            ("east", "north"),
            ("east", "south"),
            ("west", "north"),
            ("west", "south"),
        ] {
            said = said.replace(&format!("{side}-{other}"), &format!("{other}-{side}"));
        }
        said
    }

    fn word(&self, word: &str) -> String {
        let low = word.to_lowercase();
        let found = COMPASS.iter().position(|side| {
            low.strip_prefix(side)
                .is_some_and(|rest| ["", "ern", "ward", "wards"].contains(&rest))
        });
        let Some(side) = found else {
            return word.to_owned();
        };
        let turned = COMPASS[(side + self.quarters as usize) % 4];
        let rest = &low[COMPASS[side].len()..];
        if word.starts_with(char::is_uppercase) {
            let (first, others) = turned.split_at(1);
            return format!("{}{others}{rest}", first.to_uppercase());
        }
        format!("{turned}{rest}")
    }
}

#[cfg(test)]
mod tests {
    use super::Variation;

    #[test]
    fn directions_turn_with_the_board_and_the_facts_of_answers_stay() {
        let change = Variation {
            quarters: 1,
            shift: 0,
            seats: 2,
            players: false,
        };
        assert_eq!(
            change.said(
                "{points.ada} {points.ada|point|points} for Ada, {points.road} in the north."
            ),
            "{points.ada} {points.ada|point|points} for Ada, {points.road} in the east."
        );
    }
}
