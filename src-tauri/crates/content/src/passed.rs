//! The sets, mixes and defaults of the editions that have passed.

use crate::document::carried;
use crate::edition::{Edition, PASSED};
use crate::library::Library;
use rules::options::Options;
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// A file `editions/N.json`.
#[derive(Deserialize)]
struct PassedEdition {
    /// The value of each option that was usual then.
    options: BTreeMap<String, String>,
    sets: Vec<Value>,
    mixes: Vec<Value>,
}

impl PassedEdition {
    fn library(&self) -> Library {
        let mut usual = Options::default();
        for (id, value) in &self.options {
            // An option that is gone changes nothing any more.
            let _ = usual.choose(id, value);
        }
        let mut then = Library::with_usual(usual);
        for set in &self.sets {
            then.put_set(carried("a set of a passed edition", &set.to_string()));
        }
        for mix in &self.mixes {
            then.put_mix(carried("a mix of a passed edition", &mix.to_string()));
        }
        then
    }
}

impl Edition {
    /// The sets and mixes of an edition that has passed; nothing for today's, which is handed in.
    pub(crate) fn library(self) -> Option<&'static Library> {
        static THEN: LazyLock<Vec<Library>> = LazyLock::new(|| {
            let read = |text: &&str| {
                let edition: PassedEdition = serde_json::from_str(text)
                    .unwrap_or_else(|error| unreachable!("a test reads it: {error}"));
                edition.library()
            };
            PASSED.iter().map(read).collect()
        });
        THEN.get(self.number() as usize - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document;
    use crate::opening::OpenedTable;
    use crate::record::Record;
    use crate::tile_set::TileSet;
    use serde_json::json;

    const TODAY: u32 = Edition::TODAY.number();

    fn record(rules: Option<u32>, setup: &Value) -> Record {
        let mut record = json!({ "format": "bastide/game@1", "setup": setup });
        if let Some(rules) = rules {
            record["rules"] = rules.into();
        }
        document::read(record.to_string().as_bytes()).expect("a record")
    }

    fn draws(opened: &OpenedTable) -> Vec<&str> {
        let draws = opened.setup.draws(&opened.table).into_iter();
        let id = |kind| opened.table.types[usize::from(kind)].id.as_str();
        draws.map(id).collect()
    }

    #[test]
    fn every_edition_can_be_read() {
        for number in 1..TODAY {
            assert!(Edition::default().library().is_some(), "{number}");
        }
        assert!(Edition::TODAY.library().is_none());
    }

    #[test]
    fn a_record_without_an_edition_is_read_with_the_tiles_of_the_first() {
        let today = Library::built_in();
        let setup = json!({ "players": 2, "mix": "base", "seed": 5 });
        let then = today.open_record(&record(None, &setup)).expect("a table");
        assert_eq!(
            draws(&then).len(),
            3,
            "one of the four lies there from the start"
        );
        let now = record(Some(TODAY), &setup);
        assert_eq!(draws(&today.open_record(&now).expect("a table")).len(), 71);
        let gone = record(None, &json!({ "players": 2, "mix": "gone", "seed": 5 }));
        assert_eq!(draws(&today.open_record(&gone).expect("a table")).len(), 7);
    }

    #[test]
    fn what_was_usual_then_is_chosen_for_its_records() {
        let options = |rules| {
            let setup = json!({ "players": 2, "mix": "base" });
            let alone = Library::built_in().stand_alone(record(rules, &setup));
            let table = Library::default().open_record(&alone.expect("tiles"));
            let options = table.expect("a table").table.options;
            options.chosen().collect::<Vec<_>>()
        };
        assert_eq!(options(None), [("OP-12", "before-acting")]);
        assert_eq!(options(Some(TODAY)), []);
    }

    #[test]
    fn a_record_of_a_passed_edition_may_use_a_set_of_ones_own() {
        let mut library = Library::built_in().clone();
        let mine = br#"{"format":"bastide/tile-set@1","id":"mine","name":{"en":"Mine"},
            "tiles":[{"id":"mine/A","count":2,"segments":[{"kind":"city","edges":["N","E","S","W"]}]}]}"#;
        library.put_set(document::read::<TileSet>(mine).expect("a set"));
        let old = record(None, &json!({ "players": 2, "deck": ["mine/A", "base/A"] }));
        let opened = library.open_record(&old).expect("a table");
        assert_eq!(draws(&opened), ["mine/A", "base/A"]);
        let alone = library.stand_alone(old).expect("tiles");
        let opened = Library::default().open_record(&alone).expect("a table");
        assert_eq!(draws(&opened), ["mine/A", "base/A"]);
    }

    /// What today holds becomes the next file by `NEW_EDITION=1 cargo test -p bastide-content --lib passed`.
    #[test]
    fn what_today_holds_can_become_a_passed_edition() {
        let today = Library::built_in();
        let value = |text: String| serde_json::from_str::<Value>(&text).expect("JSON");
        let sets: Vec<_> = today
            .sets()
            .map(|set| value(document::write(set)))
            .collect();
        let mixes: Vec<_> = today
            .mixes()
            .map(|mix| value(document::write(mix)))
            .collect();
        let options: BTreeMap<_, _> = Options::default().all().collect();
        let file = json!({ "options": options, "sets": sets, "mixes": mixes });
        let text = serde_json::to_string_pretty(&file).expect("JSON");
        let read: PassedEdition = serde_json::from_str(&text).expect("an edition");
        let then = read.library();
        assert!(then.sets().eq(today.sets()) && then.mixes().eq(today.mixes()));
        if std::env::var_os("NEW_EDITION").is_some() {
            let number = TODAY - 1;
            std::fs::write(format!("editions/{number}.json"), text).expect("written");
        }
    }
}
