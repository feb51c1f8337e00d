//! The format of table sheets: what of an expansion everybody at a table wants to have before them, each note with the rules
//! that it rests on. Knows what is said of one expansion; which expansions are on a table is known to whoever asks for a sheet.

use crate::built_in::TABLES;
use crate::document::carried;
use crate::document::{DocumentFormat, JudgedFields};
use crate::faults::ProblemList;
use crate::in_force::{self, When, is_in_force};
use crate::number::Whole;
use crate::text::Text;
use crate::words::Home;
use deserr::Deserr;
use rules::expansions::ExpansionKey;
use rules::options::Options;
#[cfg(test)]
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Map, Value};
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
    /// What is set up before the first turn.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub setup: Vec<Note>,
    /// What happens in a turn.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub turn: Vec<TurnNote>,
    /// What scores when.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub scores: Vec<Note>,
    /// Tiles that look odd.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tiles: Vec<Note>,
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
    /// The values of options under which it holds; always, where none are named.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "When::is_empty")]
    pub when: When,
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
    /// The values of options under which it holds; always, where none are named.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "When::is_empty")]
    pub when: When,
}

/// What stands on the sheet of a table.
#[derive(Clone, Debug, Default)]
pub struct ForTheTable {
    /// What is set up, expansion by expansion.
    pub setup: Vec<&'static Note>,
    /// A turn, in order.
    pub turn: Vec<&'static TurnNote>,
    /// What scores when, expansion by expansion.
    pub scores: Vec<&'static Note>,
    /// The odd tiles, expansion by expansion.
    pub tiles: Vec<&'static Note>,
    /// The commonest disputes.
    pub disputes: Vec<&'static Note>,
}

impl DocumentFormat for TableSheet {
    const KIND: &'static str = "table";
    const NAME: &'static str = "table sheet";
}

impl JudgedFields for TableSheet {
    fn judge(fields: &Map<String, Value>, at: &str, faults: &mut ProblemList) {
        for list in ["setup", "turn", "scores", "tiles", "disputes"] {
            in_force::judge(fields, list, at, faults);
        }
    }
}

/// The sheets that the program carries, expansion by expansion.
pub fn table_sheets() -> &'static [TableSheet] {
    static SHEETS: LazyLock<Vec<TableSheet>> = LazyLock::new(|| {
        let sheets = TABLES.iter().map(|(file, text)| carried(file, text));
        sheets.collect()
    });
    &SHEETS
}

/// What the base game and these expansions put on the sheet of a table that plays by these options.
pub fn for_the_table(expansions: &[ExpansionKey], options: &Options) -> ForTheTable {
    let is_on = |sheet: &&TableSheet| match sheet.expansion.0 {
        Some(expansion) => expansions.contains(&expansion),
        None => true,
    };
    let sheets: Vec<_> = table_sheets().iter().filter(is_on).collect();
    let holds = |note: &&'static Note| is_in_force(&note.when, options);
    let all = |notes: fn(&TableSheet) -> &[Note]| {
        let notes = sheets.iter().flat_map(|sheet| notes(sheet));
        notes.filter(holds).collect::<Vec<_>>()
    };
    let turn = sheets.iter().flat_map(|sheet| &sheet.turn);
    let mut turn: Vec<_> = turn
        .filter(|note| is_in_force(&note.when, options))
        .collect();
    turn.sort_by_key(|note| note.at);
    // The commonest of each expansion before the second of any.
    let disputes = sheets.iter().map(|sheet| {
        let notes = sheet.disputes.iter();
        notes.filter(holds).collect::<Vec<_>>()
    });
    let disputes: Vec<_> = disputes.collect();
    let longest = disputes.iter().map(Vec::len).max().unwrap_or(0);
    let nth = |n: usize| {
        disputes
            .iter()
            .filter_map(move |notes| notes.get(n).copied())
    };
    let first = (0..longest).flat_map(nth).take(DISPUTES);
    ForTheTable {
        setup: all(|sheet| &sheet.setup),
        turn,
        scores: all(|sheet| &sheet.scores),
        tiles: all(|sheet| &sheet.tiles),
        disputes: first.collect(),
    }
}
