//! Scenario, position and chapter are one thing: saved, opened from everywhere, changed in its place, deleted, brought back.

use super::{begin, change, workshop};
use crate::lesson::Lessons;
use crate::view::draft::DocumentView;
use crate::view::own::{OwnScenario, SavedScenario};
use crate::workshop::Workshop;
use ::workshop::aim::{AimSentence, NumberBound};
use ::workshop::campaign_op::{CampaignOp, ChapterText};
use ::workshop::draft::DraftKind;
use ::workshop::op::{DocumentField, LaidTile, Op};
use ::workshop::position_op::{AimList, DrawOp, PositionOp};
use std::sync::Arc;
use store::document::DocumentId;
use tutor::aims::Wording;

fn lessons(workshop: &Workshop) -> Lessons {
    let session = workshop.session.clone();
    let library = session.library();
    let todays = Arc::new(move || session.library());
    Lessons::new(library, todays, workshop.store.clone())
}

async fn done(workshop: &Workshop, view: &DocumentView, of: PositionOp) -> DocumentView {
    change(workshop, view, Op::Position { change: of }).await
}

fn points(least: i16, said: Option<&str>) -> PositionOp {
    PositionOp::Aims {
        list: AimList::Goals,
        aims: vec![AimSentence::Score {
            player: None,
            bound: NumberBound {
                least: Some(least),
                ..NumberBound::default()
            },
        }],
        words: vec![said.map(str::to_owned)],
    }
}

async fn named(workshop: &Workshop, view: &DocumentView, name: &str) -> DocumentView {
    let what = DocumentField::Name;
    let text = Some(name.to_owned());
    let language = None;
    change(
        workshop,
        view,
        Op::About {
            what,
            text,
            language,
        },
    )
    .await
}

/// A position with one tile, a note and an aim.
async fn position(workshop: &Workshop, name: &str) -> DocumentView {
    let view = begin(workshop, DraftKind::Position, name, None).await;
    let laid = LaidTile {
        tile: "base/D".to_owned(),
        x: 0,
        y: 0,
        rotation: 0,
    };
    let view = done(workshop, &view, PositionOp::Lay { laid, by: None }).await;
    let draw = DrawOp::Seed { seed: 7 };
    let view = done(workshop, &view, PositionOp::Draw { draw }).await;
    let what = DocumentField::Description;
    let text = Some("The abbot waits.".to_owned());
    let language = None;
    let view = change(
        workshop,
        &view,
        Op::About {
            what,
            text,
            language,
        },
    )
    .await;
    done(workshop, &view, points(4, None)).await
}

async fn saved(workshop: &Workshop, lessons: &Lessons, view: &DocumentView) -> OwnScenario {
    let wording = Wording {
        title: view.name.clone(),
        note: Some(view.description.clone()).filter(|note| !note.is_empty()),
        goals: vec!["Score points.".to_owned()],
        stars: Vec::new(),
    };
    let id = DocumentId(view.id);
    let saved = workshop.save_position_as_scenario(lessons, id, wording, true);
    match saved.await.expect("saved") {
        SavedScenario::Kept { scenario } => *scenario,
        SavedScenario::NoWay { .. } => panic!("nobody was asked"),
    }
}

/// A campaign with a scenario as its only chapter.
async fn campaign(workshop: &Workshop, lessons: &Lessons, id: &str) -> DocumentView {
    let view = begin(workshop, DraftKind::Campaign, "The long road", None).await;
    let scenario = lessons.scenario_of(id).await.expect("a scenario");
    let added = workshop.add_chapter(DocumentId(view.id), view.revision, scenario, 0);
    added.await.expect("a chapter")
}

async fn now(workshop: &Workshop, view: &DocumentView) -> DocumentView {
    workshop
        .view(DocumentId(view.id))
        .await
        .expect("a document")
}

fn title(view: &DocumentView) -> String {
    let campaign = view.campaign.as_ref().expect("a campaign");
    campaign.chapters[0].title.clone()
}

async fn is_current(workshop: &Workshop, lessons: &Lessons, view: &DocumentView) -> bool {
    let of = workshop.position_scenario(lessons, DocumentId(view.id));
    of.await.expect("asked").expect("a scenario").current
}

#[tokio::test]
async fn what_is_saved_again_is_the_same_scenario_and_the_chapter_has_it_too() {
    let workshop = workshop().await;
    let lessons = lessons(&workshop);
    let view = position(&workshop, "The last wine").await;
    let first = saved(&workshop, &lessons, &view).await;
    assert!(is_current(&workshop, &lessons, &view).await);
    let campaign = campaign(&workshop, &lessons, &first.scenario.id).await;
    assert_eq!(title(&campaign), "The last wine");
    let say = CampaignOp::Say {
        chapter: first.scenario.id.clone(),
        what: ChapterText::Won,
        text: Some("The abbot drinks.".to_owned()),
        language: "en".to_owned(),
    };
    let campaign = change(&workshop, &campaign, Op::Campaign { change: say }).await;

    let view = named(&workshop, &view, "Second chance").await;
    let view = done(&workshop, &view, points(5, Some("Five for the abbot!"))).await;
    assert!(!is_current(&workshop, &lessons, &view).await);
    let again = saved(&workshop, &lessons, &view).await;
    assert_eq!(again.scenario.id, first.scenario.id);
    assert_eq!(again.scenario.title, "Second chance");
    assert_eq!(
        (again.aim.as_str(), again.reach),
        ("Five for the abbot!", None)
    );
    assert_eq!(again.chapters[0].campaign, "The long road");
    assert_eq!(lessons.own().await.expect("a list").len(), 1);
    assert!(is_current(&workshop, &lessons, &view).await);
    let changed = now(&workshop, &campaign).await;
    let chapter = &changed.campaign.as_ref().expect("a campaign").chapters[0];
    assert_eq!(
        (chapter.title.as_str(), chapter.won.as_str()),
        ("Second chance", "The abbot drinks.")
    );

    // One card in Build, which says where it is played.
    let cards = workshop.documents().await.expect("cards");
    let card = cards.iter().find(|card| card.kind == DraftKind::Position);
    let card = card.expect("the position");
    assert!(card.saved);
    assert_eq!(card.used_by, ["The long road"]);

    // Taken back in the campaign, the chapter opens as it was there.
    let back = workshop.stand_at(DocumentId(changed.id), changed.revision, changed.head - 1);
    let back = back.await.expect("undone");
    assert_eq!(title(&back), "The last wine");
    let id = DocumentId(back.id);
    let opened = workshop.edit_chapter(&lessons, id, first.scenario.id.clone());
    let opened = opened.await.expect("the desk");
    assert_eq!(
        (opened.id, opened.name.as_str()),
        (view.id, "The last wine")
    );
    let undone = workshop.stand_at(DocumentId(view.id), opened.revision, opened.head - 1);
    assert_eq!(undone.await.expect("undone").name, "Second chance");
}

