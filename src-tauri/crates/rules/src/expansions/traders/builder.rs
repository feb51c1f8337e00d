//! The builder: he sees his feature grow, and grants a second tile (TB-28 to TB-39).

use super::Event;
use crate::figure::FigureKind;
use crate::state::ContextMut;

/// TB-28, TB-35 to TB-37: a builder of the active player stands on a feature that the tile continues.
pub(super) fn watch(stage: &mut ContextMut<'_>) {
    let state = &mut *stage.state;
    let Some(landed) = state.landed else { return };
    // TB-30: the second tile never grants a third.
    if state.part > 1 {
        return;
    }
    let owner = state.active;
    let board = &state.board;
    let saw = state.figures.iter().any(|figure| {
        figure.kind == FigureKind::Builder
            && figure.owner == owner
            && board
                .segments_of(landed)
                .any(|s| board.feature(s) == board.feature(figure.on))
    });
    state.expansions.traders.builder_saw = saw;
}

/// True once a turn, when a builder saw the first tile; he need not stand there any more (IX-04).
pub(super) fn grants_part(stage: &mut ContextMut<'_>) -> bool {
    let granted = std::mem::take(&mut stage.state.expansions.traders.builder_saw);
    if granted {
        let player = stage.state.active;
        stage.events.tell(|| Event::SecondPart {
            player,
            rule: "TB-28",
        });
    }
    granted
}
