//! Which rules matter at the decision that a person faces now.

use super::Session;
use crate::error::Result;
use crate::session::open_game::OpenGame;
use crate::view::expansions::decision_rules::rules_at_work;

/// A decision of a person, and the rules of expansions on which it and what led to it rest.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DecisionRules {
    pub game: u32,
    pub turn: u16,
    /// By what weighs more.
    pub rules: Vec<&'static str>,
}

impl Session {
    /// Nothing where no person is asked: a bot is, somebody looks back, or the game is over.
    pub async fn decision_rules(&self) -> Result<Option<DecisionRules>> {
        if self.open.now().is_none() {
            return Ok(None);
        }
        let asking = || "which rules bite".to_owned();
        self.open.ask(asking, |open| Ok(of(open))).await
    }
}

fn of(open: &OpenGame) -> Option<DecisionRules> {
    let is_person = |player| {
        let sitter = open.sitters().get(usize::from(player));
        sitter.is_some_and(|sitter| sitter.bot.is_none())
    };
    let (game, line) = (open.shown(), open.history());
    let asked = game.to_move().filter(|_| open.is_live())?;
    if !is_person(asked) {
        return None;
    }
    // What has happened since a person decided last, and by that decision.
    let mut since = line.head();
    while since > 0 {
        let decided = line.moment(since).and_then(|moment| moment.decision);
        if decided.is_some_and(|it| is_person(it.player)) {
            break;
        }
        since -= 1;
    }
    let happened = line.moments(since..=line.head());
    let happened = happened.flat_map(|moment| &moment.told);
    Some(DecisionRules {
        game: open.id().0,
        turn: game.state().turn,
        rules: rules_at_work(game, happened.map(|told| &told.event)),
    })
}
