//! A table without a window, and games big enough to measure it with.

use app::session::{Session, usual_minds, usual_pauses};
use app::view::game::GameView;
use content::document;
use content::edition::Edition;
use content::library::Library;
use content::record::{PlayedDecision, Record};
use rules::action::Action;
use rules::chance::Chance;
use rules::game::Game;
use serde_json::json;
use std::error::Error;
use std::path::Path;
use std::sync::Arc;
use store::Store;
use store::game::GameId;

/// The record of a game of six with every expansion, played at random until so many tiles lie on the table.
pub(crate) fn long_game(tiles: usize) -> Result<String, Box<dyn Error>> {
    let sets = Library::built_in().mix("everything").map(|mix| &mix.sets);
    let sets = serde_json::to_value(sets)?;
    let often = |(id, _): (&String, _)| (id.clone(), json!(11));
    let sets: serde_json::Map<_, _> = sets.as_object().into_iter().flatten().map(often).collect();
    let expansions = Library::built_in()
        .mix("everything")
        .map(|mix| &mix.expansions);
    let setup = json!({"players": 6, "seed": 1, "mix": {"sets": sets, "expansions": expansions}});
    played_on(&setup, |game| game.state().board.tiles().len() < tiles)
}

/// The record of a game that begins with a thousand tiles to the east and a thousand to the south, and goes
/// on with the ten that are left.
pub(crate) fn long_lines() -> Result<String, Box<dyn Error>> {
    let tile = |x: i16, y: i16| json!({"tile": "base/B", "x": x, "y": y, "rotation": 0});
    let east = (0..1000).map(|x| tile(x, 0));
    let south = (1..991).map(|y| tile(0, y));
    let start: Vec<_> = east.chain(south).collect();
    let deck = ["base/B"; 10];
    let setup = json!({"players": 6, "mix": "base", "start": start, "deck": deck});
    played_on(&setup, |_| true)
}

fn played_on(
    setup: &serde_json::Value,
    goes_on: impl Fn(&Game) -> bool,
) -> Result<String, Box<dyn Error>> {
    let rules = Edition::TODAY.number();
    let record = json!({"format": "bastide/game@1", "rules": rules, "setup": setup});
    let mut record: Record =
        document::read_value(record).map_err(|faults| format!("{faults:?}"))?;
    let opened = Library::built_in().open_record(&record);
    let opened = opened.map_err(|faults| format!("{faults:?}"))?;
    let game = Game::new(opened.table, &opened.setup);
    let mut game = game.map_err(|faults| format!("{faults:?}"))?;
    let mut chance = Chance::new(1);
    while let Some(player) = game.to_move().filter(|_| goes_on(&game)) {
        let actions = game.actions();
        let action = actions[chance.below(actions.len())];
        game.apply(player, action)
            .map_err(|refused| refused.to_string())?;
        let action = content::action::ActionText::Plain(action);
        record.actions.push(PlayedDecision::new(player, action));
    }
    Ok(serde_json::to_string(&document::stamped(&record))?)
}

/// A session with one open game.
pub(crate) struct MeasuredSession {
    session: Session,
    view: GameView,
}

impl MeasuredSession {
    /// Takes a record over into a new folder and opens it.
    pub(crate) async fn open(folder: &Path, record: String) -> Result<Self, Box<dyn Error>> {
        let store = Store::open(folder)?;
        let (minds, nobody) = (usual_minds(), Arc::new(|_| {}));
        let library = Arc::new(Library::built_in().clone());
        let session = Session::new(library, store, minds, usual_pauses, nobody);
        let game = session.import_game(record).await.map_err(told)?;
        let view = session.open_game(GameId(game.id)).await.map_err(told)?;
        Ok(Self { session, view })
    }

    /// How many decisions were taken.
    pub(crate) fn steps(&self) -> usize {
        self.view.steps as usize
    }

    /// Takes one of the decisions that are offered, and writes what the window is told; answers how long
    /// that is.
    pub(crate) async fn decide(&mut self, chance: &mut Chance) -> Result<usize, Box<dyn Error>> {
        let spots = self.view.places.iter().flat_map(|spot| {
            let (x, y) = (spot.x, spot.y);
            let turns = spot.rotations.iter();
            turns.map(move |&rotation| Action::Tile { x, y, rotation })
        });
        let rest = self.view.choices.iter().map(|choice| choice.action);
        let offered: Vec<_> = spots.chain(rest).collect();
        let action = offered[chance.below(offered.len())];
        let decided = self.session.decide(self.view.revision, action).await;
        self.view = decided.map_err(told)?;
        Ok(serde_json::to_string(&self.view)?.len())
    }

    /// Takes the last decision back.
    pub(crate) async fn undo(&mut self) -> Result<(), Box<dyn Error>> {
        self.view = self.session.undo().await.map_err(told)?;
        Ok(())
    }

    /// Looks at a step, and back at the newest.
    pub(crate) async fn look_at(&mut self, step: usize) -> Result<(), Box<dyn Error>> {
        let (step, newest) = (Some(step as u32), None);
        self.session.look_at(step).await.map_err(told)?;
        self.view = self.session.look_at(newest).await.map_err(told)?;
        Ok(())
    }

    /// Goes on with a game of its own from a step.
    pub(crate) async fn play_on_from(&mut self, step: usize) -> Result<(), Box<dyn Error>> {
        let branch = self.session.play_on_from(step as u32).await;
        self.view = branch.map_err(told)?;
        Ok(())
    }
}

fn told(error: app::error::AppError) -> String {
    format!("{error:?}")
}
