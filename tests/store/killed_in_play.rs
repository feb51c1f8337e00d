//! A game that was killed in the middle holds exactly what was acknowledged, and goes on from there.

use content::action::read_part;
use content::beginning::GameSetup;
use content::library::Library;
use rules::chance::Chance;
use rules::game::Game;
use rules::ground::PlayerId;
use std::{
    io::{BufRead, BufReader},
    path::Path,
    process::{Command, Stdio},
    thread,
    time::Duration,
};
use store::Store;
use store::action::Act;
use tempfile::tempdir;

const KILLS: u32 = 30;

/// Lets a player play for so long; tells everything that it acknowledged.
fn killed_after(folder: &Path, seed: u32, acknowledged: usize, more: Duration) -> Vec<String> {
    let mut player = Command::new(env!("CARGO_BIN_EXE_game-player"))
        .arg(folder)
        .arg(seed.to_string())
        .stdout(Stdio::piped())
        .spawn()
        .expect("player");
    let mut said = BufReader::new(player.stdout.take().expect("output")).lines();
    let mut heard: Vec<_> = said
        .by_ref()
        .take(acknowledged)
        .map(|line| line.expect("a line"))
        .collect();
    thread::sleep(more);
    // On Unix this is kill -9.
    player.kill().expect("kill");
    player.wait().expect("end");
    heard.extend(said.map_while(Result::ok));
    heard
}

fn line(act: &Act) -> String {
    format!("{} {}", act.player, act.body)
}

#[tokio::test]
async fn a_game_killed_thirty_times_holds_exactly_what_was_acknowledged() {
    let mut chance = Chance::new(9);
    let (mut acknowledged, mut unheard) = (0, 0);
    for seed in 1..=KILLS {
        let folder = tempdir().expect("folder");
        let more = Duration::from_micros(chance.below(9000) as u64);
        let heard = killed_after(folder.path(), seed, 1 + chance.below(60), more);

        let store = Store::open(folder.path()).expect("store");
        let games = store.games().await.expect("games");
        let (game, kept) = store.game(games[0].id).await.expect("game");
        let lines: Vec<_> = kept.acts.iter().map(|(_, act)| line(act)).collect();
        assert_eq!(kept.head, lines.len());
        assert_eq!(lines[..heard.len()], heard, "seed {seed}");
        // One more may have been kept just before its acknowledgement was cut off.
        assert!(lines.len() <= heard.len() + 1, "seed {seed}");
        acknowledged += heard.len();
        unheard += lines.len() - heard.len();

        let setup = serde_json::from_str(&game.setup).expect("JSON");
        let opening: GameSetup = content::document::read_part(setup, "setup").expect("an opening");
        let opened = Library::built_in().open(&opening).expect("a table");
        let mut game = Game::new(opened.table, &opened.setup).expect("a game");
        for (_, act) in &kept.acts {
            let body = serde_json::from_str(&act.body).expect("JSON");
            let action = read_part(body, "action").expect("an action");
            game.apply(PlayerId(act.player), action.meant(game.table()))
                .expect("legal");
        }
    }
    assert!(acknowledged > 0);
    println!("{KILLS} kills, {acknowledged} acknowledged, {unheard} kept but not acknowledged");
}
