//! Draws on a tile as it is told, and says so once the stroke is kept; made to be killed.

use std::{env, io, path::Path};
use store::Store;
use store::document::{DocumentId, StepRow};
use workshop::draft::{DocumentDraft, DraftKind};
use workshop::fresh;
use workshop::patch::Patch;

#[tokio::main]
async fn main() {
    let folder = env::args_os().nth(1).expect("a folder");
    let store = Store::open(Path::new(&folder)).expect("store");
    let begun = fresh::set("mine", "Mine").text();
    let mut kept = store
        .add_document(DraftKind::TileSet.word().to_owned(), begun)
        .await
        .expect("a document");
    assert_eq!(kept.id, DocumentId(1));
    for line in io::stdin().lines() {
        let told = line.expect("a line");
        let op = serde_json::from_str(&told).expect("an operation");
        let draft = DocumentDraft::read(DraftKind::TileSet, &kept.body).expect("a set");
        let body = draft.apply(&op).expect("a change").text();
        let patch = Patch::between(&kept.body, &body);
        let exchange = serde_json::to_string(&patch).expect("JSON");
        let step = StepRow { told, exchange };
        let added = store.add_step(kept.id, kept.revision, body, step, None);
        kept = added.await.expect("a step");
        println!("kept {}", kept.head);
    }
}
