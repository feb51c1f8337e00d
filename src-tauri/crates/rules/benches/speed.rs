//! How long the rules take: a copy, a menu, a game. Run with `cargo bench -p bastide-rules`.

use bastide_rules::action::Phase;
use bastide_rules::chance::Chance;
use bastide_rules::event::EventSink;
use bastide_rules::game::Game;
use bastide_rules::menu::Menu;
use bots::BotKind;
use content::library::Library;
use content::record::Record;
use divan::Bencher;
use serde_json::json;

fn main() {
    divan::main();
}

fn game(mix: &str, players: usize, seed: u32) -> Game {
    let setup = json!({"players": players, "mix": mix, "seed": seed});
    let record = json!({"format": "bastide/game@1", "setup": setup});
    let record: Record = content::document::read_value(record).unwrap();
    let opened = Library::built_in().open(&record.setup).unwrap();
    Game::new(opened.table, &opened.setup).unwrap()
}

/// Random play until so many tiles lie on the board and `phase` is asked.
fn after(mix: &str, tiles: usize, phase: Phase) -> Game {
    for seed in 0.. {
        let mut game = game(mix, 4, seed);
        let mut chance = Chance::new(u64::from(seed));
        while !game.is_over() {
            if game.state().board.tiles().len() >= tiles && game.phase() == phase {
                return game;
            }
            let actions = game.actions();
            game.apply_offered(
                actions[chance.below(actions.len())],
                &mut EventSink::silent(),
            );
        }
    }
    unreachable!("some game gets there")
}

#[divan::bench]
fn copy_of_a_state_in_the_middle(bencher: Bencher<'_, '_>) {
    let game = after("everything", 72, Phase::Tile);
    bencher.bench_local(|| game.clone());
}

#[divan::bench(args = [Phase::Tile, Phase::Figure])]
fn legal_with_140_tiles_and_all_expansions(bencher: Bencher<'_, '_>, phase: Phase) {
    let game = after("everything", 140, phase);
    let mut menu = Menu::new();
    bencher.bench_local(|| game.legal(&mut menu));
}

#[divan::bench(args = ["base", "everything"], sample_count = 300)]
fn random_game(bencher: Bencher<'_, '_>, mix: &str) {
    let players = if mix == "base" { 2 } else { 4 };
    let fresh = game(mix, players, 1);
    let mut chance = Chance::new(1);
    bencher
        .with_inputs(|| fresh.clone())
        .bench_local_values(|mut game| bots::play_out(&mut game, BotKind::Random, &mut chance));
}

#[divan::bench(args = ["base", "everything"], sample_count = 5)]
fn greedy_game(bencher: Bencher<'_, '_>, mix: &str) {
    let fresh = game(mix, 2, 1);
    let mut chance = Chance::new(1);
    bencher
        .with_inputs(|| fresh.clone())
        .bench_local_values(|mut game| bots::play_out(&mut game, BotKind::Greedy, &mut chance));
}
