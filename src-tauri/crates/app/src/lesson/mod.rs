//! The one open lesson, and what is known of all: each answer is kept before it is answered.

mod author;
mod came_up;
mod campaigns;
mod journeys;
mod kept;
mod learned;
mod learner_action;
mod map;
mod offer;
mod open;
pub(crate) mod own;
pub(crate) mod own_questions;
mod paths;
mod practice;
mod seen;
pub(crate) mod shown;
#[cfg(test)]
mod tests;

use crate::catch_panics::run_blocking;
use crate::current::Current;
use crate::error::{AppError, MissingThing, Result};
use crate::session::open_game::NumbersOnce;
use crate::view::campaign::CampaignView;
use crate::view::cell::{self, CellReport};
use crate::view::choice::{self, ChoiceVerdict};
use crate::view::feature::{self, FeatureReport};
use crate::view::game::GameView;
use crate::view::learn::{LearnView, NextLesson};
use crate::view::lesson::LessonView;
use crate::view::prospect::{self, Prospects};
use content::library::Library;
use journeys::OpenChapter;
pub(crate) use journeys::chapter_of_own;
use kept::LessonRecords;
pub use learner_action::LearnerAction;
use offer::LessonOffer;
use open::OpenLesson;
use rules::action::Action;
use rules::expansions::ExpansionKey;
use rules::game::Game;
use rules::ground::{Cell, Place};
use std::sync::Arc;
use store::Store;
use tokio::sync::Mutex;
use workshop::draft::DocumentDraft;

/// Tells which sets and mixes there are today.
pub type TodaysLibrary = Arc<dyn Fn() -> Arc<Library> + Send + Sync>;

/// The one open lesson; clones share it.
#[derive(Clone)]
pub struct Lessons {
    /// What the program carries, for the lessons that it carries.
    library: Arc<Library>,
    /// With a person's own tile sets, as they are today.
    todays: TodaysLibrary,
    store: Store,
    open: Current<OpenLesson>,
    offered: Arc<Mutex<Option<LessonOffer>>>,
    /// Held while a scenario is compared with those that are kept, so that none is kept twice.
    keeping_own: Arc<Mutex<()>>,
    numbers: NumbersOnce,
}

impl Lessons {
    pub fn new(library: Arc<Library>, todays: TodaysLibrary, store: Store) -> Self {
        Self {
            library,
            todays,
            open: Current::new(store.clone()),
            store,
            offered: Arc::default(),
            keeping_own: Arc::default(),
            numbers: NumbersOnce::default(),
        }
    }

    /// With what the program carries and nothing else.
    #[cfg(test)]
    pub fn of_program(store: Store) -> Self {
        let library = Arc::new(Library::built_in().clone());
        let todays = Arc::clone(&library);
        Self::new(library, Arc::new(move || Arc::clone(&todays)), store)
    }

    async fn past(&self) -> Result<LessonRecords> {
        let (lessons, known) = (self.store.lessons().await?, self.store.known_steps().await?);
        let journeys = self.store.journeys().await?.into_iter();
        let read =
            |it: store::journey::JourneyRow| (it.campaign, serde_json::from_str(&it.way).ok());
        Ok(LessonRecords {
            lessons,
            known,
            journeys: journeys.map(read).collect(),
            shelf: self.shelf().await?,
            language: self.store.language().await?,
        })
    }

    /// The expansions in the boxes on one's shelf.
    async fn shelf(&self) -> Result<Vec<ExpansionKey>> {
        let settings = self.store.read_settings().await?;
        Ok(self.library.expansions_of_boxes(&settings.boxes))
    }

    /// Everything that can be learned, and what was.
    pub async fn map(&self) -> Result<LearnView> {
        let past = self.past().await?;
        run_blocking(
            || "listing the lessons".to_owned(),
            move || Ok(map::map(&past)),
        )
        .await
    }

    /// The lesson to go on with; no other is read for it.
    pub async fn next(&self) -> Result<NextLesson> {
        let past = self.past().await?;
        run_blocking(
            || "looking for the next lesson".to_owned(),
            move || Ok(map::next_one(&past)),
        )
        .await
    }

    /// Every campaign, and what was won in it.
    pub async fn campaigns(&self) -> Result<Vec<CampaignView>> {
        let (past, at_hand) = (self.past().await?, self.at_hand().await?);
        let library = (self.todays)();
        run_blocking(
            || "listing the campaigns".to_owned(),
            move || Ok(campaigns::all(&at_hand, &past, &library)),
        )
        .await
    }

