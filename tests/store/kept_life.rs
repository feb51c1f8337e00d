//! A database as somebody has filled it over three evenings, made through the store, and its files as they lay at
//! several times.

use rules::chance::Chance;
use std::fs;
use std::path::Path;
use std::sync::OnceLock;
use store::action::Act;
use store::answer::{KeptVerdict, NewAnswer};
use store::document::StepRow;
use store::game::{GameId, NewGame, Page};
use store::lesson::LessonRecord;
use store::picture::PictureTiles;
use store::question::NewQuestion;
use store::run::NewRun;
use store::{FILE_NAME, Store, StoreError};
use tempfile::tempdir;
use tokio::runtime::Runtime;

/// The file, the log, its index and the lock.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Files(pub(crate) [Option<Vec<u8>>; 4]);

const NAMES: [&str; 4] = [
    "bastide.db",
    "bastide.db-wal",
    "bastide.db-shm",
    "bastide.lock",
];

impl Files {
    pub(crate) fn read(folder: &Path, name: &str) -> Self {
        Self(NAMES.map(|each| fs::read(folder.join(each.replace(FILE_NAME, name))).ok()))
    }

    pub(crate) fn write(&self, folder: &Path) {
        for (name, bytes) in NAMES.iter().zip(&self.0) {
            if let Some(bytes) = bytes {
                fs::write(folder.join(name), bytes).expect("a file");
            }
        }
    }
}

/// The name of a game, how it begins and how long it is.
pub(crate) type Game = (String, String, usize);

/// What is kept: games by their names, with how they begin and how long they are, and the rest.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Life {
    pub(crate) games: Vec<Game>,
    pub(crate) documents: Vec<(String, usize)>,
    pub(crate) lessons: usize,
    pub(crate) answers: usize,
    pub(crate) runs: usize,
    pub(crate) questions: usize,
    /// How often the store said that something is damaged.
    pub(crate) refusals: usize,
}

/// The files after each evening: as they lay while the program ran, and when it had ended.
#[derive(Debug, Default)]
pub(crate) struct Evening {
    pub(crate) running: Files,
    pub(crate) ended: Files,
    pub(crate) life: Life,
}

pub(crate) fn evenings() -> &'static [Evening] {
    static EVENINGS: OnceLock<Vec<Evening>> = OnceLock::new();
    EVENINGS.get_or_init(|| {
        let folder = tempdir().expect("folder");
        let runtime = Runtime::new().expect("runtime");
        let mut chance = Chance::new(4);
        let each = (0..3).map(|evening| {
            let store = Store::open(folder.path()).expect("store");
            runtime.block_on(spend(&store, evening, &mut chance));
            let running = Files::read(folder.path(), FILE_NAME);
            let life = runtime.block_on(life(&store));
            drop(store);
            Evening {
                running,
                ended: Files::read(folder.path(), FILE_NAME),
                life,
            }
        });
        each.collect()
    })
}

async fn spend(store: &Store, evening: usize, chance: &mut Chance) {
    for nth in 0..20 {
        let name = format!("Game {nth} of evening {evening}");
        let act = |n: usize| Act {
            player: (n % 3) as u8,
            body: format!(r#"{{"type":"tile","x":{n},"y":{nth},"rotation":1}}"#),
        };
        let tiles =
            (0..20).map(|n| format!(r#"{{"tile":"base/D","x":{n},"y":{nth},"rotation":0}}"#));
        let new = NewGame {
            name: Some(name.clone()),
            rules: 1,
            setup: format!(r#"{{"of":"{name}","order":"{}"}}"#, "base/A ".repeat(60)),
            designs: format!("[{}]", "12345678,".repeat(200 + chance.below(300))),
            page: Page {
                cover: "{}".to_owned(),
                finished: nth % 3 == 0,
                picture: PictureTiles {
                    from: 0,
                    tiles: tiles.collect(),
                },
            },
            actions: (0..10 + chance.below(40)).map(act).collect(),
            branch: None,
            locked: false,
        };
        store.add_game(new).await.expect("a game");
    }
    for nth in 0..6 {
        let body = format!("{{\"set\":\"{evening}-{nth}\"}}{}", " ".repeat(1500));
        let mut document = store
            .add_document("tile-set".to_owned(), body.clone())
            .await
            .expect("a document");
        for n in 0..8 {
            let step = StepRow {
                told: format!("stroke {n}"),
                exchange: "x".repeat(200),
            };
            let added = store.add_step(document.id, document.revision, body.clone(), step, None);
            document = added.await.expect("a step");
        }
    }
    for nth in 0..10 {
        let answer = NewAnswer {
            step: format!("step {nth}"),
            content: "0".to_owned(),
            rules: "[]".to_owned(),
            given: "3".to_owned(),
            verdict: KeptVerdict::Right,
            class: None,
            help: 0,
            level: None,
        };
        let kept = LessonRecord {
            id: format!("lesson-{evening}-{nth}"),
            progress: "{}".repeat(100),
            stars: Some(2),
            answer: Some(answer),
        };
        store.keep_lesson(kept).await.expect("a lesson");
    }
    for nth in 0..5 {
        let question = NewQuestion {
            game: GameId(1),
            step: nth,
            turn: 1,
            name: Some(format!("Evening {evening}")),
            mark: format!("{evening}-{nth}"),
            body: format!("{{\"of\":{nth}}}{}", " ".repeat(3000)),
        };
        let added = store.add_question(question, Vec::new()).await;
        added.expect("a question");
    }
    for seed in 0..4 {
        let run = NewRun {
            mix: "base".to_owned(),
            name: "Base game".to_owned(),
            beginning: "{}".to_owned(),
            bots: "sharp,steady".to_owned(),
            games: 500,
            seed,
            rules: 1,
            versions: "1,1".to_owned(),
        };
        let run = store.add_run(run).await.expect("a run");
        let figures = "1,".repeat(400);
        store
            .keep_figures(run.id, 20, figures)
            .await
            .expect("figures");
    }
}

/// What the store shows. A list that cannot be shown is empty.
pub(crate) async fn life(store: &Store) -> Life {
    let mut life = Life::default();
    let mut refusals = 0;
    for game in shown(store.games().await, &mut refusals) {
        for (game, line) in shown(
            store.game(game.id).await.map(|game| vec![game]),
            &mut refusals,
        ) {
            let name = game.name.unwrap_or_default();
            life.games.push((name, game.setup, line.acts.len()));
        }
    }
    for document in shown(store.documents().await, &mut refusals) {
        let steps = store.document(document.id).await;
        let steps = shown(steps.map(|(_, steps)| steps), &mut refusals);
        life.documents.push((document.body, steps.len()));
    }
    life.games.sort();
    life.documents.sort();
    life.lessons = shown(store.lessons().await, &mut refusals).len();
    life.answers = shown(store.answers().await, &mut refusals).len();
    life.runs = shown(store.runs().await, &mut refusals).len();
    life.questions = shown(store.questions().await, &mut refusals).len();
    life.refusals = refusals;
    life
}

fn shown<T>(asked: Result<Vec<T>, StoreError>, refusals: &mut usize) -> Vec<T> {
    *refusals += usize::from(asked.is_err());
    asked.unwrap_or_default()
}
