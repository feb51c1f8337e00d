//! Games that were kept, and are played on after every number of every set and mix was changed: they are what they were.

use content::action::read_part;
use content::expansions::Goods;
use content::library::Library;
use content::mix::StartTile;
use content::number::Whole;
use content::opening::impossible;
use content::record::{PlayedDecision, Record};
use content::tile_set::SetTile;
use rules::action::Action;
use rules::chance::Chance;
use rules::game::Game;
use rules::ground::PlayerId;
use std::path::Path;
use store::Store;
use store::action::{Act, KeptLine};
use store::game::{GameId, NewGame, Page};
use tempfile::tempdir;

/// No count, no coat of arms, no good, no field and no choice is what it is in the program.
fn with_every_number_changed() -> Library {
    let mut library = Library::built_in().clone();
    for mut set in library.clone().sets().cloned() {
        set.tiles.iter_mut().for_each(change);
        library.put_set(set);
    }
    for mut mix in library.clone().mixes().cloned() {
        let more = |count: i64| Whole::new(count + 1).expect("one more");
        mix.sets
            .0
            .values_mut()
            .for_each(|times| *times = more(times.get()));
        mix.tiles
            .0
            .values_mut()
            .for_each(|count| *count = Whole::new(count.get::<i64>() + 1).expect("one more"));
        mix.options.0.insert("OP-08".to_owned(), "2".to_owned());
        mix.expansions.clear();
        let (x, y, rotation) = (Whole::ZERO, Whole::ZERO, Whole::ONE);
        let tile = "base/B".to_owned();
        mix.start = Some(vec![StartTile {
            tile,
            x,
            y,
            rotation,
            by: None,
        }]);
        library.put_mix(mix);
    }
    library
}

fn change(tile: &mut SetTile) {
    tile.count = Whole::new(tile.count.get::<i64>() + 1).expect("one more");
    tile.marks.clear();
    tile.village.clear();
    for segment in &mut tile.segments {
        segment.cities.clear();
        segment.pennants = Whole::new(segment.pennants.map_or(0, Whole::get::<i64>) + 1);
        segment.goods = segment.goods.is_none().then_some(Goods::Wine);
        segment.roadside.clear();
    }
}

/// A kept game at its head, with the library that it meets today.
async fn at_its_head(store: &Store, id: GameId, library: &Library) -> (Record, Game) {
    let (kept, line) = store.game(id).await.expect("a game");
    let designs = store.designs(id).await.expect("a game");
    let json = |text: &str| serde_json::from_str(text).expect("JSON");
    let record = Record::kept(kept.rules, json(&kept.setup), json(&designs)).expect("a beginning");
    let record = library.stand_alone(record).expect("tiles");
    let mut game = begun(library, &record);
    for played in played(&line).take(line.head) {
        game.apply(played.player, played.action.meant(game.table()))
            .expect("legal as it was");
    }
    (record, game)
}

fn begun(library: &Library, record: &Record) -> Game {
    let opened = library.open_record(record).expect("a table");
    let game = Game::new(opened.table, &opened.setup).map_err(impossible);
    game.expect("a game")
}

fn played(line: &KeptLine) -> impl Iterator<Item = PlayedDecision> {
    line.acts.iter().map(|(_, act)| {
        let body = serde_json::from_str(&act.body).expect("JSON");
        let action = read_part(body, "action").expect("an action");
        PlayedDecision::new(PlayerId(act.player), action)
    })
}

fn scores(game: &Game) -> Vec<i32> {
    game.state()
        .players
        .iter()
        .map(|player| player.score)
        .collect()
}

fn last_tile(game: &Game) -> (String, i16, i16, u8) {
    let tile = game.state().board.tiles().last().expect("a tile");
    let id = game.table().types[usize::from(tile.kind)].id.clone();
    (id, tile.cell.x, tile.cell.y, tile.rotation)
}

/// Keeps half of a game of a mix that is played at random; answers with its number, and with how it went on.
async fn half_a_game(folder: &Path, mix: &str) -> (GameId, Game, Vec<(PlayerId, Action)>) {
    let setup = serde_json::json!({ "players": 3, "mix": mix, "seed": 7 });
    let record = serde_json::json!({ "format": "bastide/game@1", "setup": setup });
    let record: Record = content::document::read(record.to_string().as_bytes()).expect("a record");
    let library = Library::built_in();
    let record = library.stand_alone(record).expect("tiles");
    let mut game = begun(library, &record);
    let mut chance = Chance::new(7);
    let mut all: Vec<(PlayerId, Action)> = Vec::new();
    while let Some(player) = game.to_move() {
        let actions = game.actions();
        let action = actions[chance.below(actions.len())];
        game.apply(player, action).expect("offered");
        all.push((player, action));
    }
    let on = all.split_off(all.len() / 2);
    let written = serde_json::to_value(&record).expect("JSON");
    let act = |(player, action): &(PlayerId, Action)| Act {
        player: player.0,
        body: serde_json::to_string(action).expect("JSON"),
    };
    let store = Store::open(folder).expect("store");
    let new = NewGame {
        name: None,
        rules: record.rules.number(),
        setup: written["setup"].to_string(),
        designs: written["designs"].to_string(),
        page: Page::default(),
        actions: all.iter().map(act).collect(),
        branch: None,
        locked: false,
    };
    let (kept, _) = store.add_game(new).await.expect("kept");
    (kept.id, game, on)
}

#[tokio::test]
async fn a_kept_game_goes_on_as_it_was_whatever_sets_and_mixes_hold_today() {
    let changed = with_every_number_changed();
    for mix in ["everything", "tower"] {
        let folder = tempdir().expect("folder");
        let (id, ended, on) = half_a_game(folder.path(), mix).await;
        let store = Store::open(folder.path()).expect("store");
        let (record, mut game) = at_its_head(&store, id, &changed).await;
        for (player, action) in on {
            game.apply(player, action).expect(mix);
        }
        assert_eq!(scores(&game), scores(&ended), "{mix}");
        assert_eq!(last_tile(&game), last_tile(&ended), "{mix}");
        assert!(game.is_over() && record.stands_alone(), "{mix}");
    }
}

#[test]
fn every_number_was_changed() {
    let (today, changed) = (Library::built_in(), with_every_number_changed());
    for tile in today.tiles() {
        let other = changed.tile(&tile.id).expect("still there");
        assert_ne!(tile.count, other.count);
        assert_ne!(tile.segments, other.segments);
    }
    for mix in today.mixes() {
        let other = changed
            .mix(mix.id.as_deref().expect("an id"))
            .expect("still there");
        let (before, after) = (
            today.bag(mix).expect("a bag"),
            changed.bag(other).expect("a bag"),
        );
        for (id, count) in &before.counts {
            assert!(
                after
                    .counts
                    .iter()
                    .all(|(other, more)| other != id || more > count),
                "{id}"
            );
        }
    }
}
