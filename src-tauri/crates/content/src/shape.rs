//! Reads the shape of whatever another crate may read: each field by itself, with all faults. Knows which types these
//! are.

use crate::beginning::GameSetup;
use crate::bundle::Manifest;
use crate::campaign::Campaign;
use crate::document::ReadFields;
use crate::faults::{ProblemList, fields_of};
use crate::mix::Mix;
use crate::number::Whole;
use crate::path::Path;
use crate::position_file::PositionFile;
use crate::record::{PlayedDecision, Record};
use crate::rule_index::RuleIndex;
use crate::scenario::{Mark, Predicate, Scenario, WrittenQuestion};
use crate::table_sheet::TableSheet;
use crate::tile_set::{SetTile, TileSet};
use serde_json::Value;

// Written for each type: what a trait gives would be compiled anew, with all that it reads, in each crate that asks for
// it.
macro_rules! shaped {
    ($($name:ident)*) => {
        $(impl ReadFields for $name {
            fn shaped(value: Value) -> Result<Self, ProblemList> {
                fields_of(value)
            }
        })*
    };
}

shaped! {
    Campaign Manifest Mark Mix GameSetup Path PlayedDecision PositionFile Predicate Record RuleIndex Scenario SetTile
    TableSheet TileSet WrittenQuestion
}

impl<const LEAST: i64, const MOST: i64> ReadFields for Whole<LEAST, MOST> {
    fn shaped(value: Value) -> Result<Self, ProblemList> {
        fields_of(value)
    }
}
