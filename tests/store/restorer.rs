//! Keeps one more game and then restores a backup, saying so before and after; made to be killed.

use std::{env, path::Path};
use store::Store;
use store::backup::Backups;
use store::game::NewGame;

#[tokio::main]
async fn main() {
    let mut arguments = env::args().skip(1);
    let folder = arguments.next().expect("a folder");
    let backup = arguments.next().expect("a backup");
    let store = Store::open(Path::new(&folder)).expect("store");
    let game = NewGame {
        name: Some("in the log".to_owned()),
        rules: 1,
        setup: "{}".to_owned(),
        designs: "[]".to_owned(),
        page: store::game::Page::default(),
        actions: Vec::new(),
        branch: None,
        locked: false,
    };
    store.add_game(game).await.expect("kept");
    println!("restoring");
    let backups = Backups::new(store, Path::new(&folder));
    backups.restore(backup).await.expect("restored");
    println!("restored");
}
