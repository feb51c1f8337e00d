//! What many games came to: whole numbers that are added up, in any order.

use crate::counts::MeasureCounts;
use crate::play::{GameOutcome, PlacedTile};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A victory in parts that a tie of any number of players divides.
pub(crate) const WHOLE: u64 = 60;

/// Something that is counted once a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tally {
    /// The sum over all games.
    pub sum: i64,
    /// The sum of the squares.
    pub squares: i64,
    /// The least of any game.
    pub least: i32,
    /// The most of any game.
    pub most: i32,
    /// The sum over all games of this times their turns, which says how much of it depends on the length of a game;
    /// nothing in figures of an older program.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub times_turns: Option<i64>,
}

/// A seat, or a bot wherever it sits.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SideFigures {
    /// How many games ended with each score.
    pub scores: BTreeMap<i32, u32>,
    /// Victories in sixtieths; those who tie share one.
    pub won: u64,
    /// The sum of their squares.
    pub won_squares: u64,
}

/// A tile design.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TileTally {
    /// How often it was laid.
    pub laid: u64,
    /// What it brought at once to whoever laid it.
    pub points: i64,
    /// In how many games no other laying brought more; the earliest counts.
    pub best: u32,
    /// What became of it beyond its points; nothing in figures of an older program.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fate: Option<TileFate>,
}

/// What became of the copies of a tile design, added up over all placings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TileFate {
    /// The squares of the points.
    pub squares: i64,
    /// The turns in which it was placed.
    pub turns: u64,
    /// How often whoever placed it put a figure on it.
    pub claimed: u64,
    /// How often something on it was unfinished at the end.
    pub unfinished: u64,
}

impl TileFate {
    fn add(&mut self, placed: &PlacedTile) {
        self.squares += i64::from(placed.points).pow(2);
        self.turns += u64::from(placed.turn);
        self.claimed += u64::from(placed.claimed);
        self.unfinished += u64::from(placed.unfinished);
    }

    pub(crate) const fn merge(&mut self, other: &Self) {
        self.squares += other.squares;
        self.turns += other.turns;
        self.claimed += other.claimed;
        self.unfinished += other.unfinished;
    }
}

impl TileTally {
    /// Nothing yet, counted by this program.
    const NONE: Self = Self {
        laid: 0,
        points: 0,
        best: 0,
        fate: Some(TileFate {
            squares: 0,
            turns: 0,
            claimed: 0,
            unfinished: 0,
        }),
    };

    fn add(&mut self, placed: &PlacedTile) {
        self.laid += 1;
        self.points += i64::from(placed.points);
        if let Some(fate) = &mut self.fate {
            fate.add(placed);
        }
    }

    /// What either of them did not count is not counted in both together.
    pub(crate) fn merge(&mut self, other: &Self) {
        self.laid += other.laid;
        self.points += other.points;
        self.best += other.best;
        match (&mut self.fate, &other.fate) {
            (Some(fate), Some(more)) => fate.merge(more),
            (fate, _) => *fate = None,
        }
    }
}

/// What many games came to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LabFigures {
    /// How many games.
    pub games: u32,
    /// By seat, in turn order.
    pub seats: Vec<SideFigures>,
    /// By bot, in the order of the plan.
    pub bots: Vec<SideFigures>,
    /// The score of the first seat before the mean of the others, times the number of the others.
    pub lead: Tally,
    /// By the name of each measure.
    pub measures: MeasureCounts,
    /// By the number of the tile type.
    pub tiles: Vec<TileTally>,
    /// The games worth a look, each the first of its kind.
    pub notable: NotableGames,
}

/// A game and what makes it notable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(deny_unknown_fields)]
pub struct LabGame {
    /// The number of the game.
    pub number: u32,
    /// How much of it.
    pub value: i32,
}

/// The games worth a look.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(deny_unknown_fields)]
#[serde(rename = "LabNotable")]
pub struct NotableGames {
    /// The winner had the most points.
    pub highest: Option<LabGame>,
    /// The winner had the fewest points.
    pub lowest: Option<LabGame>,
    /// The winner was farthest ahead.
    pub clearest: Option<LabGame>,
    /// The winner was least ahead.
    pub closest: Option<LabGame>,
    /// The most tiles fitted nowhere.
    pub aside: Option<LabGame>,
}

impl Tally {
    /// Nothing yet, of what is also counted by the turn.
    pub(crate) const BY_TURN: Self = Self {
        sum: 0,
        squares: 0,
        least: 0,
        most: 0,
        times_turns: Some(0),
    };

    /// Adds a game of so many turns.
    pub(crate) fn add_of(&mut self, turns: i32, value: i32, first: bool) {
        self.add(value, first);
        if let Some(sum) = &mut self.times_turns {
            *sum += i64::from(value) * i64::from(turns);
        }
    }

    pub(crate) fn add(&mut self, value: i32, first: bool) {
        let wide = i64::from(value);
        self.sum += wide;
        self.squares += wide * wide;
        if first {
            (self.least, self.most) = (value, value);
        } else {
            self.least = self.least.min(value);
            self.most = self.most.max(value);
        }
    }

