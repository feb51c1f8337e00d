//! How much is played for a review: games for a decision, games to the end, bags for a draw. How many tiles far a game is
//! played on stands with the trial of a decision (`bots`) and in `luck.rs` for a draw. Plays nothing.

/// How much is played for a review: the same brings the same answer everywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Depth {
    /// So many games are played on for a decision.
    pub games: u32,
    /// So many games at most are played to the end from each drawn tile.
    pub outcomes: u32,
    /// So many bags are played on for the luck of a draw, each with the tile that came and with another one.
    pub bags: u32,
}

impl Depth {
    /// As much as is usual.
    pub const USUAL: Self = Self {
        games: 400,
        outcomes: 100,
        bags: 24,
    };

    /// So many bags are enough where the luck of many games is taken out of their sum: more say more of one game, fewer
    /// games say less of the sum.
    pub const BAGS_OF_MANY: u32 = 8;
}
