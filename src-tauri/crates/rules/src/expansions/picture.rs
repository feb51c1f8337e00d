//! What another program is shown of a game at the engine's door: the base's, and what the expansions add. Reads only.

use crate::action::Phase;
use crate::base::finish;
use crate::expansions::{Fronts, OnLand};
use crate::figure::{FIGURES, FigureKind};
use crate::game::Game;
use crate::ground::{At, Kind, Place, PlayerId, Rotation};
use serde::{Serialize, Serializer};

/// The state in brief.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs, reason = "named as in the format")]
pub struct Status {
    pub turn: u16,
    /// The player to move; when the game is over, one of the winners.
    pub player: PlayerId,
    pub phase: Phase,
    pub tile: Option<String>,
    pub left: usize,
    pub scores: Vec<i32>,
    pub supply: Vec<SupplyPicture>,
}

/// What a player has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs, reason = "named as in the format")]
pub struct SupplyPicture {
    #[serde(flatten)]
    pub figures: FigureCounts,
    #[serde(flatten)]
    pub expansions: Fronts,
}

/// How many figures of each kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FigureCounts(pub [u8; FIGURES]);

impl FigureCounts {
    /// How many of one kind.
    #[must_use]
    pub const fn of(self, kind: FigureKind) -> u8 {
        self.0[kind as usize]
    }
}

impl Serialize for FigureCounts {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(FigureKind::ALL.map(FigureKind::word).iter().zip(self.0))
    }
}

/// The state in brief.
#[must_use]
pub fn status(game: &Game) -> Status {
    let state = game.state();
    let context = game.context();
    let winner = || {
        finish::winners(context)
            .first()
            .copied()
            .unwrap_or(PlayerId(0))
    };
    Status {
        turn: state.turn,
        player: game.to_move().unwrap_or_else(winner),
        phase: game.phase(),
        tile: state
            .drawn
            .map(|t| game.table().types[usize::from(t)].id.clone()),
        left: state.left(),
        scores: state.players.iter().map(|p| p.score).collect(),
        supply: state
            .everyone()
            .map(|player| supply(game, player))
            .collect(),
    }
}

fn supply(game: &Game, player: PlayerId) -> SupplyPicture {
    SupplyPicture {
        figures: FigureCounts(game.state().players[usize::from(player)].supply),
        expansions: Fronts::of(game.context(), player),
    }
}

/// Everything that lies and stands on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs, reason = "named as in the format")]
pub struct BoardPicture {
    pub tiles: Vec<TilePicture>,
    pub figures: Vec<FigurePicture>,
    #[serde(flatten)]
    pub expansions: OnLand,
}

/// A laid tile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs, reason = "named as in the format")]
pub struct TilePicture {
    pub tile: String,
    pub x: i16,
    pub y: i16,
    pub rotation: Rotation,
}

/// A figure on the land.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[allow(missing_docs, reason = "named as in the format")]
pub struct FigurePicture {
    pub player: PlayerId,
    pub figure: FigureKind,
    pub x: i16,
    pub y: i16,
    pub kind: Kind,
    pub at: At,
}

/// Everything that lies and stands on the table.
#[must_use]
pub fn board(game: &Game) -> BoardPicture {
    let state = game.state();
    let context = game.context();
    let tile = |laid: &crate::board::Tile| TilePicture {
        tile: context.types()[usize::from(laid.kind)].id.clone(),
        x: laid.cell.x,
        y: laid.cell.y,
        rotation: laid.rotation,
    };
    let figure = |f: &crate::figure::Figure| {
        let Place { x, y, kind, at } = context.place(f.on);
        FigurePicture {
            player: f.owner,
            figure: f.kind,
            x,
            y,
            kind,
            at,
        }
    };
    BoardPicture {
        tiles: state.board.tiles().iter().map(tile).collect(),
        figures: state.figures.iter().map(figure).collect(),
        expansions: OnLand::of(context),
    }
}
