//! Opens a folder, says what can be done with it and how many games are there, and ends; made to be killed on the way.

use std::{env, path::Path};
use store::{Store, StoreState};

#[tokio::main]
async fn main() {
    let folder = env::args_os().nth(1).expect("a folder");
    let store = Store::open(Path::new(&folder)).expect("store");
    let games = store.games().await.expect("games").len();
    match store.state() {
        StoreState::Disk => println!("disk, {games} games"),
        StoreState::ReadOnly { trouble } => println!("{}, {games} games", trouble.kind),
        StoreState::Memory { .. } => println!("memory"),
    }
}
