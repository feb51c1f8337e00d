//! What lies in a box that people own, as an index of rules says it.

use crate::entries::Entries;
use crate::faults::ProblemList;
use crate::mix::Copies;
use crate::number::Whole;
use crate::text::Text;
use deserr::Deserr;
use rules::expansions::ExpansionKey;
#[cfg(test)]
use schemars::JsonSchema;
use serde::Serialize;

/// What lies in one box, beside the base game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserr)]
#[deserr(error = ProblemList, deny_unknown_fields)]
#[cfg_attr(test, derive(JsonSchema), schemars(deny_unknown_fields))]
pub struct GameBox {
    /// The name that settings and commands use.
    pub id: String,
    /// What people call it.
    pub name: Text,
    /// How often each set lies in it.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Entries::is_empty")]
    pub sets: Entries<Whole<0, 20>>,
    /// Single tiles that lie in it, besides its sets.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Entries::is_empty")]
    pub tiles: Entries<Copies>,
    /// The expansions whose rules it brings.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(
        test,
        schemars(schema_with = "crate::words::list_schema::<ExpansionKey>")
    )]
    pub expansions: Vec<ExpansionKey>,
}
