//! The application put together from its parts, and what is done at each start.

use crate::error::Result;
use crate::laboratory::{self, Laboratory};
use crate::languages::Languages;
use crate::lesson::Lessons;
use crate::persistence::Persistence;
use crate::reviews::{self, Reviews};
use crate::session::{self, Session};
use crate::statistics::Statistics;
use crate::view::first_screen::FirstScreen;
use crate::view::shelf::{self, FileReport};
use crate::workshop::{Sort, Workshop};
use content::library::Library;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};
use store::Store;
use store::backup::Backups;
use store::deleted::Leftovers;

/// Who hears what nobody asked for.
pub struct Listeners {
    pub games: session::Announce,
    pub runs: laboratory::Announce,
    pub reviews: reviews::Announce,
}

/// Everything that can be used without a window. Its parts share one store.
#[derive(Clone)]
pub struct Application {
    pub store: Store,
    pub session: Session,
    pub workshop: Workshop,
    pub lessons: Lessons,
    pub laboratory: Laboratory,
    pub reviews: Reviews,
    pub statistics: Statistics,
    pub keeping: Persistence,
    pub languages: Languages,
}

impl Application {
    /// Puts the parts together; what is kept is read before this answers, so that nobody asks for sets that are not
    /// there yet.
    pub async fn open(folder: &Path, store: Store, listeners: Listeners) -> Self {
        let mut languages = Languages::beside(folder);
        if let Err(error) = languages.lay_over().await {
            log::warn!("texts of added languages are not there: {error:?}");
        }
        let store = match languages.system() {
            Some(system) => store.with_system_language(system),
            None => store,
        };
        let left = store.leftovers().await.unwrap_or_else(|error| {
            log::warn!("what an earlier run of the program left stays: {error}");
            Leftovers::default()
        });
        let session = Session::new(
            Arc::new(Library::built_in().clone()),
            store.clone(),
            session::usual_minds(),
            session::usual_pauses,
            listeners.games,
        );
        let workshop = Workshop::new(store.clone(), session.clone());
        if let Err(error) = workshop.open().await {
            log::warn!("own tile sets and mixes are not there: {error:?}");
        }
        let todays = session.clone();
        let lessons = Lessons::new(
            Arc::new(Library::built_in().clone()),
            Arc::new(move || todays.library()),
            store.clone(),
        );
        let laboratory = Laboratory::new(store.clone(), session.clone(), listeners.runs);
        let reviews = Reviews::new(store.clone(), session.clone(), listeners.reviews);
        let statistics = Statistics::new(store.clone(), session.clone(), reviews.clone());
        let keeping = Persistence {
            backups: Backups::new(store.clone(), folder),
            store: store.clone(),
            folder: folder.to_owned(),
            session: session.clone(),
            workshop: workshop.clone(),
            lessons: lessons.clone(),
            laboratory: laboratory.clone(),
            reviews: reviews.clone(),
            statistics: statistics.clone(),
            left,
            is_replaced: Arc::default(),
        };
        Self {
            store,
            session,
            workshop,
            lessons,
            laboratory,
            reviews,
            statistics,
            keeping,
            languages,
        }
    }

    /// What the first screen of this version of the program shows.
    pub async fn first_screen(&self, version: String) -> Result<FirstScreen> {
        Ok(FirstScreen {
            settings: self.store.read_settings().await?,
            status: self.keeping.status(version).await,
            languages: self.languages.language_files().await?,
            games: self.session.games(0).await?,
            next: self.lessons.next().await?,
            bots: shelf::bots(),
        })
    }

    /// Keeps what files hold. What holds nothing else is read as a game, and told what a game would need. A set is
    /// opened before a mix that may need it.
    pub async fn keep_files(&self, files: Vec<PathBuf>) -> Vec<FileReport> {
        let mut sorted = Vec::new();
        for file in files {
            sorted.push((Workshop::sort(&file).await, file));
        }
        sorted.sort_by_key(|(sort, _)| *sort);
        let mut reports = Vec::new();
        for (sort, file) in sorted {
            reports.push(match sort {
                Sort::Other => self.session.import_file(file).await,
                Sort::Scenario => self.lessons.import_own(&file).await,
                _ => self.workshop.import_file(&file, sort).await,
            });
        }
        reports
    }
}

/// What is done at each start behind everything else. A backup comes first: it still holds what goes for good. It may take
/// long, so only what was left when the program started goes.
pub async fn tidy(keeping: Persistence) {
    keeping.keep_daily().await;
    let reviews = keeping.reviews.clone();
    forget_deleted(keeping.store, keeping.left).await;
    // Behind everything else: it may go on for hours.
    if let Err(error) = reviews.renew().await {
        log::warn!("reviews of an earlier version are not worked out anew: {error:?}");
    }
}

/// What was deleted long ago goes for good. Nobody waits for it: what fails today is done at another start.
async fn forget_deleted(store: Store, left: Leftovers) {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    let now = now.unwrap_or_default().as_secs();
    if let Err(error) = store.clear_workshop(now, left).await {
        log::warn!("tile sets and mixes deleted long ago are still there: {error}");
    }
    match store.forget_deleted(now).await {
        Ok(0) => {}
        Ok(games) => log::info!("{games} games deleted long ago are gone for good"),
        Err(error) => log::warn!("games deleted long ago are still there: {error}"),
    }
    if let Err(error) = store.forget_runs(now).await {
        log::warn!("runs of the lab deleted long ago are still there: {error}");
    }
    if let Err(error) = store.forget_questions(now).await {
        log::warn!("questions put away long ago are still there: {error}");
    }
    match store.forget_reset_lessons(left).await {
        Ok(0) => {}
        Ok(lessons) => log::info!("{lessons} lessons that were reset are gone for good"),
        Err(error) => log::warn!("lessons that were reset are still there: {error}"),
    }
}
