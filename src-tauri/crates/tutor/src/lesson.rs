//! A scenario with its boards set up: the tables, the positions, who decides for whom.

use crate::land;
use crate::learner_editor::{self, EditedDocument, EditorAction, Tools};
use crate::work::Work;
use content::faults::field;
use content::library::Library;
use content::mix::{Mix, MixChoice};
use content::opening::impossible;
use content::problem::{Problem, What, shown};
use content::record::PlayedDecision;
use content::scenario::{
    Anchor, Decider, DeskStart, Scenario, ScenarioBoard, ScenarioStep, Script,
};
use rules::event::Event;
use rules::figure::SegmentId;
use rules::game::Game;
use rules::ground::{Place, PlayerId};
use rules::history::History;
use rules::setup::Setup;
use rules::state::Context;
use std::collections::BTreeMap;
use std::sync::Arc;

/// A scenario that can be played.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// What its author wrote.
    pub scenario: Scenario,
    /// Its boards; the first is the one that it begins with.
    pub stages: Vec<LessonStage>,
    /// What shuffles the bag.
    pub seed: u32,
    /// What deserves a second look.
    pub warnings: Vec<Problem>,
    /// What a desk has at hand, where the lesson is given at one.
    pub(crate) tools: Option<Arc<Tools>>,
}

/// One board of a scenario, as it begins.
#[derive(Clone, Debug)]
pub struct LessonStage {
    /// Its name; the first one has none.
    pub name: Option<String>,
    /// Who learns.
    pub learner: PlayerId,
    /// Who decides, by seat.
    pub seats: Vec<Decider>,
    /// What others do.
    pub scripts: Vec<Script>,
    /// What is made, as it begins.
    pub document: Option<DeskStart>,
    /// True where only part of the board is shown.
    pub part: bool,
    /// What is in the bag of the game that it is made for.
    pub bag: Mix,
    /// What is left to be tried.
    pub(crate) work: Arc<Work>,
    names: BTreeMap<String, Place>,
    people: Vec<(PlayerId, String)>,
    setup: Setup,
    start: Game,
    told: Vec<Event>,
}

impl Lesson {
    /// Sets a scenario up; `seed` shuffles where the real bag is drawn from.
    ///
    /// # Errors
    /// With every fault, by path.
    pub fn open(scenario: Scenario, library: &Library, seed: u32) -> Result<Self, Vec<Problem>> {
        let first = scenario.board(None);
        let others = scenario.boards.iter();
        let others = others.map(|(name, board)| (Some(name.clone()), board.clone()));
        let mut stages = Vec::new();
        let mut warnings = Vec::new();
        let mut faults = Vec::new();
        for (name, board) in std::iter::once((None, first)).chain(others) {
            let path = path_of(name.as_deref());
            match LessonStage::open(name, &board, library, seed) {
                Ok((stage, looks)) => {
                    stages.push(stage);
                    warnings.extend(looks.into_iter().map(|problem| problem.under(&path)));
                }
                Err(problems) => faults.extend(problems.into_iter().map(|p| p.under(&path))),
            }
        }
        let asked = scenario.lab.iter().flat_map(|lab| &lab.bots);
        for (index, name) in asked.enumerate() {
            // Nobody can stop the lab of a lesson: who thinks long is not asked there.
            let quick = bots::BotKind::from_word(name).filter(|bot| bot.is_quick());
            if quick.is_none() {
                faults.push(no_bot(&format!("lab.bots[{index}]"), name));
            }
        }
        if faults.is_empty() {
            let at_desk = scenario.desk.is_some();
            let tools = || Arc::new(Tools::new(library.clone(), scenario.lab.clone()));
            Ok(Self {
                tools: at_desk.then(tools),
                scenario,
                stages,
                seed,
                warnings,
            })
        } else {
            Err(faults)
        }
    }

    /// The same lesson, to be tried so much and no more.
    #[must_use]
    pub(crate) fn within(mut self, work: &Arc<Work>) -> Self {
        for stage in &mut self.stages {
            stage.work = Arc::clone(work);
        }
        self.tools = self.tools.map(|tools| Arc::new(tools.within(work)));
        self
    }

    /// True when no more may be tried.
    pub(crate) fn is_spent(&self) -> bool {
        self.stage(None).work.is_spent()
    }

    /// The board of a name.
    pub fn stage(&self, name: Option<&str>) -> &LessonStage {
        let named = self
            .stages
            .iter()
            .find(|stage| stage.name.as_deref() == name);
        named.unwrap_or(&self.stages[0])
    }

    /// Every step.
    pub fn steps(&self) -> &[ScenarioStep] {
        &self.scenario.steps
    }

    /// The step of a name.
    pub fn step(&self, id: &str) -> Option<usize> {
        self.steps().iter().position(|step| step.id == id)
    }

    /// What lies on the desk when a step begins, and what was done to get there, on the way that solves the lesson.
    /// What cannot be done is left out: the checker tells it.
    pub(crate) fn model(&self, index: usize) -> (Vec<EditorAction>, Option<EditedDocument>) {
        let mut done = Vec::new();
        let mut made = learner_editor::begun(self.stage(None));
        for (at, step) in self.steps().iter().enumerate().take(index + 1) {
            if step.board.is_some() {
                made = learner_editor::begun(self.stage(step.board.as_deref()));
                done.clear();
            }
            if at == index {
                break;
            }
            for make in self.solution(step) {
                let after = self.tools.as_ref().zip(made.as_ref());
                if let Some(Ok(after)) = after.map(|(tools, made)| tools.after(made, &make)) {
                    made = Some(after);
                    done.push(make);
                }
            }
        }
        (done, made)
    }

