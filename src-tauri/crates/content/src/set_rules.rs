//! The expansions whose rules the tiles of a set need: as its author says, or else as its tiles show.
//! Knows how a file writes them; nothing of what the rules do.

use crate::bag::symbol_without_rule;
use crate::expansions::{Expansion, Home, misses};
use crate::faults::Faults;
use crate::problem::{Problem, What};
use crate::tile_set::{SetTile, TileSet};
use crate::words::{self, Word};
use deserr::{Deserr, IntoValue, Sequence as _, Value, ValueKind, ValuePointerRef};
#[cfg(test)]
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Serialize, Serializer};

/// What an author says of them. A file has one as a word, several as a list, and `base` for none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetRules(pub Vec<Expansion>);

impl TileSet {
    /// The expansions whose rules its tiles need.
    pub fn rules(&self) -> Vec<Expansion> {
        match &self.expansion {
            Some(said) => said.0.clone(),
            None => shown_by(&self.tiles),
        }
    }

    /// What its tiles show and its author leaves out.
    pub fn missing_rules(&self) -> Vec<Problem> {
        let rules = self.rules();
        let lacking = Expansion::ALL
            .iter()
            .filter(|expansion| !rules.contains(expansion));
        let told = lacking.filter_map(|expansion| {
            symbol_without_rule("expansion", *expansion, self.tiles.iter())
        });
        told.collect()
    }
}

/// The expansions without whose rules something on the tiles means nothing.
pub fn shown_by(tiles: &[SetTile]) -> Vec<Expansion> {
    let is_shown = |expansion: &Expansion| tiles.iter().any(|tile| misses(*expansion, tile));
    Expansion::ALL.iter().copied().filter(is_shown).collect()
}

impl Serialize for SetRules {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0.as_slice() {
            [] => Home::Base.serialize(serializer),
            [expansion] => expansion.serialize(serializer),
            expansions => expansions.serialize(serializer),
        }
    }
}

impl Deserr<Faults> for SetRules {
    fn deserialize_from_value<V: IntoValue>(
        value: Value<V>,
        at: ValuePointerRef<'_>,
    ) -> Result<Self, Faults> {
        match value {
            Value::String(_) => {
                let home: Home = words::read(value, at)?;
                Ok(Self(
                    Expansion::from_word(home.word()).into_iter().collect(),
                ))
            }
            Value::Sequence(list) => {
                let mut expansions = Vec::new();
                let mut faults = Faults::default();
                for (index, word) in list.into_iter().enumerate() {
                    let here = at.push_index(index);
                    match words::read(word.into_value(), here) {
                        Ok(expansion) if expansions.contains(&expansion) => {
                            faults.append(Faults::one(
                                here,
                                What::ExpansionTwice {
                                    expansion: Expansion::word(expansion),
                                },
                            ));
                        }
                        Ok(expansion) => expansions.push(expansion),
                        Err(of_it) => faults.append(of_it),
                    }
                }
                if faults.is_empty() {
                    Ok(Self(expansions))
                } else {
                    Err(faults)
                }
            }
            other => Err(Faults::kind(
                other,
                &[ValueKind::String, ValueKind::Sequence],
                at,
            )),
        }
    }
}

#[cfg(test)]
impl JsonSchema for SetRules {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "SetRules".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let (home, expansion) = (
            generator.subschema_for::<Home>(),
            generator.subschema_for::<Expansion>(),
        );
        json_schema!({
            "description": "One expansion, a list of several, or `base` for none.",
            "anyOf": [home, { "type": "array", "items": expansion, "uniqueItems": true }],
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{Expansion, TileSet};
    use crate::document;
    use crate::library::Library;
    use crate::mix::Mix;
    use crate::problem::Problem;
    use serde_json::{Value, json};

    /// A set with a river, a foundation and a garden, which says this of its rules.
    fn file(expansion: &Value) -> Value {
        let tile = |name: &str| {
            let river = Library::built_in().tile(name).expect("a tile").clone();
            serde_json::to_value(river).expect("a tile in JSON")
        };
        let [mut river, mut tower] = ["river/J", "tower/A"].map(tile);
        river["id"] = "mine/river".into();
        tower["id"] = "mine/tower".into();
        let mut set = json!({
            "format": "bastide/tile-set@1", "id": "mine", "name": {"en": "Mine"}, "tiles": [river, tower],
        });
        if !expansion.is_null() {
            set["expansion"] = expansion.clone();
        }
        set
    }

    fn read(expansion: &Value) -> TileSet {
        document::read_value(file(expansion)).expect("a set")
    }

    fn lines(problems: &[Problem]) -> Vec<String> {
        problems.iter().map(Problem::to_string).collect()
    }

    #[test]
    fn one_expansion_is_a_word_and_several_are_a_list() {
        for (written, expansions) in [
            (json!("base"), vec![]),
            (json!("tower"), vec![Expansion::Tower]),
            (
                json!(["tower", "river"]),
                vec![Expansion::Tower, Expansion::River],
            ),
        ] {
            let set = read(&written);
            assert_eq!(set.rules(), expansions);
            let again: Value = serde_json::from_str(&document::write(&set)).expect("JSON");
            assert_eq!(again["expansion"], written);
        }
    }

    #[test]
    fn what_nobody_said_is_as_the_tiles_show() {
        let set = read(&Value::Null);
        // Without its rules a garden is a picture (AB-02).
        assert_eq!(set.rules(), [Expansion::Tower, Expansion::River]);
        assert_eq!(set.missing_rules(), []);
        let again: Value = serde_json::from_str(&document::write(&set)).expect("JSON");
        assert_eq!(again.get("expansion"), None);
    }

    #[test]
    fn each_expansion_that_tiles_need_and_a_set_or_a_mix_leaves_out_is_told() {
        let left_out = |at: &str| {
            [
                format!(
                    "{at}: warning: mine/tower: a tower foundation needs the rules of tower, which are off"
                ),
                format!(
                    "{at}: warning: mine/river: a river needs the rules of river, which are off"
                ),
            ]
        };
        let set = read(&json!("base"));
        assert_eq!(lines(&set.missing_rules()), left_out("expansion"));
        assert_eq!(
            lines(&read(&json!("tower")).missing_rules()),
            left_out("expansion")[1..]
        );
        let mut library = Library::built_in().clone();
        library.put_set(set);
        let mix = json!({ "format": "bastide/mix@1", "id": "x", "name": {"en": "X"}, "sets": {"mine": 1} });
        let mix: Mix = document::read_value(mix).expect("a mix");
        let bag = library.bag(&mix).expect("a bag");
        assert_eq!(lines(&bag.warnings), left_out("expansions"));
    }

    #[test]
    fn a_list_names_expansions_each_once() {
        let wrong = file(&json!(["rivers", "tower", "tower"]));
        let problems = document::read_value::<TileSet>(wrong).expect_err("faults");
        assert_eq!(
            lines(&problems),
            [
                "expansion[0]: unknown word \"rivers\", did you mean \"river\"?",
                "expansion[2]: the expansion \"tower\" is named twice",
            ]
        );
        let base = file(&json!(["base", "tower"]));
        assert!(document::read_value::<TileSet>(base).is_err());
    }
}
