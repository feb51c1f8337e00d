//! From the end of one chapter to the beginning of another: what goes along, and the position with it.

use super::{BecomesWord, CarriedWord, CarryRule, SeatAtEnd};
use crate::beginning::{GameSetup, Players};
use crate::expansions::{Prisoner, Robber, Tokens};
use crate::number::Whole;
use crate::position::{FigureOnLand, PositionSeat};
use crate::scenario::{Decider, Scenario};
use crate::words::Word;
use rules::figure::FigureKind;
use serde::{Deserialize, Serialize};

/// More than any chapter brings, where its author set no limit.
const MOST_SCORE: u32 = 400;
const MOST_FLOORS: u32 = 30;
const MOST_FOLLOWERS: u32 = 7;
const MOST_TOKENS: u16 = 9;
const MOST_VALUE: u8 = 2;

/// What there was when a chapter ended.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChapterResources {
    /// Whether it was won.
    pub won: bool,
    /// The stars that were won.
    pub stars: u8,
    /// Each seat, the learner's first, in the order of turns.
    pub seats: Vec<SeatAtEnd>,
}

/// Something that goes along into a chapter, for one seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct CarriedItem {
    /// What.
    pub what: CarriedWord,
    /// Which seat, from the learner on.
    pub seat: u8,
    /// What it becomes; nothing for what stays what it is.
    pub to: Option<BecomesWord>,
    /// How many, of what is so many; the space of a robber; what a house shows.
    pub amount: u32,
    /// Wine, wheat and cloth.
    pub goods: [u16; 3],
    /// How many followers of each seat are held, from the holder on.
    pub prisoners: Vec<u8>,
    /// True when it takes the place of what the chapter says.
    pub instead: bool,
}

/// Everything that goes along into a chapter from the ends of others; nothing comes from what was not played.
pub fn brought_along<'a>(
    carry: &[CarryRule],
    mut end: impl FnMut(&str) -> Option<&'a ChapterResources>,
) -> Vec<CarriedItem> {
    let mut all = Vec::new();
    for one in carry {
        let Some(end) = end(&one.from) else {
            continue;
        };
        let seats = if one.everybody { end.seats.len() } else { 1 };
        for (number, seat) in end.seats.iter().take(seats).enumerate() {
            all.extend(one.of(number as u8, seat, end));
        }
    }
    all
}

impl CarryRule {
    fn of(&self, number: u8, seat: &SeatAtEnd, end: &ChapterResources) -> Option<CarriedItem> {
        let amount = match self.what {
            CarriedWord::Score => seat.score,
            CarriedWord::Followers => seat.followers,
            CarriedWord::Floors => seat.floors,
            CarriedWord::Stars => end.stars.into(),
            CarriedWord::Won => end.won.into(),
            CarriedWord::Robber => seat.robber?.into(),
            CarriedWord::House => seat.house?.into(),
            CarriedWord::Goods | CarriedWord::Prisoners => 0,
        };
        Some(self.carried(number, amount, seat.goods, &seat.prisoners))
    }

    /// What the least, or the most, that can go along comes to, in a chapter with so many seats.
    pub fn extreme(&self, most: bool, seats: usize) -> Vec<CarriedItem> {
        let amount = match (self.what, most) {
            // The robber is at home, and the house shows what the chapter says.
            (CarriedWord::Robber | CarriedWord::House, false) => return Vec::new(),
            (CarriedWord::Goods | CarriedWord::Prisoners, _) | (_, false) => 0,
            (CarriedWord::Score | CarriedWord::Robber, _) => MOST_SCORE,
            (CarriedWord::Followers, _) => MOST_FOLLOWERS,
            (CarriedWord::Floors, _) => MOST_FLOORS,
            (CarriedWord::Stars, _) => super::STARS as u32,
            (CarriedWord::Won, _) => 1,
            (CarriedWord::House, _) => MOST_VALUE.into(),
        };
        let goods = if most { [MOST_TOKENS; 3] } else { [0; 3] };
        let mut prisoners = vec![if most { MOST_FOLLOWERS as u8 } else { 0 }; seats];
        if let Some(own) = prisoners.first_mut() {
            *own = 0;
        }
        let everybody = if self.everybody { seats } else { 1 };
        (0..everybody)
            .map(|seat| self.carried(seat as u8, amount, goods, &prisoners))
            .collect()
    }

    fn carried(&self, seat: u8, amount: u32, goods: [u16; 3], prisoners: &[u8]) -> CarriedItem {
        let amount =
            amount / self.per.map_or(1, Whole::get) * self.times.map_or(1, Whole::get::<u32>);
        let within = |n: u32| {
            n.max(self.least.map_or(0, Whole::get))
                .min(self.most.map_or(u32::MAX, Whole::get))
        };
        let is_held = self.what == CarriedWord::Prisoners;
        let held = |n: &u8| within((*n).into()).min(u8::MAX.into()) as u8;
        CarriedItem {
            what: self.what,
            seat,
            to: self.to.or(self.what.becomes()),
            amount: match self.what {
                CarriedWord::Goods | CarriedWord::Prisoners => 0,
                _ => within(amount),
            },
            goods: match self.what {
                CarriedWord::Goods => goods.map(|n| within(n.into()).min(u16::MAX.into()) as u16),
                _ => [0; 3],
            },
            prisoners: prisoners.iter().filter(|_| is_held).map(held).collect(),
            instead: self.instead,
        }
    }
}

