//! Documents made through the workshop, as the window makes them.

mod beginnings;
mod lesson_turns;
mod lessons;
mod mistakes;
mod pictures;
mod scenarios;
mod set_mix;
mod tiles;

use super::{Sort, Workshop};
use crate::error::{AppError, MissingThing};
use crate::session::{News, Session, usual_minds};
use crate::view::draft::{DocumentView, DraftStart};
use crate::view::seat::SeatPattern;
use crate::view::shelf::{FileReport, GameWish, MixWish, NewSeat};
use ::workshop::draft::DraftKind;
use ::workshop::op::{DocumentField, MixOp, Op, OpRefusal, SetOp, TileOp};
use content::library::Library;
use rules::expansions::ExpansionKey;
use rules::ground::Side;
use rules::tile::Edge;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use store::Store;
use store::document::DocumentId;

async fn workshop_on(store: Store) -> Workshop {
    let library = Arc::new(Library::built_in().clone());
    let announce = Arc::new(|_: News| {});
    let session = Session::new(
        library,
        store.clone(),
        usual_minds(),
        |_| Duration::ZERO,
        announce,
    );
    let workshop = Workshop::new(store, session);
    workshop.open().await.expect("a workshop");
    workshop
}

pub(super) async fn workshop() -> Workshop {
    workshop_on(Store::in_memory().expect("store")).await
}

pub(super) async fn begin(
    workshop: &Workshop,
    kind: DraftKind,
    name: &str,
    from: Option<&str>,
) -> DocumentView {
    let begin = DraftStart {
        kind,
        name: name.to_owned(),
        from: from.map(str::to_owned),
        mix: None,
    };
    workshop.begin(begin).await.expect("a document")
}

pub(super) async fn change(workshop: &Workshop, view: &DocumentView, op: Op) -> DocumentView {
    let changed = workshop.change(DocumentId(view.id), view.revision, op);
    changed.await.expect("a change")
}

/// Two roads that cross on a tile without a bridge, which is a fault.
pub(super) async fn with_crossing(
    workshop: &Workshop,
    mut view: DocumentView,
    tile: &str,
) -> DocumentView {
    let on = |change| Op::Tile {
        tile: tile.to_owned(),
        change,
    };
    for (side, to) in [(Side::N, Side::S), (Side::E, Side::W)] {
        let land = Edge::Road;
        view = change(workshop, &view, on(TileOp::Side { side, land })).await;
        view = change(workshop, &view, on(TileOp::Join { from: side, to })).await;
    }
    view
}

fn north(tile: &str, land: Edge) -> Op {
    Op::Tile {
        tile: tile.to_owned(),
        change: TileOp::Side {
            side: Side::N,
            land,
        },
    }
}

fn game_of(mix: &str) -> GameWish {
    GameWish {
        name: None,
        seats: vec![NewSeat {
            name: "Ada".to_owned(),
            colour: 0,
            pattern: SeatPattern::Plain,
            bot: None,
        }],
        mix: MixWish::Named(mix.to_owned()),
        options: [].into(),
        seed: Some(1),
        locked: false,
        by_hand: false,
    }
}

#[tokio::test]
async fn a_tile_is_drawn_put_into_a_mix_and_played_with() {
    let workshop = workshop().await;
    let set = begin(&workshop, DraftKind::TileSet, "My gates", None).await;
    assert_eq!((set.key.as_str(), set.tiles.len()), ("my-gates", 1));
    change(&workshop, &set, north("my-gates/A", Edge::City)).await;
    let mix = begin(&workshop, DraftKind::Mix, "With gates", None).await;
    let times = MixOp::Times {
        set: set.key.clone(),
        times: 2,
    };
    let mix = change(&workshop, &mix, Op::Mix { change: times }).await;
    assert_eq!(mix.totals.tiles, 74);
    assert_eq!(mix.faults.len(), 0);
    let game = workshop
        .session
        .new_game(game_of("with-gates"))
        .await
        .expect("a game");
    let left = game
        .left_by_tile
        .iter()
        .find(|tile| tile.tile == "my-gates/A");
    assert!(
        left.is_some_and(|left| left.count >= 1) || game.drawn.as_deref() == Some("my-gates/A")
    );
    let set = workshop.view(DocumentId(set.id)).await.expect("the set");
    assert_eq!(set.used_by, ["With gates"]);
}

