//! Games for the tests of bots: many mixes, many options, and positions in the middle of them. Holds no test.

use bastide_bots::BotKind;
use content::library::Library;
use content::record::Record;
use rules::action::Action;
use rules::chance::Chance;
use rules::game::Game;
use rules::menu::Menu;
use rules::setup::Setup;
use rules::table::Table;
use serde_json::{Value, json};
use std::sync::Arc;

/// Mixes and options in which points depend on different things, and how many play.
fn tables() -> Vec<(&'static str, usize, Value)> {
    vec![
        ("base", 2, json!({})),
        ("base", 3, json!({"OP-09": "c1", "OP-08": "2"})),
        ("base", 2, json!({"OP-09": "c2"})),
        ("base", 1, json!({"OP-09": "c2"})),
        ("everything", 1, json!({"OP-09": "c2"})),
        ("traders", 3, json!({})),
        ("traders", 2, json!({"OP-09": "c2"})),
        ("inns", 3, json!({})),
        ("tower", 2, json!({})),
        ("robbers", 4, json!({})),
        (
            "robbers",
            3,
            json!({"OP-01": "c3.1", "OP-05": "absolute", "OP-02": "off"}),
        ),
        ("tollkeepers", 2, json!({"OP-03": "merged"})),
        ("crop-circles", 1, json!({})),
        ("crop-circles", 3, json!({"OP-07": "must"})),
        ("robbers-box", 3, json!({"OP-04": "round"})),
        ("river", 2, json!({})),
        ("river-abbot", 3, json!({"OP-13": "never"})),
        ("everything", 4, json!({})),
        (
            "everything",
            6,
            json!({"OP-03": "merged", "OP-06": "fixed"}),
        ),
        ("everything", 2, json!({"OP-01": "next-one", "OP-09": "c1"})),
    ]
}

/// A position, and how it came about.
#[allow(dead_code, reason = "the tests from within need the game alone")]
pub(crate) struct Position {
    pub(crate) table: Arc<Table>,
    pub(crate) setup: Setup,
    pub(crate) played: Vec<Action>,
    pub(crate) game: Game,
}

fn open(mix: &str, players: usize, options: &Value, seed: u32) -> (Arc<Table>, Setup) {
    let mut mix: Value = {
        let mix = Library::built_in().mix(mix).expect("a built-in mix");
        serde_json::to_value(mix).expect("JSON")
    };
    for (id, value) in options.as_object().expect("options") {
        mix["options"][id] = value.clone();
    }
    let setup = json!({"players": players, "mix": mix, "seed": seed});
    let record = json!({"format": "bastide/game@1", "setup": setup});
    let record: Record = content::document::read_value(record).expect("a record");
    let opened = Library::built_in().open(&record.setup).expect("a game");
    (opened.table, opened.setup)
}

/// Positions of games played half by chance, half by greed: one in so many decisions of each, the end of a game more often than the middle.
pub(crate) fn positions(one_in: usize, mut see: impl FnMut(&Position, &mut Chance)) {
    for (seed, (mix, players, options)) in (1..).zip(tables()) {
        let (table, mut setup) = open(mix, players, &options, seed);
        // The order of draws is known here, so that another one can be put in its place.
        let first = Game::new(table.clone(), &setup).expect("a game");
        setup.deck = Some(first.state().pile.deck().to_vec());
        let game = Game::new(table.clone(), &setup).expect("a game");
        let mut position = Position {
            table,
            setup,
            played: Vec::new(),
            game,
        };
        let mut chance = Chance::new(u64::from(seed));
        let mut menu = Menu::new();
        while let Some(player) = position.game.to_move() {
            let near_the_end = position.game.state().left() < 4;
            if chance.below(one_in) == 0 || near_the_end {
                see(&position, &mut chance);
            }
            // Mere chance seldom completes anything.
            let bot = [BotKind::Random, BotKind::Greedy][chance.below(2)];
            position.game.legal(&mut menu);
            let action = bot.choose(&position.game, &menu, &mut chance);
            position.game.apply(player, action).expect("offered");
            position.played.push(action);
        }
    }
}
