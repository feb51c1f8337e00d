//! Whole games played through the session, as the window plays them. What a bot would choose is set by
//! each test.

mod adjusting;
mod advice;
mod begun;
mod bots;
mod counted;
mod decision_rules;
mod entered_again;
mod kept;
mod line;
mod listed;
mod measured;
mod memory;
mod mistakes;
mod moments;
mod overlapping;
mod prospects;
mod real_table;
mod shelf;
mod shown;

use super::{Announce, BotFunction, News, Pauses, Session, usual_minds};
use crate::error::{AppError, Result};
use crate::view::game::GameView;
use crate::view::seat::SeatPattern;
use crate::view::shelf::{GameWish, MixWish, NewSeat};
use content::library::Library;
use rules::action::Action;
use rules::chance::Chance;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use store::Store;
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};

/// A session, and what it announces.
struct Table {
    session: Session,
    news: UnboundedReceiver<News>,
}

fn table_with(store: Store, mind: BotFunction) -> Table {
    table_at_pace(store, mind, |_| Duration::ZERO)
}

fn table_at_pace(store: Store, mind: BotFunction, pauses: Pauses) -> Table {
    table_of(Library::built_in().clone(), store, mind, pauses)
}

fn table_of(library: Library, store: Store, mind: BotFunction, pauses: Pauses) -> Table {
    let library = Arc::new(library);
    let (tell, news) = unbounded_channel();
    let announce: Announce = Arc::new(move |news| tell.send(news).expect("a listener"));
    Table {
        session: Session::new(library, store, mind, pauses, announce),
        news,
    }
}

fn table() -> Table {
    table_with(Store::in_memory().expect("store"), usual_minds())
}

fn table_in(folder: &Path) -> Table {
    table_with(crate::store_in(folder), usual_minds())
}

fn seat(name: &str, number: usize, bot: Option<&str>) -> NewSeat {
    NewSeat {
        name: name.to_owned(),
        colour: number as u8,
        pattern: SeatPattern::ALL[number],
        bot: bot.map(str::to_owned),
    }
}

fn game_of(mix: &str, seats: Vec<NewSeat>) -> GameWish {
    GameWish {
        name: None,
        seats,
        mix: MixWish::Named(mix.to_owned()),
        options: BTreeMap::new(),
        seed: Some(7),
        locked: false,
        by_hand: false,
    }
}

/// Ada and Bo, both people.
fn hot_seat(mix: &str) -> GameWish {
    game_of(mix, vec![seat("Ada", 0, None), seat("Bo", 1, None)])
}

/// Everything that the view offers.
fn offered(view: &GameView) -> Vec<Action> {
    let spots = view.places.iter().flat_map(|spot| {
        let (x, y) = (spot.x, spot.y);
        let turns = spot.rotations.iter();
        turns.map(move |&rotation| Action::Tile { x, y, rotation })
    });
    let rest = view.choices.iter().map(|choice| choice.action);
    spots.chain(rest).collect()
}

/// Decides at random so many times, or until the game is over.
async fn play(
    session: &Session,
    mut view: GameView,
    decisions: usize,
    chance: &mut Chance,
) -> GameView {
    for _ in 0..decisions {
        if view.over {
            break;
        }
        let actions = offered(&view);
        let action = actions[chance.below(actions.len())];
        view = session
            .decide(view.revision, action)
            .await
            .expect("offered");
    }
    view
}

/// Everything a screen shows, as bytes, but for what changes with each opening.
fn bytes(view: &GameView) -> String {
    let mut view = view.clone();
    view.revision = 0;
    view.log.clear();
    serde_json::to_string(&view).expect("JSON")
}

fn is_stale(answer: &Result<GameView>) -> bool {
    matches!(answer, Err(AppError::Stale { .. }))
}
