//! What goes to somebody else and comes back: equal, decided on, all of it or nothing.

use super::super::Workshop;
use super::super::tests::{begin, change, import, workshop};
use crate::error::{AppError, MissingThing};
use crate::view::draft::DocumentView;
use crate::view::parcel::{ExistingDocument, ImportChoice, ParcelKind, ParcelView};
use crate::view::shelf::FileReport;
use ::workshop::draft::DraftKind;
use ::workshop::op::{MixOp, Op, TileOp};
use rules::ground::Side;
use rules::tile::Edge;
use store::document::DocumentId;

/// A set, and a mix that needs it in every way in which a mix can.
async fn gates(workshop: &Workshop) -> (DocumentView, DocumentView) {
    let set = begin(workshop, DraftKind::TileSet, "Gates", None).await;
    let set = change(workshop, &set, side("gates/A", Edge::City)).await;
    let mut mix = begin(workshop, DraftKind::Mix, "With gates", None).await;
    let laid = |tile: &str| ::workshop::op::LaidTile {
        tile: tile.to_owned(),
        x: 0,
        y: 0,
        rotation: 0,
    };
    let times = MixOp::Times {
        set: "gates".to_owned(),
        times: 2,
    };
    let count = MixOp::Count {
        tile: "gates/A".to_owned(),
        count: Some(5),
    };
    let start = MixOp::Start {
        tiles: vec![laid("gates/A")],
    };
    for op in [times, count, start] {
        mix = change(workshop, &mix, Op::Mix { change: op }).await;
    }
    assert!(mix.faults.is_empty(), "{:?}", mix.faults);
    (set, mix)
}

fn side(tile: &str, land: Edge) -> Op {
    Op::Tile {
        tile: tile.to_owned(),
        change: TileOp::Side {
            side: Side::N,
            land,
        },
    }
}

async fn text(workshop: &Workshop, id: u32) -> String {
    let file = workshop.export(DocumentId(id)).await;
    file.expect("a file").text
}

/// Every document by its id, with its text.
async fn all(workshop: &Workshop) -> Vec<(String, String)> {
    let cards = workshop.documents().await.expect("a list");
    let mut all = Vec::new();
    for card in cards {
        all.push((card.key, text(workshop, card.id).await));
    }
    all.sort();
    all
}

async fn bundle(workshop: &Workshop, ids: &[u32]) -> Vec<u8> {
    let ids: Vec<_> = ids.iter().copied().map(DocumentId).collect();
    workshop.bundle(ids).await.expect("a bundle").1
}

async fn offered(workshop: &Workshop, bytes: &[u8]) -> ParcelView {
    let folder = tempfile::tempdir().expect("folder");
    let report = import(workshop, folder.path(), "a.bastide", bytes).await;
    let FileReport::Offered { file, parcel } = report else {
        panic!("{report:?}")
    };
    assert_eq!(file, "a.bastide");
    parcel
}

#[tokio::test]
async fn what_is_shared_deleted_and_opened_again_is_equal() {
    let workshop = workshop().await;
    let (set, mix) = gates(&workshop).await;
    let before = all(&workshop).await;
    let ids = [DocumentId(mix.id)];
    let (name, bytes) = workshop.bundle(ids.to_vec()).await.expect("a bundle");
    assert_eq!(name, "with-gates.bastide");
    for id in [set.id, mix.id] {
        workshop.delete(DocumentId(id)).await.expect("deleted");
    }
    let parcel = offered(&workshop, &bytes).await;
    let names: Vec<_> = parcel.items.iter().map(|it| it.name.as_str()).collect();
    assert_eq!(names, ["Gates", "With gates"], "its set went along");
    assert!(all(&workshop).await.is_empty(), "nothing is kept yet");
    let takes = [ImportChoice::Add, ImportChoice::Add];
    let kept = workshop.take_parcel(parcel.number, takes.to_vec()).await;
    assert_eq!(kept.expect("kept").len(), 2);
    assert_eq!(all(&workshop).await, before);
    let again = workshop.take_parcel(parcel.number, takes.to_vec()).await;
    let gone = MissingThing::Document;
    assert!(matches!(again, Err(AppError::NotFound { what }) if what == gone));
    // What is there just so needs no decision.
    let parcel = offered(&workshop, &bytes).await;
    assert!(
        parcel
            .items
            .iter()
            .all(|it| it.beside == ExistingDocument::Same)
    );
}