#[tokio::test]
async fn what_an_earlier_version_saved_opens_at_its_own_position_or_at_a_new_one() {
    let workshop = workshop().await;
    let lessons = lessons(&workshop);
    let view = position(&workshop, "The last wine").await;
    let view = done(&workshop, &view, points(5, Some("Five for the abbot!"))).await;
    let first = saved(&workshop, &lessons, &view).await;
    // As it was written before scenarios knew their positions.
    let kept = lessons
        .own_at(DocumentId(first.document))
        .await
        .expect("kept");
    let bare = crate::lesson::own::edited::KeptScenario {
        scenario: crate::lesson::own::edited::without_desk(kept.scenario),
        ..kept
    };
    lessons.put_own(&bare).await.expect("written");
    let open = async || {
        let opened = workshop.edit_scenario(&lessons, first.scenario.id.clone());
        opened.await.expect("the desk")
    };
    assert_eq!(open().await.id, view.id, "the position that makes it");

    lessons.put_own(&bare).await.expect("written");
    named(&workshop, &view, "Something else").await;
    let opened = open().await;
    assert_ne!(opened.id, view.id);
    assert_eq!(opened.name, "The last wine");
    assert_eq!(opened.description, "The abbot waits.");
    let aims = &opened.position.as_ref().expect("a position").goals;
    assert_eq!(aims[0].words, "Five for the abbot!");
    assert!(is_current(&workshop, &lessons, &opened).await);
    let again = open().await;
    assert_eq!(again.id, opened.id, "no second copy");
    assert_eq!(
        saved(&workshop, &lessons, &opened).await.scenario.id,
        first.scenario.id
    );
}

#[tokio::test]
async fn what_is_deleted_in_one_place_is_gone_in_both_and_comes_back_in_both() {
    let workshop = workshop().await;
    let lessons = lessons(&workshop);
    let view = position(&workshop, "The last wine").await;
    let scenario = saved(&workshop, &lessons, &view).await;
    let (position, document) = (DocumentId(view.id), DocumentId(scenario.document));
    let count = async || {
        let cards = workshop.documents().await.expect("cards");
        (cards.len(), lessons.own().await.expect("a list").len())
    };
    workshop.delete(position).await.expect("deleted");
    assert_eq!(count().await, (0, 0));
    workshop.restore(position).await.expect("back");
    assert_eq!(count().await, (1, 1));
    let delete = workshop.delete_scenario(&lessons, document);
    delete.await.expect("deleted");
    assert_eq!(count().await, (0, 0));
    let restore = workshop.restore_scenario(&lessons, document);
    restore.await.expect("back");
    assert_eq!(count().await, (1, 1));
    assert!(is_current(&workshop, &lessons, &view).await);
}

#[tokio::test]
async fn a_chapter_that_came_with_a_campaign_opens_and_is_listed_from_then_on() {
    let workshop = workshop().await;
    let lessons = lessons(&workshop);
    let view = position(&workshop, "The last wine").await;
    let scenario = saved(&workshop, &lessons, &view).await;
    let id = scenario.scenario.id;
    let campaign = campaign(&workshop, &lessons, &id).await;
    let delete = workshop.delete(DocumentId(view.id));
    delete.await.expect("deleted");
    let at = DocumentId(campaign.id);
    let opened = workshop.edit_chapter(&lessons, at, id.clone());
    let opened = opened.await.expect("the desk");
    assert_eq!(opened.name, "The last wine");
    let opened = named(&workshop, &opened, "Second chance").await;
    let own = saved(&workshop, &lessons, &opened).await;
    assert_eq!((own.scenario.id, own.chapters.len()), (id, 1));
    assert_eq!(title(&now(&workshop, &campaign).await), "Second chance");
    let absent = workshop.edit_chapter(&lessons, at, "base-01".to_owned());
    absent.await.expect_err("no chapter of it");
}

#[tokio::test]
async fn two_positions_with_the_same_task_are_two_scenarios() {
    let workshop = workshop().await;
    let lessons = lessons(&workshop);
    let one = position(&workshop, "The last wine").await;
    let other = position(&workshop, "The last wine").await;
    let one = saved(&workshop, &lessons, &one).await;
    let other = saved(&workshop, &lessons, &other).await;
    assert_ne!(one.scenario.id, other.scenario.id);
    assert_eq!(lessons.own().await.expect("a list").len(), 2);
}
