//! Scenarios of one's own: made of moments of games, kept as documents, listed with what was won, opened by their id.

pub(crate) mod edited;
mod lessons;
mod proved;
mod shared;

use super::Lessons;
use super::journeys::is_of_own;
use super::kept::LessonRecords;
use super::map::name;
use crate::catch_panics::{guarded, run_blocking};
use crate::error::{AppError, MissingThing, Result};
use crate::session::moment::TurnBeginning;
use crate::view::campaign::{ChapterState, expansions, picture};
use crate::view::damaged::{DamagedKind, DamagedView, name_in};
use crate::view::own::{ChapterPlace, MomentView, NewScenario, OwnScenario, SavedScenario};
use ::workshop::aim::AimSentence;
use ::workshop::draft::{DocumentDraft, DraftKind};
use ::workshop::patch::Patch;
use content::beginning::Players;
use content::campaign::Campaign;
use content::document::{self, DocumentFormat as _};
use content::library::Library;
use content::needs::Needs;
use content::number::Whole;
use content::scenario::{Decider, Scenario, StepKind};
use edited::KeptScenario;
pub(crate) use proved::named;
use proved::{OWN, WishOutcome};
use rules::ground::PlayerId;
use std::collections::BTreeMap;
use store::StoreError;
use store::document::{Document, DocumentId, StepRow};
use tutor::Progress;
use tutor::check::is_of_other_bots;

/// True for the id of a scenario of one's own.
pub(crate) fn is_own(id: &str) -> bool {
    id.starts_with(OWN)
}

impl Lessons {
    /// Every scenario of one's own, the newest first.
    pub async fn own(&self) -> Result<Vec<OwnScenario>> {
        let (past, documents) = (self.past().await?, self.store.documents().await?);
        let used = used_in(&documents, &past.language);
        let kept = scenarios(documents).await?;
        let library = (self.todays)();
        run_blocking(
            || "listing own scenarios".to_owned(),
            move || {
                let view = |(at, scenario): &(DocumentId, Scenario)| {
                    view(*at, scenario, &past, &library, &used)
                };
                Ok(kept.iter().map(view).collect())
            },
        )
        .await
    }

    /// The scenario of an id, where it is one of one's own.
    pub(super) async fn own_of(&self, id: &str) -> Result<Option<Scenario>> {
        if !is_own(id) {
            return Ok(None);
        }
        let naming = self.store.documents_naming(Scenario::KIND, id).await?;
        let found = scenarios(naming).await?.into_iter();
        let mut found = found.filter(|(_, scenario)| scenario.id == id);
        match found.next() {
            Some((_, scenario)) => Ok(Some(scenario)),
            None => self.own_lesson(id).await.map(Some),
        }
    }

    /// What somebody who makes a scenario of a moment should know.
    pub fn told(moment: &TurnBeginning) -> MomentView {
        let state = moment.game.state();
        MomentView {
            turn: state.turn,
            tiles: moment.tiles(),
            scores: state.players.iter().map(|player| player.score).collect(),
        }
    }

    /// Makes a scenario of a moment and keeps it, once a bot has shown that its aim can be reached.
    pub async fn make_own(
        &self,
        moment: TurnBeginning,
        wish: NewScenario,
    ) -> Result<SavedScenario> {
        let library = (self.todays)();
        let made = run_blocking(
            || "making a scenario of a moment".to_owned(),
            move || proved::of(&moment, wish, &library),
        );
        let scenario = match made.await? {
            WishOutcome::Scenario(scenario) => *scenario,
            WishOutcome::NoWay { tries } => return Ok(SavedScenario::NoWay { tries }),
        };
        let (scenario, _) = self.keep_own(scenario).await?;
        Ok(SavedScenario::Kept {
            scenario: Box::new(scenario),
        })
    }

    /// Any scenario that is at hand: one's own, a chapter, or a lesson.
    pub async fn scenario_of(&self, id: &str) -> Result<Scenario> {
        match self.own_of(id).await? {
            Some(own) => Ok(own),
            None if is_of_own(id) => {
                let (of, index) = self.chapter_at(id).await?.ok_or(NOT_THERE)?;
                let chapter = &of.campaign.chapters[index];
                of.scenario(&chapter.scenario).cloned().ok_or(NOT_THERE)
            }
            None => Ok(super::open::scenario(id)?.clone()),
        }
    }

