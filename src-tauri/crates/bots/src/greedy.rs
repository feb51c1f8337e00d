//! Tries everything on the menu on a copy of the game and takes what leaves it furthest ahead.
//! Looks one decision ahead, and with a tile at the figure that may follow.

use crate::judge::lead;
use rules::action::{Action, Phase};
use rules::chance::Chance;
use rules::event::Tale;
use rules::game::Game;
use rules::ground::PlayerId;
use rules::menu::Menu;

/// A follower in the supply is worth a little: this many hundredths of a point.
const FOLLOWER: i32 = 120;

pub(crate) fn choose(game: &Game, menu: &Menu, chance: &mut Chance) -> Action {
    let Some(player) = game.to_move() else {
        unreachable!("nobody is asked any more")
    };
    let mut best = None;
    let mut ties = 0;
    for action in menu.actions() {
        let value = value_after(game, player, *action);
        match best {
            Some((most, _)) if value < most => continue,
            Some((most, _)) if value == most => ties += 1,
            _ => ties = 1,
        }
        // Equal actions are equally likely, without keeping a list of them.
        if ties == 1 || chance.below(ties) == 0 {
            best = Some((value, *action));
        }
    }
    best.map_or_else(
        || unreachable!("a menu is never empty"),
        |(_, action)| action,
    )
}

fn value_after(game: &Game, player: PlayerId, action: Action) -> i32 {
    let mut copy = game.clone();
    copy.apply_offered(action, &mut Tale::silent());
    let as_it_is = value(&copy, player);
    if !matches!(action, Action::Tile { .. })
        || copy.phase() != Phase::Figure
        || copy.to_move() != Some(player)
    {
        return as_it_is;
    }
    let after = |figure: Action| {
        let mut copy = copy.clone();
        copy.apply_offered(figure, &mut Tale::silent());
        value(&copy, player)
    };
    copy.actions()
        .into_iter()
        .map(after)
        .max()
        .unwrap_or(as_it_is)
}

fn value(game: &Game, player: PlayerId) -> i32 {
    let followers = game.state().players[usize::from(player)].supply[0];
    100 * lead(game.scene(), player) + FOLLOWER * i32::from(followers)
}
