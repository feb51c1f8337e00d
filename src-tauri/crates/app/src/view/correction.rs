//! What came of a correction, as the table tells it. It must not know how it was found.

use rules::reason::{Reason, ReasonOut};
use serde::Serialize;
use specta::Type;

/// A wrong entry of the past was decided otherwise.
#[derive(Debug, Clone, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct CorrectionView {
    /// The turn in which it was.
    pub turn: u16,
    /// How many of the decisions that followed still hold.
    pub held: u32,
    /// How many no longer fit and were left out.
    pub dropped: u32,
    /// The turn from which on; nothing when all of them hold.
    pub from_turn: Option<u16>,
    /// Why the first of them no longer fits.
    #[specta(type = Vec<ReasonOut>)]
    pub reasons: Vec<Reason>,
}
