//! On which rules of expansions a moment of a game rests: what is asked, and what has just happened. The one place that
//! says so.

use rules::action::{Action, Phase};
use rules::event::{Event, LeaveReason};
use rules::expansions::{
    ExpansionAction, ExpansionEvent, ExpansionLeft, ExpansionPhase, crop_circles, robbers,
    tollkeepers, tower, traders,
};
use rules::figure::FigureKind;
use rules::game::Game;
use rules::ground::Kind;

/// Every rule that `came_up` can name: what can be missed in a game.
pub const CAN_COME_UP: &[&str] = &[
    "AB-05", "AB-07", "AB-08", "AB-14", "BG-09", "BG-16", "BG-17", "BG-19", "BG-20", "BG-29",
    "BG-30", "CC-02", "CC-06", "CC-07", "CC-08", "CC-14", "IC-02", "IC-06", "IC-10", "RB-03",
    "RB-07", "RB-08", "RB-10", "TB-08", "TB-11", "TB-15", "TB-18", "TB-23", "TB-28", "TK-03",
    "TK-12", "TK-13", "TK-17", "TK-23", "TW-03", "TW-05", "TW-11", "TW-15", "TW-17",
];

/// Rules by what weighs more: what an expansion asks, what has happened, what else could be done. Some may come twice.
pub fn rules_at_work<'a>(
    game: &Game,
    happened: impl IntoIterator<Item = &'a Event>,
) -> Vec<&'static str> {
    let asked = game
        .actions()
        .into_iter()
        .flat_map(|action| offered(game, action));
    let asked: Vec<_> = asked.collect();
    let happened = happened.into_iter().flat_map(came_up);
    if matches!(game.phase(), Phase::Expansion(_) | Phase::Order) {
        asked.into_iter().chain(happened).collect()
    } else {
        happened.chain(asked).collect()
    }
}

/// The rules of something that may be done.
fn offered(game: &Game, action: Action) -> Vec<&'static str> {
    match action {
        Action::Figure {
            kind: Kind::Tower, ..
        } => vec!["TW-11"],
        Action::Figure { figure, .. } => figure_set(figure).into_iter().collect(),
        Action::Order { .. } => vec!["IX-26"],
        Action::Expansion(expansion) => {
            let takes = matches!(
                expansion,
                ExpansionAction::Tower(tower::Action::Floor { .. })
            ) && asks_whom_to_take(game, action);
            let first = takes.then_some("TW-04");
            first
                .into_iter()
                .chain([of_expansion(&expansion)])
                .collect()
        }
        Action::Draw { .. } | Action::Tile { .. } | Action::Pass | Action::End => Vec::new(),
    }
}

fn of_expansion(action: &ExpansionAction) -> &'static str {
    match action {
        ExpansionAction::Tower(action) => match action {
            tower::Action::Floor { .. } => "TW-03",
            tower::Action::Capture { .. } => "TW-04",
            tower::Action::Exchange { .. } => "TW-15",
            tower::Action::Ransom { .. } => "TW-17",
        },
        ExpansionAction::Robbers(robbers::Action::Robber { .. }) => "RB-03",
        ExpansionAction::Robbers(robbers::Action::Rob { .. }) => "RB-12",
        ExpansionAction::Tollkeepers(_) => "TK-03",
        ExpansionAction::CropCircles(action) => match action {
            crop_circles::Action::Crop { .. } => "CC-02",
            crop_circles::Action::CropAdd { .. } => "CC-05",
            crop_circles::Action::CropRemove { .. } => "CC-07",
        },
        ExpansionAction::Abbot(_) => "AB-08",
    }
}

/// Whether somebody could be taken once this is done: it is tried.
fn asks_whom_to_take(game: &Game, action: Action) -> bool {
    let mut tried = game.clone();
    let done = game
        .to_move()
        .is_some_and(|who| tried.apply(who, action).is_ok());
    done && matches!(
        tried.phase(),
        Phase::Expansion(ExpansionPhase::Tower(tower::Phase::Capture))
    )
}

fn figure_set(figure: FigureKind) -> Option<&'static str> {
    match figure {
        FigureKind::Follower => None,
        FigureKind::BigFollower => Some("IC-02"),
        FigureKind::Abbot => Some("AB-05"),
        FigureKind::Builder => Some("TB-23"),
        FigureKind::Pig => Some("TB-15"),
    }
}

