//! The actions open to the player to move. Holds them; never decides what is legal.

use crate::action::Action;

/// What may be done now.
#[derive(Debug, Default)]
pub struct Menu {
    actions: Vec<Action>,
    /// How many actions are wanted before the rest may be left out; 0 for all of them, kept in a list.
    wanted: usize,
    /// How many a probe has met.
    probed: usize,
    first: Option<Action>,
}

impl Menu {
    /// An empty menu to be filled, again and again.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            actions: Vec::new(),
            wanted: 0,
            probed: 0,
            first: None,
        }
    }

    /// An empty menu with room for so many actions.
    #[must_use]
    pub(crate) fn with_expansion(actions: usize) -> Self {
        Self {
            actions: Vec::with_capacity(actions),
            ..Self::new()
        }
    }

    /// A menu that only wants to know whether there are so many actions, and keeps the first.
    #[must_use]
    pub const fn probe(wanted: usize) -> Self {
        Self {
            actions: Vec::new(),
            wanted,
            probed: 0,
            first: None,
        }
    }

    /// Adds an action.
    #[inline]
    pub fn add(&mut self, action: impl Into<Action>) {
        let action = action.into();
        if self.wanted == 0 {
            self.actions.push(action);
            return;
        }
        self.probed += 1;
        if self.first.is_none() {
            self.first = Some(action);
        }
    }

    /// Adds actions.
    #[inline]
    pub fn add_all(&mut self, actions: impl Iterator<Item = Action>) {
        if self.wanted == 0 {
            self.actions.extend(actions);
        } else {
            actions.for_each(|action| self.add(action));
        }
    }

    /// True when there is no point in looking for more.
    #[must_use]
    #[inline]
    pub const fn is_full(&self) -> bool {
        self.wanted != 0 && self.probed >= self.wanted
    }

    /// How many were added.
    #[must_use]
    pub const fn count(&self) -> usize {
        if self.wanted == 0 {
            self.actions.len()
        } else {
            self.probed
        }
    }

    /// The first one of a probe.
    #[must_use]
    pub const fn first(&self) -> Option<Action> {
        self.first
    }

    /// The actions in the order in which they were found.
    #[must_use]
    pub fn actions(&self) -> &[Action] {
        &self.actions
    }

    /// Forgets everything but keeps the memory.
    pub fn clear(&mut self) {
        self.actions.clear();
        self.probed = 0;
        self.first = None;
    }
}
