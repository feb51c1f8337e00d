//! The shell: puts the parts together, opens the window, and has everything end in order when it is closed.

#[cfg(test)]
mod bindings;
mod border;
mod closing;
mod commands;
mod files;
mod journal;
mod linux;
mod news;
mod one_window;
mod opening;
mod paint;
mod signals;

use app::application::{Application, Listeners, tidy};
use app::session::News;
use app::view::storage::{self, Storage};
use app::workshop::ForeignPreview;

use closing::CloseRequest;
use files::arrivals::{self, Arrivals};
use files::asking::FileDialogs;
use news::{BotStopped, GameChanged, ReviewChanged, RunChanged, tell};
use one_window::WindowLock;
use opening::Opening;
use paint::Paint;
use std::error::Error;
use std::path::{Path, PathBuf};
use std::{env, fs, process::ExitCode, sync::Arc};
use tauri::{App, AppHandle, Manager, RunEvent, WebviewWindowBuilder, WindowEvent};

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
    let built = tauri::Builder::default()
        .invoke_handler(|invoke| {
            let page = invoke.message.webview();
            page.state::<Paint>().called();
            page.state::<Opening>().call(invoke)
        })
        .manage(Opening::new(Arc::new(commands::handler())))
        .manage(Arrivals::default())
        .manage(Paint::default())
        .manage(seat)
        .manage(CloseRequest::default())
        .on_window_event(|window, event| match event {
            WindowEvent::DragDrop(event) => arrivals::dragged(window.app_handle(), event),
            WindowEvent::CloseRequested { api, .. } => closing::asked(window, api),
            _ => {}
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
    if matches!(event, RunEvent::Exit) {
        app.state::<Opening>().end();
        // What is kept becomes one file that holds everything.
        if let Some(application) = app.try_state::<Application>() {
            tauri::async_runtime::block_on(application.keeping.end());
        }
        app.state::<WindowLock>().leave();
        if let Some(folder) = app.try_state::<PassingFolder>() {
            let _ = fs::remove_dir_all(&folder.0);
        }
    }
}

/// Where the web view keeps what it needs while it runs, when nothing can be kept: Tauri would take a folder in the home,
/// and not start where that is read-only.
struct PassingFolder(PathBuf);

fn set_up(app: &mut App, folder: &Path) -> Result<(), Box<dyn Error>> {
    app.handle().plugin(journal::plugin(folder))?;
    log::info!("Bastide {} starts", app.package_info().version);
    app.handle().plugin(one_window::remembered(folder))?;
    signals::heed(app.handle());
    app.manage(FileDialogs::usual());
    app.manage(ForeignPreview::default());
    let (handle, kept_in) = (app.handle().clone(), folder.to_owned());
    let opening = move || open(&handle, &kept_in);
    app.state::<Opening>().begin(app.handle(), opening)?;
    let here = env::current_dir().unwrap_or_default();
    arrivals::arrived(app.handle(), arrivals::named(env::args_os(), &here));
    let web_view = if journal::can_be_kept(folder) {
        folder.join("web-view")
    } else {
        let passing = linux::passing_folder()?;
        app.manage(PassingFolder(passing.clone()));
        passing
    };
    let server = app.config().build.dev_url.clone();
    for window in app.config().app.windows.clone() {
        let window = WebviewWindowBuilder::from_config(app.handle(), &window)?;
        let window = border::closed(window, server.clone().filter(|_| tauri::is_dev()));
        let window = window.initialization_script(opening::ASK_AT_ONCE);
        let window = window.data_directory(web_view.clone()).build()?;
        linux::watch(&window, folder)?;
    }
    app.state::<WindowLock>().listen(app.handle());
    Ok(())
}

/// What the page asks for is there from then on.
fn open(app: &AppHandle, folder: &Path) -> Result<Application, Box<dyn Error>> {
    let store = storage::open(folder)?;
    let application = Application::open(folder, store, listeners(app));
    let application = tauri::async_runtime::block_on(application);
    if let Storage::ReadOnly { trouble, .. } | Storage::Memory { trouble, .. } =
        application.keeping.storage()
    {
        log::warn!("nothing will be kept: {trouble}");
    }
    tauri::async_runtime::spawn(tidy(application.keeping.clone()));
    Ok(application)
}

/// Every window hears.
fn listeners(app: &AppHandle) -> Listeners {
    let (games, runs, reviews) = (app.clone(), app.clone(), app.clone());
    Listeners {
        games: Arc::new(move |news| match news {
            News::Changed(view) => tell(&games, &GameChanged(*view)),
            News::BotStopped { player, error } => tell(&games, &BotStopped { player, error }),
        }),
        runs: Arc::new(move |run, error| tell(&runs, &RunChanged { run, error })),
        reviews: Arc::new(move |review, error| tell(&reviews, &ReviewChanged { review, error })),
    }
}
