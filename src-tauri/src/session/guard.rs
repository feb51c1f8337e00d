//! The wall behind which rules and views are asked: a mistake of theirs ends the question, not the game.
//! It must not know what is asked.

use super::Answer;
use crate::error::AppError;
use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Answers with a fault of ours when the work panics. It may change only what is thrown away with a fault:
/// then nothing half changed is ever seen again, which is what unwinding safely means.
pub(crate) fn guarded<T>(
    doing: impl FnOnce() -> String,
    work: impl FnOnce() -> Answer<T>,
) -> Answer<T> {
    // Where it happened is written to the log by the hook for panics.
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|panicked| {
        let detail = format!("{}: {}", doing(), message(panicked.as_ref()));
        Err(AppError::bug(detail))
    })
}

/// The same on a thread that may block: whoever waits for something else does not wait for this.
pub(crate) async fn apart<T: Send + 'static>(
    doing: impl FnOnce() -> String + Send + 'static,
    work: impl FnOnce() -> Answer<T> + Send + 'static,
) -> Answer<T> {
    let done = tokio::task::spawn_blocking(move || guarded(doing, work)).await;
    done.unwrap_or_else(|stopped| Err(AppError::bug(stopped)))
}

fn message(panicked: &(dyn Any + Send)) -> &str {
    let text = panicked.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panicked.downcast_ref::<&str>().copied())
        .unwrap_or("a panic without words")
}
