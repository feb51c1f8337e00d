//! The threads of a run: one a core, of low priority, so that whoever uses the window waits for none of them.
//! It must not know how a run is kept.

use crate::error::AppError;
use crate::wall::guarded;
use ::lab::Job;
use std::io;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Instant;

/// As far back as the system lets anybody step.
const LEAST_PRIORITY: i32 = 19;

/// A run that is going on.
pub(super) struct Working {
    job: Arc<Job>,
    stopped: Arc<AtomicBool>,
    threads: Arc<AtomicUsize>,
    failure: Arc<Mutex<Option<AppError>>>,
    since: Instant,
    /// How many games were played before.
    from: u32,
}

impl Working {
    /// Lets the threads go.
    pub(super) fn begin(job: Arc<Job>) -> io::Result<Self> {
        let cores = thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
        let working = Self {
            from: job.done(),
            job,
            stopped: Arc::default(),
            threads: Arc::default(),
            failure: Arc::default(),
            since: Instant::now(),
        };
        for _ in 0..cores.get() {
            if let Err(error) = working.one_more() {
                working.stop();
                return Err(error);
            }
        }
        Ok(working)
    }

    fn one_more(&self) -> io::Result<()> {
        let (job, stopped) = (Arc::clone(&self.job), Arc::clone(&self.stopped));
        let (threads, failure) = (Arc::clone(&self.threads), Arc::clone(&self.failure));
        threads.fetch_add(1, Ordering::SeqCst);
        let counted = Arc::clone(&threads);
        let spawned = thread::Builder::new()
            .name("lab".to_owned())
            .spawn(move || {
                // Where the system does not let a thread step back, it plays on as it is.
                #[cfg(target_os = "linux")]
                let _ = rustix::process::nice(LEAST_PRIORITY);
                let doing = || format!("a run of the lab from game {}", job.done());
                let worked = guarded(doing, || {
                    job.work(&*stopped);
                    Ok(())
                });
                if let Err(error) = worked {
                    stopped.store(true, Ordering::Relaxed);
                    *failure.lock().unwrap_or_else(PoisonError::into_inner) = Some(error);
                }
                threads.fetch_sub(1, Ordering::SeqCst);
            });
        spawned.map(drop).inspect_err(|_| {
            counted.fetch_sub(1, Ordering::SeqCst);
        })
    }

    pub(super) const fn job(&self) -> &Arc<Job> {
        &self.job
    }

    /// Says that nobody waits any longer.
    pub(super) fn stop(&self) {
        self.stopped.store(true, Ordering::Relaxed);
    }

    /// True once no thread plays any more.
    pub(super) fn ended(&self) -> bool {
        self.threads.load(Ordering::SeqCst) == 0
    }

    /// Why the run stopped by itself before its end.
    pub(super) fn failure(&self) -> Option<AppError> {
        let mut failure = self.failure.lock().unwrap_or_else(PoisonError::into_inner);
        failure.take()
    }

    /// As fast as it went so far; nothing before the first games are played.
    pub(super) fn seconds_left(&self) -> Option<u32> {
        let (done, games) = (self.job.done(), self.job.plan().games);
        let played = done.checked_sub(self.from).filter(|played| *played > 0)?;
        let each = self.since.elapsed().as_secs_f64() / f64::from(played);
        Some((each * f64::from(games - done)).ceil() as u32)
    }
}
