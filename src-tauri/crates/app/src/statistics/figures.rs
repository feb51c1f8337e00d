//! What one game came to, seat by seat: its points by where they came from, who won, and how it was played where a
//! review says it.

use crate::session::kept;
use crate::session::reviewed::FinishedGame;
use crate::view::game::winners;
use crate::view::log::{self, SourceTotal};
use crate::view::statistics::TablePlayer;
use content::library::Library;
use lab::review::PlayerReview;
use rules::expansions::ExpansionKey;
use rules::ground::PlayerId;

/// A game won is so many parts, so that what two to six share has no rest.
pub(super) const WHOLE: u32 = 60;

/// What a game came to.
#[derive(Debug, Clone)]
pub(super) struct GameFigures {
    pub(super) id: u32,
    pub(super) name: Option<String>,
    pub(super) mix: Option<String>,
    pub(super) expansions: Vec<ExpansionKey>,
    /// Seconds since 1970, when it was last played.
    pub(super) ended: u32,
    pub(super) seats: Vec<SeatFigures>,
}

/// What a seat came to.
#[derive(Debug, Clone)]
pub(super) struct SeatFigures {
    pub(super) player: TablePlayer,
    pub(super) points: i32,
    /// Parts of the game that it won; nothing where it sat alone.
    pub(super) won: Option<u32>,
    pub(super) totals: Vec<SourceTotal>,
    /// Given and taken by what the table agreed on.
    pub(super) agreed: i32,
    /// How it played, where that was reviewed.
    pub(super) reviewed: Option<PlayerReview>,
}

pub(super) fn of(
    library: &Library,
    finished: &FinishedGame,
    players: Option<&[PlayerReview]>,
) -> GameFigures {
    let line = &finished.history;
    let end = line.now();
    let summary = kept::summary(library, finished.kept.clone());
    let totals = log::totals(line, line.head());
    let winners = winners(end);
    let moments = line.moments(0..=line.head());
    let agreed: Vec<_> = moments.flat_map(|moment| &moment.adjusted).collect();
    let seats = summary.seats.into_iter().zip(PlayerId::all());
    let seats = seats.zip(&end.state().players);
    let alone = end.state().players.len() < 2;
    let seats = seats.map(|((seat, player), state)| SeatFigures {
        player: match seat.bot {
            Some(bot) => TablePlayer::Bot { bot },
            None => TablePlayer::Person {
                name: seat.name.trim().to_owned(),
            },
        },
        points: state.score,
        won: (!alone).then(|| {
            let shared = winners.contains(&player);
            if shared {
                WHOLE / winners.len() as u32
            } else {
                0
            }
        }),
        totals: totals
            .iter()
            .filter(|total| total.player == player)
            .cloned()
            .collect(),
        agreed: agreed
            .iter()
            .filter(|one| one.player == player)
            .map(|one| one.given)
            .sum(),
        reviewed: players.and_then(|all| all.iter().find(|one| one.player == player).copied()),
    });
    GameFigures {
        id: summary.id,
        name: summary.name,
        mix: summary.mix,
        expansions: summary.expansions,
        ended: summary.updated,
        seats: seats.collect(),
    }
}
