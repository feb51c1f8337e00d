//! Opens a folder, says so, and ends; made to be killed on the way. It must not know when.

use std::{env, path::Path};
use store::Store;

fn main() {
    let folder = env::args_os().nth(1).expect("a folder");
    let store = Store::open(Path::new(&folder)).expect("store");
    println!("{:?}", store.state());
}
