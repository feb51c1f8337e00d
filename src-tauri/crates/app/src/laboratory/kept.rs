//! Between a run as it is kept and as it is played: its plan, its figures, of which bots and rules it is.

use crate::error::{AppError, Result};
use ::lab::{LabPlan, LabRun, NotOfThePlan, Origin, OriginChange, Partial};
use bots::BotKind;
use content::document;
use content::edition::Edition;
use content::library::Library;
use content::record::Record;
use store::run::{NewRun, StoredRun};

/// The versions of bots as they are kept.
pub(super) fn versions(bots: &[BotKind]) -> String {
    let versions = bots.iter().map(|bot| bot.version().to_string());
    versions.collect::<Vec<_>>().join(",")
}

/// A run of today with the plan of another one.
pub(super) fn of_today(new: NewRun, bots: &[BotKind]) -> NewRun {
    NewRun {
        rules: Edition::TODAY.number(),
        versions: versions(bots),
        ..new
    }
}

/// Its bots; nothing when one of them is gone.
pub(super) fn bots(new: &NewRun) -> Option<Vec<BotKind>> {
    new.bots.split(',').map(BotKind::from_word).collect()
}

/// What of a run is not of today.
pub(super) fn changes(new: &NewRun) -> Vec<OriginChange> {
    bots(new).map_or_else(Vec::new, |bots| origin(new, &bots).changes())
}

/// True for a run whose figures cannot be read, or are not of as many games as it says.
pub(super) fn is_damaged(run: &StoredRun) -> bool {
    bots(&run.new).is_none() || done(run).is_err()
}

/// The plan of a run, for whoever plays it anew or reads its figures.
pub(super) fn plan(library: &Library, run: &StoredRun) -> Result<LabPlan> {
    let new = &run.new;
    let bots = bots(new).ok_or_else(|| torn(run))?;
    let origin = origin(new, &bots);
    let beginning: Record = document::read(new.beginning.as_bytes()).map_err(|_| torn(run))?;
    let plan = LabPlan::of(library, beginning, bots, new.games, new.seed.into(), origin);
    plan.map_err(|_| torn(run))
}

/// A run where it stands. What cannot be read is damaged: nothing begins anew by itself.
pub(super) fn job(library: &Library, run: &StoredRun) -> Result<LabRun> {
    let plan = plan(library, run)?;
    let job = match done(run) {
        Ok(None) => return Ok(LabRun::new(plan)),
        Ok(Some(done)) => LabRun::resume(plan, done),
        Err(other) => Err(other),
    };
    job.map_err(|_| torn(run))
}

fn origin(new: &NewRun, bots: &[BotKind]) -> Origin {
    // What is no number was changed by hand, and is no version that ever was.
    let versions = new.versions.split(',').chain(std::iter::repeat(""));
    let versions = versions.map(|version| version.parse().unwrap_or_default());
    Origin::kept(new.rules, bots, versions)
}

fn done(run: &StoredRun) -> Result<Option<Partial>, NotOfThePlan> {
    let Some(figures) = &run.figures else {
        return if run.done == 0 {
            Ok(None)
        } else {
            Err(NotOfThePlan)
        };
    };
    let partial: Partial = serde_json::from_str(figures).map_err(|_| NotOfThePlan)?;
    if partial.figures.games == run.done {
        Ok(Some(partial))
    } else {
        Err(NotOfThePlan)
    }
}

fn torn(run: &StoredRun) -> AppError {
    AppError::damaged(format!("run {} of the lab", run.id.0))
}
