//! Files that come from outside the window: dropped on it, named at a start, handed over by a second start.

use crate::news::tell;
use serde::{Deserialize, Serialize};
use specta::Type;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use tauri::{AppHandle, DragDropEvent, Manager, Url};
use tauri_specta::Event;

/// Files wait to be opened: the window asks for them, and for those that a person must be asked about.
#[derive(Debug, Clone, Serialize, Deserialize, Type, Event)]
pub(crate) struct FilesArrived;

/// Whether files are held over the window, about to be dropped.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Type, Event)]
pub(crate) struct FilesHeld(pub(crate) bool);

/// What another program handed over: nobody knows whether a person meant it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Type)]
pub(crate) struct HandedFiles {
    /// An answer names it: more may have come since somebody was asked.
    pub(crate) number: u32,
    /// Without their folders.
    pub(crate) names: Vec<String>,
}

/// More at once is nobody's wish.
const MOST_HANDED: usize = 50;

/// What has come and was not asked for yet. It outlives the page: what comes before the page stands, or while
/// it is loaded again, waits.
#[derive(Default)]
pub(crate) struct Arrivals(Mutex<PendingArrivals>);

#[derive(Default)]
struct PendingArrivals {
    /// Brought by the person.
    brought: Vec<PathBuf>,
    /// Handed over by another program; the number changes with them.
    handed: Vec<PathBuf>,
    number: u32,
}

impl Arrivals {
    fn bring(&self, paths: impl IntoIterator<Item = PathBuf>) {
        self.waiting().brought.extend(paths);
    }

    fn hand_over(&self, paths: impl IntoIterator<Item = PathBuf>) {
        let mut waiting = self.waiting();
        waiting.number = waiting.number.wrapping_add(1);
        for path in paths {
            if waiting.handed.len() < MOST_HANDED && !waiting.handed.contains(&path) {
                waiting.handed.push(path);
            }
        }
    }

    /// Each that the person brought is handed out once.
    pub(crate) fn take(&self) -> Vec<PathBuf> {
        std::mem::take(&mut self.waiting().brought)
    }

    /// The one file that the person brought, when it is a picture.
    pub(crate) fn take_picture(&self) -> Option<PathBuf> {
        let mut waiting = self.waiting();
        let [file] = &waiting.brought[..] else {
            return None;
        };
        let ending = file.extension()?.to_str()?.to_ascii_lowercase();
        ["png", "svg"]
            .contains(&&*ending)
            .then(|| waiting.brought.pop())?
    }

    /// What a person is to be asked about.
    pub(crate) fn asked_about(&self) -> Option<HandedFiles> {
        let waiting = self.waiting();
        let name = |path: &PathBuf| {
            let name = path.file_name().unwrap_or(path.as_os_str());
            name.to_string_lossy().into_owned()
        };
        (!waiting.handed.is_empty()).then(|| HandedFiles {
            number: waiting.number,
            names: waiting.handed.iter().map(name).collect(),
        })
    }

    /// Done with what was asked about, which is answered with; nothing when it is not the same any more.
    pub(crate) fn settle(&self, number: u32) -> Vec<PathBuf> {
        let mut waiting = self.waiting();
        if waiting.number != number {
            return Vec::new();
        }
        std::mem::take(&mut waiting.handed)
    }