#[tokio::test]
async fn rules_that_tiles_need_and_nobody_turned_on_are_told_in_the_set_the_mix_and_the_list() {
    let workshop = workshop().await;
    let set = begin(&workshop, DraftKind::TileSet, "Bends", None).await;
    let twice = SetOp::Count {
        tile: "bends/A".to_owned(),
        count: 2,
    };
    let set = change(&workshop, &set, Op::Set { change: twice }).await;
    let set = change(&workshop, &set, north("bends/A", Edge::River)).await;
    assert_eq!(
        (set.expansions.as_slice(), set.faults.len()),
        (&[ExpansionKey::River][..], 0)
    );
    let river = |on| Op::Set {
        change: SetOp::Rules {
            expansion: ExpansionKey::River,
            on,
        },
    };
    let set = change(&workshop, &set, river(false)).await;
    let fixes = |view: &DocumentView| {
        view.faults
            .iter()
            .map(|it| it.fix.clone())
            .collect::<Vec<_>>()
    };
    assert_eq!(fixes(&set), [Some(river(true))]);

    let mix = begin(&workshop, DraftKind::Mix, "With bends", None).await;
    let times = MixOp::Times {
        set: set.key.clone(),
        times: 1,
    };
    let mix = change(&workshop, &mix, Op::Mix { change: times }).await;
    let on = MixOp::Rules {
        expansion: ExpansionKey::River,
        on: true,
    };
    assert_eq!(fixes(&mix), [Some(Op::Mix { change: on })]);
    let list = workshop.documents().await.expect("a list");
    let warned: Vec<_> = list.iter().map(|it| (it.faults, it.warnings)).collect();
    assert_eq!(warned, [(0, 1), (0, 1)]);
}

#[tokio::test]
async fn what_is_begun_as_a_copy_is_the_same_under_another_id() {
    let workshop = workshop().await;
    for set in Library::built_in().sets() {
        let own = begin(&workshop, DraftKind::TileSet, "Copy", Some(&set.id)).await;
        assert_eq!(own.tiles.len(), set.tiles.len());
        assert!(own.faults.is_empty(), "{}", set.id);
    }
    for mix in Library::built_in().mixes() {
        let own = begin(&workshop, DraftKind::Mix, "Copy", mix.id.as_deref()).await;
        assert_eq!(own.totals.tiles, {
            let bag = Library::built_in().bag(mix).expect("a bag");
            bag.counts
                .iter()
                .map(|(_, count)| u32::from(*count))
                .sum::<u32>()
        });
    }
}

#[tokio::test]
async fn steps_go_back_and_forth_and_another_way_leaves_a_version() {
    let workshop = workshop().await;
    let mut view = begin(&workshop, DraftKind::TileSet, "Mine", None).await;
    let id = DocumentId(view.id);
    let blank = view.tiles[0].text.clone();
    for land in [Edge::City, Edge::Road, Edge::City] {
        view = change(&workshop, &view, north("mine/A", land)).await;
    }
    let drawn = view.tiles[0].text.clone();
    view = workshop.stand_at(id, view.revision, 0).await.expect("back");
    assert_eq!(
        (view.tiles[0].text.as_str(), view.head, view.steps.len()),
        (blank.as_str(), 0, 3)
    );
    view = workshop
        .stand_at(id, view.revision, 3)
        .await
        .expect("forth");
    assert_eq!(view.tiles[0].text, drawn);
    view = workshop.stand_at(id, view.revision, 1).await.expect("back");
    view = change(&workshop, &view, north("mine/A", Edge::Field)).await;
    assert_eq!((view.head, view.steps.len()), (2, 2));
    let versions = workshop.versions(id).await.expect("versions");
    assert_eq!(
        versions.len(),
        3,
        "blank, the way that was left, as it stands"
    );
    let brought = workshop.bring_back(id, view.revision, versions[1].nth);
    let brought = brought.await.expect("a version");
    assert_eq!(brought.tiles[0].text, drawn);
    assert_eq!(brought.steps.last(), Some(&None));
}

#[tokio::test]
async fn two_editors_of_one_document_do_not_overwrite_each_other() {
    let workshop = workshop().await;
    let seen = begin(&workshop, DraftKind::TileSet, "Mine", None).await;
    change(&workshop, &seen, north("mine/A", Edge::City)).await;
    let late = workshop.change(
        DocumentId(seen.id),
        seen.revision,
        north("mine/A", Edge::Road),
    );
    assert!(matches!(late.await, Err(AppError::Stale { revision: 1 })));
    let same = north("mine/A", Edge::City);
    let same = workshop.change(DocumentId(seen.id), 1, same).await;
    assert!(matches!(
        same,
        Err(AppError::Undrawable {
            why: OpRefusal::Same
        })
    ));
}

