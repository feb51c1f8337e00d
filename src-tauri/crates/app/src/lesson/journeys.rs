//! Campaigns on the way: which there are, the program's and one's own, which chapter an id means, what goes along into
//! it, and what its end brings.

use super::Lessons;
use super::kept::{LessonRecords, fingerprint};
use super::map::name;
use crate::catch_panics::{guarded, run_blocking};
use crate::error::{AppError, MissingThing, Result};
use content::campaign::{Campaign, CarriedItem, Chapter, ChapterResources};
use content::course::campaigns;
use content::document::{self, DocumentFormat as _};
use content::entries::Entries;
use content::library::Library;
use content::scenario::{Scenario, ScenarioKind, StepKind};
use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};
use store::document::{Document, DocumentId};
use tutor::campaign::{CampaignProgress, ChapterStanding, brought};
use tutor::{Lesson, Runner};

/// What the ids of chapters of own campaigns begin with, before the number of the document.
const OWN: &str = "tale-";

/// A campaign that can be played.
#[derive(Debug, Clone)]
pub(super) struct AtHand {
    /// The document that it is, where somebody made it.
    pub(super) document: Option<DocumentId>,
    /// What its journey is kept by.
    pub(super) key: String,
    pub(super) campaign: Arc<Campaign>,
}

/// The campaigns of the program.
pub(super) fn carried_ones() -> &'static [AtHand] {
    static READ: LazyLock<Vec<AtHand>> = LazyLock::new(|| {
        let at_hand = |carried: &content::course::CarriedCampaign| AtHand {
            document: None,
            key: carried.campaign.id.clone(),
            campaign: Arc::new(carried.campaign.clone()),
        };
        campaigns().iter().map(at_hand).collect()
    });
    &READ
}

/// The number of the document, and the scenario in it, that the id of a chapter of an own campaign means.
fn parts(id: &str) -> Option<(DocumentId, &str)> {
    let (number, scenario) = id.strip_prefix(OWN)?.split_once('-')?;
    Some((DocumentId(number.parse().ok()?), scenario))
}

/// The campaign and the scenario in it that the id of a chapter of an own campaign means.
pub(crate) fn chapter_of_own(id: &str) -> Option<(DocumentId, String)> {
    parts(id).map(|(campaign, scenario)| (campaign, scenario.to_owned()))
}

/// The scenario as it can be played today: a way that leads to its aim no more, because bots or tiles have changed, is
/// nobody's help.
pub(super) fn as_of_today(mut scenario: Scenario, library: &Library) -> Result<Scenario> {
    let lesson = Lesson::open(scenario.clone(), library, 0)?;
    if scenario.kind == ScenarioKind::Scenario && !tutor::is_solved(&lesson) {
        scenario.solution = Entries::default();
    }
    Ok(scenario)
}

/// True for a chapter of an own campaign.
pub(super) fn is_of_own(id: &str) -> bool {
    parts(id).is_some()
}

/// The journeys to which chapters belong.
pub(super) fn journeys_of(ids: &[String]) -> Vec<String> {
    let of = |id: &String| {
        if let Some((document, _)) = parts(id) {
            return Some(format!("{OWN}{}", document.0));
        }
        let mut all = carried_ones().iter();
        let of_it = all.find(|it| it.campaign.at(id).is_some());
        of_it.map(|it| it.key.clone())
    };
    let mut keys: Vec<_> = ids.iter().filter_map(of).collect();
    keys.sort();
    keys.dedup();
    keys
}

impl AtHand {
    fn of(kept: &Document) -> Result<Self> {
        let doing = || format!("reading campaign {}", kept.id.0);
        let read = || -> Result<Campaign> { Ok(document::read(kept.body.as_bytes())?) };
        let campaign = guarded(doing, read)?;
        let of = Self {
            document: Some(kept.id),
            key: format!("{OWN}{}", kept.id.0),
            campaign: Arc::new(campaign),
        };
        let mut chapters = of.campaign.chapters.iter();
        if chapters.all(|it| of.scenario(&it.scenario).is_some()) {
            Ok(of)
        } else {
            Err(NOT_THERE)
        }
    }

    /// The scenario of a chapter, as its file says it.
    pub(super) fn scenario(&self, id: &str) -> Option<&Scenario> {
        self.campaign.scenario(id, |_| None)
    }

    /// The id under which a chapter is played.
    pub(super) fn played_as(&self, scenario: &str) -> String {
        match self.document {
            Some(_) => format!("{}-{scenario}", self.key),
            None => scenario.to_owned(),
        }
    }

