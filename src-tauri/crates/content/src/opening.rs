//! From the beginning of a record to a table that a game can start on.
//! Knows how tiles, bag, deck and start belong together; whether a position is possible the rules judge.

use crate::bag::Bag;
use crate::beginning::GameSetup;
use crate::expansions;
use crate::faults::ProblemList;
use crate::library::Library;
use crate::mix::{Mix, MixChoice, StartTile};
use crate::number::Whole;
use crate::number::cell;
use crate::problem::{Problem, What};
use crate::record::Record;
use crate::tile_set::SetTile;
use rules::ground::PlayerId;
use rules::setup::{Setup, SetupProblem, TileAtStart};
use rules::table::Table;
use rules::tile::TypeId;
use std::collections::BTreeSet;
use std::sync::Arc;

/// The tile that lies on the table when nothing else is said.
const START_TILE: &str = "base/D";

/// A table and how the game on it begins.
#[derive(Clone, Debug)]
pub struct OpenedTable {
    /// The tiles, rules and options.
    pub table: Arc<Table>,
    /// Seats, bag or deck, and the position.
    pub setup: Setup,
    /// What deserves a second look.
    pub warnings: Vec<Problem>,
}

impl Library {
    /// Prepares a game, with the sets, mixes and defaults of today.
    ///
    /// # Errors
    /// With every fault that can be told before the rules look at the position, by path in the record.
    pub fn open(&self, opening: &GameSetup) -> Result<OpenedTable, Vec<Problem>> {
        self.open_with(opening, &[])
    }

    /// Prepares the game of a record, with the tiles that it holds, or the sets, mixes and defaults of its time.
    ///
    /// # Errors
    /// With every fault that can be told before the rules look at the position, by path in the record.
    pub fn open_record(&self, record: &Record) -> Result<OpenedTable, Vec<Problem>> {
        let library = self.of_record(record);
        library.open_with(&record.setup, &record.designs)
    }

    /// Prepares a game of these tiles, in their order; of those that its mix, start and deck name when there
    /// are none.
    pub(crate) fn open_with(
        &self,
        opening: &GameSetup,
        designs: &[SetTile],
    ) -> Result<OpenedTable, Vec<Problem>> {
        let under_setup = |problems: Vec<Problem>| {
            problems
                .into_iter()
                .map(|problem| problem.under("setup"))
                .collect()
        };
        let mut opened = self.prepare(opening, designs).map_err(under_setup)?;
        opened.warnings = under_setup(opened.warnings);
        Ok(opened)
    }

    fn prepare(
        &self,
        opening: &GameSetup,
        designs: &[SetTile],
    ) -> Result<OpenedTable, Vec<Problem>> {
        let mut faults = ProblemList::default();
        self.look_up_in(opening, &mut faults);
        faults.verdict()?;
        let mut bag = self.bag_of(&opening.mix)?;
        let start = start(opening, &mut bag)?;
        let named = opening.deck.as_ref().unwrap_or(&bag.draws);
        let table = Arc::new(self.table(opening, designs, &bag, (&start, named))?);
        let deck = deck(opening, &bag, &table);
        let number = |id: &String| type_of(&table, id);
        let setup = Setup {
            seats: opening.players.seats().iter().map(Into::into).collect(),
            bag: match deck {
                None => bag
                    .counts
                    .iter()
                    .map(|(id, count)| (number(id), *count))
                    .collect(),
                Some(_) => Vec::new(),
            },
            seed: opening.seed.map_or(0, Whole::get),
            deck: deck.map(|deck| deck.iter().map(number).collect()),
            by_hand: opening.draw.is_some(),
            start: start
                .iter()
                .map(|laid| TileAtStart {
                    tile: number(&laid.tile),
                    cell: cell(laid.x, laid.y),
                    rotation: laid.rotation.get(),
                    by: laid.by.map(Whole::get),
                })
                .collect(),
            figures: opening.figures.iter().map(Into::into).collect(),
            expansions: expansions::starts(opening),
            first: opening.first.map_or(PlayerId(0), Whole::get),
            active: opening.active.map(Whole::get),
            turn: opening.turn.map_or(0, Whole::get),
            part: opening.part.map_or(0, Whole::get),
            aside: opening.aside.iter().map(number).collect(),
        };
        Ok(OpenedTable {
            table,
            setup,
            // A game that stands alone was looked at when it began.
            warnings: if designs.is_empty() {
                bag.warnings
            } else {
                Vec::new()
            },
        })
    }

