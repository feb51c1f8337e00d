//! What came of a correction, and which scores were put right, as the table tells it.

use rules::action::Action;
use rules::ground::PlayerId;
use rules::history::History;
use rules::reason::{Reason, ReasonOut};
use serde::Serialize;
use specta::Type;

/// A wrong entry of the past that is decided anew; the game is shown as it stood before it.
#[derive(Debug, Clone, Serialize, Type)]
pub struct CorrectingView {
    /// What was entered.
    pub was: EntryView,
    /// What was chosen instead, where decisions would be lost by it.
    pub losing: Option<LosingView>,
}

/// What somebody entered: which tile was drawn, or a decision.
#[derive(Debug, Clone, Serialize, Type)]
#[serde(untagged)]
pub enum EntryView {
    Drawn { drawn: String },
    Decided { decided: Action },
}

/// A correction that nobody has said yet is meant.
#[derive(Debug, Clone, Serialize, Type)]
pub struct LosingView {
    pub instead: EntryView,
    /// What would come of it.
    pub came: CorrectionView,
}

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

/// Decisions that corrections dropped, where the game stands.
#[derive(Debug, Clone, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct DroppedView {
    /// How many were just entered again; none once something else was decided.
    pub entered: u32,
    /// How many are left.
    pub left: u32,
    /// How many of them fit now, one after another.
    pub fitting: u32,
    /// The turn of the first that does not fit.
    pub from_turn: Option<u16>,
    /// Why it does not.
    #[specta(type = Vec<ReasonOut>)]
    pub reasons: Vec<Reason>,
}

/// Points that a table agreed on: the rules know nothing of them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Type)]
pub struct AdjustmentView {
    /// After which decision, from 1.
    pub step: u32,
    /// Its number there, from 0.
    pub nth: u32,
    /// The turn in which the game was then.
    pub turn: u16,
    pub player: PlayerId,
    /// Less than nothing where they were taken.
    pub points: i32,
    /// What for; empty where nobody said it.
    pub note: String,
}

/// What the table agreed on up to a step, in order; each in the turn that the table read above the board then.
pub fn adjusted(history: &History, step: usize) -> Vec<AdjustmentView> {
    let moments = (0..).zip(history.moments(0..=step));
    let now = history.now().state().turn;
    let turn_after = |step: usize| {
        let next = history.moment(step + 1).filter(|_| step < history.head());
        next.map_or(now, |next| next.turn)
    };
    let views = moments.flat_map(|(step, moment)| {
        let turn = turn_after(step as usize);
        let adjusted = (0..).zip(&moment.adjusted);
        adjusted.map(move |(nth, one)| AdjustmentView {
            step,
            nth,
            turn,
            player: one.player,
            points: one.given,
            note: one.note.to_string(),
        })
    });
    views.collect()
}
