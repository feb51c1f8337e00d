//! The tiles of a game in the order of drawing, stage by stage: nothing of a later stage is drawn while anything of
//! an earlier one is left. Knows which tile lies in which stage; not why.

use crate::chance::Chance;
use crate::in_place::copied_in_place;
use crate::tile::TypeId;
use serde::Serialize;

/// All draws of a game.
#[derive(Debug, Default, PartialEq, Eq, Serialize)]
pub struct DrawPile {
    /// Every tile, in the order of drawing.
    deck: Vec<TypeId>,
    /// How many of them are drawn.
    drawn: u16,
    /// Where each stage ends but the last, which ends with the deck.
    ends: Vec<u16>,
    /// Somebody draws from a real bag and says which: what is left of a stage is sorted by design.
    by_hand: bool,
}

copied_in_place!(DrawPile: deck, drawn, ends, by_hand);

impl DrawPile {
    /// The tiles as they are to be drawn, without stages.
    #[must_use]
    pub const fn new(deck: Vec<TypeId>, by_hand: bool) -> Self {
        Self {
            deck,
            drawn: 0,
            ends: Vec::new(),
            by_hand,
        }
    }

    /// The same with what lies in which stage. Where the tiles do not lie stage after stage, somebody wanted it so, and there
    /// are no stages.
    #[must_use]
    pub fn in_stages(mut self, stage: impl Fn(TypeId) -> u8) -> Self {
        for (place, pair) in (1..).zip(self.deck.windows(2)) {
            let (above, below) = (stage(pair[0]), stage(pair[1]));
            if above > below {
                self.ends.clear();
                break;
            }
            if above < below {
                self.ends.push(place);
            }
        }
        self
    }

    /// Every tile, the drawn ones first.
    #[must_use]
    pub fn deck(&self) -> &[TypeId] {
        &self.deck
    }

    /// How many are drawn.
    #[must_use]
    pub const fn drawn(&self) -> usize {
        self.drawn as usize
    }

    /// True where somebody draws from a real bag and says which.
    #[must_use]
    #[inline]
    pub const fn is_by_hand(&self) -> bool {
        self.by_hand
    }

    /// The tiles still to be drawn.
    #[must_use]
    #[inline]
    pub fn undrawn(&self) -> &[TypeId] {
        &self.deck[usize::from(self.drawn)..]
    }

    /// The tiles of which the next one is drawn: what is left of the stage.
    #[must_use]
    pub fn next_ones(&self) -> &[TypeId] {
        &self.undrawn()[..self.stage_end() - self.drawn()]
    }

    /// What is left of each stage, in the order of the stages.
    pub fn stages(&self) -> impl Iterator<Item = &[TypeId]> {
        let ends = self.ends.iter().map(|end| usize::from(*end));
        let ends = ends.chain([self.deck.len()]);
        ends.scan(self.drawn(), |from, end| {
            let stage = &self.deck[*from..end.max(*from)];
            *from = end.max(*from);
            Some(stage)
        })
        .filter(|stage| !stage.is_empty())
    }

    /// Where the stage of the next tile ends.
    fn stage_end(&self) -> usize {
        let end = self.ends.iter().find(|end| **end > self.drawn);
        end.map_or(self.deck.len(), |end| usize::from(*end))
    }

    /// The next tile, drawn.
    #[inline]
    pub(crate) fn draw(&mut self) -> Option<TypeId> {
        let next = self.deck.get(usize::from(self.drawn)).copied()?;
        self.drawn += 1;
        Some(next)
    }

    /// The next tile, as it lies.
    #[inline]
    pub(crate) fn next(&self) -> Option<TypeId> {
        self.undrawn().first().copied()
    }

    /// Nothing more is drawn.
    pub(crate) fn close(&mut self) {
        self.deck.truncate(usize::from(self.drawn));
        self.ends.retain(|end| *end < self.drawn);
    }

    /// Puts one of the next ones on top; false when it is not among them.
    pub(crate) fn put_on_top(&mut self, tile: TypeId) -> bool {
        let Some(index) = self.next_ones().iter().position(|next| *next == tile) else {
            return false;
        };
        let top = self.drawn();
        self.deck[top..=top + index].rotate_right(1);
        true
    }

    /// Lets one of the next ones and the one on top change their places; of several that are alike, any. What is above and
    /// below stays as it lies. False when it is not among them.
    pub(crate) fn swap_with_top(&mut self, tile: TypeId, chance: &mut Chance) -> bool {
        let alike = self.next_ones().iter().filter(|next| **next == tile);
        let count = alike.count();
        if count == 0 {
            return false;
        }
        let which = chance.below(count);
        let top = self.drawn();
        let places = self.next_ones().iter().enumerate();
        let mut places = places.filter(|(_, next)| **next == tile);
        if let Some((place, _)) = places.nth(which) {
            self.deck.swap(top, top + place);
        }
        true
    }

