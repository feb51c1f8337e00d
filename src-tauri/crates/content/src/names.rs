//! The ids by which a file names what others hold: sets, tiles and mixes that must be at hand.
//! Knows where files name them; what is at hand is known to the library.

use crate::beginning::GameSetup;
use crate::bundle::{DocumentKind, Manifest};
use crate::campaign::Campaign;
use crate::document::{self, DocumentFormat, JudgedFields, ReadFields};
use crate::edition::Edition;
use crate::faults::{ProblemList, field, near};
use crate::library::Library;
use crate::mix::Mix;
use crate::needs::Needs;
use crate::path::Path;
use crate::problem::{Problem, What, join, shown};
use crate::record::Record;
use crate::rule_index::RuleIndex;
use crate::scenario::Scenario;
use crate::table_sheet::TableSheet;
use crate::tile_set::TileSet;
use crate::{healthy, json};
use serde::Serialize;
use serde_json::{Map, Value};
use std::collections::BTreeSet;
use std::iter;

type Fields = Map<String, Value>;

/// What a file names, even when other things in it are wrong.
pub trait NamedParts {
    /// Looks up everything that the object at `at` names.
    fn names(_fields: &Fields, _at: &str, _look: &mut Lookup<'_>) {}
}

/// Looks up ids and keeps what is not at hand.
pub struct Lookup<'a> {
    library: &'a Library,
    /// The sets and mixes of the time of a record that was kept under earlier rules.
    then: Option<&'static Library>,
    /// The tiles that the file itself holds.
    own: BTreeSet<String>,
    /// What was looked up.
    needs: Needs,
    faults: &'a mut ProblemList,
}

impl<'a> Lookup<'a> {
    fn new(library: &'a Library, faults: &'a mut ProblemList) -> Self {
        Self {
            library,
            then: None,
            own: BTreeSet::new(),
            needs: Needs::default(),
            faults,
        }
    }

    fn set(&mut self, id: &str, at: impl FnOnce() -> String) {
        self.needs.set(id);
        let mut at_hand = iter::once(self.library).chain(self.then);
        if at_hand.all(|library| library.set(id).is_none()) {
            self.faults.add(|| self.library.no_set(at(), id));
        }
    }

    fn tile(&mut self, id: &str, at: impl FnOnce() -> String) {
        self.needs.tile(id);
        let mut at_hand = iter::once(self.library).chain(self.then);
        if !self.own.contains(id) && at_hand.all(|library| library.tile(id).is_none()) {
            self.faults.add(|| self.library.no_tile(at(), id));
        }
    }

    fn mix(&mut self, id: &str, at: impl FnOnce() -> String) {
        self.needs.mix(id);
        let mut at_hand = iter::once(self.library).chain(self.then);
        if at_hand.all(|library| library.mix(id).is_none()) {
            self.faults.add(|| self.library.no_mix(at(), id));
        }
    }

    /// A set without which the file is of no use.
    fn needed_set(&mut self, id: &str, at: impl FnOnce() -> String) {
        self.needs.set(id);
        if self.library.set(id).is_none() {
            self.faults.add(|| {
                let id = shown(id);
                Problem::error(at(), What::SetNeeded { id })
            });
        }
    }

    /// Something that the program itself has to play.
    fn carried(&mut self, kind: DocumentKind, id: &str, at: impl FnOnce() -> String) {
        if !kind.is_built_in(id) {
            self.faults.add(|| {
                let (kind, id) = (kind.document(), shown(id));
                Problem::error(at(), What::NotBuiltIn { kind, id })
            });
        }
    }

    /// Every rule that is named below a value.
    fn rules(&mut self, value: &Value, at: &str, name: &str) {
        match value {
            Value::String(id)
                if ["rules", "teaches"].contains(&name) && self.library.rule(id).is_none() =>
            {
                self.faults.add(|| {
                    let known: Vec<_> = self.library.rules().map(|rule| rule.id.as_str()).collect();
                    let near = near(id, &known);
                    Problem::error(
                        at,
                        What::NoRule {
                            id: shown(id),
                            near,
                        },
                    )
                });
            }
            Value::Array(list) => {
                for (index, value) in list.iter().enumerate() {
                    self.rules(value, &format!("{at}[{index}]"), name);
                }
            }
            Value::Object(fields) => {
                for (name, value) in fields {
                    self.rules(value, &field(at, name), name);
                }
            }
            _ => {}
        }
    }

    fn tiles(&mut self, fields: &Fields, list: &str, at: &str) {
        for (index, id) in healthy::list(fields.get(list)).enumerate() {
            if let Some(id) = id.as_str() {
                self.tile(id, || join(at, &format!("{list}[{index}]")));
            }
        }
    }

    /// A chapter of a campaign: another file, or a scenario of the program.
    fn chapter(&mut self, id: &str) {
        self.needs.chapter(id);
    }

