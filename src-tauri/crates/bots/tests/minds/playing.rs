//! Each bot plays better than the one before it. Seeds decide everything, so that the same games are won each time.

use bastide_bots::{BotKind, Budget};
use content::library::Library;
use content::record::Record;
use rules::chance::Chance;
use rules::event::EventSink;
use rules::game::Game;
use rules::menu::Menu;
use serde_json::json;

/// How many of so many games the first wins, a draw as half; each bag is played from both seats.
fn won(mix: &str, [a, b]: [BotKind; 2], games: u32, playouts: u32) -> f64 {
    let budget = Budget::ENDLESS.playouts(playouts);
    let mut won = 0.0;
    for number in 0..games {
        let setup = json!({"players": 2, "mix": mix, "seed": number / 2});
        let record = json!({"format": "bastide/game@1", "setup": setup});
        let record: Record = content::document::read_value(record).expect("a record");
        let opened = Library::built_in().open(&record.setup).expect("a game");
        let mut game = Game::new(opened.table, &opened.setup).expect("a game");
        let mut chance = Chance::new(u64::from(number));
        let (mut menu, mut events) = (Menu::new(), EventSink::silent());
        let seat = usize::from(number % 2 == 1);
        while let Some(player) = game.to_move() {
            let bot = if usize::from(player) == seat { a } else { b };
            game.legal(&mut menu);
            let action = bot.choose_within(&game, &menu, &mut chance, &budget);
            game.apply_offered(action, &mut events);
        }
        let score = |seat: usize| game.state().players[seat].score;
        won += match score(seat).cmp(&score(1 - seat)) {
            std::cmp::Ordering::Greater => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Less => 0.0,
        };
    }
    won
}

#[test]
fn the_greedy_bot_beats_chance_and_the_steady_one_beats_the_greedy_one() {
    for mix in ["base", "everything"] {
        assert!(won(mix, [BotKind::Greedy, BotKind::Random], 20, 0) > 19.0);
        let steady = won(mix, [BotKind::Steady, BotKind::Greedy], 200, 0);
        println!("{mix}: steady wins {steady} of 200");
        assert!(steady > 130.0, "{mix}: {steady}");
    }
}

#[test]
fn the_gentle_bot_beats_chance_and_mostly_loses_to_the_greedy_one() {
    let random = won("base", [BotKind::Gentle, BotKind::Random], 40, 0);
    assert!(random > 36.0, "{random}");
    let greedy = won("base", [BotKind::Greedy, BotKind::Gentle], 200, 0);
    println!("the greedy bot wins {greedy} of 200");
    assert!(greedy > 120.0 && greedy < 150.0, "{greedy}");
}

#[test]
fn the_sharp_bot_beats_the_steady_one_with_a_few_games_played_on() {
    let sharp = won("base", [BotKind::Sharp, BotKind::Steady], 16, 40);
    println!("sharp wins {sharp} of 16");
    assert!(sharp > 10.0, "{sharp}");
}
