//! What is still to come: which tile of the bag fits, who would win if nothing came.

use crate::measure::NoValue;
use content::problem::{What, shown};
use content::scenario::{AskedGap, Outs};
use rules::base::place;
use rules::figure::SegmentId;
use rules::game::Game;
use rules::ground::{Cell, PlayerId};
use rules::odds;
use rules::report;
use rules::state::Context;
use rules::tile::TypeId;

/// The only one of some tiles that lies in the bag and fits into a gap in some turn.
pub(crate) fn fitting(game: &Game, gap: &AskedGap) -> Result<String, NoValue> {
    let state = game.state();
    let types = &game.table().types;
    let cell = Cell::new(gap.x.get(), gap.y.get());
    if state.board.gap_at(cell).is_none() {
        return Err(NoValue(What::NoRoomThere));
    }
    let mut found = Vec::new();
    for id in &gap.tiles {
        let number = types.iter().position(|design| design.id == *id);
        let number = number.ok_or_else(|| NoValue(What::NoTileOfGame { id: shown(id) }))?;
        let kind = TypeId::nth(number);
        let left = state.undrawn().contains(&kind);
        if left && (0..4).any(|turn| place::fits(game.context(), kind, cell, turn)) {
            found.push(id.clone());
        }
    }
    match found.as_mut_slice() {
        [only] => Ok(std::mem::take(only)),
        many => {
            let n = many.len().into();
            Err(NoValue(What::SeveralTiles { n }))
        }
    }
}

/// How many of the tiles left complete a feature at once; where none is meant, how many fit into a gap.
pub(crate) fn outs(game: &Game, of: &Outs, feature: Option<SegmentId>) -> Result<i32, NoValue> {
    let sight = game.sight();
    let left = match (feature, of.x, of.y) {
        (Some(feature), ..) => odds::feature(&sight, feature).map(|odds| odds.closes),
        (None, Some(x), Some(y)) => {
            odds::gap(&sight, Cell::new(x.get(), y.get())).map(|odds| odds.copies)
        }
        _ => None,
    };
    left.map(i32::from).ok_or(NoValue(What::NoRoomThere))
}

/// Who would have won if the game ended now.
pub(crate) fn leaders(context: Context<'_>) -> Result<Vec<PlayerId>, NoValue> {
    let scores = report::if_it_ended(context).ok_or(NoValue(What::StillScored))?;
    let seats = usize::from(context.state.seats());
    let most = scores[..seats].iter().max();
    let all = PlayerId::first(seats);
    Ok(all
        .filter(|player| scores.get(usize::from(*player)) == most)
        .collect())
}
