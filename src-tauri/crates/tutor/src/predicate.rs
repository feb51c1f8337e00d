//! Whether something that a scenario says of a game is true: what was done, what was answered, and a predicate. Reads
//! only; every number comes from the rules.

use crate::expansions;
use crate::land;
use crate::lesson::LessonStage;
use crate::making::DocumentInView;
use crate::measure;
use crate::pattern;
use crate::step_history::{StepDecision, StepHistory};
use crate::truth::Truth;
use content::number::PlayerNumber;
use content::scenario::{
    Captured, Complete, ExpectedAnswer, FeatureOf, Happened, Limit, Occupies, Owns, Paid, Pattern,
    Predicate, Scored, Wins,
};
use rules::action::Action;
use rules::base::finish;
use rules::event::Event;
use rules::figure::SegmentId;
use rules::game::Game;
use rules::ground::{Cell, PlayerId};
use rules::reason::Rejection;
use rules::report;
use rules::state::Context;

/// Everything that a predicate may ask about.
#[derive(Clone, Copy)]
pub(crate) struct PredicateContext<'a> {
    /// The board.
    pub stage: &'a LessonStage,
    /// What was done since the step began.
    pub trail: &'a StepHistory,
    /// Why what was tried is refused.
    pub refused: Option<&'a Rejection>,
    /// What was answered.
    pub answer: Option<&'a ExpectedAnswer>,
    /// True when nothing more comes in this step.
    pub closed: bool,
    /// True while turns are played freely: what was not done yet may still be done.
    pub free: bool,
    /// What lies on the desk.
    pub desk: Option<DocumentInView<'a>>,
}

impl<'a> PredicateContext<'a> {
    /// What was done, and more may come.
    pub(crate) const fn of(stage: &'a LessonStage, trail: &'a StepHistory) -> Self {
        Self {
            stage,
            trail,
            refused: None,
            answer: None,
            closed: false,
            free: false,
            desk: None,
        }
    }

    /// … and nothing more comes.
    #[must_use]
    pub(crate) const fn closed(mut self, closed: bool) -> Self {
        self.closed = closed;
        self
    }

    /// Whether the predicate holds.
    pub(crate) fn holds(&self, predicate: &Predicate) -> Truth {
        let tries = self.desk.map_or(1, |desk| desk.cost(predicate));
        if !self.stage.work.take(tries) {
            return Truth::False;
        }
        match predicate {
            Predicate::All(parts) => Truth::all(parts.iter().map(|part| self.holds(part))),
            Predicate::Any(parts) => Truth::any(parts.iter().map(|part| self.holds(part))),
            Predicate::Not(part) => !self.holds(part),
            Predicate::Act(pattern) => self.act(pattern),
            Predicate::Extends(of) => self.laid(of, |tile, after| self.extends(tile, after, of)),
            Predicate::Completes(of) => {
                self.laid(of, |tile, after| self.completes(tile, after, of))
            }
            Predicate::Occupies(occupies) => self.so_far(self.occupies(occupies)),
            Predicate::Scored(scored) => self.grows(self.scored(scored), scored.limit()),
            Predicate::Score(score) => {
                let player = self.player(score.player);
                self.stands(self.now().players[usize::from(player)].score, score.limit())
            }
            Predicate::Supply(supply) => {
                let player = self.player(supply.player);
                let count = measure::kept(&self.trail.now, player, supply.what);
                self.stands(count, supply.limit())
            }
            Predicate::Captured(captured) => self.so_far(self.captured(captured)),
            Predicate::Holds(holds) => {
                let count = expansions::prisoners(
                    &self.trail.now,
                    self.player(holds.player),
                    holds.owner.map(land::player),
                    holds.figure.map(|figure| figure.0),
                );
                self.stands(count, holds.limit())
            }
            Predicate::SecondPart(wanted) => {
                let now = self.now();
                let second = now.part > 1 && now.active == self.stage.learner;
                self.so_far(second == *wanted)
            }
            Predicate::Illegal(illegal) => Truth::of(self.refused.is_some_and(|refused| {
                let code = illegal.code.as_deref();
                let mut reasons = refused.reasons.iter();
                reasons.any(|reason| code.is_none_or(|code| code == reason.why.code))
            })),
            Predicate::Loss(limit) => self.loss(*limit),
            Predicate::GivesUp(limit) => self.gives_up(*limit),
            Predicate::Turns(limit) => {
                self.grows(self.trail.turns_over(self.stage.learner) as i32, *limit)
            }
            Predicate::GameOver(wanted) => self.so_far(self.trail.now.is_over() == *wanted),
            Predicate::Answer(answers) => Truth::of(self.answer.is_some_and(|given| {
                let context = self.context();
                answers
                    .iter()
                    .any(|answer| measure::same(context, answer, given))
            })),
            Predicate::Happened(happened) => self.grows(self.happened(happened), happened.limit()),
            Predicate::Owns(owns) => self.so_far(self.owns(owns)),
            Predicate::Wins(wins) => self.so_far(self.wins(wins)),
            Predicate::Complete(of) => self.so_far(self.is_complete(of)),
            Predicate::Worth(paid) => self.stands(self.worth(paid), paid.limit()),
            _ => self.desk.map_or(Truth::False, |desk| desk.holds(predicate)),
        }
    }

