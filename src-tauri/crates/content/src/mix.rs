//! The format of mixes: which sets and tiles go into the bag, which rules are on.
//! Knows the fields; which sets and tiles there are is known to the library.

use crate::document::{
    DocumentFormat, JudgedFields, check_format, repeated_expansions, too_many_tiles,
};
use crate::entries::Entries;
use crate::faults::{ProblemList, field, near, path};
use crate::number::{Coordinate, Whole};
use crate::pieces::StartingPieces;
use crate::problem::{Problem, What, join, shown, some_of};
use crate::text::{Text, judge_names};
use crate::{healthy, ids};
use deserr::{Deserr, IntoValue, Map as _, ValueKind, ValuePointerRef};
use rules::expansions::{ExpansionKey, ExpansionSet};
use rules::options::{NoSuchOption, OPTIONS, Options};
use rules::setup::MAX_TILES;
#[cfg(test)]
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Map, Value};
use std::collections::BTreeSet;

/// How many of one tile: as many as any game has.
pub type Copies = Whole<0, { MAX_TILES as i64 }>;

/// What goes into the bag and which rules are on.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserr)]
#[deserr(error = ProblemList, deny_unknown_fields)]
#[cfg_attr(test, derive(JsonSchema), schemars(deny_unknown_fields))]
pub struct Mix {
    /// The name that files and commands use.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// What people call it.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<Text>,
    /// What there is to say of it.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: Option<Text>,
    /// Who made it.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub author: Option<String>,
    /// How often each set is in the bag.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Entries::is_empty")]
    pub sets: Entries<Whole<0, 20>>,
    /// How many copies of single tiles, whatever the sets say; 0 removes a tile.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Entries::is_empty")]
    pub tiles: Entries<Copies>,
    /// The expansions whose rules are on.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(
        test,
        schemars(schema_with = "crate::words::list_schema::<ExpansionKey>")
    )]
    pub expansions: Vec<ExpansionKey>,
    /// Rule options that differ from their default, such as `{"OP-01": "next-one"}`.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Entries::is_empty")]
    pub options: Entries<String>,
    /// How many of each piece a player begins with, where it is not as the rules have it.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "StartingPieces::are_usual")]
    pub pieces: StartingPieces,
    /// The tiles on the table at the start.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<Vec<StartTile>>,
    /// The tiles that are drawn first, in this order; the rest of the bag follows, shuffled.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub draws: Vec<String>,
}

/// A tile on the table at the start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserr)]
#[deserr(error = ProblemList, deny_unknown_fields)]
#[cfg_attr(test, derive(JsonSchema), schemars(deny_unknown_fields))]
pub struct StartTile {
    /// Its id.
    pub tile: String,
    /// East of the first tile.
    pub x: Coordinate,
    /// South of the first tile.
    pub y: Coordinate,
    /// Quarter turns clockwise.
    pub rotation: Whole<0, 3>,
    /// Who laid it, in a game that was played before.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Whole<0, 5>>,
}

/// A mix by name, or written out on the spot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
#[serde(untagged)]
pub enum MixChoice {
    /// A built-in mix or one of the library's.
    Named(String),
    /// Its own.
    Written(Box<Mix>),
}

impl DocumentFormat for Mix {
    const KIND: &'static str = "mix";
    const NAME: &'static str = "mix";
    const NEEDS: &'static [&'static str] = &["id", "name"];
}

impl JudgedFields for Mix {
    fn judge(fields: &Map<String, Value>, at: &str, faults: &mut ProblemList) {
        let id = fields.get("id").and_then(Value::as_str);
        if let Some(id) = id.filter(|id| !ids::is_plain(id)) {
            faults.add(|| ids::not_plain(join(at, "id"), id));
        }
        judge_names(fields, at, faults);
        repeated_expansions(fields, "expansions", at, faults);
        too_many_tiles(fields, "start", at, faults);
        too_many_tiles(fields, "draws", at, faults);
        for (id, value) in healthy::texts(fields.get("options")) {
            if let Err(no) = Options::default().choose(id, value) {
                let at = || field(&join(at, "options"), id);
                faults.add(|| Problem::error(at(), no_option(id, value, no)));
            }
        }
    }
}

pub(crate) fn no_option(id: &str, value: &str, no: NoSuchOption) -> What {
    match no {
        NoSuchOption::Id => What::NoOption {
            id: shown(id),
            near: near(id, &OPTIONS.map(|(id, _)| id)),
        },
        NoSuchOption::Value(values) => What::NoOptionValue {
            id: shown(id),
            value: shown(value),
            known: some_of(values.iter().copied()),
        },
    }
}

impl Mix {
    /// The sets that it needs: by themselves, for single tiles, for the start.
    pub fn needed_sets(&self) -> BTreeSet<&str> {
        let start = self.start.iter().flatten().map(|laid| &laid.tile);
        let tiles = self.tiles.keys().chain(start).chain(&self.draws);
        let of_tiles = tiles.filter_map(|tile| Some(tile.split_once('/')?.0));
        self.sets
            .keys()
            .map(String::as_str)
            .chain(of_tiles)
            .collect()
    }

    /// The expansions whose rules are on.
    pub fn expansion_set(&self) -> ExpansionSet {
        self.expansions
            .iter()
            .fold(ExpansionSet::EMPTY, |set, expansion| set.with(*expansion))
    }

    /// The usual options but for those chosen; what does not exist was refused when the mix was read.
    pub fn chosen_options(&self, usual: Options) -> Options {
        let mut options = usual;
        for (id, value) in self.options.iter() {
            let _ = options.choose(id, value);
        }
        options
    }
}

impl Deserr<ProblemList> for MixChoice {
    fn deserialize_from_value<V: IntoValue>(
        value: deserr::Value<V>,
        at: ValuePointerRef<'_>,
    ) -> Result<Self, ProblemList> {
        match value {
            deserr::Value::String(name) => Ok(Self::Named(name)),
            deserr::Value::Map(mut fields) => {
                if let Some(format) = fields.remove("format") {
                    check_format::<Mix>(&format.into_value().into())
                        .map_err(|problem| ProblemList::from(problem.under(&path(at))))?;
                }
                let mix = Mix::deserialize_from_value(deserr::Value::<V>::Map(fields), at)?;
                Ok(Self::Written(Box::new(mix)))
            }
            other => Err(ProblemList::kind(
                other,
                &[ValueKind::String, ValueKind::Map],
                at,
            )),
        }
    }
}
