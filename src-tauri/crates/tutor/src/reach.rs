//! Looks for a way to the aim of free turns, with a bot in the learner's seat that tries one thing after another. It
//! must not know what the aim is.

use crate::free::{Standing, standing};
use crate::lesson::Lesson;
use crate::others::{self, Cursor};
use crate::trail::Trail;
use bots::BotKind;
use content::scenario::StepKind;
use rules::action::Action;
use rules::chance::Chance;
use rules::menu::Menu;
use std::sync::Arc;

/// In so many of a hundred decisions something is tried that does not look best.
const BOLD: usize = 20;

/// What the learner does to reach the aim of the free turns that a lesson begins or goes on with; nothing when no try
/// got there. The first try takes what looks best. Asked before each try: `stop` ends the search.
pub fn way(lesson: &Lesson, tries: u32, stop: &dyn Fn() -> bool) -> Option<Vec<Action>> {
    let step = lesson.steps().iter().find(|it| it.kind == StepKind::Play)?;
    let stage = lesson.stage(step.board.as_deref());
    (0..tries).find_map(|number| {
        if stop() {
            return None;
        }
        let mut chance = Chance::new(u64::from(number));
        let mut trail = Trail::new(Arc::new(stage.start().clone()));
        let mut cursors: Vec<Cursor> = Vec::new();
        let (mut menu, mut own) = (Menu::new(), Vec::new());
        loop {
            let who = trail.now.to_move()?;
            if who == stage.learner {
                trail.now.legal(&mut menu);
                let bold = number > 0 && chance.below(100) < BOLD;
                let bot = if bold {
                    BotKind::Random
                } else {
                    BotKind::Greedy
                };
                let action = bot.choose(&trail.now, &menu, &mut chance);
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
                    Standing::Open => {}
                    Standing::Reached => return Some(own),
                    Standing::Lost | Standing::Missed => return None,
                }
            }
        }
    })
}
