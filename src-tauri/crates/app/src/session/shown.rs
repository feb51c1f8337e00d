//! The open game as a screen shows it: what a line of play does not know is added here.

use crate::session::open_game::OpenGame;
use crate::view::correction::{CorrectingView, EntryView, LosingView};
use crate::view::game::{self, GameView, HistoryView};
use content::action::{ActionText, DrawnTileId};
use rules::action::Action;

/// The open game at the step looked at, with the log from `since` on.
pub(super) fn game(open: &OpenGame, since: usize) -> GameView {
    let looked = HistoryView {
        facts: open.facts(),
        sitters: open.sitters(),
        history: open.history(),
        step: open.cursor(),
        game: open.shown(),
        revision: open.revision(),
        live: open.is_live() || open.correcting().is_open(),
        since,
    };
    GameView {
        can_undo: open.can_undo(),
        can_redo: open.can_redo(),
        thinking: open.thinking(),
        bots_paused: open.bots_paused(),
        correcting: correcting(open),
        corrected: open.came(),
        dropped: open.dropped(),
        beyond: open.beyond() as u32,
        torn: open.is_torn(),
        kept_scores: open.kept_scores().map(<[i32]>::to_vec),
        ..game::looked_at(&looked)
    }
}

fn correcting(open: &OpenGame) -> Option<CorrectingView> {
    let correction = open.correcting().open.as_ref()?;
    let table = open.shown().table();
    let entry = |action: Action| match ActionText::of(action, table) {
        ActionText::Drawn(DrawnTileId { tile }) => EntryView::Drawn { drawn: tile },
        ActionText::Plain(action) => EntryView::Decided { decided: action },
    };
    let losing = |(action, came): &(Action, _)| LosingView {
        instead: entry(*action),
        came: Clone::clone(came),
    };
    Some(CorrectingView {
        was: entry(correction.was),
        losing: correction.instead.as_ref().map(losing),
    })
}
