//! A reset that fails half way.

use super::*;

#[tokio::test]
async fn a_reset_that_fails_resets_nothing() {
    let folder = tempdir().expect("folder");
    let lessons = started(folder.path());
    let view = open(&lessons, LESSON, None).await;
    learn(&lessons, &view, LearnerAction::Skip).await;
    let rule = super::super::map::rules_of(&[LESSON.to_owned()]).remove(0);
    lessons.store.keep_offer(rule).await.expect("offered");
    let database = Connection::open(folder.path().join(FILE_NAME)).expect("database");
    let full = "CREATE TRIGGER full BEFORE DELETE ON offer
        BEGIN SELECT RAISE(ABORT, 'full'); END";
    database.execute_batch(full).expect("a full disk");
    assert!(lessons.reset(vec![LESSON.to_owned()]).await.is_err());
    assert_eq!(lessons.store.lessons().await.expect("lessons").len(), 1);
}
