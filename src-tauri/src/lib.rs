//! The shell: puts the parts together and opens the window. It must not know a rule of any game, and no
//! SQL.

mod bindings;
mod border;
mod commands;
mod error;
mod files;
mod journal;
mod laboratory;
mod lesson;
pub mod measured;
#[cfg(target_os = "linux")]
mod linux;
mod one_window;
mod paint;
mod printing;
mod scrub;
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
use one_window::Seat;
use paint::Paint;
use std::error::Error;
use std::path::Path;
use lesson::Lessons;
use session::{News, Session};
use std::time::{SystemTime, UNIX_EPOCH};
use std::{env, process::ExitCode, sync::Arc};
use store::Store;
use tauri::{App, AppHandle, Manager, RunEvent, WebviewWindowBuilder, WindowEvent};
use view::game::{BotStopped, GameChanged};
use view::lab::RunChanged;
use view::storage::Storage;

/// Runs until the window is closed; a failure when none could be opened.
pub fn run() -> ExitCode {
    let folder = match launch::folder::data() {
        Ok(folder) => folder,
        Err(error) => return failed(&error),
    };
    // Before anything is opened.
    let Some(seat) = one_window::first(&folder) else {
        return ExitCode::SUCCESS;
    };
    let handler = bindings::handler();
    let built = tauri::Builder::default()
        .invoke_handler(move |invoke| {
            invoke.message.webview_ref().state::<Paint>().called();
            handler(invoke)
        })
        .manage(Arrivals::default())
        .manage(Paint::default())
        .manage(seat)
        .on_window_event(|window, event| {
            if let WindowEvent::DragDrop(event) = event {
                arrivals::dragged(window.app_handle(), event);
            }
        })
        .setup(move |app| set_up(app, &folder))
        .build(tauri::generate_context!());
    match built {
        Ok(app) => app.run(heard),
        Err(error) => return failed(&error),
    }
    ExitCode::SUCCESS
}

/// There may be no log file yet.
fn failed(error: &dyn Error) -> ExitCode {
    eprintln!("Bastide could not open its window: {error}");
    ExitCode::FAILURE
}

fn heard(app: &AppHandle, event: RunEvent) {
    match event {
        RunEvent::Exit => app.state::<Seat>().leave(),
        // Here the system names the files, and starts nothing for them.
        #[cfg(target_os = "macos")]
        RunEvent::Opened { urls } => {
            let files = urls.iter().filter_map(|url| url.to_file_path().ok());
            arrivals::handed(app, files.collect());
        }
        _ => {}
    }
}

fn set_up(app: &mut App, folder: &Path) -> Result<(), Box<dyn Error>> {
    let (store, storage) = view::storage::open(folder)?;
    app.handle().plugin(journal::plugin(folder))?;
    log::info!("Bastide {} starts", app.package_info().version);
    let web_view = match &storage {
        Storage::Disk { .. } => Some(folder.join("web-view")),
        Storage::Memory { trouble, .. } => {
            log::warn!("nothing will be kept: {trouble}");
            None
        }
    };
    app.handle().plugin(one_window::remembered(folder))?;
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
    app.state::<Seat>().listen(app.handle());
    // The window comes last, so that no command arrives before what it needs.
    let server = app.config().build.dev_url.clone();
    for window in app.config().app.windows.clone() {
        let window = WebviewWindowBuilder::from_config(app.handle(), &window)?;
        let mut window = border::closed(window, server.clone().filter(|_| tauri::is_dev()));
        if let Some(folder) = &web_view {
            window = window.data_directory(folder.clone());
        }
        let window = window.build()?;
        #[cfg(target_os = "linux")]
        linux::watch(&window, folder)?;
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
