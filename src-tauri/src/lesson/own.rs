//! Scenarios of one's own: made of moments of games, kept as documents, listed with what was won, opened by their id. It
//! must not know the game that one came from, nor how it is played.

mod shared;

use super::campaigns::rooms;
use super::kept::{Past, fnv};
use super::map::name;
use super::{Answer, Lessons};
use crate::error::{AppError, Lacking};
use crate::session::apart;
use crate::session::moment::Moment;
use crate::view::campaign::ChapterState;
use crate::view::own::{NewScenario, OwnScenario, SavedScenario};
use crate::view::shelf::PictureTile;
use ::workshop::fresh;
use content::document::{self, Document as _};
use content::entries::Entries;
use content::library::Library;
use content::problem::{Problem, What};
use content::record::Players;
use content::scenario::{By, Scenario, StepKind};
use rules::ground::PlayerId;
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use store::StoreError;
use store::document::{Document, DocumentId};
use tutor::moment::{ScenarioAim, Wish, scenario};
use tutor::{Lesson, Progress};

/// What the ids of such scenarios begin with; no lesson's does.
const OWN: &str = "own-";
/// The id of one that has no name yet.
const NAMELESS: &str = "own";
/// In letters; longer ones fit on no card.
const LONGEST_TITLE: usize = 60;
/// So often a bot tries to reach the aim, and so long at most.
const TRIES: u32 = 40;
const PATIENCE: Duration = Duration::from_secs(8);

/// True for the id of a scenario of one's own.
pub(super) fn is_own(id: &str) -> bool {
    id.starts_with(OWN)
}

impl Lessons {
    /// Every scenario of one's own, the newest first.
    pub(crate) async fn own(&self, language: String) -> Answer<Vec<OwnScenario>> {
        let (past, kept) = (self.past().await?, self.kept_own().await?);
        let library = (self.todays)();
        apart(
            || "listing own scenarios".to_owned(),
            move || {
                let view = |(at, scenario): &(DocumentId, Scenario)| {
                    view(*at, scenario, &past, &library, &language)
                };
                Ok(kept.iter().map(view).collect())
            },
        )
        .await
    }

    /// The scenario of an id, where it is one of one's own.
    pub(super) async fn own_of(&self, id: &str) -> Answer<Option<Scenario>> {
        if !is_own(id) {
            return Ok(None);
        }
        let found = self.kept_own().await?.into_iter();
        let mut found = found.filter(|(_, scenario)| scenario.id == id);
        found.next().map(|(_, it)| Some(it)).ok_or(NOT_THERE)
    }

    /// Makes a scenario of a moment and keeps it, once a bot has shown that its aim can be reached.
    pub(crate) async fn make_own(
        &self,
        moment: Moment,
        wish: NewScenario,
        language: String,
    ) -> Answer<SavedScenario> {
        let anyway = wish.anyway;
        let library = (self.todays)();
        let made = apart(
            || "making a scenario of a moment".to_owned(),
            move || {
                let written = written(&moment, wish)?;
                proven(written, &library, &moment.other_tiles)
            },
        );
        let (scenario, found) = made.await?;
        if !found && !anyway {
            return Ok(SavedScenario::NoWay { tries: TRIES });
        }
        let (scenario, _) = self.keep_own(scenario, &language).await?;
        Ok(SavedScenario::Kept {
            scenario: Box::new(scenario),
        })
    }

    /// Keeps a scenario, unless the same one is kept already; and whether it is.
    async fn keep_own(&self, scenario: Scenario, language: &str) -> Answer<(OwnScenario, bool)> {
        let mut kept = self.kept_own().await?.into_iter();
        let known = kept.find(|(_, other)| other.id == scenario.id);
        let known = known.map(|(at, _)| at);
        let at = if let Some(at) = known {
            at
        } else {
            let (kind, body) = (Scenario::KIND.to_owned(), document::write(&scenario));
            self.store.add_document(kind, body).await?.id
        };
        let (past, library) = (self.past().await?, (self.todays)());
        let scenario = view(at, &scenario, &past, &library, language);
        Ok((scenario, known.is_some()))
    }

    pub(crate) async fn delete_own(&self, id: DocumentId) -> Answer<()> {
        self.store.delete_document(id).await.map_err(lacking)
    }

    pub(crate) async fn restore_own(&self, id: DocumentId) -> Answer<()> {
        let restored = self.store.restore_document(id).await;
        restored.map(drop).map_err(lacking)
    }

    /// What is kept; what cannot be read any more is passed over and stays as it is.
    async fn kept_own(&self) -> Answer<Vec<(DocumentId, Scenario)>> {
        let kept = self.store.documents().await?.into_iter();
        let kept = kept.filter(|kept| kept.kind == Scenario::KIND);
        let read = |kept: Document| match document::read(kept.body.as_bytes()) {
            Ok(scenario) => Some((kept.id, scenario)),
            Err(faults) => {
                log::warn!("scenario {} cannot be read: {faults:?}", kept.id.0);
                None
            }
        };
        Ok(kept.filter_map(read).collect())
    }
}

