//! What a position is worth to a player, to an eye: points on the track and what features are worth. Judges by
//! difference: what a try has not touched keeps its worth. Computes no score itself, and chooses nothing.

use crate::land_evaluator::LandEvaluator;
use rules::base::fields;
use rules::base::worth::{self, Strengths};
use rules::board::{Board, TileId};
use rules::figure::{Figure, FigureKind, SegmentId};
use rules::ground::{Cell, Kind, PlayerId, Side};
use rules::sight::PlayerView;
use rules::state::{Context, Scores};

/// What is weighed of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct EvaluatedPosition {
    /// For each player, in the unit of the eye: points on the track, and what features are worth.
    pub(crate) points: Scores,
    /// In the supply of the player who weighs.
    pub(crate) followers: i32,
    /// What it is worth to him that his abbots are where they are, in hundredths of a point.
    pub(crate) abbots: i32,
}

/// A claimed feature of the position that is judged from.
#[derive(Clone, Copy, Debug)]
struct KnownFeature {
    feature: SegmentId,
    is_field: bool,
    /// Where it lies, if it waits for the cells around it.
    waits_at: Option<Cell>,
    size: u16,
    open: u16,
    worth: Scores,
}

/// Judges what is tried from one position for one player.
pub(crate) struct Evaluator<'e, E> {
    eye: &'e E,
    player: PlayerId,
    seats: usize,
    known: Vec<KnownFeature>,
    in_sight: Scores,
    /// What each player has before anything is tried, with what is in sight.
    before: Scores,
    figures: Vec<Figure>,
    tiles: usize,
    /// The features that a try has touched; kept for its memory.
    touched: Vec<SegmentId>,
}

impl<'e, E: LandEvaluator> Evaluator<'e, E> {
    pub(crate) fn new(eye: &'e E, context: Context<'_>, player: PlayerId) -> Self {
        let board = &context.state.board;
        let mut judge = Self {
            eye,
            player,
            seats: context.state.players.len(),
            known: Vec::new(),
            in_sight: Scores::default(),
            before: context.state.scores().map(|points| points * E::POINT),
            figures: context.state.figures.clone(),
            tiles: board.tiles().len(),
            touched: Vec::new(),
        };
        for figure in &context.state.figures {
            let feature = board.feature(figure.on);
            if board.claims(feature) == 0
                || !pays(board, feature)
                || judge.known.iter().any(|known| known.feature == feature)
            {
                continue;
            }
            let worth = judge.eye.worth(context, feature);
            add(&mut judge.in_sight, &worth);
            add(&mut judge.before, &worth);
            judge.known.push(KnownFeature {
                feature,
                is_field: board.kind(feature) == Kind::Field,
                waits_at: board
                    .kind(feature)
                    .is_surrounded()
                    .then(|| board.tile(board.tile_of(feature)).cell),
                size: board.size(feature),
                open: board.open(feature),
                worth,
            });
        }
        judge
    }

    /// What is weighed of a position that a try from the first one led to.
    pub(crate) fn standing(&mut self, context: Context<'_>) -> EvaluatedPosition {
        if context.is_over() {
            // Everything is paid, though figures still stand: only the track counts.
            return EvaluatedPosition {
                points: context.state.scores().map(|points| points * E::POINT),
                followers: 0,
                abbots: 0,
            };
        }
        self.find_touched(context);
        let board = &context.state.board;
        let alone = fields::judged_alone(context);
        let mut points = context.state.scores().map(|points| points * E::POINT);
        add(&mut points, &self.in_sight);
        for known in &self.known {
            let now = board.feature(known.feature);
            let is_new = !self.touched.contains(&now);
            let same = is_new
                && now == known.feature
                && board.size(now) == known.size
                && board.open(now) == known.open
                && (alone || !known.is_field);
            if !same {
                take(&mut points, &known.worth);
                if is_new {
                    self.touched.push(now);
                }
            }
        }
        for feature in &self.touched {
            add(&mut points, &self.eye.worth(context, *feature));
        }
        let part = self.eye.others_home();
        if part != 0 {
            for (other, points) in context.state.everyone().zip(&mut points) {
                if other != self.player {
                    let home = i32::from(context.state.supply(other, FigureKind::Follower));
                    *points += part * self.eye.followers(home) / 100;
                }
            }
        }
        EvaluatedPosition {
            points,
            followers: i32::from(context.state.supply(self.player, FigureKind::Follower)),
            abbots: self.abbots(context),
        }
    }

    fn abbots(&self, context: Context<'_>) -> i32 {
        let in_play = context.table.figure(FigureKind::Abbot).stands_on != 0;
        if in_play {
            self.eye.abbots(context, self.player)
        } else {
            0
        }
    }

    /// What each claimed feature of the first position is worth.
    pub(crate) fn in_sight(&self) -> impl Iterator<Item = (SegmentId, Scores)> {
        self.known.iter().map(|known| (known.feature, known.worth))
    }