impl Scenario {
    /// Which seat is the learner's.
    pub fn learner(&self) -> usize {
        let Players::Each(seats) = &self.setup.players else {
            return 0;
        };
        let mut seats = seats.iter();
        seats
            .position(|seat| seat.by == Some(Decider::Learner))
            .unwrap_or(0)
    }

    /// The scenario with what goes along into it. What its position has no place for is left behind.
    #[must_use]
    pub fn with_carried(mut self, carried: &[CarriedItem]) -> Self {
        let learner = self.learner();
        for one in carried {
            put(&mut self.setup, learner, one);
        }
        self
    }
}

fn put(setup: &mut GameSetup, learner: usize, one: &CarriedItem) {
    let GameSetup {
        players, figures, ..
    } = setup;
    let Players::Each(seats) = players else {
        return;
    };
    let count = seats.len();
    let at = |from: usize| (learner + from) % count.max(1);
    let seat = at(one.seat.into());
    match one.what {
        CarriedWord::Prisoners => {
            for (from, n) in one.prisoners.iter().take(count).enumerate().skip(1) {
                let owner = at(usize::from(one.seat) + from);
                for _ in 0..*n {
                    hold(seats, seat, owner);
                }
            }
        }
        CarriedWord::Robber => {
            let space = Whole::new(one.amount.into()).map(Robber::Space);
            if let Some(seat) = seats.get_mut(seat) {
                seat.robber = space.or(seat.robber);
            }
        }
        CarriedWord::House => {
            let house = seats.get_mut(seat).and_then(|seat| seat.tollhouse.as_mut());
            if let (Some(house), Some(value)) = (house, Whole::new(one.amount.into())) {
                house.value = value;
            }
        }
        CarriedWord::Goods => {
            if let Some(seat) = seats.get_mut(seat) {
                for (n, word) in one.goods.iter().zip(TOKENS) {
                    token(seat, word, (*n).into(), one.instead);
                }
            }
        }
        _ => {
            if let (Some(seat), Some(to)) = (seats.get_mut(seat), one.to) {
                let owner = (learner + usize::from(one.seat)) % count.max(1);
                number(seat, to, one, standing(figures, owner));
            }
        }
    }
}

const TOKENS: [BecomesWord; 3] = [BecomesWord::Wine, BecomesWord::Wheat, BecomesWord::Cloth];

/// How many followers of a seat stand on the land.
fn standing(figures: &[FigureOnLand], owner: usize) -> u32 {
    let own = |stand: &&FigureOnLand| {
        stand.figure == FigureKind::Follower && usize::from(stand.player.get::<u8>()) == owner
    };
    figures.iter().filter(own).count() as u32
}

fn number(seat: &mut PositionSeat, to: BecomesWord, one: &CarriedItem, standing: u32) {
    let n = one.amount;
    let sum = |old: u32| if one.instead { n } else { old + n };
    match to {
        BecomesWord::Score => {
            let old = seat.score.map_or(0, Whole::get);
            seat.score = Whole::new(sum(old).min(9999).into());
        }
        BecomesWord::Floors => {
            let old = seat.floors.map_or(0, Whole::get);
            seat.floors = Whole::new(sum(old).min(u8::MAX.into()).into());
        }
        BecomesWord::Followers => {
            let mut supply = seat.supply.clone().unwrap_or_default();
            let old = supply.follower.map_or(0, Whole::get);
            // Nobody has more than lie in the box.
            let expansion = MOST_FOLLOWERS.saturating_sub(standing);
            let n = match (one.what, one.instead) {
                (CarriedWord::Followers, true) => n.saturating_sub(standing),
                _ => sum(old),
            };
            supply.follower = Whole::new(n.min(expansion).into());
            seat.supply = Some(supply);
        }
        BecomesWord::Wine | BecomesWord::Wheat | BecomesWord::Cloth => {
            token(seat, to, n, one.instead);
        }
    }
}

fn token(seat: &mut PositionSeat, word: BecomesWord, n: u32, instead: bool) {
    let tokens = seat.goods.get_or_insert_with(Tokens::default);
    let place = match word {
        BecomesWord::Wheat => &mut tokens.wheat,
        BecomesWord::Cloth => &mut tokens.cloth,
        _ => &mut tokens.wine,
    };
    let old: u32 = place.map_or(0, Whole::get);
    let sum = if instead { n } else { old + n };
    *place = (sum > 0).then(|| Whole::new(sum.min(999).into())).flatten();
}

/// One follower more is held, taken from the supply of its owner; where none is left, nobody is.
fn hold(seats: &mut [PositionSeat], holder: usize, owner: usize) {
    if holder == owner {
        return;
    }
    let Some(place) = seats.get_mut(owner) else {
        return;
    };
    let supply = place.supply.as_ref().and_then(|supply| supply.follower);
    if let Some(left) = supply {
        let left: i64 = left.get();
        let Some(fewer) = Whole::new(left - 1) else {
            return;
        };
        if let Some(supply) = &mut place.supply {
            supply.follower = Some(fewer);
        }
    }
    if let (Some(holder), Some(owner)) = (seats.get_mut(holder), Whole::new(owner as i64)) {
        let figure = FigureKind::Follower;
        holder.prisoners.push(Prisoner { owner, figure });
    }
}

impl BecomesWord {
    /// The word for it in files.
    pub fn named(self) -> &'static str {
        self.word()
    }
}
