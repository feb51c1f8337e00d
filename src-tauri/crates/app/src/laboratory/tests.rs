//! Runs begun, stopped and gone on with, as the window does it.

mod years;

use super::Laboratory;
use crate::error::{AppError, MissingThing};
use crate::session::{News, Session, usual_minds};
use crate::view::lab::{RunCard, RunWish};
use content::library::Library;
use rusqlite::Connection;
use std::sync::Arc;
use std::sync::mpsc::channel;
use std::time::Duration;
use store::run::RunId;
use store::{FILE_NAME, Store};

fn lab_on(store: Store) -> Laboratory {
    let session = Session::new(
        Arc::new(Library::built_in().clone()),
        store.clone(),
        usual_minds(),
        |_| Duration::ZERO,
        Arc::new(|_: News| {}),
    );
    Laboratory::new(store, session, Arc::new(|_, _| {}))
}

fn lab() -> Laboratory {
    lab_on(Store::in_memory().expect("store"))
}

fn wanted(mix: &str, games: u32) -> RunWish {
    RunWish {
        mix: mix.to_owned(),
        bots: vec!["random".to_owned(); 2],
        games,
        seed: 5,
    }
}

async fn ended(lab: &Laboratory, id: RunId) -> RunCard {
    loop {
        let runs = lab.runs().await.expect("runs");
        let run = runs.into_iter().find(|run| run.id == id.0).expect("run");
        if !run.going {
            return run;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_run_that_was_paused_and_met_a_restart_ends_with_the_figures_of_one_that_was_not() {
    let store = Store::in_memory().expect("store");
    let first = lab_on(store.clone());
    let run = first.begin(wanted("base", 1000)).await.expect("begun");
    let id = RunId(run.id);
    let paused = first.pause(id).await.expect("paused");
    assert!(!paused.going && paused.done < 1000, "{paused:?}");
    // Another lab on the same store knows only what was kept.
    let second = lab_on(store);
    let shown = second.view(id).await.expect("shown");
    assert_eq!(shown.report.games, paused.done);
    second.go_on(id).await.expect("going on");
    assert_eq!(ended(&second, id).await.done, 1000);
    let whole = second.begin(wanted("base", 1000)).await.expect("begun");
    let whole = RunId(whole.id);
    ended(&second, whole).await;
    let stopped = second.view(id).await.expect("shown").report;
    let unstopped = second.view(whole).await.expect("shown").report;
    assert_eq!(stopped, unstopped);
    let beside = second.compare(id, whole).await.expect("compared");
    assert!(beside.rows.iter().all(|row| !row.per_game.beyond_chance));
}

#[tokio::test(flavor = "multi_thread")]
async fn any_game_of_a_run_opens_and_the_list_of_games_does_not_show_it() {
    let lab = lab();
    let run = lab.begin(wanted("everything", 9)).await.expect("begun");
    let id = RunId(run.id);
    ended(&lab, id).await;
    let notable = lab.view(id).await.expect("shown").report.notable;
    let highest = notable.highest.expect("played");
    let view = lab.open_game(id, highest.number).await.expect("opened");
    let best = view.seats.iter().map(|seat| seat.score).max();
    assert_eq!(best, Some(highest.value));
    assert!(matches!(
        lab.open_game(id, 9).await,
        Err(AppError::Invalid { .. })
    ));
    lab.delete(id).await.expect("deleted");
    assert!(lab.runs().await.expect("runs").is_empty());
    assert!(matches!(
        lab.view(id).await,
        Err(AppError::NotFound {
            what: MissingThing::Run
        })
    ));
}

#[tokio::test]
async fn what_cannot_be_played_is_refused_before_anything_is_kept() {
    let lab = lab();
    for new in [
        wanted("bace", 10),
        wanted("base", 0),
        RunWish {
            bots: Vec::new(),
            ..wanted("base", 1)
        },
        RunWish {
            bots: vec!["genius".to_owned()],
            ..wanted("base", 1)
        },
    ] {
        assert!(lab.begin(new).await.is_err());
    }
    assert!(lab.runs().await.expect("runs").is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn figures_leave_as_a_table_and_as_json() {
    let lab = lab();
    let run = lab.begin(wanted("base", 8)).await.expect("begun");
    let id = RunId(run.id);
    ended(&lab, id).await;
    let table = lab.export(id, None, true).await.expect("table");
    assert_eq!(table.file_name, format!("lab-base-{}.csv", run.id));
    assert!(table.text.starts_with("subject,figure,"), "{}", table.text);
    let json = lab.export(id, None, false).await.expect("json").text;
    let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(json["games"], 8);
    let two = lab.export_two(id, id, true).await.expect("table").text;
    assert!(two.contains("beyond chance"), "{two}");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_pauses_everything_waits_for_no_run_that_begins_meanwhile() {
    let lab = lab();
    let begin = |lab: Laboratory| async move { lab.begin(wanted("base", 1_000_000)).await };
    let begun: Vec<_> = (0..6).map(|_| tokio::spawn(begin(lab.clone()))).collect();
    tokio::time::sleep(Duration::from_millis(5)).await;
    let paused = tokio::time::timeout(Duration::from_secs(20), lab.pause_all()).await;
    let paused = paused.expect("nobody plays on");
    let going = || async {
        let runs = lab.runs().await.expect("runs");
        runs.iter().any(|run| run.going)
    };
    for _ in 0..20 {
        assert!(!going().await, "a run begins while all are paused");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    drop(paused);
    for run in begun {
        run.await.expect("asked").expect("begun");
    }
    lab.pause_all().await;
    assert!(!going().await);
}

#[tokio::test(flavor = "multi_thread")]
async fn games_that_could_not_be_kept_are_not_counted_and_are_played_again() {
    let folder = tempfile::tempdir().expect("folder");
    let store = crate::store_in(folder.path());
    let (tell, heard) = channel();
    let lab = Laboratory {
        announce: Arc::new(move |run, error| drop(tell.send((run, error)))),
        ..lab_on(store)
    };
    let database = Connection::open(folder.path().join(FILE_NAME)).expect("database");
    let full = "CREATE TRIGGER full BEFORE UPDATE OF figures ON run
        BEGIN SELECT RAISE(ABORT, 'full'); END";
    database.execute_batch(full).expect("a full disk");
    let run = lab.begin(wanted("base", 20)).await.expect("begun");
    let id = RunId(run.id);
    assert_eq!(ended(&lab, id).await.done, 0);
    let last = heard.iter().find(|(run, _): &(RunCard, _)| !run.going);
    let last = last.map(|(run, error)| (run.done, error));
    assert!(
        matches!(last, Some((0, Some(AppError::Disk { .. })))),
        "{last:?}: what is told is what is kept"
    );
    let emptied = "DROP TRIGGER full";
    database.execute_batch(emptied).expect("room again");
    lab.go_on(id).await.expect("going on");
    assert_eq!(ended(&lab, id).await.done, 20);
}
