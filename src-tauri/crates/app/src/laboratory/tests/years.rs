//! Runs that were kept by another program, or changed by hand: read where they can be, never begun anew by themselves.

use super::{ended, lab_on, wanted};
use crate::error::{AppError, MissingThing, Result};
use crate::laboratory::Laboratory;
use ::lab::OriginChange;
use bots::BotKind;
use content::edition::Edition;
use store::run::{NewRun, RunId, StoredRun};
use store::{Store, TroubleKind};

/// A run that has come to its end.
async fn whole(lab: &Laboratory, store: &Store, games: u32) -> StoredRun {
    let begun = lab.begin(wanted("base", games)).await.expect("begun");
    ended(lab, RunId(begun.id)).await;
    store.run(RunId(begun.id)).await.expect("kept")
}

async fn kept(store: &Store, new: NewRun, done: u32, figures: &str) -> RunId {
    let run = store.add_run(new).await.expect("kept");
    let figures = store.keep_figures(run.id, done, figures.to_owned());
    figures.await.expect("kept");
    run.id
}

fn is_damaged<T>(answer: Result<T>) -> bool {
    matches!(answer, Err(AppError::Disk { trouble }) if trouble.kind == TroubleKind::Damaged)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_run_says_of_which_bots_and_rules_it_is_from_its_beginning() {
    let store = Store::in_memory().expect("store");
    let lab = lab_on(store.clone());
    let run = whole(&lab, &store, 8).await;
    let version = BotKind::Random.version();
    assert_eq!(run.new.rules, Edition::TODAY.number());
    assert_eq!(run.new.versions, format!("{version},{version}"));
    let view = lab.view(run.id).await.expect("shown");
    assert_eq!((view.run.changes, view.run.damaged), (Vec::new(), false));
    assert!(
        view.report
            .origin
            .bots
            .iter()
            .all(|of| of.version == version)
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_run_of_other_bots_stays_as_it_is_and_begins_anew_with_the_same_plan() {
    let store = Store::in_memory().expect("store");
    let lab = lab_on(store.clone());
    let today = whole(&lab, &store, 40).await;
    let figures = today.figures.clone().expect("figures");
    let now = BotKind::Random.version();
    let bot = "random";
    let torn = String::new();
    for (versions, then) in [(format!("{now},{}", now + 8), now + 8), (torn, 0)] {
        let new = NewRun {
            versions,
            games: 60,
            ..today.new.clone()
        };
        let id = kept(&store, new, 40, &figures).await;
        let card = lab.go_on(id).await.expect("looked at");
        assert!(!card.going && !card.damaged);
        assert_eq!(
            (card.done, card.changes),
            (40, vec![OriginChange::Bot { bot, then, now }])
        );
        let view = lab.view(id).await.expect("still read");
        assert_eq!(view.report.games, 40);
        let beside = lab.compare(id, today.id).await.expect("compared");
        assert!(!beside.rows.is_empty() && beside.origins[0] != beside.origins[1]);
        let what = MissingThing::RunGame;
        let game = lab.open_game(id, 3).await;
        assert!(matches!(game, Err(AppError::NotFound { what: found }) if found == what));

        let anew = lab.begin_again(id).await.expect("begun");
        let anew = ended(&lab, RunId(anew.id)).await;
        assert_eq!((anew.done, anew.games, anew.seed), (60, 60, today.new.seed));
        assert_eq!(anew.changes, []);
        assert_eq!(
            store.run(id).await.expect("kept").done,
            40,
            "the old one stays"
        );
        let beginning = |run: StoredRun| run.new.beginning;
        let same = store
            .run(RunId(anew.id))
            .await
            .map(beginning)
            .expect("kept");
        assert_eq!(same, today.new.beginning);
    }
    let new = NewRun {
        rules: Edition::TODAY.number() + 1,
        ..today.new.clone()
    };
    let id = kept(&store, new, 40, &figures).await;
    let now = Edition::TODAY.number();
    let then = now + 1;
    let card = lab.go_on(id).await.expect("looked at");
    assert_eq!(card.changes, [OriginChange::Rules { then, now }]);
}

#[tokio::test(flavor = "multi_thread")]
async fn figures_that_cannot_be_read_are_damaged_and_never_begun_anew_by_themselves() {
    let store = Store::in_memory().expect("store");
    let lab = lab_on(store.clone());
    let good = whole(&lab, &store, 16).await;
    let figures = good.figures.clone().expect("figures");
    let new = NewRun {
        games: 32,
        ..good.new.clone()
    };
    let nobody = NewRun {
        bots: "nobody,random".to_owned(),
        ..new.clone()
    };
    for (new, done, figures) in [
        (new.clone(), 16, "{}"),
        (new.clone(), 16, &figures[..figures.len() / 2]),
        // So many games are not in them: what is played on would never be kept.
        (new.clone(), 24, &figures),
        (nobody, 16, &figures),
    ] {
        let id = kept(&store, new, done, figures).await;
        let list = lab.runs().await.expect("runs");
        assert!(list.iter().any(|run| run.id == id.0 && run.damaged));
        assert!(is_damaged(lab.go_on(id).await));
        assert!(is_damaged(lab.view(id).await));
        let run = store.run(id).await.expect("kept");
        assert_eq!((run.done, run.figures.as_deref()), (done, Some(figures)));
    }
    let torn = kept(&store, new, 16, "{}").await;
    let anew = lab.begin_again(torn).await.expect("begun");
    assert_eq!(ended(&lab, RunId(anew.id)).await.done, 32);
}
