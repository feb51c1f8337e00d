//! A record cut into parts, each from one drawn tile up to the next. Knows what everybody saw when; judges nothing.

use content::record::PlayedDecision;
use content::replay::{self, RefusedAction};
use rules::action::{Action, Phase};
use rules::event::EventSink;
use rules::game::Game;
use rules::ground::PlayerId;
use rules::sight::{Next, PlayerView};
use rules::tile::TypeId;

/// A game that is looked at again.
#[derive(Debug)]
pub struct Subject {
    pub(crate) stretches: Vec<TurnSpan>,
    /// How it stands after the last action.
    end: Game,
}

/// What happened from one drawn tile up to the next.
#[derive(Debug)]
pub(crate) struct TurnSpan {
    pub(crate) turn: u16,
    pub(crate) player: PlayerId,
    pub(crate) tile: Option<TypeId>,
    /// What everybody saw before the tile was drawn; nothing before the first one.
    pub(crate) before: Option<PlayerView>,
    pub(crate) moments: Vec<ReviewMoment>,
}

/// A decision, and what everybody saw before it.
#[derive(Debug)]
pub(crate) struct ReviewMoment {
    /// Its number in the record.
    pub(crate) step: usize,
    pub(crate) player: PlayerId,
    pub(crate) taken: Action,
    pub(crate) sight: PlayerView,
}

impl Subject {
    /// Plays a record once more.
    ///
    /// # Errors
    /// At the first action that the rules refuse.
    pub fn new(mut game: Game, actions: &[PlayedDecision]) -> Result<Self, RefusedAction> {
        let mut stretches: Vec<TurnSpan> = Vec::new();
        let mut before = None;
        let mut drawn = usize::MAX;
        for (step, played) in actions.iter().enumerate() {
            let taken = played.action.meant(game.table());
            let sight = game.sight();
            let state = game.state();
            let is_new = game.phase() == Phase::Tile && state.pile.drawn() != drawn;
            if is_new || stretches.is_empty() {
                drawn = state.pile.drawn();
                stretches.push(TurnSpan {
                    turn: state.turn,
                    player: state.active,
                    tile: state.drawn,
                    before: before.take(),
                    moments: Vec::new(),
                });
            }
            replay::step(&mut game, played).map_err(|rejection| RefusedAction {
                number: step,
                rejection,
            })?;
            if matches!(taken, Action::Draw { .. } | Action::End) {
                // Whoever says what came from a real bag, or that it stays closed, decides nothing.
                before = Some(sight);
                continue;
            }
            let mut after = sight.clone();
            let next = after.attempt(taken, &mut EventSink::silent());
            before = (next == Next::Draw).then_some(after);
            if let Some(stretch) = stretches.last_mut() {
                stretch.moments.push(ReviewMoment {
                    step,
                    player: played.player,
                    taken,
                    sight,
                });
            }
        }
        // Of a real bag the first part begins with a draw.
        stretches.retain(|stretch| !stretch.moments.is_empty());
        Ok(Self {
            stretches,
            end: game,
        })
    }

    /// How many parts there are.
    pub const fn parts(&self) -> usize {
        self.stretches.len()
    }

    /// What everybody saw before each draw, and what came.
    pub fn draws(&self) -> impl Iterator<Item = (&PlayerView, TypeId)> {
        let parts = self.stretches.iter();
        parts.filter_map(|stretch| stretch.before.as_ref().zip(stretch.tile))
    }

    /// How the game stands after the last action.
    pub const fn end(&self) -> &Game {
        &self.end
    }
}
