//! What may still come for a gap or an open feature: which tiles that nobody has seen fit, and how likely one of them
//! comes to each player. Asks a sight alone, so it cannot know the order of the bag; shows nothing.
//!
//! Everybody is taken to draw one tile a turn: second tiles, and tiles that fit nowhere, are not foreseen.

use crate::base::place;
use crate::board::Board;
use crate::figure::SegmentId;
use crate::ground::{Cell, PlayerId, Rotation, Side};
use crate::likelihood::{DrawOdds, Likelihood};
use crate::reason::{Reason, ReasonCollector};
use crate::report;
use crate::sight::{Next, PlayerView};
use crate::state::Context;
use crate::tile::{Edge, TypeId};
use std::collections::BTreeMap;

/// How likely one of some tiles comes to a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrawChance {
    /// To whom.
    pub player: PlayerId,
    /// At the next draw; nothing when there is none any more.
    pub next: Option<Likelihood>,
    /// At one draw at least until the end.
    pub ever: Likelihood,
}

/// A design that would do, and how many of it are left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FittingDesign {
    /// Which.
    pub tile: TypeId,
    /// How many nobody has seen yet.
    pub count: u16,
    /// The turns in which it fits.
    pub turns: Vec<Rotation>,
}

/// Why nothing fits any more. Together these are every design of the game: those not named have another edge somewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeadProof {
    /// What the tiles around ask of a tile.
    pub asked: Vec<(Side, Edge)>,
    /// The designs of this game whose land would fit, all of which have been seen, and how many there were.
    pub gone: Vec<(TypeId, u16)>,
    /// The designs left whose land would fit, with what a rule has against each.
    pub refused: Vec<(TypeId, Vec<Reason>)>,
}

/// A gap, by what may come for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GapOdds {
    /// Where.
    pub cell: Cell,
    /// True when the tile in hand fits, which is not counted among those to come.
    pub in_hand: bool,
    /// What fits.
    pub fits: Vec<FittingDesign>,
    /// How many of it there are.
    pub copies: u16,
    /// How likely one comes, to each player.
    pub coming: Vec<DrawChance>,
    /// Why nothing fits; nothing as long as something does.
    pub proof: Option<DeadProof>,
}

/// An open feature, by what may come for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FeatureOdds {
    /// How many tiles that nobody has seen fit at one of its gaps.
    pub grows: u16,
    /// How likely one of them comes, to each player.
    pub growing: Vec<DrawChance>,
    /// How many would complete it at once; none where it waits for more than one tile.
    pub closes: u16,
    /// How likely one of them comes, to each player.
    pub closing: Vec<DrawChance>,
    /// True when the tile in hand would complete it.
    pub in_hand_closes: bool,
    /// Its gaps into which nothing fits any more: with one of them it stays open for ever.
    pub dead: Vec<Cell>,
}

/// Every gap, those with the most tiles first, then row by row.
#[must_use]
pub fn gaps(sight: &PlayerView) -> Vec<GapOdds> {
    let mut counting = UnseenTiles::of(sight);
    let cells = sight.context().state.board.gaps().cells().to_vec();
    let mut gaps: Vec<_> = cells.into_iter().map(|cell| counting.gap(cell)).collect();
    gaps.sort_by_key(|gap| (std::cmp::Reverse(gap.copies), gap.cell.y, gap.cell.x));
    gaps
}

/// One gap; nothing for a cell that is none.
#[must_use]
pub fn gap(sight: &PlayerView, cell: Cell) -> Option<GapOdds> {
    sight.context().state.board.gap_at(cell)?;
    Some(UnseenTiles::of(sight).gap(cell))
}

/// A feature that waits for tiles; nothing for one that waits for none.
#[must_use]
pub fn feature(sight: &PlayerView, segment: SegmentId) -> Option<FeatureOdds> {
    let report = report::feature(sight.context(), segment)?;
    if report.complete || report.missing.is_empty() {
        return None;
    }
    Some(UnseenTiles::of(sight).feature(report.feature, &report.missing))
}

