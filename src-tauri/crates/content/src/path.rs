//! The format of paths: steps of lessons in an order of their own, and the page that says all one must know.
//! Knows how a scenario is made of them; whether it can be played is known to whoever plays it.

use crate::document::{DocumentFormat, JudgedFields};
use crate::entries::Entries;
use crate::faults::{ProblemList, near};
use crate::healthy;
use crate::in_force::{self, When};
use crate::number::Whole;
use crate::problem::{Problem, What, join, shown};
use crate::scenario::{
    Mark, Requires, Scenario, ScenarioBoard, ScenarioKind, ScenarioStep, Script, SolutionStep,
    StepKind,
};
use crate::{ids, said};
use deserr::Deserr;
#[cfg(test)]
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// The most steps of a path; one that takes five minutes has six tasks.
const MOST_STEPS: usize = 30;

/// Steps of lessons, in an order of their own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserr)]
#[deserr(error = ProblemList, deny_unknown_fields)]
#[cfg_attr(test, derive(JsonSchema), schemars(deny_unknown_fields))]
pub struct Path {
    /// The name that files and progress use.
    pub id: String,
    /// The text of its title.
    pub title: String,
    /// The expansion that it is about; the base game when none is named.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expansion: Option<String>,
    /// How long it takes.
    pub minutes: Whole<1, 60>,
    /// True for a test: each question is asked once, without help, and every answer counts.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub test: bool,
    /// Its steps, in order.
    pub steps: Vec<PathStretch>,
    /// The page that says all one must know, line by line.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sheet: Vec<PathLine>,
    /// Everything that is said beside what the lessons say, by language and key.
    pub text: Entries<Entries<String>>,
}

/// A step of a lesson.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserr)]
#[deserr(error = ProblemList, deny_unknown_fields)]
#[cfg_attr(test, derive(JsonSchema), schemars(deny_unknown_fields))]
pub struct PathStretch {
    /// The lesson.
    pub lesson: String,
    /// The step of it.
    pub step: String,
    /// What is told before it, on its board.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub before: Option<StepIntroduction>,
    /// The text of the task, where the one of the lesson needs what was said before.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub say: Option<String>,
    /// The expansions that it is about: it is left out where one of them is not played.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub expansions: Vec<String>,
}

/// What is told before a step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserr)]
#[deserr(error = ProblemList, deny_unknown_fields)]
#[cfg_attr(test, derive(JsonSchema), schemars(deny_unknown_fields))]
pub struct StepIntroduction {
    /// The text of it.
    pub say: String,
    /// What is pointed at.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub mark: Vec<Mark>,
}

/// A line of the page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserr)]
#[deserr(error = ProblemList, deny_unknown_fields)]
#[cfg_attr(test, derive(JsonSchema), schemars(deny_unknown_fields))]
pub struct PathLine {
    /// The text of its heading; it stands under the heading before it when none is named.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// The text of it.
    pub say: String,
    /// The rules that it sums up.
    pub rules: Vec<String>,
    /// The expansions that it is about: it is left out where one of them is not played.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub expansions: Vec<String>,
    /// The values of options under which it is said; always, where none are named.
    #[deserr(default)]
    #[serde(default, skip_serializing_if = "When::is_empty")]
    pub when: When,
}

impl DocumentFormat for Path {
    const KIND: &'static str = "path";
    const NAME: &'static str = "path";
}

impl JudgedFields for Path {
    fn judge(fields: &Map<String, Value>, at: &str, faults: &mut ProblemList) {
        let id = fields.get("id").and_then(Value::as_str);
        if let Some(id) = id.filter(|id| !ids::is_plain(id)) {
            faults.add(|| ids::not_plain(join(at, "id"), id));
        }
        said::judge(fields, at, faults);
        in_force::judge(fields, "sheet", at, faults);
        let listed = fields.get("steps").filter(|list| list.is_array());
        let n = healthy::list(listed).count();
        let mut fault = |what| faults.add(|| Problem::error(join(at, "steps"), what));
        if listed.is_some() && n == 0 {
            fault(What::NoSteps);
        }
        if n > MOST_STEPS {
            let (n, most) = (n.into(), MOST_STEPS.into());
            fault(What::TooManySteps { n, most });
        }
    }
}

