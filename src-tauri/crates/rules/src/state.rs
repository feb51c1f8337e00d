//! Everything that changes in a game, and the two ways to look at it: a `Context` to read, a `ContextMut` to act on. A
//! whole state is copied in a quarter of a microsecond; that copy is what undo is.

use crate::agenda::{Agenda, Step};
use crate::board::{Board, TileId};
use crate::draw_pile::DrawPile;
use crate::event::EventSink;
use crate::figure::{FIGURES, Figure, FigureKind, SegmentId};
use crate::ground::{MAX_PLAYERS, Place, PlayerId};
use crate::in_place::copied_in_place;
use crate::table::Table;
use crate::tile::{TileType, TypeId};
use crate::words::Slots;
use arrayvec::ArrayVec;
use serde::Serialize;

/// What a player has in front of him, as far as the base knows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Player {
    /// Points.
    pub score: i32,
    /// Figures of each kind in the supply.
    pub supply: [u8; FIGURES],
}

/// Scores of all players at one moment.
pub type Scores = [i32; MAX_PLAYERS];

/// Everything that changes in a game.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct State {
    /// The land.
    pub board: Board,
    /// The players in turn order.
    pub players: ArrayVec<Player, MAX_PLAYERS>,
    /// The figures on the land, oldest first.
    pub figures: Vec<Figure>,
    /// The tiles to be drawn, and those that were.
    pub pile: DrawPile,
    /// Tiles that fitted nowhere.
    pub aside: Vec<TypeId>,
    /// The number of the turn, from 1.
    pub turn: u16,
    /// Who had the first turn: a round ends before he moves again.
    pub first: PlayerId,
    /// Whose turn it is.
    pub active: PlayerId,
    /// Which part of the turn: 1, or 2 for a second tile.
    pub part: u8,
    /// The tile in hand.
    pub drawn: Option<TypeId>,
    /// The tile laid in this part.
    pub landed: Option<TileId>,
    /// Completed features that wait to be scored.
    pub closing: Vec<SegmentId>,
    /// What is to be done.
    pub agenda: Agenda,
    /// What each expansion remembers.
    pub expansions: Slots,
}

copied_in_place! {
    State:
    board, players, figures, pile, aside, turn, first, active, part, drawn, landed, closing, agenda, expansions
}

impl State {
    /// How many players.
    #[must_use]
    pub fn seats(&self) -> u8 {
        self.players.len() as u8
    }

    /// The players in turn order from the active one.
    pub fn from_active(&self) -> impl Iterator<Item = PlayerId> + use<> {
        let (seats, active) = (self.seats(), self.active.0);
        (0..seats).map(move |i| PlayerId((active + i) % seats))
    }

    /// All players, the first seat first.
    pub fn everyone(&self) -> impl DoubleEndedIterator<Item = PlayerId> + Clone + use<> {
        PlayerId::first(self.players.len())
    }

    /// Who has the turn after `player`.
    #[must_use]
    pub fn after(&self, player: PlayerId) -> PlayerId {
        PlayerId((player.0 + 1) % self.seats())
    }

    /// How many tiles are still to be drawn.
    #[must_use]
    pub fn left(&self) -> usize {
        self.undrawn().len()
    }

    /// The tiles still to be drawn.
    #[must_use]
    #[inline]
    pub fn undrawn(&self) -> &[TypeId] {
        self.pile.undrawn()
    }

    /// The scores of all players.
    #[must_use]
    pub fn scores(&self) -> Scores {
        let mut scores = [0; MAX_PLAYERS];
        for (score, player) in scores.iter_mut().zip(&self.players) {
            *score = player.score;
        }
        scores
    }

    /// The figures on a feature, with their numbers.
    pub fn figures_on(&self, segment: SegmentId) -> impl Iterator<Item = (usize, &Figure)> {
        let feature = self.board.feature(segment);
        self.figures
            .iter()
            .enumerate()
            .filter(move |(_, f)| self.board.feature(f.on) == feature)
    }

    /// The supply of one player.
    #[must_use]
    #[inline]
    pub fn supply(&self, player: PlayerId, figure: FigureKind) -> u8 {
        self.players[usize::from(player)].supply[figure as usize]
    }
}

/// The table and the state, to be read.
#[derive(Clone, Copy)]
pub struct Context<'a> {
    /// What never changes in a game.
    pub table: &'a Table,
    /// What does.
    pub state: &'a State,
}

impl<'a> Context<'a> {
    /// True when everything is scored.
    #[must_use]
    pub fn is_over(&self) -> bool {
        matches!(self.state.agenda.peek(), Some(Step::Over))
    }

    /// The tile types.
    #[must_use]
    pub fn types(&self) -> &'a [TileType] {
        &self.table.types
    }

    /// The place that a segment is printed as.
    #[must_use]
    pub fn place(&self, segment: SegmentId) -> Place {
        self.state.board.place(self.types(), segment)
    }

    /// The segment at a place.
    #[must_use]
    pub fn segment_at(&self, place: Place) -> Option<SegmentId> {
        self.state.board.segment_at(self.types(), place)
    }

    /// The type of a laid tile.
    #[must_use]
    pub fn type_of(&self, tile: TileId) -> &'a TileType {
        &self.types()[usize::from(self.state.board.tile(tile).kind)]
    }

    /// True when `player` has a follower on the feature.
    #[must_use]
    pub fn has_follower_on(&self, player: PlayerId, segment: SegmentId) -> bool {
        let is_follower = |kind| self.table.figure(kind).is_follower;
        // Followers claim: where nobody has a claim there is none.
        self.state.board.claims(segment) != 0
            && self
                .state
                .figures_on(segment)
                .any(|(_, f)| f.owner == player && is_follower(f.kind))
    }

    /// The order in which features are scored when nobody chooses: kind, then place of the first tile.
    #[must_use]
    pub fn scoring_order(&self, feature: SegmentId) -> (u8, i16, i16, SegmentId) {
        let board = &self.state.board;
        let cell = board.tile(board.tile_of(feature)).cell;
        (board.kind(feature).order(), cell.y, cell.x, feature)
    }
}

/// The table, the state and the events, to be acted on.
pub struct ContextMut<'a> {
    /// What never changes in a game.
    pub table: &'a Table,
    /// What does.
    pub state: &'a mut State,
    /// What is told of it.
    pub events: &'a mut EventSink,
}

impl ContextMut<'_> {
    /// To read only.
    #[must_use]
    pub fn context(&self) -> Context<'_> {
        Context {
            table: self.table,
            state: self.state,
        }
    }
}