#[tokio::test]
async fn a_copy_has_a_name_of_its_own_and_its_mix_goes_with_it() {
    let workshop = workshop().await;
    let (set, mix) = gates(&workshop).await;
    let bytes = bundle(&workshop, &[mix.id]).await;
    let theirs = text(&workshop, set.id).await;
    let mine = change(&workshop, &set, side("gates/A", Edge::Road)).await;
    let before = text(&workshop, mine.id).await;
    let parcel = offered(&workshop, &bytes).await;
    let ExistingDocument::Other {
        document, used_by, ..
    } = &parcel.items[0].beside
    else {
        panic!("{:?}", parcel.items[0].beside)
    };
    assert_eq!(
        (*document, used_by.as_slice()),
        (set.id, &["With gates".to_owned()][..])
    );
    assert_eq!(parcel.items[1].beside, ExistingDocument::Same);
    let takes = [ImportChoice::Copy, ImportChoice::Copy];
    let kept = workshop.take_parcel(parcel.number, takes.to_vec()).await;
    let kept = kept.expect("kept");
    // The mix is there just so, and stays; its copy would be of no use.
    assert_eq!(kept.len(), 1);
    assert_eq!(
        (kept[0].key.as_str(), kept[0].name.as_str()),
        ("gates-2", "Gates 2")
    );
    assert_eq!(text(&workshop, mine.id).await, before);
    let expected = theirs
        .replace("gates", "gates-2")
        .replace("\"Gates\"", "\"Gates 2\"");
    assert_eq!(text(&workshop, kept[0].document).await, expected);
}

#[tokio::test]
async fn a_mix_that_comes_with_a_copied_set_names_the_copy_everywhere() {
    let workshop = workshop().await;
    let (set, mix) = gates(&workshop).await;
    let bytes = bundle(&workshop, &[mix.id]).await;
    let theirs = text(&workshop, mix.id).await;
    change(&workshop, &set, side("gates/A", Edge::Road)).await;
    workshop.delete(DocumentId(mix.id)).await.expect("deleted");
    let parcel = offered(&workshop, &bytes).await;
    let takes = [ImportChoice::Copy, ImportChoice::Add];
    let kept = workshop
        .take_parcel(parcel.number, takes.to_vec())
        .await
        .expect("kept");
    let mix = kept
        .iter()
        .find(|taken| taken.kind == ParcelKind::Mix)
        .expect("the mix");
    let named = theirs
        .replace("\"gates\"", "\"gates-2\"")
        .replace("gates/A", "gates-2/A");
    assert_eq!(text(&workshop, mix.document).await, named);
    let cards = workshop.documents().await.expect("a list");
    let card = cards.iter().find(|card| card.id == mix.document);
    let card = card.expect("its card");
    assert_eq!((card.faults, card.needs.len()), (0, 1));
}

#[tokio::test]
async fn what_is_replaced_stays_in_its_history_and_is_not_replaced_unseen() {
    let workshop = workshop().await;
    let (set, mix) = gates(&workshop).await;
    let bytes = bundle(&workshop, &[mix.id]).await;
    let theirs = text(&workshop, set.id).await;
    let mine = change(&workshop, &set, side("gates/A", Edge::Road)).await;
    let replaced = text(&workshop, mine.id).await;
    let parcel = offered(&workshop, &bytes).await;
    let late = [
        ImportChoice::Replace {
            revision: set.revision,
        },
        ImportChoice::Leave,
    ];
    let answer = workshop.take_parcel(parcel.number, late.to_vec()).await;
    assert!(
        matches!(answer, Err(AppError::Stale { .. })),
        "it was changed since"
    );
    assert_eq!(text(&workshop, mine.id).await, replaced);
    let seen = [
        ImportChoice::Replace {
            revision: mine.revision,
        },
        ImportChoice::Leave,
    ];
    workshop
        .take_parcel(parcel.number, seen.to_vec())
        .await
        .expect("kept");
    assert_eq!(text(&workshop, mine.id).await, theirs);
    let view = workshop.view(DocumentId(mine.id)).await.expect("it");
    let back = workshop.stand_at(DocumentId(mine.id), view.revision, view.head - 1);
    back.await.expect("a step back");
    assert_eq!(text(&workshop, mine.id).await, replaced);
}

