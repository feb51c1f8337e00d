//! Work that blocks, on a thread that may.

use std::any::Any;
use tokio::task::{JoinError, spawn_blocking};

type TaskResult = Box<dyn Any + Send>;

/// Does the work on a thread that may block.
///
/// # Errors
/// When the work panicked, or nothing is started any more.
pub async fn run_blocking<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, JoinError> {
    let answer = carry(Box::new(|| Box::new(work()))).await?;
    let Ok(answer) = answer.downcast() else {
        unreachable!("an answer of the work is of its type")
    };
    Ok(*answer)
}

async fn carry(work: Box<dyn FnOnce() -> TaskResult + Send>) -> Result<TaskResult, JoinError> {
    spawn_blocking(work).await
}

#[cfg(test)]
mod tests {
    use super::run_blocking;

    #[tokio::test]
    async fn work_is_answered_or_its_panic_told() {
        assert_eq!(run_blocking(|| "done").await.ok(), Some("done"));
        let torn = run_blocking(|| -> u32 { panic!("torn") }).await;
        assert!(torn.expect_err("a panic").is_panic());
    }
}