/// The tiles that nobody has seen, stage by stage, and who draws them.
struct UnseenTiles<'a> {
    context: Context<'a>,
    /// For each stage: how many of each design.
    stages: Vec<BTreeMap<TypeId, u16>>,
    /// Who draws first, and how many take turns.
    first: PlayerId,
    seats: u8,
    /// What was worked out before: many gaps ask the same.
    known: BTreeMap<Vec<DrawOdds>, Likelihood>,
}

impl<'a> UnseenTiles<'a> {
    fn of(sight: &'a PlayerView) -> Self {
        let context = sight.context();
        let stages = context.state.pile.stages().map(|tiles| {
            let mut counts = BTreeMap::new();
            for tile in tiles {
                *counts.entry(*tile).or_insert(0) += 1;
            }
            counts
        });
        let active = context.state.active;
        Self {
            context,
            stages: stages.collect(),
            // Whoever has a tile in hand, or has laid one, has drawn already.
            first: match sight.next() {
                Next::Draw => active,
                Next::Asks(..) | Next::End => context.state.after(active),
            },
            seats: context.state.seats(),
            known: BTreeMap::new(),
        }
    }

    fn left(&self) -> BTreeMap<TypeId, u16> {
        let mut left = BTreeMap::new();
        for (tile, count) in self.stages.iter().flatten() {
            *left.entry(*tile).or_insert(0) += count;
        }
        left
    }

    fn gap(&mut self, cell: Cell) -> GapOdds {
        let turns = |tile| turns_at(self.context, tile, cell);
        let left = self.left();
        let fits = left.iter().map(|(tile, count)| FittingDesign {
            tile: *tile,
            count: *count,
            turns: turns(*tile),
        });
        let fits: Vec<_> = fits.filter(|fit| !fit.turns.is_empty()).collect();
        let in_hand = self
            .context
            .state
            .drawn
            .is_some_and(|tile| !turns(tile).is_empty());
        let proof = (fits.is_empty() && !in_hand).then(|| dead_proof(self.context, cell, &left));
        let tiles: Vec<_> = fits.iter().map(|fit| fit.tile).collect();
        GapOdds {
            cell,
            in_hand,
            copies: fits.iter().map(|fit| fit.count).sum(),
            coming: self.coming(&tiles),
            fits,
            proof,
        }
    }

    fn feature(&mut self, feature: SegmentId, missing: &[Cell]) -> FeatureOdds {
        let left = self.left();
        let context = self.context;
        let fits = |tile: TypeId| {
            missing
                .iter()
                .any(|cell| !turns_at(context, tile, *cell).is_empty())
        };
        let closes = |tile: TypeId| match missing {
            [cell] => turns_at(context, tile, *cell)
                .into_iter()
                .any(|turn| completes(context, feature, tile, *cell, turn)),
            _ => false,
        };
        let growing: Vec<_> = left.keys().copied().filter(|tile| fits(*tile)).collect();
        let closing: Vec<_> = growing
            .iter()
            .copied()
            .filter(|tile| closes(*tile))
            .collect();
        let sum = |tiles: &[TypeId]| tiles.iter().map(|tile| left[tile]).sum();
        let in_hand = context.state.drawn;
        let kinds: Vec<_> = left.keys().copied().chain(in_hand).collect();
        let mut dead = place::dead(context, &kinds);
        dead.retain(|cell| missing.contains(cell));
        FeatureOdds {
            grows: sum(&growing),
            growing: self.coming(&growing),
            closes: sum(&closing),
            closing: self.coming(&closing),
            in_hand_closes: in_hand.is_some_and(closes),
            dead,
        }
    }

