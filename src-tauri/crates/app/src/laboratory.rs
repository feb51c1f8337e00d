//! Runs of the lab: many games by bots on threads of low priority, kept as they go on.

mod kept;
#[cfg(test)]
mod tests;

use crate::background::cores;
use crate::catch_panics::run_blocking;
use crate::error::{AppError, MissingThing, Result};
use crate::files::TextFile;
use crate::jobs::{Job, Jobs, Keeper, RunningJob};
use crate::session::Session;
use crate::view::game::GameView;
use crate::view::lab::{self, RunCard, RunView, RunWish};
use ::lab::{Comparison, LabFigures, LabPlan, LabRun, compare, csv, csv_of_two};
use bots::BotKind;
use content::document;
use content::edition::Edition;
use content::mix::MixChoice;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use store::run::{NewRun as Kept, RunId, StoredRun};
use store::{AllowedValues, Store};

/// The most games of a run.
const MOST_GAMES: u32 = 1_000_000;
/// Who hears how far a run has come, and that it failed.
pub type Announce = Arc<dyn Fn(RunCard, Option<AppError>) + Send + Sync>;

/// The runs; clones share them.
#[derive(Clone)]
pub struct Laboratory {
    store: Store,
    session: Session,
    announce: Announce,
    jobs: Arc<Jobs<RunId, LabRun>>,
}

impl Laboratory {
    pub fn new(store: Store, session: Session, announce: Announce) -> Self {
        Self {
            store,
            session,
            announce,
            jobs: Arc::default(),
        }
    }

    /// Every run, the latest first.
    pub async fn runs(&self) -> Result<Vec<RunCard>> {
        // First who works: a run that has ended meanwhile is kept with all that it found.
        let working = self.jobs.all();
        let runs = self.store.runs().await?.into_iter();
        run_blocking(
            || "listing the runs of the lab".to_owned(),
            move || {
                Ok(runs
                    .map(|run| card(&run, working.get(&run.id).map(Arc::as_ref)))
                    .collect())
            },
        )
        .await
    }

    /// Begins a run and lets it go.
    pub async fn begin(&self, new: RunWish) -> Result<RunCard> {
        let bots = bots(&new.bots)?;
        if !(1..=MOST_GAMES).contains(&new.games) {
            return Err(AppError::Invalid {
                field: "games".to_owned(),
                found: new.games.to_string(),
                allowed: AllowedValues::Range {
                    least: 1,
                    most: MOST_GAMES as i32,
                },
            });
        }
        let library = self.session.library();
        let prepared = run_blocking(
            || "preparing a run of the lab".to_owned(),
            move || {
                let mix = MixChoice::Named(new.mix.clone());
                let seed = u64::from(new.seed);
                let (plan, _) = LabPlan::new(&library, mix, bots.clone(), new.games, seed)?;
                Ok(Kept {
                    name: lab::name(&plan.beginning).unwrap_or_else(|| new.mix.clone()),
                    mix: new.mix,
                    beginning: document::write(&plan.beginning),
                    bots: new.bots.join(","),
                    games: new.games,
                    seed: new.seed,
                    rules: Edition::TODAY.number(),
                    versions: kept::versions(&bots),
                })
            },
        );
        let prepared = prepared.await?;
        let _passing = self.jobs.pass().await;
        let run = self.store.add_run(prepared).await?;
        self.let_go(run.id).await
    }

    /// Begins a run with the plan of another one, by the bots and rules of today, and lets it go.
    pub async fn begin_again(&self, id: RunId) -> Result<RunCard> {
        let run = self.kept(id).await?;
        let library = self.session.library();
        let prepared = run_blocking(
            move || format!("preparing run {} anew", id.0),
            move || {
                let plan = kept::plan(&library, &run)?;
                Ok(kept::of_today(run.new, &plan.bots))
            },
        );
        let prepared = prepared.await?;
        let _passing = self.jobs.pass().await;
        let run = self.store.add_run(prepared).await?;
        self.let_go(run.id).await
    }

