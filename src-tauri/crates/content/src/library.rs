//! All tile sets, mixes and rules at hand: the built-in ones, a person's own, and those that an old record is read with.
//! Knows what there is by id; never reads a file itself.

use crate::built_in;
use crate::document::{DocumentFormat, carried};
use crate::edition::Edition;
use crate::faults::{near, told_with};
use crate::mix::Mix;
use crate::problem::{Problem, What, shown};
use crate::record::Record;
use crate::rule_index::{Rule, RuleIndex};
use crate::set_words::RulesPage;
use crate::text::Text;
use crate::tile_set::{SetTile, TileSet};
use rules::expansions::ExpansionKey;
use rules::options::Options;
use std::borrow::Cow;
use std::collections::BTreeSet;
use std::sync::{Arc, LazyLock};

/// Everything at hand. What is at hand is shared by all copies.
#[derive(Clone, Debug, Default)]
pub struct Library {
    sets: Vec<Arc<TileSet>>,
    mixes: Vec<Arc<Mix>>,
    rules: Vec<Arc<RuleIndex>>,
    usual: Options,
    /// The ids of sets and mixes whose own files cannot be used: they are there, and at fault.
    faulty: BTreeSet<String>,
}

impl Library {
    /// What the program carries within itself.
    pub fn built_in() -> &'static Self {
        static BUILT_IN: LazyLock<Library> = LazyLock::new(|| Library {
            sets: all_carried(&built_in::SETS),
            mixes: all_carried(&built_in::MIXES),
            rules: all_carried(&built_in::RULES),
            usual: Options::default(),
            faulty: BTreeSet::new(),
        });
        &BUILT_IN
    }

    /// What a record is read with: the tiles that it holds, or the sets and mixes of its time. What was not
    /// there then, such as a person's own, is taken from this one.
    pub fn of_record(&self, record: &Record) -> Cow<'_, Self> {
        if !record.designs.is_empty() {
            return Cow::Owned(Self::of_designs(&record.designs, record.rules));
        }
        let Some(then) = record.rules.library() else {
            return Cow::Borrowed(self);
        };
        let mut library = then.clone();
        for set in &self.sets {
            if library.set(&set.id).is_none() {
                library.sets.push(Arc::clone(set));
            }
        }
        for mix in &self.mixes {
            let id = mix.id.as_deref();
            if id.is_some_and(|id| library.mix(id).is_none()) {
                library.mixes.push(Arc::clone(mix));
            }
        }
        Cow::Owned(library)
    }

    /// An empty one in which other values of options are usual.
    pub(crate) fn with_usual(usual: Options) -> Self {
        Self {
            usual,
            ..Self::default()
        }
    }

    fn of_designs(designs: &[SetTile], edition: Edition) -> Self {
        let mut library = Self {
            usual: edition.library().map_or_else(Options::default, Self::usual),
            ..Self::default()
        };
        for tile in designs {
            let id = tile.id.split_once('/').map_or("", |(set, _)| set);
            match library.sets.iter_mut().find(|set| set.id == id) {
                Some(set) => Arc::make_mut(set).tiles.push(tile.clone()),
                None => library.sets.push(Arc::new(TileSet {
                    id: id.to_owned(),
                    name: Text::english(id),
                    description: None,
                    author: None,
                    licence: None,
                    symbol: None,
                    back: None,
                    rules: RulesPage::default(),
                    needs: Vec::new(),
                    tiles: vec![tile.clone()],
                })),
            }
        }
        library
    }

    /// The options of a mix that says nothing of them.
    pub(crate) fn usual(&self) -> Options {
        self.usual
    }

    /// Adds a tile set; one with the same id gives way.
    pub fn put_set(&mut self, set: TileSet) {
        put(&mut self.sets, set, |set| Some(&set.id));
    }

    /// Adds a mix; one with the same id gives way.
    pub fn put_mix(&mut self, mix: Mix) {
        put(&mut self.mixes, mix, |mix| mix.id.as_ref());
    }

    /// Adds a rule index; one of the same expansion gives way.
    pub fn put_rules(&mut self, index: RuleIndex) {
        put(&mut self.rules, index, |index| Some(&index.expansion));
    }

    /// All tile sets, the built-in ones first.
    pub fn sets(&self) -> impl ExactSizeIterator<Item = &TileSet> {
        self.sets.iter().map(Arc::as_ref)
    }

    /// All mixes, the built-in ones first.
    pub fn mixes(&self) -> impl ExactSizeIterator<Item = &Mix> {
        self.mixes.iter().map(Arc::as_ref)
    }

    /// All rule indexes.
    pub fn rule_indexes(&self) -> impl ExactSizeIterator<Item = &RuleIndex> {
        self.rules.iter().map(Arc::as_ref)
    }

    /// A tile set by id.
    pub fn set(&self, id: &str) -> Option<&TileSet> {
        self.sets().find(|set| set.id == id)
    }

    /// A tile by id.
    pub fn tile(&self, id: &str) -> Option<&SetTile> {
        let (set, _) = id.split_once('/')?;
        self.set(set)?.tiles.iter().find(|tile| tile.id == id)
    }

    /// All tiles, in the order of the sets.
    pub fn tiles(&self) -> impl Iterator<Item = &SetTile> {
        self.sets.iter().flat_map(|set| &set.tiles)
    }

    /// A mix by id.
    pub fn mix(&self, id: &str) -> Option<&Mix> {
        self.mixes().find(|mix| mix.id.as_deref() == Some(id))
    }

    /// The mix of this name at the time of an edition.
    pub fn mix_of(&self, edition: Edition, id: &str) -> Option<&Mix> {
        let then = edition.library().and_then(|then| then.mix(id));
        then.or_else(|| self.mix(id))
    }

    /// All rules.
    pub fn rules(&self) -> impl Iterator<Item = &Rule> {
        self.rules.iter().flat_map(|index| &index.rules)
    }

    /// The expansion in whose rules one stands; nothing for those of the base game.
    pub fn expansion_of_rule(&self, id: &str) -> Option<ExpansionKey> {
        let holds = |index: &&RuleIndex| index.rules.iter().any(|rule| rule.id == id);
        self.rule_indexes().find(holds)?.expansion.0
    }

    /// A rule by id.
    pub fn rule(&self, id: &str) -> Option<&Rule> {
        self.rules().find(|rule| rule.id == id)
    }

    /// Those of some rules of which all, or a part, is a ruling of ours.
    pub fn rulings_of(&self, ids: &[String]) -> Vec<String> {
        let is_ours = |id: &&String| self.rule(id).is_some_and(|rule| rule.ruling.is_some());
        ids.iter().filter(is_ours).cloned().collect()
    }

    /// The fault of a tile that does not exist.
    pub(crate) fn no_tile(&self, at: impl Into<String>, id: &str) -> Problem {
        if let Some((set, _)) = id.split_once('/')
            && self.faulty.contains(set)
        {
            return faulty(at, TileSet::KIND, set);
        }
        let known: Vec<_> = self.tiles().map(|tile| tile.id.as_str()).collect();
        let near = near(id, &known);
        Problem::error(
            at,
            What::NoTile {
                id: shown(id),
                near,
            },
        )
    }

    /// The fault of a set that does not exist.
    pub(crate) fn no_set(&self, at: impl Into<String>, id: &str) -> Problem {
        if self.faulty.contains(id) {
            return faulty(at, TileSet::KIND, id);
        }
        let known: Vec<_> = self.sets.iter().map(|set| set.id.as_str()).collect();
        let near = near(id, &known);
        Problem::error(
            at,
            What::NoSet {
                id: shown(id),
                near,
            },
        )
    }

    /// Remembers a set or a mix whose file cannot be used.
    pub(crate) fn put_faulty(&mut self, id: &str) {
        self.faulty.insert(id.to_owned());
    }

    /// The fault of a mix that does not exist.
    pub fn no_mix(&self, at: impl Into<String>, id: &str) -> Problem {
        if self.faulty.contains(id) {
            return faulty(at, Mix::KIND, id);
        }
        let known: Vec<_> = self
            .mixes
            .iter()
            .filter_map(|mix| mix.id.as_deref())
            .collect();
        let what = |id, near, known| What::NoMix { id, near, known };
        Problem::error(at, told_with(what, id, &known))
    }
}

fn put<T, K: PartialEq>(list: &mut Vec<Arc<T>>, new: T, key: impl Fn(&T) -> Option<&K>) {
    let new = Arc::new(new);
    match list.iter_mut().find(|old| key(old) == key(&new)) {
        Some(old) => *old = new,
        None => list.push(new),
    }
}

fn all_carried<T: DocumentFormat>(files: &[(&str, &str)]) -> Vec<Arc<T>> {
    let read = |(file, text): &(&str, &str)| Arc::new(carried(file, text));
    files.iter().map(read).collect()
}

fn faulty(at: impl Into<String>, kind: &'static str, id: &str) -> Problem {
    let id = shown(id);
    Problem::error(at, What::Faulty { kind, id })
}
