//! Measures a decision on a board of 1,750 tiles, from the command to the answer that the window is sent,
//! with what is kept on the disk of the folder that is named, or else of the temporary one.

#[expect(dead_code, reason = "a test asks for more")]
#[path = "../src/session/tests/measured.rs"]
mod measured;

use measured::{MeasuredSession, long_game};
use rules::chance::Chance;
use std::env;
use std::time::{Duration, Instant};

const TILES: usize = 1750;
const DECISIONS: usize = 200;

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let named = env::args()
        .skip(1)
        .find(|argument| !argument.starts_with("--"));
    let folder = tempfile::tempdir_in(named.map_or_else(env::temp_dir, Into::into))?;
    let record = long_game(TILES)?;
    let start = Instant::now();
    let mut table = MeasuredSession::open(folder.path(), record).await?;
    println!(
        "{TILES} tiles, {} decisions: imported and opened in {:.0} ms",
        table.steps(),
        ms(start.elapsed())
    );
    let (mut chance, mut times, mut told) = (Chance::new(1), Vec::new(), 0);
    for _ in 0..DECISIONS {
        let start = Instant::now();
        told = table.decide(&mut chance).await?;
        times.push(start.elapsed());
    }
    print("a decision", &mut times);
    println!("the answer to the last one has {} kB", told / 1000);
    let mut times = Vec::new();
    for _ in 0..DECISIONS / 2 {
        let start = Instant::now();
        table.undo().await?;
        times.push(start.elapsed());
    }
    print("taking one back", &mut times);
    let mut times = Vec::new();
    for step in (0..table.steps()).step_by(table.steps() / 50) {
        let start = Instant::now();
        table.look_at(step).await?;
        times.push(start.elapsed());
    }
    print("looking at a step and back", &mut times);
    Ok(())
}

fn print(what: &str, times: &mut [Duration]) {
    times.sort_unstable();
    let at = |percent: usize| ms(times[(times.len() - 1) * percent / 100]);
    let (median, slow, worst) = (at(50), at(95), at(100));
    println!("{what}: median {median:.2} ms, 95th percentile {slow:.2} ms, longest {worst:.2} ms");
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}
