//! Moves that were made before the eyes of the learner, and what was said with them. It must not know why.

use line::Line;
use rules::game::Game;
use std::slice::Iter;
use std::sync::Arc;
use tutor::{Lesson, Runner, Said, Stage};

/// Moves on one board.
#[derive(Debug, Clone)]
pub(super) struct Seen {
    /// The board, by its place in the lesson.
    stage: usize,
    line: Line,
    /// The moves are those after this step of the line, up to its head.
    from: usize,
    /// For each, the key of what was said with it.
    pub(super) says: Vec<Option<String>>,
}

impl Seen {
    /// The moves of a line after a step; of what others `said`, each takes what belongs to it. Nothing when there
    /// are none.
    pub(super) fn of(
        runner: &Runner,
        line: &Line,
        from: usize,
        said: &mut Iter<'_, Said>,
    ) -> Option<Self> {
        let learner = runner.stage().learner;
        let mut says = Vec::new();
        for step in from + 1..=line.head() {
            let decision = line.moment(step).and_then(|moment| moment.decision);
            let of_it = decision
                .filter(|decision| decision.player != learner)
                .and_then(|it| {
                    let next = said.as_slice().first()?;
                    (next.player == it.player && next.action == it.action).then(|| said.next())?
                });
            says.push(of_it.and_then(|said| said.say.clone()));
        }
        let stage = index(runner.lesson(), runner.stage());
        (!says.is_empty()).then(|| Self {
            stage,
            line: line.clone(),
            from,
            says,
        })
    }

    /// What others did in the present step before the learner was asked.
    pub(super) fn before(runner: &Runner, said: &mut Iter<'_, Said>) -> Option<Self> {
        let visit = runner.progress().visits.last()?;
        if runner.line().head() != runner.began() {
            return None;
        }
        Self::of(runner, runner.line(), visit.actions.len(), said)
    }

    pub(super) fn stage<'a>(&self, lesson: &'a Lesson) -> &'a Stage {
        &lesson.stages[self.stage]
    }

    /// The line up to a move.
    pub(super) fn line(&self, frame: usize) -> Option<Line> {
        self.line.branch(self.from + 1 + frame).ok()
    }

    /// The game after a move.
    pub(super) fn game(&self, frame: usize) -> Option<Arc<Game>> {
        let step = self.from + 1 + frame;
        (step <= self.line.head()).then(|| self.line.game_at(step).ok())?
    }

    /// The game after the last of them.
    pub(super) fn last(&self) -> &Arc<Game> {
        self.line.now()
    }
}

fn index(lesson: &Lesson, stage: &Stage) -> usize {
    let named = lesson.stages.iter().position(|it| it.name == stage.name);
    named.unwrap_or_default()
}
