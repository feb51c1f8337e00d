//! `bastide exam`: ten questions about a course, line by line. Decides nothing itself: questions come from practice, and
//! are judged as lessons are.

use crate::engine::converse_until;
use crate::protocol::{Fields, needed};
use crate::response::error;
use crate::say;
use crate::trouble::Trouble;
use clap::Args;
use content::action::ActionText;
use content::document;
use content::faults::{field, told_with, unknown_word};
use content::json;
use content::library::Library;
use content::problem::{Problem, What};
use content::scenario::{ExpectedAnswer, Scenario, StepKind};
use practice::{AnswerGrade, PracticeRound};
use rules::picture;
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;
use std::io::{self, Write};
use std::ops::ControlFlow;
use std::sync::Arc;
use tutor::{Lesson, Runner, Verdict};

/// What a view says that a question of an exam keeps to itself, or that an exam has no use for.
const UNSAID: [&str; 9] = [
    "step", "rules", "progress", "may", "hint", "mistakes", "hints", "stars", "done",
];

/// Take the exam of a course by JSON lines: ten fresh boards, and no help
///
/// A question a line out, an answer a line in, and the result at the end. The same seed asks the same.
#[derive(Args)]
#[command(
    after_help = "A question: {\"question\":1,\"of\":10,\"type\":\"predict\",\"say\":\"...\",\"ask\":{...},\"state\":{...},
            \"board\":{...},\"actions\":[...]}
  Its `type` says what is wanted: `predict`, `spot` and a `find` of all places want a value, the others actions.
