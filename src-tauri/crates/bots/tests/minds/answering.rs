//! What each bot answers in a few positions is written down under its version: whoever changes an answer must raise
//! the number. The positions come about by chance alone, with sets named one by one, so that neither another bot nor a new
//! expansion moves them.

use bastide_bots::{BotKind, Budget};
use content::action::ActionText;
use content::library::Library;
use content::record::Record;
use rules::chance::Chance;
use rules::game::Game;
use rules::menu::Menu;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

const PINNED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/minds/answers.txt");
const REFRESH: &str = "REFRESH_ANSWERS";
/// As many as in the lab.
const PLAYOUTS: u32 = 40;

/// Which mix, how many play, the seed, and one in how many decisions is asked of a quick bot; of another one in
/// eight of those.
const GAMES: [(&str, u32, u32, usize); 4] = [
    ("base", 2, 11, 5),
    ("base", 3, 12, 9),
    ("everything", 2, 13, 10),
    ("everything", 4, 14, 20),
];

/// The mix of a name; six sets with five expansions for everything.
fn mix_of(name: &str) -> Value {
    if name != "everything" {
        return json!(name);
    }
    let sets = [
        "base",
        "traders",
        "tower",
        "robbers",
        "tollkeepers",
        "crop-circles",
        "crop-circles-1",
    ];
    json!({
        "sets": sets.map(|set| (set, 1)).into_iter().collect::<BTreeMap<_, _>>(),
        "expansions": ["traders", "tower", "robbers", "tollkeepers", "crop-circles"],
        "options": { "OP-12": "before-acting" },
    })
}

type Answers = BTreeMap<&'static str, String>;

fn answers() -> Answers {
    let mut answers = Answers::new();
    let mut asked = 0;
    for (mix, players, seed, one_in) in GAMES {
        let setup = json!({"players": players, "mix": mix_of(mix), "seed": seed});
        let record = json!({"format": "bastide/game@1", "setup": setup});
        let record: Record = content::document::read_value(record).expect("a record");
        let opened = Library::built_in().open_record(&record).expect("a game");
        let mut game = Game::new(opened.table, &opened.setup).expect("a game");
        let mut chance = Chance::new(u64::from(seed));
        let mut menu = Menu::new();
        for step in 0.. {
            let Some(player) = game.to_move() else { break };
            game.legal(&mut menu);
            if chance.below(one_in) == 0 && menu.actions().len() > 1 {
                asked += 1;
                for bot in BotKind::ALL {
                    if bot.is_quick() || asked % 8 == 0 {
                        let answer = answer(bot, &game, &menu);
                        let told = answers.entry(bot.word()).or_default();
                        let _ = writeln!(told, "{mix} of {players}, step {step}: {answer}");
                    }
                }
            }
            let actions = menu.actions();
            let action = actions[chance.below(actions.len())];
            game.apply(player, action).expect("offered");
        }
    }
    answers
}

fn answer(bot: BotKind, game: &Game, menu: &Menu) -> String {
    let budget = Budget::ENDLESS.playouts(PLAYOUTS);
    let action = bot.choose_within(game, menu, &mut Chance::new(1), &budget);
    serde_json::to_string(&ActionText::of(action, game.table())).expect("JSON")
}

/// What is written down: the version of each bot, and its answers.
fn pinned(text: &str) -> BTreeMap<String, (u32, String)> {
    let mut pinned = BTreeMap::new();
    for part in text.split("\n\n") {
        let (head, answers) = part.split_once('\n').expect("a bot and its answers");
        let (bot, version) = head.split_once(' ').expect("a bot and its version");
        let version = version.parse().expect("a number");
        pinned.insert(
            bot.to_owned(),
            (version, format!("{}\n", answers.trim_end())),
        );
    }
    pinned
}

#[test]
fn a_bot_that_answers_otherwise_has_another_version() {
    let answers = answers();
    let written = std::fs::read_to_string(Path::new(PINNED)).unwrap_or_default();
    let before = if written.is_empty() {
        BTreeMap::new()
    } else {
        pinned(&written)
    };
    let mut parts = Vec::new();
    for bot in BotKind::ALL {
        let (word, version) = (bot.word(), bot.version());
        let now = &answers[word];
        if let Some((then, old)) = before.get(word) {
            let other = now.lines().zip(old.lines()).find(|(now, old)| now != old);
            assert!(
                now == old || version > *then,
                "{word} answers otherwise than in version {then}, such as {other:?}: \
                 raise its version, then run this test with {REFRESH}=1"
            );
        }
        parts.push(format!("{word} {version}\n{now}"));
    }
    let all = parts.join("\n");
    if std::env::var_os(REFRESH).is_some() {
        std::fs::write(PINNED, &all).expect("written");
    } else {
        assert_eq!(
            written, all,
            "run this test with {REFRESH}=1 to write the answers down"
        );
    }
    let count = |bot: BotKind| answers[bot.word()].lines().count();
    assert!(count(BotKind::Steady) > 40 && count(BotKind::Sharp) > 4);
}
