//! A look at one decision: everything on the menu is tried, with a tile also the figure that may follow, and judged
//! by an eye; never beyond the next draw. Chooses nothing.

use crate::evaluator::{EvaluatedPosition, Evaluator};
use crate::land_evaluator::LandEvaluator;
use rules::action::{Action, Phase};
use rules::event::EventSink;
use rules::expansions::ExpansionSet;
use rules::figure::FigureKind;
use rules::foresee::{Outlook, Relevance};
use rules::ground::{Cell, PlayerId, Rotation};
use rules::menu::Menu;
use rules::sight::{Next, PlayerView};

/// What an action is worth, and what would follow a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Worth {
    pub(crate) value: i32,
    pub(crate) then: Option<Action>,
}

/// How many turns of the drawn tile can be told apart. With expansions, all of them: who is asked first, and in which
/// order land is scored, may go by the parts of a tile.
fn turns(sight: &PlayerView) -> u8 {
    let context = sight.context();
    match context.state.drawn {
        Some(kind) if context.table.expansions == ExpansionSet::EMPTY => {
            context.types()[usize::from(kind)].turns()
        }
        _ => 4,
    }
}

/// Copies and lists that one search leaves to the next.
pub(crate) struct SearchMemory {
    /// What is tried, and what is tried after a tile.
    tried: PlayerView,
    after: Option<PlayerView>,
    follow_ups: Menu,
}

/// A look at the decision of the player to move.
pub(crate) struct OnePlySearch<'a, E> {
    sight: &'a PlayerView,
    player: PlayerId,
    judge: Evaluator<'a, E>,
    memory: SearchMemory,
    /// How many turns of a tile need be tried; after these it lies as before.
    turns: u8,
    /// What was tried with a tile that has fewer than four.
    laid: Vec<(Cell, Rotation, Worth)>,
}

impl<'a, E: LandEvaluator> OnePlySearch<'a, E> {
    /// A look for somebody who wants to hear of everything.
    pub(crate) fn new(eye: &'a E, sight: &'a PlayerView) -> Self {
        let memory = SearchMemory {
            tried: sight.clone(),
            after: None,
            follow_ups: Menu::new(),
        };
        Self::within(memory, eye, sight)
    }

    fn within(memory: SearchMemory, eye: &'a E, sight: &'a PlayerView) -> Self {
        let Some(player) = sight.to_move() else {
            unreachable!("nobody is asked any more")
        };
        Self {
            sight,
            player,
            judge: Evaluator::new(eye, sight.context(), player),
            memory,
            turns: 4,
            laid: Vec::new(),
        }
    }

    /// A look for somebody who only wants the best: a tile that looks the same when turned is not tried again.
    pub(crate) fn brief(eye: &'a E, sight: &'a PlayerView) -> Self {
        Self {
            turns: turns(sight),
            ..Self::new(eye, sight)
        }
    }

    /// The same in the memory of an earlier search.
    pub(crate) fn brief_within(
        mut memory: SearchMemory,
        eye: &'a E,
        sight: &'a PlayerView,
    ) -> Self {
        memory.tried.clone_from(sight);
        Self {
            turns: turns(sight),
            ..Self::within(memory, eye, sight)
        }
    }

    /// What the next search may use.
    pub(crate) fn into_memory(self) -> SearchMemory {
        self.memory
    }

    /// What the position is worth before anything is done.
    pub(crate) fn now(&mut self) -> i32 {
        let standing = self.judge.standing(self.sight.context());
        self.judge.value(&standing)
    }

    /// Every action with each figure decision that may follow it, the best first, in the order of the menu where
    /// they are equal. A tile that looks the same when turned comes once.
    pub(crate) fn pairs(&mut self, menu: &Menu) -> Vec<(Action, Worth)> {
        let mut pairs = Vec::new();
        if self.asks_for_a_figure(self.sight.next()) {
            self.weigh_figures(menu, |action, value| {
                pairs.push((action, Worth { value, then: None }));
                true
            });
        } else {
            // Also with expansions: of two that lie the same, trying one in game after game tells enough.
            let context = self.sight.context();
            let kind = context.state.drawn.map(usize::from);
            let turns = kind.map_or(4, |kind| context.types()[kind].turns());
            for action in menu.actions() {
                if !matches!(action, Action::Tile { rotation, .. } if *rotation >= turns) {
                    self.each(*action, |worth| pairs.push((*action, worth)));
                }
            }
        }
        pairs.sort_by_key(|(_, worth)| std::cmp::Reverse(worth.value));
        pairs
    }

