//! Mistakes of ours, and files changed by hand: each costs its question, never the game.

use super::bots::next;
use super::*;
use crate::session::open_game::replay_all;
use crate::session::{beginning, kept};
use content::action::ActionText;
use content::library::Library;
use content::record::{PlayedDecision, Record};
use rules::expansions::{robbers, tollkeepers, tower};
use rules::figure::FigureKind;
use rules::game::Game;
use rules::ground::PlayerId;
use rules::ground::{At, Cell, Kind, Place};
use rules::history::History;
use store::TroubleKind;
use store::game::{GameId, Page};

/// The beginning of a game on a table where the rules cannot lay one of the tiles: it has edges, but the
/// land that they belong to is missing.
fn torn(new: &GameWish) -> (Record, History) {
    let library = Library::built_in();
    let record = beginning::record(library, new).expect("seats");
    let record = library.stand_alone(record).expect("tiles");
    let mut opened = library.open_record(&record).expect("a table");
    let sound = Game::new(Arc::clone(&opened.table), &opened.setup).expect("a game");
    let state = sound.state();
    let early = [state.board.tiles()[0].kind, state.pile.deck()[0]];
    let kind = state.pile.deck().iter().find(|kind| !early.contains(kind));
    let kind = usize::from(*kind.expect("another tile"));
    drop(sound);
    let table = Arc::get_mut(&mut opened.table).expect("nobody else's");
    table.types[kind].segments.clear();
    let history = History::begin(opened.table, &opened.setup).expect("a game");
    (record, history)
}

async fn seat_torn(session: &Session, new: &GameWish) -> GameView {
    let (record, history) = torn(new);
    let page = kept::page(history.now(), 0, None).expect("a page");
    let game = kept::new_game(&record, page, [], None).expect("JSON");
    let (kept, played) = session.store.add_game(game).await.expect("kept");
    let turn = session.open.turn().await;
    let seated = session.seat(&turn, kept, record, history, played).await;
    seated.expect("shown")
}

fn bare() -> store::game::NewGame {
    store::game::NewGame {
        name: None,
        rules: 1,
        setup: r#"{"players":2,"mix":"base","seed":7}"#.to_owned(),
        designs: "[]".to_owned(),
        page: Page {
            cover: "{}".to_owned(),
            ..Page::default()
        },
        actions: Vec::new(),
        branch: None,
        locked: false,
    }
}

fn bug<T: std::fmt::Debug>(answer: Result<T>) -> String {
    match answer {
        Err(AppError::Bug { detail }) => detail,
        other => panic!("{other:?}"),
    }
}

async fn now(session: &Session) -> GameView {
    session.current_game().await.expect("shown").expect("open")
}

#[tokio::test]
async fn a_mistake_in_the_rules_costs_the_decision_and_nothing_else() {
    let Table { session, .. } = table();
    let mut view = seat_torn(&session, &hot_seat("base")).await;
    let (detail, action) = loop {
        let action = offered(&view)[0];
        match session.decide(view.revision, action).await {
            Ok(next) => view = next,
            failed => break (bug(failed), action),
        }
    };
    let place = format!("game {}, {} decisions taken", view.game.id, view.steps);
    assert!(detail.starts_with(&place), "{detail}");
    assert!(detail.contains(&format!("{action:?}")), "{detail}");
    assert!(detail.contains("index out of bounds"), "{detail}");

    assert!(view.steps > 0, "something was played before");
    assert_eq!(bytes(&now(&session).await), bytes(&view));
    assert!(session.why(action).await.expect("an answer").legal);
    let back = session.undo().await.expect("taken back");
    assert_eq!(back.steps, view.steps - 1);
    let again = session.redo().await.expect("done again");
    assert_eq!(bytes(&again), bytes(&view));
    bug(session.decide(again.revision, action).await);

    // Kept is what had been played; with sound rules the game goes on from there to its end.
    let sound = session.open_game(GameId(view.game.id)).await.expect("kept");
    assert_eq!(bytes(&sound), bytes(&view));
    let decided = session.decide(sound.revision, action).await.expect("laid");
    let end = play(&session, decided, usize::MAX, &mut Chance::new(1)).await;
    assert!(end.over);
}

#[tokio::test]
async fn a_mistake_in_the_rules_stops_the_bot_that_met_it_and_the_game_can_be_left() {
    let mut table = table();
    let seats = vec![seat("", 0, Some("random")), seat("", 1, Some("random"))];
    seat_torn(&table.session, &game_of("base", seats)).await;
    let mut last = None;
    let error = loop {
        match next(&mut table).await {
            News::Changed(view) => last = Some(view),
            News::BotStopped { error, .. } => break error,
        }
    };
    assert!(bug(Err::<(), _>(error)).contains("bot plays Tile"));
    let News::Changed(view) = next(&mut table).await else {
        panic!("the game is shown")
    };
    assert_eq!((view.thinking, view.bots_paused), (None, true));
    assert_eq!(view.steps, last.expect("a decision before").steps);
    let back = table.session.undo().await.expect("taken back");
    assert_eq!(back.steps, view.steps - 1);
}

