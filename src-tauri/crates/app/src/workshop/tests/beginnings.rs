//! What a document begins with, and what has no desk at all.

use super::{begin, workshop};
use crate::error::{AppError, MissingThing};
use crate::view::draft::DraftStart;
use ::workshop::draft::DraftKind;
use content::document::DocumentFormat as _;
use content::scenario::Scenario;

#[tokio::test]
async fn a_position_begins_with_the_bag_and_the_rules_of_a_mix() {
    let workshop = workshop().await;
    let of = |mix: &str| DraftStart {
        kind: DraftKind::Position,
        name: "By the inn".to_owned(),
        from: None,
        mix: Some(mix.to_owned()),
    };
    let mix = begin(&workshop, DraftKind::Mix, "Mine", Some("inns")).await;
    let view = workshop.begin(of(&mix.key)).await.expect("a position");
    let (made, whole) = (view.position.expect("a position"), mix.mix.expect("a mix"));
    assert_eq!(made.mix.expansions, whole.expansions);
    assert_eq!(made.mix.bag, whole.bag);
    assert!(made.tiles.is_empty());
    let gone = workshop.begin(of("nowhere")).await;
    assert!(matches!(gone, Err(AppError::NotFound { .. })));
}

#[tokio::test]
async fn what_is_no_document_of_a_desk_is_not_there_and_not_damaged() {
    let workshop = workshop().await;
    let kind = Scenario::KIND.to_owned();
    let kept = workshop.store.add_document(kind, "{}".to_owned()).await;
    let opened = workshop.view(kept.expect("kept").id).await;
    assert!(matches!(
        opened,
        Err(AppError::NotFound {
            what: MissingThing::Document
        })
    ));
}
