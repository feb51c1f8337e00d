//! The open game with a decision of the past taken otherwise.

use super::OpenGame;
use crate::error::Result;
use crate::session::NO_STEP;
use crate::session::correcting::{self, CorrectionState, OpenCorrection, RecordedHistory};
use crate::view::correction::CorrectionView;
use content::record::PlayedDecision;
use rules::action::Action;
use rules::history::CorrectedHistory;
use store::action::ActionId;

impl OpenGame {
    /// How a correction stands.
    pub(in crate::session) const fn correcting(&self) -> &CorrectionState {
        &self.correcting
    }

    /// What came of a correction, as long as it stands as it was made.
    pub(in crate::session) fn came(&self) -> Option<CorrectionView> {
        self.correcting.came.clone().filter(|_| self.is_live())
    }

    /// Looks at a step whose decision is taken anew.
    pub(in crate::session) fn begin_correction(&mut self, step: usize) -> Result<()> {
        let decided = self.history.moment(step + 1);
        let is_possible = step < self.head() && self.history.now().state().pile.is_by_hand();
        let was = decided.filter(|_| is_possible).and_then(|it| it.decision);
        let was = was.ok_or(NO_STEP)?.action;
        self.look_at(step)?;
        self.correcting.open = Some(OpenCorrection::of(was));
        Ok(())
    }

    /// Decides the step looked at otherwise, and plays what followed as far as it fits: all of that is to be kept after
    /// the step before. Nothing is to be kept when it is decided as it was, nor as long as decisions would be lost and
    /// nobody has said that this is meant.
    pub(in crate::session) fn correct(
        &mut self,
        action: Action,
        is_meant: bool,
    ) -> Result<Option<Vec<PlayedDecision>>> {
        let step = self.cursor + 1;
        let open = self.correcting.open.as_mut().ok_or(NO_STEP)?;
        if open.was == action {
            self.look_at(self.head())?;
            return Ok(None);
        }
        let corrected = self.history.corrected(step, action)?;
        let came = self.came_of(step, &corrected);
        if came.dropped > 0 && !is_meant {
            let open = self.correcting.open.as_mut().ok_or(NO_STEP)?;
            open.instead = Some((action, came));
            self.revision = self.numbers.next();
            return Ok(None);
        }
        let before = RecordedHistory {
            history: std::mem::replace(&mut self.history, corrected.history),
            ids: self.ids.clone(),
        };
        self.correcting.done(came, before, self.head());
        self.kept_scores = None;
        self.ids.truncate(step - 1);
        self.look();
        self.revision = self.numbers.next();
        Ok(Some(correcting::played(&self.history, step)))
    }

    fn came_of(&self, step: usize, corrected: &CorrectedHistory) -> CorrectionView {
        let turn = |step| self.history.moment(step).map(|moment| moment.turn);
        let dropped = corrected.dropped.len();
        let first = turn(self.head() + 1 - dropped);
        let refused = corrected.refused.as_ref();
        CorrectionView {
            turn: turn(step).unwrap_or_default(),
            held: (corrected.history.head() - step) as u32,
            dropped: dropped as u32,
            from_turn: first.filter(|_| dropped > 0),
            reasons: refused.map_or_else(Vec::new, |it| it.reasons.clone()),
        }
    }

    /// True where the head stands as the last correction left it: taking something back takes that back.
    pub(in crate::session) fn is_corrected_here(&self) -> bool {
        self.correcting.before_head(self.head()).is_some()
    }

    /// The line as it was before the last correction; answers with the first decision that the
    /// correction was kept as.
    pub(in crate::session) fn take_back_correction(&mut self) -> Result<Option<ActionId>> {
        let before = self.correcting.take_before(self.head()).ok_or(NO_STEP)?;
        let RecordedHistory { history, ids } = before;
        self.history = history;
        let corrected = std::mem::replace(&mut self.ids, ids);
        let head = self.head();
        self.stand_at(head)?;
        let of_both = corrected.iter().zip(&self.ids);
        let of_both = of_both.take_while(|(one, other)| one == other).count();
        Ok(corrected.get(of_both).copied())
    }
}
