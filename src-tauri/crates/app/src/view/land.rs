//! What lies and stands on the table and on the score track.

use crate::view::expansions;
use rules::figure::FigureKind;
use rules::game::Game;
use rules::ground::{At, Kind, Place, PlayerId, Rotation};
use serde::Serialize;
use specta::Type;
use std::collections::BTreeMap;

/// A laid tile; the list is in the order of laying.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct TileView {
    /// The id of its design, as in the catalog.
    pub tile: String,
    pub x: i16,
    pub y: i16,
    /// Quarter turns clockwise, 0 to 3.
    pub rotation: Rotation,
    /// Who laid it; null for the tiles of the start.
    pub by: Option<PlayerId>,
    /// The player whose latest tile this is.
    pub last_of: Option<PlayerId>,
}

/// Figures of one kind and owner on one piece of land, or on top of a tower.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct FigureView {
    pub player: PlayerId,
    pub figure: FigureKind,
    pub x: i16,
    pub y: i16,
    pub kind: Kind,
    /// As the tile lies.
    pub at: At,
    /// The index of the segment on its tile; null on top of a tower.
    pub segment: Option<u8>,
    /// How many of them stand there.
    pub count: u16,
}

/// The score track.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Type)]
pub struct TrackView {
    /// How many spaces the loop has; null when the track never ends (OP-05).
    pub size: Option<u16>,
    /// Every space on which something stands, in order.
    pub spaces: Vec<SpaceView>,
}

/// One space of the score track.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Type)]
pub struct SpaceView {
    pub space: u16,
    /// Whose markers stand here.
    pub markers: Vec<PlayerId>,
    /// Whose robbers stand here.
    pub robbers: Vec<PlayerId>,
}

pub fn tiles(game: &Game) -> Vec<TileView> {
    let (state, context) = (game.state(), game.context());
    let laid = state.board.tiles();
    let last = |player| laid.iter().rposition(|tile| tile.by == Some(player));
    let last: Vec<_> = state.everyone().map(last).collect();
    laid.iter()
        .enumerate()
        .map(|(index, tile)| TileView {
            tile: context.types()[usize::from(tile.kind)].id.clone(),
            x: tile.cell.x,
            y: tile.cell.y,
            rotation: tile.rotation,
            by: tile.by,
            last_of: tile
                .by
                .filter(|player| last[usize::from(*player)] == Some(index)),
        })
        .collect()
}

pub fn figures(game: &Game) -> Vec<FigureView> {
    let (board, context) = (&game.state().board, game.context());
    let mut views: Vec<FigureView> = Vec::new();
    for figure in &game.state().figures {
        let Place { x, y, kind, at } = context.place(figure.on);
        let segment = (kind != Kind::Tower).then(|| board.index_of(figure.on));
        let view = FigureView {
            player: figure.owner,
            figure: figure.kind,
            x,
            y,
            kind,
            at,
            segment,
            count: 1,
        };
        let same = |other: &&mut FigureView| {
            FigureView {
                count: 1,
                ..(*other).clone()
            } == view
        };
        match views.iter_mut().find(same) {
            Some(there) => there.count += 1,
            None => views.push(view),
        }
    }
    views
}

pub fn track(game: &Game) -> TrackView {
    let mut spaces: BTreeMap<u16, SpaceView> = BTreeMap::new();
    for (player, seat) in PlayerId::all().zip(&game.state().players) {
        let space = expansions::space(game, seat.score);
        on(&mut spaces, space).markers.push(player);
        if let Some(space) = expansions::robber(game, player) {
            on(&mut spaces, space).robbers.push(player);
        }
    }
    TrackView {
        size: expansions::track_size(game),
        spaces: spaces.into_values().collect(),
    }
}

fn on(spaces: &mut BTreeMap<u16, SpaceView>, space: u16) -> &mut SpaceView {
    spaces.entry(space).or_insert_with(|| SpaceView {
        space,
        markers: Vec::new(),
        robbers: Vec::new(),
    })
}
