//! The shell: puts the parts together and opens the window. It must not know a rule of any game, and no
//! SQL.

mod bindings;
mod commands;
mod error;
mod folder;
mod journal;
mod one_window;
mod view;

use error::AppError;
use tauri::{App, Manager, WebviewWindowBuilder};
use view::storage::Storage;

/// Runs until the window is closed.
pub fn run() {
    let bindings = bindings::builder();
    tauri::Builder::default()
        // First, so that a second start ends before it opens anything.
        .plugin(one_window::plugin())
        .invoke_handler(bindings.invoke_handler())
        .setup(move |app| {
            bindings.mount_events(app);
            set_up(app)
        })
        .run(tauri::generate_context!())
        .expect("the window system is there");
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
    app.manage(store);
    app.manage(storage);
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
