//! What lies on the desk of a lesson: the document as it was after each thing done since the step began.

use crate::lesson::LessonStage;
use crate::work::Work;
use content::library::Library;
use content::mix::{Mix, MixChoice};
use content::scenario::{DeskStart, Operation, Weighing};
use content::tile_set::SetTile;
use lab::{LabPlan, LabRun, Partial};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use workshop::draft::DocumentDraft;
use workshop::op::{Op, OpRefusal};
use workshop::twins::TileAppearance;

/// Something that is done at a desk.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged, try_from = "Value")]
pub enum EditorAction {
    /// A change of the document.
    Change(Op),
    /// Its games are played.
    Weigh(LabRunSpec),
}

/// A run of the lab, as it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "of", rename_all = "kebab-case", deny_unknown_fields)]
pub enum LabRunSpec {
    /// As the lesson says.
    Lab,
}

impl EditorAction {
    /// A run of the lab.
    pub const LAB: Self = Self::Weigh(LabRunSpec::Lab);

    /// As it is written; nothing when there is no such operation.
    pub fn read(operation: &Operation) -> Option<Self> {
        Self::try_from(operation.0.clone()).ok()
    }
}

impl TryFrom<Value> for EditorAction {
    type Error = &'static str;

    fn try_from(written: Value) -> Result<Self, Self::Error> {
        if let Ok(weigh) = serde_json::from_value(written.clone()) {
            return Ok(Self::Weigh(weigh));
        }
        let change = Op::read(written).map(Self::Change);
        change.ok_or("no such operation")
    }
}

/// A document, and the run that tells of it.
#[derive(Clone, Debug)]
pub struct EditedDocument {
    /// The document.
    pub draft: DocumentDraft,
    /// The last run of the lab; of the document as it is when it names the same one.
    pub run: Option<Arc<BenchRun>>,
}

/// What the lab told.
#[derive(Clone, Debug)]
pub struct BenchRun {
    /// Of which document.
    pub of: DocumentDraft,
    /// What was played.
    pub plan: LabPlan,
    /// What came of it.
    pub done: Partial,
}

impl EditedDocument {
    /// The run of the document as it is.
    pub fn weighed(&self) -> Option<&BenchRun> {
        self.run.as_deref().filter(|run| run.of == self.draft)
    }
}

/// What a change costs in tries, for each thing of the document that it is made to.
const CHANGE: usize = 1;
/// What a game of a run costs in tries, for each tile that is drawn: quick bots play without a word.
const DRAWN: usize = 4;

/// What a desk has at hand.
#[derive(Clone, Debug)]
pub(crate) struct Tools {
    pub library: Library,
    weighing: Option<Weighing>,
    /// What is left to be tried.
    work: Arc<Work>,
    /// The runs so far: the same mix brings the same games.
    runs: Arc<Mutex<Vec<Arc<BenchRun>>>>,
    /// What the tiles look like that were compared last, by their ids: of a document few change at a time.
    looks: Arc<Mutex<BTreeMap<String, (SetTile, TileAppearance)>>>,
}

/// Nobody stops a run of a lesson: it is small, and its bots are quick.
struct NoStop;

impl bots::StopSignal for NoStop {
    fn is_stopped(&self) -> bool {
        false
    }
}

impl Tools {
    pub(crate) fn new(library: Library, weighing: Option<Weighing>) -> Self {
        Self {
            library,
            weighing,
            work: Arc::new(Work::endless()),
            runs: Arc::default(),
            looks: Arc::default(),
        }
    }

    /// The same, to be tried so much and no more.
    pub(crate) fn within(&self, work: &Arc<Work>) -> Self {
        Self {
            work: Arc::clone(work),
            ..self.clone()
        }
    }

    /// Takes what the games of a mix cost; false when there is not so much left.
    fn take_games(&self, mix: &Mix, games: usize) -> bool {
        let counted = self.library.counted(mix);
        let tiles: usize = counted.iter().map(|(_, count)| usize::from(*count)).sum();
        self.work.take_on(tiles, games * tiles * DRAWN)
    }

