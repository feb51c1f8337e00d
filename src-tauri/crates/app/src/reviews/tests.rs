//! Games looked at again, as the window does it: to the end, stopped, torn off, and of games that go.

use super::{Announce, Reviews};
use crate::error::{AppError, MissingThing};
use crate::jobs::BETWEEN_WRITES;
use crate::session::{News, Session, usual_minds};
use crate::view::game::GameView;
use crate::view::review::{ReviewProgress, ReviewView};
use crate::view::seat::SeatPattern;
use crate::view::shelf::{GameWish, MixWish, NewSeat};
use content::library::Library;
use lab::review::Depth;
use rules::action::Action;
use rusqlite::Connection;
use serde_json::json;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use store::game::GameId;
use store::{FILE_NAME, Store};

const LITTLE: Depth = Depth {
    games: 16,
    outcomes: 2,
    bags: 1,
};

/// The rules of the base game with a third of its tiles: there is as much to say of a game, and less to play.
fn with_a_short_mix() -> Library {
    let mut library = Library::built_in().clone();
    let mix = json!({
        "format": "bastide/mix@1",
        "id": "short",
        "name": { "en": "A short game" },
        "tiles": {
            "base/B": 2, "base/D": 4, "base/E": 3, "base/G": 1, "base/H": 2, "base/K": 3,
            "base/R": 1, "base/U": 4, "base/V": 4, "base/W": 1,
        },
    });
    library.put_mix(content::document::read_value(mix).expect("a mix"));
    library
}

pub(super) fn session_on(store: &Store) -> Session {
    Session::new(
        Arc::new(with_a_short_mix()),
        store.clone(),
        usual_minds(),
        |_| Duration::ZERO,
        Arc::new(|_: News| {}),
    )
}

pub(super) fn reviews_on(store: &Store, announce: Announce) -> (Session, Reviews) {
    let session = session_on(store);
    let reviews = Reviews::of_depth(store.clone(), session.clone(), announce, LITTLE);
    (session, reviews)
}

pub(super) fn silent() -> Announce {
    Arc::new(|_, _| {})
}

/// Ada and Bo at one table; the first that fits is done until so many decisions are taken, or to the end.
async fn played(session: &Session, most: usize, locked: bool) -> GameView {
    let seat = |(colour, name): (u8, &str)| NewSeat {
        name: name.to_owned(),
        colour,
        pattern: SeatPattern::Plain,
        bot: None,
    };
    let new = GameWish {
        name: None,
        seats: [(0, "Ada"), (1, "Bo")].map(seat).into(),
        mix: MixWish::Named("short".to_owned()),
        options: BTreeMap::new(),
        seed: Some(3),
        locked,
        by_hand: false,
    };
    let mut view = session.new_game(new).await.expect("a game");
    for _ in 0..most {
        if view.over {
            break;
        }
        let place = view.places.first().map(|place| Action::Tile {
            x: place.x,
            y: place.y,
            rotation: place.rotations[0],
        });
        let action = place.unwrap_or_else(|| view.choices[0].action);
        let decided = session.decide(view.revision, action).await;
        view = decided.expect("offered");
    }
    view
}

pub(super) async fn whole(session: &Session) -> GameId {
    let view = played(session, 500, false).await;
    assert!(view.over);
    GameId(view.game.id)
}

