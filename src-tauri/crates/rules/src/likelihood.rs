//! How likely one of some tiles is among some draws: whole numbers, exact up to the last step.

use serde::Serialize;
use std::cmp::Ordering;

/// In parts of a million, rounded from an exact fraction: none only when it cannot happen, all only when it must.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, specta::Type)]
pub struct Likelihood(u32);

/// All parts.
const WHOLE: u32 = 1_000_000;

/// So many draws from a heap in which some would do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct DrawOdds {
    /// How many lie in the heap.
    pub heap: u32,
    /// How many of them would do.
    pub good: u32,
    /// How many are drawn.
    pub draws: u32,
}

impl Likelihood {
    /// It cannot happen.
    pub const NEVER: Self = Self(0);
    /// It must happen.
    pub const CERTAIN: Self = Self(WHOLE);

    /// How many parts of a million.
    #[must_use]
    pub const fn millionths(self) -> u32 {
        self.0
    }

    /// That at least one of those drawn would do, from one heap after the other.
    #[must_use]
    pub fn of_any(heaps: &[DrawOdds]) -> Self {
        // None that would do: a fraction whose upper and lower parts are products of small numbers.
        let (mut none, mut all) = (Natural::one(), Natural::one());
        for DrawOdds { heap, good, draws } in heaps {
            let (good, draws) = (*good.min(heap), *draws.min(heap));
            if good + draws > *heap && good > 0 {
                return Self::CERTAIN;
            }
            // What does and what is drawn may change places: the shorter product says the same.
            let (few, many) = (good.min(draws), good.max(draws));
            for factor in 0..few {
                none.times(heap - many - factor);
                all.times(heap - factor);
            }
        }
        Self(WHOLE - parts(&none, &all))
    }

    /// That a fraction of equally likely cases happens.
    #[must_use]
    pub fn of(cases: u32, all: u32) -> Self {
        let draws = DrawOdds {
            heap: all,
            good: cases,
            draws: 1,
        };
        Self::of_any(&[draws])
    }
}

/// How many parts of a million a fraction is, rounded to the nearest; a fraction between nothing and all of it keeps away from both.
fn parts(part: &Natural, of: &Natural) -> u32 {
    if part == of {
        return WHOLE;
    }
    // The most parts with 2 · parts · of ≤ 2 · WHOLE · part + of, found by halving.
    let mut doubled = part.clone();
    doubled.times(2 * WHOLE);
    doubled.add(of);
    let (mut low, mut high) = (0, WHOLE);
    while low < high {
        let middle = (low + high).div_ceil(2);
        let mut tried = of.clone();
        tried.times(2 * middle);
        if tried.cmp(&doubled) == Ordering::Greater {
            high = middle - 1;
        } else {
            low = middle;
        }
    }
    low.clamp(1, WHOLE - 1)
}

/// A natural number of any size, its lowest digits first; no digit above the highest is 0.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Natural(Vec<u32>);

impl Natural {
    fn one() -> Self {
        Self(vec![1])
    }

    /// Becomes so many times as much; `factor` is not 0.
    fn times(&mut self, factor: u32) {
        let mut carry = 0;
        for digit in &mut self.0 {
            let product = u64::from(*digit) * u64::from(factor) + carry;
            *digit = product as u32;
            carry = product >> 32;
        }
        if carry > 0 {
            self.0.push(carry as u32);
        }
        while self.0.len() > 1 && self.0.last() == Some(&0) {
            self.0.pop();
        }
    }

    fn add(&mut self, other: &Self) {
        let mut carry = 0;
        let len = self.0.len().max(other.0.len());
        self.0.resize(len, 0);
        for (place, digit) in self.0.iter_mut().enumerate() {
            let sum =
                u64::from(*digit) + u64::from(other.0.get(place).copied().unwrap_or(0)) + carry;
            *digit = sum as u32;
            carry = sum >> 32;
        }
        if carry > 0 {
            self.0.push(carry as u32);
        }
    }

    fn cmp(&self, other: &Self) -> Ordering {
        let by_length = self.0.len().cmp(&other.0.len());
        by_length.then_with(|| self.0.iter().rev().cmp(other.0.iter().rev()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many of the ways to draw so many from a heap hold one that would do, by trying all of them.
    fn counted(DrawOdds { heap, good, draws }: DrawOdds) -> (u64, u64) {
        let hands = (0u32..1 << heap).filter(|hand| hand.count_ones() == draws);
        let (mut with, mut all) = (0, 0);
        for hand in hands {
            all += 1;
            with += u64::from(hand & ((1 << good) - 1) != 0);
        }
        (with, all)
    }

    /// Rounded as it must come out.
    fn rounded(with: u64, all: u64) -> u32 {
        let whole = u64::from(WHOLE);
        match all - with {
            none if none == all => 0,
            0 => WHOLE,
            none => WHOLE - (((2 * whole * none + all) / (2 * all)) as u32).clamp(1, WHOLE - 1),
        }
    }

    #[test]
    fn it_is_what_trying_every_hand_tells() {
        for heap in 0..=9 {
            for good in 0..=heap {
                for draws in 0..=heap {
                    let one = DrawOdds { heap, good, draws };
                    let (with, all) = counted(one);
                    let found = Likelihood::of_any(&[one]).millionths();
                    assert_eq!(found, rounded(with, all), "{one:?}");
                }
            }
        }
    }

    #[test]
    fn of_two_heaps_either_may_bring_it() {
        for (good, draws) in [(0, 3), (1, 2), (2, 2), (3, 1), (0, 0)] {
            let one = DrawOdds {
                heap: 6,
                good,
                draws,
            };
            let other = DrawOdds {
                heap: 5,
                good: 1,
                draws: 2,
            };
            let ((with, all), (with_too, all_too)) = (counted(one), counted(other));
            let none = (all - with) * (all_too - with_too);
            let found = Likelihood::of_any(&[one, other]).millionths();
            assert_eq!(found, rounded(all * all_too - none, all * all_too));
        }
    }

    #[test]
    fn nothing_is_certain_but_what_must_be_and_a_thousand_tiles_are_no_trouble() {
        let large = |good, draws| {
            Likelihood::of_any(&[DrawOdds {
                heap: 1750,
                good,
                draws,
            }])
        };
        assert_eq!(large(0, 875), Likelihood::NEVER);
        assert_eq!(large(1, 875).millionths(), WHOLE / 2);
        assert_eq!(large(900, 875), Likelihood::CERTAIN);
        assert_eq!(large(800, 875).millionths(), WHOLE - 1);
        assert_eq!(Likelihood::of(1, 3).millionths(), 333_333);
        assert_eq!(Likelihood::of(2, 3).millionths(), 666_667);
        assert_eq!(Likelihood::of(0, 0), Likelihood::NEVER);
    }
}
