//! Whether a lesson is well made, as far as that can be counted: boards that a game can reach, one answer for one outcome,
//! numbers that hold, hands before questions. Warns; what makes a lesson unplayable is told elsewhere.

use super::step::words;
use crate::facts::{self, AnswerFacts};
use crate::lesson::{Lesson, LessonStage};
use crate::others::{self, Cursor};
use crate::predicate::{PredicateContext, turn_is_over};
use crate::runner::Runner;
use crate::step_history::StepHistory;
use crate::truth::Truth;
use crate::{expansions, land, measure, steps, tree};
use content::beginning::GameSetup;
use content::faults::field;
use content::library::Library;
use content::number::Whole;
use content::problem::{Problem, What, shown};
use content::scenario::{ENGLISH, Feedback, Predicate, Scenario, ScenarioStep, StepKind};
use content::words::RuleKind;
use rules::action::Action;
use rules::event::Event;
use rules::figure::FigureKind;
use rules::ground::{Cell, Kind, PlayerId};
use rules::score::Source;
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
/// Words of a text that speaks of what did not happen, or not yet.
const SUPPOSED: [&str; 14] = [
    "would", "will", "could", "can", "worth", "if", "then", "later", "end", "until", "once",
    "still", "more", "next",
];
const NUMERALS: [&str; 13] = [
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve",
];

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

/// What a move came to, as far as one answer is for one outcome: points may differ, they are computed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct MoveOutcome {
    completed: BTreeSet<Kind>,
    scorers: BTreeSet<(PlayerId, Source)>,
    turned: BTreeSet<PlayerId>,
    taken: BTreeSet<(PlayerId, FigureKind)>,
}

impl MoveOutcome {
    fn of(trail: &StepHistory) -> Self {
        let mut outcome = Self::default();
        for event in trail.events() {
            match event {
                Event::FeatureCompleted { kind, .. } => {
                    outcome.completed.insert(*kind);
                }
                Event::Score(entry) if entry.points > 0 => {
                    outcome.scorers.insert((entry.player, entry.source));
                }
                Event::Expansion(event) => outcome.turned.extend(expansions::turned(event)),
                _ => {}
            }
        }
        let actions = trail.done.iter();
        outcome.taken = actions
            .filter_map(|done| expansions::taken(&done.action))
            .collect();
        outcome
    }
}

/// What the moves come to that have one answer.
struct AnsweredMoves {
    /// The field of the step that answers.
    at: String,
    key: String,
    /// What the first of them came to.
    outcome: MoveOutcome,
    /// A move that came to that, and one that did not.
    first: StepHistory,
    other: Option<StepHistory>,
    /// The numbers that the text says by itself, each with a move that does not come to it, and whether any does.
    numbers: Vec<CheckedNumber>,
}

struct CheckedNumber {
    said: SaidNumber,
    absent: Option<StepHistory>,
    present: bool,
}

/// A step at the moment at which its learner is asked, on the way that solves the lesson.
struct AskedStep<'a> {
    runner: &'a Runner,
    answers: Vec<AnsweredMoves>,
    /// Where the learner may place the tile.
    places: BTreeSet<(i16, i16)>,
    /// Where something right is done.
    right: BTreeSet<Cell>,
    /// True when some way is a mistake.
    errs: bool,
}

impl<'a> AskedStep<'a> {
    /// Follows every way through the step.
    fn of(runner: &'a Runner) -> Self {
        let mut asked = Self {
            runner,
            answers: Vec::new(),
            places: BTreeSet::new(),
            right: BTreeSet::new(),
            errs: false,
        };
        let (stage, step) = (runner.stage(), runner.step());
        let tree = tree::ways(stage, step, &runner.trail(), &runner.cursors);
        for leaf in &tree.leaves {
            if let Some(Action::Tile { x, y, .. }) = leaf.trail.done.first().map(|done| done.action)
            {
                asked.places.insert((x, y));
            }
            if leaf.accepted {
                let own = tree::actions(stage, leaf, 0);
                asked.right.extend(own.iter().filter_map(land::target));
                let good = step.good.clone();
                asked.answered(
                    "good".to_owned(),
                    good,
                    leaf.trail.clone(),
                    leaf.cursors.clone(),
                );
                continue;
            }
            asked.errs = true;
            let case = PredicateContext::of(stage, &leaf.trail).closed(true);
            let is_it = |class: &Feedback| {
                class
                    .when
                    .as_ref()
                    .is_none_or(|when| case.holds(when) == Truth::True)
            };
            if let Some(n) = step.feedback.iter().position(is_it) {
                let class = &step.feedback[n];
                let mut trail = leaf.trail.clone();
                for played in &class.refute {
                    trail.play(played.action.meant(trail.now.table()));
                }
                asked.answered(
                    format!("feedback[{n}].say"),
                    Some(class.say.clone()),
                    trail,
                    leaf.cursors.clone(),
                );
            }
        }
        asked
    }

