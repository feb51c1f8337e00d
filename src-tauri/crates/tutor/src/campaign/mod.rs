//! Campaigns as they are played: what there was when a chapter ended, what a journey has come to, and the proof that
//! every chapter can be won.

mod journey;
mod prove;

pub use journey::{CampaignProgress, ChapterResult, ChapterStanding, JOURNEY_NUMBER, JourneyEnd};
pub(crate) use prove::is_won_in_some_bag;
pub use prove::{BAGS, BagsWon, CampaignReport, ChapterOdds, ends_with, prove, prove_chapter};

use content::campaign::{ChapterResources, SeatAtEnd};
use rules::figure::FigureKind;
use rules::game::Game;
use rules::ground::PlayerId;
use rules::setup::Seat;

/// What there is at an end, the learner's seat first.
pub fn brought(game: &Game, learner: PlayerId, won: bool, stars: u8) -> ChapterResources {
    let told = game.tell_seats();
    let count = told.len();
    let own = usize::from(learner.0);
    let seats = (0..count).map(|from| {
        let at = (own + from) % count;
        kept(game, &told[at], at, count)
    });
    ChapterResources {
        won,
        stars,
        seats: seats.collect(),
    }
}

fn kept(game: &Game, seat: &Seat, at: usize, count: usize) -> SeatAtEnd {
    let follower = FigureKind::Follower;
    let stands = |figure: &&rules::figure::Figure| {
        usize::from(figure.owner.0) == at && figure.kind == follower
    };
    let standing = game.state().figures.iter().filter(stands).count() as u32;
    let at_home = seat.supply[follower as usize].unwrap_or_default();
    let mut kept = SeatAtEnd {
        score: u32::try_from(seat.score).unwrap_or(0),
        followers: standing + u32::from(at_home),
        ..SeatAtEnd::default()
    };
    content::expansions::keep(&seat.expansions, at, count, &mut kept);
    kept
}