    /// The operations that solve a step.
    pub(crate) fn solution(&self, step: &ScenarioStep) -> Vec<EditorAction> {
        let written = self.scenario.operations(&step.id);
        written.into_iter().filter_map(EditorAction::read).collect()
    }

    /// The step that follows; nothing after the last.
    pub fn after(&self, index: usize) -> Option<usize> {
        match &self.steps()[index].next {
            Some(id) => self.step(id),
            None => Some(index + 1).filter(|next| *next < self.steps().len()),
        }
    }
}

impl LessonStage {
    fn open(
        name: Option<String>,
        board: &ScenarioBoard,
        library: &Library,
        seed: u32,
    ) -> Result<(Self, Vec<Problem>), Vec<Problem>> {
        let opened = library.open_board(board, seed)?;
        let (start, told) = Game::begin(opened.table, &opened.setup).map_err(impossible)?;
        let mut people = Vec::new();
        let mut seats = Vec::new();
        for (player, seat) in PlayerId::all().zip(board.setup.players.seats()) {
            let by = seat.by.unwrap_or(Decider::Script);
            let name = seat.name.filter(|_| by != Decider::Learner);
            people.extend(name.map(|name| (player, name.to_lowercase())));
            seats.push(by);
        }
        let mut faults = Vec::new();
        for (index, by) in seats.iter().enumerate() {
            if let Decider::Bot(name) = by
                && bots::BotKind::from_word(name).is_none()
            {
                faults.push(no_bot(&format!("setup.players[{index}].by"), name));
            }
        }
        for (index, script) in board.scripts.iter().enumerate() {
            if let Some(name) = &script.bot
                && bots::BotKind::from_word(name).is_none()
            {
                faults.push(no_bot(&format!("scripts[{index}].bot"), name));
            }
        }
        let mut names = BTreeMap::new();
        for (name, spot) in board.names.iter() {
            match land::place(spot) {
                Some(place) => {
                    names.insert(name.clone(), place);
                }
                None => faults.push(Problem::error(field("let", name), What::NoPlace)),
            }
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        let learner = seats
            .iter()
            .position(|by| *by == Decider::Learner)
            .unwrap_or(0);
        let bag = match &board.setup.mix {
            MixChoice::Named(id) => library.mix(id).cloned(),
            MixChoice::Written(mix) => Some(Mix::clone(mix)),
        };
        let mut stage = Self {
            document: board.document.clone(),
            part: board.part,
            bag: bag.unwrap_or_default(),
            work: Arc::new(Work::endless()),
            name,
            learner: PlayerId::nth(learner),
            seats,
            scripts: board.scripts.clone(),
            names,
            people,
            setup: opened.setup,
            start,
            told,
        };
        stage.play(&board.moves).map_err(|fault| vec![fault])?;
        Ok((stage, opened.warnings))
    }

    /// It begins after these moves.
    fn play(&mut self, moves: &[PlayedDecision]) -> Result<(), Problem> {
        for (index, played) in moves.iter().enumerate() {
            let action = played.action.meant(self.start.table());
            self.told = self.start.apply(played.player, action).map_err(|refused| {
                let at = format!("moves[{index}]");
                Problem::error(at, What::refused(&refused))
            })?;
        }
        Ok(())
    }

    /// Where its board stands in the file.
    pub(crate) fn path(&self) -> String {
        path_of(self.name.as_deref())
    }

    /// What no box and no play leads to, although a game can go on from it.
    pub(crate) fn impossible(&self) -> Vec<Problem> {
        impossible(rules::position::faults(self.start.table(), &self.setup))
    }

    /// The game as the board begins.
    pub const fn start(&self) -> &Game {
        &self.start
    }

    /// A line of play from the beginning of the board.
    pub fn history(&self) -> History {
        History::of(self.start.clone(), self.told.clone())
    }

    /// The place that a feature is named by.
    pub fn place(&self, anchor: &Anchor) -> Option<Place> {
        match anchor {
            Anchor::Named(name) => self.names.get(name).copied(),
            Anchor::At(spot) => land::place(spot),
        }
    }

    /// Who else sits there, by name in small letters.
    pub(crate) fn people(&self) -> impl Iterator<Item = (PlayerId, &str)> {
        self.people
            .iter()
            .map(|(player, name)| (*player, name.as_str()))
    }

    /// The names of features, with their places.
    pub fn names(&self) -> impl Iterator<Item = (&str, Place)> {
        self.names
            .iter()
            .map(|(name, place)| (name.as_str(), *place))
    }

    /// A feature as it lies now; nothing as long as its tile does not lie there.
    pub fn feature(&self, anchor: &Anchor, context: Context<'_>) -> Option<SegmentId> {
        let segment = context.segment_at(self.place(anchor)?)?;
        Some(context.state.board.feature(segment))
    }
}

fn path_of(board: Option<&str>) -> String {
    board.map_or_else(String::new, |name| field("boards", name))
}

/// There is no bot of this name.
pub(crate) fn no_bot(at: &str, name: &str) -> Problem {
    let known = bots::BotKind::ALL.map(bots::BotKind::word);
    // One that there is, but not for this, is no help.
    let others: Vec<_> = known.into_iter().filter(|word| *word != name).collect();
    let near = content::faults::near(name, &others);
    let id = shown(name);
    Problem::error(at, What::NoBot { id, near })
}
