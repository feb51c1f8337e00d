//! Runs of the lab are kept as they go on: what was counted stays, and never becomes less.

use store::run::NewRun;
use store::{MissingItem, Store, StoreError};

fn wanted(mix: &str) -> NewRun {
    NewRun {
        mix: mix.to_owned(),
        name: format!("The mix {mix}"),
        beginning: "{}".to_owned(),
        bots: "greedy,random".to_owned(),
        games: 100,
        seed: u32::MAX,
        rules: 1,
        versions: "1,3".to_owned(),
    }
}

#[tokio::test]
async fn a_run_comes_back_as_it_was_kept() {
    let store = Store::in_memory().expect("store");
    let base = store.add_run(wanted("base")).await.expect("run");
    let mine = store.add_run(wanted("mine")).await.expect("run");
    assert_eq!((base.done, &base.figures), (0, &None));
    assert_eq!(base.new, wanted("base"));
    let figures = "figures".to_owned();
    store
        .keep_figures(base.id, 40, figures.clone())
        .await
        .expect("kept");
    let older = store.keep_figures(base.id, 32, "older".to_owned());
    older.await.expect("passed over");
    let kept = store.run(base.id).await.expect("run");
    assert_eq!((kept.done, kept.figures), (40, Some(figures)));
    let runs = store.runs().await.expect("runs");
    let ids: Vec<_> = runs.iter().map(|run| run.id).collect();
    assert_eq!(ids, [mine.id, base.id]);
}

#[tokio::test]
async fn a_deleted_run_can_be_brought_back_until_it_is_gone_for_good() {
    let store = Store::in_memory().expect("store");
    let run = store.add_run(wanted("base")).await.expect("run");
    store.delete_run(run.id).await.expect("deleted");
    assert!(store.runs().await.expect("runs").is_empty());
    let gone = store.run(run.id).await;
    assert!(matches!(gone, Err(StoreError::NotThere(MissingItem::Run))));
    let twice = store.delete_run(run.id).await;
    assert!(matches!(twice, Err(StoreError::NotThere(MissingItem::Run))));
    let now = u64::from(run.created_at);
    assert_eq!(store.forget_runs(now + 86_400).await.expect("none"), 0);
    let back = store.restore_run(run.id).await.expect("restored");
    assert_eq!(back, run);
    assert_eq!(
        store.runs().await.expect("runs"),
        std::slice::from_ref(&run)
    );
    store.delete_run(run.id).await.expect("deleted");
    let other = store.add_run(wanted("mine")).await.expect("run").id;
    assert_eq!(store.forget_runs(now + 40 * 86_400).await.expect("gone"), 1);
    let back = store.restore_run(run.id).await;
    assert!(matches!(back, Err(StoreError::NotThere(MissingItem::Run))));
    store.run(other).await.expect("the other is still there");
    store.delete_run(other).await.expect("deleted");
    let later = store.add_run(wanted("base")).await.expect("run").id;
    assert!(later > other, "no number is given twice");
}
