//! What a draw was worth: how everybody stands with the tile that came, less the mean over all that could have come.
//! First to the steady eye, then by playing on what the eye misses; sees no order of the bag.

use bots::{QuickTerms, StopSignal, TERMS, glance, played_on};
use rules::chance::Chance;
use rules::ground::PlayerId;
use rules::sight::PlayerView;
use rules::tile::TypeId;
use serde::{Deserialize, Serialize};

// How much counts of each, in hundredths. Found by least squares over games of steady bots:
// `cargo run --release -p bastide-dev -- fit base 300 24`, and the same with 8.

/// Of what the eye sees in a draw, …
pub const EYE: f64 = 77.0;
/// … and of what playing on finds besides: so much with any number of bags, …
const BESIDES: f64 = 96.0;
/// … and half of it with so many, because a few find what is chance.
const HALF: f64 = 6.0;

/// How much counts of what playing on finds besides in so many bags, in hundredths.
#[must_use]
pub fn weight_of_besides(bags: u32) -> f64 {
    let bags = f64::from(bags);
    BESIDES * bags / (bags + HALF)
}

/// With as many bags as is usual: what stays unsaid by the luck of one draw, as a standard deviation in hundredths of a point: of the points of a player, …
pub(crate) const UNSAID: f64 = 120.0;
/// … and of the difference of two.
pub(crate) const UNSAID_APART: i32 = 136;

/// A game is played on until so many tiles are laid. Later ones bring more chance of their own than they tell of what came
/// first: with 12 of them the same bags explain no more, and take half as long again.
pub const TILES: u32 = 8;

/// The luck of a draw, in hundredths of a point.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Luck {
    /// For whoever drew: how far ahead of the best of the others.
    pub ahead: i32,
    /// For each player by himself.
    pub each: Vec<i32>,
}

/// What everybody has: each by himself, and how far ahead of the best of the others, in hundredths of a point.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayersStand {
    /// By himself.
    pub each: Vec<f64>,
    /// Ahead.
    pub ahead: Vec<f64>,
}

impl PlayersStand {
    fn of(glances: &[QuickTerms]) -> Self {
        let each = glances
            .iter()
            .map(|terms| f64::from(terms.iter().sum::<i32>()));
        let each: Vec<_> = each.collect();
        let ahead = (0..each.len()).map(|seat| {
            let others = each.iter().enumerate().filter(|(other, _)| *other != seat);
            let best = others.map(|(_, stands)| *stands).reduce(f64::max);
            each[seat] - best.unwrap_or(0.0)
        });
        let ahead = ahead.collect();
        Self { each, ahead }
    }

    fn nothing(seats: usize) -> Self {
        let (each, ahead) = (vec![0.0; seats], vec![0.0; seats]);
        Self { each, ahead }
    }

    /// So many times another one, besides.
    fn add(&mut self, times: f64, other: &Self) {
        let add = |(sum, one): (&mut f64, &f64)| *sum += times * one;
        self.each.iter_mut().zip(&other.each).for_each(add);
        self.ahead.iter_mut().zip(&other.ahead).for_each(add);
    }
}

/// A tile that could come.
struct PossibleDraw {
    tile: TypeId,
    count: u16,
    /// What the eye sees with it in hand, when whoever drew does what looks best.
    seen: Vec<QuickTerms>,
}

/// A draw, and all that could have come instead.
pub struct WeighedDraw<'a> {
    before: &'a PlayerView,
    all: Vec<PossibleDraw>,
    /// Which of them came.
    came: usize,
    /// How many tiles they are.
    whole: u32,
}

impl<'a> WeighedDraw<'a> {
    /// Nothing when no other tile could have come, as before the first draw.
    #[must_use]
    pub fn new(before: &'a PlayerView, came: TypeId) -> Option<Self> {
        let coming = |(tile, count)| {
            let seen = glance(&before.if_drawn(tile)?)?;
            Some(PossibleDraw { tile, count, seen })
        };
        let all: Vec<_> = before.could_come().filter_map(coming).collect();
        let came = all.iter().position(|one| one.tile == came)?;
        let whole = all.iter().map(|one| u32::from(one.count)).sum();
        (all.len() > 1).then_some(Self {
            before,
            all,
            came,
            whole,
        })
    }

