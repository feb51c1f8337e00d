//! The list of games where there are many: what is read of it, what is told of all, and what was found damaged so far.

use super::*;
use crate::view::shelf::GamePage;
use store::game::{GameId, NewGame, Page};

fn kept(finished: bool, branch: Option<(GameId, u32)>) -> NewGame {
    NewGame {
        name: None,
        rules: 1,
        setup: r#"{"players":2,"mix":"base","seed":7}"#.to_owned(),
        designs: "[]".to_owned(),
        page: Page {
            cover: "{}".to_owned(),
            finished,
            ..Page::default()
        },
        actions: Vec::new(),
        branch,
        locked: false,
    }
}

async fn add(session: &Session, game: NewGame) -> GameId {
    session.store.add_game(game).await.expect("kept").0.id
}

async fn page(session: &Session, most: u32) -> GamePage {
    session.games(most).await.expect("the list")
}

fn ids(page: &GamePage) -> Vec<u32> {
    page.games.iter().map(|game| game.id).collect()
}

#[tokio::test]
async fn of_many_games_the_newest_are_read_and_the_one_left_is_told_however_old_it_is() {
    let Table { session, .. } = table();
    let left = session.new_game(hot_seat("base")).await.expect("game");
    let left = play(&session, left, 5, &mut Chance::new(1)).await.game.id;
    let mut over = Vec::new();
    for _ in 0..8 {
        over.push(add(&session, kept(true, None)).await);
    }
    // All within one second: the newest number comes first.
    let newest = [over[7].0, over[6].0, over[5].0];
    let listed = page(&session, 3).await;
    assert_eq!((ids(&listed), listed.all), (newest.to_vec(), 9));
    let last = listed.last.expect("a game to go on with");
    assert_eq!(last.id, left);
    assert!(!last.picture.is_empty(), "it is shown with its tiles");
    assert_eq!(page(&session, 0).await.games.len(), 0);
    assert_eq!(page(&session, 99).await.games.len(), 9);
    let named = page(&session, 0).await.habits.sitter.expect("somebody");
    assert_eq!(named.name, "Ada", "who sat down eight games ago");

    session.delete_game(over[6]).await.expect("deleted");
    let listed = page(&session, 2).await;
    assert_eq!((ids(&listed), listed.all), (vec![over[7].0, over[5].0], 8));
    session.restore_game(over[6]).await.expect("restored");
    let listed = page(&session, 3).await;
    assert_eq!((ids(&listed), listed.all), (newest.to_vec(), 9));
    session.delete_game(GameId(left)).await.expect("deleted");
    assert!(page(&session, 3).await.last.is_none());
}

#[tokio::test]
async fn a_trial_is_told_from_a_game_that_was_left_as_long_as_its_game_is_there() {
    let Table { session, .. } = table();
    let over = add(&session, kept(true, None)).await;
    let open = add(&session, kept(false, None)).await;
    let branch = add(&session, kept(false, Some((open, 2)))).await;
    let trial = add(&session, kept(false, Some((over, 4)))).await;
    let listed = page(&session, 9).await;
    let told = listed.games.iter().map(|game| {
        let origin = game.origin.as_ref().map(|from| from.id);
        (game.id, game.trial, origin, game.branch_at)
    });
    assert_eq!(
        told.collect::<Vec<_>>(),
        [
            (trial.0, true, Some(over.0), Some(4)),
            (branch.0, false, Some(open.0), Some(2)),
            (open.0, false, None, None),
            (over.0, false, None, None),
        ]
    );
    let last = |page: GamePage| page.last.map(|game| game.id);
    assert_eq!(last(listed), Some(branch.0));
    assert_eq!(last(page(&session, 0).await), Some(branch.0));
    let from = async |id| {
        let from = session.tried_from(id).await.expect("an answer");
        from.map(|from| from.id)
    };
    assert_eq!(
        [from(trial).await, from(branch).await],
        [Some(over.0), None]
    );

    session.delete_game(over).await.expect("deleted");
    let listed = page(&session, 1).await;
    assert!(!listed.games[0].trial && listed.games[0].origin.is_none());
    assert_eq!((last(listed), from(trial).await), (Some(trial.0), None));
    session.restore_game(over).await.expect("restored");
    assert_eq!(last(page(&session, 0).await), Some(branch.0));
}

#[tokio::test]
async fn many_games_are_looked_at_for_damage_a_few_at_a_time() {
    let Table { session, .. } = table();
    let torn = NewGame {
        setup: "no JSON".to_owned(),
        ..kept(false, None)
    };
    let old = add(&session, torn.clone()).await;
    for _ in 0..20 {
        add(&session, kept(true, None)).await;
    }
    let look = async || session.damaged(Some(Duration::ZERO)).await.expect("a list");
    let mut looks = vec![look().await];
    while looks.last().is_some_and(|look| look.more) {
        looks.push(look().await);
    }
    let found = looks.iter().map(|look| look.list.len());
    assert_eq!(
        found.collect::<Vec<_>>(),
        [0, 0, 0, 0, 1, 1],
        "the oldest comes last"
    );
    let new = add(&session, torn).await;
    let found = session.damaged(None).await.expect("a list").list;
    let found: Vec<_> = found.iter().map(|it| it.id).collect();
    assert_eq!(found, [new.0, old.0]);
    assert_eq!(page(&session, 0).await.all, 20, "it is listed elsewhere");
    session.delete_game(new).await.expect("deleted");
    let found = session.damaged(None).await.expect("a list").list;
    assert_eq!(found.len(), 1);
}
