//! What everybody at the table sees of a game, and what can be tried on it before the next tile is drawn.

use crate::action::{Action, Phase};
use crate::agenda::Step;
use crate::base::{claim, place};
use crate::chance::Chance;
use crate::event::EventSink;
use crate::figure::Figure;
use crate::foresee::{self, Outlook, Relevance};
use crate::game::Game;
use crate::ground::PlayerId;
use crate::in_place::copied_in_place;
use crate::menu::Menu;
use crate::state::{Context, ContextMut};
use crate::tile::TypeId;

/// What comes after something was tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// A player is asked.
    Asks(PlayerId, Phase),
    /// The next tile is drawn: nobody can know which.
    Draw,
    /// The game is over.
    End,
}

/// What everybody at the table sees. In this game nobody sees more than another.
///
/// Of the tiles in the bag it holds how many there are of each design. What was drawn is known, and so is
/// what was put aside. Everything may be tried on a copy, up to the next draw. Whether any tile left fits,
/// which ends the game, can be counted by everybody.
#[derive(Debug)]
pub struct PlayerView {
    /// The tiles of each stage not yet drawn are sorted by design: their order is gone.
    game: Game,
}

copied_in_place!(PlayerView: game);

impl PlayerView {
    pub(crate) fn of(game: &Game) -> Self {
        let mut game = game.clone();
        game.state.pile.forget_order();
        Self { game }
    }

    /// Shows another game, or another moment of the same, in the memory that is there.
    pub fn show(&mut self, game: &Game) {
        self.game.clone_from(game);
        self.game.state.pile.forget_order();
    }

    /// Table and state, to be read. What is left of each stage is sorted by design.
    #[must_use]
    pub fn context(&self) -> Context<'_> {
        self.game.context()
    }

    /// What is being waited for.
    #[must_use]
    pub fn next(&self) -> Next {
        match self.game.asked() {
            // Whoever draws from a real bag knows no more than those who watch.
            Some((_, Phase::Draw)) => Next::Draw,
            Some((player, phase)) => Next::Asks(player, phase),
            None if self.game.is_over() => Next::End,
            None => Next::Draw,
        }
    }

    /// Whose decision it is; nobody's before a draw and after the end.
    #[must_use]
    pub fn to_move(&self) -> Option<PlayerId> {
        match self.next() {
            Next::Asks(player, _) => Some(player),
            Next::Draw | Next::End => None,
        }
    }

    /// Writes every action open to the player to move, asides included.
    pub fn legal(&self, menu: &mut Menu) {
        self.game.legal(menu);
    }

    /// Every action open to the player to move, as a list of its own.
    #[must_use]
    pub fn actions(&self) -> Vec<Action> {
        self.game.actions()
    }

    /// How many of each design are in the bag, as everybody can count.
    pub fn left(&self) -> impl Iterator<Item = (TypeId, u16)> {
        let alike = self.game.state().undrawn().chunk_by(|a, b| a == b);
        alike.map(|tiles| (tiles[0], tiles.len() as u16))
    }

    /// Does something that a menu offered, and all that follows by itself, up to the next draw.
    pub fn attempt(&mut self, action: Action, events: &mut EventSink) -> Next {
        self.game.perform_offered(action, events);
        self.go_on(events);
        self.next()
    }

    /// Up to the next decision or draw.
    fn go_on(&mut self, events: &mut EventSink) {
        self.game.advance(events, |context, step| {
            // Without a tile that fits, nothing is drawn: the turn or the game ends, as everybody can see.
            *step == Step::Draw && place::any_left_fits(context)
        });
    }

    /// How many of each design there are among the tiles of which the next one is drawn.
    pub fn could_come(&self) -> impl Iterator<Item = (TypeId, u16)> {
        let alike = self.game.state().pile.next_ones().chunk_by(|a, b| a == b);
        alike.map(|tiles| (tiles[0], tiles.len() as u16))
    }

    /// What everybody would see if this tile were drawn next; nothing where no draw comes next, or where the tile cannot
    /// come or would be put aside because it fits nowhere.
    #[must_use]
    pub fn if_drawn(&self, tile: TypeId) -> Option<Self> {
        if self.next() != Next::Draw || !self.game.state().pile.next_ones().contains(&tile) {
            return None;
        }
        let mut drawn = self.clone();
        let mut events = EventSink::silent();
        drawn.game.state.agenda.pop();
        place::draw_by_hand(
            &mut ContextMut {
                table: &drawn.game.table,
                state: &mut drawn.game.state,
                events: &mut events,
            },
            tile,
        );
        drawn.game.state.drawn?;
        drawn.go_on(&mut events);
        Some(drawn)
    }

    /// The same right after something that a menu offered, before anything follows from it.
    #[must_use]
    pub fn right_after(&self, action: Action) -> Self {
        let mut after = self.clone();
        after.game.perform_offered(action, &mut EventSink::silent());
        after
    }

    /// How far an answer to the decision at hand can reach at all.
    #[must_use]
    pub fn outlook(&self) -> Outlook {
        foresee::outlook(self.context())
    }

    /// How far what a menu offered reaches, at this outlook.
    #[must_use]
    pub fn bearing(&self, outlook: &Outlook, action: Action) -> Relevance {
        foresee::bearing(self.context(), outlook, action)
    }

    /// Looks at the land with one more figure on it, which is not taken from any supply.
    pub fn with_figure<T>(&mut self, figure: Figure, look: impl FnOnce(Context<'_>) -> T) -> T {
        let mut stage = ContextMut {
            table: &self.game.table,
            state: &mut self.game.state,
            events: &mut EventSink::silent(),
        };
        claim::stand(&mut stage, figure);
        let seen = look(stage.context());
        let last = stage.state.figures.len() - 1;
        claim::lift(&mut stage, last);
        seen
    }

    /// A whole game from here, with the tiles in the bag in an order that the seed alone decides.
    #[must_use]
    pub fn reshuffled(&self, seed: u64) -> Game {
        let mut game = self.game.clone();
        game.state.pile.shuffle(seed);
        game.advance(&mut EventSink::silent(), |_, _| false);
        game
    }

    /// The same where this tile is drawn next, or another one instead of it: but for where these two lie, the bag is the
    /// same. Nothing where one of them cannot come.
    #[must_use]
    pub fn reshuffled_with(
        &self,
        tile: TypeId,
        instead: Option<TypeId>,
        seed: u64,
    ) -> Option<Game> {
        let mut game = self.game.clone();
        game.state.pile.shuffle(seed);
        let mut chance = Chance::new(seed);
        for tile in std::iter::once(tile).chain(instead) {
            if !game.state.pile.swap_with_top(tile, &mut chance) {
                return None;
            }
        }
        game.advance(&mut EventSink::silent(), |_, _| false);
        Some(game)
    }
}
