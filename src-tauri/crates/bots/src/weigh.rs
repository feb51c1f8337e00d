//! Tries everything on the menu and takes what an eye likes best: the greedy mind and the steady one.

use crate::budget::Budget;
use crate::land_evaluator::LandEvaluator;
use crate::motive::{self, Motive};
use crate::one_ply::{OnePlySearch, Worth};
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
    chosen(
        OnePlySearch::brief(eye, sight),
        menu,
        chance,
        budget,
        |_, _| {},
    )
}

/// Chooses, and lets somebody hear of everything that was weighed.
fn chosen<E: LandEvaluator>(
    mut look: OnePlySearch<'_, E>,
    menu: &Menu,
    chance: &mut Chance,
    budget: &Budget<'_>,
    mut hear: impl FnMut(Action, Worth),
) -> Action {
    let mut best = None;
    let mut ties = 0;
    look.weigh(menu, |action, worth| {
        hear(action, worth);
        match best {
            Some((most, _)) if worth.value < most => {}
            Some((most, _)) if worth.value == most => {
                ties += 1;
                // Equal actions are equally likely, without keeping a list of them.
                if chance.below(ties) == 0 {
                    best = Some((worth.value, action));
                }
            }
            _ => {
                ties = 1;
                best = Some((worth.value, action));
            }
        }
        // Whoever is stopped answers with the best that he knows.
        !budget.is_stopped()
    });
    best.map_or_else(
        || unreachable!("a menu is never empty"),
        |(_, action)| action,
    )
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
    let action = chosen(look, menu, chance, budget, |action, worth| {
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
