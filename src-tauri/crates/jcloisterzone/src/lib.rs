//! Tile sets of `JCloisterZone`: their definitions in, tile sets of ours out, and the other way round. Knows both
//! formats; no disk, no window.
//!
//! - Read: [`convert`] answers with sets that any file of ours would be read as, and with remarks, each about one tile
//!   or all of it: left out (an error), lost or guessed (a warning). Their files don't say everything; `guess` fills
//!   in where the land gives it away, such as a bridge where ways cross. `things` lists what no expansion here has.
//! - Written: [`write`] gives a definition, and `losses` names what the form has no word for. Every built-in design
//!   comes back from it with its land (`tests/written.rs`).
//! - An XML text is counted in one walk (`cost`) before the library sees it, which would compare each attribute with
//!   every other. `tests/hostile` holds what that costs.

mod cost;
mod guess;
mod judged;
mod losses;
mod piles;
mod places;
mod remarks;
mod sets;
mod things;
mod tile;
mod write;
mod xml;

use content::problem::{Problem, What};
use content::tile_set::TileSet;
pub use remarks::Remark;
use remarks::Remarks;
pub use write::{WrittenDefinition, write};

/// So many tiles a definition may hold, and so many its sets may name together.
pub const MOST_DESIGNS: usize = 1000;

/// What comes out of a definition.
#[derive(Clone, Debug)]
pub struct Conversion {
    /// At least one; each can be read again and has no fault.
    pub sets: Vec<TileSet>,
    /// What is not as it was, in the order of the file: first what is of no single tile.
    pub remarks: Vec<Remark>,
}

/// Reads a definition. A set without a name of its own is called by `name`; `is_taken` says which ids are others'.
///
/// # Errors
/// With all that was found, when nothing of it can be taken over.
pub fn convert(
    bytes: &[u8],
    name: &str,
    is_taken: &dyn Fn(&str) -> bool,
) -> Result<Conversion, Vec<Problem>> {
    let text = xml::text(bytes).map_err(|problem| vec![problem])?;
    let document = xml::parse(text).map_err(|problem| vec![problem])?;
    let mut remarks = Remarks::default();
    let sets = sets::read(document.root_element(), name, is_taken, &mut remarks)
        .map_err(|problem| vec![problem])?;
    if sets.is_empty() {
        let told = remarks.told().into_iter().map(|remark| remark.problem);
        let mut problems: Vec<_> = told.collect();
        problems.insert(0, Problem::error("", What::NoTiles));
        return Err(problems);
    }
    remarks.first(Problem::warning("", What::NeverTold));
    Ok(Conversion {
        sets,
        remarks: remarks.told(),
    })
}
