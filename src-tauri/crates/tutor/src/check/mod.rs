//! What is wrong with a scenario, and how the mistakes of each step fall into classes: for its author, while it is
//! written, and for the tests. Reads only.

mod asked;
mod craft;
mod made;
mod manners;
mod plain;
mod played;
mod solution;
mod step;
mod walk;
mod way;

use crate::campaign::is_won_in_some_bag;
use crate::lesson::Lesson;
use crate::work::Work;
use content::faults::MOST_FAULTS;
use content::library::Library;
use content::problem::{Problem, What};
use content::scenario::Scenario;
use rules::action::Action;
use serde::Serialize;
use std::collections::BTreeMap;
use std::sync::Arc;

pub use craft::{Craft, CraftFigures, is_exempt};
pub use way::{bots_of_today, is_of_other_bots, without_way};

/// The proofs of one scenario.
#[derive(Clone, Debug, Default, Serialize)]
pub struct ScenarioProofs {
    /// What is wrong, and what deserves a second look.
    pub problems: Vec<Problem>,
    /// For each step in which something is done or found: what everything allowed comes to.
    pub steps: Vec<Classes>,
    /// Whether it is well made, where that was asked.
    #[serde(skip)]
    pub craft: Option<Craft>,
}

/// Everything that is allowed in one step, by what it comes to.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Classes {
    /// The step.
    pub step: String,
    /// How many ways are right.
    pub accepted: usize,
    /// How many are which mistake.
    pub classes: BTreeMap<String, usize>,
    /// How many nobody thought of.
    pub unclassified: usize,
    /// In how many positions it can begin, or end, that were not looked at: there are more than can be tried.
    #[serde(skip_serializing_if = "is_none")]
    pub unseen: usize,
    /// What the learner does to make a mistake of a class: an example from each position.
    #[serde(skip)]
    pub examples: Vec<(String, Vec<Action>)>,
}

impl std::fmt::Display for Classes {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {} right", self.step, self.accepted)?;
        for (class, count) in &self.classes {
            write!(f, ", {count} {class}")?;
        }
        if self.unclassified > 0 {
            write!(f, ", {} UNCLASSIFIED", self.unclassified)?;
        }
        if self.unseen > 0 {
            write!(f, "; {} positions not looked at", self.unseen)?;
        }
        Ok(())
    }
}

/// Nothing to be said.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands it over so")]
const fn is_none(count: &usize) -> bool {
    *count == 0
}

/// What of a scenario deserves a second look by its words and the kinds of its steps alone: nothing is played.
pub fn read_over(scenario: &Scenario) -> Vec<Problem> {
    manners::of(scenario)
}

/// Proves a scenario: its positions, draws, moves, values, classes of mistakes, solution and hints.
pub fn prove(scenario: &Scenario, library: &Library) -> ScenarioProofs {
    prove_within(scenario, library, Work::default())
}

/// Proves a lesson, and says whether it is well made.
pub fn prove_with_craft(scenario: &Scenario, library: &Library, work: Work) -> ScenarioProofs {
    let mut proofs = prove_within(scenario, library, work);
    let Ok(lesson) = Lesson::open(scenario.clone(), library, 0) else {
        return proofs;
    };
    proofs.craft = Some(Craft::of(lesson, library));
    proofs
}

/// Proves a scenario as far as there is work left for it; where it is too much, that is all that is said. A way that failed
/// because its bots have changed since is no fault of the scenario.
pub fn prove_within(scenario: &Scenario, library: &Library, work: Work) -> ScenarioProofs {
    let work = Arc::new(work);
    let report = prove_as_it_is(scenario, library, &work);
    let Some(changed) = way::changed_bot(scenario) else {
        return report;
    };
    if !report.problems.iter().any(way::fails) {
        return report;
    }
    let mut without = prove_as_it_is(&without_way(scenario.clone()), library, &work);
    if without.problems.iter().any(Problem::is_error) {
        return report;
    }
    without.problems.push(changed);
    without
}

fn prove_as_it_is(scenario: &Scenario, library: &Library, work: &Arc<Work>) -> ScenarioProofs {
    let mut report = ScenarioProofs {
        problems: read_over(scenario),
        ..ScenarioProofs::default()
    };
    match Lesson::open(scenario.clone(), library, 0) {
        Err(problems) => report.problems.extend(problems),
        Ok(lesson) => {
            let lesson = lesson.within(work);
            report.problems.extend(lesson.warnings.iter().cloned());
            for stage in &lesson.stages {
                let path = stage.path();
                let impossible = stage.impossible().into_iter();
                report
                    .problems
                    .extend(impossible.map(|fault| fault.under(&path)));
            }
            walk::through(&lesson, &mut report);
            // Who cannot be walked through cannot be played through, nor what nobody has shown a way through.
            let is_unproven = |it: &Problem| it.code == What::Unproven.code();
            let stopped = |it: &Problem| it.is_error() || is_unproven(it);
            if !report.problems.iter().any(stopped) {
                report.problems.extend(played::through(&Arc::new(lesson)));
            } else if report.problems.iter().any(is_unproven)
                && is_won_in_some_bag(scenario, library, work)
            {
                report.problems.retain(|it| !is_unproven(it));
            }
            if work.is_spent() {
                // What was found meanwhile may be so only because the rest was not tried.
                report.problems = vec![Problem::error("", What::TooMuchToProve)];
                report.steps.clear();
            }
        }
    }
    report.problems = few(report.problems);
    report
}

/// As many as can be read, those first that make the scenario unusable, and how many more there are.
fn few(mut problems: Vec<Problem>) -> Vec<Problem> {
    if problems.len() > MOST_FAULTS {
        problems.sort_by_key(|problem| !problem.is_error());
        let n = problems.len() - MOST_FAULTS;
        let is_error = problems[MOST_FAULTS].is_error();
        problems.truncate(MOST_FAULTS);
        let what = What::MoreFaults { n: n.into() };
        problems.push(if is_error {
            Problem::error("", what)
        } else {
            Problem::warning("", what)
        });
    }
    problems
}