/// Whether something is about nothing that is not played.
fn is_played(expansions: &[String], played: Option<&[String]>) -> bool {
    played.is_none_or(|played| {
        expansions
            .iter()
            .all(|expansion| played.contains(expansion))
    })
}

impl Path {
    /// What is said under a key, in a language or else in English.
    pub fn said(&self, key: &str, language: &str) -> Option<&str> {
        let of = |language: &str| self.text.get(language)?.get(key);
        of(language).or_else(|| of("en")).map(String::as_str)
    }

    /// The language that it is said in: the one that is asked for, or English.
    pub fn language<'a>(&self, asked: &'a str) -> &'a str {
        if self.text.contains_key(asked) {
            asked
        } else {
            "en"
        }
    }

    /// Every expansion that a step or a line of it depends on, in the order in which they come.
    pub fn expansions(&self) -> Vec<&str> {
        let steps = self.steps.iter().flat_map(|stretch| &stretch.expansions);
        let lines = self.sheet.iter().flat_map(|line| &line.expansions);
        let mut expansions: Vec<&str> = Vec::new();
        for expansion in steps.chain(lines) {
            if !expansions.contains(&expansion.as_str()) {
                expansions.push(expansion);
            }
        }
        expansions
    }

    /// The page, for those expansions that are played; for all when none are named.
    pub fn page<'a>(&'a self, played: Option<&'a [String]>) -> impl Iterator<Item = &'a PathLine> {
        let lines = self.sheet.iter();
        lines.filter(move |line| is_played(&line.expansions, played))
    }

    /// The scenario that it comes to, for those expansions that are played, or for all. `begins` says on which board a step
    /// begins that does not follow the one before it.
    ///
    /// # Errors
    /// With every step that there is not.
    pub fn scenario<'a>(
        &self,
        id: String,
        played: Option<&[String]>,
        find: impl Fn(&str) -> Option<&'a Scenario>,
        begins: impl Fn(&'a Scenario, usize) -> ScenarioBoard,
    ) -> Result<Scenario, Vec<Problem>> {
        let mut made = ScenarioBuilder::new(self);
        let mut problems = Vec::new();
        for (index, stretch) in self.steps.iter().enumerate() {
            let at = |name: &str| format!("steps[{index}].{name}");
            let Some(lesson) = find(&stretch.lesson) else {
                let id = shown(&stretch.lesson);
                problems.push(Problem::error(at("lesson"), What::NoScenario { id }));
                continue;
            };
            let Some(step) = lesson.steps.iter().position(|it| it.id == stretch.step) else {
                let known: Vec<_> = lesson.steps.iter().map(|step| step.id.as_str()).collect();
                let (id, near) = (shown(&stretch.step), near(&stretch.step, &known));
                problems.push(Problem::error(at("step"), What::NoStep { id, near }));
                continue;
            };
            if is_played(&stretch.expansions, played) {
                made.take(lesson, step, stretch, || begins(lesson, step));
            }
        }
        if problems.is_empty() {
            made.finish(id).ok_or_else(Vec::new)
        } else {
            Err(problems)
        }
    }
}

/// A scenario while it is put together.
struct ScenarioBuilder<'a> {
    path: &'a Path,
    steps: Vec<ScenarioStep>,
    boards: Vec<ScenarioBoard>,
    solution: BTreeMap<String, Vec<SolutionStep>>,
    text: BTreeMap<String, BTreeMap<String, String>>,
    requires: Option<Requires>,
    /// The lesson, the step and the position that were taken last.
    last: Option<(String, usize)>,
}

impl<'a> ScenarioBuilder<'a> {
    fn new(path: &'a Path) -> Self {
        let own = path.text.iter();
        let text = own.map(|(language, said)| (language.clone(), said.0.clone()));
        Self {
            path,
            steps: Vec::new(),
            boards: Vec::new(),
            solution: BTreeMap::new(),
            text: text.collect(),
            requires: None,
            last: None,
        }
    }