    fn context(&self) -> Context<'a> {
        self.trail.now.context()
    }

    fn now(&self) -> &'a rules::state::State {
        self.trail.now.state()
    }

    /// Who is meant.
    fn player(&self, named: Option<PlayerNumber>) -> PlayerId {
        named.map_or(self.stage.learner, land::player)
    }

    /// What is so is so; what is not so may still come.
    const fn so_far(&self, met: bool) -> Truth {
        match (met, self.closed) {
            (true, _) => Truth::True,
            (false, true) => Truth::False,
            (false, false) => Truth::Undecided,
        }
    }

    /// A number that goes up and down.
    fn stands(&self, number: i32, limit: Limit) -> Truth {
        self.so_far(within(number, limit))
    }

    /// A number that only grows; once is enough when there is no limit.
    fn grows(&self, number: i32, limit: Limit) -> Truth {
        let most = limit.at_most.or(limit.exactly);
        if most.is_some_and(|most| number > most.get::<i32>()) {
            return Truth::False;
        }
        let met = within(number, or_once(limit));
        if self.closed {
            Truth::of(met)
        } else if met && most.is_none() {
            Truth::True
        } else {
            Truth::Undecided
        }
    }

    fn act(&self, pattern: &Pattern) -> Truth {
        let times = pattern
            .times
            .map_or(1, content::number::Whole::get::<usize>);
        let mut done = 0;
        let mut other = false;
        for StepDecision { action, before, .. } in self.trail.of_player(self.stage.learner) {
            if pattern::matches(self.stage, pattern, action, before) {
                done += 1;
            } else {
                other |= pattern::instead(pattern, action, before);
            }
        }
        match (done >= times, other && !self.free) {
            (true, _) => Truth::True,
            (false, true) => Truth::False,
            (false, false) => self.so_far(false),
        }
    }

    /// Decided as soon as a tile of the learner lies, unless turns are free.
    fn laid(&self, of: &FeatureOf, met: impl Fn(&StepDecision, &Game) -> bool) -> Truth {
        let times = of.times.map_or(1, content::number::Whole::get::<usize>);
        let (mut tiles, mut count) = (0, 0);
        for (n, done) in self.trail.done.iter().enumerate() {
            let is_tile = matches!(done.action, Action::Tile { .. });
            if is_tile && done.who == self.stage.learner {
                let after = self.trail.done.get(n + 1).map(|next| &next.before);
                tiles += 1;
                count += usize::from(met(done, after.unwrap_or(&self.trail.now)));
            }
        }
        if count >= times {
            Truth::True
        } else if tiles < times || self.free {
            self.so_far(false)
        } else {
            Truth::False
        }
    }

    fn is_meant(&self, of: &FeatureOf, after: Context<'_>, feature: SegmentId) -> bool {
        let named = of.feature.as_ref();
        let is_it = named.is_none_or(|named| self.stage.feature(named, after) == Some(feature));
        is_it
            && of
                .kind
                .is_none_or(|kind| after.state.board.kind(feature) == kind.0)
    }

    fn extends(&self, tile: &StepDecision, after: &Game, of: &FeatureOf) -> bool {
        let board = &after.state().board;
        let laid = land::target(&tile.action).and_then(|cell| board.tile_at(cell));
        features_of(tile, after).into_iter().any(|feature| {
            // A named feature may begin on this very tile: then nothing was there to be made longer.
            let mut members = board.members(feature);
            let reaches = members.any(|member| Some(board.tile_of(member)) != laid);
            reaches && self.is_meant(of, after.context(), feature)
        })
    }

    fn completes(&self, tile: &StepDecision, after: &Game, of: &FeatureOf) -> bool {
        let (context, before) = (after.context(), tile.before.context());
        let board = &context.state.board;
        let was = |feature: SegmentId| {
            let then = before.segment_at(context.place(feature));
            then.is_some_and(|segment| before.state.board.is_complete(segment))
        };
        let mut touched = features_of(tile, after);
        let around = land::target(&tile.action)
            .into_iter()
            .flat_map(Cell::around);
        for tile in around.filter_map(|cell| board.tile_at(cell)) {
            let segments = board.segments_of(tile);
            touched.extend(segments.filter(|s| board.kind(*s).is_surrounded()));
        }
        let mut completed = touched.into_iter().map(|segment| board.feature(segment));
        completed.any(|f| board.is_complete(f) && !was(f) && self.is_meant(of, context, f))
    }

    fn occupies(&self, occupies: &Occupies) -> bool {
        let player = self.player(occupies.player);
        let feature = occupies
            .feature
            .as_ref()
            .map(|f| self.stage.feature(f, self.context()));
        let board = &self.now().board;
        let meant = |kind, segment: SegmentId| {
            occupies.figure.is_none_or(|figure| figure.0 == kind)
                && occupies
                    .kind
                    .is_none_or(|kind| board.kind(segment) == kind.0)
                && feature.is_none_or(|feature| feature == Some(board.feature(segment)))
        };
        if !occupies.newly {
            let mut figures = self.now().figures.iter();
            return figures.any(|f| f.owner == player && meant(f.kind, f.on));
        }
        self.trail.events().any(|event| match *event {
            Event::FigureSet {
                player: who,
                figure,
                x,
                y,
                kind,
                at,
            } if who == player => {
                let place = rules::ground::Place { x, y, kind, at };
                let segment = self.context().segment_at(place);
                segment.is_some_and(|segment| meant(figure, segment))
            }
            _ => false,
        })
    }

    fn scored(&self, scored: &Scored) -> i32 {
        let feature = scored.feature.as_ref();
        measure::points(
            self.stage,
            self.trail,
            self.player(scored.player),
            scored.source,
            feature,
        )
    }

    fn captured(&self, captured: &Captured) -> bool {
        let by = self.player(captured.player);
        // Whoever takes an own figure makes no prisoner: only what was done tells it.
        let mut done = self.trail.of_player(by);
        done.any(|done| expansions::captures(captured, &done.action))
    }

    fn loss(&self, limit: Limit) -> Truth {
        if !self.closed {
            return Truth::Undecided;
        }
        let learner = self.stage.learner;
        let reached = self.now().players[usize::from(learner)].score;
        let loss = self.trail.best(learner, &self.stage.work) - reached;
        Truth::of(within(loss, or_nothing(limit)))
    }

    /// Decided once the tile and the figure decision after it are; until then more may come, unless nothing does.
    fn gives_up(&self, limit: Limit) -> Truth {
        let (stage, trail) = (self.stage, self.trail);
        let costs = trail.costs.as_ref();
        match costs.and_then(|costs| costs.loss(stage, trail)) {
            Some((loss, is_gone)) if is_gone || self.closed => {
                Truth::of(within(loss.given_up(), or_nothing(limit)))
            }
            None if self.closed => Truth::False,
            _ => Truth::Undecided,
        }
    }

    fn happened(&self, happened: &Happened) -> i32 {
        let player = happened.player.map(land::player);
        measure::happenings(self.trail, happened.event, player)
    }

    fn owns(&self, owns: &Owns) -> bool {
        let player = self.player(owns.player);
        let context = self.context();
        let pays = |feature| {
            report::feature(context, feature).is_some_and(|report| {
                report.owners.contains(&player) && !(owns.alone && report.owners.len() > 1)
            })
        };
        match &owns.feature {
            Some(named) => self.stage.feature(named, context).is_some_and(pays),
            None => self
                .now()
                .figures
                .iter()
                .any(|figure| figure.owner == player && pays(figure.on)),
        }
    }

    fn is_complete(&self, of: &Complete) -> bool {
        let feature = self.stage.feature(&of.feature, self.context());
        feature.is_some_and(|feature| self.now().board.is_complete(feature))
    }

    /// What was paid for a feature in this step, and what it would pay as it stands; for the best of all features, when
    /// none is named.
    fn worth(&self, paid: &Paid) -> i32 {
        let player = self.player(paid.player);
        let context = self.context();
        let pays = |feature| {
            let report = report::feature(context, feature);
            let now = report.map(|report| report.now).unwrap_or_default();
            let own = now.iter().find(|payment| payment.player == player);
            own.map_or(0, rules::score::Payment::points)
        };
        if let Some(named) = &paid.feature {
            let before = measure::points(self.stage, self.trail, player, None, Some(named));
            return before + self.stage.feature(named, context).map_or(0, pays);
        }
        let own = self.now().figures.iter().filter(|f| f.owner == player);
        own.map(|figure| pays(figure.on)).max().unwrap_or(0)
    }

    fn wins(&self, wins: &Wins) -> bool {
        let player = self.player(wins.player);
        if !self.trail.now.is_over() {
            return false;
        }
        let winners = finish::winners(self.context());
        winners.contains(&player) && !(wins.alone && winners.len() > 1)
    }
}