    /// The tile with which games of a mix begin; nothing where it begins with several, or has none.
    pub fn first_tile(&self, choice: &MixChoice) -> Option<String> {
        let bag = self.bag_of(choice).ok()?;
        let start = bag.start.clone().map_or_else(|| usual_start(&bag), Ok);
        match start.ok()?.as_slice() {
            [first] => Some(first.tile.clone()),
            _ => None,
        }
    }

    pub(crate) fn bag_of(&self, choice: &MixChoice) -> Result<Bag, Vec<Problem>> {
        let mix = self.chosen(choice).map_err(|problem| vec![problem])?;
        let under = |problem: Problem| problem.under("mix");
        let mut bag = self
            .bag(mix)
            .map_err(|problems| problems.into_iter().map(under).collect::<Vec<_>>())?;
        bag.warnings = bag.warnings.into_iter().map(under).collect();
        Ok(bag)
    }

    /// The mix that is named, or written out.
    pub(crate) fn chosen<'a>(&'a self, choice: &'a MixChoice) -> Result<&'a Mix, Problem> {
        match choice {
            MixChoice::Written(mix) => Ok(mix),
            MixChoice::Named(name) => self.mix(name).ok_or_else(|| self.no_mix("mix", name)),
        }
    }

    /// The tiles and rules of a game that draws from a bag, or these tiles.
    pub(crate) fn table(
        &self,
        opening: &GameSetup,
        designs: &[SetTile],
        bag: &Bag,
        (start, draws): (&[StartTile], &[String]),
    ) -> Result<Table, Vec<Problem>> {
        let mut named = BTreeSet::new();
        let in_bag = bag.counts.iter().map(|(id, _)| id);
        let on_table = start.iter().map(|laid| &laid.tile);
        let held = designs.iter().map(|tile| &tile.id);
        let ids = held
            .chain(in_bag)
            .chain(on_table)
            .chain(draws)
            .chain(&opening.aside);
        let specs = ids
            .filter(|id| named.insert(id.as_str()))
            .filter_map(|id| self.tile(id))
            .map(SetTile::spec)
            .collect();
        Table::new(specs, bag.expansions, bag.options)
            .map(|table| table.with_pieces(bag.pieces))
            .map_err(|faults| {
                faults
                    .into_iter()
                    .collect::<ProblemList>()
                    .under("mix")
                    .told()
            })
    }
}

/// The first tiles; what the bag has of them leaves the bag, and so does what only ever begins a game.
pub(crate) fn start(opening: &GameSetup, bag: &mut Bag) -> Result<Vec<StartTile>, Vec<Problem>> {
    let given = opening.start.as_ref().or(bag.start.as_ref());
    let start = given.cloned().map_or_else(|| usual_start(bag), Ok)?;
    for laid in &start {
        bag.take(&laid.tile);
    }
    if let Some((_, first)) = bag.first.take() {
        while bag.take(&first) {}
    }
    Ok(start)
}

/// The order of draws, when it is given or the mix begins with some.
fn deck(opening: &GameSetup, bag: &Bag, table: &Table) -> Option<Vec<String>> {
    if opening.deck.is_some() || opening.draw.is_some() || bag.draws.is_empty() {
        return opening.deck.clone();
    }
    let seed = opening.seed.map_or(0, Whole::get);
    Some(bag.clone().in_order(&bag.draws, seed, table))
}

fn usual_start(bag: &Bag) -> Result<Vec<StartTile>, Vec<Problem>> {
    let usual = || bag.counts.iter().find(|(id, _)| id == START_TILE);
    let any = || usual().or_else(|| bag.counts.first()).map(|(id, _)| id);
    let Some(tile) = bag.first.as_ref().map(|(_, tile)| tile).or_else(any) else {
        return Err(vec![Problem::error("start", What::NoFirstTile)]);
    };
    let (x, y, rotation, by) = (Whole::ZERO, Whole::ZERO, Whole::ZERO, None);
    Ok(vec![StartTile {
        tile: tile.clone(),
        x,
        y,
        rotation,
        by,
    }])
}

/// The faults that the rules find in a position, by path in the record.
pub fn impossible(faults: Vec<SetupProblem>) -> Vec<Problem> {
    let faults: ProblemList = faults.into_iter().collect();
    faults.under("setup").told()
}

fn type_of(table: &Table, id: &str) -> TypeId {
    table
        .type_id(id)
        .unwrap_or_else(|| unreachable!("{id} was put on the table"))
}