    fn take(
        &mut self,
        lesson: &Scenario,
        index: usize,
        stretch: &PathStretch,
        begins: impl FnOnce() -> ScenarioBoard,
    ) {
        let mut step = lesson.steps[index].clone();
        let goes_on =
            step.board.is_none() && index > 0 && self.last == Some((lesson.id.clone(), index - 1));
        self.last = Some((lesson.id.clone(), index));
        let prefix = format!("{}-", self.steps.len());
        let own_id = std::mem::replace(&mut step.id, format!("{prefix}{}", stretch.step));
        step.next = None;
        step.board = None;
        for key in keys(&mut step) {
            self.key(lesson, &prefix, key);
        }
        if let Some(say) = &stretch.say {
            step.say.clone_from(say);
        }
        if let Some(solved) = lesson.solution.get(&own_id) {
            self.solution.insert(step.id.clone(), solved.clone());
        }
        if !goes_on {
            let mut board = begins();
            for key in script_keys(&mut board.scripts) {
                self.key(lesson, &prefix, key);
            }
            step.board = (!self.boards.is_empty()).then(|| format!("board-{}", self.boards.len()));
            self.boards.push(board);
        }
        if let Some(before) = &stretch.before {
            let mut told = said_step(format!("{prefix}before"), before);
            told.board = step.board.take();
            self.steps.push(told);
        }
        if self.requires.is_none() {
            self.requires.clone_from(&lesson.requires);
        }
        self.steps.push(step);
    }

    /// Renames the key of a text after its step, and takes what is said under it along.
    fn key(&mut self, lesson: &Scenario, prefix: &str, key: &mut String) {
        let renamed = format!("{prefix}{key}");
        for (language, said) in lesson.text.iter() {
            if let Some(said) = said.get(key) {
                let texts = self.text.entry(language.clone()).or_default();
                texts.insert(renamed.clone(), said.clone());
            }
        }
        *key = renamed;
    }

    fn finish(mut self, id: String) -> Option<Scenario> {
        let mut boards = self.boards.into_iter();
        let first = boards.next()?;
        let further = boards.enumerate();
        let further = further.map(|(index, board)| (format!("board-{}", index + 1), board));
        let mut teaches: Vec<String> = Vec::new();
        for rule in self.steps.iter().flat_map(|step| &step.rules) {
            if !teaches.contains(rule) {
                teaches.push(rule.clone());
            }
        }
        // What only the page says, or a step that is left out, no step of this scenario says.
        let mut said = vec![self.path.title.clone()];
        said.extend(self.steps.iter_mut().flat_map(keys).map(|key| key.clone()));
        let further: BTreeMap<_, _> = further.collect();
        let mut boards = vec![first];
        boards.extend(further.values().cloned());
        for board in &mut boards {
            said.extend(
                script_keys(&mut board.scripts)
                    .into_iter()
                    .map(|key| key.clone()),
            );
        }
        for texts in self.text.values_mut() {
            texts.retain(|key, _| said.contains(key));
        }
        let first = boards.swap_remove(0);
        let texts = self.text.into_iter();
        Some(Scenario {
            id,
            kind: ScenarioKind::Lesson,
            title: self.path.title.clone(),
            setup: first.setup,
            steps: self.steps,
            text: Entries(
                texts
                    .map(|(language, said)| (language, Entries(said)))
                    .collect(),
            ),
            messages: Entries::default(),
            language: None,
            part: first.part,
            level: Whole::new(1),
            minutes: Some(self.path.minutes),
            teaches,
            after: Vec::new(),
            requires: self.requires,
            deck: first.deck,
            names: first.names,
            scripts: first.scripts,
            moves: first.moves,
            boards: Entries(further),
            goals: Vec::new(),
            solution: Entries(self.solution),
            bots: Entries::default(),
            desk: None,
            document: None,
            lab: None,
            course: None,
            apart: false,
            test: self.path.test,
            position: None,
        })
    }
}

/// Every key of a text that a step says.
fn keys(step: &mut ScenarioStep) -> Vec<&mut String> {
    let mut keys = vec![&mut step.say];
    keys.extend(&mut step.good);
    keys.extend(&mut step.why);
    keys.extend(step.hints.iter_mut().map(|hints| &mut hints.nudge));
    keys.extend(step.feedback.iter_mut().map(|feedback| &mut feedback.say));
    keys
}

/// Every key of a text that others say.
fn script_keys(scripts: &mut [Script]) -> Vec<&mut String> {
    let deeds = scripts
        .iter_mut()
        .flat_map(|script| script.turns.iter_mut().flatten());
    deeds.filter_map(|action| action.say.as_mut()).collect()
}

fn said_step(id: String, before: &StepIntroduction) -> ScenarioStep {
    ScenarioStep {
        mark: before.mark.clone(),
        ..ScenarioStep::new(id, StepKind::Say, before.say.clone())
    }
}
