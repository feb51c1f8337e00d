//! What can be done with a seat of a position: who sits there, and what lies before them. Knows one seat as a file says it.

use crate::op::OpRefusal;
use crate::position::{some, whole};
use crate::position_op::{HousePlace, RobberPlace, SeatOp};
use content::expansions::{Goods, Prisoner, Robber, Tollhouse};
use content::number::Whole;
use content::position::PositionSeat;
use rules::figure::FigureKind;

/// As long as a name of a player may be.
const MOST_LETTERS: usize = 60;
/// More of one kind than any player has.
const MOST_HELD: u8 = 50;

pub(crate) fn change(
    seat: &mut PositionSeat,
    change: &SeatOp,
    seats: usize,
) -> Result<(), OpRefusal> {
    match change {
        SeatOp::Name { name } => seat.name = short(name.as_deref())?,
        SeatOp::Bot { bot } => seat.bot = short(bot.as_deref())?,
        SeatOp::Score { score } => seat.score = some(*score)?,
        SeatOp::Supply { figure, count } => {
            let supply = seat.supply.get_or_insert_default();
            let count = some(*count)?;
            match figure {
                FigureKind::Follower => supply.follower = count,
                FigureKind::BigFollower => supply.big_follower = count,
                FigureKind::Abbot => supply.abbot = count,
                FigureKind::Builder => supply.builder = count,
                FigureKind::Pig => supply.pig = count,
            }
        }
        SeatOp::Goods { goods, count } => {
            let tokens = seat.goods.get_or_insert_default();
            let count = some(*count)?;
            match goods {
                Goods::Wine => tokens.wine = count,
                Goods::Wheat => tokens.wheat = count,
                Goods::Cloth => tokens.cloth = count,
            }
        }
        SeatOp::Floors { count } => seat.floors = some(*count)?,
        SeatOp::Prisoners {
            owner,
            figure,
            count,
        } => {
            if usize::from(*owner) >= seats {
                return Err(OpRefusal::NoSeat);
            }
            if *count > MOST_HELD {
                return Err(OpRefusal::BadNumber);
            }
            hold(seat, *owner, *figure, *count)?;
        }
        SeatOp::Robber { robber } => {
            let at = |robber: RobberPlace| {
                Ok(match robber {
                    RobberPlace::Home => Robber::Home,
                    RobberPlace::Space { space } => Robber::Space(whole(space)?),
                })
            };
            seat.robber = robber.map(at).transpose()?;
        }
        SeatOp::Tollhouse { house } => {
            let stands = |house: HousePlace| {
                Ok(Tollhouse {
                    x: whole(house.x)?,
                    y: whole(house.y)?,
                    value: whole(house.value)?,
                    turned: house.turned,
                })
            };
            seat.tollhouse = house.map(stands).transpose()?;
        }
    }
    Ok(())
}

/// Prisoners stand in the order of their owners, and of their kinds: so does a game tell them.
fn hold(
    seat: &mut PositionSeat,
    owner: u8,
    figure: FigureKind,
    count: u8,
) -> Result<(), OpRefusal> {
    let owner = whole(owner)?;
    let key = |held: &Prisoner| (held.owner.get::<u8>(), held.figure);
    let held = &mut seat.prisoners;
    held.retain(|held| key(held) != (Whole::get(owner), figure));
    held.extend((0..count).map(|_| Prisoner { owner, figure }));
    held.sort_by_key(key);
    Ok(())
}

fn short(text: Option<&str>) -> Result<Option<String>, OpRefusal> {
    let text = text.map(str::trim).filter(|text| !text.is_empty());
    if text.is_some_and(|text| text.chars().count() > MOST_LETTERS) {
        return Err(OpRefusal::BadText);
    }
    Ok(text.map(str::to_owned))
}
