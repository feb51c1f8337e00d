//! The Robbers on the screen: where they stand and what they would get.

use rules::action::{self, Reply};
use rules::expansions::ExpansionKey;
use rules::expansions::robbers::{self, Action, SPACES, space_of};
use rules::game::Game;
use rules::ground::PlayerId;
use rules::options::Choice;
use serde::Serialize;
use specta::Type;

/// Where a robber is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Type)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum RobberView {
    /// In front of his owner.
    Home,
    /// On a space of the score track.
    Track { space: u16 },
}

/// What a robber would take from one of those who score.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Type)]
pub struct Loot {
    /// What the other one scored.
    pub scored: i32,
    /// What the robber gets of it.
    pub gain: i32,
}

/// The space on which a score stands.
pub fn space(game: &Game, score: i32) -> u16 {
    space_of(&game.table().options, score)
}

/// How many spaces the loop has; nothing when the track never ends.
pub fn track_size(game: &Game) -> Option<u16> {
    let is_loop = game.table().options.of(Choice::ScoreSpaces) == 0;
    is_loop.then_some(SPACES as u16)
}

/// The space of a player's robber; nothing while he is at home or plays no part.
pub fn robber(game: &Game, player: PlayerId) -> Option<u16> {
    game.state().expansions.robbers.at[usize::from(player)]
        .filter(|_| game.table().expansions.has(ExpansionKey::Robbers))
}

/// Where a player's robber is; nothing without that rule.
pub(super) fn whereabouts(game: &Game, player: PlayerId) -> Option<RobberView> {
    let on = robber(game, player);
    let there = on.map_or(RobberView::Home, |space| RobberView::Track { space });
    game.table()
        .expansions
        .has(ExpansionKey::Robbers)
        .then_some(there)
}

/// What is at stake in a robbery.
pub(super) fn loot(game: &Game, action: &action::Action) -> Option<Loot> {
    let Reply::With(&Action::Rob { player }) = action.reply() else {
        return None;
    };
    let (scored, gain) = robbers::loot(game.context(), game.to_move()?, player)?;
    Some(Loot { scored, gain })
}
