//! The one door: set up, look, ask, act. On a refusal nothing has changed.
//! Decides nothing itself; base and expansions do.

use crate::action::{Action, Phase};
use crate::agenda::{Need, Step};
use crate::answer::answer;
use crate::base::places::Places;
use crate::base::{self, claim, close, finish, place, turn};
use crate::course;
use crate::event::{Event, EventSink};
use crate::expansion::{Hook, Window};
use crate::figure::SegmentId;
use crate::foresee;
use crate::ground::{Cell, PlayerId};
use crate::left_out::{self, SkippedQuestion};
use crate::menu::Menu;
use crate::reason::{Reason, ReasonCollector, Rejection};
use crate::setup::{MAX_SCORE, Setup, SetupProblem};
use crate::sight::PlayerView;
use crate::state::{Context, ContextMut, State};
use crate::table::Table;
use crate::words::ExpansionAction;
use std::sync::Arc;

/// A game: what never changes, and what does. A copy is a snapshot.
#[derive(Debug)]
pub struct Game {
    pub(crate) table: Arc<Table>,
    pub(crate) state: State,
}

impl Clone for Game {
    fn clone(&self) -> Self {
        Self {
            table: self.table.clone(),
            state: self.state.clone(),
        }
    }

    /// Copies into the memory that is there already.
    fn clone_from(&mut self, source: &Self) {
        let Self { table, state } = source;
        // Who shares a table is counted by all processors together; most copies are of one and the same game.
        if !Arc::ptr_eq(&self.table, table) {
            self.table.clone_from(table);
        }
        self.state.clone_from(state);
    }
}

impl Game {
    /// Sets a game up.
    ///
    /// # Errors
    /// With every fault of an impossible position.
    pub fn new(table: Arc<Table>, setup: &Setup) -> Result<Self, Vec<SetupProblem>> {
        Self::begin(table, setup).map(|(game, _)| game)
    }

    /// Sets a game up and tells what happens before the first decision.
    ///
    /// # Errors
    /// With every fault of an impossible position.
    pub fn begin(
        table: Arc<Table>,
        setup: &Setup,
    ) -> Result<(Self, Vec<Event>), Vec<SetupProblem>> {
        let state = crate::position::set_up(&table, setup)?;
        let mut game = Self { table, state };
        let mut events = EventSink::told();
        game.start(setup, &mut events);
        Ok((game, events.events))
    }

    /// Goes to the first decision from where nothing was done yet.
    pub(crate) fn start(&mut self, setup: &Setup, events: &mut EventSink) {
        let under_way = setup.is_under_way();
        let first = if under_way { Step::Draw } else { Step::Begin };
        self.state.agenda.push(first);
        self.advance(events, |_, _| false);
    }

    /// What never changes.
    #[must_use]
    pub const fn table(&self) -> &Arc<Table> {
        &self.table
    }

