//! What the engine's door says: one line of JSON for each kind of answer.
//! Knows how answers look; not what was asked.

use crate::say;
use bots::{BotAnswer, Candidate, Motive};
use content::action::ActionText;
use content::beginning::GameSetup;
use content::document::stamped;
use content::problem::{Problem, Severity, What};
use content::record::{PlayedDecision, Record};
use content::terminal::spoken;
use rules::action::Action;
use rules::event::Event;
use rules::game::Game;
use rules::picture::{self, BoardPicture, Status};
use rules::reason::{Reason, Rejection};
use serde::Serialize;

/// A problem as another program reads it: its code and facts, and the sentence that a person would read.
#[derive(Serialize)]
pub(crate) struct ProblemOut<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    file: Option<&'a str>,
    path: &'a str,
    code: &'static str,
    message: String,
    severity: Severity,
    #[serde(flatten)]
    what: &'a What,
}

/// Problems as another program reads them.
pub(crate) fn told(problems: &[Problem]) -> Vec<ProblemOut<'_>> {
    let told = problems.iter().map(|problem| ProblemOut {
        file: problem.file.as_deref(),
        path: &problem.path,
        code: problem.code,
        message: problem.message(),
        severity: problem.severity,
        what: &problem.what,
    });
    told.collect()
}

/// What the request was about is wrong: every fault in one sentence, and one by one.
pub(crate) fn error(problems: &[Problem]) -> String {
    #[derive(Serialize)]
    struct Response<'a> {
        ok: bool,
        error: String,
        problems: Vec<ProblemOut<'a>>,
    }
    let sentences: Vec<_> = problems.iter().map(Problem::to_string).collect();
    line(&Response {
        ok: false,
        error: sentences.join("; "),
        problems: told(problems),
    })
}

/// A game has begun.
pub(crate) fn begun(game: &Game, events: &[Event], warnings: &[Problem]) -> String {
    #[derive(Serialize)]
    struct Response<'a> {
        ok: bool,
        events: &'a [Event],
        #[serde(skip_serializing_if = "Vec::is_empty")]
        warnings: Vec<ProblemOut<'a>>,
        state: Status,
    }
    line(&Response {
        ok: true,
        events,
        warnings: told(warnings),
        state: picture::status(game),
    })
}

/// Everything that may be done now.
pub(crate) fn legal(game: &Game) -> String {
    #[derive(Serialize)]
    struct Response {
        ok: bool,
        actions: Vec<ActionText>,
    }
    let spoken = |action| ActionText::of(action, game.table());
    line(&Response {
        ok: true,
        actions: game.actions().into_iter().map(spoken).collect(),
    })
}

/// Something was done.
pub(crate) fn acted(game: &Game, events: &[Event]) -> String {
    #[derive(Serialize)]
    struct Response<'a> {
        ok: bool,
        events: &'a [Event],
        state: Status,
    }
    line(&Response {
        ok: true,
        events,
        state: picture::status(game),
    })
}

/// Something was refused, and nothing has changed.
pub(crate) fn refused(rejection: &Rejection) -> String {
    #[derive(Serialize)]
    struct Response<'a> {
        ok: bool,
        #[serde(serialize_with = "spoken")]
        reasons: &'a [Reason],
    }
    line(&Response {
        ok: false,
        reasons: &rejection.reasons,
    })
}

/// Whether something may be done, and why not.
pub(crate) fn why(verdict: Result<(), Rejection>) -> String {
    #[derive(Serialize)]
    struct Response {
        ok: bool,
        legal: bool,
        #[serde(serialize_with = "spoken")]
        reasons: Vec<Reason>,
    }
    let legal = verdict.is_ok();
    let reasons = verdict
        .err()
        .map_or_else(Vec::new, |rejection| rejection.reasons);
    line(&Response {
        ok: true,
        legal,
        reasons,
    })
}

/// How the game stands.
pub(crate) fn state(game: &Game) -> String {
    #[derive(Serialize)]
    struct Response {
        ok: bool,
        state: Status,
    }
    line(&Response {
        ok: true,
        state: picture::status(game),
    })
}

/// The game so far, ready to be saved: a record that stands alone.
pub(crate) fn record(record: &Record) -> String {
    #[derive(Serialize)]
    struct Response<T> {
        ok: bool,
        record: T,
    }
    line(&Response {
        ok: true,
        record: stamped(record),
    })
}

/// The start of the turn, and what was done in it.
pub(crate) fn position(setup: &GameSetup, actions: &[PlayedDecision]) -> String {
    #[derive(Serialize)]
    struct Response<'a> {
        ok: bool,
        setup: &'a GameSetup,
        actions: &'a [PlayedDecision],
    }
    line(&Response {
        ok: true,
        setup,
        actions,
    })
}

/// Everything that lies and stands on the table.
pub(crate) fn board(game: &Game) -> String {
    #[derive(Serialize)]
    struct Response {
        ok: bool,
        #[serde(flatten)]
        board: BoardPicture,
    }
    line(&Response {
        ok: true,
        board: picture::board(game),
    })
}

/// What a bot would do, why, and what else it looked at. Values are points.
pub(crate) fn thought(thought: &BotAnswer) -> String {
    #[derive(Serialize)]
    struct Response<'a> {
        ok: bool,
        action: Action,
        reasons: Vec<ProblemOut<'a>>,
        candidates: Vec<MixOut>,
    }
    #[derive(Serialize)]
    struct ProblemOut<'a> {
        #[serde(flatten)]
        motive: &'a Motive,
        message: String,
    }
    #[derive(Serialize)]
    struct MixOut {
        action: Action,
        value: Option<f64>,
        #[serde(skip_serializing_if = "Option::is_none")]
        then: Option<Action>,
        #[serde(skip_serializing_if = "Option::is_none")]
        games: Option<u32>,
    }
    let told = |motive| ProblemOut {
        motive,
        message: lab::motive::said(motive),
    };
    let weighed = |candidate: &Candidate| MixOut {
        action: candidate.action,
        value: candidate.value.map(|value| f64::from(value) / 100.0),
        then: candidate.then,
        games: candidate.games,
    };
    line(&Response {
        ok: true,
        action: thought.action,
        reasons: thought.motives.iter().map(told).collect(),
        candidates: thought.candidates.iter().map(weighed).collect(),
    })
}

fn line(answer: &impl Serialize) -> String {
    say::json_text(answer)
}
