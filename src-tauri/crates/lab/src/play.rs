//! One game, played by its bots and counted. Knows which event belongs to which measure; adds nothing up.

use crate::expansions;
use crate::measure::{self, AHEAD, ASIDE, MEASURES, POINTS, TURNS, UNCLAIMED, WINNER, completed};
use crate::plan::{LabPlan, PlannedGame};
use bots::{Budget, StopSignal};
use content::action::ActionText;
use rules::action::Action;
use rules::board::Board;
use rules::event::{Event, EventSink, ScoreEntry};
use rules::ground::{Cell, Kind, PlayerId};
use rules::menu::Menu;
use rules::score::{Source, When};

/// Many games are wanted here: a sharp bot plays on less for a decision than at the table. With another number it
/// is another version.
const PLAYOUTS: u32 = 40;

/// What one game came to.
pub(crate) struct GameOutcome {
    /// Which bot sat where.
    pub seats: Vec<usize>,
    /// The score of each seat.
    pub scores: Vec<i32>,
    /// What was counted.
    pub measures: [i32; MEASURES],
    /// Each tile that was placed, in this order.
    pub laid: Vec<PlacedTile>,
}

/// What became of a tile that was placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PlacedTile {
    /// The number of its type.
    pub tile: usize,
    /// What it brought at once to whoever placed it.
    pub points: i32,
    /// In which turn.
    pub turn: u16,
    /// Whether whoever placed it put a figure on it in the same turn.
    pub claimed: bool,
    /// Whether a city, a road or a monastery on it was unfinished when the game ended.
    pub unfinished: bool,
}

/// Plays a game; nothing when somebody says stop before its end.
pub(crate) fn play(plan: &LabPlan, number: u32, stop: &dyn StopSignal) -> Option<GameOutcome> {
    let PlannedGame {
        mut game,
        seats,
        mut chance,
    } = plan.draw(number);
    let budget = Budget::until(stop).playouts(PLAYOUTS);
    let mut counting = GameCounter::default();
    let mut menu = Menu::new();
    let mut events = EventSink::told();
    while let Some(player) = game.to_move() {
        game.legal(&mut menu);
        let bot = plan.bots[seats[usize::from(player)]];
        let action = bot.choose_within(&game, &menu, &mut chance, &budget);
        if stop.is_stopped() {
            // A thought that was cut short is not the bot's.
            return None;
        }
        if let (Action::Tile { .. }, Some(tile)) = (action, game.state().drawn) {
            counting.laid.push(PlacedTile {
                tile: usize::from(tile),
                points: 0,
                turn: game.state().turn,
                claimed: false,
                unfinished: false,
            });
            counting.by = Some(player);
        }
        match action {
            Action::Tile { x, y, .. } => counting.cells.push(Cell { x, y }),
            Action::Figure { x, y, .. } if counting.cells.last() == Some(&Cell { x, y }) => {
                if let Some(placed) = counting.laid.last_mut() {
                    placed.claimed = true;
                }
            }
            _ => {}
        }
        game.apply_offered(action, &mut events);
        for event in events.events.drain(..) {
            counting.hear(&event);
        }
    }
    let state = game.state();
    for (placed, cell) in counting.laid.iter_mut().zip(&counting.cells) {
        placed.unfinished = is_unfinished(&state.board, *cell);
    }
    let scores: Vec<_> = state.players.iter().map(|player| player.score).collect();
    let mut measures = counting.measures;
    let mut ranked = scores.clone();
    ranked.sort_unstable_by(|a, b| b.cmp(a));
    measures[TURNS] = i32::from(state.turn);
    measures[POINTS] = scores.iter().sum();
    measures[WINNER] = ranked[0];
    measures[AHEAD] = ranked.get(1).map_or(0, |second| ranked[0] - second);
    Some(GameOutcome {
        seats,
        scores,
        measures,
        laid: counting.laid,
    })
}

/// Whether something on the tile at a cell can be completed and was not. Fields never are.
fn is_unfinished(board: &Board, cell: Cell) -> bool {
    let waits = |segment| {
        matches!(
            board.kind(segment),
            Kind::City | Kind::Road | Kind::Monastery
        ) && !board.is_complete(segment)
    };
    let tile = board.tile_at(cell);
    tile.is_some_and(|tile| board.segments_of(tile).any(waits))
}

/// Plays a game again for whoever wants its decisions.
pub(crate) fn decisions(plan: &LabPlan, number: u32, mut hear: impl FnMut(PlayerId, ActionText)) {
    let PlannedGame {
        mut game,
        seats,
        mut chance,
    } = plan.draw(number);
    let budget = Budget::ENDLESS.playouts(PLAYOUTS);
    let mut menu = Menu::new();
    let mut events = EventSink::silent();
    while let Some(player) = game.to_move() {
        game.legal(&mut menu);
        let bot = plan.bots[seats[usize::from(player)]];
        let action = bot.choose_within(&game, &menu, &mut chance, &budget);
        hear(player, ActionText::of(action, game.table()));
        game.apply_offered(action, &mut events);
    }
}

struct GameCounter {
    measures: [i32; MEASURES],
    laid: Vec<PlacedTile>,
    /// Where, in the same order.
    cells: Vec<Cell>,
    /// Who laid the last tile.
    by: Option<PlayerId>,
}

impl Default for GameCounter {
    fn default() -> Self {
        Self {
            measures: [0; MEASURES],
            laid: Vec::new(),
            cells: Vec::new(),
            by: None,
        }
    }
}

impl GameCounter {
    fn add(&mut self, measure: usize, count: i32) {
        self.measures[measure] += count;
    }

    fn hear(&mut self, event: &Event) {
        match event {
            Event::TilePutAside { .. } => self.add(ASIDE, 1),
            Event::FeatureCompleted { kind, owned, .. } => {
                if let Some(measure) = completed(*kind) {
                    self.add(measure, 1);
                    self.add(UNCLAIMED, i32::from(!owned));
                }
            }
            Event::Score(entry) => self.score(entry),
            event => {
                if let Some((measure, count)) = expansions::happened(event) {
                    self.add(measure, count);
                }
            }
        }
    }

    fn score(&mut self, entry: &ScoreEntry) {
        self.add(measure::scored(entry.source, entry.when), entry.points);
        if let Source::Expansion(source) = entry.source
            && let Some(measure) = expansions::paid(source)
        {
            self.add(measure, 1);
        }
        // What a tile is worth is paid for land; what is taken from others is not its doing.
        let of_tile = entry.when != When::Final && entry.cause.is_some() && entry.from.is_none();
        if of_tile
            && self.by == Some(entry.player)
            && let Some(placed) = self.laid.last_mut()
        {
            placed.points += entry.points;
        }
    }
}
