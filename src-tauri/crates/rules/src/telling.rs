//! The inverse of setting up: from a state at the start of a turn to the set-up that leads to it.
//! Plays nothing; the rooms tell what is theirs.

use crate::figure::FigureKind;
use crate::game::Game;
use crate::room::Hook;
use crate::setup::{Laid, Seat, Setup, Stand};

impl Game {
    /// The position as a set-up, with the rest of the bag as its deck. The game must stand at the first decision
    /// of a turn; what was done in a turn since is told by its actions. Nothing when it stands elsewhere: in the
    /// middle of a turn, or at the end.
    #[must_use]
    pub fn tell(&self) -> Option<Setup> {
        let state = self.state();
        let scene = self.scene();
        let drawn = state.drawn?;
        if state.part != 1 || self.phase() == crate::action::Phase::Over {
            return None;
        }
        let rest = &state.deck[usize::from(state.drawn_count)..];
        let seat = |player: &crate::state::Player| Seat {
            score: player.score,
            supply: FigureKind::ALL.map(|kind| {
                let in_play = scene.table.figure(kind).stands_on != 0;
                in_play.then(|| player.supply[kind as usize])
            }),
            ..Seat::default()
        };
        let laid = |tile: &crate::board::Tile| Laid {
            tile: tile.kind,
            cell: tile.cell,
            rotation: tile.rotation,
            by: tile.by,
        };
        let stand = |figure: &crate::figure::Figure| Stand {
            player: figure.owner,
            figure: figure.kind,
            place: scene.place(figure.on),
        };
        let mut setup = Setup {
            seats: state.players.iter().map(seat).collect(),
            deck: Some(std::iter::once(drawn).chain(rest.iter().copied()).collect()),
            start: state.board.tiles().iter().map(laid).collect(),
            figures: state.figures.iter().map(stand).collect(),
            first: state.first,
            active: Some(state.active),
            turn: state.turn,
            aside: state.aside.clone(),
            ..Setup::default()
        };
        for room in self.table().heard_by(Hook::SetUp) {
            room.tell(scene, &mut setup);
        }
        Some(setup)
    }
}
