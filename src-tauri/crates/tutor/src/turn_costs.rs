//! The table of a step held against its position: which way through the turn a learner has gone, and what it gives up.
//! The table comes from the file; nothing is judged anew.

use crate::lesson::LessonStage;
use crate::step_history::StepHistory;
use crate::ways::{is_same, ways};
use bots::Way;
use content::scenario::MoveCosts;
use content::way_loss::WayLoss;
use rules::action::Action;
use rules::game::Game;
use std::sync::{Arc, OnceLock};

/// A tile that lies the same in each turn is offered so often.
const TURNS: usize = 4;

/// A turn that was decided in a step that has a table.
#[derive(Clone, Debug)]
pub struct DecidedTurn {
    /// The game in which it was decided.
    pub game: Arc<Game>,
    /// Every way with what it gives up, the best first.
    pub ways: Vec<(Way, WayLoss)>,
    /// Which of them was gone.
    pub own: Option<usize>,
}

/// What each way through a turn gives up.
#[derive(Debug)]
pub(crate) struct TurnCosts {
    stood: Vec<WayLoss>,
    /// The ways, once they were asked for.
    ways: OnceLock<Option<Vec<Way>>>,
}

impl TurnCosts {
    pub(crate) fn of(costs: &MoveCosts) -> Self {
        Self {
            stood: costs.stood.clone(),
            ways: OnceLock::new(),
        }
    }

    /// Every way with what it gives up, from the game in which the learner is asked; none where the table is of another
    /// position.
    pub(crate) fn table(&self, stage: &LessonStage, game: &Game) -> Vec<(Way, WayLoss)> {
        let ways = self.ways(stage, game).unwrap_or_default();
        if ways.len() != self.stood.len() {
            return Vec::new();
        }
        let ways = ways.iter().copied();
        ways.zip(self.stood.iter().copied()).collect()
    }

    /// Every way there is; nothing where there are so many more than the table has that none was looked for.
    pub(crate) fn ways(&self, stage: &LessonStage, game: &Game) -> Option<&[Way]> {
        let ways = self.ways.get_or_init(|| {
            // Each action is a way at least, but for the turns in which a tile lies the same.
            let is_near = game.actions().len() <= TURNS * self.stood.len();
            let is_free = is_near && stage.work.take_in(game, self.stood.len());
            is_free.then(|| ways(&game.sight()))
        });
        ways.as_deref()
    }

    /// What was done so far gives up: of the whole way, once it is gone, and until then of the best that can follow, with
    /// whether it is gone. Nothing before the first decision, and where the table is of another position.
    pub(crate) fn loss(&self, stage: &LessonStage, trail: &StepHistory) -> Option<(WayLoss, bool)> {
        let (_, loss, is_gone) = self.gone(stage, trail)?;
        Some((loss, is_gone))
    }

    /// The way that was gone, among all of them.
    pub(crate) fn decided(&self, stage: &LessonStage, trail: &StepHistory) -> Option<DecidedTurn> {
        let game = Arc::clone(&trail.of_player(stage.learner).next()?.before);
        let (own, ..) = self.gone(stage, trail)?;
        let mut ways = self.table(stage, &game);
        ways.sort_by_key(|(_, loss)| (loss.given_up(), loss.behind));
        let own = ways.iter().position(|(way, _)| *way == own);
        Some(DecidedTurn { game, ways, own })
    }

    /// The way that was gone so far, or the best that can follow; what it gives up; and whether all of it is gone.
    fn gone(&self, stage: &LessonStage, trail: &StepHistory) -> Option<(Way, WayLoss, bool)> {
        let own: Vec<_> = trail.of_player(stage.learner).take(2).collect();
        let first = own.first()?;
        let before = first.before.context();
        let mut begun = self.table(stage, &first.before);
        begun.retain(|(way, _)| is_same(before, &way.action, &first.action));
        if let Some(then) = own.get(1) {
            let after = then.before.context();
            let follows = |it: Action| is_same(after, &it, &then.action);
            begun.retain(|(way, _)| way.then.is_none_or(follows));
        }
        let is_gone = own.len() > 1 || begun.iter().all(|(way, _)| way.then.is_none());
        let best = begun
            .into_iter()
            .min_by_key(|(_, loss)| (loss.given_up(), loss.behind));
        let (way, loss) = best?;
        Some((way, loss, is_gone))
    }
}
