//! All that the shell does on Linux alone: it sees whether the web view has drawn, and starts the program anew where it
//! has not.

use crate::paint::{Paint, PaintVerdict};
use gtk::gdk::WindowState;
use gtk::glib::Propagation;
use gtk::prelude::WidgetExt;
use launch::drawing::{self, DrawingWay, ThisProgram, WAY};
use launch::{Machine, wish};
use std::cell::Cell;
use std::fs::DirBuilder;
use std::os::unix::fs::DirBuilderExt;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{self, Command};
use std::time::{Duration, Instant, SystemTime};
use std::{env, io, thread};
use tauri::{AppHandle, Manager, WebviewWindow};
use webkit2gtk::WebViewExt;

/// What a person starts; it lies beside the window's program.
const LAUNCHER: &str = "bastide-desktop";
/// Set where another program drives the web view.
const DRIVEN: &str = "TAURI_WEBVIEW_AUTOMATION";
const PAUSE: Duration = Duration::from_millis(250);
/// A page that ends again so soon after it was loaded anew would do so for ever.
const RELOADED: Duration = Duration::from_secs(10);

/// A new folder for as long as this program runs, which nobody else can read.
pub(crate) fn passing_folder() -> io::Result<PathBuf> {
    let since = SystemTime::UNIX_EPOCH.elapsed().unwrap_or_default();
    let name = format!("bastide-{}-{}", process::id(), since.as_nanos());
    let folder = env::temp_dir().join(name);
    DirBuilder::new().mode(0o700).create(&folder)?;
    Ok(folder)
}

/// Has an eye on the window until something is seen in it, and on its page as long as there is one.
pub(crate) fn watch(window: &WebviewWindow, folder: &Path) -> tauri::Result<()> {
    let app = window.app_handle().clone();
    window.with_webview(move |view| see(&view.inner(), &app))?;
    // Nobody else knows how the window draws.
    if let Some(way) = DrawingWay::said(&ThisProgram, WAY) {
        let (app, folder) = (window.app_handle().clone(), folder.to_owned());
        let waiting = thread::Builder::new().name("first paint".to_owned());
        waiting.spawn(move || wait(&app, way, &folder))?;
    }
    Ok(())
}

fn see(view: &webkit2gtk::WebView, app: &AppHandle) {
    let drawing = app.clone();
    view.connect_draw(move |_, _| {
        drawing.state::<Paint>().drawn();
        Propagation::Proceed
    });
    if let Some(window) = view.toplevel() {
        let seen = app.clone();
        window.connect_window_state_event(move |_, event| {
            let away = WindowState::ICONIFIED | WindowState::WITHDRAWN;
            let hidden = event.new_window_state().intersects(away);
            seen.state::<Paint>().hidden(hidden);
            Propagation::Proceed
        });
    }
    let reloaded = Cell::new(None::<Instant>);
    let ended = app.clone();
    view.connect_web_process_terminated(move |view, reason| {
        log::error!("the page's process ended: {reason:?}");
        if !ended.state::<Paint>().painted() {
            if let Some(way) = DrawingWay::said(&ThisProgram, WAY) {
                stayed_blank(way);
            }
        } else if reloaded.get().is_none_or(|last| last.elapsed() > RELOADED) {
            // All that matters is kept in this process.
            reloaded.set(Some(Instant::now()));
            view.reload();
        }
    });
}

/// Counted in steps: a program that was stopped, or a machine that slept, has not waited.
fn wait(app: &AppHandle, way: DrawingWay, folder: &Path) {
    loop {
        thread::sleep(PAUSE);
        match app.state::<Paint>().after(PAUSE) {
            PaintVerdict::Unsure => {}
            PaintVerdict::Painted => return painted(way, folder),
            PaintVerdict::Blank => return stayed_blank(way),
        }
    }
}

/// What was found only after a blank window is known at the next start.
fn painted(way: DrawingWay, folder: &Path) {
    if DrawingWay::said(&ThisProgram, drawing::BLANK).is_none() {
        return;
    }
    log::info!("the window draws: {way:?}");
    if let Err(error) = wish::keep(folder, &Machine::here(), way) {
        log::warn!("how the window draws is not kept: {error}");
    }
}

/// Becomes the program that a person starts, with all that this one was given; it tries the next way. A window that
/// another program drives is ended by that program, its page first: it must not come back.
fn stayed_blank(way: DrawingWay) {
    if env::var_os(DRIVEN).is_some() {
        return;
    }
    if way.next(&ThisProgram).is_none() {
        log::error!("the window stays blank in every way of drawing: {way:?} was the last");
        return;
    }
    log::warn!("the window stayed blank: {way:?}; it is started anew in another way");
    let launcher = env::current_exe().map(|here| here.with_file_name(LAUNCHER));
    let mut launcher = Command::new(launcher.unwrap_or_else(|_| PathBuf::from(LAUNCHER)));
    let mut arguments = env::args_os();
    if let Some(name) = arguments.next() {
        launcher.arg0(name);
    }
    let (blank, of) = drawing::blank(way);
    let error = launcher.args(arguments).env(blank, of).exec();
    log::error!("the program could not be started anew: {error}");
}
