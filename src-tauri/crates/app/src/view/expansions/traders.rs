//! Traders & Builders on the screen: tokens of goods.

use rules::expansions::ExpansionKey;
use rules::expansions::traders;
use rules::game::Game;
use rules::ground::PlayerId;
use rules::table::Table;
use serde::Serialize;
use specta::Type;

/// Tokens of goods.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Type)]
pub struct GoodsView {
    pub wine: u16,
    pub wheat: u16,
    pub cloth: u16,
}

/// Whether cities give goods by the rules of a table.
pub fn has_goods(table: &Table) -> bool {
    traders::has_goods(&table.options)
}

/// Tokens of a player; nothing without that rule.
pub(super) fn goods(game: &Game, player: PlayerId) -> Option<GoodsView> {
    let [wine, wheat, cloth] = game.state().expansions.traders.goods[usize::from(player)];
    let view = GoodsView { wine, wheat, cloth };
    let table = game.table();
    let are_played = table.expansions.has(ExpansionKey::Traders) && has_goods(table);
    are_played.then_some(view)
}
