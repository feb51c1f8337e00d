//! Measures what Home and Play ask for when few and when many games are kept: the same questions in turns, with what is
//! kept on the disk of the folder that is named, or else of the temporary one.

use app::application::{Application, Listeners};
use app::view::damaged::DamagedKind;
use app::view::deleted::DeletedKind;
use app::{damaged, deleted};
use bots::BotKind;
use content::document;
use content::edition::Edition;
use content::library::Library;
use content::record::{PlayedDecision, Record};
use rules::chance::Chance;
use rules::game::Game;
use serde::Serialize;
use serde_json::json;
use std::env;
use std::error::Error;
use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::Store;
use store::game::{GameId, NewGame};
use tempfile::TempDir;

const FEW: usize = 5;
const MANY: usize = 2000;
/// Each question is asked so often in each program.
const TIMES: usize = 300;
/// As many as Play asks for before anybody scrolls.
const FIRST: u32 = 5;

type Outcome<T> = Result<T, Box<dyn Error>>;

#[tokio::main]
async fn main() -> Outcome<()> {
    let named = env::args()
        .skip(1)
        .find(|argument| !argument.starts_with("--"));
    let place = named.map_or_else(env::temp_dir, Into::into);
    let (few, many) = (
        Kept::games(FEW, &place).await?,
        Kept::games(MANY, &place).await?,
    );
    for (count, kept) in [(FEW, &few), (MANY, &many)] {
        let start = Instant::now();
        Question::Play.ask(&kept.app).await?;
        println!(
            "{count} games, Play for the first time: {:.1?}",
            start.elapsed()
        );
        let start = Instant::now();
        let mut steps = 1;
        while damaged::list(&kept.app, &[DamagedKind::Game])
            .await
            .map_err(told)?
            .more
        {
            steps += 1;
        }
        let rest = start.elapsed();
        println!("  then all are looked at for damage once, in {steps} steps of {rest:.1?} in all");
    }
    println!("with {FEW} and with {MANY} kept games, medians of {TIMES} questions in turns:");
    for question in [Question::Home, Question::Play] {
        let (mut one, mut other) = (Samples::default(), Samples::default());
        for _ in 0..TIMES {
            one.add(&few, question).await?;
            other.add(&many, question).await?;
        }
        let (one, other) = (one.medians(), other.medians());
        for (what, one, other) in [("waiting", one.0, other.0), ("processor", one.1, other.1)] {
            let times = other / one;
            println!("{question:?}, {what}: {one:.0} and {other:.0} µs, {times:.2} times as long");
        }
    }
    Ok(())
}

/// A program with kept games.
struct Kept {
    app: Application,
    _folder: TempDir,
}

impl Kept {
    /// The newest five are the same however many there are: two were left before their end.
    async fn games(count: usize, place: &Path) -> Outcome<Self> {
        let folder = tempfile::tempdir_in(place)?;
        let store = Store::open(folder.path())?;
        let listeners = Listeners {
            games: Arc::new(|_| {}),
            runs: Arc::new(|_, _| {}),
            reviews: Arc::new(|_, _| {}),
        };
        let app = Application::open(folder.path(), store, listeners).await;
        let mut played = Vec::new();
        for (seed, end) in [
            (1, usize::MAX),
            (2, 40),
            (3, usize::MAX),
            (4, 90),
            (5, usize::MAX),
        ] {
            let game = app
                .session
                .import_game(record(seed, end)?)
                .await
                .map_err(told)?;
            let (row, line) = app.store.game(GameId(game.id)).await?;
            played.push(NewGame {
                name: None,
                rules: row.rules,
                setup: row.setup,
                designs: app.store.designs(row.id).await?,
                page: row.page,
                actions: line.acts.into_iter().map(|(_, act)| act).collect(),
                branch: None,
                locked: false,
            });
        }
        for game in played.iter().cycle().take(count.saturating_sub(FEW)) {
            app.store.add_game(game.clone()).await?;
        }
        Ok(Self {
            app,
            _folder: folder,
        })
    }
}

/// A game of a person against a bot, played at random, up to so many decisions.
fn record(seed: u64, end: usize) -> Outcome<String> {
    let bot = BotKind::ALL[1].word();
    let players = [json!({"name": "Ada"}), json!({"name": "Bo", "bot": bot})];
    let setup = json!({"players": players, "seed": seed, "mix": "base"});
    let rules = Edition::TODAY.number();
    let record = json!({"format": "bastide/game@1", "rules": rules, "setup": setup});
    let mut record: Record = document::read_value(record).map_err(told)?;
    let opened = Library::built_in().open_record(&record).map_err(told)?;
    let mut game = Game::new(opened.table, &opened.setup).map_err(told)?;
    let mut chance = Chance::new(seed);
    while let Some(player) = game.to_move().filter(|_| record.actions.len() < end) {
        let actions = game.actions();
        let action = actions[chance.below(actions.len())];
        game.apply(player, action).map_err(told)?;
        let action = content::action::ActionText::Plain(action);
        record.actions.push(PlayedDecision::new(player, action));
    }
    Ok(serde_json::to_string(&document::stamped(&record))?)
}

fn told(error: impl std::fmt::Debug) -> Box<dyn Error> {
    format!("{error:?}").into()
}

/// What a screen asks for of what is kept.
#[derive(Debug, Clone, Copy)]
enum Question {
    Home,
    Play,
}

impl Question {
    /// Answers how long the answer is that the window is sent.
    async fn ask(self, app: &Application) -> Outcome<usize> {
        match self {
            Self::Home => length(&app.session.games(0).await.map_err(told)?),
            Self::Play => {
                let games = length(&app.session.games(FIRST).await.map_err(told)?)?;
                let damaged = damaged::list(app, &[DamagedKind::Game])
                    .await
                    .map_err(told)?;
                let deleted = deleted::list(app, &[DeletedKind::Game])
                    .await
                    .map_err(told)?;
                Ok(games + length(&damaged)? + length(&deleted)?)
            }
        }
    }
}

fn length(answer: &impl Serialize) -> Outcome<usize> {
    Ok(serde_json::to_vec(answer)?.len())
}

/// How long answers took to wait for, and how long processors worked at them.
#[derive(Default)]
struct Samples {
    waiting: Vec<Duration>,
    processor: Vec<Duration>,
}

impl Samples {
    async fn add(&mut self, kept: &Kept, question: Question) -> Outcome<()> {
        let (worked, start) = (worked()?, Instant::now());
        question.ask(&kept.app).await?;
        self.waiting.push(start.elapsed());
        self.processor.push(self::worked()?.saturating_sub(worked));
        Ok(())
    }

    /// In microseconds.
    fn medians(mut self) -> (f64, f64) {
        let middle = |times: &mut Vec<Duration>| {
            times.sort_unstable();
            times[times.len() / 2].as_secs_f64() * 1e6
        };
        (middle(&mut self.waiting), middle(&mut self.processor))
    }
}

/// How long processors have worked for this program.
fn worked() -> Outcome<Duration> {
    let mut all = 0;
    for thread in fs::read_dir("/proc/self/task")? {
        let told = fs::read_to_string(thread?.path().join("schedstat"))?;
        let worked: u64 = told.split(' ').next().unwrap_or_default().parse()?;
        all += worked;
    }
    Ok(Duration::from_nanos(all))
}
