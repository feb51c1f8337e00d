//! The format of tile sets: what an author writes about a set, a tile and a segment.
//! Knows the fields; whether a tile can be drawn is judged in `tile_check.rs`.

use crate::document::{
    DocumentFormat, JudgedFields, repeated_expansions, repeated_ids, too_many_tiles,
};
use crate::expansions::drawn::{Goods, Mark, Picture};
use crate::faults::ProblemList;
use crate::number::Whole;
use crate::picture::{OwnPicture, PictureData, judge_together};
use crate::problem::join;
use crate::set_words::{RulesPage, SetSymbol};
use crate::text::{MOST_LETTERS_OF_NOTE, MOST_LETTERS_OF_TILE, Text, judge_length, judge_names};
use crate::words::{Land, Word};
use crate::{healthy, ids, tile_check};
use deserr::Deserr;
use rules::expansions::ExpansionKey;
use rules::ground::At;
use rules::tile::{SegmentSpec, TileSpec};
#[cfg(test)]
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Map, Value};

/// A set of tiles, such as one box holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserr)]
#[deserr(error = ProblemList, deny_unknown_fields)]
#[cfg_attr(test, derive(JsonSchema), schemars(deny_unknown_fields))]
pub struct TileSet {
    /// Its id, which begins the id of each of its tiles.
    pub id: String,
    /// What people call it.
    pub name: Text,
    /// What there is to say of it.
    #[deserr(default)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<Text>,
    /// Who made it.
    #[deserr(default)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub author: Option<String>,
    /// What others may do with it.
    #[deserr(default)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub licence: Option<String>,
    /// The expansions whose rules its tiles need; none when the base game is enough.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(
        test,
        schemars(schema_with = "crate::words::list_schema::<ExpansionKey>")
    )]
    pub needs: Vec<ExpansionKey>,
    /// What its tiles have in their corner.
    #[deserr(default)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub symbol: Option<SetSymbol>,
    /// What its tiles have on their backs, where that is a picture of the author's own.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub back: Option<PictureData>,
    /// Its rules, as its author tells them.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "RulesPage::is_empty")]
    pub rules: RulesPage,
    /// Its tiles.
    pub tiles: Vec<SetTile>,
}

/// One design of a tile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserr)]
#[deserr(error = ProblemList, deny_unknown_fields)]
#[cfg_attr(test, derive(JsonSchema), schemars(deny_unknown_fields))]
pub struct SetTile {
    /// The id of the set, a slash and a name.
    pub id: String,
    /// What its author calls it.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<Text>,
    /// What its author says of it.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<Text>,
    /// A picture of the author's own.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<OwnPicture>,
    /// How many copies the set holds.
    pub count: Whole<1, 99>,
    /// What expansions recognise it by.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<Mark>,
    /// The road segments that end in its village.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub village: Vec<Whole<0, 11>>,
    /// Pictures that count for nothing.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub decor: Vec<Picture>,
    /// True when segments pass over each other.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub bridge: bool,
    /// Its stretches of land.
    #[cfg_attr(test, schemars(length(min = 1, max = 12)))]
    pub segments: Vec<Segment>,
}

/// One stretch of land on a tile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserr)]
#[deserr(error = ProblemList, deny_unknown_fields)]
#[cfg_attr(test, derive(JsonSchema), schemars(deny_unknown_fields))]
pub struct Segment {
    /// What it is.
    pub kind: Land,
    /// Where it reaches the rim: sides for cities and roads, half edges for fields, nothing or `I` inside.
    #[cfg_attr(test, schemars(schema_with = "crate::words::list_schema::<At>"))]
    pub edges: Vec<At>,
    /// For a field: the city segments it borders.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cities: Vec<Whole<0, 11>>,
    /// For a city: how many coats of arms.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pennants: Option<Whole<0, 4>>,
    /// For a city: true with a cathedral.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub cathedral: bool,
    /// For a city: its goods.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub goods: Option<Goods>,
    /// For a road: the pictures beside it.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub roadside: Vec<Picture>,
}

impl DocumentFormat for TileSet {
    const KIND: &'static str = "tile-set";
    const NAME: &'static str = "tile set";
}

impl JudgedFields for TileSet {
    fn judge(fields: &Map<String, Value>, at: &str, faults: &mut ProblemList) {
        judge_names(fields, at, faults);
        repeated_expansions(fields, "needs", at, faults);
        too_many_tiles(fields, "tiles", at, faults);
        ids::check_set(fields, at, faults);
        repeated_ids(fields, "tiles", at, faults);
        judge_tiles(fields.get("tiles"), &join(at, "tiles"), faults);
        judge_together(fields, at, faults);
    }
}

/// Adds what is wrong with each tile of the list at `at`.
pub(crate) fn judge_tiles(tiles: Option<&Value>, at: &str, faults: &mut ProblemList) {
    for (index, tile) in healthy::objects(tiles) {
        let at = format!("{at}[{index}]");
        judge_length(tile, "name", MOST_LETTERS_OF_TILE, &at, faults);
        judge_length(tile, "note", MOST_LETTERS_OF_NOTE, &at, faults);
        tile_check::check(tile, &at, faults);
    }
}

impl SetTile {
    /// The tile as the rules take it.
    pub fn spec(&self) -> TileSpec {
        TileSpec {
            id: self.id.clone(),
            marks: self
                .marks
                .iter()
                .map(|mark| mark.word().to_owned())
                .collect(),
            village: self.village.iter().map(|road| road.get()).collect(),
            segments: self.segments.iter().map(Segment::spec).collect(),
        }
    }
}

impl Segment {
    fn spec(&self) -> SegmentSpec {
        let pennants = self.pennants.map_or(0, Whole::get);
        let mut carries = Vec::new();
        if pennants > 0 {
            carries.push(("pennant".to_owned(), pennants));
        }
        if self.cathedral {
            carries.push(("cathedral".to_owned(), 1));
        }
        carries.extend(self.goods.map(|goods| (goods.word().to_owned(), 1)));
        carries.extend(
            self.roadside
                .iter()
                .map(|picture| (picture.word().to_owned(), 1)),
        );
        SegmentSpec {
            kind: self.kind.into(),
            edges: self
                .edges
                .iter()
                .copied()
                .filter(|at| *at != At::I)
                .collect(),
            cities: self.cities.iter().map(|city| city.get()).collect(),
            carries,
        }
    }
}
