//! Any table: any players, expansions, options and order of the bag, and a random game on it up to any moment.

use content::action::ActionText;
use content::beginning::GameSetup;
use content::library::Library;
use content::problem::Problem;
use content::record::PlayedDecision;
use proptest::prelude::*;
use rules::chance::Chance;
use rules::event::EventSink;
use rules::expansions::{ExpansionKey, ExpansionSet};
use rules::game::Game;
use rules::options::OPTIONS;
use serde_json::{Map, Value, json};

/// Every edge of a board is met long before.
const LONGEST: usize = 160;

/// A table, and how long a game is played on it.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    players: usize,
    seed: u32,
    expansions: usize,
    options: Vec<usize>,
    by_hand: bool,
    played: usize,
}

/// Any table.
pub(crate) fn tables() -> impl Strategy<Value = Table> {
    let options = prop::collection::vec(0..6_usize, OPTIONS.len());
    let expansions = any::<usize>();
    let table = (
        1..=6_usize,
        any::<u32>(),
        expansions,
        options,
        prop::bool::weighted(0.2),
        0..LONGEST,
    );
    table.prop_map(
        |(players, seed, expansions, options, by_hand, played)| Table {
            players,
            seed,
            expansions,
            options,
            by_hand,
            played,
        },
    )
}

impl Table {
    /// How the game begins, as a file says it.
    pub(crate) fn setup(&self) -> Value {
        let all: Vec<_> = ExpansionSet::combinations().collect();
        let expansions = all[self.expansions % all.len()];
        let words: Vec<_> = expansions.iter().map(ExpansionKey::word).collect();
        let chosen = OPTIONS.iter().zip(&self.options);
        let options: Map<_, _> = chosen
            .map(|((id, values), n)| ((*id).to_owned(), json!(values[n % values.len()])))
            .collect();
        let sets: Map<_, _> = Library::built_in()
            .sets()
            .map(|set| (set.id.clone(), json!(1)))
            .collect();
        let mut setup = json!({
            "players": self.players,
            "mix": { "sets": sets, "expansions": words, "options": options },
        });
        if self.by_hand {
            setup["draw"] = json!("by-hand");
        } else {
            setup["seed"] = json!(self.seed);
        }
        setup
    }

    /// The game after so many random decisions, and these.
    pub(crate) fn game(&self) -> (Game, Vec<PlayedDecision>) {
        let mut game = begun(self.setup()).unwrap_or_else(|faults| panic!("{faults:#?}"));
        let actions = play_on(&mut game, self.seed, self.played);
        (game, actions)
    }
}

/// A game that begins so.
pub(crate) fn begun(setup: Value) -> Result<Game, Vec<Problem>> {
    let library = Library::built_in();
    let opening = library.read_part::<GameSetup>(setup, "")?;
    let opened = library.open(&opening)?;
    Game::new(opened.table, &opened.setup).map_err(content::opening::impossible)
}

/// Random decisions, so many or up to the end.
pub(crate) fn play_on(game: &mut Game, seed: u32, most: usize) -> Vec<PlayedDecision> {
    let mut chance = Chance::new(seed.into());
    let mut played = Vec::new();
    while let Some(player) = game.to_move().filter(|_| played.len() < most) {
        let actions = game.actions();
        assert!(!actions.is_empty(), "{:?} offers nothing", game.phase());
        let action = actions[chance.below(actions.len())];
        played.push(PlayedDecision::new(
            player,
            ActionText::of(action, game.table()),
        ));
        game.apply_offered(action, &mut EventSink::silent());
    }
    played
}