    fn waiting(&self) -> std::sync::MutexGuard<'_, PendingArrivals> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The files among what a start was given; `folder` is where it was started.
pub(crate) fn named(arguments: impl Iterator<Item = OsString>, folder: &Path) -> Vec<PathBuf> {
    // The first is the program.
    let given = arguments.skip(1);
    let files = given.filter(|argument| !argument.is_empty() && !dashed(argument));
    files.map(|file| folder.join(from_url(file))).collect()
}

fn dashed(argument: &OsString) -> bool {
    argument.as_encoded_bytes().starts_with(b"-")
}

/// Some desktops name a file by its address.
fn from_url(argument: OsString) -> PathBuf {
    let url = argument.to_str().and_then(|text| Url::parse(text).ok());
    let url = url.filter(|url| url.scheme() == "file");
    match url.and_then(|url| url.to_file_path().ok()) {
        Some(path) => path,
        None => argument.into(),
    }
}

/// Tells the window that files wait which the person brought.
pub(crate) fn arrived(app: &AppHandle, files: Vec<PathBuf>) {
    if files.is_empty() {
        return;
    }
    app.state::<Arrivals>().bring(files);
    tell(app, &FilesArrived);
}

/// Tells the window that files wait which another program handed over.
pub(crate) fn handed(app: &AppHandle, files: Vec<PathBuf>) {
    if files.is_empty() {
        return;
    }
    app.state::<Arrivals>().hand_over(files);
    tell(app, &FilesArrived);
}

/// What is held over the window and dropped on it.
pub(crate) fn dragged(app: &AppHandle, event: &DragDropEvent) {
    if let Some(held) = held(event) {
        tell(app, &held);
    }
    if let DragDropEvent::Drop { paths, .. } = event {
        arrived(app, paths.clone());
    }
}

/// What the window is told of it: text that is dragged within the page brings no files.
fn held(event: &DragDropEvent) -> Option<FilesHeld> {
    match event {
        DragDropEvent::Enter { paths, .. } => Some(FilesHeld(!paths.is_empty())),
        DragDropEvent::Drop { .. } | DragDropEvent::Leave => Some(FilesHeld(false)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tauri::PhysicalPosition;

    fn paths(names: &[&str]) -> Vec<PathBuf> {
        names.iter().map(PathBuf::from).collect()
    }

    #[test]
    fn a_start_names_files_from_where_it_was_started() {
        let given = [
            "bastide-desktop",
            "--automation",
            "sunday.json",
            "/tmp/a b.json",
            "file:///tmp/a%20b.json",
            "",
        ];
        let given = given.into_iter().map(OsString::from);
        let named = named(given, Path::new("/home/anna"));
        let meant = ["/home/anna/sunday.json", "/tmp/a b.json", "/tmp/a b.json"];
        assert_eq!(named, paths(&meant));
    }

    #[test]
    fn what_came_is_handed_out_once_and_in_order() {
        let arrivals = Arrivals::default();
        arrivals.bring(paths(&["one"]));
        arrivals.bring(paths(&["two", "three"]));
        assert_eq!(arrivals.take(), paths(&["one", "two", "three"]));
        assert!(arrivals.take().is_empty());
    }

    #[test]
    fn a_picture_alone_is_taken_where_pictures_belong_and_nothing_else_is() {
        let arrivals = Arrivals::default();
        assert_eq!(arrivals.take_picture(), None);
        for other in [&["a.json"][..], &["a.png", "b.png"], &["png"]] {
            arrivals.bring(paths(other));
            assert_eq!(arrivals.take_picture(), None);
            assert_eq!(arrivals.take(), paths(other));
        }
        arrivals.bring(paths(&["My tile.PNG"]));
        assert_eq!(arrivals.take_picture(), Some("My tile.PNG".into()));
        assert!(arrivals.take().is_empty());
    }

    #[test]
    fn what_another_program_hands_over_waits_for_an_answer_to_all_of_it() {
        let arrivals = Arrivals::default();
        assert_eq!(arrivals.asked_about(), None);
        arrivals.hand_over(paths(&["/home/anna/one.json"]));
        assert!(arrivals.take().is_empty(), "it is not opened unasked");
        let first = arrivals.asked_about().expect("a question");
        assert_eq!(first.names, ["one.json"]);
        arrivals.hand_over(paths(&["/home/anna/one.json", "/two.json", "/"]));
        assert!(arrivals.settle(first.number).is_empty(), "more has come");
        let second = arrivals.asked_about().expect("a question");
        assert_eq!(second.names, ["one.json", "two.json", "/"]);
        let meant = ["/home/anna/one.json", "/two.json", "/"];
        assert_eq!(arrivals.settle(second.number), paths(&meant));
        assert_eq!(arrivals.asked_about(), None);
        assert!(arrivals.settle(second.number).is_empty());
    }

    #[test]
    fn a_flood_of_files_asks_about_some_of_them() {
        let arrivals = Arrivals::default();
        arrivals.hand_over((0..1000).map(|number| PathBuf::from(format!("{number}.json"))));
        let asked = arrivals.asked_about().expect("a question");
        assert_eq!(asked.names.len(), MOST_HANDED);
    }

    #[test]
    fn only_files_are_said_to_be_held_over_the_window() {
        let position = PhysicalPosition::new(3.0, 4.0);
        let enter = |paths| DragDropEvent::Enter { paths, position };
        let drop = DragDropEvent::Drop {
            paths: paths(&["a"]),
            position,
        };
        assert_eq!(held(&enter(paths(&["a"]))), Some(FilesHeld(true)));
        assert_eq!(held(&enter(Vec::new())), Some(FilesHeld(false)));
        assert_eq!(held(&DragDropEvent::Over { position }), None);
        assert_eq!(held(&drop), Some(FilesHeld(false)));
        assert_eq!(held(&DragDropEvent::Leave), Some(FilesHeld(false)));
    }
}
