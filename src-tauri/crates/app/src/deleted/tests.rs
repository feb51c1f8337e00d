//! What a person finds among the deleted things.

use super::*;
use crate::application::{Listeners, tidy};
use crate::damaged::as_kept;
use crate::error::{AppError, MissingThing};
use crate::lesson::LearnerAction;
use crate::view::damaged::DamagedKind;
use crate::view::draft::DraftStart;
use crate::view::seat::SeatPattern;
use crate::view::shelf::{GameWish, MixWish, NewSeat};
use ::workshop::draft::DraftKind;
use std::collections::BTreeMap;
use std::sync::Arc;
use store::Store;
use store::deleted::KEPT_FOR;
use store::document::DocumentId;
use store::game::GameId;
use store::run::RunId;

const ALL: &[DeletedKind] = &[
    DeletedKind::Game,
    DeletedKind::TileSet,
    DeletedKind::Mix,
    DeletedKind::Position,
    DeletedKind::Scenario,
];

async fn application() -> (tempfile::TempDir, Application) {
    let folder = tempfile::tempdir().expect("folder");
    let store = Store::in_memory().expect("store");
    let app = started(folder.path(), store).await;
    (folder, app)
}

async fn started(folder: &std::path::Path, store: Store) -> Application {
    let listeners = Listeners {
        games: Arc::new(|_| ()),
        runs: Arc::new(|_, _| ()),
        reviews: Arc::new(|_, _| ()),
    };
    Application::open(folder, store, listeners).await
}

async fn begun(app: &Application) -> u32 {
    let seat = |(colour, name): (u8, &str)| NewSeat {
        name: name.to_owned(),
        colour,
        pattern: SeatPattern::Plain,
        bot: None,
    };
    let new = GameWish {
        name: None,
        seats: [(0, "Ada"), (1, "Bo")].map(seat).into(),
        mix: MixWish::Named("traders".to_owned()),
        options: BTreeMap::new(),
        seed: Some(1),
        locked: false,
        by_hand: false,
    };
    app.session.new_game(new).await.expect("a game").game.id
}

async fn names(app: &Application, kinds: &[DeletedKind]) -> Vec<(DeletedKind, Option<String>)> {
    let list = list(app, kinds).await.expect("a list");
    list.into_iter()
        .map(|view| (view.kind, view.name))
        .collect()
}

#[tokio::test]
async fn what_was_deleted_is_listed_by_kind_until_it_is_brought_back() {
    let (_folder, app) = application().await;
    let game = begun(&app).await;
    let begin = DraftStart {
        kind: DraftKind::TileSet,
        name: "Rivers".to_owned(),
        from: None,
        mix: None,
    };
    let set = app.workshop.begin(begin).await.expect("a set").id;
    assert_eq!(names(&app, ALL).await, []);

    let delete = app.session.delete_game(GameId(game));
    delete.await.expect("deleted");
    let delete = app.workshop.delete(DocumentId(set));
    delete.await.expect("deleted");
    let gone = list(&app, ALL).await.expect("a list");
    assert_eq!(gone.len(), 2);
    assert!(
        gone.iter()
            .all(|it| u64::from(it.until - it.deleted) == KEPT_FOR)
    );
    let only = list(&app, &[DeletedKind::Game]).await.expect("a list");
    assert_eq!(only.len(), 1);
    // Nobody named the game: it is known by its tiles.
    assert_eq!((only[0].id, only[0].name.as_deref()), (game, None));
    assert_eq!(only[0].mix.as_deref(), Some("traders"));
    assert_eq!(
        names(&app, &[DeletedKind::TileSet]).await,
        [(DeletedKind::TileSet, Some("Rivers".to_owned()))]
    );

    let back = app.session.restore_game(GameId(game));
    back.await.expect("back");
    let back = app.workshop.restore(DocumentId(set));
    back.await.expect("back");
    assert_eq!(names(&app, ALL).await, []);
}

#[tokio::test]
async fn what_is_gone_for_good_is_listed_no_more() {
    let (_folder, app) = application().await;
    let game = begun(&app).await;
    let delete = app.session.delete_game(GameId(game));
    delete.await.expect("deleted");
    let at = list(&app, ALL).await.expect("a list")[0].deleted;
    let forget = app.store.forget_deleted(u64::from(at) + KEPT_FOR);
    forget.await.expect("nothing yet");
    assert_eq!(names(&app, ALL).await.len(), 1);
    let forget = app.store.forget_deleted(u64::from(at) + KEPT_FOR + 1);
    forget.await.expect("forgotten");
    assert_eq!(names(&app, ALL).await, []);
}

#[tokio::test]
async fn what_is_not_there_is_named_as_what_it_would_be() {
    let (_folder, app) = application().await;
    let lacking = |answer: Result<()>| match answer {
        Err(AppError::NotFound { what }) => what,
        other => panic!("{other:?}"),
    };
    for (kind, what) in [
        (DamagedKind::Game, MissingThing::Game),
        (DamagedKind::TileSet, MissingThing::Document),
        (DamagedKind::Scenario, MissingThing::Document),
        (DamagedKind::Question, MissingThing::Question),
        (DamagedKind::Lesson, MissingThing::Lesson),
    ] {
        let kept = as_kept(&app.store, kind, 77).await;
        assert_eq!(lacking(kept.map(drop)), what, "{kind:?}");
    }
    let question = app.lessons.put_question_away(77, true).await;
    assert_eq!(lacking(question), MissingThing::Question);
    let document = app.workshop.delete(DocumentId(77)).await;
    assert_eq!(lacking(document), MissingThing::Document);
    assert_eq!(lacking(app.lessons.restore(77).await), MissingThing::Lesson);
    assert_eq!(
        lacking(app.laboratory.delete(RunId(77)).await),
        MissingThing::Run
    );
    assert_eq!(
        lacking(app.session.delete_game(GameId(77)).await),
        MissingThing::Game
    );
}

/// A game that only tries a tile.
async fn tried(app: &Application, set: u32, tile: &str) -> GameId {
    let tried = app
        .workshop
        .try_tile(DocumentId(set), tile.to_owned())
        .await;
    GameId(tried.expect("a game").game.id)
}

#[tokio::test]
async fn what_is_begun_while_a_start_tidies_up_stays() {
    let (folder, before) = application().await;
    let begin = DraftStart {
        kind: DraftKind::TileSet,
        name: "Mine".to_owned(),
        from: Some("tower".to_owned()),
        mix: None,
    };
    let set = before.workshop.begin(begin).await.expect("a set").id;
    let old = tried(&before, set, "mine/A").await;

    let app = started(folder.path(), before.store.clone()).await;
    // The window is there, and the daily backup is not made yet.
    let new = tried(&app, set, "mine/A").await;
    let lesson = app.lessons.open("inns-01-large".to_owned(), None);
    let lesson = lesson.await.expect("a lesson");
    app.lessons
        .learn(lesson.revision, LearnerAction::Skip)
        .await
        .expect("gone on with");
    let reset = app.lessons.reset(vec!["inns-01-large".to_owned()]).await;
    tidy(app.keeping.clone()).await;

    app.session.open_game(new).await.expect("still there");
    let gone = app.session.open_game(old).await;
    assert!(matches!(gone, Err(AppError::NotFound { .. })), "{gone:?}");
    let back = app.lessons.restore(reset.expect("reset")).await;
    back.expect("still there");
}