    /// Opens a lesson where somebody stopped; at a step by itself where one is named, and then nothing is kept.
    pub async fn open(&self, id: String, step: Option<String>) -> Result<LessonView> {
        let turn = self.open.turn().await;
        let (past, own) = (self.past().await?, self.own_of(&id).await?);
        let made = self.made_lesson(&id).await?;
        let chapter = self.chapter_at(&id).await?;
        let is_own = own.is_some() || journeys::is_of_own(&id);
        let library = if is_own {
            (self.todays)()
        } else {
            Arc::clone(&self.library)
        };
        let torn = chapter.as_ref().map(|(of, _)| of.key.clone());
        let torn = torn.filter(|key| past.journeys.get(key).is_some_and(Option::is_none));
        let revision = self.numbers.next();
        let doing = format!("opening lesson {id} at {step:?}");
        let opened = run_blocking(
            move || doing,
            move || {
                let (scenario, chapter) = match (own, chapter) {
                    (Some(own), _) => (journeys::as_of_today(own, &library)?, None),
                    (None, Some((of, index))) => {
                        let (scenario, open) = OpenChapter::begin(of, index, &past, &library)?;
                        (scenario, Some(Box::new(open)))
                    }
                    (None, None) => (open::carried(&id)?, None),
                };
                let step = step.as_deref();
                let mut open = open::open(&library, &past, scenario, step, revision)?;
                open.chapter = chapter;
                open.made = made;
                let view = shown::lesson(&open);
                Ok((open, view))
            },
        );
        let (open, view) = opened.await?;
        if open.is_torn {
            // It would be written over by the next answer.
            self.store
                .put_unreadable_aside(open.id().to_owned())
                .await?;
        }
        if let Some(campaign) = torn {
            self.store.put_journey_aside(campaign).await?;
        }
        turn.put(open);
        Ok(view)
    }

    /// Does something in the open lesson. An answer means that it is kept on the disk.
    pub async fn learn(&self, revision: u32, action: LearnerAction) -> Result<LessonView> {
        let turn = self.open.turn().await;
        turn.at(revision)?;
        let doing = format!("{action:?}");
        let next = self.numbers.next();
        turn.change(
            || doing,
            move |open| {
                let keep = learner_action::take(open, action)?;
                open.revision = next;
                Ok((shown::lesson(open), keep))
            },
        )
        .await
    }

    /// Forgets how far somebody has come in lessons; the number brings it back. Their rules may be offered again.
    pub async fn reset(&self, ids: Vec<String>) -> Result<u32> {
        let ids = learned::with_what_counts(ids);
        let turn = self.open.turn().await;
        let (journeys, rules) = (journeys::journeys_of(&ids), map::rules_of(&ids));
        let reset = self.store.reset_lessons(ids.clone(), journeys, rules);
        let number = reset.await?;
        turn.close_if(|open| ids.iter().any(|id| id == open.id()));
        Ok(number)
    }

    pub async fn restore(&self, number: u32) -> Result<()> {
        let turn = self.open.turn().await;
        self.store.restore_lessons(number).await?;
        turn.close_if(|_| true);
        Ok(())
    }

    /// Closes the open lesson, because what is kept is replaced.
    pub(crate) async fn forget(&self) {
        self.open.turn().await.close_if(|_| true);
        *self.offered.lock().await = None;
    }

    /// Asks the board of the open lesson, or the one after a move that was just shown.
    async fn ask<T: Send + 'static>(
        &self,
        frame: Option<u32>,
        question: impl FnOnce(&Game) -> Result<T> + Send + 'static,
    ) -> Result<T> {
        let asking = || "a question about its board".to_owned();
        let question = move |open: &OpenLesson| question(&*open.game(frame)?);
        self.open.ask(asking, question).await
    }

    pub async fn why(&self, frame: Option<u32>, action: Action) -> Result<ChoiceVerdict> {
        self.ask(frame, move |game| Ok(choice::verdict(game, &action)))
            .await
    }

    pub async fn feature(&self, frame: Option<u32>, place: Place) -> Result<FeatureReport> {
        self.ask(frame, move |game| feature::feature(game, place))
            .await
    }

    pub async fn cell(&self, frame: Option<u32>, cell: Cell) -> Result<CellReport> {
        self.ask(frame, move |game| Ok(cell::cell(game, cell)))
            .await
    }

    /// What lies on the desk of the open lesson.
    pub fn made(&self) -> Result<DocumentDraft> {
        let open = self.open.now();
        let made = open.as_ref().and_then(|open| open.runner.made());
        let made = made.ok_or(NO_LESSON)?;
        Ok(made.draft.clone())
    }

    /// The board as a step of the turns that are over left it.
    pub async fn moment(&self, step: u32) -> Result<GameView> {
        let asking = || "how its board was".to_owned();
        self.open
            .ask(asking, move |open| shown::moment(open, step as usize))
            .await
    }

    pub async fn prospects(&self) -> Result<Prospects> {
        self.ask(None, |game| Ok(prospect::prospects(game))).await
    }
}

const NO_LESSON: AppError = AppError::NotFound {
    what: MissingThing::OpenLesson,
};
