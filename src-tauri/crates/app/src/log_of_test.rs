//! What a test has written to the log, by its thread.

use log::{LevelFilter, Log, Metadata, Record};
use std::cell::RefCell;

thread_local! {
    static LINES: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

struct Lines;

impl Log for Lines {
    fn enabled(&self, _: &Metadata<'_>) -> bool {
        true
    }

    fn log(&self, record: &Record<'_>) {
        LINES.with_borrow_mut(|lines| lines.push(record.args().to_string()));
    }

    fn flush(&self) {}
}

/// What this thread has written since it was asked last; the first time it begins to listen.
pub(crate) fn lines() -> Vec<String> {
    // Another test may have come first.
    if log::set_logger(&Lines).is_ok() {
        log::set_max_level(LevelFilter::Info);
    }
    LINES.take()
}
