//! Tries everything on the menu and takes what an eye likes best: the greedy mind and the steady one.

use crate::ahead::ExpectedPoints;
use crate::budget::Budget;
use crate::land_evaluator::LandEvaluator;
use crate::motive::{self, Motive};
use crate::one_ply::{OnePlySearch, SearchMemory, Worth};
use crate::thought::{BotAnswer, Candidate};
use rules::action::Action;
use rules::chance::Chance;
use rules::menu::Menu;
use rules::sight::PlayerView;

/// Chooses, and weighs no more than that needs.
pub(crate) fn choose(
    eye: &impl LandEvaluator,
    sight: &PlayerView,
    menu: &Menu,
    chance: &mut Chance,
    budget: &Budget<'_>,
) -> Action {
    let mut look = OnePlySearch::brief(eye, sight);
    chosen(&mut look, menu, chance, budget, |_, _| {})
}

/// Chooses, and after a tile also answers the figure decision that follows. Choosing twice comes to the same, but values
/// all claimed land a second time.
pub(crate) fn choose_turn(
    eye: &ExpectedPoints<'_>,
    sight: &PlayerView,
    menu: &Menu,
    chance: &mut Chance,
    memory: &mut Option<SearchMemory>,
) -> (Action, Option<Action>) {
    let mut look = match memory.take() {
        Some(memory) => OnePlySearch::brief_within(memory, eye, sight),
        None => OnePlySearch::brief(eye, sight),
    };
    let action = chosen(&mut look, menu, chance, &Budget::ENDLESS, |_, _| {});
    let mut best = BestAction::default();
    if matches!(action, Action::Tile { .. }) {
        look.follow_ups(action, |then, value| best.hear(then, value, chance));
    }
    *memory = Some(look.into_memory());
    (action, best.action)
}

/// The best of all actions heard so far. Equal ones are equally likely, without a list of them.
#[derive(Default)]
struct BestAction {
    action: Option<Action>,
    value: i32,
    ties: usize,
}

impl BestAction {
    fn hear(&mut self, action: Action, value: i32, chance: &mut Chance) {
        if self.action.is_none() || value > self.value {
            self.ties = 1;
        } else if value == self.value {
            self.ties += 1;
            if chance.below(self.ties) != 0 {
                return;
            }
        } else {
            return;
        }
        (self.action, self.value) = (Some(action), value);
    }
}

/// Chooses, and lets somebody hear of everything that was weighed.
fn chosen<E: LandEvaluator>(
    look: &mut OnePlySearch<'_, E>,
    menu: &Menu,
    chance: &mut Chance,
    budget: &Budget<'_>,
    mut hear: impl FnMut(Action, Worth),
) -> Action {
    let mut best = BestAction::default();
    look.weigh(menu, |action, worth| {
        hear(action, worth);
        best.hear(action, worth.value, chance);
        // Whoever is stopped answers with the best that he knows.
        !budget.is_stopped()
    });
    best.action
        .unwrap_or_else(|| unreachable!("a menu is never empty"))
}

/// Chooses, and says why.
pub(crate) fn think(
    eye: &impl LandEvaluator,
    sight: &PlayerView,
    menu: &Menu,
    chance: &mut Chance,
    budget: &Budget<'_>,
) -> BotAnswer {
    let mut candidates = Vec::new();
    let mut look = OnePlySearch::new(eye, sight);
    let before = look.now();
    let action = chosen(&mut look, menu, chance, budget, |action, worth| {
        candidates.push(Candidate {
            action,
            value: Some(worth.value),
            then: worth.then,
            games: None,
        });
    });
    candidates.sort_by_key(|candidate| std::cmp::Reverse(candidate.value));
    let chosen = candidates.iter().find(|c| c.action == action);
    let mut motives = motive::motives(sight, action, chosen.and_then(|c| c.then));
    let value = chosen.and_then(|c| c.value);
    motives.extend(value.and_then(|value| eye.motive(value - before)));
    let choices = candidates.len();
    motives.push(Motive::NothingBetter { choices });
    BotAnswer {
        action,
        motives,
        candidates,
    }
}
