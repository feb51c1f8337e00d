//! Whether an answer holds for every move that it is given to: one outcome, and numbers that the moves bear out.

use super::super::step::words;
use super::Craft;
use crate::facts::AnswerFacts;
use crate::lesson::LessonStage;
use crate::others::{self, Cursor};
use crate::predicate::{PredicateContext, turn_is_over};
use crate::runner::Runner;
use crate::step_history::StepHistory;
use crate::truth::Truth;
use crate::{expansions, land, measure, steps, tree};
use content::faults::field;
use content::problem::What;
use content::scenario::{Feedback, Predicate, StepKind};
use rules::action::Action;
use rules::event::Event;
use rules::figure::FigureKind;
use rules::ground::{Cell, Kind, PlayerId};
use rules::score::Source;
use std::collections::BTreeSet;

/// Words of a text that speaks of what did not happen, or not yet.
const SUPPOSED: [&str; 14] = [
    "would", "will", "could", "can", "worth", "if", "then", "later", "end", "until", "once",
    "still", "more", "next",
];
const NUMERALS: [&str; 13] = [
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve",
];

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
pub(super) struct AskedStep<'a> {
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
    pub(super) fn of(runner: &'a Runner) -> Self {
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
                let mut last = stage.learner;
                for played in &class.refute {
                    let action = played.action.meant(trail.now.table());
                    if !steps::passes_in_vain(&trail.now, last, played.player, &action) {
                        trail.play(action);
                    }
                    last = played.player;
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

    pub(super) fn judge(self, path: &str, craft: &mut Craft) {
        let (step, scenario) = (self.runner.step(), &self.runner.lesson().scenario);
        if self.points_elsewhere() {
            craft.warn(&format!("{path}.hints.area"), What::HintElsewhere);
        }
        for all in self.answers {
            // Where nothing is wrong, what is right says no more than that the lesson goes on.
            // Where moves are told apart by what they give up, one answer is for many of them.
            let counts = (all.at != "good" || self.errs) && step.costs.is_none();
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