#[tokio::test]
async fn one_document_that_cannot_be_kept_keeps_all_of_them_out() {
    let workshop = workshop().await;
    let (set, mix) = gates(&workshop).await;
    let bytes = bundle(&workshop, &[mix.id]).await;
    workshop.delete(DocumentId(mix.id)).await.expect("deleted");
    let other = Op::Set {
        change: ::workshop::op::SetOp::Rename {
            tile: "gates/A".to_owned(),
            name: "Z".to_owned(),
        },
    };
    change(&workshop, &set, other).await;
    let before = all(&workshop).await;
    let parcel = offered(&workshop, &bytes).await;
    // With the set that is here, the mix would miss its tile.
    let takes = [ImportChoice::Leave, ImportChoice::Add];
    let answer = workshop.take_parcel(parcel.number, takes.to_vec()).await;
    let Err(AppError::Content { problems }) = answer else {
        panic!("{answer:?}")
    };
    let told: Vec<_> = problems.iter().map(ToString::to_string).collect();
    assert!(
        told[0].starts_with("with-gates:tiles[\"gates/A\"]: there is no tile"),
        "{told:?}"
    );
    assert_eq!(all(&workshop).await, before);
    let takes = [ImportChoice::Copy, ImportChoice::Add];
    workshop
        .take_parcel(parcel.number, takes.to_vec())
        .await
        .expect("kept");
}

#[tokio::test]
async fn a_broken_bundle_tells_its_faults_and_changes_nothing() {
    let workshop = workshop().await;
    let (_, mix) = gates(&workshop).await;
    let before = all(&workshop).await;
    let mut bytes = bundle(&workshop, &[mix.id]).await;
    let end = bytes.len() / 2;
    bytes.truncate(end);
    let folder = tempfile::tempdir().expect("folder");
    for (name, bytes) in [("a.bastide", bytes.as_slice()), ("b.bastide", b"a letter")] {
        let report = import(&workshop, folder.path(), name, bytes).await;
        let FileReport::Refused {
            error: AppError::Content { problems },
            ..
        } = report
        else {
            panic!("{report:?}")
        };
        assert_eq!(problems[0].code, "no-bundle");
    }
    assert_eq!(all(&workshop).await, before);
}

#[tokio::test]
async fn a_document_with_faults_is_not_sent_to_anybody() {
    let workshop = workshop().await;
    let (set, mix) = gates(&workshop).await;
    for op in [
        TileOp::Side {
            side: Side::N,
            land: Edge::Road,
        },
        TileOp::Join {
            from: Side::N,
            to: Side::S,
        },
        TileOp::Side {
            side: Side::E,
            land: Edge::Road,
        },
        TileOp::Join {
            from: Side::E,
            to: Side::W,
        },
    ] {
        let now = workshop.view(DocumentId(set.id)).await.expect("it");
        let op = Op::Tile {
            tile: "gates/A".to_owned(),
            change: op,
        };
        change(&workshop, &now, op).await;
    }
    let refused = workshop.bundle(vec![DocumentId(mix.id)]).await;
    let Err(AppError::Content { problems }) = refused else {
        panic!("{refused:?}")
    };
    assert!(
        problems[0].path.starts_with("gates:tiles[0]"),
        "{problems:?}"
    );
}

#[tokio::test]
async fn a_single_file_with_a_taken_id_waits_for_a_decision_and_one_with_faults_is_refused() {
    let workshop = workshop().await;
    let (set, mix) = gates(&workshop).await;
    let folder = tempfile::tempdir().expect("folder");
    let theirs = text(&workshop, set.id).await;
    let other = theirs.replace("\"count\": 1", "\"count\": 3");
    assert_ne!(other, theirs);
    let report = import(&workshop, folder.path(), "a.json", &other).await;
    let FileReport::Offered { parcel, .. } = report else {
        panic!("{report:?}")
    };
    assert_eq!(parcel.items.len(), 1);
    workshop.refuse_parcel(parcel.number).await;
    let late = workshop
        .take_parcel(parcel.number, vec![ImportChoice::Copy])
        .await;
    assert!(matches!(late, Err(AppError::NotFound { .. })));
    let lost = text(&workshop, mix.id)
        .await
        .replace("\"gates\"", "\"gatez\"");
    let report = import(&workshop, folder.path(), "b.json", &lost).await;
    let FileReport::Refused {
        error: AppError::Content { problems },
        ..
    } = report
    else {
        panic!("{report:?}")
    };
    assert_eq!(
        problems[0].to_string(),
        "sets.gatez: there is no tile set \"gatez\", did you mean \"gates\"?"
    );
}
