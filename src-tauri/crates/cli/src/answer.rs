//! What the engine's door says: one line of JSON for each kind of answer.
//! Knows how answers look; not what was asked.

use crate::say;
use bots::{Candidate, Motive, Thought};
use content::action::Spoken;
use content::beginning::Opening;
use content::document::stamped;
use content::problem::{Problem, Severity, What};
use content::record::{Played, Record};
use rules::action::Action;
use rules::event::Event;
use rules::game::Game;
use rules::picture::{self, BoardPicture, Status};
use rules::reason::{Reason, Rejection, spoken};
use serde::Serialize;

/// A problem as another program reads it: its code and facts, and the sentence that a person would read.
#[derive(Serialize)]
pub(crate) struct Told<'a> {
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
pub(crate) fn told(problems: &[Problem]) -> Vec<Told<'_>> {
    let told = problems.iter().map(|problem| Told {
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
    struct Answer<'a> {
        ok: bool,
        error: String,
        problems: Vec<Told<'a>>,
    }
    let sentences: Vec<_> = problems.iter().map(Problem::to_string).collect();
    line(&Answer {
        ok: false,
        error: sentences.join("; "),
        problems: told(problems),
    })
}

/// A game has begun.
pub(crate) fn begun(game: &Game, events: &[Event], warnings: &[Problem]) -> String {
    #[derive(Serialize)]
    struct Answer<'a> {
        ok: bool,
        events: &'a [Event],
        #[serde(skip_serializing_if = "Vec::is_empty")]
        warnings: Vec<Told<'a>>,
        state: Status,
    }
    line(&Answer {
        ok: true,
        events,
        warnings: told(warnings),
        state: picture::status(game),
    })
}

/// Everything that may be done now.
pub(crate) fn legal(game: &Game) -> String {
    #[derive(Serialize)]
    struct Answer {
        ok: bool,
        actions: Vec<Spoken>,
    }
    let spoken = |action| Spoken::of(action, game.table());
    line(&Answer {
        ok: true,
        actions: game.actions().into_iter().map(spoken).collect(),
    })
}

/// Something was done.
pub(crate) fn acted(game: &Game, events: &[Event]) -> String {
    #[derive(Serialize)]
    struct Answer<'a> {
        ok: bool,
        events: &'a [Event],
        state: Status,
    }
    line(&Answer {
        ok: true,
        events,
        state: picture::status(game),
    })
}

/// Something was refused, and nothing has changed.
pub(crate) fn refused(rejection: &Rejection) -> String {
    #[derive(Serialize)]
    struct Answer<'a> {
        ok: bool,
        #[serde(serialize_with = "spoken")]
        reasons: &'a [Reason],
    }
    line(&Answer {
        ok: false,
        reasons: &rejection.reasons,
    })
}

/// Whether something may be done, and why not.
pub(crate) fn why(verdict: Result<(), Rejection>) -> String {
    #[derive(Serialize)]
    struct Answer {
        ok: bool,
        legal: bool,
        #[serde(serialize_with = "spoken")]
        reasons: Vec<Reason>,
    }
    let legal = verdict.is_ok();
    let reasons = verdict
        .err()
        .map_or_else(Vec::new, |rejection| rejection.reasons);
    line(&Answer {
        ok: true,
        legal,
        reasons,
    })
}

/// How the game stands.
pub(crate) fn state(game: &Game) -> String {
    #[derive(Serialize)]
    struct Answer {
        ok: bool,
        state: Status,
    }
    line(&Answer {
        ok: true,
        state: picture::status(game),
    })
}

/// The game so far, ready to be saved: a record that stands alone.
pub(crate) fn record(record: &Record) -> String {
    #[derive(Serialize)]
    struct Answer<T> {
        ok: bool,
        record: T,
    }
    line(&Answer {
        ok: true,
        record: stamped(record),
    })
}

/// The start of the turn, and what was done in it.
pub(crate) fn position(setup: &Opening, actions: &[Played]) -> String {
    #[derive(Serialize)]
    struct Answer<'a> {
        ok: bool,
        setup: &'a Opening,
        actions: &'a [Played],
    }
    line(&Answer {
        ok: true,
        setup,
        actions,
    })
}

/// Everything that lies and stands on the table.
pub(crate) fn board(game: &Game) -> String {
    #[derive(Serialize)]
    struct Answer {
        ok: bool,
        #[serde(flatten)]
        board: BoardPicture,
    }
    line(&Answer {
        ok: true,
        board: picture::board(game),
    })
}

/// What a bot would do, why, and what else it looked at. Values are points.
pub(crate) fn thought(thought: &Thought) -> String {
    #[derive(Serialize)]
    struct Answer<'a> {
        ok: bool,
        action: Action,
        reasons: Vec<Told<'a>>,
        candidates: Vec<Weighed>,
    }
    #[derive(Serialize)]
    struct Told<'a> {
        #[serde(flatten)]
        motive: &'a Motive,
        message: String,
    }
    #[derive(Serialize)]
    struct Weighed {
        action: Action,
        value: Option<f64>,
        #[serde(skip_serializing_if = "Option::is_none")]
        then: Option<Action>,
        #[serde(skip_serializing_if = "Option::is_none")]
        games: Option<u32>,
    }
    let told = |motive| Told {
        motive,
        message: Motive::to_string(motive),
    };
    let weighed = |candidate: &Candidate| Weighed {
        action: candidate.action,
        value: candidate.value.map(|value| f64::from(value) / 100.0),
        then: candidate.then,
        games: candidate.games,
    };
    line(&Answer {
        ok: true,
        action: thought.action,
        reasons: thought.motives.iter().map(told).collect(),
        candidates: thought.candidates.iter().map(weighed).collect(),
    })
}

fn line(answer: &impl Serialize) -> String {
    say::json_text(answer)
}
