//! Tiles of a set: tried, held against each other, printed.

use super::*;
use content::expansions::Mark;
use rules::action::Action;

#[tokio::test]
async fn a_tile_is_tried_in_a_game_that_no_list_shows() {
    let workshop = workshop().await;
    let view = begin(&workshop, DraftKind::TileSet, "Mine", Some("tower")).await;
    let game = workshop
        .try_tile(DocumentId(view.id), "mine/A".to_owned())
        .await
        .expect("a game");
    assert_eq!(game.drawn.as_deref(), Some("mine/A"));
    assert_eq!((game.left, game.game.expansions.len()), (23, 1));
    assert!(
        workshop
            .session
            .games(u32::MAX)
            .await
            .expect("a list")
            .games
            .is_empty()
    );
}

/// Begins a trial of a tile with a river, drawn on a blank one, and places it as often as it comes.
async fn placed_on_a_river(strokes: &[TileOp], mark: Option<Mark>) -> usize {
    let workshop = workshop().await;
    let mut view = begin(&workshop, DraftKind::TileSet, "Mine", None).await;
    let mark = mark.map(|mark| TileOp::Mark { mark, on: true });
    for stroke in strokes.iter().cloned().chain(mark) {
        let on_tile = Op::Tile {
            tile: "mine/A".to_owned(),
            change: stroke,
        };
        view = change(&workshop, &view, on_tile).await;
    }
    let tried = workshop.try_tile(DocumentId(view.id), "mine/A".to_owned());
    let mut game = tried.await.expect("a game");
    let mut placed = 0;
    while !game.over && game.drawn.as_deref().is_none_or(|tile| tile == "mine/A") {
        let action = match game.places.first() {
            Some(spot) => {
                placed += 1;
                let (x, y, rotation) = (spot.x, spot.y, spot.rotations[0]);
                Action::Tile { x, y, rotation }
            }
            None => Action::Pass,
        };
        let decided = workshop.session.decide(game.revision, action).await;
        game = decided.expect("a move");
        assert_eq!(game.aside, Vec::<String>::new());
    }
    assert!(!game.over, "the game goes on with other tiles");
    placed
}

#[tokio::test]
async fn a_tile_with_a_river_is_placed_at_the_end_of_one_and_the_game_goes_on() {
    let river = |side| TileOp::Side {
        side,
        land: Edge::River,
    };
    let city = TileOp::Side {
        side: Side::W,
        land: Edge::City,
    };
    let on = |to| [river(Side::N), TileOp::Join { from: Side::N, to }];
    assert_eq!(placed_on_a_river(&on(Side::S), None).await, 8);
    assert_eq!(
        placed_on_a_river(&[&on(Side::E)[..], &[city]].concat(), None).await,
        8
    );
    for mark in [None, Some(Mark::Spring), Some(Mark::Lake)] {
        assert_eq!(placed_on_a_river(&[river(Side::N)], mark).await, 2);
    }
}

#[tokio::test]
async fn a_copy_of_a_tile_is_a_twin() {
    let workshop = workshop().await;
    let view = begin(&workshop, DraftKind::TileSet, "Mine", Some("tower")).await;
    let twins = workshop.twins(DocumentId(view.id)).await.expect("twins");
    for tile in &view.tiles {
        let like = tile.design.id.replace("mine/", "tower/");
        assert!(
            twins
                .iter()
                .any(|twin| twin.tile == tile.design.id && twin.like == like)
        );
    }
}

#[tokio::test]
async fn what_is_printed_of_a_set_or_a_mix_is_every_tile_of_it_with_its_count() {
    let workshop = workshop().await;
    let ask = async |kind, key: &str| workshop.printable(kind, key.to_owned()).await;
    let counted = |tiles: &[crate::view::catalog::TileDesign]| -> u32 {
        tiles.iter().map(|tile| u32::from(tile.count)).sum()
    };
    let base = ask(DraftKind::TileSet, "base").await.expect("the set");
    assert_eq!((base.tiles.len(), counted(&base.tiles)), (45, 72));
    assert_eq!(base.expansions, ["base"]);
    let mix = ask(DraftKind::Mix, "tower").await.expect("the mix");
    assert_eq!(counted(&mix.tiles), 90);
    assert_eq!(mix.expansions, ["base", "tower"]);
    assert!(
        mix.tiles
            .iter()
            .any(|tile| tile.set == "tower" && tile.id.starts_with("tower/"))
    );

    // Roads that cross without a bridge cannot be played yet, but looked at.
    let set = begin(&workshop, DraftKind::TileSet, "My gates", None).await;
    let view = with_crossing(&workshop, set, "my-gates/A").await;
    assert!(!view.faults.is_empty());
    assert!(workshop.session.library().set("my-gates").is_none());
    let own = ask(DraftKind::TileSet, "my-gates").await.expect("the set");
    assert_eq!((own.name.as_str(), own.tiles.len()), ("My gates", 1));
    assert_eq!(own.expansions, ["base"]);

    let none = ask(DraftKind::Mix, "nowhere").await;
    assert!(matches!(
        none,
        Err(AppError::NotFound {
            what: MissingThing::Document
        })
    ));
}
