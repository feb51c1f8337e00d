//! Whether a lesson is well made, as far as that can be counted: boards that a game can reach, one answer for one outcome,
//! numbers that hold, hands before questions. Warns; what makes a lesson unplayable is told elsewhere.

mod answers;

use self::answers::AskedStep;
use crate::expansions;
use crate::facts::{self};
use crate::lesson::{Lesson, LessonStage};
use crate::runner::Runner;
use content::beginning::GameSetup;
use content::faults::field;
use content::library::Library;
use content::number::Whole;
use content::problem::{Problem, What, shown};
use content::scenario::{ENGLISH, Scenario, ScenarioStep, StepKind};
use content::words::RuleKind;
use rules::ground::Kind;
use serde::Serialize;
use std::collections::BTreeSet;
use std::sync::Arc;

/// So many turns more than tiles a board may have: somebody may have placed two, or none.
const SPARE_TURNS: i64 = 5;
/// One board, and another for the edge of a rule.
const MOST_BOARDS: usize = 2;
/// What says that a step rests on a ruling.
const MARKS_OF_RULING: [&str; 3] = ["printed rules", "ruling", "we play"];
const COMPASS: [&str; 4] = ["north", "east", "south", "west"];
/// The figures of one lesson.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct CraftFigures {
    /// The lesson.
    pub id: String,
    /// How many steps it has.
    pub steps: usize,
    /// How many of them want a move.
    pub moves: usize,
    /// How many of them ask.
    pub questions: usize,
    /// What the first of both wants: the type of its step.
    pub first: Option<StepKind>,
    /// How many boards it has.
    pub boards: usize,
    /// How many of them no game can reach.
    pub impossible: usize,
    /// How many steps look for the best.
    pub find: usize,
    /// How many of those leave open where the tile goes.
    pub find_open: usize,
    /// How many answers are given to moves of different outcomes.
    pub mixed_answers: usize,
    /// How many texts name a side of the compass.
    pub compass: usize,
    /// How many steps rest on a ruling and do not say so.
    pub rulings_unmarked: usize,
}

/// The figures of a lesson, and what deserves a second look.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Craft {
    pub figures: CraftFigures,
    pub problems: Vec<Problem>,
}

impl Craft {
    fn warn(&mut self, at: &str, what: What) {
        self.problems.push(Problem::warning(at, what));
    }

    /// Looks a lesson over: its file, and every move of its steps.
    pub(super) fn of(lesson: Lesson, library: &Library) -> Self {
        let mut craft = Self::default();
        let scenario = &lesson.scenario;
        craft.figures.id.clone_from(&scenario.id);
        craft.figures.steps = scenario.steps.len();
        craft.order(scenario);
        craft.boards(&lesson, library);
        craft.compass(scenario);
        craft.rules(scenario, library);
        if scenario.desk.is_none() {
            craft.moves(lesson);
        }
        craft
    }

    /// Goes through the lesson as its solution does, and looks at every move on the way.
    fn moves(&mut self, lesson: Lesson) {
        let mut runner = Runner::new(Arc::new(lesson));
        while !runner.is_done() && !runner.is_unproven() {
            let index = runner.index();
            let path = format!("steps[{index}]");
            if matches!(runner.step().kind, StepKind::Do | StepKind::Find) {
                AskedStep::of(&runner).judge(&path, self);
            }
            runner.skip();
            if runner.index() == index && !runner.is_done() {
                return;
            }
        }
    }

    /// Hands come before questions.
    fn order(&mut self, scenario: &Scenario) {
        for (index, step) in scenario.steps.iter().enumerate() {
            match step.kind {
                StepKind::Say | StepKind::Show => continue,
                StepKind::Predict | StepKind::Spot => {
                    self.figures.questions += 1;
                    if self.figures.moves == 0
                        && self.figures.questions == 1
                        && !is_exempt(scenario)
                    {
                        self.warn(&format!("steps[{index}]"), What::QuestionFirst);
                    }
                }
                StepKind::Do | StepKind::Find | StepKind::Play | StepKind::Make => {
                    self.figures.moves += 1;
                    self.figures.find += usize::from(step.kind == StepKind::Find);
                }
            }
            self.figures.first.get_or_insert(step.kind);
        }
    }

    fn boards(&mut self, lesson: &Lesson, library: &Library) {
        let scenario = &lesson.scenario;
        let named = scenario
            .steps
            .iter()
            .filter_map(|step| step.board.as_deref());
        let named: BTreeSet<_> = named.collect();
        let own = usize::from(
            scenario
                .steps
                .first()
                .is_some_and(|step| step.board.is_none()),
        );
        self.figures.boards = named.len() + own;
        if self.figures.boards > MOST_BOARDS && !is_exempt(scenario) {
            let (n, most) = (self.figures.boards.into(), MOST_BOARDS.into());
            self.warn("boards", What::ManyBoards { n, most });
        }
        if scenario.desk.is_some() {
            return;
        }
        for stage in &lesson.stages {
            let board = stage
                .name
                .as_ref()
                .and_then(|name| scenario.boards.get(name));
            let setup = board.map_or(&scenario.setup, |board| &board.setup);
            let found = impossible(setup, stage, library);
            self.figures.impossible += usize::from(!found.is_empty());
            let path = stage.path();
            self.problems
                .extend(found.into_iter().map(|it| it.under("setup").under(&path)));
        }
    }