    /// The most stars that each chapter was finished with.
    pub(super) fn stars(&self, past: &LessonRecords) -> BTreeMap<String, u8> {
        let chapters = self.campaign.chapters.iter();
        let stars = |id: &String| {
            past.lesson(&self.played_as(id))
                .map_or(0, |kept| kept.stars)
        };
        chapters
            .map(|it| (it.scenario.clone(), stars(&it.scenario)))
            .collect()
    }

    /// What a person reads under a key.
    pub(super) fn said(&self, key: &str, language: &str) -> String {
        self.campaign.said(key, language).unwrap_or(key).to_owned()
    }

    /// A chapter with what goes along into it. What makes no position that is possible is left behind.
    fn prepared(
        &self,
        chapter: &Chapter,
        carried: Vec<CarriedItem>,
        library: &Library,
    ) -> Result<(Scenario, Vec<CarriedItem>)> {
        let plain = self.scenario(&chapter.scenario).ok_or(NOT_THERE)?;
        let mut plain = plain.clone();
        plain.id = self.played_as(&chapter.scenario);
        let with = plain.clone().with_carried(&carried);
        if carried.is_empty() || with == plain {
            let own = self.document.is_some();
            let plain = if own {
                as_of_today(plain, library)?
            } else {
                plain
            };
            return Ok((plain, carried));
        }
        match as_of_today(with, library) {
            Ok(with) => Ok((with, carried)),
            Err(error) => {
                log::warn!("nothing goes along into {}: {error:?}", plain.id);
                Ok((as_of_today(plain, library)?, Vec::new()))
            }
        }
    }
}

impl Lessons {
    /// Every campaign that can be played, the program's first. Own ones that have faults are made to their end first.
    pub(super) async fn at_hand(&self) -> Result<Vec<AtHand>> {
        let kept = self.store.documents().await?.into_iter();
        let kept: Vec<_> = kept.filter(|it| it.kind == Campaign::KIND).collect();
        let reading = || "reading own campaigns".to_owned();
        let own = run_blocking(reading, move || {
            Ok(kept.iter().filter_map(|it| AtHand::of(it).ok()).collect())
        });
        let own: Vec<AtHand> = own.await?;
        Ok(carried_ones().iter().cloned().chain(own).collect())
    }

    /// The campaign and the place in it of the chapter that an id means.
    pub(super) async fn chapter_at(&self, id: &str) -> Result<Option<(AtHand, usize)>> {
        let Some((document, scenario)) = parts(id) else {
            let mut all = carried_ones().iter();
            return Ok(all.find_map(|it| Some((it.clone(), it.campaign.at(id)?))));
        };
        let kept = self.store.documents().await?.into_iter();
        let mut kept = kept.filter(|it| it.kind == Campaign::KIND && it.id == document);
        let kept = kept.next().ok_or(NOT_THERE)?;
        let scenario = scenario.to_owned();
        let reading = || "reading an own campaign".to_owned();
        let found = run_blocking(reading, move || {
            let of = AtHand::of(&kept)?;
            let index = of.campaign.at(&scenario).ok_or(NOT_THERE)?;
            Ok((of, index))
        });
        found.await.map(Some)
    }
}

/// The chapter that an open scenario is, and the journey to which it belongs.
#[derive(Debug, Clone)]
pub(super) struct OpenChapter {
    pub(super) of: AtHand,
    pub(super) index: usize,
    pub(super) journey: CampaignProgress,
    pub(super) carried: Vec<CarriedItem>,
    /// The stars of every chapter.
    pub(super) stars: BTreeMap<String, u8>,
    library: Arc<Library>,
}

impl OpenChapter {
    /// A chapter that is open to whoever has come so far, and its scenario with what goes along.
    pub(super) fn begin(
        of: AtHand,
        index: usize,
        past: &LessonRecords,
        library: &Arc<Library>,
    ) -> Result<(Scenario, Self)> {
        let mut journey = past.journey(&of.key);
        let stars = of.stars(past);
        let standings = journey.standings(&of.campaign, |id| star(&stars, id));
        if standings
            .get(index)
            .is_none_or(|it| *it == ChapterStanding::Closed)
        {
            return Err(NOT_THERE);
        }
        let chapter = of.campaign.chapters[index].clone();
        // Whoever stopped in the middle goes on with what went along then.
        let is_kept = past.lesson(&of.played_as(&chapter.scenario)).is_some();
        if !is_kept || !journey.begun.contains_key(&chapter.scenario) {
            journey.begin(&chapter);
        }
        let carried = journey.carried(&chapter);
        let (scenario, carried) = of.prepared(&chapter, carried, library)?;
        let library = Arc::clone(library);
        let open = Self {
            of,
            index,
            journey,
            carried,
            stars,
            library,
        };
        Ok((scenario, open))
    }

