//! What is to be played: a mix written out once and for all, who sits there, how many games, from which seed.
//! Knows how a number becomes a game; not what is counted in it.

use crate::origin::Origin;
use bots::BotKind;
use content::beginning::{GameSetup, Players};
use content::edition::Edition;
use content::library::Library;
use content::mix::MixChoice;
use content::number::Whole;
use content::opening::impossible;
use content::position::PositionSeat;
use content::problem::Problem;
use content::record::{PlayedDecision, Record};
use rules::chance::Chance;
use rules::game::Game;
use rules::setup::Setup;
use rules::table::Table;
use std::sync::Arc;

/// Seeds from here on are for figures that are reported: no number of a bot is tuned with one, and no test uses one.
pub const REPORTED_SEEDS: u64 = 1_000_000;

/// Many games of one mix.
#[derive(Clone, Debug)]
pub struct LabPlan {
    /// The beginning of the games, with every tile and option in it: what becomes of the mix changes nothing.
    pub beginning: Record,
    /// The bots of the first game, in turn order; in each later game everybody moves up by one seat.
    pub bots: Vec<BotKind>,
    /// How many games.
    pub games: u32,
    /// Decides bags and bots.
    pub seed: u64,
    /// The rules and the bots that its games are of; where these are not today's, none is played any more.
    pub origin: Origin,
    table: Arc<Table>,
    setup: Setup,
}

/// One game of a plan that is about to begin.
pub struct PlannedGame {
    /// The game.
    pub game: Game,
    /// Which bot sits where: the number of the bot in the plan, by seat.
    pub seats: Vec<usize>,
    /// What the bots throw.
    pub chance: Chance,
}

impl LabPlan {
    /// Prepares a plan, with what deserves a second look.
    ///
    /// # Errors
    /// With every fault of the mix, by path.
    pub fn new(
        library: &Library,
        mix: MixChoice,
        bots: Vec<BotKind>,
        games: u32,
        seed: u64,
    ) -> Result<(Self, Vec<Problem>), Vec<Problem>> {
        let opening = opening(mix, &bots);
        let warnings = library.open(&opening)?.warnings;
        let record = Record {
            rules: Edition::TODAY,
            name: None,
            setup: opening,
            designs: Vec::new(),
            actions: Vec::new(),
        };
        let beginning = library.stand_alone(record)?;
        let origin = Origin::today(&bots);
        let plan = Self::of(library, beginning, bots, games, seed, origin)?;
        Ok((plan, warnings))
    }

    /// A plan from its parts, such as one that was kept.
    ///
    /// # Errors
    /// With every fault of its beginning.
    pub fn of(
        library: &Library,
        beginning: Record,
        bots: Vec<BotKind>,
        games: u32,
        seed: u64,
        origin: Origin,
    ) -> Result<Self, Vec<Problem>> {
        let opened = library.open_record(&beginning)?;
        Game::new(opened.table.clone(), &opened.setup).map_err(impossible)?;
        Ok(Self {
            beginning,
            bots,
            games,
            seed,
            origin,
            table: opened.table,
            setup: opened.setup,
        })
    }

    /// The tile types, the rules and the options of every game.
    pub const fn table(&self) -> &Arc<Table> {
        &self.table
    }

    /// A game by its number, before its first decision.
    pub fn draw(&self, number: u32) -> PlannedGame {
        self.draw_of(number, number)
    }

    /// A game by its number when everybody shall have every seat with a bag before the next one comes.
    pub fn draw_for_duel(&self, number: u32) -> PlannedGame {
        self.draw_of(number / self.bots.len() as u32, number)
    }

    /// The game with the bag of one number and the seats of another.
    fn draw_of(&self, bag: u32, seats: u32) -> PlannedGame {
        let mut chance = self.chance_of(bag);
        let bag = bag_seed(&mut chance);
        let mut setup = self.setup.clone();
        if let Some(deck) = &mut setup.deck {
            // As `Record::shuffled` does, so that the record of the game has the same tiles.
            deck.sort_unstable();
            Chance::new(bag.into()).shuffle(deck);
            self.table.in_stages(deck);
        }
        let Ok(game) = Game::new(self.table.clone(), &setup) else {
            unreachable!("the order of the tiles makes no position impossible")
        };
        PlannedGame {
            game,
            seats: self.seats_of(seats),
            chance,
        }
    }

    /// A game by its number as a record, played to its end.
    pub fn record(&self, number: u32) -> Record {
        let bag = bag_seed(&mut self.chance_of(number));
        let mut record = self.beginning.clone().shuffled(bag);
        let seat = |bot: usize| PositionSeat {
            bot: Some(self.bots[bot].word().to_owned()),
            ..PositionSeat::default()
        };
        let seats = self.seats_of(number).into_iter().map(seat);
        record.setup.players = Players::Each(seats.collect());
        crate::play::decisions(self, number, |player, action| {
            record.actions.push(PlayedDecision::new(player, action));
        });
        record
    }

    /// Which bot sits where: everybody moves up by one seat from game to game.
    fn seats_of(&self, number: u32) -> Vec<usize> {
        let bots = self.bots.len();
        (0..bots)
            .map(|seat| (seat + number as usize) % bots)
            .collect()
    }

    /// What a game throws: seed and number are mixed twice, so that neighbours have nothing in common.
    fn chance_of(&self, number: u32) -> Chance {
        let number = Chance::new(number.into()).bits();
        Chance::new(Chance::new(self.seed ^ number).bits())
    }
}

const fn bag_seed(chance: &mut Chance) -> u32 {
    chance.bits() as u32
}

fn opening(mix: MixChoice, bots: &[BotKind]) -> GameSetup {
    GameSetup::new(
        Players::Number(Whole::new(bots.len() as i64).unwrap_or(Whole::ONE)),
        mix,
    )
}
