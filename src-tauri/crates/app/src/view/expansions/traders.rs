//! Traders & Builders on the screen: tokens of goods.

use rules::expansions::ExpansionKey;
use rules::game::Game;
use rules::ground::PlayerId;
use serde::Serialize;
use specta::Type;

/// Tokens of goods.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Type)]
pub struct GoodsView {
    pub wine: u16,
    pub wheat: u16,
    pub cloth: u16,
}

/// Tokens of a player; nothing without that rule.
pub(super) fn goods(game: &Game, player: PlayerId) -> Option<GoodsView> {
    let [wine, wheat, cloth] = game.state().expansions.traders.goods[usize::from(player)];
    let view = GoodsView { wine, wheat, cloth };
    game.table()
        .expansions
        .has(ExpansionKey::Traders)
        .then_some(view)
}
