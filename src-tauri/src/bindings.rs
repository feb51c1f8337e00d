//! The generated TypeScript is current, and what it can call is what the capability grants.
//! `BASTIDE_WRITE_BINDINGS=1` rewrites it first.

use crate::commands;
use crate::{closing, files, news};
use specta_typescript::Typescript;
use std::{
    collections::BTreeSet,
    env, fs,
    path::{Path, PathBuf},
};
use store::{Store, settings::Settings};
use tauri::Wry;
use tauri_specta::{Builder, collect_events};

const COMMITTED: &str = "../ui/src/bindings/index.ts";
const MANIFESTS: &str = concat!(env!("OUT_DIR"), "/acl-manifests.json");

/// The settings of whoever has changed none, as a new store holds them.
fn unchanged_settings() -> Settings {
    let store = Store::in_memory().expect("store");
    tauri::async_runtime::block_on(store.read_settings()).expect("settings")
}

/// The commands and events, with the types of what crosses, and what the window needs before it can ask.
fn builder() -> Builder<Wry> {
    Builder::new()
        // One shape for both directions, so that a type has one name in TypeScript.
        .disable_serde_phases()
        .constant("unchangedSettings", unchanged_settings())
        .commands(commands::described())
        .events(collect_events![
            closing::WindowCloses,
            news::SettingsChanged,
            news::GameChanged,
            news::BotStopped,
            news::RunChanged,
            news::ReviewChanged,
            files::arrivals::FilesArrived,
            files::arrivals::FilesHeld,
        ])
}

fn generated() -> String {
    let folder = tempfile::tempdir().expect("temporary folder");
    let file = folder.path().join("index.ts");
    builder()
        .export(Typescript::default(), &file)
        .expect("bindings");
    fs::read_to_string(file).expect("generated bindings")
}

fn in_the_shell(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

#[test]
fn the_committed_bindings_are_what_the_shell_offers() {
    let generated = generated();
    let committed = in_the_shell(COMMITTED);
    if env::var_os("BASTIDE_WRITE_BINDINGS").is_some() {
        fs::create_dir_all(committed.parent().expect("folder")).expect("folder");
        fs::write(&committed, &generated).expect("bindings written");
    }
    assert_eq!(
        fs::read_to_string(&committed).expect("committed bindings"),
        generated,
        "ui/src/bindings is stale; run: npm run bindings"
    );
}

#[test]
fn every_command_is_granted_and_nothing_else_is() {
    let bindings = generated();
    let offered: BTreeSet<String> = bindings
        .split("__TAURI_INVOKE")
        .filter_map(|call| call.split_once("(\"")?.1.split('"').next())
        .map(str::to_owned)
        .collect();
    let manifests = fs::read_to_string(MANIFESTS).expect("manifests");
    let manifests: serde_json::Value = serde_json::from_str(&manifests).expect("JSON");
    let app = &manifests["__app-acl__"]["permissions"];
    let granted = app["every-command"]["commands"]["allow"].as_array();
    let granted: BTreeSet<String> = granted
        .expect("permissions")
        .iter()
        .map(|command| command.as_str().expect("a name").to_owned())
        .collect();
    assert!(!offered.is_empty());
    assert_eq!(granted, offered);
    assert_eq!(
        app.as_object().expect("permissions").len(),
        1,
        "no other permission"
    );
}
