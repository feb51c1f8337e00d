//! How a game begins: seats, bag or deck, first tiles, and any position reached by no play at all.
//! Holds what was asked for; `game.rs` and the expansions judge whether it is possible.

use crate::chance::Chance;
use crate::figure::{FIGURES, FigureKind};
use crate::ground::{Cell, Place, PlayerId, Rotation};
use crate::reason::{Reason, Rejection};
use crate::table::Table;
use crate::tile::TypeId;
use crate::words::{Seats, Starts};
use serde::Serialize;

/// Something impossible in a position or a catalog, with the path to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupProblem {
    /// Where in what was asked for, such as `figures[2].at`.
    pub path: String,
    /// Which fault, such as `setup/tile-does-not-fit`.
    pub code: &'static str,
    /// What its sentence is filled with.
    pub facts: Vec<(&'static str, Fact)>,
    /// Why it would be refused in a game, when that is it.
    pub reasons: Vec<Reason>,
}

/// A fact of a fault.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(untagged)]
pub enum Fact {
    /// A number.
    Number(i32),
    /// A word of the game, or of a file.
    Word(String),
}

impl SetupProblem {
    /// A fault at a path.
    #[must_use]
    pub fn new(path: impl Into<String>, code: &'static str) -> Self {
        Self {
            path: path.into(),
            code,
            facts: Vec::new(),
            reasons: Vec::new(),
        }
    }

    /// … with a fact.
    #[must_use]
    pub fn with(mut self, name: &'static str, fact: impl Into<Fact>) -> Self {
        self.facts.push((name, fact.into()));
        self
    }

    /// … because it would be refused in a game.
    #[must_use]
    pub fn because(mut self, rejection: Rejection) -> Self {
        self.reasons = rejection.reasons;
        self
    }
}

impl From<i32> for Fact {
    fn from(number: i32) -> Self {
        Self::Number(number)
    }
}

impl From<usize> for Fact {
    fn from(number: usize) -> Self {
        Self::Number(i32::try_from(number).unwrap_or(i32::MAX))
    }
}

impl From<PlayerId> for Fact {
    fn from(player: PlayerId) -> Self {
        usize::from(player).into()
    }
}

impl From<&str> for Fact {
    fn from(word: &str) -> Self {
        Self::Word(word.to_owned())
    }
}

/// The fault of a tile of which there are more than the bag has.
#[must_use]
pub fn more_copies(path: String, most: usize, n: usize) -> SetupProblem {
    let fault = SetupProblem::new(path, "setup/more-copies");
    fault.with("most", most).with("n", n)
}

/// The most tiles that a game may have, drawn and laid.
pub const MAX_TILES: usize = 2000;
/// The highest score that a position may start with.
pub const MAX_SCORE: i32 = 9999;

/// Everything that decides how a game begins.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Setup {
    /// One for each player, in turn order.
    pub seats: Vec<Seat>,
    /// What lies in the bag, when there is no exact deck.
    pub bag: Vec<(TypeId, u16)>,
    /// Shuffles the bag.
    pub seed: u32,
    /// The exact order of draws.
    pub deck: Option<Vec<TypeId>>,
    /// Tiles are drawn from a real bag: what is drawn is said, not decided here.
    pub by_hand: bool,
    /// The tiles on the table, in the order of laying.
    pub start: Vec<TileAtStart>,
    /// Figures that stand there already.
    pub figures: Vec<FigureAtStart>,
    /// What the expansions give the position.
    pub expansions: Starts,
    /// Who has the first turn of a round.
    pub first: PlayerId,
    /// Whose turn it is; nobody named means who is first.
    pub active: Option<PlayerId>,
    /// Which part of the turn begins: 1, or 2 for a second tile; 0 means 1.
    pub part: u8,
    /// Tiles that fitted nowhere.
    pub aside: Vec<TypeId>,
    /// The number of the first turn; 0 means 1.
    pub turn: u16,
}

impl Setup {
    /// True when the first turn goes on that began before: its beginning is not told again.
    #[must_use]
    pub const fn is_under_way(&self) -> bool {
        self.part > 1 || self.expansions.are_under_way()
    }

    /// An ordinary game for so many players.
    #[must_use]
    pub fn for_players(players: usize) -> Self {
        Self {
            seats: vec![Seat::default(); players],
            ..Self::default()
        }
    }

    /// The paths to a field of the seats for which something holds.
    pub(crate) fn seats_with(
        &self,
        field: &'static str,
        holds: impl Fn(&Seat) -> bool,
    ) -> impl Iterator<Item = String> {
        let seats = self.seats.iter().enumerate();
        seats
            .filter(move |(_, seat)| holds(seat))
            .map(move |(i, _)| format!("players[{i}].{field}"))
    }

    /// Every tile in the order in which it is drawn: the deck, or the bag as the seed shuffles it, stage by stage.
    /// What is drawn by hand lies in no order: it is sorted by design.
    #[must_use]
    pub fn draws(&self, table: &Table) -> Vec<TypeId> {
        if let Some(deck) = &self.deck {
            return deck.clone();
        }
        let repeat =
            |(tile, count): &(TypeId, u16)| std::iter::repeat_n(*tile, usize::from(*count));
        let mut deck: Vec<_> = self.bag.iter().flat_map(repeat).collect();
        if self.by_hand {
            deck.sort_unstable();
        } else {
            Chance::new(u64::from(self.seed)).shuffle(&mut deck);
        }
        table.in_stages(&mut deck);
        deck
    }
}

/// What a player starts with; nothing said means the ordinary start.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seat {
    /// Points at the start.
    pub score: i32,
    /// Figures in the supply; otherwise all that stand nowhere else.
    pub supply: [Option<u8>; FIGURES],
    /// What the expansions give it.
    pub expansions: Seats,
}

/// A tile on the table at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TileAtStart {
    /// Its type.
    pub tile: TypeId,
    /// Where.
    pub cell: Cell,
    /// How it is turned.
    pub rotation: Rotation,
    /// Who laid it, when that is known.
    pub by: Option<PlayerId>,
}

/// A figure on the land at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FigureAtStart {
    /// Whose.
    pub player: PlayerId,
    /// Which.
    pub figure: FigureKind,
    /// Where.
    pub place: Place,
}