/// The file of a scenario, without a way that solves it.
fn written(moment: &Moment, wish: NewScenario) -> Answer<Value> {
    let title = wish.title.trim().to_owned();
    let wrong = |what| vec![Problem::error("title", what)];
    if title.is_empty() {
        return Err(wrong(What::EmptyText).into());
    }
    if title.chars().count() > LONGEST_TITLE {
        let most = LONGEST_TITLE.into();
        return Err(wrong(What::LongText { most }).into());
    }
    let (seats, learner) = (moment.seats.len(), wish.learner);
    if usize::from(learner) >= seats {
        return Err(AppError::Invalid {
            field: "learner".to_owned(),
            found: learner.to_string(),
            allowed: (0..seats).map(|seat| seat.to_string()).collect(),
        });
    }
    if seats == 1 && !matches!(wish.aim, ScenarioAim::Points { .. }) {
        return Err(AppError::Invalid {
            field: "aim".to_owned(),
            found: "win".to_owned(),
            allowed: vec!["points".to_owned()],
        });
    }
    let note = wish.note.map(|note| note.trim().to_owned());
    let wish = Wish {
        title,
        note: note.filter(|note| !note.is_empty()),
        learner: PlayerId(learner),
        aim: wish.aim,
        tiles: wish.tiles,
    };
    let nowhere = AppError::NotFound {
        what: Lacking::Step,
    };
    scenario(&moment.game, &moment.seats, NAMELESS, &wish).ok_or(nowhere)
}

/// The scenario under an id that says what it is called and what it is: the same moment with the same aim has the same
/// id, and what was won in it, whoever brings it and whatever way solves it.
fn named(scenario: Scenario) -> Scenario {
    let bare = Scenario {
        id: NAMELESS.to_owned(),
        solution: Entries::default(),
        ..scenario
    };
    let hash = fnv(document::write(&bare).bytes()) >> 32;
    let title = bare.said(&bare.title, "en").unwrap_or_default();
    let name = fresh::id(title, |_| false);
    Scenario {
        id: format!("{OWN}{name}-{hash:08x}"),
        solution: scenario.solution,
        ..bare
    }
}

/// The scenario, with a way that solves it where a bot found one, and whether it did.
fn proven(mut file: Value, library: &Library, other_tiles: &[String]) -> Answer<(Scenario, bool)> {
    let read = |file: &Value| -> Answer<Scenario> {
        let bytes = serde_json::to_vec(file).map_err(AppError::bug)?;
        Ok(library.read(&bytes)?)
    };
    let lesson = Lesson::open(read(&file)?, library, 0)?;
    if let Some(id) = other_tiles.first() {
        let what = What::OtherTile { id: id.clone() };
        return Err(vec![Problem::error("setup", what)].into());
    }
    let begun = Instant::now();
    let way = tutor::way(&lesson, TRIES, &|| begun.elapsed() > PATIENCE);
    let found = way.is_some();
    if let Some(way) = way {
        file["solution"] = json!({ "play": way });
    }
    Ok((named(read(&file)?), found))
}

fn view(
    at: DocumentId,
    scenario: &Scenario,
    past: &Past,
    library: &Library,
    language: &str,
) -> OwnScenario {
    let kept = past.lesson(&scenario.id);
    let progress = kept.and_then(|kept| serde_json::from_str::<Progress>(&kept.progress).ok());
    let stars = kept.map_or(0, |kept| kept.stars);
    let seats = match &scenario.setup.players {
        Players::Each(seats) => seats.as_slice(),
        Players::Number(_) => &[],
    };
    let learner = seats.iter().position(|seat| seat.by == Some(By::Learner));
    let aim = scenario.goals.first().map_or("", |goal| goal.say.as_str());
    let mut turns = scenario.steps.iter().filter(|it| it.kind == StepKind::Play);
    let deck = scenario.deck.as_ref().map(|deck| &deck.draws);
    let deck = scenario.setup.deck.as_ref().or(deck);
    let tiles = deck.map_or(0, Vec::len);
    let lies = scenario.setup.start.iter().flatten();
    OwnScenario {
        document: at.0,
        scenario: name(scenario, language),
        aim: scenario.said(aim, language).unwrap_or(aim).to_owned(),
        rooms: rooms(scenario, library),
        seats: seats
            .iter()
            .map(|seat| seat.name.clone().unwrap_or_default())
            .collect(),
        learner: PlayerId::nth(learner.unwrap_or(0)),
        tiles: tiles as u16,
        proven: turns.all(|step| scenario.acts(&step.id).is_some()),
        stars,
        state: match progress {
            Some(progress) if !progress.done => ChapterState::Begun,
            _ if stars > 0 => ChapterState::Finished,
            _ => ChapterState::Open,
        },
        picture: lies
            .map(|laid| PictureTile {
                tile: laid.tile.clone(),
                x: laid.x.get(),
                y: laid.y.get(),
                rotation: laid.rotation.get(),
            })
            .collect(),
    }
}

const NOT_THERE: AppError = AppError::NotFound {
    what: Lacking::Lesson,
};

fn lacking(error: StoreError) -> AppError {
    match error {
        StoreError::NotThere => NOT_THERE,
        other => other.into(),
    }
}

#[cfg(test)]
mod tests;
