//! Catches panics of rules, checkers, views and commands: a mistake of ours ends the question, not the program.

use crate::error::{AppError, Result};
use futures_util::FutureExt;
use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use store::threads;

/// Answers with a fault of ours when the work panics. It may change only what is thrown away with a fault:
/// then nothing half changed is ever seen again, which is what unwinding safely means.
pub fn guarded<T>(doing: impl FnOnce() -> String, work: impl FnOnce() -> Result<T>) -> Result<T> {
    // Where it happened is written to the log by the hook for panics.
    catch_unwind(AssertUnwindSafe(work))
        .unwrap_or_else(|panicked| Err(fault(&doing(), panicked.as_ref())))
}

/// The same on a thread that may block: whoever waits for something else does not wait for this.
pub async fn run_blocking<T: Send + 'static>(
    doing: impl FnOnce() -> String + Send + 'static,
    work: impl FnOnce() -> Result<T> + Send + 'static,
) -> Result<T> {
    let done = threads::run_blocking(move || guarded(doing, work)).await;
    done.unwrap_or_else(|stopped| Err(AppError::bug(stopped)))
}

/// The same for what waits in between. Every command of the window stands behind this one, so that each gets an answer.
pub async fn guarded_future<T>(doing: &str, work: impl Future<Output = Result<T>>) -> Result<T> {
    let done = AssertUnwindSafe(work).catch_unwind().await;
    let answer = done.unwrap_or_else(|panicked| Err(fault(doing, panicked.as_ref())));
    answer.inspect_err(|error| error.log_trouble(doing))
}

fn fault(doing: &str, panicked: &(dyn Any + Send)) -> AppError {
    AppError::bug(format!("{doing}: {}", message(panicked)))
}

fn message(panicked: &(dyn Any + Send)) -> &str {
    let text = panicked.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panicked.downcast_ref::<&str>().copied())
        .unwrap_or("a panic without words")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_trouble_with_the_disk_is_logged_once_where_it_is_answered() {
        crate::log_of_test::lines();
        let error = AppError::damaged("a row");
        assert_eq!(crate::log_of_test::lines(), [""; 0], "it is only made");
        let answer: Result<()> = guarded_future("opening", async move { Err(error) }).await;
        assert!(matches!(answer, Err(AppError::Disk { .. })));
        assert_eq!(crate::log_of_test::lines(), ["opening: damaged: a row"]);
    }

    #[tokio::test]
    async fn a_panic_before_or_after_waiting_is_answered_as_a_fault_of_ours() {
        for waits in [false, true] {
            let answer: Result<()> = guarded_future("deciding", async move {
                if waits {
                    tokio::task::yield_now().await;
                }
                panic!("torn")
            })
            .await;
            let Err(AppError::Bug { detail }) = answer else {
                panic!("{answer:?}");
            };
            assert_eq!(detail, "deciding: torn");
        }
    }
}
