//! What is kept is opened on a thread of its own while the window is built and the page's process begins. What the page
//! asks for until then waits.

use crate::paint::Paint;
use app::application::Application;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::{error, io};
use tauri::ipc::Invoke;
use tauri::{AppHandle, Manager};

/// Asks for what the first screen shows as soon as the page begins, before its scripts are there. A refusal is met by
/// whoever waits for the answer, and waits until then.
pub(crate) const ASK_AT_ONCE: &str = r#"
    window.firstScreen = window.__TAURI_INTERNALS__.invoke("first_screen");
    window.firstScreen.catch(() => {});
"#;

/// Answers a call of the page; false for one that nobody knows.
pub(crate) type Handler = Arc<dyn Fn(Invoke) -> bool + Send + Sync>;

/// The calls until everything is open; none waits any more once it is.
pub(crate) struct Opening {
    waiting: Mutex<Option<Vec<Invoke>>>,
    thread: Mutex<Option<JoinHandle<()>>>,
    handler: Handler,
}

impl Opening {
    pub(crate) fn new(handler: Handler) -> Self {
        Self {
            waiting: Mutex::new(Some(Vec::new())),
            thread: Mutex::default(),
            handler,
        }
    }

    /// Answers a call, at once or later.
    pub(crate) fn call(&self, invoke: Invoke) -> bool {
        if let Some(waiting) = locked(&self.waiting).as_mut() {
            waiting.push(invoke);
            return true;
        }
        (self.handler)(invoke)
    }

    /// Opens everything; the program ends where that fails.
    pub(crate) fn begin(
        &self,
        app: &AppHandle,
        open: impl FnOnce() -> Result<Application, Box<dyn error::Error>> + Send + 'static,
    ) -> io::Result<()> {
        app.state::<Paint>().opening(true);
        let app = app.clone();
        let opening = thread::Builder::new().name("opening".to_owned());
        let thread = opening.spawn(move || {
            // Where a panic happened is written to the log by its hook.
            match catch_unwind(AssertUnwindSafe(open)) {
                Ok(Ok(application)) => {
                    app.manage(application);
                    app.state::<Paint>().opening(false);
                    app.state::<Self>().opened();
                }
                Ok(Err(error)) => {
                    crate::failed(&*error);
                    app.exit(1);
                }
                Err(_) => app.exit(1),
            }
        })?;
        *locked(&self.thread) = Some(thread);
        Ok(())
    }

    fn opened(&self) {
        let waiting = locked(&self.waiting).take();
        for invoke in waiting.into_iter().flatten() {
            (self.handler)(invoke);
        }
    }

    /// Waits until nothing is being opened any more.
    pub(crate) fn end(&self) {
        if let Some(thread) = locked(&self.thread).take() {
            let _ = thread.join();
        }
    }
}

/// What is done within the lock leaves nothing half done.
fn locked<T>(held: &Mutex<T>) -> MutexGuard<'_, T> {
    held.lock().unwrap_or_else(PoisonError::into_inner)
}