    /// What is left of each stage, in the order of drawing.
    fn each_stage(&mut self, mut change: impl FnMut(&mut [TypeId])) {
        let mut from = self.drawn();
        for end in self.ends.iter().map(|end| usize::from(*end)) {
            if end > from {
                change(&mut self.deck[from..end]);
                from = end;
            }
        }
        change(&mut self.deck[from..]);
    }

    /// Forgets in which order the tiles of each stage lie.
    pub(crate) fn forget_order(&mut self) {
        self.each_stage(<[_]>::sort_unstable);
    }

    /// Puts the tiles of each stage into an order that the seed alone decides; from now on they are drawn from here.
    pub(crate) fn shuffle(&mut self, seed: u64) {
        let mut chance = Chance::new(seed);
        self.each_stage(|stage| chance.shuffle(stage));
        self.by_hand = false;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Tiles below 10 come first, then those below 20.
    fn pile(deck: &[u16], by_hand: bool) -> DrawPile {
        let deck = deck.iter().copied().map(TypeId).collect();
        DrawPile::new(deck, by_hand).in_stages(|tile| (tile.0 / 10) as u8)
    }

    fn numbers(tiles: &[TypeId]) -> Vec<u16> {
        tiles.iter().map(|tile| tile.0).collect()
    }

    #[test]
    fn nothing_of_a_later_stage_is_among_the_next_ones() {
        let mut pile = pile(&[3, 1, 2, 15, 28, 21], false);
        let mut seen = vec![numbers(pile.next_ones())];
        while pile.draw().is_some() {
            seen.push(numbers(pile.next_ones()));
        }
        let expected: [&[u16]; 7] = [&[3, 1, 2], &[1, 2], &[2], &[15], &[28, 21], &[21], &[]];
        assert_eq!(seen, expected);
    }

    #[test]
    fn an_order_is_forgotten_and_shuffled_within_each_stage_alone() {
        let mut seen = pile(&[3, 1, 2, 15, 28, 21, 25, 22], false);
        seen.draw();
        seen.forget_order();
        assert_eq!(numbers(seen.deck()), [3, 1, 2, 15, 21, 22, 25, 28]);
        let mut orders = std::collections::BTreeSet::new();
        for seed in 0..50 {
            let mut one = seen.clone();
            one.shuffle(seed);
            let mut sorted = one.clone();
            sorted.forget_order();
            assert_eq!(sorted, seen);
            assert_eq!(numbers(&one.deck()[3..4]), [15]);
            orders.insert(numbers(one.deck()));
        }
        assert!(orders.len() > 20);
    }

    #[test]
    fn by_hand_only_what_is_left_of_the_stage_can_be_drawn() {
        let mut pile = pile(&[1, 2, 3, 15, 21], true);
        assert!(!pile.put_on_top(TypeId(15)));
        assert!(pile.put_on_top(TypeId(3)));
        assert_eq!(numbers(pile.undrawn()), [3, 1, 2, 15, 21]);
        for _ in 0..3 {
            pile.draw();
        }
        assert!(!pile.put_on_top(TypeId(1)));
        assert!(pile.put_on_top(TypeId(15)));
        assert!(!pile.put_on_top(TypeId(21)));
    }

    #[test]
    fn a_tile_changes_places_with_the_one_on_top_and_any_of_those_alike_may() {
        let mut places = std::collections::BTreeSet::new();
        for seed in 0..40 {
            let mut pile = pile(&[1, 2, 3, 2, 4, 15], false);
            pile.draw();
            let mut chance = Chance::new(seed);
            assert!(!pile.swap_with_top(TypeId(15), &mut chance));
            assert!(pile.swap_with_top(TypeId(4), &mut chance));
            assert_eq!(numbers(pile.deck()), [1, 4, 3, 2, 2, 15]);
            assert!(pile.swap_with_top(TypeId(2), &mut chance));
            let place = pile.deck().iter().position(|tile| tile.0 == 4);
            assert_eq!(pile.undrawn()[0], TypeId(2));
            places.insert(place);
        }
        assert_eq!(places, [Some(3), Some(4)].into());
    }

    #[test]
    fn tiles_that_lie_across_the_stages_have_none() {
        let pile = pile(&[1, 15, 2, 21], false);
        assert_eq!(pile.next_ones(), pile.undrawn());
    }
}