#[tokio::test]
async fn a_faulty_tile_is_not_played_with_and_its_fix_is_told() {
    let workshop = workshop().await;
    let mut view = begin(&workshop, DraftKind::TileSet, "Mine", None).await;
    view = change(&workshop, &view, Op::Set { change: SetOp::Add }).await;
    view = with_crossing(&workshop, view, "mine/A").await;
    assert_eq!(view.faults.len(), 1);
    assert_eq!(view.faults[0].segments, [1]);
    let library = workshop.session.library();
    assert!(library.tile("mine/A").is_none() && library.tile("mine/B").is_some());
    let fix = view.faults[0].fix.clone().expect("a fix");
    view = change(&workshop, &view, fix).await;
    assert!(view.faults.is_empty());
    assert!(workshop.session.library().tile("mine/A").is_some());
}

#[tokio::test]
async fn what_was_made_is_there_after_a_restart() {
    let folder = tempfile::tempdir().expect("folder");
    let open = || crate::store_in(folder.path());
    let before = workshop_on(open()).await;
    let view = begin(&before, DraftKind::TileSet, "Mine", None).await;
    let view = change(&before, &view, north("mine/A", Edge::City)).await;
    drop(before);
    let after = workshop_on(open()).await;
    assert!(after.session.library().tile("mine/A").is_some());
    let again = after.view(DocumentId(view.id)).await.expect("the set");
    assert_eq!(
        (again.head, again.tiles[0].text.as_str()),
        (1, view.tiles[0].text.as_str())
    );
}

#[tokio::test]
async fn a_deleted_document_is_gone_from_new_games_until_it_comes_back() {
    let workshop = workshop().await;
    let view = begin(&workshop, DraftKind::TileSet, "Mine", None).await;
    let id = DocumentId(view.id);
    workshop.delete(id).await.expect("deleted");
    assert!(workshop.session.library().set("mine").is_none());
    let gone = workshop.view(id).await;
    assert!(matches!(
        gone,
        Err(AppError::NotFound {
            what: MissingThing::Document
        })
    ));
    let other = begin(&workshop, DraftKind::TileSet, "Mine", None).await;
    assert!(matches!(
        workshop.restore(id).await,
        Err(AppError::Content { .. })
    ));
    workshop
        .delete(DocumentId(other.id))
        .await
        .expect("deleted");
    workshop.restore(id).await.expect("restored");
    assert!(workshop.session.library().set("mine").is_some());
}

pub(super) async fn import(
    workshop: &Workshop,
    folder: &Path,
    name: &str,
    text: impl AsRef<[u8]> + std::fmt::Debug,
) -> FileReport {
    let file = folder.join(name);
    std::fs::write(&file, &text).expect("a file");
    let sort = Workshop::sort(&file).await;
    assert_ne!(sort, Sort::Other, "{text:?}");
    workshop.import_file(&file, sort).await
}

#[tokio::test]
async fn a_set_comes_back_from_its_file_to_the_byte() {
    let folder = tempfile::tempdir().expect("folder");
    let workshop = workshop().await;
    let view = begin(&workshop, DraftKind::TileSet, "Mine", Some("tower")).await;
    let said = Op::About {
        what: DocumentField::Author,
        text: Some("Ada".to_owned()),
        language: None,
    };
    let view = change(&workshop, &view, said).await;
    let file = workshop.export(DocumentId(view.id)).await.expect("a file");
    assert_eq!(file.file_name, "mine.bastide-tiles.json");
    workshop.delete(DocumentId(view.id)).await.expect("deleted");
    let report = import(&workshop, folder.path(), "a.json", &file.text).await;
    let FileReport::Drawn { document, .. } = report else {
        panic!("{report:?}")
    };
    let again = workshop
        .export(DocumentId(document.id))
        .await
        .expect("a file");
    assert_eq!(again.text, file.text);
    // The very same is found, and not kept twice.
    let report = import(&workshop, folder.path(), "b.json", &file.text).await;
    let FileReport::Drawn {
        document: found,
        known,
        ..
    } = report
    else {
        panic!("{report:?}")
    };
    assert_eq!((found.id, known), (document.id, true));
}

#[tokio::test]
async fn a_file_with_the_id_of_a_built_in_set_or_with_faults_is_refused() {
    let folder = tempfile::tempdir().expect("folder");
    let workshop = workshop().await;
    let carried = include_str!("../../../../../tile-sets/base/set.json");
    let broken = r#"{"format":"bastide/mix@1","id":"Bad id","expansions":["moon"]}"#;
    for (text, code) in [(carried, "id-taken"), (broken, "missing-field")] {
        let report = import(&workshop, folder.path(), "a.json", text).await;
        let FileReport::Refused {
            error: AppError::Content { problems },
            ..
        } = report
        else {
            panic!("{report:?}")
        };
        assert!(
            problems.iter().any(|problem| problem.code == code),
            "{problems:?}"
        );
    }
    assert!(workshop.documents().await.expect("a list").is_empty());
}
