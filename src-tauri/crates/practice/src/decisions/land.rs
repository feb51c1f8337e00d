//! Whose land it is, and whose it could be: what a way takes from others, and what others could take after it. Asks the
//! rules; knows no worth of a move.

use bots::Way;
use rules::action::Action;
use rules::event::{Event, EventSink};
use rules::ground::{Place, PlayerId};
use rules::menu::Menu;
use rules::report::{self, Report};
use rules::score::Payment;
use rules::sight::{Next, PlayerView};
use std::collections::BTreeSet;

/// Land that pays less is no reason for a move.
const LEAST: i32 = 5;

/// A feature with figures on it, and what it would pay now.
pub(crate) struct HeldFeature {
    pub(crate) place: Place,
    pub(crate) owners: Vec<PlayerId>,
    pub(crate) points: i32,
}

/// A way as the rules offer it on this board: of turns that look alike the first, and land by the side that stands for it.
/// Nothing where they do not offer it.
pub(crate) fn offered(sight: &PlayerView, way: Way) -> Option<Way> {
    let action = same(sight, way.action)?;
    let Some(then) = way.then else {
        return Some(Way { action, then: None });
    };
    let mut laid = sight.clone();
    laid.attempt(action, &mut EventSink::silent());
    Some(Way {
        action,
        then: Some(same(&laid, then)?),
    })
}

/// The action on the menu that does the same.
fn same(sight: &PlayerView, wished: Action) -> Option<Action> {
    let context = sight.context();
    let mut menu = sight.actions().into_iter();
    menu.find(|action| tutor::is_same(context, action, &wished))
}

/// Every feature that is worth a fight: it is open, and pays somebody.
pub(crate) fn worth_a_fight(sight: &PlayerView) -> Vec<HeldFeature> {
    let context = sight.context();
    let figures = context.state.figures.iter();
    let features: BTreeSet<_> = figures
        .map(|figure| context.state.board.feature(figure.on))
        .collect();
    let reports = features
        .into_iter()
        .filter_map(|feature| report::feature(context, feature));
    let held = reports
        .filter(|report| !report.complete)
        .filter_map(|report: Report| {
            let points = report.now.iter().map(Payment::points).max()?;
            (points >= LEAST).then(|| HeldFeature {
                place: context.place(report.feature),
                owners: report.owners,
                points,
            })
        });
    held.collect()
}

/// Who would be paid for the land at a place, or was just paid for it.
fn paid(sight: &PlayerView, place: Place, events: &EventSink) -> Vec<PlayerId> {
    let context = sight.context();
    let Some(segment) = context.segment_at(place) else {
        return Vec::new();
    };
    let feature = context.state.board.feature(segment);
    let mut paid = report::feature(context, feature)
        .map(|it| it.owners)
        .unwrap_or_default();
    for event in &events.events {
        if let Event::Score(entry) = event
            && let Some(cause) = entry.cause
            && let Some(segment) = context.segment_at(cause)
            && context.state.board.feature(segment) == feature
        {
            paid.push(entry.player);
        }
    }
    paid
}

/// The table after a way, and what happened on it.
fn after(sight: &PlayerView, way: &Way) -> (PlayerView, EventSink) {
    let mut after = sight.clone();
    let mut events = EventSink::told();
    for action in std::iter::once(way.action).chain(way.then) {
        after.attempt(action, &mut events);
    }
    (after, events)
}

/// True when this way has the land at a place pay a player.
pub(crate) fn wins(sight: &PlayerView, way: &Way, place: Place, player: PlayerId) -> bool {
    let (after, events) = after(sight, way);
    paid(&after, place, &events).contains(&player)
}

/// True when a way leaves whoever goes it nothing more to decide in this turn: only then is all of it judged.
pub(crate) fn ends(sight: &PlayerView, way: &Way) -> bool {
    let (after, _) = after(sight, way);
    !matches!(after.next(), Next::Asks(player, _) if Some(player) == sight.to_move())
}

/// How many of the tiles left would let whoever is next share the land at a place, or take it, after this way.
pub(crate) fn threats(sight: &PlayerView, way: &Way, place: Place) -> u16 {
    let (after, _) = after(sight, way);
    if after.next() != Next::Draw {
        return 0;
    }
    let context = after.context();
    let feature = context
        .segment_at(place)
        .map(|segment| context.state.board.feature(segment));
    if feature.is_none_or(|feature| context.state.board.is_complete(feature)) {
        return 0;
    }
    let could = after.could_come().filter(|(tile, _)| {
        let Some(drawn) = after.if_drawn(*tile) else {
            return false;
        };
        let Some(rival) = drawn.to_move() else {
            return false;
        };
        let mut menu = Menu::new();
        drawn.legal(&mut menu);
        let tiles = menu
            .actions()
            .iter()
            .filter(|action| matches!(action, Action::Tile { .. }));
        tiles.into_iter().any(|action| {
            let way = Way {
                action: *action,
                then: None,
            };
            wins(&drawn, &way, place, rival)
        })
    });
    could.map(|(_, copies)| copies).sum()
}
