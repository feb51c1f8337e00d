//! The shell: puts the parts together and opens the window. It must not know a rule of any game, and no
//! SQL.

mod bindings;
mod commands;
mod error;
mod files;
mod folder;
mod journal;
mod laboratory;
mod lesson;
pub mod measured;
mod one_window;
mod printing;
mod session;
mod view;
mod workshop;

use crate::workshop::{Looked, Workshop};
use bindings::tell;
use content::library::Library;
use error::AppError;
use files::arrivals::{self, Arrivals};
use files::asking::Asking;
use laboratory::Laboratory;
use lesson::Lessons;
use session::{News, Session};
use std::time::{SystemTime, UNIX_EPOCH};
use std::{env, process::ExitCode, sync::Arc};
use store::Store;
use tauri::{App, AppHandle, Manager, WebviewWindowBuilder, WindowEvent};
use view::game::{BotStopped, GameChanged};
use view::lab::RunChanged;
use view::storage::Storage;

/// Runs until the window is closed; a failure when none could be opened.
pub fn run() -> ExitCode {
    let ran = tauri::Builder::default()
        // First, so that a second start ends before it opens anything.
        .plugin(one_window::plugin())
        .invoke_handler(bindings::handler())
        .manage(Arrivals::default())
        .on_window_event(|window, event| {
            if let WindowEvent::DragDrop(event) = event {
                arrivals::dragged(window.app_handle(), event);
            }
        })
        .setup(set_up)
        .run(tauri::generate_context!());
    if let Err(error) = ran {
        // There may be no log file yet.
        eprintln!("Bastide could not open its window: {error}");
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}

fn set_up(app: &mut App) -> Result<(), Box<dyn std::error::Error>> {
    let folder = folder::data_folder(app)?;
    let (store, storage) = view::storage::open(&folder)?;
    app.handle().plugin(journal::plugin(&folder))?;
    log::info!("Bastide {} starts", app.package_info().version);
    let web_view = match &storage {
        Storage::Disk { .. } => Some(folder.join("web-view")),
        Storage::Memory { trouble, .. } => {
            log::warn!("nothing will be kept: {trouble}");
            None
        }
    };
    app.handle().plugin(one_window::remembered(&folder))?;
    let session = session(app.handle(), store.clone());
    let workshop = Workshop::new(store.clone(), session.clone());
    // Before the window, so that no page asks for sets that are not there yet.
    if let Err(error) = tauri::async_runtime::block_on(workshop.open()) {
        log::warn!("own tile sets and mixes are not there: {error:?}");
    }
    app.manage(session.clone());
    app.manage(workshop);
    let todays = session.clone();
    app.manage(Lessons::new(
        Arc::new(Library::built_in().clone()),
        Arc::new(move || todays.library()),
        store.clone(),
    ));
    app.manage(laboratory(app.handle(), &store, &session));
    app.manage(Asking::usual());
    app.manage(Looked::default());
    tauri::async_runtime::spawn(forget_deleted(store.clone()));
    app.manage(store);
    app.manage(storage);
    let here = env::current_dir().unwrap_or_default();
    arrivals::arrived(app.handle(), arrivals::named(env::args_os(), &here));
    // The window comes last, so that no command arrives before what it needs.
    for window in app.config().app.windows.clone() {
        let mut window = WebviewWindowBuilder::from_config(app.handle(), &window)?;
        if let Some(folder) = &web_view {
            window = window.data_directory(folder.clone());
        }
        window.build()?;
    }
    Ok(())
}

/// Nobody waits for it: what fails today is done at another start.
async fn forget_deleted(store: Store) {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    let now = now.unwrap_or_default().as_secs();
    if let Err(error) = store.clear_workshop(now).await {
        log::warn!("tile sets and mixes deleted long ago are still there: {error}");
    }
    match store.forget_deleted(now).await {
        Ok(0) => {}
        Ok(games) => log::info!("{games} games deleted long ago are gone for good"),
        Err(error) => log::warn!("games deleted long ago are still there: {error}"),
    }
    if let Err(error) = store.forget_runs(now).await {
        log::warn!("runs of the lab deleted long ago are still there: {error}");
    }
    match store.forget_reset_lessons().await {
        Ok(0) => {}
        Ok(lessons) => log::info!("{lessons} lessons that were reset are gone for good"),
        Err(error) => log::warn!("lessons that were reset are still there: {error}"),
    }
}

/// The lab, whose news go to every window.
fn laboratory(app: &AppHandle, store: &Store, session: &Session) -> Laboratory {
    let app = app.clone();
    let announce = move |run, error| tell(&app, &RunChanged { run, error });
    Laboratory::new(store.clone(), session.clone(), Arc::new(announce))
}

/// The open game, whose news go to every window.
fn session(app: &AppHandle, store: Store) -> Session {
    let app = app.clone();
    let announce = move |news| match news {
        News::Changed(view) => tell(&app, &GameChanged(*view)),
        News::BotStopped { player, error } => tell(&app, &BotStopped { player, error }),
    };
    Session::new(
        Arc::new(Library::built_in().clone()),
        store,
        session::usual_minds(),
        session::usual_pauses,
        Arc::new(announce),
    )
}
