//! Moves that were made before the eyes of the learner, and what was said with them.

use rules::action::Action;
use rules::event::Event;
use rules::game::Game;
use rules::history::{History, TurnSnapshot};
use std::slice::Iter;
use std::sync::Arc;
use tutor::{Lesson, LessonStage, OtherMove, Runner};

/// Moves on one board.
#[derive(Debug, Clone)]
pub(super) struct BoardHistory {
    /// The board, by its place in the lesson.
    stage: usize,
    history: History,
    pub(super) moves: Vec<BoardMove>,
}

/// One of them.
#[derive(Debug, Clone)]
pub(super) struct BoardMove {
    /// The step of the line that it led to.
    step: usize,
    /// The key of what was said with it.
    pub(super) say: Option<String>,
}

impl BoardHistory {
    /// The moves of a line after a step; of what others `said`, each takes what belongs to it. Nothing when there
    /// are none.
    pub(super) fn of(
        runner: &Runner,
        history: &History,
        from: usize,
        said: &mut Iter<'_, OtherMove>,
    ) -> Option<Self> {
        let learner = runner.stage().learner;
        let mut moves = Vec::new();
        for step in from + 1..=history.head() {
            let moment = history.moment(step)?;
            let others = moment.decision.filter(|it| it.player != learner);
            let of_it = others.and_then(|it| {
                let next = said.as_slice().first()?;
                (next.player == it.player && next.action == it.action).then(|| said.next())?
            });
            let say = of_it.and_then(|said| said.say.clone());
            // Who did nothing need not be waited for; but where nothing else was done, it is what was done.
            let alone = step == history.head() && moves.is_empty();
            if alone || say.is_some() || is_seen(moment) {
                moves.push(BoardMove { step, say });
            }
        }
        let stage = index(runner.lesson(), runner.stage());
        (!moves.is_empty()).then(|| Self {
            stage,
            history: history.clone(),
            moves,
        })
    }

    /// What others did in the present step before the learner was asked.
    pub(super) fn before(runner: &Runner, said: &mut Iter<'_, OtherMove>) -> Option<Self> {
        let visit = runner.progress().visits.last()?;
        if runner.history().head() != runner.began() {
            return None;
        }
        Self::of(runner, runner.history(), visit.actions.len(), said)
    }

    pub(super) fn stage<'a>(&self, lesson: &'a Lesson) -> &'a LessonStage {
        &lesson.stages[self.stage]
    }

    /// The line up to a move.
    pub(super) fn history(&self, frame: usize) -> Option<History> {
        self.history.branch(self.moves.get(frame)?.step).ok()
    }

    /// The game after a move.
    pub(super) fn game(&self, frame: usize) -> Option<Arc<Game>> {
        self.history.game_at(self.moves.get(frame)?.step).ok()
    }

    /// The game after all of them.
    pub(super) fn last(&self) -> &Arc<Game> {
        self.history.now()
    }
}

/// True when there is more to see than that somebody does nothing.
fn is_seen(moment: &TurnSnapshot) -> bool {
    let passes = moment
        .decision
        .is_some_and(|it| matches!(it.action, Action::Pass));
    let idle = |event: &Event| {
        matches!(
            event,
            Event::Passed { .. } | Event::TurnBegan { .. } | Event::TileDrawn { .. }
        )
    };
    !passes || !moment.told.iter().all(|told| idle(&told.event))
}

fn index(lesson: &Lesson, stage: &LessonStage) -> usize {
    let named = lesson.stages.iter().position(|it| it.name == stage.name);
    named.unwrap_or_default()
}
