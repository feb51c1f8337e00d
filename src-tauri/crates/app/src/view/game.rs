//! The whole of a game as a screen shows it. It puts the parts together.

use crate::view::catalog::TileDesign;
use crate::view::cell::{self, TileCount};
use crate::view::choice::{self, CellChoice, ChoiceView, RefusedView};
use crate::view::correction::{self, AdjustmentView, CorrectingView, CorrectionView, DroppedView};
use crate::view::expansions::landmarks::{self, LandmarkView};
use crate::view::expansions::{self, ReachView, TollhouseView, TowerView};
use crate::view::land::{self, FigureView, TileView, TrackView};
use crate::view::log::{self, LogEntry, LoggedEventView, SourceTotal};
use crate::view::seat::{self, SeatView, Sitter};
use rules::action::Phase;
use rules::base::finish;
use rules::expansions::ExpansionKey;
use rules::game::Game;
use rules::ground::{Cell, Kind, PlayerId};
use rules::history::History;
use rules::tile::TypeId;
use serde::Serialize;
use specta::Type;
use std::collections::BTreeMap;

/// A game as a screen shows it, at the step that is looked at.
#[derive(Debug, Clone, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct GameView {
    pub game: GameFacts,
    /// Changes whenever the game does; `decide` refuses an older one as stale.
    pub revision: u32,
    /// The step looked at; 0 is the beginning.
    pub step: u32,
    /// How many decisions were taken.
    pub steps: u32,
    /// True when the latest step is looked at. Otherwise nothing can be decided, and there are no choices.
    pub live: bool,
    pub can_undo: bool,
    pub can_redo: bool,
    /// The seat whose bot is choosing just now.
    pub thinking: Option<PlayerId>,
    /// True while bots wait to be told to go on.
    pub bots_paused: bool,
    /// How many steps are kept behind the last one that can be shown: today's rules no longer allow them, or the first
    /// of them cannot be read.
    pub beyond: u32,
    /// True when it cannot be read.
    pub torn: bool,
    /// The scores that the game was kept with, by seat, where today's rules count otherwise. Looking changes none.
    pub kept_scores: Option<Vec<i32>>,
    /// The number of the turn, from 1.
    pub turn: u16,
    /// Which part of the turn: 1, or 2 for a second tile.
    pub part: u8,
    pub phase: Phase,
    /// Whose turn it is.
    pub active: PlayerId,
    /// Whose decision it is; null when the game is over.
    pub to_move: Option<PlayerId>,
    pub over: bool,
    /// Who has won; empty until the game is over.
    pub winners: Vec<PlayerId>,
    pub seats: Vec<SeatView>,
    /// The id of the tile in hand.
    pub drawn: Option<String>,
    /// Where the tile lies that was laid in this part of the turn.
    pub landed: Option<Cell>,
    /// The land whose followers a crop circle concerns, while it asks.
    pub crop: Option<Kind>,
    /// How far the tower reaches that asks whom to take.
    pub reach: Option<Box<ReachView>>,
    /// How many tiles are still to be drawn.
    pub left: u16,
    /// The same by design.
    pub left_by_tile: Vec<TileCount>,
    /// Those of which one may be said to be drawn, where a person draws from a real bag just now.
    pub to_draw: Vec<TileCount>,
    /// What was decided at this step of the past, while it is decided anew.
    pub correcting: Option<CorrectingView>,
    /// What came of the last correction, until something else is decided.
    pub corrected: Option<CorrectionView>,
    /// What corrections dropped and is still left, until it is entered again or taken back.
    pub dropped: Option<DroppedView>,
    /// The scores that were put right by hand up to this step, in order.
    pub adjusted: Vec<AdjustmentView>,
    /// Tiles that fitted nowhere, by id.
    pub aside: Vec<String>,
    /// In the order of laying.
    pub tiles: Vec<TileView>,
    pub figures: Vec<FigureView>,
    pub towers: Vec<TowerView>,
    pub tollhouses: Vec<TollhouseView>,
    pub landmarks: Vec<LandmarkView>,
    pub track: TrackView,
    /// Where the drawn tile may go, row by row.
    pub places: Vec<CellChoice>,
    /// The rest of the menu, grouped, passing last.
    pub choices: Vec<ChoiceView>,
    /// What a person would look for now, and why it is refused.
    pub refused: Vec<RefusedView>,
    /// Free cells into which no remaining tile fits.
    pub dead_cells: Vec<Cell>,
    /// The newest entries of the log: replace what is held from the first one's step on, and drop what
    /// lies beyond `steps`. All of it when a game is opened.
    pub log: Vec<LogEntry>,
    /// The points that each seat had before the game began.
    pub before: Vec<i32>,
    /// Points so far by player and source.
    pub totals: Vec<SourceTotal>,
    /// When the game is over: every score of the final scoring, in order.
    pub final_scoring: Vec<LoggedEventView>,
}

