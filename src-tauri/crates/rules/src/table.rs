//! What never changes in a game: the tile types, the expansions that are on, the options, the figures.
//! Knows expansions only as a list, which is handed in from above.

use crate::action::Action;
use crate::base;
use crate::catalog::Catalog;
use crate::code::Code;
use crate::expansion::{Expansion, Expansions, HOOKS, Hook, OwnAction, OwnStep};
use crate::figure::{FIGURES, FigureKind, FigureSpec};
use crate::ground::Kind;
use crate::options::Options;
use crate::score::InnerWorth;
use crate::setup::SetupProblem;
use crate::tile::{LAST_STAGE, Lane, MarkBit, TileSpec, TileType, TypeId};
use crate::words::{
    EXPANSIONS, ExpansionAction, ExpansionKey, ExpansionSet, ExpansionStep, Pieces,
};
use arrayvec::ArrayVec;
use std::collections::BTreeMap;

/// What never changes in a game.
pub struct Table {
    /// The tile types.
    pub types: Vec<TileType>,
    /// The expansions whose rules are on.
    pub expansions: ExpansionSet,
    /// The options chosen.
    pub options: Options,
    /// What players begin with, where it is not as the rules have it.
    pub pieces: Pieces,
    all: &'static Expansions,
    catalog: Catalog,
    ids: BTreeMap<String, TypeId>,
    figures: [FigureSpec; FIGURES],
    in_play: ArrayVec<FigureKind, FIGURES>,
    heard_by: [ArrayVec<&'static dyn Expansion, EXPANSIONS>; HOOKS],
}

impl std::fmt::Debug for Table {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Table")
            .field("types", &self.types.len())
            .finish_non_exhaustive()
    }
}

impl Table {
    /// Prepares tiles and expansions: all that there are, of which some are on.
    ///
    /// # Errors
    /// With every fault of the tiles, by path `tiles[i]…`.
    pub fn of_expansions(
        all: &'static Expansions,
        specs: Vec<TileSpec>,
        expansions: ExpansionSet,
        options: Options,
    ) -> Result<Self, Vec<SetupProblem>> {
        let catalog = Catalog::new(all, &options)?;
        let mut faults = Vec::new();
        let mut ids = BTreeMap::new();
        let mut types = Vec::with_capacity(specs.len());
        for (index, spec) in specs.into_iter().enumerate() {
            let path = format!("tiles[{index}]");
            if ids.insert(spec.id.clone(), TypeId::nth(index)).is_some() {
                let fault = SetupProblem::new(format!("{path}.id"), "tile/id-twice");
                faults.push(fault.with("id", spec.id.as_str()));
            }
            types.push(catalog.prepare(all, spec, expansions, &path, &mut faults));
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        let mut heard_by: [ArrayVec<_, EXPANSIONS>; HOOKS] = Default::default();
        let mut figures = FigureKind::ALL.map(base::absent);
        for spec in base::FIGURES {
            figures[spec.kind as usize] = *spec;
        }
        for expansion in all
            .iter()
            .filter(|expansion| expansions.has(expansion.key()))
        {
            for hook in expansion.hooks() {
                heard_by[*hook as usize].push(*expansion);
            }
            let brought = expansion.figures().iter();
            for spec in brought.filter(|spec| expansion.brings(spec.kind, &options)) {
                figures[spec.kind as usize] = *spec;
            }
        }
        let stands = |kind: &FigureKind| figures[*kind as usize].stands_on != 0;
        let in_play = FigureKind::ALL.into_iter().filter(stands).collect();
        Ok(Self {
            types,
            expansions,
            options,
            pieces: Pieces::default(),
            all,
            catalog,
            ids,
            figures,
            in_play,
            heard_by,
        })
    }

    /// The same with other numbers of pieces for each player.
    #[must_use]
    pub fn with_pieces(mut self, pieces: Pieces) -> Self {
        for (figure, given) in self.figures.iter_mut().zip(pieces.figures) {
            if let Some(given) = given.filter(|_| figure.stands_on != 0) {
                figure.supply = given;
            }
        }
        self.pieces = pieces;
        self
    }

    /// The same with one more listener, to try what no expansion asks so far.
    #[cfg(test)]
    pub(crate) fn with_listener(mut self, hook: Hook, expansion: &'static dyn Expansion) -> Self {
        self.heard_by[hook as usize].push(expansion);
        for tile in &mut self.types {
            tile.is_watched |= hook == Hook::AllowsPlace && expansion.watches(tile);
        }
        self
    }

    /// The expansions that listen to a hook.
    #[must_use]
    #[inline]
    pub fn heard_by(&self, hook: Hook) -> &[&'static dyn Expansion] {
        &self.heard_by[hook as usize]
    }

    /// Every expansion, whether or not its rules are on.
    pub fn every_expansion(&self) -> impl Iterator<Item = &'static dyn Expansion> {
        self.all.iter().copied()
    }

