//! A scenario turned and reseated, as data: what was true of it stays true, and people keep their names and colours.
//! Knows how positions, actions and predicates are written, and no rule.

use rules::chance::Chance;
use serde_json::{Value, json};

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

/// Turns the board, unless its step holds only as it lies, and moves everybody up.
pub(crate) fn vary(scenario: &mut Value, chance: &mut Chance) {
    let lies = scenario["steps"][0]["turns"] == false;
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
        // The rules may name a turned place by another of its sides; only free turns need their solution.
        if self.quarters != 0
            && scenario["steps"][0]["type"] != "play"
            && let Some(fields) = scenario.as_object_mut()
        {
            fields.remove("solution");
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
                // A feature may be called x or y, too.
                let is_cell = of("x").is_some() || of("y").is_some();
                for (name, n) in [("x", x), ("y", y)].into_iter().filter(|_| is_cell) {
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
}