/// The rules of something that happened.
pub fn came_up(event: &Event) -> Vec<&'static str> {
    match event {
        // What counts other than usual says by which rule.
        Event::Score(entry) => entry.lines.iter().map(|line| line.item.rule).collect(),
        Event::TilePutAside { rule, .. } => vec![rule],
        Event::FigureSet {
            kind: Kind::Tower, ..
        } => vec!["TW-11"],
        Event::FigureSet { figure, .. } => figure_set(*figure).into_iter().collect(),
        Event::FigureHome {
            why: LeaveReason::Expansion(why),
            ..
        } => vec![home(*why)],
        Event::Expansion(event) => vec![told_in_expansion(event)],
        _ => Vec::new(),
    }
}

fn home(why: ExpansionLeft) -> &'static str {
    match why {
        ExpansionLeft::Tower(tower::LeaveReason::TakenBack) => "TW-05",
        ExpansionLeft::Tower(tower::LeaveReason::Exchanged) => "TW-15",
        ExpansionLeft::Tower(tower::LeaveReason::Ransomed) => "TW-17",
        ExpansionLeft::CropCircles(crop_circles::LeaveReason::Removed) => "CC-07",
        ExpansionLeft::Abbot(_) => "AB-08",
    }
}

fn told_in_expansion(event: &ExpansionEvent) -> &'static str {
    match event {
        ExpansionEvent::Traders(
            traders::Event::SecondPart { rule, .. } | traders::Event::GoodsTaken { rule, .. },
        )
        | ExpansionEvent::Tollkeepers(tollkeepers::Event::TollhouseFlipped { rule, .. })
        | ExpansionEvent::CropCircles(crop_circles::Event::CropPassedOver { rule, .. }) => rule,
        ExpansionEvent::Tower(event) => match event {
            tower::Event::FloorAdded { .. } => "TW-03",
            tower::Event::Captured { .. } => "TW-05",
            tower::Event::RansomPaid { .. } => "TW-17",
        },
        ExpansionEvent::Robbers(event) => match event {
            robbers::Event::RobberPlaced { .. } => "RB-03",
            robbers::Event::RobberFollowed { .. } => "RB-10",
            robbers::Event::RobberHome { .. } => "RB-08",
        },
        ExpansionEvent::Tollkeepers(tollkeepers::Event::TollhousePlaced { .. }) => "TK-03",
        ExpansionEvent::CropCircles(crop_circles::Event::CropChosen { .. }) => "CC-02",
    }
}

#[cfg(test)]
mod tests {
    use super::{CAN_COME_UP, came_up};
    use content::beginning::{GameSetup, Players};
    use content::library::Library;
    use content::mix::MixChoice;
    use content::number::Whole;
    use rules::chance::Chance;
    use rules::event::EventSink;
    use rules::game::Game;
    use std::collections::BTreeSet;

    /// Two hundred games of everything by chance.
    fn named() -> BTreeSet<&'static str> {
        let library = Library::built_in();
        let opening = GameSetup::new(
            Players::Number(Whole::new(4).expect("small")),
            MixChoice::Named("everything".to_owned()),
        );
        let opened = library.open(&opening).expect("everything opens");
        let (mut setup, mut chance) = (opened.setup, Chance::new(1));
        let mut named = BTreeSet::new();
        for seed in 0..200 {
            setup.seed = seed;
            let mut game = Game::new(opened.table.clone(), &setup).expect("a game");
            let mut events = EventSink::told();
            while game.to_move().is_some() {
                let actions = game.actions();
                let action = actions[chance.below(actions.len())];
                game.apply_offered(action, &mut events);
                named.extend(events.events.drain(..).flat_map(|event| came_up(&event)));
            }
        }
        named
    }

    #[test]
    fn every_rule_that_comes_up_is_one_that_can_be_missed() {
        let listed: BTreeSet<_> = CAN_COME_UP.iter().copied().collect();
        assert_eq!(listed.len(), CAN_COME_UP.len(), "a rule is listed twice");
        let named = named();
        let unlisted: Vec<_> = named.difference(&listed).collect();
        assert!(unlisted.is_empty(), "{unlisted:?}");
        let absent = |rule: &&&str| Library::built_in().rule(rule).is_none();
        assert_eq!(CAN_COME_UP.iter().find(absent), None);
    }
}