/// What stays the same throughout a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Type)]
pub struct GameFacts {
    pub id: u32,
    /// Null until somebody names it.
    pub name: Option<String>,
    /// Seconds since 1970, when it was begun; null in a lesson.
    pub created: Option<u32>,
    /// Null when the tiles were given in their order.
    pub seed: Option<u32>,
    /// The id of the mix; null for one of its own.
    pub mix: Option<String>,
    /// True where nothing helps and nothing is taken back until the game is over.
    pub locked: bool,
    /// True when people lay real tiles: each says which one was drawn.
    pub by_hand: bool,
    /// The expansions whose rules are on.
    pub expansions: Vec<ExpansionKey>,
    /// The rule options that differ from their default.
    pub options: BTreeMap<String, String>,
    /// The tiles that the game has and the catalog has not, or has otherwise; nearly always none.
    pub designs: Vec<TileDesign>,
}

/// What of a line of play is shown, whoever plays it and whatever for.
pub struct HistoryView<'a> {
    pub facts: &'a GameFacts,
    pub sitters: &'a [Sitter],
    pub history: &'a History,
    /// The step looked at, and the game there.
    pub step: usize,
    pub game: &'a Game,
    pub revision: u32,
    /// Whether something may be decided there.
    pub live: bool,
    /// The log is told from this step on.
    pub since: usize,
}

/// A game at a step, by itself: nobody thinks, and nothing can be taken back.
pub fn looked_at(looked: &HistoryView<'_>) -> GameView {
    let HistoryView { history, game, .. } = *looked;
    let state = game.state();
    let actions = if looked.live {
        game.actions()
    } else {
        Vec::new()
    };
    let id = |kind: &TypeId| game.table().types[usize::from(*kind)].id.clone();
    let on_land = expansions::on_land(game);
    GameView {
        game: looked.facts.clone(),
        revision: looked.revision,
        step: looked.step as u32,
        steps: history.head() as u32,
        live: looked.live,
        can_undo: false,
        can_redo: false,
        thinking: None,
        bots_paused: false,
        beyond: 0,
        torn: false,
        kept_scores: None,
        turn: state.turn,
        part: state.part,
        phase: game.phase(),
        active: state.active,
        to_move: game.to_move(),
        over: game.is_over(),
        winners: winners(game),
        seats: seat::seats(game, looked.sitters),
        drawn: state.drawn.as_ref().map(id),
        landed: state.landed.map(|tile| state.board.tile(tile).cell),
        crop: on_land.crop,
        reach: on_land.reach,
        left: state.left() as u16,
        left_by_tile: cell::left_by_tile(game),
        to_draw: cell::to_draw(game, &actions),
        correcting: None,
        corrected: None,
        dropped: None,
        adjusted: correction::adjusted(history, looked.step),
        aside: state.aside.iter().map(id).collect(),
        tiles: land::tiles(game),
        figures: land::figures(game),
        towers: on_land.towers,
        tollhouses: on_land.tollhouses,
        landmarks: landmarks::landmarks(game),
        track: land::track(game),
        places: choice::spots(&actions),
        choices: choice::choices(game, &actions),
        refused: if looked.live {
            choice::refused(game, &actions)
        } else {
            Vec::new()
        },
        dead_cells: cell::dead_cells(game),
        log: log::log(history, looked.since),
        before: log::before(history),
        totals: log::totals(history, looked.step),
        final_scoring: log::final_scoring(history, looked.step),
    }
}

pub fn winners(game: &Game) -> Vec<PlayerId> {
    if game.is_over() {
        finish::winners(game.context())
    } else {
        Vec::new()
    }
}
