//! Jobs that run in the background, each once at a time: begun, saved and reported as they go, and stopped. The lab and the
//! reviews say what a job does and where it is saved.

use crate::background::Background;
use crate::error::{AppError, Result};
use std::collections::BTreeMap;
use std::mem;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::{RwLock, RwLockReadGuard};

/// How often is looked how far a job has come, and after how many looks that is told.
const LOOK: Duration = Duration::from_millis(100);
const LOOKS_TO_TELL: u32 = 5;
/// How long what was found waits until it is kept, but for the first and the last of it: each time the disk is waited for.
pub(crate) const BETWEEN_WRITES: Duration = Duration::from_secs(3);

/// What is done part by part, by any number of threads.
pub(crate) trait Job: Send + Sync + 'static {
    fn work(&self, stop: &AtomicBool);
    /// How many parts are done.
    fn done(&self) -> u32;
    /// How many there are.
    fn parts(&self) -> u32;
}

/// Where a job is kept, and who hears of it.
pub(crate) trait Keeper<J>: Send + 'static {
    /// How many parts are kept.
    fn kept(&self) -> u32;
    /// Keeps what is done and is not kept yet.
    fn keep(&mut self, job: &J) -> impl Future<Output = Result<()>> + Send;
    /// Tells how far a job has come while it is going on, or what is kept of it and why it failed.
    fn tell(&self, running: Option<&RunningJob<J>>, failure: Option<AppError>);
}

/// A job that is going on.
pub(crate) struct RunningJob<J> {
    job: Arc<J>,
    threads: Background,
    since: Instant,
    /// How many parts were done before.
    from: u32,
}

impl<J: Job> RunningJob<J> {
    pub(crate) const fn job(&self) -> &Arc<J> {
        &self.job
    }

    /// As fast as it went so far; nothing before the first part is done.
    pub(crate) fn seconds_left(&self) -> Option<u32> {
        let (done, parts) = (self.job.done(), self.job.parts());
        let new = done.checked_sub(self.from).filter(|new| *new > 0)?;
        let each = self.since.elapsed().as_secs_f64() / f64::from(new);
        Some((each * f64::from(parts - done)).ceil() as u32)
    }
}

/// The jobs that are going on, by what they are known by.
pub(crate) struct Jobs<Id, J> {
    running: Mutex<BTreeMap<Id, Arc<RunningJob<J>>>>,
    /// While it is shut nothing begins, so that whoever stops everything never waits for what began behind their back.
    gate: RwLock<()>,
}

impl<Id, J> Default for Jobs<Id, J> {
    fn default() -> Self {
        Self {
            running: Mutex::default(),
            gate: RwLock::default(),
        }
    }
}

impl<Id: Copy + Ord + Send + 'static, J: Job> Jobs<Id, J> {
    /// Whoever begins a job waits here while all are stopped; they are not stopped before the answer is dropped.
    pub(crate) async fn pass(&self) -> RwLockReadGuard<'_, ()> {
        self.gate.read().await
    }

    /// Lets a job go on, on so many threads, unless it is going on already.
    pub(crate) fn begin(
        self: &Arc<Self>,
        id: Id,
        name: String,
        threads: usize,
        job: Arc<J>,
        keeper: impl Keeper<J>,
    ) -> Result<()> {
        let mut running = self.running();
        if running.contains_key(&id) {
            return Ok(());
        }
        let worked = Arc::clone(&job);
        let work = move |stop: &AtomicBool| worked.work(stop);
        let begun = Arc::new(RunningJob {
            since: Instant::now(),
            from: job.done(),
            threads: Background::begin(threads, &name, work).map_err(AppError::bug)?,
            job,
        });
        running.insert(id, Arc::clone(&begun));
        tokio::spawn(Arc::clone(self).watch(id, name, begun, keeper));
        Ok(())
    }

    /// All that are going on.
    pub(crate) fn all(&self) -> BTreeMap<Id, Arc<RunningJob<J>>> {
        self.running().clone()
    }

    pub(crate) fn get(&self, id: Id) -> Option<Arc<RunningJob<J>>> {
        self.running().get(&id).cloned()
    }

    /// Waits until a job has ended.
    pub(crate) async fn end(&self, id: Id) {
        while self.running().contains_key(&id) {
            tokio::time::sleep(LOOK / 10).await;
        }
    }

    /// Stops a job; what was found is kept.
    pub(crate) async fn stop(&self, id: Id) {
        if let Some(running) = self.get(id) {
            running.threads.stop();
            self.end(id).await;
        }
    }

    /// Stops every job; what was found is kept. None begins until the answer is dropped.
    pub(crate) async fn stop_all(&self) -> impl Sized {
        let shut = self.gate.write().await;
        let all = self.all();
        for running in all.values() {
            running.threads.stop();
        }
        for id in all.into_keys() {
            self.end(id).await;
        }
        shut
    }

    /// Keeps and tells how far a job has come, until its threads have ended. Where it is gone, nobody waits any longer.
    async fn watch(
        self: Arc<Self>,
        id: Id,
        name: String,
        running: Arc<RunningJob<J>>,
        mut keeper: impl Keeper<J>,
    ) {
        let (mut looks, mut failed) = (0, FirstOfMany::default());
        let mut written: Option<Instant> = None;
        let failure = loop {
            let ended = running.threads.ended();
            let is_time = written.is_none_or(|at| at.elapsed() >= BETWEEN_WRITES);
            let mut outcome = Ok(());
            if running.job.done() > keeper.kept() && (ended || is_time) {
                outcome = keeper.keep(&running.job).await;
                written = Some(Instant::now());
                if let Err(AppError::NotFound { .. }) = outcome {
                    running.threads.stop();
                    outcome = Ok(());
                }
                failed.warn(&outcome, || format!("{name} is not kept"));
            }
            if ended {
                break outcome.err();
            }
            looks += 1;
            if looks % LOOKS_TO_TELL == 0 {
                keeper.tell(Some(&running), None);
            }
            tokio::time::sleep(LOOK).await;
        };
        self.running().remove(&id);
        // What was not kept is done again when the job goes on, so it does not count.
        keeper.tell(None, running.threads.failure().or(failure));
    }

    /// What is done within the lock leaves nothing half done.
    fn running(&self) -> MutexGuard<'_, BTreeMap<Id, Arc<RunningJob<J>>>> {
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Warns of the first of several failures in a row: on a full disk the log would lose its useful lines to the rest.
#[derive(Debug, Default)]
struct FirstOfMany {
    has_failed: bool,
}

impl FirstOfMany {
    fn warn<T>(&mut self, done: &Result<T>, what: impl FnOnce() -> String) {
        let had_failed = mem::replace(&mut self.has_failed, done.is_err());
        if let (Err(error), false) = (done, had_failed) {
            log::warn!("{}: {error:?}", what());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::log_of_test::lines;

    #[test]
    fn of_many_failures_in_a_row_the_first_is_logged() {
        lines();
        let mut failed = FirstOfMany::default();
        let mut done = |is_well: bool| {
            let done = if is_well {
                Ok(())
            } else {
                Err(AppError::damaged("full"))
            };
            failed.warn(&done, || "not kept".to_owned());
            lines().len()
        };
        let wells = [true, false, false, false, true, false, false];
        assert_eq!(wells.map(&mut done), [0, 1, 0, 0, 0, 1, 0]);
    }
}
