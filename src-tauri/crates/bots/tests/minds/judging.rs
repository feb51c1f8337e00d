//! What the greedy bot weighs by difference is what it would weigh by counting everything anew.

use crate::table::positions;
use bastide_bots::{BotKind, Budget};
use rules::action::{Action, Phase};
use rules::base::{finish, worth};
use rules::chance::Chance;
use rules::event::EventSink;
use rules::figure::FigureKind;
use rules::game::Game;
use rules::ground::{Cell, Kind, PlayerId};
use rules::score::When;
use rules::state::Context;

/// Points on the track and points that every claimed feature would pay as it stands.
fn standing(context: Context<'_>) -> Vec<i32> {
    let mut points: Vec<_> = context.state.players.iter().map(|p| p.score).collect();
    for feature in finish::claimed(context, |kind| kind != Kind::Tower) {
        for payment in worth::scoring(context, feature, When::Final).payments {
            points[usize::from(payment.player)] += payment.points();
        }
    }
    points
}

fn value(game: &Game, player: PlayerId) -> i32 {
    if game.is_over() {
        // Nothing is in sight any more: only the track counts.
        let mut others: Vec<_> = game.state().players.iter().map(|p| p.score).collect();
        let own = others.remove(usize::from(player));
        return 100 * (own - others.into_iter().max().unwrap_or(0));
    }
    let mut others = standing(game.context());
    let own = others.remove(usize::from(player));
    let lead = own - others.into_iter().max().unwrap_or(0);
    100 * lead
        + 120
            * (i32::from(game.state().supply(player, FigureKind::Follower)) + abbots(game, player))
}

/// How many of somebody's abbots are at hand or still wait for more than one neighbour.
fn abbots(game: &Game, player: PlayerId) -> i32 {
    let board = &game.state().board;
    let waits = |cell: Cell| {
        let around = (-1..=1).flat_map(|y| (-1..=1).map(move |x| (x, y)));
        let free = around.filter(|(x, y)| {
            let there = Cell {
                x: cell.x + x,
                y: cell.y + y,
            };
            board.tile_at(there).is_none()
        });
        free.count() > 1
    };
    let figures = game.state().figures.iter();
    let out = figures.filter(|f| f.owner == player && f.kind == FigureKind::Abbot);
    let growing = out.filter(|f| waits(board.tile(board.tile_of(f.on)).cell));
    i32::from(game.state().supply(player, FigureKind::Abbot)) + growing.count() as i32
}

fn after(game: &Game, action: Action) -> Game {
    let mut copy = game.clone();
    copy.apply_offered(action, &mut EventSink::silent());
    copy
}

/// The plain way: every action is done on a copy, with the draw that follows, and everything is counted anew.
/// What is drawn changes no points and no supply, so that even a second part of a turn is worth the same
/// whatever tile it brings. That no tile left fits, which ends a turn or the game, everybody can count.
fn value_after(game: &Game, player: PlayerId, action: Action) -> i32 {
    let then = after(game, action);
    let asks_for_a_figure = then.phase() == Phase::Figure && then.to_move() == Some(player);
    if matches!(action, Action::Tile { .. }) && asks_for_a_figure {
        let figures = then.actions().into_iter();
        let values = figures.map(|figure| value(&after(&then, figure), player));
        values.max().expect("passing is always open")
    } else {
        value(&then, player)
    }
}

fn choose(values: &[(Action, i32)], chance: &mut Chance) -> Action {
    let most = values.iter().map(|(_, value)| *value).max();
    let mut ties = 0;
    let mut best: Option<(Action, i32)> = None;
    for (action, value) in values {
        match best {
            Some((_, most)) if *value < most => continue,
            Some((_, most)) if *value == most => ties += 1,
            _ => ties = 1,
        }
        if ties == 1 || chance.below(ties) == 0 {
            best = Some((*action, *value));
        }
    }
    let (action, value) = best.expect("a menu is never empty");
    assert_eq!(Some(value), most);
    action
}

#[test]
fn every_candidate_is_worth_what_counting_everything_anew_says() {
    let (mut decisions, mut values, mut last) = (0, 0, 0);
    positions(
        if cfg!(debug_assertions) { 24 } else { 3 },
        |position, chance| {
            let game = &position.game;
            let player = game.to_move().expect("somebody is asked");
            let plain: Vec<_> = game
                .actions()
                .into_iter()
                .map(|action| (action, value_after(game, player, action)))
                .collect();
            let seed = chance.bits();
            let thought = BotKind::Greedy
                .think(&game.sight(), &mut Chance::new(seed), &Budget::ENDLESS)
                .expect("somebody is asked");
            for (action, value) in &plain {
                let candidate = thought.candidates.iter().find(|c| c.action == *action);
                let found = candidate.and_then(|candidate| candidate.value);
                assert_eq!(
                    found,
                    Some(*value),
                    "{action:?} after {:?}",
                    position.played
                );
            }
            assert_eq!(thought.candidates.len(), plain.len());
            assert_eq!(thought.action, choose(&plain, &mut Chance::new(seed)));
            last += usize::from(game.state().left() == 0);
            decisions += 1;
            values += plain.len();
        },
    );
    println!("{values} values of {decisions} decisions");
    assert!(decisions > 100 && values > 2000 && last > 10);
}
