//! What is known of damage to kept games.

use std::collections::BTreeMap;
use store::game::GameId;

/// What is wrong with a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Damage {
    /// Not even its seats can be told.
    Unreadable,
    /// What was decided in it has a gap.
    Gap,
    /// It opens, but not as it was left.
    InPart,
}

/// What is known of the games so far.
#[derive(Debug, Default)]
pub(super) struct KnownDamage {
    /// The lowest and the highest number between which all were looked at.
    pub(super) range: Option<(GameId, GameId)>,
    pub(super) damaged: BTreeMap<GameId, Damage>,
}

impl KnownDamage {
    pub(super) fn add(&mut self, id: GameId, damage: Option<Damage>) {
        let (low, high) = self.range.unwrap_or((id, id));
        self.range = Some((low.min(id), high.max(id)));
        match damage {
            Some(damage) => self.damaged.insert(id, damage),
            None => self.damaged.remove(&id),
        };
    }
}
