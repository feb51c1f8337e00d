//! A decision before it is made, and what comes of a way through the turn. Looks and counts; judges nothing.

use super::land::{self, OpenFeature};
use bots::{RemainingTiles, Way};
use rules::action::Action;
use rules::event::{Event, EventSink};
use rules::figure::{FigureKind, SegmentId};
use rules::ground::{Kind, PlayerId};
use rules::sight::PlayerView;
use rules::state::Context;

/// Certainty, where chances are whole numbers.
pub(crate) const SURE: i32 = 1000;

/// What a player sees who is asked.
#[derive(Debug)]
pub(crate) struct Decision<'a> {
    pub(crate) sight: &'a PlayerView,
    pub(crate) me: PlayerId,
    /// The tiles left, without the one in hand.
    pub(crate) bag: RemainingTiles,
    /// How many these are.
    pub(crate) left: i32,
    /// Open cities and roads with figures on them.
    pub(crate) open: Vec<OpenFeature>,
}

/// What comes of a way, up to the next decision or draw.
#[derive(Debug)]
pub(crate) struct Outcome {
    pub(crate) after: PlayerView,
    pub(crate) open: Vec<OpenFeature>,
    pub(crate) events: Vec<Event>,
    /// The land on the tile of this way.
    touched: Vec<SegmentId>,
}

impl<'a> Decision<'a> {
    /// Nothing when nobody is asked.
    pub(crate) fn new(sight: &'a PlayerView) -> Option<Self> {
        let context = sight.context();
        Some(Self {
            sight,
            me: sight.to_move()?,
            bag: RemainingTiles::of(context),
            left: context.state.left() as i32,
            open: land::open_features(context),
        })
    }

    pub(crate) fn before(&self) -> Context<'_> {
        self.sight.context()
    }

    pub(crate) fn own(&self) -> usize {
        usize::from(self.me)
    }

    /// Everybody else.
    pub(crate) fn rivals(&self) -> impl Iterator<Item = PlayerId> + use<> {
        let me = self.me;
        let everyone = self.before().state.everyone();
        everyone.filter(move |player| *player != me)
    }

    /// How many others there are.
    pub(crate) fn others(&self) -> i32 {
        i32::from(self.before().state.seats()) - 1
    }

    /// How many tiles each player still draws, on average.
    pub(crate) fn turns(&self) -> i32 {
        self.left / (self.others() + 1)
    }

    /// How likely one of these tiles comes to a player who waits for it to the end, in thousandths.
    pub(crate) fn comes(&self, tiles: i32) -> i32 {
        let miss = SURE * (self.left - tiles).max(0) / self.left.max(1);
        let missed = (0..self.turns()).fold(SURE, |all, _| all * miss / SURE);
        SURE - missed
    }

    /// How likely a player completes a feature, going by the tiles that close each of its gaps, in thousandths.
    pub(crate) fn completes(&self, feature: &OpenFeature) -> i32 {
        feature.sides.iter().fold(SURE, |all, (gap, side)| {
            let closers = i32::from(self.bag.at(*gap).closing(*side));
            all * self.comes(closers) / SURE
        })
    }

    /// How many of the tiles left fit into the tightest gap of a feature.
    pub(crate) fn tightest(&self, feature: &OpenFeature) -> i32 {
        let fitting = feature.sides.iter().map(|(gap, _)| self.bag.at(*gap).tiles);
        fitting.min().map_or(self.left, i32::from)
    }

    /// What comes of a way.
    pub(crate) fn outcome(&self, way: &Way) -> Outcome {
        let mut after = self.sight.clone();
        let mut events = EventSink::told();
        for action in std::iter::once(way.action).chain(way.then) {
            after.attempt(action, &mut events);
        }
        let context = after.context();
        let board = &context.state.board;
        let tile = match way.action {
            Action::Tile { x, y, .. } => board.tile_at(rules::ground::Cell::new(x, y)),
            _ => None,
        };
        let touched = tile.into_iter().flat_map(|tile| board.segments_of(tile));
        let touched = touched.map(|segment| board.feature(segment)).collect();
        Outcome {
            touched,
            open: land::open_features(context),
            events: events.events,
            after,
        }
    }
}

impl Outcome {
    pub(crate) fn context(&self) -> Context<'_> {
        self.after.context()
    }

    /// True for land that the tile of this way is part of.
    pub(crate) fn touches(&self, feature: SegmentId) -> bool {
        self.touched.contains(&feature)
    }

    /// The land that a player's figure was placed on, if it is still there.
    pub(crate) fn claimed(&self, player: PlayerId) -> Option<SegmentId> {
        let context = self.context();
        self.events.iter().find_map(|event| match event {
            Event::FigureSet {
                player: who,
                x,
                y,
                kind,
                at,
                ..
            } if *who == player => {
                let (x, y, kind, at) = (*x, *y, *kind, *at);
                let segment = context.segment_at(rules::ground::Place { x, y, kind, at })?;
                let mut figures = context.state.figures.iter();
                let stands = figures.any(|figure| figure.on == segment && figure.owner == player);
                stands.then(|| context.state.board.feature(segment))
            }
            _ => None,
        })
    }

    /// The same, where it is of a kind.
    pub(crate) fn claimed_of(&self, player: PlayerId, kind: Kind) -> bool {
        let claimed = self.claimed(player);
        claimed.is_some_and(|feature| self.context().state.board.kind(feature) == kind)
    }

    /// How many followers of a player came home because land was scored.
    pub(crate) fn home(&self, player: PlayerId) -> i32 {
        let home = self.events.iter().filter(|event| {
            matches!(event, Event::FigureHome { player: who, figure: FigureKind::Follower, .. }
                if *who == player)
        });
        home.count() as i32
    }
}