    pub(super) fn chapter(&self) -> &Chapter {
        &self.of.campaign.chapters[self.index]
    }

    /// The chapter from its beginning: what there is today goes along.
    pub(super) fn again(&mut self, seed: u32) -> Result<Runner> {
        let chapter = self.chapter().clone();
        self.journey.begin(&chapter);
        let carried = self.journey.carried(&chapter);
        let (scenario, carried) = self.of.prepared(&chapter, carried, &self.library)?;
        self.carried = carried;
        let lesson = Lesson::open(scenario, &self.library, seed)?;
        Ok(Runner::new(Arc::new(lesson)))
    }

    /// Free turns were lost: where a loss leads on, it can be taken.
    pub(super) fn lost(&mut self, runner: &Runner) {
        if self.chapter().loss.is_empty() || runner.step().kind != StepKind::Play {
            return;
        }
        if let Some((line, _)) = runner.shown() {
            let learner = runner.stage().learner;
            let end = brought(line.now(), learner, false, 0);
            let id = self.chapter().scenario.clone();
            self.journey.pending.insert(id, end);
        }
    }

    /// The last loss was not meant.
    pub(super) fn unlost(&mut self) {
        let id = self.chapter().scenario.clone();
        self.journey.pending.remove(&id);
    }

    /// True when there is a loss that can be taken.
    pub(super) fn may_take_loss(&self) -> bool {
        let chapter = self.chapter();
        !chapter.loss.is_empty() && self.journey.pending.contains_key(&chapter.scenario)
    }

    /// Takes the last loss; false where there is none.
    pub(super) fn take_loss(&mut self, runner: &Runner, language: &str) -> bool {
        let id = self.chapter().scenario.clone();
        let Some(end) = self.journey.pending.remove(&id) else {
            return false;
        };
        self.end(runner, language, end);
        true
    }

    /// It was won.
    pub(super) fn won(&mut self, runner: &Runner, language: &str) {
        let stars = runner.stars();
        let end = brought(runner.game(), runner.stage().learner, true, stars);
        let id = self.chapter().scenario.clone();
        let best = self.stars.entry(id).or_default();
        *best = stars.max(*best);
        self.end(runner, language, end);
    }

    fn end(&mut self, runner: &Runner, language: &str, end: ChapterResources) {
        let id = self.chapter().scenario.clone();
        let title = name(&runner.lesson().scenario, language).title;
        let content = self.of.scenario(&id).map(content).unwrap_or_default();
        self.journey.pending.remove(&id);
        self.journey.end(&id, title, content, end);
    }

    /// The chapter to go on with.
    pub(super) fn next(&self) -> Option<usize> {
        let standings = self.standings();
        let here = self.chapter();
        // Where this chapter leads comes first.
        let ended = self.journey.path.last();
        let led = match ended.filter(|it| it.scenario == here.scenario) {
            Some(way) if way.won => here.win.as_slice(),
            Some(_) => here.loss.as_slice(),
            None => &[],
        };
        let led = led.iter().filter_map(|id| self.of.campaign.at(id));
        let mut led = led.filter(|at| standings[*at] == ChapterStanding::Open);
        led.next()
            .or_else(|| self.journey.next(&self.of.campaign, &standings))
    }

    pub(super) fn standings(&self) -> Vec<ChapterStanding> {
        let stars = |id: &str| star(&self.stars, id);
        self.journey.standings(&self.of.campaign, stars)
    }

    /// What is kept of the journey.
    pub(super) fn row(&self) -> Result<store::journey::JourneyRow> {
        Ok(store::journey::JourneyRow {
            campaign: self.of.key.clone(),
            way: serde_json::to_string(&self.journey).map_err(AppError::bug)?,
        })
    }
}

pub(super) fn star(stars: &BTreeMap<String, u8>, id: &str) -> u8 {
    stars.get(id).copied().unwrap_or(0)
}

/// What a chapter is, in short: other words for the same task are no other chapter.
pub(super) fn content(scenario: &Scenario) -> String {
    let last = scenario.steps.last();
    last.map(|step| fingerprint(scenario, step))
        .unwrap_or_default()
}

const NOT_THERE: AppError = AppError::NotFound {
    what: MissingThing::Lesson,
};

#[cfg(test)]
mod tests;