    fn start(&mut self, fields: &Fields, at: &str) {
        for (index, laid) in healthy::objects(fields.get("start")) {
            if let Some(id) = laid.get("tile").and_then(Value::as_str) {
                self.tile(id, || join(at, &format!("start[{index}].tile")));
            }
        }
    }
}

impl NamedParts for TileSet {}

impl NamedParts for RuleIndex {
    /// What lies in a box is named as in a mix.
    fn names(fields: &Fields, at: &str, look: &mut Lookup<'_>) {
        for (index, one) in healthy::objects(fields.get("boxes")) {
            Mix::names(one, &join(at, &format!("boxes[{index}]")), look);
        }
    }
}

impl NamedParts for TableSheet {
    fn names(fields: &Fields, at: &str, look: &mut Lookup<'_>) {
        for (name, value) in fields {
            look.rules(value, &join(at, name), name);
        }
    }
}

impl NamedParts for Campaign {
    /// What it brings along is looked up; other scenarios are files beside it, not things at hand.
    fn names(fields: &Fields, at: &str, look: &mut Lookup<'_>) {
        for (id, scenario) in healthy::entries(fields.get("scenarios")) {
            if let Some(scenario) = scenario.as_object() {
                Scenario::names(scenario, &join(at, &field("scenarios", id)), look);
            }
        }
        for (_, chapter) in healthy::objects(fields.get("chapters")) {
            if let Some(id) = chapter.get("scenario").and_then(Value::as_str) {
                look.chapter(id);
            }
        }
    }
}

impl NamedParts for Path {
    fn names(fields: &Fields, at: &str, look: &mut Lookup<'_>) {
        for name in ["steps", "sheet"] {
            if let Some(value) = fields.get(name) {
                look.rules(value, &join(at, name), name);
            }
        }
    }
}

impl NamedParts for Manifest {
    /// What is named as built in must be, wherever the bundle was made.
    fn names(fields: &Fields, at: &str, look: &mut Lookup<'_>) {
        for (index, named) in healthy::objects(fields.get("built-in")) {
            let at = || join(at, &format!("built-in[{index}].id"));
            let Some(id) = named.get("id").and_then(Value::as_str) else {
                continue;
            };
            match healthy::part::<DocumentKind>(named.get("kind")) {
                Some(DocumentKind::TileSet) => look.set(id, at),
                Some(DocumentKind::Mix) => look.mix(id, at),
                Some(kind) => look.carried(kind, id, at),
                None => {}
            }
        }
    }
}

impl NamedParts for Mix {
    fn names(fields: &Fields, at: &str, look: &mut Lookup<'_>) {
        for (id, _) in healthy::entries(fields.get("sets")) {
            look.set(id, || field(&join(at, "sets"), id));
        }
        for (id, _) in healthy::entries(fields.get("tiles")) {
            look.tile(id, || field(&join(at, "tiles"), id));
        }
        look.start(fields, at);
        look.tiles(fields, "draws", at);
    }
}

impl NamedParts for GameSetup {
    fn names(fields: &Fields, at: &str, look: &mut Lookup<'_>) {
        match fields.get("mix") {
            Some(Value::String(id)) => look.mix(id, || join(at, "mix")),
            Some(Value::Object(mix)) => Mix::names(mix, &join(at, "mix"), look),
            _ => {}
        }
        look.start(fields, at);
        look.tiles(fields, "deck", at);
        look.tiles(fields, "aside", at);
    }
}

impl NamedParts for Scenario {
    fn names(fields: &Fields, at: &str, look: &mut Lookup<'_>) {
        board(fields, at, look);
        for (name, further) in healthy::entries(fields.get("boards")) {
            if let Some(further) = further.as_object() {
                board(further, &field(&join(at, "boards"), name), look);
            }
        }
        let sets = fields.get("requires").and_then(|needs| needs.get("sets"));
        for (index, id) in healthy::list(sets).enumerate() {
            if let Some(id) = id.as_str() {
                look.needed_set(id, || join(at, &format!("requires.sets[{index}]")));
            }
        }
        for name in ["teaches", "steps"] {
            if let Some(value) = fields.get(name) {
                look.rules(value, &join(at, name), name);
            }
        }
    }
}

/// The tiles of one board of a scenario.
fn board(fields: &Fields, at: &str, look: &mut Lookup<'_>) {
    if let Some(Value::Object(setup)) = fields.get("setup") {
        GameSetup::names(setup, &join(at, "setup"), look);
    }
    let draws = fields.get("deck").and_then(|deck| deck.get("draws"));
    for (index, id) in healthy::list(draws).enumerate() {
        if let Some(id) = id.as_str() {
            look.tile(id, || join(at, &format!("deck.draws[{index}]")));
        }
    }
}