Answers:
  {\"value\":4}
  {\"action\":{\"type\":\"tile\",\"x\":1,\"y\":0,\"rotation\":0}}
  {\"actions\":[{\"type\":\"tile\",\"x\":1,\"y\":0,\"rotation\":0},{\"type\":\"pass\"}]}
  What is no answer to the question is refused with `error`, and the question stands.
The result: {\"ok\":true,\"exam\":\"tower\",\"seed\":7,\"right\":8,\"of\":10,\"questions\":[...],
             \"missed\":[{\"rule\":\"TW-06\",\"title\":\"...\",\"lesson\":\"tower-02-reach\"}]}"
)]
pub(crate) struct Exam {
    /// The course: an expansion, or `together`
    #[arg(value_name = "COURSE")]
    course: String,
    /// Chooses the questions
    #[arg(long, default_value_t = 0, value_name = "NUMBER")]
    seed: u64,
    /// The language of what is said
    #[arg(long, default_value = "en", value_name = "LANGUAGE")]
    language: String,
}

impl Exam {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<(), Trouble> {
        let round = practice::exam(&self.course, self.seed).ok_or_else(|| {
            let what = told_with(unknown_word, &self.course, &practice::examined());
            Trouble::Problems(vec![Problem::error("COURSE", what)])
        })?;
        let mut desk = ExamRun {
            course: self.course,
            seed: self.seed,
            language: self.language,
            round,
            went: Vec::new(),
            asked: None,
        };
        say::made(out, &desk.ask())?;
        out.flush()?;
        converse_until(&mut io::stdin().lock(), out, |line| desk.answer(line))?;
        Ok(())
    }
}

/// An exam under way.
struct ExamRun {
    course: String,
    seed: u64,
    language: String,
    round: PracticeRound,
    went: Vec<AnswerOutcome>,
    asked: Option<Runner>,
}

/// How a question went.
struct AnswerOutcome {
    rules: Vec<String>,
    right: bool,
}

impl ExamRun {
    /// The next question, or the result where there is none.
    fn ask(&mut self) -> String {
        while let Some(ask) = self.round.now() {
            let library = Library::built_in();
            let item = practice::asked(library, ask);
            let scenario = item.map(|item| document::read_value::<Scenario>(item.scenario));
            if let Some(Ok(scenario)) = scenario
                && let Ok(lesson) = Lesson::open(scenario, library, 0)
            {
                let runner = Runner::new(Arc::new(lesson));
                let question = self.question(&runner);
                self.asked = Some(runner);
                return question;
            }
            // No game holds such a question: nobody can have missed it.
            self.round.asks.remove(self.round.answered);
        }
        self.asked = None;
        self.result()
    }

    fn question(&self, runner: &Runner) -> String {
        let view = runner.view();
        let said = |key: &str| json!(runner.lesson().scenario.said(key, &self.language));
        let mut told = Map::new();
        told.insert("question".to_owned(), json!(self.round.answered + 1));
        told.insert("of".to_owned(), json!(self.round.asks.len()));
        if let Ok(Value::Object(fields)) = serde_json::to_value(&view) {
            told.extend(fields);
        }
        for gone in UNSAID {
            told.remove(gone);
        }
        told.insert("say".to_owned(), said(&view.say));
        let game = runner.game();
        let moves = &runner.step().moves;
        if !moves.is_empty() {
            told.insert("moves".to_owned(), json!(moves));
        }
        told.insert("state".to_owned(), json!(picture::status(game)));
        told.insert("board".to_owned(), json!(picture::board(game)));
        if wants_actions(runner) {
            let spoken = |action| ActionText::of(action, game.table());
            let actions: Vec<_> = game.actions().into_iter().map(spoken).collect();
            told.insert("actions".to_owned(), json!(actions));
        }
        say::json_text(&told)
    }

    /// Takes an answer, and goes on. What is none leaves the question as it is.
    fn answer(&mut self, line: &[u8]) -> (String, ControlFlow<()>) {
        let given = json::parse(line).map_err(|problem| vec![problem]);
        match given.and_then(|given| self.judged(given)) {
            Err(faults) => (error(&faults), ControlFlow::Continue(())),
            Ok(right) => {
                let rules = self.asked.as_ref().map(|it| it.view().rules);
                let ask = self.round.now().map(|ask| ask.rule.clone());
                self.went.push(AnswerOutcome {
                    rules: rules
                        .filter(|it| !it.is_empty())
                        .unwrap_or_else(|| ask.into_iter().collect()),
                    right,
                });
                self.round.answer(if right {
                    AnswerGrade::Right
                } else {
                    AnswerGrade::Wrong
                });
                let said = self.ask();
                let flow = match self.asked {
                    Some(_) => ControlFlow::Continue(()),
                    None => ControlFlow::Break(()),
                };
                (said, flow)
            }
        }
    }

    /// Whether an answer is right.
    fn judged(&self, given: Value) -> Result<bool, Vec<Problem>> {
        let Value::Object(mut fields) = given else {
            let example = "{\"value\":4}".to_owned();
            return Err(vec![Problem::error("", What::NoRequest { example })]);
        };
        let Some(mut runner) = self.asked.clone() else {
            return Ok(false);
        };
        let rules = runner.view().rules;
        debug_assert!(!rules.is_empty(), "a question rests on a rule");
        let right = if wants_actions(&runner) {
            let mut right = true;
            for (at, action) in actions(&mut fields)? {
                let action = content::action::read_part(action, &at)?;
                let action = action.meant(runner.game().table());
                let done = runner.progress().done;
                let verdict = match runner.act(action) {
                    Ok(outcome) => outcome.verdict,
                    // More was done than was asked for.
                    Err(_) => None,
                };
                let wrong = matches!(verdict, Some(Verdict::Wrong | Verdict::Refused));
                right &= !wrong && !done && verdict.is_some();
            }
            right
        } else {
            let value = needed(&mut fields, "value")?;
            let value = ExpectedAnswer::read_part(value, "value")?;
            runner.answer(&value).is_ok()
        };
        if let Some(name) = fields.keys().next() {
            let what = What::RequestField { request: "answer" };
            return Err(vec![Problem::error(field("", name), what)]);
        }
        let progress = runner.progress();
        Ok(right && progress.done && progress.mistakes == 0)
    }

    fn result(&self) -> String {
        let library = Library::built_in();
        let questions = self.went.iter().enumerate().map(
            |(n, went)| json!({ "question": n + 1, "rules": went.rules, "right": went.right }),
        );
        let wrong = self.went.iter().filter(|went| !went.right);
        let missed: BTreeSet<_> = wrong.flat_map(|went| &went.rules).collect();
        let missed = missed.into_iter().map(|rule| {
            let title = library
                .rule(rule)
                .map(|it| it.title.in_language(&self.language));
            json!({
                "rule": rule,
                "title": title,
                "lesson": practice::lesson_about(&self.course, rule),
            })
        });
        say::json_text(&json!({
            "ok": true,
            "exam": self.course,
            "seed": self.seed,
            "right": self.went.iter().filter(|went| went.right).count(),
            "of": self.went.len(),
            "questions": questions.collect::<Vec<_>>(),
            "missed": missed.collect::<Vec<_>>(),
        }))
    }
}

/// Whether something is to be done on the board.
fn wants_actions(runner: &Runner) -> bool {
    match runner.step().kind {
        StepKind::Do | StepKind::Play => true,
        StepKind::Find => runner.view().ask.is_none(),
        _ => false,
    }
}

/// Each action of an answer, with its place in it.
fn actions(fields: &mut Fields) -> Result<Vec<(String, Value)>, Vec<Problem>> {
    if let Some(one) = fields.remove("action") {
        return Ok(vec![("action".to_owned(), one)]);
    }
    match needed(fields, "actions")? {
        Value::Array(all) => {
            let placed = |(n, action)| (format!("actions[{n}]"), action);
            Ok(all.into_iter().enumerate().map(placed).collect())
        }
        _ => Err(vec![Problem::error("actions", What::FieldMissing)]),
    }
}
