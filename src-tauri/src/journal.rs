//! The log file, in the data folder.

use app::scrub::scrub;
use std::{panic, path::Path};
use tauri::{Wry, plugin::TauriPlugin};
use tauri_plugin_log::{Builder, RotationStrategy, Target, TargetKind};

const LOGS: &str = "logs";
const FILE: &str = "bastide";
const LARGEST_FILE: u128 = 1 << 20;

/// Writes to the terminal, and to `<folder>/logs` when that can be written.
pub(crate) fn plugin(folder: &Path) -> TauriPlugin<Wry> {
    // What the system would say by itself goes to the same terminal, names and all.
    panic::set_hook(Box::new(|panicked| log::error!("{panicked}")));

    let mut targets = vec![TargetKind::Stderr];
    if can_be_kept(folder) {
        targets.push(TargetKind::Folder {
            path: folder.join(LOGS),
            file_name: Some(FILE.into()),
        });
    }
    Builder::new()
        .level(log::LevelFilter::Info)
        .max_file_size(LARGEST_FILE)
        .rotation_strategy(RotationStrategy::KeepSome(3))
        .targets(targets.into_iter().map(scrubbed))
        .build()
}

fn scrubbed(kind: TargetKind) -> Target {
    Target::new(kind).format(|out, line, _| {
        let line = scrub(&line.to_string());
        out.finish(format_args!("{line}"));
    })
}

/// Whether a log is kept in the data folder. Tried rather than asked: the plugin would stop the start on a folder that it
/// cannot write.
pub(crate) fn can_be_kept(folder: &Path) -> bool {
    let file = folder.join(LOGS).join(FILE).with_extension("log");
    launch::folder::open_log(&file).is_ok()
}