    /// Lets a run go on where it stands; one that is going on, at its end, or of other bots or rules than today's
    /// stays as it is.
    pub async fn go_on(&self, id: RunId) -> Result<RunCard> {
        let _passing = self.jobs.pass().await;
        self.let_go(id).await
    }

    /// The same, for whoever has passed the gate.
    async fn let_go(&self, id: RunId) -> Result<RunCard> {
        let run = self.kept(id).await?;
        let job = Arc::new(self.job(&run).await?);
        if job.done() < run.new.games && job.plan().origin.changes().is_empty() {
            let keeper = KeptRun {
                laboratory: self.clone(),
                run: run.clone(),
            };
            let name = format!("run {}", id.0);
            self.jobs.begin(id, name, cores(), job, keeper)?;
        }
        Ok(card(&run, self.jobs.get(id).as_deref()))
    }

    /// Stops a run; what was played is kept.
    pub async fn pause(&self, id: RunId) -> Result<RunCard> {
        self.jobs.stop(id).await;
        Ok(card(&self.kept(id).await?, None))
    }

    /// Stops every run; what was played is kept. None begins until the answer is dropped.
    pub(crate) async fn pause_all(&self) -> impl Sized {
        self.jobs.stop_all().await
    }

    /// Stops a run and takes it off the list.
    pub async fn delete(&self, id: RunId) -> Result<()> {
        self.pause(id).await?;
        Ok(self.store.delete_run(id).await?)
    }

    /// Puts a run back on the list; it waits until somebody lets it go on.
    pub async fn restore(&self, id: RunId) -> Result<RunCard> {
        let run = self.store.restore_run(id).await?;
        Ok(card(&run, None))
    }

    /// What a run tells so far.
    pub async fn view(&self, id: RunId) -> Result<RunView> {
        let (run, job) = self.at(id).await?;
        let working = self.jobs.get(id);
        let library = self.session.library();
        run_blocking(
            move || format!("showing run {}", id.0),
            move || {
                let card = card(&run, working.as_deref());
                let figures = job.partial().figures;
                Ok(lab::view(card, job.plan(), &figures, &library))
            },
        )
        .await
    }

    /// Two runs side by side.
    pub async fn compare(&self, a: RunId, b: RunId) -> Result<Comparison> {
        let ((_, a), (_, b)) = (self.at(a).await?, self.at(b).await?);
        run_blocking(
            || "comparing two runs".to_owned(),
            move || Ok(beside(&a, &b)),
        )
        .await
    }

    /// Opens a game of a run; the list of games does not show it.
    pub async fn open_game(&self, id: RunId, number: u32) -> Result<GameView> {
        let (run, job) = self.at(id).await?;
        if number >= run.new.games {
            return Err(AppError::Invalid {
                field: "number".to_owned(),
                found: number.to_string(),
                allowed: AllowedValues::Range {
                    least: 0,
                    most: run.new.games as i32 - 1,
                },
            });
        }
        if !job.plan().origin.changes().is_empty() {
            // Played again it would be another game than the one that was counted.
            let what = MissingThing::RunGame;
            return Err(AppError::NotFound { what });
        }
        let record = run_blocking(
            move || format!("playing game {number} of run {}", id.0),
            move || Ok(job.plan().record(number)),
        );
        self.session.try_out(record.await?).await
    }

    /// The figures of a run as a file for other programs.
    pub async fn export(
        &self,
        id: RunId,
        beside: Option<RunId>,
        as_table: bool,
    ) -> Result<TextFile> {
        if let Some(other) = beside {
            return self.export_two(id, other, as_table).await;
        }
        let view = self.view(id).await?;
        let (_, job) = self.at(id).await?;
        run_blocking(
            move || format!("writing run {}", id.0),
            move || {
                Ok(if as_table {
                    lab::file(&view.run, "csv", csv(&view.report))
                } else {
                    let figures = job.partial().figures;
                    lab::file(&view.run, "json", lab::json(&view, job.plan(), &figures)?)
                })
            },
        )
        .await
    }