#[tokio::test]
async fn a_mistake_in_an_answer_leaves_the_next_question_its_own() {
    let Table { session, .. } = table();
    let view = session.new_game(hot_seat("base")).await.expect("game");
    let asked: Result<(), _> = session
        .open
        .ask(|| "asking".to_owned(), |_| panic!("no answer"))
        .await;
    assert!(bug(asked).ends_with("asking: no answer"));
    let changed = session.change(
        || "looking".to_owned(),
        |open| {
            open.look_at(0).expect("the beginning");
            open.pause_bots(true);
            panic!("half way")
        },
    );
    bug(changed.await);
    assert_eq!(bytes(&now(&session).await), bytes(&view));
    assert!(session.cell(Cell::new(0, 0)).await.is_ok());
}

#[tokio::test]
async fn a_game_that_cannot_be_shown_leaves_the_open_one_open() {
    let Table { session, .. } = table();
    let view = session.new_game(hot_seat("base")).await.expect("game");
    let (mut record, history) = torn(&hot_seat("base"));
    let kept = session.store.add_game(bare()).await.expect("kept");
    let three = vec![seat("", 0, None), seat("", 1, None), seat("Third", 2, None)];
    // A seat for which the game on the table has no player.
    record.setup.players = torn(&game_of("base", three)).0.setup.players;
    let turn = session.open.turn().await;
    let seated = session.seat(&turn, kept.0, record, history, kept.1).await;
    drop(turn);
    assert!(bug(seated).starts_with("opening game"));
    assert_eq!(bytes(&now(&session).await), bytes(&view));
}

#[tokio::test]
async fn what_cannot_be_kept_is_not_decided() {
    let Table { session, .. } = table();
    let view = session.new_game(hot_seat("base")).await.expect("game");
    let (id, action) = (GameId(view.game.id), offered(&view)[0]);
    session.store.delete_game(id).await.expect("deleted");
    let decided = session.decide(view.revision, action).await;
    assert!(
        matches!(decided, Err(AppError::NotFound { .. })),
        "{decided:?}"
    );
    let same = now(&session).await;
    assert_eq!((bytes(&same), same.revision), (bytes(&view), view.revision));
    session.store.restore_game(id).await.expect("restored");
    let decided = session.decide(view.revision, action).await;
    assert_eq!(decided.expect("kept").steps, 1);
}

#[tokio::test]
async fn whatever_is_asked_at_the_edges_of_the_world_is_answered() {
    let Table { session, .. } = table();
    let view = session
        .new_game(hot_seat("everything"))
        .await
        .expect("game");
    let view = play(&session, view, 30, &mut Chance::new(6)).await;
    let edges = [i16::MIN, i16::MIN + 1, -1, 0, 1, i16::MAX - 1, i16::MAX];
    for step in [None, Some(0), Some(29)] {
        session.look_at(step).await.expect("a step");
        for (x, y) in edges.iter().flat_map(|x| edges.map(|y| (*x, y))) {
            session.cell(Cell::new(x, y)).await.expect("a cell");
            for kind in [Kind::Road, Kind::City, Kind::Monastery, Kind::Field] {
                let asked = session.feature(Place {
                    x,
                    y,
                    kind,
                    at: At::N,
                });
                let asked = asked.await;
                assert!(
                    matches!(asked, Ok(_) | Err(AppError::NotFound { .. })),
                    "{asked:?}"
                );
            }
            let (figure, kind, at) = (FigureKind::Builder, Kind::Tower, At::I);
            let robbed = u8::MAX;
            for action in [
                Action::Tile {
                    x,
                    y,
                    rotation: 255,
                },
                Action::Tile { x, y, rotation: 3 },
                Action::Figure {
                    figure,
                    x,
                    y,
                    kind,
                    at,
                },
                tower::Action::Floor { x, y }.into(),
                tollkeepers::Action::Tollhouse { x, y }.into(),
                Action::Order { x, y, kind, at },
                tower::Action::Ransom {
                    from: PlayerId(robbed),
                    figure,
                }
                .into(),
                robbers::Action::Rob {
                    player: PlayerId(robbed),
                }
                .into(),
            ] {
                session.why(action).await.expect("an answer");
                let decided = session.decide(u32::MAX, action).await;
                assert!(is_stale(&decided), "{decided:?}");
            }
        }
    }
    assert!(session.look_at(Some(u32::MAX)).await.is_err());
    assert!(session.play_on_from(u32::MAX).await.is_err());
    assert_eq!(now(&session).await.steps, view.steps);
}

