//! Waiting for a bot: as long as the game on the table waits, the bot may think.

use bots::StopSignal;
use std::sync::{Arc, Weak};

/// Held by the game that waits. With its last copy gone, nobody waits any more.
#[derive(Debug, Clone, Default)]
pub(super) struct GameWaiter(Arc<()>);

impl GameWaiter {
    pub(super) fn patience(&self) -> BotWaiter {
        BotWaiter(Arc::downgrade(&self.0))
    }
}

/// Held by the bot that is waited for.
pub struct BotWaiter(Weak<()>);

impl StopSignal for BotWaiter {
    fn is_stopped(&self) -> bool {
        self.0.strong_count() == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patience_lasts_as_long_as_any_copy_waits() {
        let waiting = GameWaiter::default();
        let patience = waiting.patience();
        let copy = waiting.clone();
        drop(waiting);
        assert!(!patience.is_stopped());
        drop(copy);
        assert!(patience.is_stopped());
    }
}
