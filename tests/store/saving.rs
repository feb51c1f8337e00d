//! Measures how long a decision takes to be kept: a whole game with every expansion, on the disk of the folder that is
//! named, or else of the temporary one.

use content::beginning::GameSetup;
use content::edition::Edition;
use content::library::Library;
use rules::chance::Chance;
use rules::game::Game;
use rules::picture;
use std::{
    env,
    time::{Duration, Instant},
};
use store::Store;
use store::action::Act;
use store::game::{NewGame, Page};
use store::picture::PictureTiles;

/// What the list shows of a game, of which so many tiles are kept already.
fn page(game: &Game, known: usize) -> Page {
    let tiles = picture::board(game).tiles.into_iter().skip(known);
    let tiles = tiles.map(|tile| serde_json::to_string(&tile).expect("JSON"));
    Page {
        cover: serde_json::to_string(&game.state().scores()).expect("JSON"),
        finished: game.is_over(),
        picture: PictureTiles {
            from: known as u32,
            tiles: tiles.collect(),
        },
    }
}

#[tokio::main]
async fn main() {
    let named = env::args()
        .skip(1)
        .find(|argument| !argument.starts_with("--"));
    let folder = tempfile::tempdir_in(named.map_or_else(env::temp_dir, Into::into));
    let folder = folder.expect("a folder");
    let setup = serde_json::json!({ "players": 2, "mix": "everything", "seed": 1 });
    let opening: GameSetup =
        content::document::read_part(setup.clone(), "setup").expect("an opening");
    let opened = Library::built_in().open(&opening).expect("a table");
    let mut game = Game::new(opened.table, &opened.setup).expect("a game");
    let store = Store::open(folder.path()).expect("store");
    let new = NewGame {
        name: None,
        rules: Edition::TODAY.number(),
        setup: setup.to_string(),
        designs: "[]".to_owned(),
        page: page(&game, 0),
        actions: Vec::new(),
        branch: None,
        locked: false,
    };
    let (kept, _) = store.add_game(new).await.expect("kept");

    let (mut head, mut chance) = (None, Chance::new(1));
    let mut times: Vec<Duration> = Vec::new();
    while let Some(player) = game.to_move() {
        let actions = game.actions();
        let action = actions[chance.below(actions.len())];
        let known = game.state().board.tiles().len();
        game.apply(player, action).expect("offered");
        let start = Instant::now();
        let body = serde_json::to_string(&action).expect("JSON");
        let page = page(&game, known);
        let saved = store.append_action(
            kept.id,
            head,
            head,
            Act {
                player: player.0,
                body,
            },
            page,
        );
        head = Some(saved.await.expect("kept"));
        times.push(start.elapsed());
    }
    times.sort_unstable();
    let at = |percent: usize| times[times.len() * percent / 100].as_secs_f64() * 1000.0;
    println!(
        "{} decisions saved: median {:.2} ms, 95th percentile {:.2} ms",
        times.len(),
        at(50),
        at(95)
    );
}
