//! The shell's side of `launch::one`: takes what later starts hand over, shows the window, and remembers where it
//! stood.

use crate::files::arrivals;
use content::messages::Messages;
use launch::one::{Claim, PATIENCE, StartFinding, StartRequest, claim};
use serde_json::Map;
use std::path::Path;
use std::sync::{Mutex, PoisonError};
use tauri::{AppHandle, Manager, Wry, plugin::TauriPlugin};
use tauri_plugin_window_state::StateFlags;

/// The words for a person who finds a window that does not answer, before there is one that could say them.
const WORDS: &str = include_str!("../../ui/languages/en/start.ftl");

/// The right to this window, until the program ends.
pub(crate) struct WindowLock(Mutex<Claim>);

/// The right to open a window on a folder; none when another one is open, which was handed what this start was given.
pub(crate) fn first(folder: &Path) -> Option<WindowLock> {
    match claim(folder, &StartRequest::here(), PATIENCE) {
        StartFinding::First(claim) => Some(WindowLock(Mutex::new(claim))),
        StartFinding::Taken => None,
        StartFinding::Silent => {
            say_silent();
            None
        }
    }
}

impl WindowLock {
    /// From now on later starts are heard, and those that came while this one was not ready.
    pub(crate) fn listen(&self, app: &AppHandle) {
        let app = app.clone();
        let taken = move |given: StartRequest| {
            let files = arrivals::named(given.arguments.into_iter(), Path::new(&given.folder));
            arrivals::handed(&app, files);
            show(&app);
        };
        if let Err(error) = self.claim().listen(taken) {
            log::warn!("later starts are not heard: {error}");
        }
    }

    pub(crate) fn leave(&self) {
        self.claim().leave();
    }

    fn claim(&self) -> std::sync::MutexGuard<'_, Claim> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A second window would spoil what the first one keeps, so there is none, and the person is told why.
fn say_silent() {
    let [title, why] = silent_words();
    eprintln!("{title} {why}");
    let dialog = rfd::MessageDialog::new().set_level(rfd::MessageLevel::Warning);
    dialog.set_title(title).set_description(why).show();
}

fn silent_words() -> [String; 2] {
    let words = Messages::read(WORDS);
    ["silent-title", "silent-why"].map(|id| words.say(id, &Map::new()).unwrap_or_default())
}

/// Remembers place and size in the data folder.
pub(crate) fn remembered(folder: &Path) -> TauriPlugin<Wry> {
    let flags = StateFlags::SIZE | StateFlags::POSITION | StateFlags::MAXIMIZED;
    let builder = tauri_plugin_window_state::Builder::new().with_state_flags(flags);
    match folder.join("window.json").to_str() {
        Some(file) => builder.with_filename(file).build(),
        None => builder.build(),
    }
}

fn show(app: &AppHandle) {
    for window in app.webview_windows().values() {
        if let Err(error) = window.unminimize().and_then(|()| window.set_focus()) {
            log::warn!("the window could not be shown: {error}");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_words_for_a_window_that_does_not_answer() {
        assert!(silent_words().iter().all(|text| !text.is_empty()));
    }

    #[test]
    fn the_folder_that_a_start_looks_for_is_that_of_the_window() {
        let configured = include_str!("../tauri.conf.json");
        let identifier = format!("\"identifier\": \"{}\"", launch::folder::IDENTIFIER);
        assert!(configured.contains(&identifier), "{identifier}");
    }
}
