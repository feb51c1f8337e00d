//! A scenario, the position at whose desk it is edited, and the chapters that it is: one thing under one name. What is saved
//! at the desk goes into all of them.

use super::positions::{position_file, position_of, setup_of};
use super::{BROUGHT_BACK, DocumentLibrary, Workshop, named_anew, not_there};
use crate::error::{AppError, Result};
use crate::lesson::Lessons;
use crate::lesson::chapter_of_own;
use crate::lesson::own::edited::{KeptScenario, MadeScenario, is_same, without_desk};
use crate::view::draft::DocumentView;
use crate::view::own::{PositionScenario, SavedScenario};
use ::workshop::campaign_op::CampaignOp;
use ::workshop::draft::{DocumentDraft, DraftKind};
use ::workshop::fresh;
use ::workshop::op::{Op, OpRefusal};
use content::document::{self, DocumentFormat as _};
use content::library::Library;
use content::position_file::{GOAL, PositionFile, STAR, key_of_aim};
use content::scenario::Scenario;
use store::document::{Document, DocumentId};
use tutor::aims::{self, Wording};

/// In letters; longer titles fit on no card.
const LONGEST_TITLE: usize = 60;

impl Workshop {
    /// Opens what is played under an id at the desk of its position, which begins when it has none yet: a scenario of one's
    /// own, or a chapter of an own campaign.
    pub async fn edit_scenario(&self, lessons: &Lessons, id: String) -> Result<DocumentView> {
        if let Some((campaign, chapter)) = chapter_of_own(&id) {
            return self.edit_chapter(lessons, campaign, chapter).await;
        }
        let kept = lessons.of_id(&id).await?.into_iter().next();
        let at = self.desk_of(lessons, kept.ok_or_else(not_there)?).await?;
        self.view(at).await
    }

    /// Opens a chapter that a campaign brings along at the desk of its position, as it is in that campaign.
    pub async fn edit_chapter(
        &self,
        lessons: &Lessons,
        campaign: DocumentId,
        chapter: String,
    ) -> Result<DocumentView> {
        let reading = move || format!("opening a chapter of campaign {}", campaign.0);
        let named = chapter.clone();
        let brought = self.shelf.ask(reading, move |shelf| {
            let Some(DocumentDraft::Campaign(campaign)) = shelf.get(campaign) else {
                return Err(not_there());
            };
            campaign.scenarios.get(&named).cloned().ok_or(not_there())
        });
        let brought = brought.await?;
        if !aims::is_of_position(&brought) {
            return Err(not_there());
        }
        let kept = lessons.of_id(&chapter).await?;
        let same = kept.iter().find(|it| is_same(&it.scenario, &brought));
        let kept = match (same, kept.first()) {
            (Some(same), _) => same.clone(),
            // The campaign has another version of it, which is the one that was asked for.
            (None, Some(other)) => {
                let kept = KeptScenario {
                    at: other.at,
                    scenario: Scenario {
                        position: other.scenario.position.clone(),
                        ..brought
                    },
                };
                lessons.put_own(&kept).await?;
                self.bring_to_desk(&kept.scenario).await?;
                kept
            }
            (None, None) => {
                let scenario = without_desk(brought);
                let at = lessons.add_own(&scenario).await?;
                KeptScenario { at, scenario }
            }
        };
        let at = self.desk_of(lessons, kept).await?;
        self.view(at).await
    }

    /// The scenario that a position was saved as, and whether the position is still as it was then.
    pub async fn position_scenario(
        &self,
        lessons: &Lessons,
        id: DocumentId,
    ) -> Result<Option<PositionScenario>> {
        let key = self.key_of(id).await?;
        let Some(kept) = lessons.of_position(&key).await? else {
            return Ok(None);
        };
        let saved = kept.scenario.clone();
        let holding = move || format!("holding position {} against its scenario", id.0);
        let current = self.shelf.ask(holding, move |shelf| {
            Ok(makes(position_of(shelf.get(id))?, &saved, shelf.library()))
        });
        Ok(Some(PositionScenario {
            current: current.await?,
            scenario: lessons.own_view(&kept).await?,
        }))
    }

