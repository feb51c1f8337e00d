//! The JSON Schemas of the formats, held against those that are committed and against the files that the program
//! carries. Only tests know them: who opens the window needs none.

use crate::built_in;
use crate::bundle::Manifest;
use crate::campaign::Campaign;
use crate::document::{DocumentFormat, format_word};
use crate::mix::Mix;
use crate::record::Record;
use crate::rule_index::RuleIndex;
use crate::scenario::Scenario;
use crate::table_sheet::TableSheet;
use crate::tile_set::TileSet;
use schemars::{JsonSchema, SchemaGenerator, generate::SchemaSettings};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::path::Path;

const TILE_SETS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../tile-sets");

/// The schema of a format, as it is committed.
fn schema<T: DocumentFormat + JsonSchema>() -> String {
    let generator: SchemaGenerator = SchemaSettings::draft2020_12().into_generator();
    let mut schema = generator.into_root_schema_for::<T>();
    let fields = schema.ensure_object();
    fields.insert("title".to_owned(), json!(T::NAME));
    let properties = fields.entry("properties").or_insert_with(|| json!({}));
    properties["format"] = json!({ "const": format_word::<T>() });
    let required = fields.entry("required").or_insert_with(|| json!([]));
    if let Some(required) = required.as_array_mut() {
        required.insert(0, json!("format"));
        required.extend(T::NEEDS.iter().map(|needed| json!(needed)));
    }
    format!("{:#}\n", sorted(&schema.to_value()))
}

/// Fields in the order of their names, whichever way the JSON library keeps them.
fn sorted(value: &Value) -> Value {
    match value {
        Value::Object(fields) => {
            let fields: BTreeMap<_, _> = fields.iter().collect();
            fields
                .into_iter()
                .map(|(key, value)| (key.clone(), sorted(value)))
                .collect()
        }
        Value::Array(values) => values.iter().map(sorted).collect(),
        other => other.clone(),
    }
}

/// The schemas, by where they lie from the folder of the tile sets.
fn schemas() -> [(&'static str, String); 9] {
    [
        ("tile-set.schema.json", schema::<TileSet>()),
        ("mix.schema.json", schema::<Mix>()),
        ("rules.schema.json", schema::<RuleIndex>()),
        ("table.schema.json", schema::<TableSheet>()),
        ("game.schema.json", schema::<Record>()),
        ("bundle.schema.json", schema::<Manifest>()),
        ("../tutorials/campaign.schema.json", schema::<Campaign>()),
        (
            "../tutorials/path.schema.json",
            schema::<crate::path::Path>(),
        ),
        ("../tutorials/scenario.schema.json", schema::<Scenario>()),
    ]
}

#[test]
fn the_committed_schemas_are_those_of_the_program() {
    let refresh = std::env::var_os("REFRESH_SCHEMAS").is_some();
    for (file, schema) in schemas() {
        let path = Path::new(TILE_SETS).join(file);
        if refresh {
            std::fs::write(&path, &schema).unwrap();
        }
        let committed = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(
            committed == schema,
            "tile-sets/{file} is stale; refresh it with\n  \
             REFRESH_SCHEMAS=1 cargo test -p bastide-content --lib schemas"
        );
    }
}

#[test]
fn the_built_in_files_keep_to_the_schemas() {
    let [sets, mixes, rules, tables, ..] = schemas().map(|(_, schema)| {
        jsonschema::validator_for(&serde_json::from_str(&schema).unwrap()).unwrap()
    });
    let groups = [
        (&sets, &built_in::SETS[..]),
        (&mixes, &built_in::MIXES[..]),
        (&rules, &built_in::RULES[..]),
        (&tables, &built_in::TABLES[..]),
    ];
    for (schema, files) in groups {
        for (file, text) in files {
            let value = serde_json::from_str(text).unwrap();
            let faults: Vec<_> = schema.iter_errors(&value).map(|e| e.to_string()).collect();
            assert!(faults.is_empty(), "{file}: {faults:#?}");
            let mut wrong: Value = serde_json::from_str(text).unwrap();
            wrong["format"] = "bastide/tile-set@2".into();
            assert!(
                !schema.is_valid(&wrong),
                "{file}: a newer number must not be valid"
            );
        }
    }
}

#[test]
fn the_lessons_keep_to_the_schema() {
    let [.., (_, campaign), (_, path), (_, scenario)] = schemas();
    let [campaign, path, scenario] = [campaign, path, scenario]
        .map(|schema| jsonschema::validator_for(&serde_json::from_str(&schema).unwrap()).unwrap());
    let files = built_in::LESSONS.iter().chain(built_in::CAMPAIGNS);
    for (file, text) in files.chain(built_in::PATHS) {
        let value: Value = serde_json::from_str(text).unwrap();
        let schema = match value["format"].as_str() {
            Some("bastide/campaign@1") => &campaign,
            Some("bastide/path@1") => &path,
            _ => &scenario,
        };
        let faults: Vec<_> = schema.iter_errors(&value).map(|e| e.to_string()).collect();
        assert!(faults.is_empty(), "{file}: {faults:#?}");
    }
}
