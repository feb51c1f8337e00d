//! What one decision brought about.

use crate::action::{Action, Phase};
use crate::event::Event;
use crate::game::Game;
use crate::ground::PlayerId;
use crate::left_out::SkippedQuestion;
use crate::report::{self, ScoredTile};

/// One decision and who took it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HistoryDecision {
    /// Who.
    pub player: PlayerId,
    /// What.
    pub action: Action,
}

/// The most that a table agrees on after one decision: each player's score is put right a few times.
pub const MOST_ADJUSTMENTS: usize = 24;

/// Points that a table agreed on, given after a decision or taken: the rules know nothing of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HistoryAdjustment {
    /// Whose.
    pub player: PlayerId,
    /// How many; less than nothing where they are taken.
    pub points: i32,
    /// What the score changed by: less than was agreed on where it would have left its limits.
    pub given: i32,
    /// What for, in the words of the table.
    pub note: Box<str>,
}

impl HistoryAdjustment {
    /// What a table agrees on, before it is given.
    #[must_use]
    pub fn agreed(player: PlayerId, points: i32, note: &str) -> Self {
        Self {
            player,
            points,
            given: 0,
            note: note.into(),
        }
    }
}

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoggedEvent {
    /// What.
    pub event: Event,
    /// For points: the tiles that were counted, in the order of laying. Only the board of that moment can
    /// tell.
    pub counted: Box<[ScoredTile]>,
}

/// What one decision brought about; the first of a line tells what happened before any decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnSnapshot {
    /// The decision; nothing for the beginning.
    pub decision: Option<HistoryDecision>,
    /// What was asked; nothing for the beginning.
    pub phase: Option<Phase>,
    /// The number of the turn in which it was taken.
    pub turn: u16,
    /// Whose decision it is after this one; nobody's when the game is over.
    pub asked: Option<PlayerId>,
    /// Everything that happened, in order.
    pub told: Box<[LoggedEvent]>,
    /// Why nobody was asked about a figure on the way, where nobody was.
    pub left_out: Option<Box<SkippedQuestion>>,
    /// What the table agreed on after it, in order.
    pub adjusted: Box<[HistoryAdjustment]>,
}

impl TurnSnapshot {
    pub(crate) fn new(
        decision: Option<HistoryDecision>,
        turn: u16,
        after: &Game,
        events: Vec<Event>,
    ) -> Self {
        let told = |event| LoggedEvent {
            counted: match &event {
                Event::Score(entry) => report::counted(after.context(), entry).into(),
                _ => Box::default(),
            },
            event,
        };
        Self {
            decision,
            phase: None,
            turn,
            asked: after.to_move(),
            told: events.into_iter().map(told).collect(),
            left_out: None,
            adjusted: Box::default(),
        }
    }

    /// Gives and takes what a table agreed on. A score that would leave its limits stays within them; what was agreed on
    /// is kept as it is, so that it counts in full again once an earlier correction is corrected.
    pub(crate) fn adjust(
        &mut self,
        game: &mut Game,
        adjusted: impl IntoIterator<Item = HistoryAdjustment>,
    ) {
        let players = game.state().players.len();
        let kept = adjusted.into_iter();
        let kept = kept.filter(|one| one.points != 0 && usize::from(one.player) < players);
        self.adjusted = kept
            .map(|one| HistoryAdjustment {
                given: game.adjust(one.player, one.points),
                ..one
            })
            .collect();
    }
}