    /// Keeps a scenario, unless the same one is kept already; and whether it is. A way that solves it is added to one
    /// that had none.
    async fn keep_own(&self, scenario: Scenario) -> Result<(OwnScenario, bool)> {
        let _alone = self.keeping_own.lock().await;
        let mut kept = self.kept_own().await?.into_iter();
        let known = kept.find(|(_, other)| edited::is_known(other, &scenario.id));
        let is_known = known.is_some();
        let (at, scenario) = match known {
            Some((at, known)) if !is_better(&scenario, &known) => (at, known),
            Some((at, known)) => {
                let scenario = Scenario {
                    id: known.id,
                    position: known.position,
                    ..scenario
                };
                self.rewrite(at, &scenario).await?;
                (at, scenario)
            }
            None => (self.add_own(&scenario).await?, scenario),
        };
        let view = self.own_view(&KeptScenario { at, scenario }).await?;
        Ok((view, is_known))
    }

    async fn rewrite(&self, at: DocumentId, scenario: &Scenario) -> Result<()> {
        let (kept, _) = self.store.document(at).await.map_err(lacking)?;
        let body = document::write(scenario);
        let exchange = Patch::between(&kept.body, &body);
        let step = StepRow {
            told: "null".to_owned(),
            exchange: serde_json::to_string(&exchange).map_err(AppError::bug)?,
        };
        let added = self.store.add_step(at, kept.revision, body, step, None);
        added.await.map(drop).map_err(lacking)
    }

    pub async fn delete_own(&self, id: DocumentId) -> Result<()> {
        self.store.delete_document(id).await.map_err(lacking)
    }

    pub async fn restore_own(&self, id: DocumentId) -> Result<()> {
        let restored = self.store.restore_document(id).await;
        restored.map(drop).map_err(lacking)
    }

    /// Scenarios that cannot be read any more.
    pub async fn damaged_own(&self) -> Result<Vec<DamagedView>> {
        let kept = self.store.documents().await?.into_iter();
        let kept = kept.filter(|kept| kept.kind == Scenario::KIND);
        run_blocking(
            || "listing the damaged scenarios".to_owned(),
            move || {
                let damaged = kept.filter(|kept| read(kept).is_err());
                let view = |kept: Document| DamagedView {
                    kind: DamagedKind::Scenario,
                    id: kept.id.0,
                    name: name_in(&kept.body, "en"),
                    updated: kept.updated_at,
                    opens: false,
                };
                Ok(damaged.map(view).collect())
            },
        )
        .await
    }

    async fn kept_own(&self) -> Result<Vec<(DocumentId, Scenario)>> {
        scenarios(self.store.documents().await?).await
    }
}

/// The scenarios among documents; what cannot be read any more is passed over and stays as it is.
async fn scenarios(kept: Vec<Document>) -> Result<Vec<(DocumentId, Scenario)>> {
    let kept = kept.into_iter().filter(|kept| kept.kind == Scenario::KIND);
    let sound = |kept: Document| match read(&kept) {
        Ok(scenario) => Some((kept.id, scenario)),
        Err(error) => {
            log::warn!("scenario {} is set aside: {error:?}", kept.id.0);
            None
        }
    };
    run_blocking(
        || "reading own scenarios".to_owned(),
        move || Ok(kept.filter_map(sound).collect()),
    )
    .await
}

/// The documents that are scenarios, by the ids of these.
pub(crate) fn own_ids(kept: &[Document]) -> BTreeMap<String, DocumentId> {
    let scenarios = kept.iter().filter(|kept| kept.kind == Scenario::KIND);
    let ids = |kept: &Document| {
        let scenario = read(kept).ok()?;
        // One that was edited comes back by what it is now.
        Some([scenario.id.clone(), named(scenario).id].map(|id| (id, kept.id)))
    };
    scenarios.filter_map(ids).flatten().collect()
}

/// The own campaigns that a scenario is a chapter of, by its id.
type UsedIn = BTreeMap<String, Vec<ChapterPlace>>;

fn used_in(kept: &[Document], language: &str) -> UsedIn {
    let mut used = UsedIn::new();
    for kept in kept.iter().filter(|kept| kept.kind == Campaign::KIND) {
        let doing = || format!("reading campaign {}", kept.id.0);
        let read = || -> Result<Campaign> { Ok(document::read(kept.body.as_bytes())?) };
        // What has faults is at its desk and not played.
        let Ok(campaign) = guarded(doing, read) else {
            continue;
        };
        let title = campaign.said(&campaign.title, language);
        for (index, chapter) in campaign.chapters.iter().enumerate() {
            let place = ChapterPlace {
                document: kept.id.0,
                campaign: title.unwrap_or(&campaign.id).to_owned(),
                number: index as u16 + 1,
            };
            let of_scenario = used.entry(chapter.scenario.clone()).or_default();
            of_scenario.push(place);
        }
    }
    used
}

/// What an own scenario is called, what it names of sets and mixes, and where it is edited.
pub(crate) struct NamedScenario {
    pub(crate) id: String,
    pub(crate) title: String,
    pub(crate) needs: Needs,
    pub(crate) position: Option<String>,
}

