//! Texts in other languages that a person added: which of them can be laid over those of the program.

use crate::built_in::{CAMPAIGNS, LESSONS, MIXES, PATHS, RULES, SETS, TABLES};
use crate::campaign::Campaign;
use crate::document::{DocumentFormat, read_value};
use crate::json;
use crate::mix::Mix;
use crate::overlay::{ENGLISH, add_language};
use crate::path::Path;
use crate::rule_index::RuleIndex;
use crate::scenario::Scenario;
use crate::table_sheet::TableSheet;
use crate::tile_set::TileSet;
use serde_json::Value;

/// Whether a file says something of a carried one, and nothing that could not be read with it.
pub fn is_fit(language: &str, file: &str, text: &str) -> bool {
    fn reads<T: DocumentFormat>(value: &Value) -> bool {
        read_value::<T>(value.clone()).is_ok()
    }
    type Reads = fn(&Value) -> bool;
    let lists: [(&[(&str, &str)], Reads); 7] = [
        (&SETS, reads::<TileSet>),
        (&RULES, reads::<RuleIndex>),
        (&TABLES, reads::<TableSheet>),
        (&MIXES, reads::<Mix>),
        (LESSONS, reads::<Scenario>),
        (PATHS, reads::<Path>),
        (CAMPAIGNS, |it| {
            reads::<Campaign>(it) || reads::<Scenario>(it)
        }),
    ];
    let found = lists.iter().find_map(|(files, reads)| {
        let (_, carried) = files.iter().find(|(path, _)| *path == file)?;
        Some((json::parse(carried.as_bytes()).ok()?, reads))
    });
    let (Some((mut value, reads)), Ok(overlay)) = (found, json::parse(text.as_bytes())) else {
        return false;
    };
    let english = value.clone();
    add_language(&mut value, &overlay, language);
    language != ENGLISH && value != english && reads(&value)
}
