//! Reading one action, in the words of the format: flat, and with a sentence for every slip.
//! Knows the fields; whether an action is allowed is judged by the rules.

use crate::expansions;
use crate::faults::{ProblemList, found, read_at, reading, unknown_word};
use crate::number::{AnyCoordinate, Whole};
use crate::problem::{Problem, What};
use deserr::{Deserr, ValuePointerRef};
use rules::action::Action;
use rules::figure::FigureKind;
use rules::ground::{At, Kind};
use rules::table::Table;
use rules::tile::TypeId;
use serde::Serialize;
use serde_json::Value;

/// An action in the words of files, which name a tile by its id.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum ActionText {
    /// Which tile was drawn from a real bag.
    Drawn(DrawnTileId),
    /// What means the same on every table.
    Plain(Action),
}

/// Which tile was drawn from a real bag.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename = "draw")]
pub struct DrawnTileId {
    /// Its id.
    pub tile: String,
}

impl ActionText {
    /// How files say what is done on a table.
    pub fn of(action: Action, table: &Table) -> Self {
        match action {
            Action::Draw { tile } => Self::Drawn(DrawnTileId {
                tile: table.types[usize::from(tile)].id.clone(),
            }),
            other => Self::Plain(other),
        }
    }

    /// What it means on a table. A tile that it does not have gets a number that the rules refuse.
    pub fn meant(&self, table: &Table) -> Action {
        match self {
            Self::Drawn(DrawnTileId { tile }) => Action::Draw {
                tile: table.type_id(tile).unwrap_or(TypeId(u16::MAX)),
            },
            Self::Plain(action) => *action,
        }
    }
}

#[derive(Deserr)]
#[deserr(error = ProblemList, tag = "type", deny_unknown_fields)]
enum Base {
    #[deserr(rename = "draw")]
    Draw { tile: String },
    #[deserr(rename = "tile")]
    Tile {
        x: AnyCoordinate,
        y: AnyCoordinate,
        rotation: Whole<0, 255>,
    },
    #[deserr(rename = "figure")]
    Figure {
        figure: FigureKind,
        x: AnyCoordinate,
        y: AnyCoordinate,
        kind: Kind,
        at: At,
    },
    #[deserr(rename = "pass")]
    Pass {},
    #[deserr(rename = "end")]
    End {},
    #[deserr(rename = "order")]
    Order {
        x: AnyCoordinate,
        y: AnyCoordinate,
        kind: Kind,
        at: At,
    },
}

const BASE: &[&str] = &["draw", "tile", "figure", "pass", "end", "order"];

impl From<Base> for ActionText {
    fn from(action: Base) -> Self {
        Self::Plain(match action {
            Base::Draw { tile } => return Self::Drawn(DrawnTileId { tile }),
            Base::Tile { x, y, rotation } => Action::Tile {
                x: x.get(),
                y: y.get(),
                rotation: rotation.get(),
            },
            Base::Figure {
                figure,
                x,
                y,
                kind,
                at,
            } => Action::Figure {
                figure,
                x: x.get(),
                y: y.get(),
                kind,
                at,
            },
            Base::Pass {} => Action::Pass,
            Base::End {} => Action::End,
            Base::Order { x, y, kind, at } => Action::Order {
                x: x.get(),
                y: y.get(),
                kind,
                at,
            },
        })
    }
}

/// Reads an action that lies at the field `path`.
///
/// # Errors
/// With every fault, by path.
pub fn read_part(value: Value, path: &str) -> Result<ActionText, Vec<Problem>> {
    let at = ValuePointerRef::Origin;
    reading(|| read(value, at.push_key(path))).map_err(ProblemList::told)
}

/// Reads an action that lies at `at`.
///
/// # Errors
/// With every fault: an unknown type, fields that are missing, unknown or out of range.
pub fn read(value: Value, at: ValuePointerRef<'_>) -> Result<ActionText, ProblemList> {
    let Value::Object(fields) = &value else {
        let found = found(&value);
        return Err(ProblemList::one(at, What::NoAction { found }));
    };
    let word = match fields.get("type") {
        Some(Value::String(word)) => word.as_str(),
        Some(other) => {
            let found = found(other);
            return Err(ProblemList::one(
                at.push_key("type"),
                What::NoActionWord { found },
            ));
        }
        None => {
            return Err(ProblemList::one(at.push_key("type"), What::ActionMissing));
        }
    };
    if BASE.contains(&word) {
        return read_at::<Base>(value, at).map(Into::into);
    }
    if let Some(read) = expansions::reader(word) {
        return read(value, at).map(ActionText::Plain);
    }
    let known: Vec<_> = BASE.iter().copied().chain(expansions::actions()).collect();
    let at = at.push_key("type");
    Err(ProblemList::unknown(at, unknown_word, word, &known))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn faults(value: Value) -> Vec<String> {
        let at = ValuePointerRef::Origin;
        let faults = read(value, at.push_key("action")).unwrap_err();
        faults.told().iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_slip_is_told_in_the_words_of_the_format() {
        assert_eq!(
            faults(json!({"type": "tyle", "x": 1})),
            ["action.type: unknown word \"tyle\", did you mean \"tile\"?"]
        );
        assert_eq!(
            faults(json!({"type": "tile", "x": "one", "y": 40_000})),
            [
                "action.x: expected a whole number from -32768 to 32767, found \"one\"",
                "action.y: 40000 is out of range: -32768 to 32767",
                "action.rotation: this field is missing",
            ]
        );
        assert_eq!(
            faults(json!({"type": "ransom", "from": 1, "figure": "folower"})),
            ["action.figure: unknown word \"folower\", did you mean \"follower\"?"]
        );
        assert_eq!(
            faults(json!({"type": "crop", "choise": "add"})),
            [
                "action.choise: unknown field, did you mean \"choice\"?",
                "action.choice: this field is missing",
            ]
        );
        assert_eq!(
            faults(json!({"type": "pass", "foo": 2})),
            ["action.foo: unknown field"]
        );
        assert_eq!(
            faults(json!([1])),
            ["action: expected an action (an object), found a list"]
        );
    }

    #[test]
    fn every_action_is_read_as_the_rules_write_it() {
        let place = json!({"x": 1, "y": -2, "kind": "city", "at": "NL"});
        let with = |word: &str, more: Value| {
            let mut action = place.clone();
            let fields = action.as_object_mut().unwrap();
            fields.insert("type".to_owned(), json!(word));
            fields.extend(more.as_object().unwrap().clone());
            action
        };
        let cell = |word: &str| json!({"type": word, "x": 1, "y": -2});
        let actions = [
            json!({"type": "tile", "x": 1, "y": -2, "rotation": 3}),
            with("figure", json!({"figure": "pig"})),
            json!({"type": "pass"}),
            json!({"type": "end"}),
            with("order", json!({})),
            cell("floor"),
            with("capture", json!({"owner": 1, "figure": "follower"})),
            json!({"type": "ransom", "from": 1, "figure": "follower"}),
            json!({"type": "exchange", "figure": "follower"}),
            cell("tollhouse"),
            json!({"type": "robber", "space": 49}),
            json!({"type": "rob", "player": 1}),
            json!({"type": "crop", "choice": "add"}),
            with("crop-add", json!({"figure": "big-follower"})),
            with("crop-remove", json!({"figure": "follower"})),
            with("recall", json!({})),
        ];
        for value in actions {
            let action = read(value.clone(), ValuePointerRef::Origin)
                .unwrap_or_else(|e| panic!("{value}: {e:?}"));
            assert_eq!(serde_json::to_value(action).unwrap(), value);
        }
    }
}
