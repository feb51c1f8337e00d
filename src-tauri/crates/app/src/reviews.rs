//! Games that are over, looked at again: on few threads of low priority, what is found kept every few seconds.

mod again;
#[cfg(test)]
mod tests;

use crate::background::cores;
use crate::catch_panics::run_blocking;
use crate::error::{AppError, Result};
use crate::files::TextFile;
use crate::jobs::{Job, Jobs, Keeper, RunningJob};
use crate::session::reviewed::FinishedGame;
use crate::session::{Session, kept};
use crate::view::catalog;
use crate::view::review::{self as view, ReviewProgress, ReviewView};
use again::Cutter;
use bots::{MEASURE, PLAYS_ON};
use content::edition::Edition;
use lab::review::{Depth, LUCK_TILES, Object, PlayerReview, Review, Subject, overall};
use rules::game::Game;
use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use store::Store;
use store::action::ActionId;
use store::game::GameId;

/// So many threads at most; half of the cores, where that is fewer.
const MOST_THREADS: usize = 4;
/// Decides the bags that might be: the same for everybody, so that a review can be told to somebody else.
const SEED: u64 = 1;
/// Who hears how far a review has come, and that it failed.
pub type Announce = Arc<dyn Fn(ReviewProgress, Option<AppError>) + Send + Sync>;

/// The reviews; clones share them.
#[derive(Clone)]
pub struct Reviews {
    store: Store,
    session: Session,
    announce: Announce,
    depth: Depth,
    jobs: Arc<Jobs<GameId, ReviewState>>,
}

/// A game and what was found of it.
struct ReviewState {
    id: GameId,
    finished: FinishedGame,
    review: Review,
    /// What was looked at, and how: what was kept of anything else is of no use.
    subject: String,
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
            jobs: Arc::default(),
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
        let _passing = self.jobs.pass().await;
        let looked = self.at(id).await?;
        if looked.done() < looked.parts() {
            let keeper = KeptReview {
                reviews: self.clone(),
                looked: Arc::clone(&looked),
                // Read before the threads begin: what they find first is not kept yet.
                kept: looked.review.parts().into_keys().collect(),
            };
            let name = format!("the review of game {}", id.0);
            let threads = (cores() / 2).clamp(1, MOST_THREADS);
            self.jobs
                .begin(id, name, threads, Arc::clone(&looked), keeper)?;
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
            let is_outdated = looked.done() == 0;
            if !is_outdated || kept < looked.parts() {
                continue;
            }
            self.begin(id).await?;
            self.jobs.end(id).await;
        }
        Ok(())
    }

    /// Looks no further at a game; what was found is kept.
    pub async fn stop(&self, id: GameId) -> Result<ReviewProgress> {
        self.jobs.stop(id).await;
        Ok(self.progress(&*self.at(id).await?))
    }

    /// Stops every review; what was found is kept. None begins until the answer is dropped.
    pub(crate) async fn stop_all(&self) -> impl Sized {
        self.jobs.stop_all().await
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

    /// A game and what is known of it, whether or not it is being looked at.
    async fn at(&self, id: GameId) -> Result<Arc<ReviewState>> {
        if let Some(running) = self.jobs.get(id) {
            return Ok(Arc::clone(running.job()));
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
        progress(looked, looked.done(), self.jobs.get(looked.id).as_deref())
    }
}

fn progress(
    looked: &ReviewState,
    done: u32,
    running: Option<&RunningJob<ReviewState>>,
) -> ReviewProgress {
    ReviewProgress {
        game: looked.id.0,
        done,
        parts: looked.parts(),
        going: running.is_some(),
        seconds_left: running.and_then(RunningJob::seconds_left),
    }
}

impl Job for ReviewState {
    fn work(&self, stop: &AtomicBool) {
        self.review.work(stop);
    }

    fn done(&self) -> u32 {
        self.review.done() as u32
    }

    fn parts(&self) -> u32 {
        self.review.subject().parts() as u32
    }
}

/// A review that is going on, and which of its parts are kept.
struct KeptReview {
    reviews: Reviews,
    looked: Arc<ReviewState>,
    kept: BTreeSet<usize>,
}

impl Keeper<ReviewState> for KeptReview {
    fn kept(&self) -> u32 {
        self.kept.len() as u32
    }

    async fn keep(&mut self, looked: &ReviewState) -> Result<()> {
        let mut new = looked.review.parts();
        new.retain(|number, _| !self.kept.contains(number));
        let texts = new.iter();
        let texts = texts.map(|(number, part)| (*number as u32, part.text()));
        let (store, subject) = (&self.reviews.store, looked.subject.clone());
        let keep = store.keep_review(looked.id, subject, texts.collect());
        keep.await?;
        self.kept.extend(new.into_keys());
        Ok(())
    }

    fn tell(&self, running: Option<&RunningJob<ReviewState>>, failure: Option<AppError>) {
        let done = running.map_or(self.kept(), |running| running.job().done());
        (self.reviews.announce)(progress(&self.looked, done, running), failure);
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
