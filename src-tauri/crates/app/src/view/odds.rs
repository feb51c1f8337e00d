//! What may still come for gaps and features, as a screen is shown it. Every number comes from the rules.

use crate::view::cell::{FittingTile, TileCount};
use rules::figure::SegmentId;
use rules::game::Game;
use rules::ground::{Cell, PlayerId, Side};
use rules::likelihood::Likelihood;
use rules::odds::{self, DeadProof, DrawChance, FeatureOdds, FittingDesign, GapOdds};
use rules::reason::{Reason, ReasonOut};
use rules::sight::PlayerView;
use rules::tile::{Edge, TypeId};
use serde::Serialize;
use specta::Type;

/// How likely one of some tiles comes to a player; in parts of a million.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Type)]
pub struct ComingView {
    pub player: PlayerId,
    /// At the next draw; null when there is none any more.
    pub next: Option<Likelihood>,
    /// At one draw at least until the end.
    pub ever: Likelihood,
}

/// A gap, by what may come for it.
#[derive(Debug, Clone, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct GapView {
    pub x: i16,
    pub y: i16,
    /// True when the tile in hand fits, which is not counted.
    pub in_hand: bool,
    pub fitting: Vec<FittingTile>,
    pub copies: u16,
    pub coming: Vec<ComingView>,
    /// Why nothing fits; null as long as something does.
    pub proof: Option<ProofView>,
}

/// Why nothing fits any more.
#[derive(Debug, Clone, Serialize, Type)]
pub struct ProofView {
    /// What the tiles around ask for.
    pub asked: Vec<AskedSide>,
    /// The designs that would fit, all of which have been seen.
    pub gone: Vec<TileCount>,
    /// The designs left that a rule refuses.
    pub refused: Vec<RefusedTile>,
}

/// What one side of a tile would have to be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Type)]
pub struct AskedSide {
    pub side: Side,
    pub edge: Edge,
}

/// A design that a rule refuses.
#[derive(Debug, Clone, Serialize, Type)]
pub struct RefusedTile {
    pub tile: String,
    #[specta(type = Vec<ReasonOut>)]
    pub reasons: Vec<Reason>,
}

/// An open feature, by what may come for it.
#[derive(Debug, Clone, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct FeatureOddsView {
    /// How many tiles fit at one of its gaps.
    pub grows: u16,
    pub growing: Vec<ComingView>,
    /// How many would complete it at once.
    pub closes: u16,
    pub closing: Vec<ComingView>,
    pub in_hand_closes: bool,
    /// Its gaps into which nothing fits any more: with one of them it stays open.
    pub dead: Vec<Cell>,
}

/// Every gap, those with the most tiles first.
pub fn gaps(game: &Game) -> Vec<GapView> {
    let gaps = odds::gaps(&game.sight()).into_iter();
    gaps.map(|gap| gap_view(game, gap)).collect()
}

/// One gap; nothing for a cell that is none, or when no tile is left to come.
pub fn gap(game: &Game, cell: Cell) -> Option<GapView> {
    let gap = odds::gap(&game.sight(), cell)?;
    Some(gap_view(game, gap))
}

/// A feature that waits for tiles.
pub fn feature(game: &Game, segment: SegmentId) -> Option<FeatureOddsView> {
    seen(&game.sight(), segment)
}

/// The same of a game as it is seen, or would be.
pub fn seen(sight: &PlayerView, segment: SegmentId) -> Option<FeatureOddsView> {
    let FeatureOdds {
        grows,
        growing,
        closes,
        closing,
        in_hand_closes,
        dead,
    } = odds::feature(sight, segment)?;
    Some(FeatureOddsView {
        grows,
        growing: coming(&growing),
        closes,
        closing: coming(&closing),
        in_hand_closes,
        dead,
    })
}

fn id(game: &Game, tile: TypeId) -> String {
    game.table().types[usize::from(tile)].id.clone()
}

fn coming(coming: &[DrawChance]) -> Vec<ComingView> {
    let view = |&DrawChance { player, next, ever }: &DrawChance| ComingView { player, next, ever };
    coming.iter().map(view).collect()
}

fn gap_view(game: &Game, gap: GapOdds) -> GapView {
    let fitting = |fit: FittingDesign| FittingTile {
        tile: id(game, fit.tile),
        count: fit.count,
        rotations: fit.turns,
    };
    GapView {
        x: gap.cell.x,
        y: gap.cell.y,
        in_hand: gap.in_hand,
        copies: gap.copies,
        coming: coming(&gap.coming),
        fitting: gap.fits.into_iter().map(fitting).collect(),
        proof: gap.proof.map(|proof| proof_view(game, proof)),
    }
}

fn proof_view(game: &Game, proof: DeadProof) -> ProofView {
    let asked = |(side, edge)| AskedSide { side, edge };
    let gone = |(tile, count)| TileCount {
        tile: id(game, tile),
        count,
    };
    let refused = |(tile, reasons)| RefusedTile {
        tile: id(game, tile),
        reasons,
    };
    ProofView {
        asked: proof.asked.into_iter().map(asked).collect(),
        gone: proof.gone.into_iter().map(gone).collect(),
        refused: proof.refused.into_iter().map(refused).collect(),
    }
}