    /// Weighs one action after the other, as long as it is heard.
    pub(crate) fn weigh(&mut self, menu: &Menu, mut hear: impl FnMut(Action, Worth) -> bool) {
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

    /// What an action is worth that is no answer to a figure decision, with the best that may follow.
    fn worth(&mut self, action: Action) -> Worth {
        let mut best: Option<Worth> = None;
        self.each(action, |worth| {
            if best.is_none_or(|best| worth.value > best.value) {
                best = Some(worth);
            }
        });
        best.unwrap_or_else(|| unreachable!("passing is always open"))
    }

    /// Tries an action that is no answer to a figure decision, and judges it with each figure decision that may
    /// follow a tile.
    fn each(&mut self, action: Action, mut hear: impl FnMut(Worth)) {
        let follows = self.follow_ups(action, |then, value| {
            let then = Some(then);
            hear(Worth { value, then });
        });
        if !follows {
            let standing = self.judge.standing(self.memory.tried.context());
            let value = self.judge.value(&standing);
            hear(Worth { value, then: None });
        }
    }

    /// Tries an action and weighs each answer to the figure decision that follows a tile; false where none follows.
    pub(crate) fn follow_ups(&mut self, action: Action, mut hear: impl FnMut(Action, i32)) -> bool {
        self.memory.tried.clone_from(self.sight);
        let next = self.memory.tried.attempt(action, &mut EventSink::silent());
        let follows = matches!(action, Action::Tile { .. }) && self.asks_for_a_figure(next);
        if follows {
            let mut menu = std::mem::take(&mut self.memory.follow_ups);
            self.memory.tried.legal(&mut menu);
            self.weigh_figures(&menu, |then, value| {
                hear(then, value);
                true
            });
            self.memory.follow_ups = menu;
        }
        follows
    }

    fn asks_for_a_figure(&self, next: Next) -> bool {
        next == Next::Asks(self.player, Phase::Figure)
    }

    /// Weighs the answers to the figure decision of what was tried. Most change little or nothing beside
    /// passing: those need not be tried.
    fn weigh_figures(&mut self, menu: &Menu, mut hear: impl FnMut(Action, i32) -> bool) {
        let now = self.judge.standing(self.memory.tried.context());
        let now_value = self.judge.value(&now);
        let outlook = self.memory.tried.outlook();
        let (mut passed, mut land) = (None, None);
        for action in menu.actions() {
            let value = match self.memory.tried.bearing(&outlook, *action) {
                Relevance::Nothing => now_value,
                // What an abbot is worth hangs on where he stands.
                Relevance::Stands(figure) if figure.kind == FigureKind::Abbot => {
                    self.value_after(*action)
                }
                Relevance::Wide => self.value_after(*action),
                Relevance::AsPassing => {
                    let passed = passed.get_or_insert_with(|| self.passing(&outlook, now));
                    self.judge.value(passed)
                }
                Relevance::Stands(figure) => {
                    let passed = *passed.get_or_insert_with(|| self.passing(&outlook, now));
                    let tried = &mut self.memory.tried;
                    let standing = self.judge.with_figure(passed, tried, figure, &mut land);
                    self.judge.value(&standing)
                }
            };
            if !hear(*action, value) {
                return;
            }
        }
    }

    fn passing(&mut self, outlook: &Outlook, now: EvaluatedPosition) -> EvaluatedPosition {
        match self.memory.tried.bearing(outlook, Action::Pass) {
            Relevance::Nothing => now,
            _ => self.standing_after(Action::Pass),
        }
    }

    fn value_after(&mut self, action: Action) -> i32 {
        let standing = self.standing_after(action);
        self.judge.value(&standing)
    }

    fn standing_after(&mut self, action: Action) -> EvaluatedPosition {
        let after = self
            .memory
            .after
            .get_or_insert_with(|| self.memory.tried.clone());
        after.clone_from(&self.memory.tried);
        after.attempt(action, &mut EventSink::silent());
        self.judge.standing(after.context())
    }
}
