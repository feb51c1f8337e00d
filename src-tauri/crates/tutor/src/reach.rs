//! Ways to the aim of free turns: whether one leads there, and the search for one, with a bot in the learner's seat
//! that tries one thing after another. Who asks says what is done when none is found.

use crate::free_turns::{FreeTurnState, standing};
use crate::lesson::{Lesson, LessonStage};
use crate::others;
use crate::step_history::StepHistory;
use bots::BotKind;
use content::scenario::{ScenarioStep, StepKind};
use rules::action::Action;
use rules::chance::Chance;
use rules::game::Game;
use rules::menu::Menu;
use std::sync::Arc;

/// In so many of a hundred decisions something is tried that does not look best.
const BOLD: usize = 20;

/// What a search came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReachSearch {
    /// What the learner does to reach the aim; nothing when no try got there.
    pub way: Option<Vec<Action>>,
    /// So often it was tried.
    pub tries: u32,
}

/// Looks for a way to the aim of the free turns of a lesson. The first try takes what looks best. Asked before each
/// further one, and before each of its decisions: `stop` ends the search, and a try that it cuts off does not count.
pub fn search(lesson: &Lesson, tries: u32, stop: &dyn Fn() -> bool) -> ReachSearch {
    let mut search = ReachSearch {
        way: None,
        tries: 0,
    };
    let Some((stage, step)) = free_turns(lesson) else {
        return search;
    };
    while search.way.is_none() && search.tries < tries && !(search.tries > 0 && stop()) {
        let mut chance = Chance::new(u64::from(search.tries));
        let mut menu = Menu::new();
        let first = search.tries == 0;
        let mut cut_off = false;
        search.way = played(stage, step, |game| {
            cut_off = !first && stop();
            if cut_off {
                return None;
            }
            game.legal(&mut menu);
            let bold = !first && chance.below(100) < BOLD;
            let bot = if bold {
                BotKind::Random
            } else if search.tries.is_multiple_of(2) {
                // Two minds find more ways than one.
                BotKind::Steady
            } else {
                BotKind::Greedy
            };
            Some(bot.choose(game, &menu, &mut chance))
        });
        if cut_off {
            break;
        }
        search.tries += 1;
    }
    search
}

/// True when the solution of the free turns of a lesson still leads to their aim: bots and tiles may have changed since
/// it was found.
pub fn is_solved(lesson: &Lesson) -> bool {
    let Some((stage, step)) = free_turns(lesson) else {
        return true;
    };
    let Some(acts) = lesson.scenario.acts(&step.id) else {
        return false;
    };
    let mut acts = acts.into_iter();
    let way = played(stage, step, |game| {
        let action = acts.next()?;
        game.check(stage.learner, &action).is_ok().then_some(action)
    });
    way.is_some()
}

/// True when a lesson begins with free turns.
pub(crate) fn is_free(lesson: &Lesson) -> bool {
    free_turns(lesson).is_some()
}

/// True when the reference bot reaches the aim of the free turns with the bag as it lies.
pub(crate) fn is_won_by_bot(lesson: &Lesson) -> bool {
    let Some((stage, step)) = free_turns(lesson) else {
        return false;
    };
    let (mut menu, mut chance) = (Menu::new(), Chance::new(lesson.seed.into()));
    let way = played(stage, step, |game| {
        stage.work.take_in(game, 1).then_some(())?;
        game.legal(&mut menu);
        Some(BotKind::Steady.choose(game, &menu, &mut chance))
    });
    way.is_some()
}

/// The free turns that a lesson begins with, and their board; none where something else is done first.
fn free_turns(lesson: &Lesson) -> Option<(&LessonStage, &ScenarioStep)> {
    let step = lesson.steps().iter().find(|it| it.kind != StepKind::Say)?;
    let stage = lesson.stage(step.board.as_deref());
    (step.kind == StepKind::Play).then_some((stage, step))
}

/// What the learner did when the aim is reached by deciding like that.
fn played(
    stage: &LessonStage,
    step: &ScenarioStep,
    mut decide: impl FnMut(&Game) -> Option<Action>,
) -> Option<Vec<Action>> {
    let mut trail = StepHistory::new(Arc::new(stage.start().clone()));
    let mut cursors = Vec::new();
    let mut own = Vec::new();
    loop {
        let who = trail.now.to_move()?;
        if who == stage.learner {
            let action = decide(&trail.now)?;
            trail.play_offered(who, action);
            own.push(action);
        } else {
            let decided = others::decide(stage, &trail.now, who, &mut cursors)?;
            trail.play_offered(who, decided.action);
        }
        // Others answer first, as they do when somebody plays.
        let answered = trail.now.to_move().is_none_or(|who| who == stage.learner);
        if !own.is_empty() && answered {
            match standing(stage, step, &trail) {
                FreeTurnState::Open => {}
                FreeTurnState::Reached => return Some(own),
                FreeTurnState::Lost | FreeTurnState::Missed => return None,
            }
        }
    }
}