    /// How likely one of these comes to each player, the first seat first.
    fn coming(&mut self, tiles: &[TypeId]) -> Vec<DrawChance> {
        let heaps: Vec<(u32, u32)> = self.stages.iter().map(|stage| heap(stage, tiles)).collect();
        let seats = u32::from(self.seats);
        let place =
            |player: PlayerId| (u32::from(player.0) + seats - u32::from(self.first.0)) % seats;
        let places: Vec<_> = self
            .context
            .state
            .everyone()
            .map(|p| (p, place(p)))
            .collect();
        let coming = places.into_iter().map(|(player, place)| {
            let (mut begin, mut next) = (0, None);
            let mut draws = Vec::with_capacity(heaps.len());
            for (heap, good) in &heaps {
                let end = begin + heap;
                if (begin..end).contains(&place) {
                    next = Some(Likelihood::of(*good, *heap));
                }
                draws.push(DrawOdds {
                    heap: *heap,
                    good: *good,
                    draws: drawn_before(end, place, seats) - drawn_before(begin, place, seats),
                });
                begin = end;
            }
            let known = self.known.get(&draws).copied();
            let ever = known.unwrap_or_else(|| Likelihood::of_any(&draws));
            self.known.insert(draws, ever);
            DrawChance { player, next, ever }
        });
        coming.collect()
    }
}

/// How many lie in a stage, and how many of them are of these designs.
fn heap(stage: &BTreeMap<TypeId, u16>, tiles: &[TypeId]) -> (u32, u32) {
    let all = stage.values().map(|count| u32::from(*count)).sum();
    let good = tiles.iter().filter_map(|tile| stage.get(tile));
    (all, good.map(|count| u32::from(*count)).sum())
}

/// Of the first `end` draws, those of whoever draws at `place` and then every so many.
const fn drawn_before(end: u32, place: u32, seats: u32) -> u32 {
    if end > place {
        (end - place).div_ceil(seats)
    } else {
        0
    }
}

fn turns_at(context: Context<'_>, tile: TypeId, cell: Cell) -> Vec<Rotation> {
    let fits = |turn: &Rotation| place::fits(context, tile, cell, *turn);
    (0..4).filter(fits).collect()
}

/// True when a feature would be complete with a tile there.
fn completes(
    context: Context<'_>,
    feature: SegmentId,
    tile: TypeId,
    cell: Cell,
    turn: Rotation,
) -> bool {
    let mut board: Board = context.state.board.clone();
    board.lay(context.types(), tile, cell, turn, None);
    board.is_complete(board.feature(feature))
}

/// Why nothing fits there. `left` is what nobody has seen.
fn dead_proof(context: Context<'_>, cell: Cell, left: &BTreeMap<TypeId, u16>) -> DeadProof {
    let board = &context.state.board;
    let gap = board.gap_at(cell);
    let asked = gap.into_iter().flat_map(|gap| {
        let asks = move |side| (side, Edge::of(gap.asked(side)));
        gap.neighbours().map(asks)
    });
    let land_fits = |tile: TypeId| {
        let fits =
            |turn| place::check_land(context, tile, cell, turn, &mut ReasonCollector::quick());
        (0..4).filter(|turn| fits(*turn)).collect::<Vec<Rotation>>()
    };
    let (mut gone, mut refused) = (Vec::new(), Vec::new());
    for tile in (0..context.types().len()).map(|tile| TypeId(tile as u16)) {
        let Some(turn) = land_fits(tile).first().copied() else {
            continue;
        };
        if left.contains_key(&tile) || context.state.drawn == Some(tile) {
            let mut why = ReasonCollector::all();
            place::check_type(context, tile, cell, turn, &mut why);
            let reasons = why.verdict().err().map_or_else(Vec::new, |why| why.reasons);
            refused.push((tile, reasons));
        } else {
            let laid = board
                .tiles()
                .iter()
                .filter(|laid| laid.kind == tile)
                .count();
            let aside = context
                .state
                .aside
                .iter()
                .filter(|aside| **aside == tile)
                .count();
            let copies = (laid + aside) as u16;
            if copies > 0 {
                gone.push((tile, copies));
            }
        }
    }
    DeadProof {
        asked: asked.collect(),
        gone,
        refused,
    }
}
