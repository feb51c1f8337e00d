//! Makes a record stand alone, its tiles written into it: so a game outlives a set that is changed or deleted. Also
//! another order of the same tiles. Knows what a record must hold for that; nothing of where it is kept.

use crate::edition::Edition;
use crate::entries::Entries;
use crate::library::Library;
use crate::mix::{Mix, MixChoice, StartTile};
use crate::number::Whole;
use crate::opening::OpenedTable;
use crate::problem::Problem;
use crate::record::Record;
use crate::tile_set::SetTile;
use crate::told::counts;
use rules::chance::Chance;
use rules::expansions::ExpansionSet;
use rules::options::Options;
use rules::setup::TileAtStart;
use rules::table::Table;
use rules::tile::TypeId;

impl Library {
    /// The same game with its tiles, their order and every option written out.
    ///
    /// # Errors
    /// When it cannot be prepared, with every fault.
    pub fn stand_alone(&self, record: Record) -> Result<Record, Vec<Problem>> {
        if record.stands_alone() {
            return Ok(record);
        }
        let library = self.of_record(&record);
        let opened = library.open_with(&record.setup, &record.designs)?;
        let table = &opened.table;
        let id = |kind: TypeId| table.types[usize::from(kind)].id.clone();
        let designs = table.types.iter().filter_map(|kind| library.tile(&kind.id));
        let start = opened.setup.start.iter().map(|laid: &TileAtStart| {
            Some(StartTile {
                tile: id(laid.tile),
                x: Whole::new(laid.cell.x.into())?,
                y: Whole::new(laid.cell.y.into())?,
                rotation: Whole::new(laid.rotation.into())?,
                by: laid.by.and_then(|player| Whole::new(player.into())),
            })
        });
        let mut setup = record.setup.clone();
        setup.start = start.collect();
        setup.seed = record.seed().and_then(|seed| Whole::new(seed.into()));
        if !opened.setup.by_hand {
            setup.deck = Some(opened.setup.draws(table).into_iter().map(id).collect());
        }
        setup.mix = MixChoice::Written(Box::new(library.rules_of(&record.setup.mix, &opened)));
        Ok(Record {
            rules: Edition::TODAY,
            designs: designs.map(once).collect(),
            setup,
            ..record
        })
    }

    /// What a mix says but for its tiles, with every option by its value.
    fn rules_of(&self, choice: &MixChoice, opened: &OpenedTable) -> Mix {
        let mix = self.chosen(choice).cloned().unwrap_or_default();
        let options = opened.table.options.all();
        Mix {
            sets: Entries::default(),
            tiles: counts(&opened.table, &opened.setup),
            start: None,
            options: Entries(
                options
                    .map(|(id, value)| (id.into(), value.into()))
                    .collect(),
            ),
            ..mix
        }
    }
}

/// How many copies a set has is no matter of a game.
fn once(tile: &SetTile) -> SetTile {
    SetTile {
        count: Whole::ONE,
        // A game is played by its land; the window shows the picture as long as the set has it.
        picture: None,
        ..tile.clone()
    }
}

impl Record {
    /// True when it holds its tiles and their order.
    pub fn stands_alone(&self) -> bool {
        // What is drawn by hand is in no order: its counts stand in the mix.
        let by_hand = self.setup.draw.is_some();
        !self.designs.is_empty() && (by_hand || self.setup.deck.is_some())
    }

    /// The number that shuffled the tiles; nothing when their order was given.
    pub fn seed(&self) -> Option<u32> {
        let seed = self.setup.seed.map(Whole::get);
        match &self.setup.deck {
            None if self.setup.draw.is_some() => None,
            None => Some(seed.unwrap_or(0)),
            Some(_) if self.designs.is_empty() => None,
            Some(_) => seed,
        }
    }

    /// The same tiles as another number shuffles them, unless their order was given.
    #[must_use]
    pub fn shuffled(mut self, seed: u32) -> Self {
        if self.seed().is_none() {
            return self;
        }
        self.setup.seed = Whole::new(seed.into());
        let Self { setup, designs, .. } = &mut self;
        let first = match &setup.mix {
            MixChoice::Written(mix) => mix.draws.len(),
            MixChoice::Named(_) => 0,
        };
        if let Some(deck) = &mut setup.deck {
            // What the mix draws first is drawn first again.
            let Some(deck) = deck.get_mut(first..) else {
                return self;
            };
            // As they lie in the bag before it is shuffled: so a number means the same as in a new game.
            deck.sort_by_key(|id| designs.iter().position(|tile| tile.id == *id));
            Chance::new(seed.into()).shuffle(deck);
            let expansions = match &setup.mix {
                MixChoice::Written(mix) => mix.expansion_set(),
                MixChoice::Named(_) => ExpansionSet::EMPTY,
            };
            let specs = designs.iter().map(SetTile::spec).collect();
            // What is no table opens for nobody either.
            if let Ok(table) = Table::new(specs, expansions, Options::default()) {
                table.put_in_stages(deck, |id| table.type_id(id));
            }
        }
        self
    }
}
