//! What is wrong with a scenario beyond single fields: names, keys of texts, which field belongs to which step.
//! Looks at the file alone; whether its positions and moves are possible the rules judge.

use super::written::StepKind;
use super::{MOST_WAYS, Mark, Scenario, ScenarioStep};
use crate::beginning::GameSetup;
use crate::document::{JudgedFields, repeated_ids, too_many_tiles};
use crate::faults::{ProblemList, field, near};
use crate::problem::{Problem, What, join, shown};
use crate::words::Word;
use crate::{healthy, ids, said, seats};
use serde_json::{Map, Value};
use std::collections::BTreeSet;

type Fields = Map<String, Value>;

/// The most steps of a scenario; a lesson has six to nine.
const MOST_STEPS: usize = 60;
/// The most further positions: a step begins on one of them at most.
const MOST_BOARDS: usize = MOST_STEPS;
/// The fields whose value, when it is a text, is the name of a feature.
const FEATURES: [&str; 2] = ["feature", "on"];

impl JudgedFields for Scenario {
    fn judge(fields: &Fields, at: &str, faults: &mut ProblemList) {
        let mut judge = Judge { fields, at, faults };
        judge.head();
        judge.boards();
        said::judge(fields, at, faults);
        let mut judge = Judge { fields, at, faults };
        judge.goals();
        judge.steps();
        judge.solution();
        judge.desk();
    }
}

/// Which fields a type of step has besides those that all have, and which of them it must have.
const fn own_fields(kind: StepKind) -> (&'static [&'static str], &'static [&'static str]) {
    match kind {
        StepKind::Say => (&[], &[]),
        StepKind::Show => (&["moves"], &["moves"]),
        StepKind::Do => (&["accept", "rest", "feedback", "hints"], &["accept"]),
        StepKind::Predict => (&["ask", "moves", "suppose", "feedback", "hints"], &["ask"]),
        StepKind::Find => (
            &["find", "costs", "accept", "rest", "feedback", "hints"],
            &["find"],
        ),
        StepKind::Spot => (&["wrong", "feedback", "hints"], &["wrong"]),
        StepKind::Play => (&["until", "fail", "turns", "feedback", "hints"], &["until"]),
        StepKind::Make => (&["accept", "feedback", "hints"], &["accept"]),
    }
}

/// The fields that only some types of step have.
const OWN: [&str; 14] = [
    "moves", "suppose", "rest", "accept", "ask", "find", "costs", "wrong", "until", "fail",
    "turns", "feedback", "hints", "next",
];

struct Judge<'a> {
    fields: &'a Fields,
    at: &'a str,
    faults: &'a mut ProblemList,
}

