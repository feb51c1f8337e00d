//! Tries everything on the menu and takes what leaves it furthest ahead. Looks one decision ahead, and with a
//! tile at the figure that may follow; never beyond the next draw.

use crate::budget::Budget;
use crate::judge::{self, Judge, Standing};
use crate::motive::{self, Motive};
use crate::thought::{Candidate, Thought};
use rules::action::{Action, Phase};
use rules::chance::Chance;
use rules::event::Tale;
use rules::foresee::Bearing;
use rules::ground::PlayerId;
use rules::menu::Menu;
use rules::sight::{Next, Sight};

/// What an action is worth, and what would follow a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Worth {
    pub(crate) value: i32,
    pub(crate) then: Option<Action>,
}

/// Chooses, and lets somebody hear of everything that was weighed.
pub(crate) fn choose(
    sight: &Sight,
    menu: &Menu,
    chance: &mut Chance,
    budget: &Budget<'_>,
    mut hear: impl FnMut(Action, Worth),
) -> Action {
    let mut best = None;
    let mut ties = 0;
    Look::new(sight).weigh(menu, |action, worth| {
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
    sight: &Sight,
    menu: &Menu,
    chance: &mut Chance,
    budget: &Budget<'_>,
) -> Thought {
    let mut candidates = Vec::new();
    let action = choose(sight, menu, chance, budget, |action, worth| {
        candidates.push(Candidate {
            action,
            value: Some(worth.value),
            then: worth.then,
        });
    });
    candidates.sort_by_key(|candidate| std::cmp::Reverse(candidate.value));
    let chosen = candidates.iter().find(|c| c.action == action);
    let mut motives = motive::motives(sight, action, chosen.and_then(|c| c.then));
    let choices = candidates.len();
    motives.push(Motive::NothingBetter { choices });
    Thought {
        action,
        motives,
        candidates,
    }
}

/// A look at the decision of the player to move.
struct Look<'a> {
    sight: &'a Sight,
    player: PlayerId,
    judge: Judge,
    /// What is tried, and what is tried after a tile: copies that are used again and again.
    tried: Sight,
    after: Option<Sight>,
    follow_ups: Menu,
}

impl<'a> Look<'a> {
    fn new(sight: &'a Sight) -> Self {
        let Some(player) = sight.to_move() else {
            unreachable!("nobody is asked any more")
        };
        Self {
            sight,
            player,
            judge: Judge::new(sight.scene(), player),
            tried: sight.clone(),
            after: None,
            follow_ups: Menu::new(),
        }
    }

    /// Weighs one action after the other, as long as it is heard.
    fn weigh(&mut self, menu: &Menu, mut hear: impl FnMut(Action, Worth) -> bool) {
        if self.asks_for_a_figure(self.sight.next()) {
            return self.weigh_figures(menu, |action, value| {
                hear(action, Worth { value, then: None })
            });
        }
        for action in menu.actions() {
            self.tried.clone_from(self.sight);
            let next = self.tried.attempt(*action, &mut Tale::silent());
            let is_tile = matches!(action, Action::Tile { .. });
            let worth = if is_tile && self.asks_for_a_figure(next) {
                self.best_figure()
            } else {
                let standing = self.judge.standing(self.tried.scene());
                let value = self.judge.value(&standing);
                Worth { value, then: None }
            };
            if !hear(*action, worth) {
                return;
            }
        }
    }

    fn asks_for_a_figure(&self, next: Next) -> bool {
        next == Next::Asks(self.player, Phase::Figure)
    }

    /// The best that may follow the tile that was tried.
    fn best_figure(&mut self) -> Worth {
        let mut menu = std::mem::take(&mut self.follow_ups);
        self.tried.legal(&mut menu);
        let mut best: Option<Worth> = None;
        self.weigh_figures(&menu, |action, value| {
            if best.is_none_or(|best| value > best.value) {
                let then = Some(action);
                best = Some(Worth { value, then });
            }
            true
        });
        self.follow_ups = menu;
        best.unwrap_or_else(|| unreachable!("passing is always open"))
    }

    /// Weighs the answers to the figure decision of what was tried. Most change little or nothing beside
    /// passing: those need not be tried.
    fn weigh_figures(&mut self, menu: &Menu, mut hear: impl FnMut(Action, i32) -> bool) {
        let now = self.judge.standing(self.tried.scene());
        let mut passed = None;
        for action in menu.actions() {
            let standing = match self.tried.bearing(*action) {
                Bearing::Nothing => now,
                Bearing::Wide => self.standing_after(*action),
                Bearing::AsPassing => *passed.get_or_insert_with(|| self.passing(now)),
                Bearing::Stands(figure) => {
                    let passed = *passed.get_or_insert_with(|| self.passing(now));
                    judge::with_figure(passed, &mut self.tried, figure)
                }
            };
            if !hear(*action, self.judge.value(&standing)) {
                return;
            }
        }
    }

    fn passing(&mut self, now: Standing) -> Standing {
        match self.tried.bearing(Action::Pass) {
            Bearing::Nothing => now,
            _ => self.standing_after(Action::Pass),
        }
    }

    fn standing_after(&mut self, action: Action) -> Standing {
        let after = self.after.get_or_insert_with(|| self.tried.clone());
        after.clone_from(&self.tried);
        after.attempt(action, &mut Tale::silent());
        self.judge.standing(after.scene())
    }
}