    /// Two runs side by side as a file for other programs.
    async fn export_two(&self, a: RunId, b: RunId, as_table: bool) -> Result<TextFile> {
        let run = card(&self.kept(a).await?, None);
        let comparison = self.compare(a, b).await?;
        Ok(if as_table {
            lab::file(&run, "csv", csv_of_two(&comparison))
        } else {
            lab::file(&run, "json", lab::text(&comparison)?)
        })
    }

    async fn kept(&self, id: RunId) -> Result<StoredRun> {
        Ok(self.store.run(id).await?)
    }

    /// A run with its plan and its figures, whether or not it is going on.
    async fn at(&self, id: RunId) -> Result<(StoredRun, Arc<LabRun>)> {
        let run = self.kept(id).await?;
        let job = match self.jobs.get(id) {
            Some(working) => Arc::clone(working.job()),
            None => Arc::new(self.job(&run).await?),
        };
        Ok((run, job))
    }

    async fn job(&self, run: &StoredRun) -> Result<LabRun> {
        let (run, library) = (run.clone(), self.session.library());
        let id = run.id.0;
        run_blocking(
            move || format!("reading run {id}"),
            move || kept::job(&library, &run),
        )
        .await
    }
}

impl Job for LabRun {
    fn work(&self, stop: &AtomicBool) {
        self.work(stop);
    }

    fn done(&self) -> u32 {
        self.done()
    }

    fn parts(&self) -> u32 {
        self.plan().games
    }
}

/// A run that is going on, as it is kept.
struct KeptRun {
    laboratory: Laboratory,
    run: StoredRun,
}

impl Keeper<LabRun> for KeptRun {
    fn kept(&self) -> u32 {
        self.run.done
    }

    async fn keep(&mut self, job: &LabRun) -> Result<()> {
        let partial = job.partial();
        let done = partial.figures.games;
        let figures = serde_json::to_string(&partial).map_err(AppError::bug)?;
        let store = &self.laboratory.store;
        let keep = store.keep_figures(self.run.id, done, figures.clone());
        keep.await?;
        self.run.done = done;
        self.run.figures = Some(figures);
        Ok(())
    }

    fn tell(&self, running: Option<&RunningJob<LabRun>>, failure: Option<AppError>) {
        (self.laboratory.announce)(card(&self.run, running), failure);
    }
}

fn beside(a: &LabRun, b: &LabRun) -> Comparison {
    let (of_a, of_b): (LabFigures, LabFigures) = (a.partial().figures, b.partial().figures);
    compare((a.plan(), &of_a), (b.plan(), &of_b))
}

fn card(run: &StoredRun, working: Option<&RunningJob<LabRun>>) -> RunCard {
    let done = working.map_or(run.done, |working| working.job().done());
    let left = working.and_then(RunningJob::seconds_left);
    RunCard {
        changes: kept::changes(&run.new),
        damaged: working.is_none() && kept::is_damaged(run),
        ..lab::card(run, done, working.is_some(), left)
    }
}

fn bots(words: &[String]) -> Result<Vec<BotKind>> {
    let invalid = |found: String, allowed: AllowedValues| AppError::Invalid {
        field: "bots".to_owned(),
        found,
        allowed,
    };
    if !(1..=6).contains(&words.len()) {
        let allowed = AllowedValues::Range { least: 1, most: 6 };
        return Err(invalid(words.len().to_string(), allowed));
    }
    let known = || AllowedValues::one_of(BotKind::ALL.map(BotKind::word));
    let bot =
        |word: &String| BotKind::from_word(word).ok_or_else(|| invalid(word.clone(), known()));
    words.iter().map(bot).collect()
}
