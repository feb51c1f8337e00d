//! Campaigns as they are played: what there was when a chapter ended, what a run has come to, and the proof that every
//! chapter can be won. It must not know where anything is kept.

mod prove;
mod run;

pub use prove::{BAGS, CampaignReport, Odds, Tried, prove};
pub use run::{Ended, RUN_NUMBER, Run, Standing, Way};

use content::campaign::{Brought, Kept};
use rules::figure::FigureKind;
use rules::game::Game;
use rules::ground::PlayerId;
use rules::setup::Seat;

/// What there is at an end, the learner's seat first.
pub fn brought(game: &Game, learner: PlayerId, won: bool, stars: u8) -> Brought {
    let told = game.tell_seats();
    let count = told.len();
    let own = usize::from(learner.0);
    let seats = (0..count).map(|from| {
        let at = (own + from) % count;
        kept(game, &told[at], at, count)
    });
    Brought {
        won,
        stars,
        seats: seats.collect(),
    }
}

fn kept(game: &Game, seat: &Seat, at: usize, count: usize) -> Kept {
    let follower = FigureKind::Follower;
    let stands = |figure: &&rules::figure::Figure| {
        usize::from(figure.owner.0) == at && figure.kind == follower
    };
    let standing = game.state().figures.iter().filter(stands).count() as u32;
    let at_home = seat.supply[follower as usize].unwrap_or_default();
    let mut prisoners = vec![0_u8; count];
    for (owner, kind) in &seat.rooms.tower.prisoners {
        if *kind == follower {
            prisoners[(usize::from(owner.0) + count - at) % count] += 1;
        }
    }
    Kept {
        score: u32::try_from(seat.score).unwrap_or(0),
        followers: standing + u32::from(at_home),
        floors: seat.rooms.tower.floors.unwrap_or_default().into(),
        goods: seat.rooms.traders.goods.map(Into::into),
        prisoners,
        robber: seat.rooms.robbers.robber,
        house: seat.rooms.tollkeepers.tollhouse.map(|house| house.value),
    }
}