impl Judge<'_> {
    fn fault(&mut self, path: &str, what: impl FnOnce() -> What) {
        let at = self.at;
        self.faults.add(|| Problem::error(join(at, path), what()));
    }

    fn head(&mut self) {
        let id = self.fields.get("id").and_then(Value::as_str);
        if let Some(id) = id.filter(|id| !ids::is_plain(id)) {
            self.faults.add(|| ids::not_plain(join(self.at, "id"), id));
        }
        let steps = healthy::list(self.fields.get("steps")).count();
        if self.fields.get("steps").is_some_and(Value::is_array) && steps == 0 {
            self.fault("steps", || What::NoSteps);
        }
        if steps > MOST_STEPS {
            let (n, most) = (steps.into(), MOST_STEPS.into());
            self.fault("steps", || What::TooManySteps { n, most });
        }
        repeated_ids(self.fields, "steps", self.at, self.faults);
        let boards = healthy::entries(self.fields.get("boards")).count();
        if boards > MOST_BOARDS {
            let (n, most) = (boards.into(), MOST_BOARDS.into());
            self.fault("boards", || What::TooManyBoards { n, most });
        }
    }

    /// The path and the fields of every board, the one that the file begins with first.
    fn each_board(&self) -> Vec<(String, &Fields)> {
        let mut all = vec![(String::new(), self.fields)];
        for (name, board) in healthy::entries(self.fields.get("boards")) {
            if let Some(board) = board.as_object() {
                all.push((field("boards", name), board));
            }
        }
        all.truncate(1 + MOST_BOARDS);
        all
    }

    fn boards(&mut self) {
        for (path, board) in self
            .each_board()
            .into_iter()
            .map(|(path, board)| (path, board.clone()))
            .collect::<Vec<_>>()
        {
            let Some(setup) = board.get("setup").and_then(Value::as_object) else {
                continue;
            };
            let at = join(self.at, &join(&path, "setup"));
            GameSetup::judge(setup, &at, self.faults);
            let players: Vec<_> = healthy::list(setup.get("players")).collect();
            let learners = players
                .iter()
                .filter(|player| player.get("by").is_some_and(|by| by == "learner"));
            let learners = learners.count();
            if learners != 1 {
                let n = learners.into();
                self.fault(&join(&path, "setup.players"), || What::Learners { n });
            }
            if let Some(deck) = board.get("deck").and_then(Value::as_object) {
                let at = join(self.at, &join(&path, "deck"));
                too_many_tiles(deck, "draws", &at, self.faults);
                if setup.contains_key("deck") {
                    self.fault(&join(&path, "setup.deck"), || What::DeckTwice);
                }
            }
            if setup.contains_key("draw") {
                self.fault(&join(&path, "setup.draw"), || What::DeckDraws);
            }
            if let (Some(moves), false) = (board.get("moves"), players.is_empty()) {
                let at = join(self.at, &join(&path, "moves"));
                seats::judge(moves, &at, players.len(), self.faults);
            }
            for (index, script) in healthy::objects(board.get("scripts")) {
                let player = script.get("player").and_then(Value::as_u64);
                let seat = player.and_then(|player| players.get(player as usize));
                if player.is_some()
                    && seat
                        .and_then(|s| s.get("by"))
                        .is_none_or(|by| by != "script")
                {
                    let path = join(&path, &format!("scripts[{index}].player"));
                    self.fault(&path, || What::NoScript);
                }
            }
        }
    }

    /// What is reached by the end has no table.
    fn goals(&mut self) {
        for (index, goal) in healthy::objects(self.fields.get("goals")) {
            if goal.get("reach").is_some_and(asks_what_is_given_up) {
                let path = format!("goals[{index}].reach");
                self.fault(&path, || What::GivesUpNeedsCosts);
            }
        }
    }

    fn steps(&mut self) {
        let fields = self.fields;
        let ids: Vec<_> = healthy::list(fields.get("steps"))
            .map(|step| step.get("id").and_then(Value::as_str).unwrap_or_default())
            .collect();
        let boards: Vec<_> = healthy::entries(fields.get("boards"))
            .map(|(name, _)| name)
            .collect();
        let names = |board: &Fields| -> BTreeSet<String> {
            let names = healthy::entries(board.get("let"));
            names.map(|(name, _)| name.to_owned()).collect()
        };
        let mut known = names(fields);
        let mut sitting = seats::at(fields.get("setup"));
        let mut before = None;
        for (index, step) in healthy::objects(fields.get("steps")) {
            let path = format!("steps[{index}]");
            if let Some(board) = step.get("board").and_then(Value::as_str) {
                match healthy::entries(fields.get("boards")).find(|(name, _)| *name == board) {
                    Some((_, board)) => {
                        known = board.as_object().map(names).unwrap_or_default();
                        sitting = seats::at(board.get("setup"));
                    }
                    None => self.fault(&join(&path, "board"), || {
                        let (id, near) = (shown(board), near(board, &boards));
                        What::NoBoard { id, near }
                    }),
                }
            }
            let kind = healthy::part::<StepKind>(step.get("type"));
            if let Some(kind) = kind {
                self.shape(step, &path, kind);
                if kind == StepKind::Say && before == Some(StepKind::Say) {
                    self.fault(&path, || What::SayTwice);
                }
            }
            before = kind;
            if let Some(next) = step.get("next").and_then(Value::as_str) {
                match ids.iter().position(|id| *id == next) {
                    Some(later) if later > index => {}
                    Some(_) => self.fault(&join(&path, "next"), || What::NotLater),
                    None => self.fault(&join(&path, "next"), || {
                        let (id, near) = (shown(next), near(next, &ids));
                        What::NoStep { id, near }
                    }),
                }
            }
            for (name, value) in step {
                let path = field(&path, name);
                self.features(value, &path, name, &known);
                if let Some(sitting) = sitting {
                    seats::judge(value, &join(self.at, &path), sitting, self.faults);
                }
            }
        }
    }

    /// Which fields a step has, and what belongs together in them.
    fn shape(&mut self, fields: &Fields, path: &str, kind: StepKind) {
        let (may, must) = own_fields(kind);
        let step = kind.word();
        for name in OWN {
            // Any step may say that it holds only as the board lies.
            let lies = name == "turns" && fields.get(name) == Some(&Value::Bool(false));
            if fields.contains_key(name) && name != "next" && !lies && !may.contains(&name) {
                self.fault(&join(path, name), || What::StepHasNo { step, field: name });
            }
        }
        for name in must {
            if !fields.contains_key(*name) {
                self.fault(&join(path, name), || What::StepNeeds { step });
            }
        }
        let moves = healthy::list(fields.get("moves")).count();
        if kind == StepKind::Show && (fields.contains_key("moves") && !(1..=3).contains(&moves)) {
            let n = moves.into();
            self.fault(&join(path, "moves"), || What::MovesOutOfRange { n });
        }
        let all = fields.get("find").is_some_and(|find| find == "all");
        if kind == StepKind::Find && all && !fields.contains_key("accept") {
            self.fault(&join(path, "accept"), || What::FindAllNeeds);
        }
        self.costs(fields, path, all);
        let listed = healthy::list(fields.get("feedback")).count();
        for (index, feedback) in healthy::objects(fields.get("feedback")) {
            let judged = matches!(kind, StepKind::Do | StepKind::Find | StepKind::Make);
            if judged && !feedback.contains_key("when") {
                let at = join(path, &format!("feedback[{index}].when"));
                self.fault(&at, || What::ClassNeeds);
            }
            if !judged && !feedback.contains_key("when") && index + 1 < listed {
                let at = join(path, &format!("feedback[{index}]"));
                self.fault(&at, || What::NeverHeard);
            }
        }
        self.marks(fields.get("mark"), &join(path, "mark"));
        for (index, feedback) in healthy::objects(fields.get("feedback")) {
            let path = join(path, &format!("feedback[{index}].mark"));
            self.marks(feedback.get("mark"), &path);
        }
        let area = fields.get("hints").and_then(|hints| hints.get("area"));
        self.marks(area, &join(path, "hints.area"));
    }

    /// What a move gives up is asked where a table says it, and one that finds everything has no best to be held against.
    fn costs(&mut self, fields: &Fields, path: &str, all: bool) {
        let at = join(path, "costs");
        let stood = fields.get("costs").and_then(|costs| costs.get("stood"));
        if healthy::list(stood).count() > MOST_WAYS {
            let most = MOST_WAYS.into();
            self.fault(&join(&at, "stood"), || What::TooManyWays { most });
        }
        match fields.contains_key("costs") {
            true if all => self.fault(&at, || What::CostsOfAll),
            false if asks_what_is_given_up(&Value::Object(fields.clone())) => {
                self.fault(&at, || What::GivesUpNeedsCosts);
            }
            _ => {}
        }
    }

    fn marks(&mut self, marks: Option<&Value>, path: &str) {
        for (index, mark) in healthy::objects(marks) {
            if mark.len() != 1
                && healthy::part::<Mark>(Some(&Value::Object(mark.clone()))).is_some()
            {
                self.fault(&format!("{path}[{index}]"), || What::OneField {
                    known: ["feature", "place", "figure", "part", "arrow"]
                        .map(str::to_owned)
                        .into(),
                });
            }
        }
    }

    /// Looks up every name of a feature below a value.
    fn features(&mut self, value: &Value, path: &str, name: &str, known: &BTreeSet<String>) {
        match value {
            Value::String(feature) if FEATURES.contains(&name) && !known.contains(feature) => {
                self.fault(path, || {
                    let known: Vec<_> = known.iter().map(String::as_str).collect();
                    let (id, near) = (shown(feature), near(feature, &known));
                    What::NoFeature { id, near }
                });
            }
            Value::Array(list) => {
                for (index, value) in list.iter().enumerate() {
                    self.features(value, &format!("{path}[{index}]"), name, known);
                }
            }
            Value::Object(fields) => {
                for (name, value) in fields {
                    self.features(value, &field(path, name), name, known);
                }
            }
            _ => {}
        }
    }

    fn solution(&mut self) {
        let steps: Vec<_> = healthy::each::<ScenarioStep>(self.fields.get("steps"))
            .into_iter()
            .flatten()
            .collect();
        for (id, _) in healthy::entries(self.fields.get("solution")) {
            let step = steps.iter().find(|step| step.id == id);
            let acts = |kind| {
                use StepKind::{Do, Find, Make, Play};
                matches!(kind, Do | Find | Play | Make)
            };
            match step {
                Some(step) if acts(step.kind) => {}
                Some(_) => self.fault(&field("solution", id), || What::NothingDone),
                None if self.is_step(id) => {}
                None => self.fault(&field("solution", id), || {
                    let ids: Vec<_> = steps.iter().map(|step| step.id.as_str()).collect();
                    let (id, near) = (shown(id), near(id, &ids));
                    What::NoStep { id, near }
                }),
            }
        }
        let solved: BTreeSet<_> = healthy::entries(self.fields.get("solution"))
            .map(|(id, _)| id)
            .collect();
        // Whether a person's own scenario can be won may be left open; whoever checks it is told.
        let open = self
            .fields
            .get("kind")
            .is_some_and(|kind| kind == "scenario");
        let free = |step: &&ScenarioStep| match step.kind {
            StepKind::Play => !open,
            kind => kind == StepKind::Make,
        };
        for step in steps.iter().filter(free) {
            if !solved.contains(step.id.as_str()) {
                let step_kind = step.kind.word();
                let what = || What::StepNeedsSolution { step: step_kind };
                self.fault(&field("solution", &step.id), what);
            }
        }
    }

    /// At a desk something is made and nothing is played; on a board it is the other way round.
    fn desk(&mut self) {
        let fields = self.fields;
        let at_desk = fields.contains_key("desk");
        if at_desk {
            let bare = |(path, board): (String, &Fields)| {
                (!board.contains_key("document")).then(|| join(&path, "document"))
            };
            for path in self
                .each_board()
                .into_iter()
                .filter_map(bare)
                .collect::<Vec<_>>()
            {
                self.fault(&path, || What::DeskNeeds);
            }
            let weighs = fields.get("desk").is_some_and(|desk| desk == "lab");
            if weighs && !fields.contains_key("lab") {
                self.fault("lab", || What::DeskNeeds);
            }
        }
        for (index, step) in healthy::objects(fields.get("steps")) {
            let Some(kind) = healthy::part::<StepKind>(step.get("type")) else {
                continue;
            };
            let fits = if at_desk {
                matches!(kind, StepKind::Say | StepKind::Make | StepKind::Predict)
            } else {
                kind != StepKind::Make
            };
            if !fits {
                let step = kind.word();
                self.fault(&format!("steps[{index}].type"), || What::OtherPlace {
                    step,
                });
            }
        }
    }

    /// True for a step that is there, even when something is wrong with it.
    fn is_step(&self, id: &str) -> bool {
        healthy::list(self.fields.get("steps")).any(|step| step.get("id").is_some_and(|i| i == id))
    }
}

/// True where a predicate somewhere in a value asks what a move gives up.
fn asks_what_is_given_up(value: &Value) -> bool {
    match value {
        Value::Array(list) => list.iter().any(asks_what_is_given_up),
        Value::Object(fields) => {
            fields.contains_key("gives-up") || fields.values().any(asks_what_is_given_up)
        }
        _ => false,
    }
}