    /// What does.
    #[must_use]
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// Table and state, to be read.
    #[must_use]
    pub fn context(&self) -> Context<'_> {
        Context {
            table: &self.table,
            state: &self.state,
        }
    }

    #[inline]
    pub(crate) fn asked(&self) -> Option<(PlayerId, Phase)> {
        let active = self.state.active;
        match self.state.agenda.peek()? {
            Step::Draw if self.state.pile.is_by_hand() => Some((active, Phase::Draw)),
            Step::PlaceTile => Some((active, Phase::Tile)),
            Step::Act => Some((active, Phase::Figure)),
            Step::Order => Some((active, Phase::Order)),
            Step::Expansion(step) => self.table.own_step(step).asks(self.context()),
            _ => None,
        }
    }

    /// Whose decision it is; nobody's when the game is over.
    #[must_use]
    pub fn to_move(&self) -> Option<PlayerId> {
        self.asked().map(|(player, _)| player)
    }

    /// What is being decided.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.asked().map_or(Phase::Over, |(_, phase)| phase)
    }

    /// True when everything is scored.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.context().is_over()
    }

    /// Writes every action open to the player to move, asides included.
    pub fn legal(&self, menu: &mut Menu) {
        menu.clear();
        let context = self.context();
        match self.state.agenda.peek() {
            Some(Step::Draw) => place::draw_menu(context, menu),
            Some(Step::PlaceTile) => place::menu(context, menu),
            Some(Step::Act) => {
                turn::act_menu(context, menu);
                menu.add(Action::Pass);
                // The expansions have made their offers among the answers.
                return;
            }
            Some(Step::Order) => close::menu(context, menu),
            Some(Step::Expansion(step)) => self.table.own_step(step).menu(context, menu),
            _ => {}
        }
        self.add_asides(menu);
    }

    fn add_asides(&self, menu: &mut Menu) {
        let offers = self.table.heard_by(Hook::Offer);
        if !offers.is_empty() && self.allows_asides() {
            for expansion in offers {
                expansion.offer(self.context(), Window::Aside, menu);
            }
        }
    }

    /// One of the actions that `legal` writes, chosen by its number once it is known how many there are. The menu is
    /// memory: places, of which there are many, are counted and not written where the land alone decides.
    pub fn one_of(&self, menu: &mut Menu, choose: impl FnOnce(usize) -> usize) -> Action {
        let asks_for_a_place = matches!(self.state.agenda.peek(), Some(Step::PlaceTile));
        let places = asks_for_a_place.then(|| Places::of(self.context()));
        if let Some(places) = places.flatten() {
            menu.clear();
            self.add_asides(menu);
            let count = places.count();
            let number = choose(count + menu.count());
            let place = places.nth(number);
            return place.unwrap_or_else(|| menu.actions()[number - count]);
        }
        self.legal(menu);
        menu.actions()[choose(menu.count())]
    }

    /// True when the active player is asked and no payment is pending.
    fn allows_asides(&self) -> bool {
        match self.state.agenda.peek() {
            Some(Step::PlaceTile | Step::Act | Step::Order) => true,
            Some(Step::Expansion(step)) => {
                let step = self.table.own_step(step);
                let asked = step.asks(self.context());
                !step.is_settling() && asked.is_some_and(|(who, _)| who == self.state.active)
            }
            // A turn begins with its tile, whoever draws it.
            _ => false,
        }
    }

    /// Every action open to the player to move, as a list of its own.
    #[must_use]
    pub fn actions(&self) -> Vec<Action> {
        let mut menu = Menu::new();
        self.legal(&mut menu);
        menu.actions().to_vec()
    }

    /// Says whether a player may do something now, and why not: all the reasons.
    ///
    /// # Errors
    /// With every reason against it.
    pub fn check(&self, who: PlayerId, action: &Action) -> Result<(), Rejection> {
        let mut why = ReasonCollector::all();
        self.object(who, action, &mut why);
        why.verdict().map_err(|mut rejection| {
            let not_now = |reason: &&mut Reason| reason.why == base::NOT_NOW;
            for reason in rejection.reasons.iter_mut().filter(not_now) {
                reason.phase = Some(self.phase());
            }
            rejection
        })
    }

    fn object(&self, who: PlayerId, action: &Action, why: &mut ReasonCollector) {
        let Some(asked) = self.to_move() else {
            return why.object(|| Reason::new(base::GAME_OVER));
        };
        why.demand(who == asked, || Reason::new(base::NOT_YOUR_TURN).of(asked));
        if who.0 >= self.state.seats() {
            return;
        }
        let context = self.context();
        match (self.state.agenda.top(), *action) {
            (Some(Step::Draw), Action::Draw { tile }) => place::check_drawn(context, tile, why),
            (Some(Step::Draw), Action::Pass) => why.object(|| Reason::new(base::MUST_DRAW)),
            (Some(Step::PlaceTile), Action::Tile { x, y, rotation }) => {
                place::check(context, Cell::new(x, y), rotation, why);
            }
            (Some(Step::PlaceTile), Action::Pass) => {
                why.object(|| Reason::new(base::MUST_PLACE_TILE));
            }
            (Some(Step::Draw), Action::End) | (Some(Step::Act), Action::Pass) => {}
            (Some(Step::Act), Action::Figure { figure, .. }) => {
                if let Some(place) = action.place() {
                    claim::check(context, who, figure, place, why);
                }
            }
            (_, Action::Expansion(offer)) if self.table.is_aside(action) => {
                why.demand(self.allows_asides(), || Reason::new(base::NOT_NOW));
                check_offer(context, who, &offer, why);
            }
            (Some(Step::Act), Action::Expansion(offer)) => check_offer(context, who, &offer, why),
            (Some(Step::Order), Action::Order { .. }) => {
                let feature = self.feature_named(action);
                let waits = feature.is_some_and(|f| self.state.closing.contains(&f));
                why.demand(waits, || Reason::new(base::NOT_A_CHOICE));
            }
            (Some(Step::Order), Action::Pass) => {
                why.object(|| Reason::new(base::MUST_CHOOSE));
            }
            (Some(Step::Expansion(step)), _) => {
                self.table.own_step(&step).check(context, who, action, why);
            }
            _ => why.object(|| Reason::new(base::NOT_NOW)),
        }
    }

    fn feature_named(&self, action: &Action) -> Option<SegmentId> {
        let segment = self.context().segment_at(action.place()?)?;
        Some(self.state.board.feature(segment))
    }

    /// Does something, or says why not.
    ///
    /// # Errors
    /// With every reason against it; then nothing has changed.
    pub fn apply(&mut self, who: PlayerId, action: Action) -> Result<Vec<Event>, Rejection> {
        self.check(who, &action)?;
        let mut events = EventSink::told();
        self.apply_offered(action, &mut events);
        Ok(events.events)
    }

    /// Does something that a menu offered to the player to move.
    pub fn apply_offered(&mut self, action: Action, events: &mut EventSink) {
        self.perform_offered(action, events);
        self.advance(events, |_, _| false);
    }

    /// The same, and why nobody was asked about a figure where that question was left out; nothing where it was not.
    pub fn apply_explained(
        &mut self,
        action: Action,
        events: &mut EventSink,
    ) -> Option<SkippedQuestion> {
        self.perform_offered(action, events);
        self.advance(events, |context, step| {
            left_out::is_left_out(context, *step)
        });
        let step = self.state.agenda.top();
        let is_left_out = step.is_some_and(|step| left_out::is_left_out(self.context(), step));
        let left_out = is_left_out.then(|| SkippedQuestion {
            after: events.events.len(),
            reasons: left_out::reasons(self.context()),
        });
        // Without one the first course went as far as it goes, and told the end if it came to that.
        if left_out.is_some() {
            self.advance(events, |_, _| false);
        }
        left_out
    }

    /// Gives points that the rules know nothing of, or takes them: a table agreed on them. Nobody falls below nothing, and
    /// nobody rises beyond what is kept of a score. Answers with what the score changed by.
    pub fn adjust(&mut self, player: PlayerId, points: i32) -> i32 {
        let Some(player) = self.state.players.get_mut(usize::from(player)) else {
            return 0;
        };
        let before = player.score;
        player.score = before
            .saturating_add(points)
            .clamp(0, MAX_SCORE.max(before));
        player.score - before
    }

    /// The same without anything that follows by itself.
    pub(crate) fn perform_offered(&mut self, action: Action, events: &mut EventSink) {
        let Some((who, _)) = self.asked() else {
            unreachable!("nobody is asked any more")
        };
        debug_assert_eq!(
            self.check(who, &action),
            Ok(()),
            "{action:?} was not on the menu"
        );
        if !self.table.heard_by(Hook::Deciding).is_empty() && self.allows_asides() {
            let mut stage = ContextMut {
                table: &self.table,
                state: &mut self.state,
                events,
            };
            for expansion in stage.table.heard_by(Hook::Deciding) {
                expansion.deciding(&mut stage);
            }
        }
        self.perform(who, action, events);
    }

    fn perform(&mut self, who: PlayerId, action: Action, events: &mut EventSink) {
        let Some(top) = self.state.agenda.top() else {
            unreachable!("an agenda always ends in Over")
        };
        let mut stage = ContextMut {
            table: &self.table,
            state: &mut self.state,
            events,
        };
        // An aside leaves the question open; an order is asked again as long as features wait.
        if !stage.table.is_aside(&action) && !matches!(action, Action::Order { .. }) {
            stage.state.agenda.pop();
        }
        answer(&mut stage, top, who, action);
    }

    /// Runs steps until one asks, or until one that is not to be run.
    pub(crate) fn advance(
        &mut self,
        events: &mut EventSink,
        halts: impl Fn(Context<'_>, &Step) -> bool,
    ) {
        while let Some(step) = self.state.agenda.peek() {
            if halts(self.context(), step) {
                return;
            }
            let need = if step.runs_by_itself() {
                Need::Run
            } else {
                course::need(self.context(), *step)
            };
            match need {
                Need::Ask => break,
                Need::Take(action) => {
                    let Some(who) = self.to_move() else {
                        unreachable!("{step:?} asks somebody")
                    };
                    self.perform(who, action, events);
                }
                Need::Skip => self.state.agenda.pop(),
                Need::Run => {
                    let step = *step;
                    self.state.agenda.pop();
                    course::run(
                        &mut ContextMut {
                            table: &self.table,
                            state: &mut self.state,
                            events,
                        },
                        step,
                    );
                }
            }
        }
        if self.is_over() {
            finish::tell_over(&mut ContextMut {
                table: &self.table,
                state: &mut self.state,
                events,
            });
        }
    }

    /// What everybody at the table sees of it.
    #[must_use]
    pub fn sight(&self) -> PlayerView {
        PlayerView::of(self)
    }

    /// The same game with the tiles that nobody has seen in an order that the seed alone decides.
    #[must_use]
    pub fn reshuffled(&self, seed: u64) -> Self {
        self.sight().reshuffled(seed)
    }

    /// Every place of the drawn tile with everything that may follow it as a figure decision.
    pub fn pairs(&self, out: &mut Vec<(Action, Action)>) {
        out.clear();
        foresee::pairs(self, out);
    }
}

/// Objects to something that an expansion offers in the figure decision, or beside any.
fn check_offer(
    context: Context<'_>,
    who: PlayerId,
    offer: &ExpansionAction,
    why: &mut ReasonCollector,
) {
    if context.table.expansions.has(offer.expansion()) {
        context
            .table
            .own_action(offer)
            .check_offer(context, who, why);
    } else {
        why.object(|| Reason::new(base::NOT_IN_PLAY));
    }
}
