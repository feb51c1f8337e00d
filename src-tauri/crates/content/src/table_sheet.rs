//! The format of table sheets: what of an expansion everybody at a table wants to have before them, each note with the rules
//! that it rests on. Knows what is said of one expansion; which expansions are on a table is known to whoever asks for a sheet.

use crate::built_in::TABLES;
use crate::document::carried;
use crate::document::{DocumentFormat, JudgedFields};
use crate::faults::ProblemList;
use crate::number::Whole;
use crate::text::Text;
use crate::words::Home;
use deserr::Deserr;
use rules::expansions::ExpansionKey;
#[cfg(test)]
use schemars::JsonSchema;
use serde::Serialize;
use std::sync::LazyLock;

/// So many disputes stand on a sheet: more would not be found in time.
const DISPUTES: usize = 10;

/// The notes on one expansion.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserr)]
#[deserr(error = ProblemList, deny_unknown_fields)]
#[cfg_attr(test, derive(JsonSchema), schemars(deny_unknown_fields))]
pub struct TableSheet {
    /// The expansion.
    pub expansion: Home,
    /// What happens in a turn.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub turn: Vec<TurnNote>,
    /// What scores when.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub scores: Vec<Note>,
    /// What tables argue about, the commonest first.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub disputes: Vec<Note>,
}

/// A part of a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserr)]
#[deserr(error = ProblemList, deny_unknown_fields)]
#[cfg_attr(test, derive(JsonSchema), schemars(deny_unknown_fields))]
pub struct TurnNote {
    /// Its place in a turn among those of all expansions.
    pub at: Whole<1, 99>,
    /// A few words.
    pub title: Text,
    /// What is done.
    pub text: Text,
    /// The rules that say so.
    pub rules: Vec<String>,
}

/// Something that is looked up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserr)]
#[deserr(error = ProblemList, deny_unknown_fields)]
#[cfg_attr(test, derive(JsonSchema), schemars(deny_unknown_fields))]
pub struct Note {
    /// A few words, or a question.
    pub title: Text,
    /// What holds.
    pub text: Text,
    /// The rules that say so.
    pub rules: Vec<String>,
}

/// What stands on the sheet of a table.
#[derive(Clone, Debug, Default)]
pub struct ForTheTable {
    /// A turn, in order.
    pub turn: Vec<&'static TurnNote>,
    /// What scores when, expansion by expansion.
    pub scores: Vec<&'static Note>,
    /// The commonest disputes.
    pub disputes: Vec<&'static Note>,
}

impl DocumentFormat for TableSheet {
    const KIND: &'static str = "table";
    const NAME: &'static str = "table sheet";
}

impl JudgedFields for TableSheet {}

/// The sheets that the program carries, expansion by expansion.
pub fn table_sheets() -> &'static [TableSheet] {
    static SHEETS: LazyLock<Vec<TableSheet>> = LazyLock::new(|| {
        let sheets = TABLES.iter().map(|(file, text)| carried(file, text));
        sheets.collect()
    });
    &SHEETS
}

/// What the base game and these expansions put on the sheet of a table.
pub fn for_the_table(expansions: &[ExpansionKey]) -> ForTheTable {
    let is_on = |sheet: &&TableSheet| match sheet.expansion.0 {
        Some(expansion) => expansions.contains(&expansion),
        None => true,
    };
    let sheets: Vec<_> = table_sheets().iter().filter(is_on).collect();
    let mut turn: Vec<_> = sheets.iter().flat_map(|sheet| &sheet.turn).collect();
    turn.sort_by_key(|note| note.at);
    // The commonest of each expansion before the second of any.
    let longest = sheets.iter().map(|sheet| sheet.disputes.len()).max();
    let nth = |n: usize| sheets.iter().filter_map(move |sheet| sheet.disputes.get(n));
    let disputes = (0..longest.unwrap_or(0)).flat_map(nth).take(DISPUTES);
    ForTheTable {
        turn,
        scores: sheets.iter().flat_map(|sheet| &sheet.scores).collect(),
        disputes: disputes.collect(),
    }
}