    /// The luck as the eye sees it.
    #[must_use]
    pub fn to_the_eye(&self) -> PlayersStand {
        let mut luck = PlayersStand::of(&self.all[self.came].seen);
        for one in &self.all {
            let part = f64::from(one.count) / f64::from(self.whole);
            luck.add(-part, &PlayersStand::of(&one.seen));
        }
        luck
    }

    /// The same, term by term, for each player.
    #[must_use]
    pub fn terms(&self) -> Vec<[f64; TERMS]> {
        let of_seat = |seat: usize| {
            let mut terms = self.all[self.came].seen[seat].map(f64::from);
            for one in &self.all {
                let part = f64::from(one.count) / f64::from(self.whole);
                let seen = terms.iter_mut().zip(one.seen[seat]);
                seen.for_each(|(term, seen)| *term -= part * f64::from(seen));
            }
            terms
        };
        (0..self.all[self.came].seen.len()).map(of_seat).collect()
    }

    /// What playing on finds besides: with the tile that came and with another one, everything else being the same, in so
    /// many bags; nothing when it was stopped. On average over all that could have come, this is nothing, too.
    #[must_use]
    pub fn besides(&self, bags: u32, seed: u64, stop: &dyn StopSignal) -> Option<PlayersStand> {
        let mut chance = Chance::new(seed);
        let first = chance.below(self.whole as usize) as u32;
        let with = &self.all[self.came];
        let mut sum = PlayersStand::nothing(with.seen.len());
        let part = 1.0 / f64::from(bags.max(1));
        for bag in 0..bags {
            let seed = chance.bits();
            let other = self.at(spread(bag, bags, self.whole, first));
            if stop.is_stopped() {
                return None;
            }
            if other.tile == with.tile {
                continue;
            }
            for (one, instead, sign) in [(with, None, part), (other, Some(other.tile), -part)] {
                let Some(game) = self.before.reshuffled_with(with.tile, instead, seed) else {
                    unreachable!("both can come")
                };
                sum.add(sign, &PlayersStand::of(&played_on(game, TILES, seed)));
                sum.add(-sign, &PlayersStand::of(&one.seen));
            }
        }
        Some(sum)
    }

    /// The tile of a number, each design as often as it is there.
    fn at(&self, number: u32) -> &PossibleDraw {
        let mut left = number;
        for one in &self.all {
            match left.checked_sub(one.count.into()) {
                Some(rest) => left = rest,
                None => return one,
            }
        }
        unreachable!("there are not so many tiles")
    }

    /// Both together, each with its weight; nothing when it was stopped.
    pub(crate) fn luck(
        &self,
        player: PlayerId,
        bags: u32,
        seed: u64,
        stop: &dyn StopSignal,
    ) -> Option<Luck> {
        let mut luck = PlayersStand::nothing(self.all[self.came].seen.len());
        luck.add(EYE / 100.0, &self.to_the_eye());
        luck.add(
            weight_of_besides(bags) / 100.0,
            &self.besides(bags, seed, stop)?,
        );
        let round = |value: &f64| value.round() as i32;
        Some(Luck {
            ahead: round(&luck.ahead[usize::from(player)]),
            each: luck.each.iter().map(round).collect(),
        })
    }
}

/// Which of so many tiles is held against the one that came: spread over all of them, and each as likely as any other when
/// the first one is drawn.
const fn spread(bag: u32, bags: u32, whole: u32, first: u32) -> u32 {
    (bag * whole + first) / bags
}

#[cfg(test)]
mod tests {
    use super::spread;

    #[test]
    fn each_tile_is_held_against_it_as_often_as_any_other() {
        for (bags, whole) in [(16, 71), (3, 7), (5, 2), (1, 9)] {
            let mut times = vec![0; whole as usize];
            for first in 0..whole {
                (0..bags).for_each(|bag| times[spread(bag, bags, whole, first) as usize] += 1);
            }
            assert!(times.iter().all(|one| *one == bags), "{times:?}");
        }
    }
}