    /// The document after something was done; nothing can be done any more when there is no work left.
    pub(crate) fn after(
        &self,
        made: &EditedDocument,
        make: &EditorAction,
    ) -> Result<EditedDocument, OpRefusal> {
        if !self.work.take(CHANGE * made.draft.things()) {
            return Err(OpRefusal::Same);
        }
        match make {
            EditorAction::Change(op) => Ok(EditedDocument {
                draft: made.draft.apply(op)?,
                run: made.run.clone(),
            }),
            EditorAction::Weigh(LabRunSpec::Lab) => {
                if made.weighed().is_some() {
                    return Err(OpRefusal::Same);
                }
                let run = self.run(&made.draft).ok_or(OpRefusal::WrongKind)?;
                Ok(EditedDocument {
                    draft: made.draft.clone(),
                    run: Some(run),
                })
            }
        }
    }

    /// What a tile looks like.
    pub(crate) fn looks(&self, tile: &SetTile) -> TileAppearance {
        let mut known = self.looks.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, looks)) = known.get(&tile.id).filter(|(same, _)| same == tile) {
            return looks.clone();
        }
        let looks = TileAppearance::of(tile);
        known.insert(tile.id.clone(), (tile.clone(), looks.clone()));
        looks
    }

    /// Plays the games of a mix, once; nothing for what cannot be played, or when there is not so much work left.
    pub(crate) fn run(&self, draft: &DocumentDraft) -> Option<Arc<BenchRun>> {
        let (DocumentDraft::Mix(mix), Some(weighing)) = (draft, &self.weighing) else {
            return None;
        };
        let mut runs = self.runs.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = runs.iter().find(|run| run.of == *draft) {
            return Some(Arc::clone(known));
        }
        if !self.take_games(mix, weighing.games.get()) {
            return None;
        }
        let bots: Option<Vec<_>> = weighing
            .bots
            .iter()
            .map(|word| bots::BotKind::from_word(word))
            .collect();
        let mix = MixChoice::Written(mix.clone().into());
        let (games, seed) = (weighing.games.get(), weighing.seed.get());
        let (plan, _) = LabPlan::new(&self.library, mix, bots?, games, seed).ok()?;
        let job = LabRun::new(plan);
        job.work(&NoStop);
        let run = Arc::new(BenchRun {
            of: draft.clone(),
            plan: job.plan().clone(),
            done: job.partial(),
        });
        runs.push(Arc::clone(&run));
        Some(run)
    }
}

/// The desk of a learner.
#[derive(Clone, Debug)]
pub(crate) struct LearnerEditor {
    pub tools: Arc<Tools>,
    /// What was done before the step, since its document began.
    before: Vec<EditorAction>,
    begun: Arc<EditedDocument>,
    done: Vec<(EditorAction, Arc<EditedDocument>)>,
}

impl LearnerEditor {
    /// A desk where all this was done; nothing when it no longer can be.
    pub(crate) fn at(
        tools: &Arc<Tools>,
        stage: &LessonStage,
        before: &[EditorAction],
    ) -> Option<Self> {
        let mut made = begun(stage)?;
        for make in before {
            made = tools.after(&made, make).ok()?;
        }
        Some(Self {
            tools: Arc::clone(tools),
            before: before.to_vec(),
            begun: Arc::new(made),
            done: Vec::new(),
        })
    }

    pub(crate) fn now(&self) -> &Arc<EditedDocument> {
        self.done.last().map_or(&self.begun, |(_, made)| made)
    }

    /// What was done in this step.
    pub(crate) fn own(&self) -> impl Iterator<Item = &EditorAction> {
        self.done.iter().map(|(make, _)| make)
    }

    /// Everything that was done since the document began.
    pub(crate) fn all(&self) -> Vec<EditorAction> {
        self.before.iter().chain(self.own()).cloned().collect()
    }

    pub(crate) fn make(&mut self, make: &EditorAction) -> Result<(), OpRefusal> {
        let made = self.tools.after(self.now(), make)?;
        self.done.push((make.clone(), Arc::new(made)));
        Ok(())
    }

    /// Takes the last thing done in this step back.
    pub(crate) fn take_back(&mut self) {
        self.done.pop();
    }
}

/// The document of a board as it begins.
pub(crate) fn begun(stage: &LessonStage) -> Option<EditedDocument> {
    let draft = match stage.document.clone()? {
        DeskStart::Set(set) => DocumentDraft::Set(set),
        DeskStart::Mix(mix) => DocumentDraft::Mix(mix),
    };
    Some(EditedDocument { draft, run: None })
}
