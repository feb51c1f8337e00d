//! One step of a scenario: what is said, what is wanted, how mistakes are answered, which help there is.
//! Knows the fields; which of them belong to which type of step stands in `judge.rs`.

use super::ask::{ExpectedAnswer, PlaceOrCell, WrittenQuestion};
use super::costs::MoveCosts;
use super::making::Operation;
use super::predicate::{Anchor, Predicate};
use super::written::{
    FindWhat, Rest, ScreenPart, StepKind, StepTurns, Then, WrittenAction, is_default, written,
};
use crate::faults::ProblemList;
use crate::number::{Coordinate, PlayerNumber, Whole};
use crate::record::PlayedDecision;
use deserr::Deserr;
#[cfg(test)]
use schemars::JsonSchema;
use serde::Serialize;

written! {
    /// One step.
    ScenarioStep
    needs {
        /// Its name in this file.
        id "id": String,
        /// What it wants.
        kind "type": StepKind,
        /// The text of it: what is told, or the task.
        say "say": String,
    }
    may {
        /// The position, or the document, that it begins with anew; it goes on with the last one when nothing is said.
        board "board": Option<String>,
        /// What is pointed at.
        mark "mark": Vec<Mark>,
        /// `show`, `predict`: what is played before the eyes of the learner.
        moves "moves": Vec<PlayedDecision>,
        /// `predict`: true when the moves are only imagined.
        suppose "suppose": bool,
        /// `do`, `find`: what becomes of the rest of the turn; it is asked when nothing is said.
        rest "rest": Option<Rest>,
        /// `do`, `find`, `make`: what is right.
        accept "accept": Option<Predicate>,
        /// `predict`: the question.
        ask "ask": Option<WrittenQuestion>,
        /// `find`: what is looked for.
        find "find": Option<FindWhat>,
        /// `find` of the best: what each way through the turn gives up. Then what gives up nothing is right, unless `accept` says otherwise.
        costs "costs": Option<MoveCosts>,
        /// `spot`: what somebody wants to do and may not.
        wrong "wrong": Option<Wrong>,
        /// `play`: when it is reached.
        until "until": Option<Predicate>,
        /// `play`: when it is lost.
        fail "fail": Option<Predicate>,
        /// `play`: how many turns there are for it. `false` where its text holds only as the board lies: then practice does not turn it.
        turns "turns": Option<StepTurns>,
        /// What is said when it is done.
        good "good": Option<String>,
        /// The answer to "why?".
        why "why": Option<String>,
        /// The rules that it is about.
        rules "rules": Vec<String>,
        /// How mistakes are answered; the first that is true counts.
        feedback "feedback": Vec<Feedback>,
        /// The first two rungs of help; the others are computed.
        hints "hints": Option<Hints>,
        /// The step that follows, where it is not the next one.
        next "next": Option<String>,
    }
}

written! {
    /// How one class of mistakes is answered.
    Feedback
    needs {
        /// The name of the class.
        class "class": String,
        /// What is said.
        say "say": String,
    }
    may {
        /// When it is this mistake; always when nothing is said.
        when "when": Option<Predicate>,
        /// What is pointed at.
        mark "mark": Vec<Mark>,
        /// What plays the mistake out.
        refute "refute": Vec<PlayedDecision>,
        /// `make`: operations that end in it, where no single one does.
        example "example": Vec<Operation>,
        /// What follows; the mistake is taken back when nothing is said.
        then "then": Option<Then>,
        /// The rules that speak against it.
        rules "rules": Vec<String>,
    }
}

written! {
    /// Help that the author gives.
    Hints
    needs {
        /// A nudge.
        nudge "nudge": String,
    }
    may {
        /// Where to look.
        area "area": Vec<Mark>,
    }
}

written! {
    /// Something that is pointed at: one of these.
    Mark
    needs {}
    may {
        /// A feature.
        feature "feature": Option<Anchor>,
        /// A place or a cell.
        place "place": Option<PlaceOrCell>,
        /// A figure, by where it stands.
        figure "figure": Option<PlaceOrCell>,
        /// A part of the screen.
        part "part": Option<ScreenPart>,
        /// From one cell to another.
        arrow "arrow": Option<Arrow>,
    }
}

written! {
    /// An arrow.
    Arrow
    needs {
        /// Its beginning.
        from "from": PlaceOrCell,
        /// Its point.
        to "to": PlaceOrCell,
    }
    may {}
}

written! {
    /// An action that the rules refuse.
    Wrong
    needs {
        /// Which.
        act "act": WrittenAction,
        /// The codes of reasons to choose from.
        choices "choices": Vec<ExpectedAnswer>,
    }
    may {
        /// Who wants it; whose decision it is when nobody is named.
        player "player": Option<PlayerNumber>,
    }
}

impl Mark {
    /// A whole cell.
    pub fn cell(x: i16, y: i16) -> Self {
        Self {
            feature: None,
            place: Some(PlaceOrCell::cell(x, y)),
            figure: None,
            part: None,
            arrow: None,
        }
    }
}

impl ScenarioStep {
    /// A step of which nothing more is said than its task.
    pub fn new(id: String, kind: StepKind, say: String) -> Self {
        Self {
            id,
            kind,
            say,
            board: None,
            mark: Vec::new(),
            moves: Vec::new(),
            suppose: false,
            rest: None,
            accept: None,
            ask: None,
            find: None,
            costs: None,
            wrong: None,
            until: None,
            fail: None,
            turns: None,
            good: None,
            why: None,
            rules: Vec::new(),
            feedback: Vec::new(),
            hints: None,
            next: None,
        }
    }

    /// How many turns there are for it, where turns are played freely.
    pub fn most_turns(&self) -> Option<Whole<1, 99>> {
        match self.turns {
            Some(StepTurns::Most(turns)) => Some(turns),
            Some(StepTurns::AsItLies) | None => None,
        }
    }

    /// True where its text holds only as the board lies.
    pub fn holds_as_it_lies(&self) -> bool {
        self.turns == Some(StepTurns::AsItLies)
    }
}

impl PlaceOrCell {
    /// A whole cell.
    pub fn cell(x: i16, y: i16) -> Self {
        let whole = |n: i16| Coordinate::new(i64::from(n)).unwrap_or(Coordinate::ZERO);
        Self {
            x: whole(x),
            y: whole(y),
            kind: None,
            at: None,
        }
    }
}

impl StepKind {
    /// True for a question: something is guessed, and nothing is done.
    pub const fn asks(self) -> bool {
        matches!(self, Self::Predict | Self::Spot)
    }
}
