//! The most points that a player can have at the end of this turn, over all actions. It must not see what is drawn
//! next: it looks as far as everybody at the table can.

use rules::action::Action;
use rules::event::Tale;
use rules::game::Game;
use rules::ground::PlayerId;
use rules::menu::Menu;
use rules::sight::{Next, Sight};

/// The most points that `player` can have at the end of this turn.
pub(crate) fn reachable(game: &Game, player: PlayerId) -> i32 {
    explore(&game.sight(), player)
}

fn explore(sight: &Sight, player: PlayerId) -> i32 {
    let score = || sight.scene().state.players[usize::from(player)].score;
    let Some(asked) = sight.to_move() else {
        return score();
    };
    let mut menu = Menu::new();
    sight.legal(&mut menu);
    if asked == player {
        let tries = menu
            .actions()
            .iter()
            .map(|action| attempt(sight, player, *action));
        tries.max().unwrap_or_else(score)
    } else {
        // What others do meanwhile is not the player's: they take their first choice.
        menu.actions()
            .first()
            .map_or_else(score, |first| attempt(sight, player, *first))
    }
}

fn attempt(sight: &Sight, player: PlayerId, action: Action) -> i32 {
    let mut after = sight.clone();
    match after.attempt(action, &mut Tale::silent()) {
        Next::Asks(..) => explore(&after, player),
        Next::Draw | Next::End => after.scene().state.players[usize::from(player)].score,
    }
}
