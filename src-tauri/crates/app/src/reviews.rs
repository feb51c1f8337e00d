//! Games that are over, looked at again: on few threads of low priority, what is found kept every few seconds. It must
//! not know the window, nor how anything is judged.

mod again;
#[cfg(test)]
mod tests;

use crate::background::{Background, FirstOfMany, Gate, cores};
use crate::catch_panics::run_blocking;
use crate::error::{AppError, Result};
use crate::files::TextFile;
use crate::session::reviewed::FinishedGame;
use crate::session::{Session, kept};
use crate::view::catalog;
use crate::view::review::{self as view, ReviewProgress, ReviewView};
use again::Cutter;
use bots::{MEASURE, PLAYS_ON};
use content::edition::Edition;
use lab::review::{Depth, LUCK_TILES, Object, PlayerReview, Review, Subject, overall};
use rules::game::Game;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use store::Store;
use store::action::ActionId;
use store::game::GameId;

/// So many threads at most; half of the cores, where that is fewer.
const MOST_THREADS: usize = 4;
/// Decides the bags that might be: the same for everybody, so that a review can be told to somebody else.
const SEED: u64 = 1;
/// How often is looked whether the threads have ended, and after how many looks it is told what was found.
const LOOK: Duration = Duration::from_millis(100);
const LOOKS_TO_TELL: u32 = 5;
/// How long what was found waits until it is kept, but for the first and the last of it: each time the disk is waited for.
const BETWEEN_WRITES: Duration = Duration::from_secs(3);

/// Who hears how far a review has come, and that it failed.
pub type Announce = Arc<dyn Fn(ReviewProgress, Option<AppError>) + Send + Sync>;

/// The reviews; clones share them.
#[derive(Clone)]
pub struct Reviews {
    store: Store,
    session: Session,
    announce: Announce,
    depth: Depth,
    working: Arc<Mutex<BTreeMap<GameId, Arc<RunningReview>>>>,
    gate: Gate,
}

/// A game and what was found of it.
struct ReviewState {
    id: GameId,
    finished: FinishedGame,
    review: Review,
    /// What was looked at, and how: what was kept of anything else is of no use.
    subject: String,
}

/// A review that is going on.
struct RunningReview {
    looked: Arc<ReviewState>,
    threads: Background,
    since: Instant,
    /// How many parts were known before.
    from: usize,
}

impl Reviews {
    pub fn new(store: Store, session: Session, announce: Announce) -> Self {
        Self::of_depth(store, session, announce, Depth::USUAL)
    }

    pub(crate) fn of_depth(
        store: Store,
        session: Session,
        announce: Announce,
        depth: Depth,
    ) -> Self {
        Self {
            store,
            session,
            announce,
            depth,
            working: Arc::default(),
            gate: Gate::default(),
        }
    }

    /// What is known of a game so far.
    pub async fn view(&self, id: GameId) -> Result<ReviewView> {
        let looked = self.at(id).await?;
        let progress = self.progress(&looked);
        let (library, marks) = (self.session.library(), self.marks().await?);
        run_blocking(
            move || format!("showing the review of game {}", id.0),
            move || {
                let FinishedGame {
                    kept,
                    record,
                    history,
                    ..
                } = &looked.finished;
                let summary = kept::summary(&library, kept.clone());
                let subject = view::ReviewSubject {
                    name: summary.name,
                    mix: summary.mix,
                    seats: summary.seats,
                    designs: catalog::of_its_own(&library, &record.designs),
                    history,
                };
                let cutter = Cutter::of(&looked.finished)?;
                let asked = |step| {
                    let mark = cutter.cut(step)?.mark();
                    let question = marks.get(&mark).map(|question| question.0);
                    Some(view::AskableDecision { question })
                };
                view::view(subject, &looked.review, &asked, progress)
            },
        )
        .await
    }

    /// Looks at a game again, from where that was left.
    pub async fn begin(&self, id: GameId) -> Result<ReviewProgress> {
        let _passing = self.gate.pass().await;
        let looked = self.at(id).await?;
        if !looked.is_whole() {
            let mut working = self.working();
            if !working.contains_key(&id) {
                // Read before the threads begin: what they find first is not kept yet.
                let kept = looked.review.parts().into_keys().collect();
                let begun =
                    Arc::new(RunningReview::begin(Arc::clone(&looked)).map_err(AppError::bug)?);
                working.insert(id, Arc::clone(&begun));
                drop(working);
                let reviews = self.clone();
                tokio::spawn(async move { reviews.watch(begun, kept).await });
            }
        }
        Ok(self.progress(&looked))
    }