    pub(crate) fn merge(&mut self, other: &Self, first: bool) {
        self.sum += other.sum;
        self.squares += other.squares;
        // A sum of which a part was not counted is none.
        let both = self.times_turns.zip(other.times_turns);
        self.times_turns = both.map(|(one, more)| one + more);
        if first {
            (self.least, self.most) = (other.least, other.most);
        } else {
            self.least = self.least.min(other.least);
            self.most = self.most.max(other.most);
        }
    }
}

impl SideFigures {
    fn add(&mut self, score: i32, won: u64) {
        *self.scores.entry(score).or_default() += 1;
        self.won += won;
        self.won_squares += won * won;
    }

    fn merge(&mut self, other: &Self) {
        for (score, games) in &other.scores {
            *self.scores.entry(*score).or_default() += games;
        }
        self.won += other.won;
        self.won_squares += other.won_squares;
    }
}

impl LabFigures {
    /// No games yet, of so many seats and tile designs.
    pub(crate) fn none(seats: usize, designs: usize) -> Self {
        Self {
            games: 0,
            seats: vec![SideFigures::default(); seats],
            bots: vec![SideFigures::default(); seats],
            lead: Tally::default(),
            measures: MeasureCounts::none(),
            tiles: vec![TileTally::NONE; designs],
            notable: NotableGames::default(),
        }
    }

    /// True for figures of a plan with so many seats and designs, in which every game has its scores.
    pub(crate) fn fit(&self, seats: usize, designs: usize) -> bool {
        let games = u64::from(self.games);
        let counted =
            |side: &SideFigures| side.scores.values().copied().map(u64::from).sum::<u64>();
        let mut sides = self.seats.iter().chain(&self.bots);
        self.seats.len() == seats
            && self.bots.len() == seats
            && self.tiles.len() == designs
            && sides.all(|side| counted(side) == games)
    }

    /// Adds a game.
    pub(crate) fn add(&mut self, number: u32, outcome: &GameOutcome) {
        let first = self.games == 0;
        self.games += 1;
        let scores = &outcome.scores;
        let best = scores.iter().max().copied().unwrap_or_default();
        let winners = scores.iter().filter(|score| **score == best).count() as u64;
        for (seat, (score, bot)) in scores.iter().zip(&outcome.seats).enumerate() {
            let won = if *score == best { WHOLE / winners } else { 0 };
            self.seats[seat].add(*score, won);
            self.bots[*bot].add(*score, won);
        }
        let others = scores.len() as i32 - 1;
        let lead = scores[0] * others - scores[1..].iter().sum::<i32>();
        self.lead.add(lead, first);
        self.measures.add(&outcome.measures, first);
        for placed in &outcome.laid {
            self.tiles[placed.tile].add(placed);
        }
        let most = outcome.laid.iter().map(|placed| placed.points).max();
        let most = most.filter(|most| *most > 0);
        if let Some(best) = outcome.laid.iter().find(|it| Some(it.points) == most) {
            self.tiles[best.tile].best += 1;
        }
        self.notable.merge(&NotableGames::of(number, outcome));
    }

    /// Adds the games of others.
    pub(crate) fn merge(&mut self, other: &Self) {
        if other.games == 0 {
            return;
        }
        let first = self.games == 0;
        self.games += other.games;
        for (side, more) in self.seats.iter_mut().zip(&other.seats) {
            side.merge(more);
        }
        for (side, more) in self.bots.iter_mut().zip(&other.bots) {
            side.merge(more);
        }
        self.lead.merge(&other.lead, first);
        self.measures.merge(&other.measures, first);
        for (tile, more) in self.tiles.iter_mut().zip(&other.tiles) {
            tile.merge(more);
        }
        self.notable.merge(&other.notable);
    }
}

impl NotableGames {
    fn of(number: u32, outcome: &GameOutcome) -> Self {
        use crate::measure::{AHEAD, ASIDE, WINNER};
        let found = |measure: usize| {
            let value = outcome.measures[measure];
            Some(LabGame { number, value })
        };
        Self {
            highest: found(WINNER),
            lowest: found(WINNER),
            clearest: found(AHEAD),
            closest: found(AHEAD),
            aside: found(ASIDE).filter(|found| found.value > 0),
        }
    }

    fn merge(&mut self, other: &Self) {
        keep(&mut self.highest, other.highest, |new, old| new > old);
        keep(&mut self.lowest, other.lowest, |new, old| new < old);
        keep(&mut self.clearest, other.clearest, |new, old| new > old);
        keep(&mut self.closest, other.closest, |new, old| new < old);
        keep(&mut self.aside, other.aside, |new, old| new > old);
    }
}

/// Of two that are alike the one with the lower number stays.
fn keep(held: &mut Option<LabGame>, new: Option<LabGame>, beats: fn(i32, i32) -> bool) {
    let Some(new) = new else { return };
    let takes = held.is_none_or(|held| {
        beats(new.value, held.value) || (new.value == held.value && new.number < held.number)
    });
    if takes {
        *held = Some(new);
    }
}