    /// A way that has this answer; the turn is ended first, so that everything is scored.
    fn answered(
        &mut self,
        at: String,
        key: Option<String>,
        mut trail: StepHistory,
        mut cursors: Vec<Cursor>,
    ) {
        let Some(key) = key else { return };
        let (stage, scenario) = (self.runner.stage(), &self.runner.lesson().scenario);
        while !turn_is_over(&trail.start, &trail.now) {
            let Some(who) = trail.now.to_move() else {
                break;
            };
            let action = if who == stage.learner {
                steps::least(&trail.now)
            } else {
                others::decide(stage, &trail.now, who, &mut cursors).map(|decided| decided.action)
            };
            let Some(action) = action else { break };
            trail.play_offered(who, action);
        }
        let outcome = MoveOutcome::of(&trail);
        let position = self.answers.iter().position(|all| all.at == at);
        let index = position.unwrap_or_else(|| {
            let text = scenario.said(&key, scenario.own_language());
            self.answers.push(AnsweredMoves {
                at,
                numbers: numbers_in(text.unwrap_or_default()),
                key,
                outcome: outcome.clone(),
                first: trail.clone(),
                other: None,
            });
            self.answers.len() - 1
        });
        let all = &mut self.answers[index];
        if !all.numbers.is_empty() {
            let known = numbers_of(stage, &trail);
            let left = [&trail.start, &trail.now].map(|game| game.state().left() as i32);
            for number in &mut all.numbers {
                let holds = match number.said {
                    SaidNumber::Any(said) => known.contains(&said),
                    SaidNumber::Left(said) => left.contains(&said),
                };
                if holds {
                    number.present = true;
                } else {
                    number.absent.get_or_insert_with(|| trail.clone());
                }
            }
        }
        if all.outcome != outcome {
            all.other.get_or_insert(trail);
        }
    }

    /// True when the help points to where nothing right can be done.
    fn points_elsewhere(&self) -> bool {
        let (stage, context) = (self.runner.stage(), self.runner.game().context());
        let area = self
            .runner
            .step()
            .hints
            .iter()
            .flat_map(|hints| &hints.area);
        let mut cells = Vec::new();
        for mark in area {
            if let Some(place) = &mark.place {
                cells.push(land::cell(place));
            } else if let Some(feature) = mark
                .feature
                .as_ref()
                .and_then(|it| stage.feature(it, context))
            {
                let members = context
                    .state
                    .board
                    .members(feature)
                    .map(|member| context.place(member));
                cells.extend(members.map(|place| Cell::new(place.x, place.y)));
            } else {
                // A part of the screen, or an arrow.
                return false;
            }
        }
        let is_near = |cell: &Cell| {
            self.right
                .iter()
                .any(|it| it.x.abs_diff(cell.x).max(it.y.abs_diff(cell.y)) <= 1)
        };
        !cells.is_empty() && !self.right.is_empty() && !cells.iter().any(is_near)
    }