    /// Works out anew what was reviewed to its end by another measure, bot or rules, the newest game first and one at a
    /// time: until then it counts as not reviewed. What somebody stops stays stopped.
    pub(crate) async fn renew(&self) -> Result<()> {
        for (id, kept) in self.store.reviewed().await?.into_iter().rev() {
            // A game that is gone, or that today's rules do not play to its end, has no review.
            let Ok(looked) = self.at(id).await else {
                continue;
            };
            let is_outdated = looked.review.done() == 0;
            if !is_outdated || (kept as usize) < looked.review.subject().parts() {
                continue;
            }
            self.begin(id).await?;
            while self.working().contains_key(&id) {
                tokio::time::sleep(LOOK).await;
            }
        }
        Ok(())
    }

    /// Looks no further at a game; what was found is kept.
    pub async fn stop(&self, id: GameId) -> Result<ReviewProgress> {
        let working = self.working().get(&id).cloned();
        if let Some(working) = working {
            working.threads.stop();
            while self.working().contains_key(&id) {
                tokio::time::sleep(LOOK / 10).await;
            }
        }
        Ok(self.progress(&*self.at(id).await?))
    }

    /// Stops every review; what was found is kept. None begins until the answer is dropped.
    pub(crate) async fn stop_all(&self) -> impl Sized {
        let shut = self.gate.shut().await;
        for working in self.working().values() {
            working.threads.stop();
        }
        while !self.working().is_empty() {
            tokio::time::sleep(LOOK / 10).await;
        }
        shut
    }

    /// A review as other programs read it.
    pub async fn export(&self, id: GameId) -> Result<TextFile> {
        let looked = self.at(id).await?;
        run_blocking(
            move || format!("writing the review of game {}", id.0),
            move || {
                let object = Object::of(&looked.review);
                let text = serde_json::to_string_pretty(&object).map_err(AppError::bug)?;
                Ok(TextFile {
                    file_name: format!("review-{}.json", id.0),
                    text: text + "\n",
                })
            },
        )
        .await
    }

    /// How everybody played a game that was looked at to its end; nothing of one that was not.
    pub(crate) async fn players(
        &self,
        finished: &FinishedGame,
    ) -> Result<Option<Vec<PlayerReview>>> {
        let subject = subject(self.depth, finished);
        let known = self.store.review(finished.kept.id, subject).await?;
        let (begun, played) = (Arc::clone(&finished.begun), finished.played.clone());
        if known.is_empty() {
            return Ok(None);
        }
        run_blocking(
            || "adding up a review".to_owned(),
            move || {
                let cut = Subject::new(Game::clone(&begun), &played);
                let cut = cut.map_err(|refused| AppError::from(vec![refused.problem()]))?;
                let parts = known.iter();
                let parts = parts.filter_map(|(number, text)| cut.read(*number as usize, text));
                let parts: Vec<_> = parts.collect();
                let is_whole = parts.len() == cut.parts();
                Ok(is_whole.then(|| overall(cut.end(), parts.iter()).players))
            },
        )
        .await
    }

    /// Keeps and tells what is found besides what is kept, until the threads have ended. Where the game is gone, nobody
    /// waits any longer.
    async fn watch(&self, working: Arc<RunningReview>, mut kept: BTreeSet<usize>) {
        let looked = &working.looked;
        let (mut looks, mut failed) = (0, FirstOfMany::default());
        let mut written: Option<Instant> = None;
        let failure = loop {
            let ended = working.threads.ended();
            let is_time = written.is_none_or(|at| at.elapsed() >= BETWEEN_WRITES);
            let mut outcome = Ok(());
            if looked.review.done() > kept.len() && (ended || is_time) {
                outcome = self.keep(looked, &mut kept).await;
                written = Some(Instant::now());
                if let Err(AppError::NotFound { .. }) = outcome {
                    working.threads.stop();
                    outcome = Ok(());
                }
                failed.warn(&outcome, || {
                    format!("a review of game {} is not kept", looked.id.0)
                });
            }
            if ended {
                break outcome.err();
            }
            looks += 1;
            if looks % LOOKS_TO_TELL == 0 {
                (self.announce)(self.progress(looked), None);
            }
            tokio::time::sleep(LOOK).await;
        };
        self.working().remove(&looked.id);
        // What was not kept is looked at again when the review goes on, so it does not count.
        let done = kept.len() as u32;
        let progress = ReviewProgress {
            done,
            ..self.progress(looked)
        };
        (self.announce)(progress, working.threads.failure().or(failure));
    }