/// The features of a tile that was laid, as it left them.
fn features_of(tile: &StepDecision, after: &Game) -> Vec<SegmentId> {
    let board = &after.state().board;
    let laid = land::target(&tile.action).and_then(|cell| board.tile_at(cell));
    let segments = laid
        .map(|laid| board.segments_of(laid))
        .into_iter()
        .flatten();
    let mut features: Vec<_> = segments.map(|segment| board.feature(segment)).collect();
    features.sort_unstable();
    features.dedup();
    features
}

/// True when the learner has nothing more to decide in the turn in which a trail began.
pub(crate) fn turn_is_over(start: &Game, now: &Game) -> bool {
    now.is_over() || now.state().turn != start.state().turn
}

fn within(number: i32, limit: Limit) -> bool {
    limit
        .at_least
        .is_none_or(|least| number >= least.get::<i32>())
        && limit.at_most.is_none_or(|most| number <= most.get::<i32>())
        && limit
            .exactly
            .is_none_or(|exactly| number == exactly.get::<i32>())
}

const fn is_unlimited(limit: Limit) -> bool {
    limit.at_least.is_none() && limit.at_most.is_none() && limit.exactly.is_none()
}

fn or_once(limit: Limit) -> Limit {
    let at_least = Some(content::number::Whole::ONE);
    if is_unlimited(limit) {
        Limit { at_least, ..limit }
    } else {
        limit
    }
}

fn or_nothing(limit: Limit) -> Limit {
    let at_most = Some(content::number::Whole::ZERO);
    if is_unlimited(limit) {
        Limit { at_most, ..limit }
    } else {
        limit
    }
}
