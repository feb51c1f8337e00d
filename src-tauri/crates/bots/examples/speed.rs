use content::library::Library;
use rules::chance::Chance;
use rules::game::Game;
use serde_json::json;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let (mix, players, games): (String, usize, usize) =
        (a[1].clone(), a[2].parse().unwrap(), a[3].parse().unwrap());
    let bot = bastide_bots::BotKind::from_word(a.get(4).map_or("random", |s| s)).unwrap();
    let record = json!({"format": "bastide/game@1", "setup": {"players": players, "mix": mix}});
    let record: content::record::Record = content::document::read_value(record).unwrap();
    let opened = Library::built_in().open(&record.setup).unwrap();
    let mut chance = Chance::new(1);
    let mut setup = opened.setup.clone();
    let (mut turns, mut total) = (0usize, 0i64);
    let start = std::time::Instant::now();
    for seed in 0..games {
        setup.seed = seed as u32;
        let mut game = Game::new(opened.table.clone(), &setup).unwrap();
        turns += bastide_bots::play_out(&mut game, bot, &mut chance) as usize;
        total += game
            .state()
            .players
            .iter()
            .map(|p| p.score as i64)
            .sum::<i64>();
    }
    let t = start.elapsed().as_secs_f64();
    println!(
        "{mix} {players}p: {:.0} games/s {:.0} turns/s mean total {:.2}",
        games as f64 / t,
        turns as f64 / t,
        total as f64 / games as f64
    );
}
