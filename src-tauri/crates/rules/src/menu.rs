//! The actions open to the player to move. Holds them; never decides what is legal.

use crate::action::Action;

/// What may be done now.
#[derive(Debug, Default)]
pub struct Menu {
    actions: Vec<Action>,
    probing: bool,
    found: bool,
}

impl Menu {
    /// An empty menu to be filled, again and again.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            actions: Vec::new(),
            probing: false,
            found: false,
        }
    }

    /// A menu that only wants to know whether there is anything.
    #[must_use]
    pub const fn probe() -> Self {
        Self {
            actions: Vec::new(),
            probing: true,
            found: false,
        }
    }

    /// Adds an action.
    #[inline]
    pub fn add(&mut self, action: Action) {
        self.found = true;
        if !self.probing {
            self.actions.push(action);
        }
    }

    /// True when there is no point in looking for more.
    #[must_use]
    #[inline]
    pub const fn is_full(&self) -> bool {
        self.probing && self.found
    }

    /// True when nothing was found.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        !self.found
    }

    /// The actions in the order in which they were found.
    #[must_use]
    pub fn actions(&self) -> &[Action] {
        &self.actions
    }

    /// Forgets everything but keeps the memory.
    pub fn clear(&mut self) {
        self.actions.clear();
        self.found = false;
    }
}