    /// Finds what changed without growing: who stands there, and which fields a completed city pays now.
    fn find_touched(&mut self, context: Context<'_>) {
        self.touched.clear();
        let board = &context.state.board;
        let mut touch = |segment: SegmentId| {
            let feature = board.feature(segment);
            if pays(board, feature) && !self.touched.contains(&feature) {
                self.touched.push(feature);
            }
        };
        if context.state.figures != self.figures {
            // Figures leave anywhere and come last.
            let mut now = context.state.figures.iter().peekable();
            for before in &self.figures {
                if now.next_if_eq(&before).is_none() {
                    touch(before.on);
                }
            }
            now.for_each(|come| touch(come.on));
        }
        for tile in self.tiles..board.tiles().len() {
            let tile = TileId::nth(tile);
            for segment in board.segments_of(tile) {
                if board.kind(segment) == Kind::City
                    && (E::LOOKS_AROUND || board.is_complete(segment))
                {
                    let along = board.fields_along(context.types(), segment);
                    along
                        .filter(|field| board.claims(*field) != 0)
                        .for_each(&mut touch);
                }
            }
            if E::LOOKS_AROUND {
                let cell = board.tile(tile).cell;
                for gap in Side::ALL
                    .iter()
                    .filter_map(|side| board.gap_at(cell.beyond(*side)))
                {
                    board
                        .beside(context.types(), gap)
                        .filter(|feature| board.claims(*feature) != 0)
                        .for_each(&mut touch);
                }
                for known in &self.known {
                    if known.waits_at.is_some_and(|waits| is_near(waits, cell))
                        && board.claims(known.feature) != 0
                    {
                        touch(known.feature);
                    }
                }
            }
        }
    }

    /// Hundredths of a point: how the player stands among the others, and his followers.
    pub(crate) fn value(&self, standing: &EvaluatedPosition) -> i32 {
        let own = usize::from(self.player);
        let now = &standing.points[..self.seats];
        let stands = self.eye.stands(now, &self.before[..self.seats], own);
        100 / E::POINT * stands + self.eye.followers(standing.followers) + standing.abbots
    }

    /// What is weighed when, besides, this figure leaves the supply for a feature that stays open. What is found out of
    /// the land is left in `known`, for the next figure there.
    pub(crate) fn with_figure(
        &self,
        mut standing: EvaluatedPosition,
        sight: &mut PlayerView,
        figure: Figure,
        known: &mut Option<(SegmentId, E::Land)>,
    ) -> EvaluatedPosition {
        if figure.kind == FigureKind::Follower {
            standing.followers -= 1;
        }
        let (context, on) = (sight.context(), figure.on);
        if !pays(&context.state.board, on) {
            return standing;
        }
        // By its own segment: likelihoods are rounded gap by gap, in the order of a walk that begins there.
        let land = match *known {
            Some((of, land)) if of == on => land,
            _ => self.eye.land(context, on),
        };
        *known = Some((on, land));
        let mut strengths = Strengths::default();
        if context.state.board.claims(on) > 0 {
            strengths = worth::strengths(context, on);
            let before = self.eye.shares(context, on, &land, strengths);
            take(&mut standing.points, &before);
        }
        strengths[usize::from(figure.owner)] += context.table.figure(figure.kind).strength;
        let then = sight.with_figure(figure, |context| {
            self.eye.shares(context, on, &land, strengths)
        });
        add(&mut standing.points, &then);
        standing
    }
}

/// True when a tile there changes what the cells around this one ask for.
const fn is_near(waits: Cell, tile: Cell) -> bool {
    (waits.x - tile.x).abs() <= 2 && (waits.y - tile.y).abs() <= 2
}

fn pays(board: &Board, feature: SegmentId) -> bool {
    board.kind(feature).is_scored()
}

fn add(sum: &mut Scores, points: &Scores) {
    sum.iter_mut().zip(points).for_each(|(sum, p)| *sum += p);
}

fn take(sum: &mut Scores, points: &Scores) {
    sum.iter_mut().zip(points).for_each(|(sum, p)| *sum -= p);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ahead::ExpectedPoints;
    use crate::table::positions;
    use rules::event::EventSink;

    #[test]
    fn what_may_come_is_weighed_by_difference_as_by_counting_everything_anew() {
        let mut tried = 0;
        positions(
            if cfg!(debug_assertions) { 24 } else { 3 },
            |position, _| {
                let sight = position.game.sight();
                let player = sight.to_move().expect("somebody is asked");
                let eye = ExpectedPoints::of(sight.context());
                let mut judge = Evaluator::new(&eye, sight.context(), player);
                for action in sight.actions() {
                    let mut after = sight.clone();
                    after.attempt(action, &mut EventSink::silent());
                    let context = after.context();
                    let mut anew = Evaluator::new(&eye, context, player);
                    let anew = anew.standing(context);
                    assert_eq!(
                        judge.standing(context),
                        anew,
                        "{action:?} after {:?}",
                        position.played
                    );
                    tried += 1;
                }
            },
        );
        assert!(tried > 2000, "{tried}");
    }
}
