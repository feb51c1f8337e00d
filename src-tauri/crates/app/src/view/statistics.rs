//! All games of a table together as a screen shows them.

use rules::expansions::ExpansionKey;
use rules::score::Source;
use serde::{Deserialize, Serialize};
use specta::Type;

/// Somebody who plays at this table: a person by the name, or a bot by its word.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, Type)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum TablePlayer {
    /// The name is empty where nobody gave one.
    Person {
        name: String,
    },
    Bot {
        bot: String,
    },
}

/// With what was played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, Type)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum PlayedWith {
    /// The base game and no expansion.
    Alone,
    /// An expansion, with whatever else.
    Expansion { expansion: ExpansionKey },
}

/// Which games are meant; where nothing is said, all of them.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(deny_unknown_fields)]
pub struct GamesWish {
    /// Only games at which this one sat.
    pub player: Option<TablePlayer>,
    pub with: Option<PlayedWith>,
    /// Only games of so many players.
    pub seats: Option<u8>,
}

/// All games that were meant, together.
#[derive(Debug, Clone, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct StatisticsView {
    /// How many games that is, …
    pub games: u32,
    /// … and how many there are that are over.
    pub all: u32,
    /// Games that are over and cannot be counted: they are damaged, or today's rules do not play them to their end.
    pub left_out: u32,
    /// Games that are over and not counted yet: whoever asks again is told of more.
    pub waiting: u32,
    pub choices: GameChoices,
    /// Everybody who sat at these games, whoever sat most first.
    pub players: Vec<PlayerFigures>,
    /// What all points came from.
    pub sources: Vec<SourceFigures>,
    /// How one of them played, game by game; null where none of these games was reviewed.
    pub course: Option<PlayedCourse>,
}

/// Among what can be chosen.
#[derive(Debug, Clone, Serialize, Type)]
pub struct GameChoices {
    pub players: Vec<TablePlayer>,
    pub with: Vec<PlayedWith>,
    pub seats: Vec<u8>,
}

/// What somebody came to. Means and shares are in hundredths.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct PlayerFigures {
    pub player: TablePlayer,
    /// A bot that had two seats counts twice.
    pub games: u32,
    /// Those in which there was somebody to win against.
    pub contests: u32,
    /// Won of those: of a draw between two each has half.
    pub won: i32,
    /// Points on average, and at best.
    pub mean: i32,
    pub best: i32,
    /// Of how many there is a review, …
    pub reviewed: u32,
    /// … and what was given away in each decision with a choice, and how lucky all draws of a game were, on average;
    /// null where there is none.
    pub rate: Option<i32>,
    pub luck: Option<i32>,
}

/// Points from one source on average of a seat and game, in hundredths.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Type)]
pub struct SourceFigures {
    /// Null for what the table agreed on.
    pub source: Option<Source>,
    /// Of whoever was chosen, or of everybody.
    pub own: SourceMean,
    /// Of all others at the same tables; null where nobody was chosen.
    pub others: Option<SourceMean>,
}

/// In the course of a game, and when it was over.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct SourceMean {
    pub played: i32,
    pub at_end: i32,
}

/// How somebody played, game by game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Type)]
pub struct PlayedCourse {
    /// Whoever was chosen, or else the person of whom most was reviewed.
    pub player: TablePlayer,
    /// The earliest first.
    pub games: Vec<ReviewedGame>,
}

/// One game of somebody that was reviewed, in hundredths of a point.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Type)]
pub struct ReviewedGame {
    pub game: u32,
    /// Null until somebody names it.
    pub name: Option<String>,
    pub mix: Option<String>,
    pub expansions: Vec<ExpansionKey>,
    /// When it was last played, in seconds since 1970.
    pub ended: u32,
    /// Given away in each decision with a choice.
    pub rate: i32,
    pub unforced: u32,
    /// What all draws together made of the difference to the best of the others.
    pub luck: i32,
}
