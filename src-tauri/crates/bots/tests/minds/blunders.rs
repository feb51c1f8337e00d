//! How many of the positions in `tests/blunders` a bot answers rightly. They were written from the rules before any bot was
//! asked, and are never changed for one: what is missed is printed.

use bastide_bots::BotKind;
use content::action::ActionText;
use content::library::Library;
use content::record::Record;
use rules::action::Action;
use rules::chance::Chance;
use rules::event::EventSink;
use rules::game::Game;
use rules::menu::Menu;
use serde_json::{Value, json};
use std::fs;
use std::path::Path;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../tests/blunders");

fn positions() -> Vec<Value> {
    let files = fs::read_dir(Path::new(FOLDER)).expect("a folder");
    let mut files: Vec<_> = files.map(|file| file.expect("a file").path()).collect();
    files.retain(|file| file.extension().is_some_and(|end| end == "json"));
    files.sort();
    let read = |file| {
        let text = fs::read_to_string(file).expect("text");
        let whole: Value = serde_json::from_str(&text).expect("JSON");
        whole["entries"].as_array().expect("entries").clone()
    };
    files.into_iter().flat_map(read).collect()
}

fn opened(position: &Value) -> Game {
    let record = json!({"format": "bastide/game@1", "setup": position["setup"]});
    let record: Record = content::document::read_value(record).expect("a record");
    let opened = Library::built_in().open(&record.setup).expect("a game");
    let mut game = Game::new(opened.table, &opened.setup).expect("a game");
    for action in position["played"].as_array().into_iter().flatten() {
        game.apply_offered(meant(&game, action), &mut EventSink::silent());
    }
    game
}

fn meant(game: &Game, action: &Value) -> Action {
    let spoken: ActionText =
        content::action::read_part(action.clone(), "action").expect("an action");
    spoken.meant(game.table())
}

/// True when the bot takes one of the right answers, and after it one of those that must follow.
fn is_right(bot: BotKind, game: &Game, right: &Value) -> bool {
    let mut menu = Menu::new();
    game.legal(&mut menu);
    let action = bot.choose(game, &menu, &mut Chance::new(1));
    right.as_array().into_iter().flatten().any(|right| {
        if meant(game, &right["action"]) != action {
            return false;
        }
        let mut after = game.clone();
        after.apply_offered(action, &mut EventSink::silent());
        right["then"].is_null() || is_right(bot, &after, &right["then"])
    })
}

fn found(bot: BotKind) -> usize {
    let positions = positions();
    let missed = positions
        .iter()
        .filter(|position| !is_right(bot, &opened(position), &position["right"]));
    let missed: Vec<_> = missed.map(|position| position["id"].to_string()).collect();
    println!(
        "{}: {} missed: {}",
        bot.word(),
        missed.len(),
        missed.join(" ")
    );
    positions.len() - missed.len()
}

#[test]
fn the_sharp_bot_and_the_expert_find_most_decisions_that_are_clearly_right() {
    assert_eq!(positions().len(), 80);
    assert!(found(BotKind::Sharp) >= 66);
    assert!(found(BotKind::Expert) >= 74);
}