    /// The expansions whose rules are on.
    pub fn expansions_on(&self) -> impl Iterator<Item = &'static dyn Expansion> {
        self.every_expansion()
            .filter(|expansion| self.expansions.has(expansion.key()))
    }

    /// The expansion of a key, whether or not its rules are on.
    #[must_use]
    #[inline]
    pub const fn expansion(&self, key: ExpansionKey) -> &'static dyn Expansion {
        self.all[key as usize]
    }

    /// A step of an expansion, to be asked.
    #[must_use]
    #[inline]
    pub fn own_step<'a>(&self, step: &'a ExpansionStep) -> &'a dyn OwnStep {
        self.expansion(step.expansion()).step(step)
    }

    /// A decision in the words of an expansion, to be asked.
    #[must_use]
    #[inline]
    pub fn own_action<'a>(&self, action: &'a ExpansionAction) -> &'a dyn OwnAction {
        self.expansion(action.expansion()).action(action)
    }

    /// True for what leaves the question open that was asked.
    #[must_use]
    #[inline]
    pub fn is_aside(&self, action: &Action) -> bool {
        matches!(action, Action::Expansion(action) if self.own_action(action).is_aside())
    }

    /// True for places that expansions give to tiles, whether or not their rules are on.
    #[must_use]
    #[inline]
    pub const fn is_inner(&self, kind: Kind) -> bool {
        self.catalog.is_inner(kind)
    }

    /// Why no figure ever stands on a kind of land, where that is an expansion's to say.
    #[must_use]
    pub fn bare(&self, kind: Kind) -> Option<&'static Code> {
        let mut lands = self.every_expansion().filter_map(Expansion::bare_land);
        lands.find_map(|(land, why)| (land == kind).then_some(why))
    }

    /// The expansion that gives tiles this kind of inner place, when its rules are on.
    #[must_use]
    pub fn keeper_of(&self, kind: Kind) -> Option<&'static dyn Expansion> {
        let gives = |expansion: &&&dyn Expansion| {
            expansion.inner_place().is_some_and(|(_, its)| its == kind)
        };
        self.heard_by(Hook::AllowsInside)
            .iter()
            .find(gives)
            .copied()
    }

    /// How an inner place is scored that an expansion gives to tiles.
    #[must_use]
    pub fn inner_worth(&self, kind: Kind) -> Option<InnerWorth> {
        self.keeper_of(kind)?.inner_worth()
    }

    /// True for land that brings points to whoever stands on it. What an expansion would make a place of is a picture
    /// without its rules.
    #[must_use]
    pub fn is_scored(&self, kind: Kind) -> bool {
        kind.is_scored() && (!self.is_inner(kind) || self.inner_worth(kind).is_some())
    }

    /// The bit of an expansion's own `n`th mark.
    #[must_use]
    #[inline]
    pub const fn mark(&self, expansion: ExpansionKey, n: usize) -> MarkBit {
        self.catalog.mark(expansion, n)
    }

    /// The place of an expansion's own `n`th lane.
    #[must_use]
    #[inline]
    pub const fn lane(&self, expansion: ExpansionKey, n: usize) -> Lane {
        self.catalog.lane(expansion, n)
    }

    /// When a tile is drawn: what has a lower stage lies above it.
    #[must_use]
    pub fn stage(&self, tile: TypeId) -> u8 {
        self.types
            .get(usize::from(tile))
            .map_or(LAST_STAGE, |tile| tile.stage)
    }

    /// True when some tiles are drawn before others.
    #[must_use]
    pub fn has_stages(&self) -> bool {
        self.types.iter().any(|tile| tile.stage != LAST_STAGE)
    }

    /// Puts tiles that lie in any order stage upon stage; within a stage they stay as they lie.
    pub fn in_stages(&self, tiles: &mut [TypeId]) {
        self.put_in_stages(tiles, |tile| Some(*tile));
    }

    /// The same with whatever stands for a tile; what stands for none lies below.
    pub fn put_in_stages<T>(&self, tiles: &mut [T], tile: impl Fn(&T) -> Option<TypeId>) {
        if self.has_stages() {
            tiles.sort_by_key(|one| tile(one).map_or(LAST_STAGE, |tile| self.stage(tile)));
        }
    }

    /// The number of a tile type.
    #[must_use]
    pub fn type_id(&self, id: &str) -> Option<TypeId> {
        self.ids.get(id).copied()
    }

    /// The figures that somebody can have.
    #[must_use]
    #[inline]
    pub fn figures_in_play(&self) -> &[FigureKind] {
        &self.in_play
    }

    /// What a figure is. One that is not in play has no supply and stands nowhere.
    #[must_use]
    #[inline]
    pub const fn figure(&self, kind: FigureKind) -> &FigureSpec {
        &self.figures[kind as usize]
    }
}
