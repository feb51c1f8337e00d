//! Plays a game by itself and keeps every decision, saying so once it is kept; made to be killed.

use content::beginning::GameSetup;
use content::edition::Edition;
use content::library::Library;
use rules::chance::Chance;
use rules::game::Game;
use std::{env, path::Path};
use store::Store;
use store::action::Act;
use store::game::{NewGame, Page};

#[tokio::main]
async fn main() {
    let mut arguments = env::args().skip(1);
    let folder = arguments.next().expect("a folder");
    let seed: u32 = arguments
        .next()
        .and_then(|s| s.parse().ok())
        .expect("a seed");

    let setup = serde_json::json!({ "players": 3, "mix": "everything", "seed": seed });
    let opening: GameSetup =
        content::document::read_part(setup.clone(), "setup").expect("an opening");
    let opened = Library::built_in().open(&opening).expect("a table");
    let mut game = Game::new(opened.table, &opened.setup).expect("a game");

    let store = Store::open(Path::new(&folder)).expect("store");
    let page = |game: &Game| Page {
        cover: format!("{:?}", game.state().scores()),
        finished: game.is_over(),
        ..Page::default()
    };
    let new = NewGame {
        name: None,
        rules: Edition::TODAY.number(),
        setup: setup.to_string(),
        designs: "[]".to_owned(),
        page: page(&game),
        actions: Vec::new(),
        branch: None,
        locked: false,
    };
    let (kept, _) = store.add_game(new).await.expect("kept");
    let mut head = None;
    let mut chance = Chance::new(seed.into());
    while let Some(player) = game.to_move() {
        let actions = game.actions();
        let action = actions[chance.below(actions.len())];
        game.apply(player, action).expect("offered");
        let body = serde_json::to_string(&action).expect("JSON");
        let act = Act {
            player: player.0,
            body: body.clone(),
        };
        let id = store
            .append_action(kept.id, head, head, act, page(&game))
            .await;
        head = Some(id.expect("kept"));
        println!("{player} {body}");
    }
}