async fn ended(reviews: &Reviews, id: GameId) -> ReviewView {
    loop {
        let view = reviews.view(id).await.expect("a review");
        if !view.progress.going {
            return view;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

async fn until_some_are_kept(store: &Store, reviews: &Reviews, id: GameId) -> usize {
    let subject = reviews.at(id).await.expect("a game").subject.clone();
    loop {
        let kept = store.review(id, subject.clone()).await.expect("parts");
        if !kept.is_empty() {
            return kept.len();
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

/// What is kept of a review, as an earlier version kept it: nothing that today's can read, if that is said.
async fn keep_as_before(store: &Store, reviews: &Reviews, id: GameId, most: usize) {
    let subject = reviews.at(id).await.expect("a game").subject.clone();
    let mut parts = store.review(id, subject).await.expect("parts");
    parts.truncate(most);
    let before = store.keep_review(id, "steady-1 measure-0".to_owned(), parts);
    before.await.expect("kept");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_an_earlier_version_reviewed_to_its_end_is_worked_out_anew_and_nothing_else() {
    let store = Store::in_memory().expect("store");
    let (session, reviews) = reviews_on(&store, silent());
    let mut views = Vec::new();
    for _ in 0..2 {
        let id = whole(&session).await;
        reviews.begin(id).await.expect("begun");
        views.push((id, bytes(&ended(&reviews, id).await)));
    }
    let never = whole(&session).await;
    let [(first, view), (stopped, _)] = [views[0].clone(), views[1].clone()];
    keep_as_before(&store, &reviews, first, usize::MAX).await;
    keep_as_before(&store, &reviews, stopped, 3).await;
    let done = async |id| reviews.view(id).await.expect("a review").progress.done;
    assert_eq!((done(first).await, done(stopped).await), (0, 0));
    reviews.renew().await.expect("renewed");
    assert_eq!(bytes(&ended(&reviews, first).await), view);
    assert_eq!((done(stopped).await, done(never).await), (0, 0));
}

fn bytes(view: &ReviewView) -> String {
    serde_json::to_string(view).expect("JSON")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_looked_at_to_its_end_told_on_the_way_and_kept() {
    let store = Store::in_memory().expect("store");
    let heard: Arc<Mutex<Vec<ReviewProgress>>> = Arc::default();
    let hears = Arc::clone(&heard);
    let (session, reviews) = reviews_on(
        &store,
        Arc::new(move |progress, error| {
            assert!(error.is_none());
            hears.lock().expect("heard").push(progress);
        }),
    );
    let id = whole(&session).await;
    let before = reviews.view(id).await.expect("a review");
    assert_eq!(before.progress.done, 0);
    assert!(before.turns.is_empty() && before.decisions.is_empty());
    assert!(reviews.begin(id).await.expect("begun").going);
    let view = ended(&reviews, id).await;
    assert_eq!(view.progress.done, view.progress.parts);
    assert_eq!(view.turns.len(), 24, "one for each tile but the first");
    assert!(view.turns.iter().all(|turn| turn.expected.len() == 2));
    assert_eq!(view.players.len(), 2);
    // The first that fits is seldom the best.
    assert!(view.decisions.len() > 10 && view.moments.len() == 3);
    assert!(view.moments.iter().all(|moment| moment.tried));
    let at = |at: usize| &view.decisions[view.moments[at].decision as usize];
    let lost = |moment: usize| at(moment).chance_lost;
    assert!(lost(0) >= lost(1) && lost(1) >= lost(2));
    let worst = at(0);
    // A key moment says of the first decision of its turn what the table says of that turn.
    for one in view
        .moments
        .iter()
        .map(|one| &view.decisions[one.decision as usize])
    {
        let turn = view.turns.iter().find(|turn| turn.step == one.step);
        if let Some(turn) = turn {
            let expected = turn.expected[usize::from(one.player)];
            assert_eq!((one.lead, one.chance), (expected.mean, expected.chance));
        }
    }
    for turn in &view.turns {
        assert_eq!(turn.expected[0].mean, -turn.expected[1].mean);
    }
    assert!(!worst.motives.is_empty() && worst.lost > 2 * worst.noise);
    let heard = heard.lock().expect("heard").clone();
    assert!(heard.windows(2).all(|two| two[0].done <= two[1].done));
    let last = heard.last().expect("told");
    assert_eq!((last.done, last.going), (last.parts, false));
    // Whoever comes later finds it as it was, without a game being played.
    let (_, later) = reviews_on(&store, silent());
    let again = later.view(id).await.expect("a review");
    assert_eq!(bytes(&again), bytes(&view));
    assert!(!later.begin(id).await.expect("nothing to do").going);
    let json = later.export(id).await.expect("text");
    let object: serde_json::Value = serde_json::from_str(&json.text).expect("JSON");
    assert_eq!(object["format"], "bastide/review@1");
    assert_eq!(object["turns"].as_array().map(Vec::len), Some(24));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_stopped_or_torn_off_goes_on_where_it_was_and_ends_the_same() {
    let folder = tempfile::tempdir().expect("folder");
    let id = {
        let store = crate::store_in(folder.path());
        let (session, reviews) = reviews_on(&store, silent());
        let id = whole(&session).await;
        reviews.begin(id).await.expect("begun");
        until_some_are_kept(&store, &reviews, id).await;
        let stopped = reviews.stop(id).await.expect("stopped");
        assert!(!stopped.going && stopped.done < stopped.parts);
        reviews.begin(id).await.expect("going on");
        id
    };
    // Nobody said that it is over: what was kept by then is a copy of the folder.
    let torn = copy(folder.path());
    let store = crate::store_in(torn.path());
    let (_, reviews) = reviews_on(&store, silent());
    let known = reviews.view(id).await.expect("a review").progress;
    assert!(known.done > 0 && known.done < known.parts, "{known:?}");
    reviews.begin(id).await.expect("going on");
    let torn = ended(&reviews, id).await;
    let store = Store::in_memory().expect("store");
    let (session, unstopped) = reviews_on(&store, silent());
    let other = whole(&session).await;
    unstopped.begin(other).await.expect("begun");
    let mut whole = ended(&unstopped, other).await;
    whole.progress.game = id.0;
    assert_eq!(bytes(&torn), bytes(&whole));
}

fn copy(folder: &Path) -> tempfile::TempDir {
    let to = tempfile::tempdir().expect("folder");
    for file in std::fs::read_dir(folder).expect("files") {
        let file = file.expect("a file");
        if file.file_type().is_ok_and(|kind| kind.is_file()) {
            std::fs::copy(file.path(), to.path().join(file.file_name())).expect("copied");
        }
    }
    to
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_goes_takes_its_review_with_it() {
    let store = Store::in_memory().expect("store");
    let (session, reviews) = reviews_on(&store, silent());
    let id = whole(&session).await;
    let subject = reviews.at(id).await.expect("a game").subject.clone();
    reviews.begin(id).await.expect("begun");
    until_some_are_kept(&store, &reviews, id).await;
    session.delete_game(id).await.expect("deleted");
    // Whoever works at it hears that nobody waits any longer.
    while reviews.jobs.get(id).is_some() {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    assert!(reviews.view(id).await.is_err());
    session.restore_game(id).await.expect("restored");
    let known = reviews.view(id).await.expect("a review").progress;
    assert!(known.done > 0 && known.done < known.parts, "{known:?}");
    session.delete_game(id).await.expect("deleted");
    let gone = store.forget_deleted(u64::from(u32::MAX)).await;
    assert_eq!(gone.expect("forgotten"), 1);
    let left = store.review(id, subject).await.expect("parts");
    assert!(left.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_goes_on_has_no_review_and_another_end_has_its_own() {
    let store = Store::in_memory().expect("store");
    let (session, reviews) = reviews_on(&store, silent());
    let going = played(&session, 20, true).await;
    for answer in [
        reviews.view(GameId(going.game.id)).await.map(drop),
        reviews.begin(GameId(going.game.id)).await.map(drop),
    ] {
        let what = MissingThing::End;
        assert!(matches!(answer, Err(AppError::NotFound { what: found }) if found == what));
    }
    let id = whole(&session).await;
    reviews.begin(id).await.expect("begun");
    let first = ended(&reviews, id).await;
    let back = session.undo().await.expect("taken back");
    let other = back.places.last().map(|place| Action::Tile {
        x: place.x,
        y: place.y,
        rotation: place.rotations[0],
    });
    let other = other.unwrap_or_else(|| back.choices[back.choices.len() - 1].action);
    let mut view = session.decide(back.revision, other).await.expect("offered");
    while !view.over {
        let action = view.choices[0].action;
        view = session
            .decide(view.revision, action)
            .await
            .expect("offered");
    }
    let second = reviews.view(id).await.expect("a review");
    assert_eq!(second.progress.done, 0, "nothing of it is of that end");
    assert_eq!(first.progress.parts, second.progress.parts);
}

#[tokio::test(flavor = "multi_thread")]
async fn while_all_are_stopped_none_begins() {
    let store = Store::in_memory().expect("store");
    let (session, reviews) = reviews_on(&store, silent());
    let id = whole(&session).await;
    let stopped = reviews.stop_all().await;
    let begin = tokio::time::timeout(Duration::from_millis(100), reviews.begin(id)).await;
    assert!(begin.is_err() && reviews.jobs.all().is_empty());
    drop(stopped);
    assert!(reviews.begin(id).await.expect("begun").going);
    reviews.stop(id).await.expect("stopped");
}

/// One thread runs all that waits: until the test waits, nobody watches what is begun.
#[tokio::test]
async fn what_is_found_before_anybody_watches_is_kept_too() {
    let store = Store::in_memory().expect("store");
    let (session, reviews) = reviews_on(&store, silent());
    let id = whole(&session).await;
    reviews.begin(id).await.expect("begun");
    let begun = reviews.jobs.get(id).expect("going on");
    while begun.job().review.done() == 0 {
        std::thread::sleep(Duration::from_millis(1));
    }
    let view = ended(&reviews, id).await;
    assert_eq!(view.progress.done, view.progress.parts);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_could_not_be_kept_is_not_told_as_found() {
    let folder = tempfile::tempdir().expect("folder");
    let store = crate::store_in(folder.path());
    let heard: Arc<Mutex<Option<(ReviewProgress, bool)>>> = Arc::default();
    let hears = Arc::clone(&heard);
    let (session, reviews) = reviews_on(
        &store,
        Arc::new(move |progress, error| {
            let is_disk = matches!(error, Some(AppError::Disk { .. }));
            *hears.lock().expect("heard") = Some((progress, is_disk));
        }),
    );
    let id = whole(&session).await;
    let database = Connection::open(folder.path().join(FILE_NAME)).expect("database");
    let full = "CREATE TRIGGER full BEFORE INSERT ON review
        BEGIN SELECT RAISE(ABORT, 'full'); END";
    database.execute_batch(full).expect("a full disk");
    reviews.begin(id).await.expect("begun");
    let (last, is_disk) = loop {
        let last = heard.lock().expect("heard").clone();
        if let Some(last) = last.filter(|(progress, _)| !progress.going) {
            break last;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    };
    assert!(last.done == 0 && is_disk, "{last:?}");
    database.execute_batch("DROP TRIGGER full").expect("room");
    reviews.begin(id).await.expect("going on");
    let view = ended(&reviews, id).await;
    assert_eq!(view.progress.done, view.progress.parts);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_disk_is_waited_for_every_few_seconds_and_not_for_each_part() {
    let folder = tempfile::tempdir().expect("folder");
    let store = crate::store_in(folder.path());
    let (session, reviews) = reviews_on(&store, silent());
    let id = whole(&session).await;
    let database = Connection::open(folder.path().join(FILE_NAME)).expect("database");
    let version = || -> i64 {
        let asked = database.query_row("PRAGMA data_version", [], |row| row.get(0));
        asked.expect("a version")
    };
    let (begun, mut seen, mut writes) = (Instant::now(), version(), 0);
    reviews.begin(id).await.expect("begun");
    while reviews.jobs.get(id).is_some() {
        let now = version();
        writes += u64::from(now != seen);
        seen = now;
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    let most = begun.elapsed().as_secs() / BETWEEN_WRITES.as_secs() + 3;
    assert!(writes <= most, "{writes} writes in {:?}", begun.elapsed());
}
