//! Pictures that a person brings, through the workshop.

use super::{begin, change, workshop};
use crate::error::AppError;
use crate::view::draft::DocumentView;
use crate::view::own_picture::fetched;
use crate::workshop::Workshop;
use ::workshop::draft::DraftKind;
use ::workshop::op::{Op, PictureOp, SetOp, TileOp};
use std::fs;
use std::path::Path;
use store::document::DocumentId;

const RED: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z" fill="#ff0000"/></svg>"##;

fn of_set(change: SetOp) -> Op {
    Op::Set { change }
}

fn of_picture(change: PictureOp) -> Op {
    let tile = "mine/A".to_owned();
    of_set(SetOp::Picture { tile, change })
}

async fn bring(
    workshop: &Workshop,
    view: &DocumentView,
    tile: Option<&str>,
    text: &str,
) -> Result<DocumentView, AppError> {
    let folder = tempfile::tempdir().expect("folder");
    let file = folder.path().join("picture.svg");
    fs::write(&file, text).expect("written");
    let tile = tile.map(str::to_owned);
    workshop
        .bring_picture(DocumentId(view.id), tile, file)
        .await
}

#[tokio::test]
async fn a_picture_is_kept_seen_in_the_catalog_and_never_told_in_steps() {
    let workshop = workshop().await;
    let view = begin(&workshop, DraftKind::TileSet, "Mine", None).await;
    let brought = bring(&workshop, &view, Some("mine/A"), RED).await;
    let view = brought.expect("a picture");
    let picture = view.tiles[0].design.picture.clone().expect("a picture");
    assert_eq!((picture.over, picture.size, picture.x), (false, 100, 0));
    let text = fetched(&picture.key).expect("its letters");
    let told = format!("{:?}", view.steps);
    assert!(told.contains("Put") && !told.contains(&*text), "{told}");
    assert!(!view.tiles[0].text.contains(&*text), "a copy only names it");

    let view = change(&workshop, &view, of_picture(PictureOp::Lay { over: true })).await;
    let fit = PictureOp::Fit {
        size: 50,
        x: -10,
        y: 20,
    };
    let view = change(&workshop, &view, of_picture(fit)).await;
    let library = workshop.session.library();
    let kept = library.tile("mine/A").and_then(|tile| tile.picture.clone());
    let kept = kept.expect("it is played with");
    assert!(kept.over);
    assert_eq!(kept.size.get::<u8>(), 50);
    assert_eq!(**kept.png.text(), *text);
    let id = DocumentId(view.id);
    let before = workshop
        .stand_at(id, view.revision, 0)
        .await
        .expect("the beginning");
    assert_eq!(before.tiles[0].design.picture, None);
    let after = workshop
        .stand_at(id, before.revision, 3)
        .await
        .expect("the end");
    assert_eq!(
        after.tiles[0].design.picture.as_ref().map(|own| own.size),
        Some(50)
    );
}

#[tokio::test]
async fn a_picture_turns_and_mirrors_with_the_land_and_a_step_back_is_exact() {
    let workshop = workshop().await;
    let view = begin(&workshop, DraftKind::TileSet, "Mine", None).await;
    let view = bring(&workshop, &view, Some("mine/A"), RED).await;
    let fit = PictureOp::Fit {
        size: 50,
        x: -10,
        y: 20,
    };
    let mut view = change(&workshop, &view.expect("a picture"), of_picture(fit)).await;
    let lies = |view: &DocumentView| {
        let own = view.tiles[0].design.picture.clone().expect("a picture");
        (own.x, own.y, own.turned, own.mirrored)
    };
    let upright = (-10, 20, 0, false);
    assert_eq!(lies(&view), upright);
    // On the blank tile nothing else changes.
    for (op, expected) in [
        (TileOp::Turn, (-20, -10, 1, false)),
        (TileOp::Mirror, (20, -10, 3, true)),
        (TileOp::Turn, (10, 20, 0, true)),
        (TileOp::TurnBack, (20, -10, 3, true)),
        (TileOp::Turn, (10, 20, 0, true)),
        (TileOp::Mirror, upright),
    ] {
        let tile = "mine/A".to_owned();
        let change_of = op.clone();
        let op_on = Op::Tile {
            tile,
            change: change_of,
        };
        view = change(&workshop, &view, op_on).await;
        assert_eq!(lies(&view), expected, "{op:?}");
    }
    let id = DocumentId(view.id);
    let back = workshop.stand_at(id, view.revision, 4).await;
    assert_eq!(lies(&back.expect("four steps")), (20, -10, 3, true));
}

#[tokio::test]
async fn a_copied_tile_has_the_picture_of_its_model() {
    let workshop = workshop().await;
    let view = begin(&workshop, DraftKind::TileSet, "Mine", None).await;
    let brought = bring(&workshop, &view, Some("mine/A"), RED).await;
    let view = brought.expect("a picture");
    let text = view.tiles[0].text.clone();
    let paste = |at, text: &str| {
        of_set(SetOp::Paste {
            at,
            tiles: vec![text.to_owned()],
        })
    };
    let view = change(&workshop, &view, paste(1, &text)).await;
    assert_eq!(view.tiles[1].design.picture, view.tiles[0].design.picture);
    // One that nobody knows any more is left out, and the tile comes.
    let key = view.tiles[0]
        .design
        .picture
        .as_ref()
        .expect("one")
        .key
        .clone();
    let view = change(&workshop, &view, paste(2, &text.replace(&key, "nobody"))).await;
    assert_eq!(view.tiles[2].design.picture, None);
}

#[tokio::test]
async fn what_is_refused_or_not_there_changes_nothing() {
    let workshop = workshop().await;
    let view = begin(&workshop, DraftKind::TileSet, "Mine", None).await;
    let bad = RED.replace("<path", "<script>1</script><path");
    let refused = bring(&workshop, &view, Some("mine/A"), &bad).await;
    assert!(
        matches!(refused, Err(AppError::Picture { .. })),
        "{refused:?}"
    );
    let gone = Path::new("/nowhere/picture.png").to_owned();
    let missing = workshop
        .bring_picture(DocumentId(view.id), None, gone)
        .await;
    assert!(matches!(missing, Err(AppError::File { .. })), "{missing:?}");
    let nobody = bring(&workshop, &view, Some("mine/Z"), RED).await;
    assert!(
        matches!(nobody, Err(AppError::Undrawable { .. })),
        "{nobody:?}"
    );
    let again = workshop.view(DocumentId(view.id)).await.expect("the set");
    assert_eq!(again.revision, view.revision);

    let backed = bring(&workshop, &view, None, RED).await.expect("a back");
    assert!(backed.back.is_some());
    let usual = of_set(SetOp::Back { png: None });
    assert_eq!(change(&workshop, &backed, usual).await.back, None);
}
