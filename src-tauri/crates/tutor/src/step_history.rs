//! What was done since a step began, decision by decision.

use crate::best;
use crate::turn_costs::TurnCosts;
use crate::work::Work;
use content::scenario::ScenarioStep;
use rules::action::Action;
use rules::event::{Event, EventSink};
use rules::game::Game;
use rules::ground::PlayerId;
use rules::history::History;
use std::sync::{Arc, OnceLock};

/// One decision.
#[derive(Clone, Debug)]
pub struct StepDecision {
    /// Who.
    pub who: PlayerId,
    /// What.
    pub action: Action,
    /// The game before it.
    pub before: Arc<Game>,
    /// What it brought about. All ways that go on from here share it.
    pub events: Arc<[Event]>,
}

/// Everything since a step began.
#[derive(Clone, Debug)]
pub struct StepHistory {
    /// The game as the step began.
    pub start: Arc<Game>,
    /// What was done.
    pub done: Vec<StepDecision>,
    /// The game now.
    pub now: Arc<Game>,
    /// The most points that can be had at the end of the turn in which the step began, once somebody asked.
    best: Arc<OnceLock<i32>>,
    /// What each way through that turn gives up, where the step says so.
    pub(crate) costs: Option<Arc<TurnCosts>>,
}

impl StepHistory {
    /// Nothing was done yet.
    pub fn new(start: Arc<Game>) -> Self {
        Self {
            now: Arc::clone(&start),
            start,
            done: Vec::new(),
            best: Arc::default(),
            costs: None,
        }
    }

    /// The same, judged by the table of a step where it has one.
    #[must_use]
    pub(crate) fn judged_by(mut self, step: &ScenarioStep) -> Self {
        self.costs = step.costs.as_ref().map(TurnCosts::of).map(Arc::new);
        self
    }

    /// What a line holds after one of its steps, up to its head.
    pub fn of(history: &History, from: usize) -> Self {
        let games: Vec<_> = history.games(from..history.head()).collect();
        let start = games
            .first()
            .cloned()
            .or_else(|| history.game_at(from).ok());
        let mut trail = Self::new(start.unwrap_or_else(|| Arc::clone(history.now())));
        for (before, moment) in games
            .into_iter()
            .zip(history.moments(from + 1..=history.head()))
        {
            if let Some(decision) = moment.decision {
                trail.done.push(StepDecision {
                    who: decision.player,
                    action: decision.action,
                    before,
                    events: moment.told.iter().map(|told| told.event.clone()).collect(),
                });
            }
        }
        trail.now = Arc::clone(history.now());
        trail
    }

    /// Goes on by something that whoever is asked may do; false when it is refused.
    pub fn play(&mut self, action: Action) -> bool {
        let Some(who) = self.now.to_move() else {
            return false;
        };
        if self.now.check(who, &action).is_err() {
            return false;
        }
        self.play_offered(who, action);
        true
    }

    /// Goes on by something that a menu offered.
    pub fn play_offered(&mut self, who: PlayerId, action: Action) {
        let mut after = Game::clone(&self.now);
        let mut events = EventSink::told();
        after.apply_offered(action, &mut events);
        let before = std::mem::replace(&mut self.now, Arc::new(after));
        self.done.push(StepDecision {
            who,
            action,
            before,
            events: events.events.into(),
        });
    }

    /// Everything that happened.
    pub fn events(&self) -> impl Iterator<Item = &Event> {
        self.done.iter().flat_map(|done| &*done.events)
    }

    /// Everything that was done, as actions.
    pub fn actions(&self) -> Vec<Action> {
        self.done.iter().map(|done| done.action).collect()
    }

    /// What one player did.
    pub fn of_player(&self, player: PlayerId) -> impl Iterator<Item = &StepDecision> {
        self.done.iter().filter(move |done| done.who == player)
    }

    /// The most points that the learner could have at the end of this turn, from where the step began. Ways that
    /// began together share it.
    pub(crate) fn best(&self, learner: PlayerId, work: &Work) -> i32 {
        *self
            .best
            .get_or_init(|| best::reachable(&self.start, learner, work))
    }

    /// How many turns of a player are over.
    pub fn turns_over(&self, player: PlayerId) -> usize {
        let (over, now) = (self.now.is_over(), self.now.state().turn);
        let own = self.of_player(player).map(|done| done.before.state());
        let mut turns: Vec<_> = own
            .filter(|state| state.active == player && (over || state.turn != now))
            .map(|state| state.turn)
            .collect();
        turns.dedup();
        turns.len()
    }
}
