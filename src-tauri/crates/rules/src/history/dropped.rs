//! Decisions that no longer fitted after a correction, to be taken again where a line stands.

use super::moved::MovedTile;
use super::{History, HistoryAdjustment, HistoryDecision, MOST_ADJUSTMENTS, TurnSnapshot};
use crate::action::Phase;
use crate::reason::Rejection;
use std::collections::VecDeque;
use std::sync::Arc;

/// Decisions in the order in which they were taken. What somebody decides anew stands for one of them.
#[derive(Clone, Debug, Default)]
pub struct DroppedDecisions {
    left: VecDeque<Arc<TurnSnapshot>>,
    /// Tiles that lie elsewhere now: a figure goes along.
    moved: Vec<MovedTile>,
    /// What the table agreed on after decisions that nobody is asked for now: it goes with the next one.
    agreed: Vec<HistoryAdjustment>,
}

impl DroppedDecisions {
    /// All that a line holds after a step, up to its head.
    pub(super) fn after(line: &History, step: usize) -> Self {
        let left = (step + 1..=line.head).map_while(|step| line.steps.shared(step));
        Self {
            left: left.filter(|moment| moment.decision.is_some()).collect(),
            ..Self::default()
        }
    }

    /// How many are left.
    #[must_use]
    pub fn len(&self) -> usize {
        self.left.len()
    }

    /// True once all are taken again or stood for.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.left.is_empty()
    }

    /// Those that are left.
    pub fn decisions(&self) -> impl Iterator<Item = HistoryDecision> {
        self.left.iter().filter_map(|moment| moment.decision)
    }

    /// The turn in which the first of them was taken.
    #[must_use]
    pub fn turn(&self) -> Option<u16> {
        Some(self.left.front()?.turn)
    }

    /// These, and after them what an earlier correction had dropped.
    #[must_use]
    pub fn before(mut self, earlier: Self) -> Self {
        self.left.extend(earlier.left);
        self.agreed.extend(earlier.agreed);
        Self {
            moved: [earlier.moved, self.moved].concat(),
            ..self
        }
    }

    /// Leaves those of turns that are over: nobody was asked for them again.
    pub fn pass_over(&mut self, turn: u16) {
        while let Some(over) = self.left.pop_front_if(|moment| moment.turn < turn) {
            self.agreed.extend_from_slice(&over.adjusted);
        }
    }

    /// What the table had agreed on after the decision for which an answer to this question stands. It is used up then:
    /// the first that answered the same question in the same turn, with all before it. Some may be asked now that were
    /// not asked then, and the other way round.
    pub fn stand_in(&mut self, turn: u16, phase: Option<Phase>) -> Vec<HistoryAdjustment> {
        self.used_up(turn, phase).0
    }

    /// Somebody took a decision on the line: it stands for one of these.
    pub fn stood_for(&mut self, now: &TurnSnapshot) {
        self.pass_over(now.turn);
        if let (_, Some(was)) = self.used_up(now.turn, now.phase) {
            self.follow(&was, now);
        }
    }

    fn used_up(
        &mut self,
        turn: u16,
        phase: Option<Phase>,
    ) -> (Vec<HistoryAdjustment>, Option<Arc<TurnSnapshot>>) {
        let of_turn = self.left.iter().take_while(|moment| moment.turn == turn);
        let nth = of_turn
            .enumerate()
            .find(|(_, moment)| moment.phase == phase);
        let used_up = nth.map_or(0, |(nth, _)| nth + 1);
        let mut last = None;
        for was in self.left.drain(..used_up) {
            self.agreed.extend_from_slice(&was.adjusted);
            last = Some(was);
        }
        self.agreed.truncate(MOST_ADJUSTMENTS);
        (std::mem::take(&mut self.agreed), last)
    }

    /// A tile was laid otherwise than before.
    pub(super) fn follow(&mut self, was: &TurnSnapshot, now: &TurnSnapshot) {
        self.moved.extend(MovedTile::between(was, now));
    }

    /// Takes them again on a line, up to the first that the rules refuse there: it is left with all after it.
    pub(super) fn take_again(&mut self, line: &mut History) -> Option<Rejection> {
        while let Some(moment) = self.left.front() {
            let Some(HistoryDecision { player, action }) = moment.decision else {
                self.left.pop_front();
                continue;
            };
            let action = MovedTile::followed(&self.moved, action, &line.now);
            let agreed = self.agreed.iter().chain(&moment.adjusted);
            let agreed = agreed.take(MOST_ADJUSTMENTS).cloned();
            if let Err(refused) = line.play_adjusted(player, action, agreed) {
                return Some(refused);
            }
            self.agreed.clear();
            self.left.pop_front();
        }
        None
    }
}