impl NamedParts for Record {
    fn names(fields: &Fields, at: &str, look: &mut Lookup<'_>) {
        let designs = healthy::objects(fields.get("designs"));
        let ids = designs.filter_map(|(_, tile)| tile.get("id")?.as_str().map(str::to_owned));
        look.own = ids.collect();
        let edition = match fields.get("rules") {
            None => Some(Edition::default()),
            rules => healthy::part::<Edition>(rules),
        };
        look.then = edition.and_then(Edition::library);
        if let Some(Value::Object(setup)) = fields.get("setup") {
            GameSetup::names(setup, &join(at, "setup"), look);
        }
        for (index, played) in healthy::objects(fields.get("actions")) {
            if let Some(id) = played.get("tile").and_then(Value::as_str) {
                look.tile(id, || join(at, &format!("actions[{index}].tile")));
            }
        }
    }
}

impl Library {
    /// Reads a file whose names must all be at hand.
    ///
    /// # Errors
    /// With every fault.
    pub fn read<T: DocumentFormat + NamedParts>(&self, bytes: &[u8]) -> Result<T, Vec<Problem>> {
        self.read_value(json::parse(bytes).map_err(|problem| vec![problem])?)
    }

    /// Reads a file that is parsed already.
    ///
    /// # Errors
    /// With every fault.
    pub fn read_value<T: DocumentFormat + NamedParts>(
        &self,
        value: Value,
    ) -> Result<T, Vec<Problem>> {
        document::read_value_and(value, |fields, faults| {
            self.look_up::<T>(fields, faults);
        })
    }

    /// Reads a part of a file that stands alone.
    ///
    /// # Errors
    /// With every fault, as if the part lay at `at`.
    pub fn read_part<T>(&self, value: Value, at: &str) -> Result<T, Vec<Problem>>
    where
        T: ReadFields + JudgedFields + NamedParts,
    {
        document::read_part_and(value, at, |fields, faults| {
            self.look_up::<T>(fields, faults);
        })
    }

    /// What is named by something that was read without this library, or made by hand.
    pub(crate) fn look_up_in<T: Serialize + NamedParts>(
        &self,
        named: &T,
        faults: &mut ProblemList,
    ) {
        if let Ok(Value::Object(fields)) = serde_json::to_value(named) {
            self.look_up::<T>(&fields, faults);
        }
    }

    fn look_up<T: NamedParts>(&self, fields: &Fields, faults: &mut ProblemList) -> Needs {
        let mut look = Lookup::new(self, faults);
        T::names(fields, "", &mut look);
        look.needs
    }

    /// What a document names, wherever in it.
    pub(crate) fn looked_up<T: Serialize + NamedParts>(&self, document: &T) -> Needs {
        match serde_json::to_value(document) {
            Ok(Value::Object(fields)) => self.look_up::<T>(&fields, &mut ProblemList::default()),
            _ => Needs::default(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::faults::{MOST_FAULTS, comparisons};
    use serde_json::json;

    /// How often words are compared while an opening is read and refused.
    fn compared(opening: Value) -> usize {
        comparisons(|| {
            let read = Library::built_in().read_part::<GameSetup>(opening, "setup");
            // The last one says how many more there are; long sentences leave room for fewer.
            let told = read.unwrap_err().len();
            assert!(
                (MOST_FAULTS - 10..=MOST_FAULTS + 1).contains(&told),
                "{told}"
            );
        })
    }

    #[test]
    fn a_record_of_earlier_rules_names_what_there_was_then() {
        let setup = json!({ "players": 2, "mix": "gone", "deck": ["base/A", "base/YY"] });
        let read = |rules: Option<u32>| {
            let mut record = json!({ "format": "bastide/game@1", "setup": setup });
            if let Some(rules) = rules {
                record["rules"] = json!(rules);
            }
            let read = Library::default().read_value::<Record>(record);
            let problems = read.unwrap_err().into_iter();
            problems.map(|problem| problem.path).collect::<Vec<_>>()
        };
        assert_eq!(read(None), ["setup.deck[1]"]);
        assert_eq!(read(Some(1)), ["setup.deck[1]"]);
        let all = ["setup.mix", "setup.deck[0]", "setup.deck[1]"];
        assert_eq!(read(Some(Edition::TODAY.number())), all);
    }

    #[test]
    fn near_words_are_looked_for_only_where_the_fault_is_told() {
        let many = |value: fn(usize) -> (String, Value)| (0..5000).map(value);
        let tiles: Fields = many(|n| (format!("base/X{n}"), json!(1))).collect();
        let strangers: Fields = many(|n| (format!("player{n}"), json!(1))).collect();
        let seats: Vec<_> = many(|_| (String::new(), json!({ "nam": "Ada" }))).collect();
        let seats: Vec<_> = seats.into_iter().map(|(_, seat)| seat).collect();
        let words: Vec<_> = (0..5000).map(|_| "towr").collect();
        let all = Library::built_in().tiles().count();
        for (opening, known) in [
            (json!({ "players": 2, "mix": { "tiles": tiles } }), all),
            (json!({ "players": 2, "mix": { "expansions": words } }), 20),
            (json!({ "players": seats }), 20),
            (Value::Object(strangers), 20),
        ] {
            let compared = compared(opening);
            assert!(compared >= MOST_FAULTS, "{compared}");
            assert!(compared <= MOST_FAULTS * known, "{compared}");
        }
    }
}
