//! What a decision would reach is what stands there once it is taken.

use super::*;
use crate::view::prospect::{FeatureReach, TileProspect};
use rules::action::Phase;
use rules::ground::Kind;

/// The land under the choices of placing a figure, each feature once.
async fn land_on_offer(session: &Session) -> Vec<FeatureReach> {
    let prospects = session.prospects().await.expect("prospects");
    prospects.choices.into_iter().flatten().collect()
}

#[tokio::test]
async fn what_a_tile_would_join_is_what_a_figure_can_then_stand_on() {
    let Table { session, .. } = table();
    let mut chance = Chance::new(5);
    let mut view = session.new_game(hot_seat("base")).await.expect("game");
    let (mut joined, mut complete) = (0, 0);
    while !view.over {
        if view.phase != Phase::Tile {
            view = play(&session, view, 1, &mut chance).await;
            continue;
        }
        let prospects = session.prospects().await.expect("prospects");
        let turns: usize = view.places.iter().map(|spot| spot.rotations.len()).sum();
        assert_eq!(prospects.tiles.len(), turns);
        let tiles = prospects.tiles;
        let TileProspect {
            x,
            y,
            rotation,
            land,
            ..
        } = tiles[chance.below(tiles.len())].clone();
        let action = Action::Tile { x, y, rotation };
        view = session.decide(view.revision, action).await.expect("fits");
        let laid =
            view.phase == Phase::Figure && view.landed.is_some_and(|at| (at.x, at.y) == (x, y));
        if laid {
            for reach in land_on_offer(&session).await {
                joined += usize::from(reach.tiles > 1);
                complete += usize::from(reach.complete);
                assert!(
                    land.contains(&reach),
                    "{reach:?} was not foretold: {land:?}"
                );
            }
        }
    }
    assert!(
        joined > 10 && complete > 0,
        "{joined} joined, {complete} complete"
    );
}

#[tokio::test]
async fn a_closed_feature_says_whom_it_would_pay_and_what() {
    let Table { session, .. } = table();
    let mut chance = Chance::new(5);
    let mut view = session.new_game(hot_seat("base")).await.expect("game");
    let mut paid = 0;
    while !view.over {
        let prospects = session.prospects().await.expect("prospects");
        for tile in &prospects.tiles {
            for reach in tile.land.iter().filter(|reach| reach.complete) {
                assert_ne!(reach.kind, Kind::Field);
                for share in &reach.shares {
                    paid += 1;
                    assert_eq!(share.points, reach.worth);
                }
            }
            assert!(
                tile.beside
                    .iter()
                    .all(|reach| reach.kind == Kind::Monastery)
            );
        }
        view = play(&session, view, 1, &mut chance).await;
    }
    assert!(paid > 0);
}