impl NamedScenario {
    /// True for the position at whose desk it is edited.
    pub(crate) fn is_of(&self, draft: &DocumentDraft) -> bool {
        let position = draft.kind() == DraftKind::Position;
        position && self.position.as_deref() == Some(draft.id())
    }
}

pub(crate) fn named_by_scenarios(kept: &[Document], language: &str) -> Vec<NamedScenario> {
    let scenarios = kept.iter().filter(|kept| kept.kind == Scenario::KIND);
    let named = |kept: &Document| {
        let scenario = read(kept).ok()?;
        Some(NamedScenario {
            needs: Needs::of(&scenario),
            title: name(&scenario, language).title,
            id: scenario.id,
            position: scenario.position,
        })
    };
    scenarios.filter_map(named).collect()
}

/// What a kept scenario is called; what cannot be read any more is called by whatever can still be found in it.
pub(crate) fn title_of(kept: &Document, language: &str) -> Option<String> {
    match read(kept) {
        Ok(scenario) => Some(name(&scenario, language).title),
        Err(_) => name_in(&kept.body, language),
    }
}

fn read(kept: &Document) -> Result<Scenario> {
    let doing = || format!("reading scenario {}", kept.id.0);
    guarded(doing, || Ok(document::read(kept.body.as_bytes())?))
}

/// True when a way to every aim of free turns is written down.
fn is_proven(scenario: &Scenario) -> bool {
    let mut steps = scenario.steps.iter();
    steps.all(|step| step.kind != StepKind::Play || scenario.acts(&step.id).is_some())
}

/// True when this one shows a way, and the other none or one against bots of before.
fn is_better(scenario: &Scenario, than: &Scenario) -> bool {
    is_proven(scenario) && (!is_proven(than) || is_of_other_bots(than))
}

/// The aim whose sentence a text is.
pub(super) fn aim_of(scenario: &Scenario, key: &str) -> Option<AimSentence> {
    let goal = scenario.goal_of(key)?;
    Some(AimSentence::of(&goal.reach, &scenario.names))
}

fn view(
    at: DocumentId,
    scenario: &Scenario,
    past: &LessonRecords,
    library: &Library,
    used: &UsedIn,
) -> OwnScenario {
    let kept = past.lesson(&scenario.id);
    let progress = kept.and_then(|kept| serde_json::from_str::<Progress>(&kept.progress).ok());
    let stars = kept.map_or(0, |kept| kept.stars);
    let seats = match &scenario.setup.players {
        Players::Each(seats) => seats.as_slice(),
        Players::Number(_) => &[],
    };
    let learner = seats
        .iter()
        .position(|seat| seat.by == Some(Decider::Learner));
    let aim = scenario.goals.first().map_or("", |goal| goal.say.as_str());
    let deck = scenario.deck.as_ref().map(|deck| &deck.draws);
    let deck = scenario.setup.deck.as_ref().or(deck);
    let tiles = deck.map_or(0, Vec::len);
    let needs = Needs::of(scenario);
    let turns = scenario
        .steps
        .iter()
        .filter_map(content::scenario::ScenarioStep::most_turns);
    let turns = turns.map(Whole::get::<u16>).reduce(u16::saturating_add);
    OwnScenario {
        document: at.0,
        scenario: name(scenario, &past.language),
        reach: aim_of(scenario, aim),
        aim: scenario.said(aim, &past.language).unwrap_or(aim).to_owned(),
        expansions: expansions(scenario, library),
        seats: seats
            .iter()
            .map(|seat| seat.name.clone().unwrap_or_default())
            .collect(),
        learner: PlayerId::nth(learner.unwrap_or(0)),
        tiles: tiles as u16,
        turns,
        proven: is_proven(scenario),
        stars,
        state: match progress {
            Some(progress) if !progress.done => ChapterState::Begun,
            _ if stars > 0 => ChapterState::Finished,
            _ => ChapterState::Open,
        },
        playable: needs.are_in(library),
        sets: needs.sets.into_iter().collect(),
        mixes: needs.mixes.into_iter().collect(),
        picture: picture(&scenario.setup),
        position: scenario.position.clone(),
        editable: tutor::aims::is_of_position(scenario),
        chapters: used.get(&scenario.id).cloned().unwrap_or_default(),
    }
}

const NOT_THERE: AppError = AppError::NotFound {
    what: MissingThing::Lesson,
};

fn lacking(error: StoreError) -> AppError {
    match error {
        StoreError::NotThere(_) => NOT_THERE,
        other => other.into(),
    }
}

#[cfg(test)]
mod tests;
