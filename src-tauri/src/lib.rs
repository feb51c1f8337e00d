//! The shell: puts the parts together and opens the window. It must not know a rule of any game, and no
//! SQL.

mod bindings;
mod commands;
mod files;
mod folder;
mod journal;
mod news;
mod one_window;
mod signals;

use app::application::{Application, Listeners, tidy};
use app::keeping::Keeping;
use app::session::News;
use app::view::storage::{self, Storage};
use app::workshop::Looked;
use bindings::tell;
use files::arrivals::{self, Arrivals};
use files::asking::Asking;
use news::{BotStopped, GameChanged, RunChanged};
use std::{env, process::ExitCode, sync::Arc};
use tauri::{App, AppHandle, Manager, RunEvent, WebviewWindowBuilder, WindowEvent};

/// Runs until the window is closed; a failure when none could be opened.
pub fn run() -> ExitCode {
    let built = tauri::Builder::default()
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
        .build(tauri::generate_context!());
    match built {
        Ok(app) => app.run(|app, event| {
            if let RunEvent::Exit = event {
                end(app);
            }
        }),
        Err(error) => {
            // There may be no log file yet.
            eprintln!("Bastide could not open its window: {error}");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

/// The window is closed; what is kept becomes one file that holds everything.
fn end(app: &AppHandle) {
    if let Some(keeping) = app.try_state::<Keeping>() {
        tauri::async_runtime::block_on(keeping.end());
    }
}

fn set_up(app: &mut App) -> Result<(), Box<dyn std::error::Error>> {
    let folder = folder::data_folder(app)?;
    let store = storage::open(&folder)?;
    app.handle().plugin(journal::plugin(&folder))?;
    log::info!("Bastide {} starts", app.package_info().version);
    app.handle().plugin(one_window::remembered(&folder))?;
    let application = Application::open(&folder, store, listeners(app.handle()));
    let application = tauri::async_runtime::block_on(application);
    let web_view = match application.keeping.storage() {
        Storage::Disk { .. } => Some(folder.join("web-view")),
        Storage::Memory { trouble, .. } => {
            log::warn!("nothing will be kept: {trouble}");
            None
        }
    };
    tauri::async_runtime::spawn(tidy(application.keeping.clone()));
    signals::heed(app.handle());
    app.manage(application.session);
    app.manage(application.workshop);
    app.manage(application.lessons);
    app.manage(application.laboratory);
    app.manage(application.keeping);
    app.manage(application.store);
    app.manage(Asking::usual());
    app.manage(Looked::default());
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

/// Every window hears.
fn listeners(app: &AppHandle) -> Listeners {
    let (games, runs) = (app.clone(), app.clone());
    Listeners {
        games: Arc::new(move |news| match news {
            News::Changed(view) => tell(&games, &GameChanged(*view)),
            News::BotStopped { player, error } => tell(&games, &BotStopped { player, error }),
        }),
        runs: Arc::new(move |run, error| tell(&runs, &RunChanged { run, error })),
    }
}
