//! Keeps each text size that it reads, and says so once it is kept; made to be killed.

use std::{env, io, path::Path};
use store::{Store, settings::SettingsChange};

#[tokio::main]
async fn main() {
    let folder = env::args_os().nth(1).expect("a folder");
    let store = Store::open(Path::new(&folder)).expect("store");
    for line in io::stdin().lines() {
        let size = line.expect("a line").parse().expect("a text size");
        let change = SettingsChange {
            text_size: Some(size),
            ..SettingsChange::default()
        };
        store.change_settings(change).await.expect("change");
        println!("kept {size}");
    }
}
