//! Declares the commands, so that each is denied until a capability grants it. It must not know what
//! they do.

const COMMANDS: &[&str] = &[
    "app_status",
    "read_settings",
    "change_settings",
    "catalog",
    "bots",
    "new_game",
    "play_again",
    "games",
    "open_game",
    "play_on_from",
    "rename_game",
    "delete_game",
    "restore_game",
    "export_game",
    "import_game",
    "open_files",
    "arrived_files",
    "save_game",
    "full_screen",
    "quit",
    "current_game",
    "decide",
    "why",
    "feature",
    "cell",
    "prospects",
    "undo",
    "redo",
    "look_at",
    "pause_bots",
    "lessons",
    "open_lesson",
    "learn",
    "reset_lessons",
    "restore_lessons",
    "lesson_why",
    "lesson_feature",
    "lesson_cell",
    "lesson_prospects",
];

fn main() {
    let manifest = tauri_build::AppManifest::new().commands(COMMANDS);
    let attributes = tauri_build::Attributes::new().app_manifest(manifest);
    tauri_build::try_build(attributes).expect("the shell's configuration is sound");
}
