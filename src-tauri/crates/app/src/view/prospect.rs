//! What a decision would reach before it is taken: the land that a tile would join, the land that a figure would
//! stand on. For those who cannot point at the board. Asks the rules; judges nothing.

use rules::action::Action;
use rules::board::TileId;
use rules::figure::SegmentId;
use rules::game::Game;
use rules::ground::{Cell, Kind, PlayerId, Rotation};
use rules::report;
use rules::score::ScoreLine;
use rules::state::Context;
use serde::Serialize;
use specta::Type;

/// What every entry of the menu would reach.
#[derive(Debug, Clone, Serialize, Type)]
pub struct Prospects {
    /// For each place and turn of the drawn tile, row by row.
    pub tiles: Vec<TileProspect>,
    /// For each of the view's choices, in their order: the feature that it names on the board.
    pub choices: Vec<Option<FeatureReach>>,
}

/// The drawn tile on one place, in one turn.
#[derive(Debug, Clone, Serialize, Type)]
pub struct TileProspect {
    pub x: i16,
    pub y: i16,
    pub rotation: Rotation,
    /// The features that it would be part of, in the order of its segments.
    pub land: Vec<FeatureReach>,
    /// Monasteries beside it.
    pub beside: Vec<FeatureReach>,
}

/// A feature as it would stand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Type)]
pub struct FeatureReach {
    pub kind: Kind,
    /// The tile through which it is reached.
    pub x: i16,
    pub y: i16,
    /// Its segments on the tile; for a choice, on the tile that the choice names.
    pub segments: Vec<u8>,
    /// How many tiles it lies on.
    pub tiles: u16,
    /// Sides, or for a monastery cells around it, that are still open.
    pub open: u16,
    /// True when nothing could change it any more; never for a field.
    pub complete: bool,
    /// What counts for whoever owns it; 0 for a field, which differs by owner.
    pub worth: i32,
    /// What each owner would get for it.
    pub shares: Vec<OwnerPoints>,
    /// For a field: how many completed cities it touches.
    pub cities: u16,
}

/// Points of one owner.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Type)]
pub struct OwnerPoints {
    pub player: PlayerId,
    pub points: i32,
}

pub fn prospects(game: &Game) -> Prospects {
    let actions = game.actions();
    let choices = super::choice::choices(game, &actions);
    let named = |action: &Action| {
        let segment = game.context().segment_at(action.place()?)?;
        let board = &game.state().board;
        reach(game.context(), board.tile_of(segment), segment)
    };
    Prospects {
        tiles: tiles(game, &actions),
        choices: choices.iter().map(|choice| named(&choice.action)).collect(),
    }
}

fn tiles(game: &Game, actions: &[Action]) -> Vec<TileProspect> {
    let sight = game.sight();
    let prospect = |action: &Action| {
        let Action::Tile { x, y, rotation } = *action else {
            return None;
        };
        let after = sight.right_after(*action);
        let context = after.context();
        let tile = context.state.landed?;
        Some(TileProspect {
            x,
            y,
            rotation,
            land: land(context, tile),
            beside: beside(context, tile),
        })
    };
    let mut tiles: Vec<_> = actions.iter().filter_map(prospect).collect();
    tiles.sort_by_key(|tile| (tile.y, tile.x, tile.rotation));
    tiles
}

fn land(context: Context<'_>, tile: TileId) -> Vec<FeatureReach> {
    let board = &context.state.board;
    let mut features: Vec<_> = board
        .segments_of(tile)
        .map(|segment| board.feature(segment))
        .collect();
    let mut known = Vec::new();
    features.retain(|feature| {
        let new = !known.contains(feature);
        known.push(*feature);
        new
    });
    features
        .into_iter()
        .filter_map(|feature| reach(context, tile, feature))
        .collect()
}

fn beside(context: Context<'_>, tile: TileId) -> Vec<FeatureReach> {
    let board = &context.state.board;
    let around = board.tile(tile).cell.around();
    let near = around.filter_map(|cell| board.tile_at(cell));
    near.flat_map(|near| board.segments_of(near).map(move |segment| (near, segment)))
        .filter(|(_, segment)| board.kind(*segment).is_surrounded())
        .filter_map(|(near, segment)| reach(context, near, segment))
        .collect()
}

fn reach(context: Context<'_>, tile: TileId, segment: SegmentId) -> Option<FeatureReach> {
    let report = report::feature(context, segment)?;
    let board = &context.state.board;
    let members: Vec<_> = board.members(report.feature).collect();
    let mut tiles: Vec<_> = members
        .iter()
        .map(|member| board.tile_of(*member))
        .collect();
    tiles.sort_unstable();
    tiles.dedup();
    let mut segments: Vec<_> = members
        .iter()
        .filter(|member| board.tile_of(**member) == tile)
        .map(|member| board.index_of(*member))
        .collect();
    segments.sort_unstable();
    let Cell { x, y } = board.tile(tile).cell;
    Some(FeatureReach {
        kind: report.kind,
        x,
        y,
        segments,
        tiles: tiles.len() as u16,
        open: report.open,
        complete: report.complete,
        worth: report.lines.iter().map(ScoreLine::points).sum(),
        shares: report
            .now
            .iter()
            .map(|payment| OwnerPoints {
                player: payment.player,
                points: payment.points(),
            })
            .collect(),
        cities: report.cities.len() as u16,
    })
}
