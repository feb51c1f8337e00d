//! The inverse of setting up: from a state at the start of a turn to the set-up that leads to it.
//! Plays nothing; the expansions tell what is theirs.

use crate::action::Phase;
use crate::expansion::Hook;
use crate::figure::FigureKind;
use crate::game::Game;
use crate::setup::{FigureAtStart, Seat, Setup, TileAtStart};

impl Game {
    /// The position as a set-up, with the rest of the bag as its deck (as its bag, where tiles are drawn by hand). The game must stand at the first decision
    /// of a turn; what was done in a turn since is told by its actions. Nothing when it stands elsewhere: in the
    /// middle of a turn, or at the end.
    #[must_use]
    pub fn tell(&self) -> Option<Setup> {
        let state = self.state();
        let context = self.context();
        let phase = self.phase();
        let begins = if state.pile.is_by_hand() {
            phase == Phase::Draw
        } else {
            state.drawn.is_some()
        };
        if !begins || state.part != 1 || phase == Phase::Over {
            return None;
        }
        let (deck, bag) = if state.pile.is_by_hand() {
            let alike = state.undrawn().chunk_by(|a, b| a == b);
            let alike = alike.map(|tiles| (tiles[0], tiles.len() as u16));
            (None, alike.collect())
        } else {
            let drawn = state.drawn.into_iter();
            let deck = drawn.chain(state.undrawn().iter().copied());
            (Some(deck.collect()), Vec::new())
        };
        let laid = |tile: &crate::board::Tile| TileAtStart {
            tile: tile.kind,
            cell: tile.cell,
            rotation: tile.rotation,
            by: tile.by,
        };
        let stand = |figure: &crate::figure::Figure| FigureAtStart {
            player: figure.owner,
            figure: figure.kind,
            place: context.place(figure.on),
        };
        let mut setup = Setup {
            seats: self.seats(),
            deck,
            bag,
            by_hand: state.pile.is_by_hand(),
            start: state.board.tiles().iter().map(laid).collect(),
            figures: state.figures.iter().map(stand).collect(),
            first: state.first,
            active: Some(state.active),
            turn: state.turn,
            aside: state.aside.clone(),
            ..Setup::default()
        };
        for expansion in self.table().heard_by(Hook::SetUp) {
            expansion.tell(context, &mut setup);
        }
        Some(setup)
    }

    /// What lies in front of everybody, at any moment: also in the middle of a turn, and when the game is over.
    #[must_use]
    pub fn tell_seats(&self) -> Vec<Seat> {
        let mut setup = Setup {
            seats: self.seats(),
            ..Setup::default()
        };
        for expansion in self.table().heard_by(Hook::SetUp) {
            expansion.tell(self.context(), &mut setup);
        }
        setup.seats.into_iter().collect()
    }

    /// What the base knows of everybody.
    fn seats<T: FromIterator<Seat>>(&self) -> T {
        let context = self.context();
        let seat = |player: &crate::state::Player| Seat {
            score: player.score,
            supply: FigureKind::ALL.map(|kind| {
                let in_play = context.table.figure(kind).stands_on != 0;
                in_play.then(|| player.supply[kind as usize])
            }),
            ..Seat::default()
        };
        context.state.players.iter().map(seat).collect()
    }
}
