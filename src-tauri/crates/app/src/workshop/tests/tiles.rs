//! Tiles of a set: tried, held against each other, printed.

use super::*;

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
