//! The turn of the open game that something is made of: where it began, also in its middle, long ago, at the end.

use super::{hot_seat, play, table};
use crate::error::{AppError, MissingThing};
use rules::chance::Chance;
use store::game::GameId;

#[tokio::test]
async fn a_step_leads_to_where_its_turn_began() {
    let session = table().session;
    let view = session.new_game(hot_seat("base")).await.expect("game");
    let id = GameId(view.game.id);
    let view = play(&session, view, 23, &mut Chance::new(4)).await;
    for step in 0..=view.steps {
        let seen = session.look_at(Some(step)).await.expect("a step");
        let moment = session.moment(id, step).await.expect("a moment");
        assert!(moment.game.tell().is_some(), "step {step}");
        assert_eq!(moment.game.state().turn, seen.turn, "step {step}");
        assert_eq!(moment.seats.len(), seen.seats.len());
    }
    let beyond = session.moment(id, view.steps + 1).await;
    assert!(matches!(
        beyond,
        Err(AppError::NotFound {
            what: MissingThing::Step
        })
    ));
}

#[tokio::test]
async fn the_end_leads_to_the_last_turn_and_another_game_to_none() {
    let session = table().session;
    let view = session.new_game(hot_seat("tower")).await.expect("game");
    let id = GameId(view.game.id);
    let view = play(&session, view, usize::MAX, &mut Chance::new(4)).await;
    assert!(view.over);
    let moment = session.moment(id, view.steps).await.expect("a moment");
    assert_eq!(moment.game.state().turn, view.turn);
    let other = session.moment(GameId(id.0 + 1), 0).await;
    assert!(matches!(
        other,
        Err(AppError::NotFound {
            what: MissingThing::OpenGame
        })
    ));
}
