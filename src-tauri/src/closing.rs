//! How the window closes: its page hears of it first, so that what is still being written is kept, and nobody waits
//! long for it.

use crate::news::tell;
use serde::{Deserialize, Serialize};
use specta::Type;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tauri::{CloseRequestApi, Manager, Window};
use tauri_specta::Event;

/// The window is about to close: the page keeps what is being written, and then quits.
#[derive(Debug, Clone, Serialize, Deserialize, Type, Event)]
pub(crate) struct WindowCloses;

/// A page that does not answer keeps no window open.
const PATIENCE: Duration = Duration::from_secs(2);

/// Whether closing was asked for before: whoever asks twice means at once.
#[derive(Default)]
pub(crate) struct CloseRequest(AtomicBool);

/// Tells the page, and closes the window when that brings nothing.
pub(crate) fn asked(window: &Window, request: &CloseRequestApi) {
    if window
        .state::<CloseRequest>()
        .0
        .swap(true, Ordering::Relaxed)
    {
        return;
    }
    request.prevent_close();
    tell(window.app_handle(), &WindowCloses);
    let window = window.clone();
    tauri::async_runtime::spawn(async move {
        tokio::time::sleep(PATIENCE).await;
        if let Err(error) = window.destroy() {
            log::warn!("the window did not close: {error}");
        }
    });
}
