//! The steps of a line, in stretches that copies share: each begins with a whole game.

use super::moment::TurnSnapshot;
use crate::event::EventSink;
use crate::game::Game;
use std::ops::Range;
use std::sync::Arc;

/// How many steps share one whole game. With more, looking back takes longer; with fewer, a long game
/// weighs more: one game with 1,750 tiles weighs as much as the moments of 450 steps.
pub const EVERY: usize = 32;

/// Some steps, with the game as the first of them left it.
#[derive(Clone, Debug)]
struct Stretch {
    first: Arc<Game>,
    /// At least one, at most [`EVERY`].
    moments: Vec<Arc<TurnSnapshot>>,
}

/// All steps of a line; never empty.
#[derive(Clone, Debug)]
pub(crate) struct Stretches(Vec<Arc<Stretch>>);

impl Stretches {
    pub(crate) fn new(first: Arc<Game>, moment: TurnSnapshot) -> Self {
        let mut stretches = Self(Vec::new());
        stretches.begin(first, moment);
        stretches
    }

    fn begin(&mut self, first: Arc<Game>, moment: TurnSnapshot) {
        let moments = vec![Arc::new(moment)];
        self.0.push(Arc::new(Stretch { first, moments }));
    }

    pub(crate) fn len(&self) -> usize {
        let last = self.0.last().map_or(0, |last| last.moments.len());
        (self.0.len() - 1) * EVERY + last
    }

    pub(crate) fn get(&self, step: usize) -> Option<&TurnSnapshot> {
        let stretch = self.0.get(step / EVERY)?;
        stretch.moments.get(step % EVERY).map(AsRef::as_ref)
    }

    /// A step, to be held by whoever outlives the line.
    pub(crate) fn shared(&self, step: usize) -> Option<Arc<TurnSnapshot>> {
        let stretch = self.0.get(step / EVERY)?;
        stretch.moments.get(step % EVERY).map(Arc::clone)
    }

    /// Adds a step; `game` is as it left it.
    pub(crate) fn push(&mut self, game: &Arc<Game>, moment: TurnSnapshot) {
        match self.0.last_mut() {
            Some(last) if last.moments.len() < EVERY => {
                Arc::make_mut(last).moments.push(Arc::new(moment));
            }
            _ => self.begin(Arc::clone(game), moment),
        }
    }

    /// Forgets every step from `len` on; the first stays.
    pub(crate) fn truncate(&mut self, len: usize) {
        let len = len.max(1);
        if len >= self.len() {
            return;
        }
        self.0.truncate(len.div_ceil(EVERY));
        if let Some(last) = self.0.last_mut() {
            Arc::make_mut(last).moments.truncate((len - 1) % EVERY + 1);
        }
    }

    /// The game as a step left it.
    pub(crate) fn game(&self, step: usize) -> Option<Arc<Game>> {
        let stretch = self.0.get(step / EVERY)?;
        let since = stretch.moments.get(1..=step % EVERY)?;
        let mut game = Arc::clone(&stretch.first);
        if !since.is_empty() {
            let game = Arc::make_mut(&mut game);
            for moment in since {
                repeat(game, moment);
            }
        }
        Some(game)
    }

    /// The games as some steps left them, in order, as far as there are such steps: each goes on from the one before.
    pub(crate) fn games(&self, steps: Range<usize>) -> impl Iterator<Item = Arc<Game>> {
        let mut before = None;
        steps.map_while(move |step| {
            let game = match before.take() {
                Some(mut game) if !step.is_multiple_of(EVERY) => {
                    repeat(Arc::make_mut(&mut game), self.get(step)?);
                    game
                }
                _ => self.game(step)?,
            };
            before = Some(Arc::clone(&game));
            Some(game)
        })
    }
}

/// Does once more what led to a moment.
fn repeat(game: &mut Game, moment: &TurnSnapshot) {
    if let Some(decision) = moment.decision {
        game.apply_offered(decision.action, &mut EventSink::silent());
    }
    for one in &moment.adjusted {
        game.adjust(one.player, one.points);
    }
}
