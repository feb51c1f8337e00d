//! Writes whatever another crate may write as a file. Knows which types these are.

use crate::bundle::Manifest;
use crate::campaign::Campaign;
use crate::document::{DocumentText, text};
use crate::mix::Mix;
use crate::path::Path;
use crate::position_file::PositionFile;
use crate::record::Record;
use crate::rule_index::RuleIndex;
use crate::scenario::{Scenario, said};
use crate::table_sheet::TableSheet;
use crate::tile_set::TileSet;

// For each type, as with reading (`shape.rs`): what a trait gives would be compiled anew in each crate that asks for it.
macro_rules! written {
    ($($name:ident)*) => {
        $(impl DocumentText for $name {
            fn text(&self) -> String {
                text(self)
            }
        })*
    };
}

written! { Campaign Manifest Mix Path PositionFile Record RuleIndex TableSheet TileSet }

impl DocumentText for Scenario {
    fn text(&self) -> String {
        text(&said::without_texts(self))
    }
}