    /// Keeps what was found besides what is kept.
    async fn keep(&self, looked: &ReviewState, kept: &mut BTreeSet<usize>) -> Result<()> {
        let mut new = looked.review.parts();
        new.retain(|number, _| !kept.contains(number));
        let texts = new.iter();
        let texts = texts.map(|(number, part)| (*number as u32, part.text()));
        let subject = looked.subject.clone();
        let keep = self.store.keep_review(looked.id, subject, texts.collect());
        keep.await?;
        kept.extend(new.into_keys());
        Ok(())
    }

    /// A game and what is known of it, whether or not it is being looked at.
    async fn at(&self, id: GameId) -> Result<Arc<ReviewState>> {
        let working = self.working().get(&id).cloned();
        if let Some(working) = working {
            return Ok(Arc::clone(&working.looked));
        }
        let finished = self.session.finished(id).await?;
        let subject = subject(self.depth, &finished);
        let known = self.store.review(id, subject.clone()).await?;
        let depth = self.depth;
        run_blocking(
            move || format!("reading the review of game {}", id.0),
            move || {
                let game = Game::clone(&finished.begun);
                let cut = Subject::new(game, &finished.played);
                let cut = cut.map_err(|refused| AppError::from(vec![refused.problem()]))?;
                let parts = known.iter().filter_map(|(number, text)| {
                    let number = *number as usize;
                    Some((number, cut.read(number, text)?))
                });
                let parts = parts.collect();
                Ok(Arc::new(ReviewState {
                    id,
                    review: Review::resume(cut, depth, SEED, parts),
                    finished,
                    subject,
                }))
            },
        )
        .await
    }

    fn progress(&self, looked: &ReviewState) -> ReviewProgress {
        let working = self.working().get(&looked.id).cloned();
        ReviewProgress {
            game: looked.id.0,
            done: looked.review.done() as u32,
            parts: looked.review.subject().parts() as u32,
            going: working.is_some(),
            seconds_left: working.and_then(|working| working.seconds_left()),
        }
    }

    /// What is done within the lock leaves nothing half done.
    fn working(&self) -> MutexGuard<'_, BTreeMap<GameId, Arc<RunningReview>>> {
        self.working.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl ReviewState {
    fn is_whole(&self) -> bool {
        self.review.done() == self.review.subject().parts()
    }
}

impl RunningReview {
    /// Lets the threads go.
    fn begin(looked: Arc<ReviewState>) -> std::io::Result<Self> {
        let shared = Arc::clone(&looked);
        let doing = format!("looking at game {} again", looked.id.0);
        let count = (cores() / 2).clamp(1, MOST_THREADS);
        Ok(Self {
            from: looked.review.done(),
            since: Instant::now(),
            threads: Background::begin("review", count, &doing, move |stop| {
                shared.review.work(stop);
            })?,
            looked,
        })
    }

    /// As fast as it went so far; nothing before the first part is found.
    fn seconds_left(&self) -> Option<u32> {
        let (done, parts) = (
            self.looked.review.done(),
            self.looked.review.subject().parts(),
        );
        let found = done.checked_sub(self.from).filter(|found| *found > 0)?;
        let each = self.since.elapsed().as_secs_f64() / found as f64;
        Some((each * (parts - done) as f64).ceil() as u32)
    }
}

/// By which bot and rules, how deep, and up to which decision.
fn subject(depth: Depth, finished: &FinishedGame) -> String {
    let head = finished.head.map_or(0, ActionId::number);
    format!(
        "{}-{} measure-{MEASURE} rules-{} games-{} outcomes-{} bags-{} of-{LUCK_TILES} seed-{SEED} head-{head}",
        PLAYS_ON.word(),
        PLAYS_ON.version(),
        Edition::TODAY.number(),
        depth.games,
        depth.outcomes,
        depth.bags,
    )
}
