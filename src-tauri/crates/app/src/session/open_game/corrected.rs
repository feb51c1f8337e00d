//! The open game with a decision of the past taken otherwise.

use super::OpenGame;
use crate::error::Result;
use crate::session::NO_STEP;
use crate::session::correcting::{self, CorrectionState, OpenCorrection, RecordedHistory};
use crate::session::dropped::DroppedState;
use crate::view::correction::{CorrectionView, DroppedView};
use content::record::PlayedDecision;
use rules::action::Action;
use rules::history::{CorrectedHistory, History};
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

    /// What corrections dropped and is still left, where the game stands.
    pub(in crate::session) fn dropped(&self) -> Option<DroppedView> {
        self.correcting.dropped.view().filter(|_| self.is_live())
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
        let dropped = self.correcting.dropped.after(&corrected);
        self.replace(corrected.history, step - 1, Some(came), dropped);
        Ok(Some(correcting::played(&self.history, step)))
    }

    /// Takes what corrections dropped again where the line stands, as far as it fits: all of that is to be kept after its
    /// head.
    pub(in crate::session) fn enter_again(&mut self) -> Result<Vec<PlayedDecision>> {
        let before = self.head();
        let fitting = self.correcting.dropped.fitting();
        let (history, dropped) = fitting.filter(|_| self.is_live()).ok_or(NO_STEP)?;
        self.replace(history, before, None, dropped);
        Ok(correcting::played(&self.history, before + 1))
    }

    /// Another line, of which so many steps are kept already; this one can be had back.
    fn replace(
        &mut self,
        history: History,
        kept: usize,
        came: Option<CorrectionView>,
        dropped: DroppedState,
    ) {
        let before = RecordedHistory {
            history: std::mem::replace(&mut self.history, history),
            ids: self.ids.clone(),
        };
        self.correcting.done(came, before, self.head(), dropped);
        self.kept_scores = None;
        self.ids.truncate(kept);
        self.look();
        self.revision = self.numbers.next();
    }

    fn came_of(&self, step: usize, corrected: &CorrectedHistory) -> CorrectionView {
        let turn = |step| self.history.moment(step).map(|moment| moment.turn);
        let refused = corrected.refused.as_ref();
        CorrectionView {
            turn: turn(step).unwrap_or_default(),
            held: (corrected.history.head() - step) as u32,
            dropped: corrected.dropped.len() as u32,
            from_turn: corrected.dropped.turn(),
            reasons: refused.map_or_else(Vec::new, |it| it.reasons.clone()),
        }
    }

    /// True where the head stands as the last correction left it: taking something back takes that back.
    pub(in crate::session) fn is_corrected_here(&self) -> bool {
        self.correcting.is_right_after(self.head())
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