    /// Makes a scenario of a position and keeps it, once a bot has shown that its aims can be reached, or anyway. Chapters
    /// that had what was saved before have it as it is now.
    pub async fn save_position_as_scenario(
        &self,
        lessons: &Lessons,
        id: DocumentId,
        wording: Wording,
        anyway: bool,
    ) -> Result<SavedScenario> {
        let writing = move || format!("making a scenario of position {}", id.0);
        let file = self.shelf.ask(writing, move |shelf| {
            let position = position_of(shelf.get(id))?;
            let problems = shelf.library().faults_of_position(&position.setup);
            if !problems.is_empty() {
                return Err(problems.into());
            }
            let file = aims::scenario(position, "own", &wording);
            Ok((file, position.id.clone()))
        });
        let (file, key) = file.await?;
        match lessons.make_of_position(file, &key, anyway).await? {
            MadeScenario::NoWay { tries } => Ok(SavedScenario::NoWay { tries }),
            MadeScenario::Kept { before, now } => {
                if let Some(before) = before {
                    self.put_into_chapters(&before, &now.scenario).await?;
                }
                lessons.saved(&now).await
            }
        }
    }

    /// Takes a scenario off the list, and the position at whose desk it is edited.
    pub async fn delete_scenario(&self, lessons: &Lessons, id: DocumentId) -> Result<()> {
        let kept = lessons.own_at(id).await;
        let of = kept.ok().and_then(|kept| kept.scenario.position);
        let shelf = self.shelf.now().ok_or_else(not_there)?;
        match of.and_then(|key| position_on(&shelf, &key)) {
            Some(position) => self.delete(position).await,
            None => lessons.delete_own(id).await,
        }
    }

    /// Brings a deleted scenario back, and its position.
    pub async fn restore_scenario(&self, lessons: &Lessons, id: DocumentId) -> Result<()> {
        let gone = self.store.deleted_documents().await?;
        let of = gone.iter().find(|gone| gone.it.id == id);
        let key = of.and_then(|gone| position_named(&gone.it));
        let position = gone.iter().find(|gone| {
            let is_position = gone.it.kind == DraftKind::Position.word();
            let draft = || DocumentDraft::read(DraftKind::Position, &gone.it.body).ok();
            is_position && key.is_some() && draft().map(|it| it.id().to_owned()) == key
        });
        if let Some(position) = position {
            // Its scenario comes along. Where another position has its place meanwhile, the scenario comes alone.
            if self.restore(position.it.id).await.is_ok() {
                return Ok(());
            }
        }
        lessons.restore_own(id).await
    }

    /// What is edited at the desk of a position that goes, or comes back, goes or comes with it.
    pub(super) async fn along_with(&self, key: &str, comes: bool) -> Result<()> {
        let kept: Vec<Document> = if comes {
            let gone = self.store.deleted_documents().await?;
            gone.into_iter().map(|gone| gone.it).collect()
        } else {
            self.store.documents().await?
        };
        let of_position = kept
            .into_iter()
            .filter(|it| position_named(it).as_deref() == Some(key));
        for scenario in of_position {
            if comes {
                drop(self.store.restore_document(scenario.id).await?);
            } else {
                self.store.delete_document(scenario.id).await?;
            }
        }
        Ok(())
    }

    /// The position at whose desk a scenario is edited, and the scenario knows it from now on.
    async fn desk_of(&self, lessons: &Lessons, kept: KeptScenario) -> Result<DocumentId> {
        let shelf = self.shelf.now().ok_or_else(not_there)?;
        let scenario = &kept.scenario;
        let of = scenario.position.as_deref();
        if let Some(at) = of.and_then(|key| position_on(&shelf, key)) {
            return Ok(at);
        }
        if !aims::is_of_position(scenario) {
            return Err(not_there());
        }
        // A position from which it was saved by an earlier version is its desk, as long as it is as it was.
        let adopted = self.adopted(lessons, scenario).await?;
        let at = if let Some(at) = adopted {
            at
        } else {
            let made = whole_position(scenario)?;
            let name = made.name.in_language("en").to_owned();
            let draw = move |shelf: &DocumentLibrary| {
                let made = DocumentDraft::Position(Box::new(made.written_out(shelf.library())));
                Ok(named_anew(shelf, &made, &name))
            };
            self.add(draw).await?
        };
        let position = Some(self.key_of(at).await?);
        let scenario = Scenario {
            position,
            ..kept.scenario
        };
        let kept = KeptScenario { scenario, ..kept };
        lessons.put_own(&kept).await?;
        Ok(at)
    }

    async fn adopted(&self, lessons: &Lessons, scenario: &Scenario) -> Result<Option<DocumentId>> {
        let scenario = scenario.clone();
        let looking = || "looking for the position of a scenario".to_owned();
        let like = self.shelf.ask(looking, move |shelf| {
            let all = shelf.drafts().filter_map(|(at, draft)| match draft {
                DocumentDraft::Position(position) => Some((at, position)),
                _ => None,
            });
            let alike = all.filter(|(_, it)| makes(it, &scenario, shelf.library()));
            let alike: Vec<_> = alike.map(|(at, it)| (at, it.id.clone())).collect();
            Ok(alike)
        });
        for (at, key) in like.await? {
            if lessons.of_position(&key).await?.is_none() {
                return Ok(Some(at));
            }
        }
        Ok(None)
    }

