//! The most points that a player can have at the end of this turn, over all actions.

use crate::work::Work;
use rules::action::Action;
use rules::event::EventSink;
use rules::game::Game;
use rules::ground::PlayerId;
use rules::menu::Menu;
use rules::sight::{Next, PlayerView};

/// The most points that `player` can have at the end of this turn.
///
/// Where there is no work left, only the most that was found by then.
pub(crate) fn reachable(game: &Game, player: PlayerId, work: &Work) -> i32 {
    let tried = || work.take_in(game, 1);
    explore(&game.sight(), player, &tried)
}

fn explore(sight: &PlayerView, player: PlayerId, tried: &dyn Fn() -> bool) -> i32 {
    let score = || sight.context().state.players[usize::from(player)].score;
    let Some(asked) = sight.to_move() else {
        return score();
    };
    let mut menu = Menu::new();
    sight.legal(&mut menu);
    if asked == player {
        let tries = menu
            .actions()
            .iter()
            .take_while(|_| tried())
            .map(|action| attempt(sight, player, *action, tried));
        tries.max().unwrap_or_else(score)
    } else {
        // What others do meanwhile is not the player's: they take their first choice.
        menu.actions()
            .first()
            .map_or_else(score, |first| attempt(sight, player, *first, tried))
    }
}

fn attempt(sight: &PlayerView, player: PlayerId, action: Action, tried: &dyn Fn() -> bool) -> i32 {
    let mut after = sight.clone();
    match after.attempt(action, &mut EventSink::silent()) {
        Next::Asks(..) => explore(&after, player, tried),
        Next::Draw | Next::End => after.context().state.players[usize::from(player)].score,
    }
}
