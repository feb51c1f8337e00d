//! Games: actions that nobody is offered, records and set-ups that somebody changed.

use crate::damage::{Blow, Scratch, blows, damaged, scratched, scratches};
use crate::runner::Held;
use crate::tables::{Table, begun, play_on, tables};
use crate::{refused, sound};
use content::check::{File, check_all};
use content::library::Library;
use content::told::told;
use content::{action, document};
use proptest::prelude::*;
use rules::action::Action;
use rules::game::Game;
use rules::ground::PlayerId;
use serde_json::{Value, json};

/// One try at a table: something near to what is offered, by anybody.
#[derive(Clone, Debug)]
pub(crate) struct Try {
    offered: usize,
    blows: Vec<Blow>,
    who: Option<u8>,
}

/// A moment of a game, and what is tried from there.
pub(crate) fn actions() -> impl Strategy<Value = (Table, Vec<Try>)> {
    let who = prop::option::weighted(0.1, 0..8_u8);
    let tried = (any::<usize>(), blows(), who);
    let tried = tried.prop_map(|(offered, blows, who)| Try {
        offered,
        blows,
        who,
    });
    (tables(), prop::collection::vec(tried, 1..60))
}

/// What is offered is allowed, nothing else is, and what is refused changes nothing.
pub(crate) fn rules_hold((table, tries): (Table, Vec<Try>)) -> Held {
    let (mut game, _) = table.game();
    let mut last = None;
    for tried in tries {
        let offered = game.actions();
        let good = match (offered.is_empty(), &last) {
            (false, _) => offered[tried.offered % offered.len()],
            (true, Some(last)) => *last,
            (true, None) => return Ok(()),
        };
        last = Some(good);
        let spoken = json!(action::ActionText::of(good, game.table()));
        let action = match action::read_part(damaged(spoken, &tried.blows), "action") {
            Ok(action) => action.meant(game.table()),
            Err(problems) => {
                refused(&problems)?;
                continue;
            }
        };
        let asked = game.to_move();
        let who = tried.who.map(PlayerId).or(asked).unwrap_or(PlayerId(0));
        let before = game.state().clone();
        let is_offered = asked == Some(who) && offered.contains(&usual(&game, action));
        match game.apply(who, action) {
            Ok(_) => prop_assert!(
                is_offered,
                "{action:?} by {who:?} was allowed, and not offered"
            ),
            Err(no) => {
                prop_assert!(!is_offered, "{action:?} was offered, and refused: {no}");
                prop_assert!(!no.reasons.is_empty());
                prop_assert!(*game.state() == before, "{action:?} left something behind");
            }
        }
    }
    Ok(())
}

/// The same action in the words of the menu: a segment may be named by any of the places it reaches.
fn usual(game: &Game, action: Action) -> Action {
    let place = action.place();
    let Some(on) = place.and_then(|place| game.context().segment_at(place)) else {
        return action;
    };
    let mut spoken = json!(action::ActionText::of(action, game.table()));
    spoken["at"] = json!(game.context().place(on).at);
    let read = action::read_part(spoken, "").map(|spoken| spoken.meant(game.table()));
    read.unwrap_or_else(|faults| panic!("{faults:#?}"))
}

/// A record of a game, and what is changed in it: values, then bytes.
pub(crate) fn records() -> impl Strategy<Value = (Table, bool, Vec<Blow>, Vec<Scratch>)> {
    let few = prop::option::weighted(0.3, scratches());
    let few = few.prop_map(Option::unwrap_or_default);
    (tables(), any::<bool>(), blows(), few)
}

/// A record is read or refused with reasons; what is read is written and read as the same, and still so when it is made
/// to need nothing but itself.
pub(crate) fn record_holds(
    (table, alone, blows, scratches): (Table, bool, Vec<Blow>, Vec<Scratch>),
) -> Held {
    let (_, actions) = table.game();
    let library = Library::built_in();
    let mut record =
        json!({ "format": "bastide/game@1", "setup": table.setup(), "actions": actions });
    if alone && let Ok(File::Game(read)) = File::read(record.to_string().as_bytes(), library) {
        let alone = library.stand_alone(*read);
        record = json!(document::stamped(
            &alone.unwrap_or_else(|no| panic!("{no:#?}"))
        ));
    }
    let bytes = damaged(record, &blows).to_string().into_bytes();
    let bytes = scratched(bytes, &scratches);
    match File::read(&bytes, library) {
        Ok(File::Game(record)) => {
            let again = document::read(document::write(&*record).as_bytes());
            prop_assert_eq!(again.as_ref(), Ok(&*record));
            let faults = check_all(&[("game".to_owned(), bytes)]);
            sound(&faults)?;
            if let Ok(alone) = library.stand_alone(*record) {
                let again = document::read(document::write(&alone).as_bytes());
                prop_assert_eq!(again, Ok(alone));
            }
        }
        Ok(_) => {}
        Err(problems) => refused(&problems)?,
    }
    Ok(())
}

/// A position of a game as a set-up, and what is changed in it.
pub(crate) fn setups() -> impl Strategy<Value = (Table, Vec<Blow>)> {
    (tables(), blows())
}

/// A position is set up or refused with reasons; what is set up can be played to its end, and told again.
pub(crate) fn setup_holds((table, blows): (Table, Vec<Blow>)) -> Held {
    let (mut game, _) = table.game();
    let mut at = 0;
    while game.tell().is_none() && !game.is_over() && at < 20 {
        play_on(&mut game, at, 1);
        at += 1;
    }
    let setup = match game.tell() {
        Some(setup) => json!(told(game.table(), &setup, &[])),
        None => table.setup(),
    };
    match begun(damaged(setup, &blows)) {
        Ok(mut game) => {
            if let Some(setup) = game.tell() {
                let opening = json!(told(game.table(), &setup, &[]));
                let mut again = match begun(opening.clone()) {
                    Ok(again) => again,
                    Err(faults) => {
                        let fault = faults[0].to_string();
                        return Err(TestCaseError::fail(format!("{fault} in {opening}")));
                    }
                };
                prop_assert_eq!(spoken(&again), spoken(&game));
                let seed = blows.len() as u32;
                let (first, second) = (play_on(&mut game, seed, 60), play_on(&mut again, seed, 60));
                prop_assert_eq!(first, second);
            }
            play_on(&mut game, 7, 400);
        }
        Err(problems) => refused(&problems)?,
    }
    Ok(())
}

/// What is offered, in the words of files.
fn spoken(game: &Game) -> Vec<Value> {
    let actions = game.actions().into_iter();
    let spoken = actions.map(|action| json!(action::ActionText::of(action, game.table())));
    spoken.collect()
}