    /// Has the position of a scenario as the scenario is, as a step that can be taken back.
    async fn bring_to_desk(&self, scenario: &Scenario) -> Result<()> {
        let shelf = self.shelf.now().ok_or_else(not_there)?;
        let of = scenario.position.as_deref();
        let Some(at) = of.and_then(|key| position_on(&shelf, key)) else {
            return Ok(());
        };
        let made = whole_position(scenario)?.written_out(shelf.library());
        let (kept, _) = self.store.document(at).await?;
        let put = move |draft: &DocumentDraft| {
            let name = made.name.in_language("en").to_owned();
            let made = DocumentDraft::Position(Box::new(made));
            Ok(fresh::copy(&made, draft.id(), &name))
        };
        self.step(at, kept.revision, BROUGHT_BACK.to_owned(), put)
            .await
            .map(drop)
    }

    /// Has every chapter that was as the scenario was before as it is now.
    async fn put_into_chapters(&self, before: &Scenario, now: &Scenario) -> Result<()> {
        let shelf = self.shelf.now().ok_or_else(not_there)?;
        let had = |draft: &DocumentDraft| match draft {
            DocumentDraft::Campaign(campaign) => campaign
                .scenarios
                .get(&before.id)
                .is_some_and(|brought| is_same(brought, before)),
            _ => false,
        };
        let having: Vec<_> = shelf
            .drafts()
            .filter(|(_, draft)| had(draft))
            .map(|(at, _)| at)
            .collect();
        for at in having {
            let change = CampaignOp::Scenario {
                chapter: now.id.clone(),
                brought: document::write(&without_desk(now.clone())),
            };
            let (kept, _) = self.store.document(at).await?;
            match self
                .change(at, kept.revision, Op::Campaign { change })
                .await
            {
                Ok(_)
                | Err(AppError::Undrawable {
                    why: OpRefusal::Same,
                }) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    async fn key_of(&self, id: DocumentId) -> Result<String> {
        let naming = move || format!("naming position {}", id.0);
        self.shelf
            .ask(naming, move |shelf| {
                Ok(position_of(shelf.get(id))?.id.clone())
            })
            .await
    }
}

/// The number of the position of an id.
fn position_on(shelf: &DocumentLibrary, key: &str) -> Option<DocumentId> {
    let mut all = shelf.drafts();
    let is_it = |draft: &DocumentDraft| draft.kind() == DraftKind::Position && draft.id() == key;
    all.find(|(_, draft)| is_it(draft)).map(|(at, _)| at)
}

/// The position at whose desk a kept document is edited, where it is a scenario that has one.
fn position_named(kept: &Document) -> Option<String> {
    if kept.kind != Scenario::KIND {
        return None;
    }
    let scenario: Scenario = document::read(kept.body.as_bytes()).ok()?;
    scenario.position
}

/// The position that says all that a scenario says.
fn whole_position(scenario: &Scenario) -> Result<PositionFile> {
    let title = scenario.said(&scenario.title, scenario.own_language());
    let name = title.unwrap_or(&scenario.id).to_owned();
    position_file(setup_of(scenario, None), Some(scenario.clone()), &name)
}

/// True where a position makes this scenario, with the sentences that stand there already.
fn makes(position: &PositionFile, scenario: &Scenario, library: &Library) -> bool {
    let said = |list: &'static str, count: usize| -> Vec<String> {
        let sentence = |index| {
            let key = key_of_aim(list, index);
            scenario
                .said(&key, scenario.own_language())
                .map(str::to_owned)
        };
        (0..count).map_while(sentence).collect()
    };
    let note = position.description.as_ref();
    let note = note.map(|note| note.in_language("en").trim().to_owned());
    let name = position.name.in_language("en");
    let wording = Wording {
        title: name.chars().take(LONGEST_TITLE).collect(),
        note: note.filter(|note| !note.is_empty()),
        goals: said(GOAL, position.goals.len()),
        stars: said(STAR, position.stars.len()),
    };
    let file = aims::scenario(position, &scenario.id, &wording);
    let Ok(bytes) = serde_json::to_vec(&file) else {
        return false;
    };
    let made: Option<Scenario> = library.read(&bytes).ok();
    made.is_some_and(|made| is_same(&made, scenario))
}