    fn compass(&mut self, scenario: &Scenario) {
        let english = scenario.text.get(ENGLISH).into_iter();
        for (key, text) in english.flat_map(|texts| texts.iter()) {
            let mut words = text.split(|c: char| !c.is_alphabetic());
            if let Some(word) = words.find(|word| names_side(word)) {
                self.figures.compass += 1;
                let at = field(&field("text", ENGLISH), key);
                let word = shown(word);
                self.warn(&at, What::CompassWord { word });
            }
        }
    }

    /// What rests on a ruling says so, and what is taught as a rule is done by hand.
    fn rules(&mut self, scenario: &Scenario, library: &Library) {
        let is_of =
            |id: &str, kind: RuleKind| library.rule(id).is_some_and(|rule| rule.kind == kind);
        for (index, step) in scenario.steps.iter().enumerate() {
            if matches!(step.kind, StepKind::Say | StepKind::Show) {
                continue;
            }
            let ruling = step.rules.iter().find(|id| is_of(id, RuleKind::Ruling));
            if let Some(ruling) = ruling.filter(|_| !says_ruling(scenario, step)) {
                self.figures.rulings_unmarked += 1;
                let rule = shown(ruling);
                self.warn(
                    &format!("steps[{index}].rules"),
                    What::RulingUnmarked { rule },
                );
            }
        }
        let moves = scenario.steps.iter().filter(|step| is_move(step.kind));
        let decided: BTreeSet<_> = moves.flat_map(|step| &step.rules).collect();
        for (index, rule) in scenario.teaches.iter().enumerate() {
            if is_of(rule, RuleKind::Rule) && !decided.contains(rule) {
                let rule = shown(rule);
                self.warn(&format!("teaches[{index}]"), What::RuleUndecided { rule });
            }
        }
    }
}

/// Lessons of decisions have a board a problem, small games ask nothing, and pages beside a course show other ways.
pub fn is_exempt(scenario: &Scenario) -> bool {
    let ends = |end: &str| scenario.id.ends_with(end);
    scenario.decides()
        || scenario.apart
        || scenario.test
        || ends("-when")
        || ends("-small-game")
        || ends("-exam")
}

const fn is_move(kind: StepKind) -> bool {
    matches!(
        kind,
        StepKind::Do | StepKind::Find | StepKind::Play | StepKind::Make
    )
}

/// Why no game leads to a board.
fn impossible(setup: &GameSetup, stage: &LessonStage, library: &Library) -> Vec<Problem> {
    let circles = expansions::has_circles(stage.start());
    let mut found = Vec::new();
    let tiles = setup.start.as_deref().unwrap_or_default();
    let first = library.first_tile(&setup.mix);
    let is_first = |x: i16, y: i16| {
        (x, y) == (0, 0)
            && tiles
                .iter()
                .any(|it| (it.x.get(), it.y.get()) == (0, 0) && Some(&it.tile) == first.as_ref())
    };
    let mut stood = BTreeSet::new();
    for (index, figure) in setup.figures.iter().enumerate() {
        let at = format!("figures[{index}]");
        let (x, y) = (figure.x.get(), figure.y.get());
        // Whoever closes a tower stands above whoever is on its tile.
        if figure.kind == Kind::Tower {
            continue;
        }
        if is_first(x, y) {
            found.push(Problem::warning(at.clone(), What::FigureOnFirstTile));
        }
        if !stood.insert((x, y)) && !circles {
            found.push(Problem::warning(at, What::FiguresOnOneTile));
        }
    }
    let (tiles, turn) = (
        tiles.len().max(1) + setup.aside.len(),
        setup.turn.map_or(1, Whole::get::<i64>),
    );
    if !stage.part && (tiles as i64) < turn - SPARE_TURNS {
        let (tiles, turn) = (tiles.into(), turn.into());
        found.push(Problem::warning("start", What::FewTiles { tiles, turn }));
    }
    found
}

fn names_side(word: &str) -> bool {
    let word = word.to_lowercase();
    COMPASS.iter().any(|side| {
        let rest = word.strip_prefix(side);
        rest.is_some_and(|rest| ["", "ern", "ward", "wards", "west", "east"].contains(&rest))
    })
}

/// True when a step says in one of its sentences, and not behind a button, that it rests on a ruling.
fn says_ruling(scenario: &Scenario, step: &ScenarioStep) -> bool {
    let answers = facts::answers(step).filter(|(at, _)| at != "why");
    let keys = answers.map(|(_, key)| key).chain([step.say.as_str()]);
    let mut texts = keys
        .filter_map(|key| scenario.said(key, ENGLISH))
        .map(str::to_lowercase);
    texts.any(|text| MARKS_OF_RULING.iter().any(|mark| text.contains(mark)))
}
