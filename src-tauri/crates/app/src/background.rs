//! Threads that step back behind the window: whoever uses it is not held up by them.

use crate::catch_panics::guarded;
use crate::error::{AppError, Result};
use std::io;
use std::num::NonZeroUsize;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

/// As far back as the system lets anybody step: nobody waits for it.
const BEHIND_ALL: i32 = 19;

/// Behind the window, but not behind everything else on the machine: somebody waits. Beside six busy programs the third of a
/// second that a bot thinks took more than twenty from the place behind all.
const BEHIND_THE_WINDOW: i32 = 5;

/// Threads that work at one thing.
#[derive(Clone, Default)]
pub(crate) struct Background {
    stopped: Arc<AtomicBool>,
    threads: Arc<AtomicUsize>,
    failure: Arc<Mutex<Option<AppError>>>,
}

/// How many threads can work at once.
pub(crate) fn cores() -> usize {
    all_cores().get()
}

/// The same, where none is no answer.
pub(crate) fn all_cores() -> NonZeroUsize {
    thread::available_parallelism().unwrap_or(NonZeroUsize::MIN)
}

/// Has this thread, and those that it begins, step so far back.
fn step_back(far: i32) {
    // Where the system does not let a thread step back, it works on as it is.
    let _ = rustix::process::nice(far);
}

/// Does something on a thread that steps back behind the window, and waits for it.
pub(crate) fn stepped_back<T: Send>(work: impl FnOnce() -> T + Send) -> Result<T> {
    thread::scope(|scope| {
        let spawned = thread::Builder::new().spawn_scoped(scope, || {
            step_back(BEHIND_THE_WINDOW);
            work()
        });
        let worked = spawned.map_err(AppError::bug)?.join();
        worked.or_else(|panic| resume_unwind(panic))
    })
}

impl Background {
    /// Lets so many threads go; each is handed what says that nobody waits any longer.
    pub(crate) fn begin<W>(count: usize, doing: &str, work: W) -> io::Result<Self>
    where
        W: Fn(&AtomicBool) + Send + Sync + 'static,
    {
        let all = Self::default();
        let work = Arc::new(work);
        for _ in 0..count {
            let (each, work, doing) = (all.clone(), Arc::clone(&work), doing.to_owned());
            all.threads.fetch_add(1, Ordering::SeqCst);
            let spawned = thread::Builder::new().name(doing.clone()).spawn(move || {
                step_back(BEHIND_ALL);
                let worked = guarded(
                    || doing,
                    || {
                        work(&each.stopped);
                        Ok(())
                    },
                );
                if let Err(error) = worked {
                    each.stop();
                    *each.failure.lock().unwrap_or_else(PoisonError::into_inner) = Some(error);
                }
                each.threads.fetch_sub(1, Ordering::SeqCst);
            });
            if let Err(error) = spawned {
                all.threads.fetch_sub(1, Ordering::SeqCst);
                all.stop();
                return Err(error);
            }
        }
        Ok(all)
    }

    /// Says that nobody waits any longer.
    pub(crate) fn stop(&self) {
        self.stopped.store(true, Ordering::Relaxed);
    }

    /// True once no thread works any more.
    pub(crate) fn ended(&self) -> bool {
        self.threads.load(Ordering::SeqCst) == 0
    }

    /// Why it stopped by itself before its end.
    pub(crate) fn failure(&self) -> Option<AppError> {
        let mut failure = self.failure.lock().unwrap_or_else(PoisonError::into_inner);
        failure.take()
    }
}
