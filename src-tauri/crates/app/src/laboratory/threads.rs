//! The threads of a run, one a core, and how long they will take. It must not know how a run is kept.

use crate::background::{Background, cores};
use crate::error::AppError;
use ::lab::LabRun;
use std::io;
use std::sync::Arc;
use std::time::Instant;

/// A run that is going on.
pub(super) struct RunningLab {
    job: Arc<LabRun>,
    threads: Background,
    since: Instant,
    /// How many games were played before.
    from: u32,
}

impl RunningLab {
    /// Lets the threads go.
    pub(super) fn begin(job: Arc<LabRun>) -> io::Result<Self> {
        let from = job.done();
        let played = Arc::clone(&job);
        let doing = format!("a run of the lab from game {from}");
        let threads = Background::begin("lab", cores(), &doing, move |stop| played.work(stop))?;
        Ok(Self {
            job,
            threads,
            since: Instant::now(),
            from,
        })
    }

    pub(super) const fn job(&self) -> &Arc<LabRun> {
        &self.job
    }

    /// Says that nobody waits any longer.
    pub(super) fn stop(&self) {
        self.threads.stop();
    }

    /// True once no thread plays any more.
    pub(super) fn ended(&self) -> bool {
        self.threads.ended()
    }

    /// Why the run stopped by itself before its end.
    pub(super) fn failure(&self) -> Option<AppError> {
        self.threads.failure()
    }

    /// As fast as it went so far; nothing before the first games are played.
    pub(super) fn seconds_left(&self) -> Option<u32> {
        let (done, games) = (self.job.done(), self.job.plan().games);
        let played = done.checked_sub(self.from).filter(|played| *played > 0)?;
        let each = self.since.elapsed().as_secs_f64() / f64::from(played);
        Some((each * f64::from(games - done)).ceil() as u32)
    }
}