    fn judge(self, path: &str, craft: &mut Craft) {
        let (step, scenario) = (self.runner.step(), &self.runner.lesson().scenario);
        if self.points_elsewhere() {
            craft.warn(&format!("{path}.hints.area"), What::HintElsewhere);
        }
        for all in self.answers {
            // Where nothing is wrong, what is right says no more than that the lesson goes on.
            let counts = all.at != "good" || self.errs;
            if let Some(other) = all.other.filter(|_| counts) {
                craft.figures.mixed_answers += 1;
                let (one, other) = (words(&all.first.actions()), words(&other.actions()));
                craft.warn(
                    &format!("{path}.{}", all.at),
                    What::MixedAnswer { one, other },
                );
            }
            let text = scenario
                .said(&all.key, scenario.own_language())
                .unwrap_or_default();
            let mut numbers = all.numbers.into_iter();
            let wrong = numbers.find_map(|number| {
                let contradicts = number.present
                    || matches!(number.said, SaidNumber::Left(_))
                    || !is_supposed(text);
                number
                    .absent
                    .filter(|_| contradicts)
                    .map(|trail| (number.said, trail))
            });
            // What the best is worth is found by trying, and told as it was found.
            if let Some((said, trail)) = wrong.filter(|_| step.kind == StepKind::Do) {
                let (SaidNumber::Any(number) | SaidNumber::Left(number)) = said;
                let at = field(&field("text", scenario.own_language()), &all.key);
                let (number, done) = (i64::from(number).into(), words(&trail.actions()));
                craft.warn(&at, What::NumberContradicted { number, done });
            }
        }
        if step.kind == StepKind::Find {
            let elsewhere = |class: &Feedback| {
                class
                    .when
                    .as_ref()
                    .is_some_and(|when| is_elsewhere(when, false))
            };
            let is_open = self.places.len() > 1 && !step.feedback.iter().any(elsewhere);
            craft.figures.find_open += usize::from(is_open);
        }
    }
}

/// True for a class of every other place than one: the step says where the tile goes.
fn is_elsewhere(when: &Predicate, not: bool) -> bool {
    match when {
        Predicate::Not(part) => is_elsewhere(part, !not),
        Predicate::All(parts) | Predicate::Any(parts) => {
            parts.iter().any(|part| is_elsewhere(part, not))
        }
        Predicate::Act(act) => {
            not && act.x.is_some() && act.y.is_some() && act.figure.is_none() && act.kind.is_none()
        }
        _ => false,
    }
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
    scenario.apart || scenario.test || ends("-when") || ends("-small-game")
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

/// True for a text that speaks of what did not happen, or not yet.
fn is_supposed(text: &str) -> bool {
    let words = text
        .split(|c: char| !c.is_alphabetic())
        .map(str::to_lowercase);
    words
        .into_iter()
        .any(|word| SUPPOSED.contains(&word.as_str()))
}

/// A number that an author wrote by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SaidNumber {
    /// In digits.
    Any(i32),
    /// Of the tiles that are left.
    Left(i32),
}

/// The numbers that a text says by itself, and does not have computed: those in digits, and how many tiles are left.
fn numbers_in(text: &str) -> Vec<CheckedNumber> {
    let is_sign = |c: char| !c.is_alphanumeric() && !"{}".contains(c);
    let words: Vec<_> = text
        .split_whitespace()
        .map(|word| word.trim_matches(is_sign))
        .collect();
    let mut numbers: Vec<SaidNumber> = Vec::new();
    for (n, word) in words.iter().enumerate() {
        let numeral = NUMERALS
            .iter()
            .position(|numeral| numeral.eq_ignore_ascii_case(word));
        let digits = word.parse().ok();
        let follow = words.get(n + 1..n + 3).unwrap_or_default();
        let of_bag = matches!(follow, [tile, "left"] if tile.starts_with("tile"));
        if of_bag {
            numbers.extend(digits.or(numeral.map(|n| n as i32)).map(SaidNumber::Left));
        } else {
            numbers.extend(digits.map(SaidNumber::Any));
        }
    }
    let unseen = |said| CheckedNumber {
        said,
        absent: None,
        present: false,
    };
    numbers.into_iter().map(unseen).collect()
}

/// Every number that a move and what followed it brought: points as paid and as counted, scores, supplies.
fn numbers_of(stage: &LessonStage, trail: &StepHistory) -> BTreeSet<i32> {
    let mut numbers: BTreeSet<_> = AnswerFacts::of(stage, trail).numbers().collect();
    for event in trail.events() {
        if let Event::Score(entry) = event {
            numbers.insert(entry.points.abs());
            numbers.extend(entry.half_of);
            for line in &entry.lines {
                numbers.extend([line.count, line.each.abs(), line.points().abs()]);
            }
        }
    }
    for game in [&trail.start, &trail.now] {
        numbers.insert(game.state().left() as i32);
        for (player, seat) in PlayerId::all().zip(&game.state().players) {
            numbers.extend([seat.score, seat.score.rem_euclid(50)]);
            numbers.insert(measure::kept(game, player, None));
        }
    }
    numbers
}