#[test]
fn a_mistake_while_replaying_names_the_action() {
    let (record, mut history) = torn(&hot_seat("base"));
    let opened = Library::built_in().open_record(&record).expect("a table");
    let mut sound = Game::new(opened.table, &opened.setup).expect("a game");
    let mut actions = Vec::new();
    while let Some(player) = sound.to_move() {
        let action = sound.actions()[0];
        sound.apply(player, action).expect("offered");
        actions.push(PlayedDecision::new(player, ActionText::Plain(action)));
    }
    let play = |played: &PlayedDecision| {
        let action = played.action.meant(history.now().table());
        history.play(played.player, action).map(drop)
    };
    let detail = bug(replay_all(actions, play));
    assert!(detail.starts_with("action "), "{detail}");
    assert!(detail.contains("of a record, Plain(Tile"), "{detail}");
}

#[tokio::test]
async fn a_game_that_was_changed_by_hand_is_damaged_and_hides_no_other() {
    let Table { session, .. } = table();
    let view = session.new_game(hot_seat("base")).await.expect("game");
    let setup = |setup: &str| store::game::NewGame {
        setup: setup.to_owned(),
        ..bare()
    };
    let games = [
        setup("no JSON"),
        setup(r#"{"players":90}"#),
        setup(r#"{"players":2,"mix":"base","seed":-1}"#),
    ];
    let count = games.len();
    for game in games {
        let told = format!("{game:?}");
        let (kept, _) = session.store.add_game(game).await.expect("kept");
        let opened = session.open_game(kept.id).await;
        let Err(AppError::Disk { trouble }) = opened else {
            panic!("{told}: {opened:?}")
        };
        assert_eq!(trouble.kind, TroubleKind::Damaged, "{told}");
    }
    assert_eq!(
        session.games(u32::MAX).await.expect("a list").games.len(),
        1
    );
    let damaged = session.damaged(None).await.expect("a list").list;
    assert_eq!(damaged.len(), count);
    for it in damaged {
        let kept = crate::damaged::as_kept(&session.store, it.kind, it.id).await;
        let kept = kept.expect("what is kept of it").text;
        assert!(kept.contains(r#""setup""#), "{kept}");
    }
    let opened = session.open_game(GameId(view.game.id)).await;
    assert_eq!(bytes(&opened.expect("sound")), bytes(&view));
}

/// The rules did not change: what cannot be read is damaged, and the list says so before anybody opens the game.
#[tokio::test]
async fn a_game_with_a_damaged_action_is_marked_and_opens_up_to_it() {
    let Table { session, .. } = table();
    let sound = session.new_game(hot_seat("base")).await.expect("game");
    let sound = play(&session, sound, 6, &mut Chance::new(1)).await;
    let (kept, history) = session
        .store
        .game(GameId(sound.game.id))
        .await
        .expect("kept");
    let mut games = Vec::new();
    for body in ["no JSON", r#"{"type":"tale","x":1}"#, "{\u{fffd}", "[]"] {
        let mut actions: Vec<_> = history.acts.iter().map(|(_, act)| act.clone()).collect();
        actions[4].body = body.to_owned();
        games.push((body, actions, 4, true));
    }
    // The head was hit: it stands elsewhere than its cover says.
    let actions: Vec<_> = history.acts.iter().map(|(_, act)| act.clone()).collect();
    games.push(("head", actions[..5].to_vec(), 5, false));
    for (what, actions, steps, torn) in games {
        let game = store::game::NewGame {
            setup: kept.setup.clone(),
            rules: kept.rules,
            designs: session.store.designs(kept.id).await.expect("designs"),
            page: kept.page.clone(),
            actions,
            ..bare()
        };
        let (game, _) = session.store.add_game(game).await.expect(what);
        let damaged = session.damaged(None).await.expect(what).list;
        let marked: Vec<_> = damaged.iter().map(|it| (it.id, it.opens)).collect();
        assert_eq!(marked, [(game.id.0, true)], "{what}");
        let listed = session.games(u32::MAX).await.expect("a list").games;
        assert!(listed.iter().any(|it| it.id == game.id.0), "{what}");
        let view = session.open_game(game.id).await.expect(what);
        assert_eq!((view.steps, view.torn), (steps, torn), "{what}");
        session.delete_game(game.id).await.expect(what);
    }
    assert!(session.damaged(None).await.expect("a list").list.is_empty());
}

#[tokio::test]
async fn a_game_whose_designs_are_damaged_opens_with_the_tiles_of_its_edition() {
    let Table { session, .. } = table();
    let view = session.new_game(hot_seat("base")).await.expect("game");
    let (kept, _) = session.store.game(GameId(view.game.id)).await.expect("it");
    for designs in ["no JSON", r#"[{"id": 7}]"#, r#"{"base/A": []}"#] {
        let torn = store::game::NewGame {
            setup: kept.setup.clone(),
            designs: designs.to_owned(),
            rules: kept.rules,
            ..bare()
        };
        let (torn, _) = session.store.add_game(torn).await.expect("kept");
        let opened = session
            .open_game(torn.id)
            .await
            .expect("its edition serves");
        assert_eq!((opened.left, opened.drawn), (view.left, view.drawn.clone()));
    }
    assert!(session.damaged(None).await.expect("a list").list.is_empty());
}
