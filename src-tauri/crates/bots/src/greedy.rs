//! Tries everything on the menu and takes what leaves it furthest ahead. Looks one decision ahead, and with a
//! tile at the figure that may follow; never beyond the next draw.

use crate::budget::Budget;
use crate::judge::{self, Judge, Standing};
use crate::motive::{self, Motive};
use crate::thought::{Candidate, Thought};
use rules::action::{Action, Phase};
use rules::chance::Chance;
use rules::event::Tale;
use rules::foresee::{Bearing, Outlook};
use rules::ground::{Cell, PlayerId, Rotation};
use rules::menu::Menu;
use rules::rooms::RoomSet;
use rules::sight::{Next, Sight};

/// What an action is worth, and what would follow a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Worth {
    pub(crate) value: i32,
    pub(crate) then: Option<Action>,
}

/// Chooses, and weighs no more than that needs.
pub(crate) fn choose(
    sight: &Sight,
    menu: &Menu,
    chance: &mut Chance,
    budget: &Budget<'_>,
) -> Action {
    let look = Look {
        turns: turns(sight),
        ..Look::new(sight)
    };
    chosen(look, menu, chance, budget, |_, _| {})
}

/// How many turns of the drawn tile can be told apart. With rooms, all of them: who is asked first, and in which
/// order land is scored, may go by the parts of a tile.
fn turns(sight: &Sight) -> u8 {
    let scene = sight.scene();
    match scene.state.drawn {
        Some(kind) if scene.table.rooms == RoomSet::EMPTY => {
            scene.types()[usize::from(kind)].turns()
        }
        _ => 4,
    }
}

/// Chooses, and lets somebody hear of everything that was weighed.
fn chosen(
    mut look: Look<'_>,
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
    sight: &Sight,
    menu: &Menu,
    chance: &mut Chance,
    budget: &Budget<'_>,
) -> Thought {
    let mut candidates = Vec::new();
    let action = chosen(Look::new(sight), menu, chance, budget, |action, worth| {
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
    /// How many turns of a tile need be tried; after these it lies as before.
    turns: u8,
    /// What was tried with a tile that has fewer than four.
    laid: Vec<(Cell, Rotation, Worth)>,
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
            turns: 4,
            laid: Vec::new(),
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
            let worth = match *action {
                Action::Tile { x, y, rotation } if self.turns < 4 => {
                    let (cell, turn) = (Cell::new(x, y), rotation % self.turns);
                    let known = self.laid.iter().rfind(|(c, t, _)| *c == cell && *t == turn);
                    if let Some((_, _, worth)) = known {
                        *worth
                    } else {
                        let worth = self.worth(*action);
                        self.laid.push((cell, turn, worth));
                        worth
                    }
                }
                action => self.worth(action),
            };
            if !hear(*action, worth) {
                return;
            }
        }
    }

    /// What an action is worth that is no answer to a figure decision: tried, and judged.
    fn worth(&mut self, action: Action) -> Worth {
        self.tried.clone_from(self.sight);
        let next = self.tried.attempt(action, &mut Tale::silent());
        let is_tile = matches!(action, Action::Tile { .. });
        if is_tile && self.asks_for_a_figure(next) {
            return self.best_figure();
        }
        let standing = self.judge.standing(self.tried.scene());
        let value = self.judge.value(&standing);
        Worth { value, then: None }
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
        let outlook = self.tried.outlook();
        let mut passed = None;
        for action in menu.actions() {
            let standing = match self.tried.bearing(outlook, *action) {
                Bearing::Nothing => now,
                Bearing::Wide => self.standing_after(*action),
                Bearing::AsPassing => *passed.get_or_insert_with(|| self.passing(outlook, now)),
                Bearing::Stands(figure) => {
                    let passed = *passed.get_or_insert_with(|| self.passing(outlook, now));
                    judge::with_figure(passed, &mut self.tried, figure)
                }
            };
            if !hear(*action, self.judge.value(&standing)) {
                return;
            }
        }
    }

    fn passing(&mut self, outlook: Outlook, now: Standing) -> Standing {
        match self.tried.bearing(outlook, Action::Pass) {
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
