//! The wishes of the system that the program end. It must not know what is done at the end.

use tauri::AppHandle;

/// Ends in order when the system asks for it, such as when somebody logs out.
#[cfg(unix)]
pub(crate) fn heed(app: &AppHandle) {
    use tokio::signal::unix::{SignalKind, signal};
    for wish in [
        SignalKind::terminate(),
        SignalKind::hangup(),
        SignalKind::interrupt(),
    ] {
        let app = app.clone();
        tauri::async_runtime::spawn(async move {
            match signal(wish) {
                Ok(mut wishes) => {
                    wishes.recv().await;
                    app.exit(0);
                }
                Err(error) => log::warn!("the system cannot ask for an end: {error}"),
            }
        });
    }
}

/// Elsewhere the window is closed.
#[cfg(not(unix))]
pub(crate) fn heed(_: &AppHandle) {}
