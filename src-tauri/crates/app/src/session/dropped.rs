//! What corrections dropped, as long as it can be entered again: nothing of it is kept. It is the rules that say what fits.

use crate::view::correction::DroppedView;
use rules::history::{CorrectedHistory, DroppedDecisions, History, HistoryAdjustment};

#[derive(Debug, Clone, Default)]
pub(super) struct DroppedState {
    /// What was left right after the last correction, and the head then.
    since: Option<(usize, DroppedDecisions)>,
    /// Where the line stands now.
    now: Option<DroppedNow>,
    /// How many were entered again just now.
    entered: usize,
}

#[derive(Debug, Clone)]
struct DroppedNow {
    left: DroppedDecisions,
    /// How many of them fit.
    fitting: usize,
    /// The line with these.
    resumed: CorrectedHistory,
}

impl DroppedNow {
    fn of(left: DroppedDecisions, line: &History) -> Option<Self> {
        let resumed = line.resumed(left.clone());
        let fitting = left.len() - resumed.dropped.len();
        let now = Self {
            left,
            fitting,
            resumed,
        };
        (!now.left.is_empty()).then_some(now)
    }
}

impl DroppedState {
    fn at(line: &History, mut left: DroppedDecisions, entered: usize) -> Self {
        let since = (line.head(), left.clone());
        left.pass_over(line.now().state().turn);
        Self {
            now: DroppedNow::of(left, line),
            since: Some(since),
            entered,
        }
    }

    /// What is left after a correction: what that dropped, and then what had been left before.
    pub(super) fn after(&self, corrected: &CorrectedHistory) -> Self {
        let earlier = self.now.as_ref().map(|now| now.left.clone());
        let left = corrected
            .dropped
            .clone()
            .before(earlier.unwrap_or_default());
        Self::at(&corrected.history, left, 0)
    }

    /// The line with all that fits entered again, and what is left then.
    pub(super) fn fitting(&self) -> Option<(History, Self)> {
        let now = self.now.as_ref().filter(|now| now.fitting > 0)?;
        let CorrectedHistory {
            history, dropped, ..
        } = now.resumed.clone();
        let left = Self::at(&history, dropped, now.fitting);
        Some((history, left))
    }

    /// What the table had agreed on after the decision for which the next one on the line stands.
    pub(super) fn agreed(&self, line: &History) -> Vec<HistoryAdjustment> {
        let stands = self.now.as_ref().filter(|_| line.now().to_move().is_some());
        let left = stands.map(|now| now.left.clone());
        let game = line.now();
        left.map_or_else(Vec::new, |mut left| {
            left.stand_in(game.state().turn, Some(game.phase()))
        })
    }

    /// The head is elsewhere: each decision since the correction stands for one that was dropped. Before the correction
    /// nothing was.
    pub(super) fn look_again(&mut self, line: &History) {
        let since = self.since.take();
        *self = Self::default();
        let Some((head, all)) = since.filter(|(head, _)| *head <= line.head()) else {
            return;
        };
        let mut left = all.clone();
        for moment in line.moments(head + 1..=line.head()) {
            left.stood_for(moment);
        }
        left.pass_over(line.now().state().turn);
        self.now = DroppedNow::of(left, line);
        self.since = Some((head, all));
    }

    pub(super) fn view(&self) -> Option<DroppedView> {
        let resumed = self.now.as_ref().map(|now| &now.resumed);
        let view = DroppedView {
            entered: self.entered as u32,
            left: self.now.as_ref().map_or(0, |now| now.left.len()) as u32,
            fitting: self.now.as_ref().map_or(0, |now| now.fitting) as u32,
            from_turn: resumed.and_then(|it| it.dropped.turn()),
            reasons: resumed
                .and_then(|it| it.refused.as_ref())
                .map_or_else(Vec::new, |refused| refused.reasons.clone()),
        };
        (view.entered > 0 || view.left > 0).then_some(view)
    }
}
