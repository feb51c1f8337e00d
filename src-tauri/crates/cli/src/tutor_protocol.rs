//! The door of a lesson: one request, one answer, and the learner that they are about. Decides nothing itself; it
//! puts words for the keys of texts.

use crate::protocol::{Fields, known_request, needed};
use crate::response::{self, error};
use crate::say;
use content::json;
use content::problem::{Problem, What};
use content::scenario::{ExpectedAnswer, Operation};
use rules::picture;
use serde_json::{Map, Value, json};
use std::sync::Arc;
use tutor::{AnswerFacts, EditorAction, Lesson, MisplacedRequest, Progress, Runner, StepOutcome};

/// What may be asked for, and the other fields that such a request has.
const REQUESTS: [(&str, &[&str]); 14] = [
    ("look", &[]),
    ("legal", &[]),
    ("board", &[]),
    ("next", &[]),
    ("act", &["action"]),
    ("answer", &["value"]),
    ("why", &[]),
    ("hint", &[]),
    ("back", &[]),
    ("rewind", &[]),
    ("retry", &[]),
    ("skip", &[]),
    ("progress", &[]),
    ("resume", &["progress"]),
];

/// A conversation with whoever learns.
pub(crate) struct TutorProtocol {
    runner: Runner,
    language: String,
}

impl TutorProtocol {
    /// The beginning of a lesson.
    pub(crate) fn new(lesson: Arc<Lesson>, language: String) -> Self {
        Self {
            runner: Runner::new(lesson),
            language,
        }
    }

    /// The answer to one line.
    pub(crate) fn answer(&mut self, line: &[u8]) -> String {
        let request = json::parse(line).map_err(|problem| vec![problem]);
        request
            .and_then(|request| self.handle(request))
            .unwrap_or_else(|faults| error(&faults))
    }

    fn handle(&mut self, request: Value) -> Result<String, Vec<Problem>> {
        let Value::Object(mut fields) = request else {
            let example = "{\"do\":\"look\"}".to_owned();
            return Err(vec![Problem::error("", What::NoRequest { example })]);
        };
        let outcome = match known_request(&mut fields, &REQUESTS)? {
            "look" => StepOutcome::default(),
            "board" if self.runner.made().is_some() => return Ok(self.document()),
            "legal" => return Ok(response::legal(self.runner.game())),
            "board" => return Ok(response::board(self.runner.game())),
            "why" => return Ok(self.why()),
            "progress" => return Ok(self.progress()),
            "next" => self.runner.go_on().map_err(misplaced)?,
            "act" => {
                let action = needed(&mut fields, "action")?;
                if self.runner.made().is_some() {
                    let make = EditorAction::read(&Operation(action));
                    let make =
                        make.ok_or_else(|| vec![Problem::error("action", What::NoOperation)])?;
                    let outcome = self.runner.make(&make).map_err(misplaced)?;
                    return Ok(self.told(&outcome));
                }
                let action = content::action::read_part(action, "action")?;
                let action = action.meant(self.runner.game().table());
                self.runner.act(action).map_err(misplaced)?
            }
            "answer" => {
                let value = needed(&mut fields, "value")?;
                let value = ExpectedAnswer::read_part(value, "value")?;
                self.runner.answer(&value).map_err(misplaced)?
            }
            "hint" => self.runner.hint().map_err(misplaced)?,
            "back" => self.runner.back(),
            "rewind" => self.runner.rewind(),
            "retry" => self.runner.retry(),
            "skip" => self.runner.skip(),
            "resume" => self.resume(fields)?,
            other => unreachable!("{other} is in REQUESTS"),
        };
        Ok(self.told(&outcome))
    }

    fn resume(&mut self, mut fields: Fields) -> Result<StepOutcome, Vec<Problem>> {
        let progress = needed(&mut fields, "progress")?;
        let progress: Progress = serde_json::from_value(progress)
            .map_err(|_| vec![Problem::error("progress", What::NoProgress)])?;
        let lesson = Arc::clone(self.runner.lesson());
        self.runner = Runner::resume(lesson, progress);
        Ok(StepOutcome::default())
    }

    /// How the lesson stands, and what came of the request.
    fn told(&self, outcome: &StepOutcome) -> String {
        let view = self.runner.view();
        let mut told = Map::new();
        told.insert("ok".to_owned(), json!(true));
        if let Ok(Value::Object(fields)) = serde_json::to_value(&view) {
            told.extend(fields);
        }
        told.insert("say".to_owned(), self.text(&view.say));
        if let Ok(Value::Object(mut fields)) = serde_json::to_value(outcome) {
            if let Some(Value::String(key)) = fields.remove("say") {
                told.insert(
                    "feedback".to_owned(),
                    self.answer_text(&key, &outcome.facts),
                );
            }
            for (inner, list) in [("others", true), ("help", false)] {
                match fields.get_mut(inner) {
                    Some(Value::Array(all)) if list => all.iter_mut().for_each(|one| self.put(one)),
                    Some(one) => self.put(one),
                    None => {}
                }
            }
            told.extend(fields);
        }
        if !view.done {
            told.remove("stars");
        }
        let state = picture::status(self.runner.game());
        told.insert("state".to_owned(), json!(state));
        say::json_text(&told)
    }

    fn why(&self) -> String {
        let explained = self.runner.why();
        let mut why = json!(explained);
        if let Some(key) = &explained.say {
            why["say"] = self.answer_text(key, &explained.facts);
        }
        why["ok"] = json!(true);
        say::json_text(&why)
    }

    /// What lies on the desk, as a file has it.
    fn document(&self) -> String {
        let made = self.runner.made();
        let text = made.map(|made| made.draft.text());
        let document: Option<Value> = text.and_then(|text| serde_json::from_str(&text).ok());
        say::json_text(&json!({ "ok": true, "document": document }))
    }

    fn progress(&self) -> String {
        say::json_text(&json!({ "ok": true, "progress": self.runner.progress() }))
    }

    /// Words instead of the key.
    fn put(&self, value: &mut Value) {
        if let Some(Value::String(key)) = value.get("say") {
            value["say"] = self.text(key);
        }
    }

    fn text(&self, key: &str) -> Value {
        json!(self.said(key))
    }

    /// An answer, with what was computed for it.
    fn answer_text(&self, key: &str, facts: &AnswerFacts) -> Value {
        json!(self.said(key).map(|text| facts.fill(text)))
    }

    fn said(&self, key: &str) -> Option<&str> {
        self.runner.lesson().scenario.said(key, &self.language)
    }
}

fn misplaced(misplaced: MisplacedRequest) -> Vec<Problem> {
    vec![Problem::error("do", misplaced.into())]
}
