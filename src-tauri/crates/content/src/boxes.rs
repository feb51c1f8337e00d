//! The boxes that people own, and the mix that comes of those on a table: the one place that says what a box brings.
//! Knows what lies in each; not who owns which.

use crate::bag::Bag;
use crate::entries::Entries;
use crate::game_box::GameBox;
use crate::library::Library;
use crate::mix::Mix;
use crate::number::Whole;
use crate::rule_index::RuleIndex;
use crate::words::{Home, Word};
use rules::expansions::ExpansionKey;
use std::collections::BTreeMap;

impl Library {
    /// Every box beside the base game, expansion by expansion.
    pub fn boxes(&self) -> Vec<GameBox> {
        self.rule_indexes().flat_map(boxes_of_expansion).collect()
    }

    /// The expansions whose rules lie in these boxes; a box that nobody knows any more holds none.
    pub fn expansions_of_boxes(&self, ids: &[String]) -> Vec<ExpansionKey> {
        let boxes = self.boxes().into_iter().filter(|one| ids.contains(&one.id));
        let expansions: Vec<_> = boxes.flat_map(|one| one.expansions).collect();
        let known = ExpansionKey::ALL
            .iter()
            .filter(|expansion| expansions.contains(expansion));
        known.copied().collect()
    }

    /// What the base game and these boxes come to: their tiles, and the rules of their expansions.
    pub fn mix_of_boxes(&self, boxes: &[GameBox]) -> Mix {
        let mut sets: BTreeMap<String, u16> = [(Home::BASE.word().to_owned(), 1)].into();
        let mut singles: BTreeMap<String, u16> = BTreeMap::new();
        for one in boxes {
            for (set, times) in one.sets.iter() {
                *sets.entry(set.clone()).or_default() += times.get::<u16>();
            }
            for (tile, copies) in one.tiles.iter() {
                *singles.entry(tile.clone()).or_default() += copies.get::<u16>();
            }
        }
        // A single tile of a mix stands for all copies of it.
        for (tile, copies) in &mut singles {
            let set = tile.split_once('/').map_or("", |(set, _)| set);
            let times = sets.get(set).copied().unwrap_or_default();
            let of_set = self.tile(tile).map_or(0, |tile| tile.count.get());
            *copies += times * of_set;
        }
        let is_on =
            |expansion: &&ExpansionKey| boxes.iter().any(|one| one.expansions.contains(expansion));
        Mix {
            sets: entries(sets),
            tiles: entries(singles),
            expansions: ExpansionKey::ALL.iter().filter(is_on).copied().collect(),
            ..Mix::default()
        }
    }

    /// The mix of the program that comes to the same as another one, if there is one.
    pub fn built_in_like(&self, mix: &Mix) -> Option<&'static str> {
        let bag = self.bag(mix).ok()?;
        let built_in = Self::built_in();
        let like = |other: &&Mix| built_in.bag(other).is_ok_and(|other| is_same(&bag, &other));
        built_in.mixes().find(like)?.id.as_deref()
    }

    /// The boxes that a mix is made of; nothing where it is more than boxes, or less.
    pub fn boxes_of(&self, mix: &Mix) -> Option<Vec<String>> {
        let lies_in = |one: &GameBox| {
            one.sets.keys().all(|set| mix.sets.contains_key(set))
                && one.tiles.keys().all(|tile| mix.tiles.contains_key(tile))
                && one
                    .expansions
                    .iter()
                    .all(|expansion| mix.expansions.contains(expansion))
        };
        let boxes: Vec<_> = self.boxes().into_iter().filter(lies_in).collect();
        let (made, meant) = (self.bag(&self.mix_of_boxes(&boxes)), self.bag(mix));
        let same = is_same(&made.ok()?, &meant.ok()?);
        same.then(|| boxes.into_iter().map(|one| one.id).collect())
    }
}

/// The boxes of an expansion: those that its rules name, or else one for each of its sets.
fn boxes_of_expansion(index: &RuleIndex) -> Vec<GameBox> {
    let Some(expansion) = index.expansion.0 else {
        return Vec::new();
    };
    if !index.boxes.is_empty() {
        return index.boxes.clone();
    }
    // What a person has drawn for an expansion lies in no box.
    let sets = Library::built_in().sets();
    let of_expansion = sets.filter(|set| set.needs == [expansion]);
    of_expansion
        .map(|set| GameBox {
            id: set.id.clone(),
            name: set.name.clone(),
            sets: entries([(set.id.clone(), 1)].into()),
            tiles: Entries::default(),
            expansions: vec![expansion],
        })
        .collect()
}

/// True when games of both are the same in all but their name.
fn is_same(one: &Bag, other: &Bag) -> bool {
    one.counts == other.counts
        && one.expansions == other.expansions
        && one.options == other.options
        && one.pieces == other.pieces
        && one.start == other.start
        && one.draws == other.draws
}

fn entries<const LEAST: i64, const MOST: i64>(
    counts: BTreeMap<String, u16>,
) -> Entries<Whole<LEAST, MOST>> {
    let within = |count: u16| i64::from(count).clamp(LEAST, MOST);
    let whole = |(id, count)| Some((id, Whole::new(within(count))?));
    Entries(counts.into_iter().filter_map(whole).collect())
}
