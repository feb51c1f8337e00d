//! No mind sees the order of the bag, and every answer has its reasons.

use crate::table::{Position, positions};
use bastide_bots::{BotAnswer, BotKind, Budget, StopSignal};
use rules::action::Phase;
use rules::chance::Chance;
use rules::event::EventSink;
use rules::game::Game;
use rules::menu::Menu;
use rules::sight::Next;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

/// The same moves with another order of what nobody has seen.
fn with_another_bag(position: &Position, chance: &mut Chance) -> Game {
    let mut setup = position.setup.clone();
    let seen = position.game.state().pile.drawn();
    let deck = setup.deck.as_mut().expect("an order of draws");
    chance.shuffle(&mut deck[seen..]);
    // That a river comes first is no secret.
    let rest = &mut deck[seen..];
    position.table.put_in_stages(rest, |kind| Some(*kind));
    let mut game = Game::new(position.table.clone(), &setup).expect("a game");
    for action in &position.played {
        game.apply_offered(*action, &mut EventSink::silent());
    }
    game
}

#[test]
fn shuffling_the_unseen_rest_of_the_bag_never_changes_an_answer() {
    let (mut compared, mut differing) = (0, 0);
    positions(
        if cfg!(debug_assertions) { 60 } else { 5 },
        |position, chance| {
            let other = with_another_bag(position, chance);
            differing += usize::from(other.state().pile != position.game.state().pile);
            let (sight, same) = (position.game.sight(), other.sight());
            assert_eq!(sight.context().state, same.context().state);
            let mut menu = Menu::new();
            position.game.legal(&mut menu);
            let seed = chance.bits();
            // Enough to play some games on, with bags that might be.
            let budget = Budget::ENDLESS.playouts(9);
            for bot in BotKind::ALL {
                let think = |sight| bot.think(sight, &mut Chance::new(seed), &budget);
                let thought = think(&sight).expect("somebody is asked");
                assert_eq!(think(&same).as_ref(), Some(&thought));
                let choose = |game| bot.choose_within(game, &menu, &mut Chance::new(seed), &budget);
                assert_eq!(choose(&position.game), thought.action);
                assert_eq!(choose(&other), thought.action);
            }
            compared += 1;
        },
    );
    println!("{differing} of {compared} bags differed");
    assert!(differing > 40);
}

#[test]
fn a_tile_that_is_named_as_the_next_one_shows_what_drawing_it_shows() {
    let (mut seen, mut aside) = (0, 0);
    positions(8, |position, chance| {
        let mut before = position.game.sight();
        let in_hand = before.could_come().next();
        // As long as somebody is asked, nothing is drawn.
        assert!(in_hand.is_none_or(|(tile, _)| before.if_drawn(tile).is_none()));
        let actions = before.actions();
        let action = actions[chance.below(actions.len())];
        if before.attempt(action, &mut EventSink::silent()) != Next::Draw {
            return;
        }
        let put_aside = position.game.state().aside.len();
        let mut game = position.game.clone();
        game.apply_offered(action, &mut EventSink::silent());
        if let Some(first) = game.state().aside.get(put_aside) {
            assert!(before.if_drawn(*first).is_none(), "it fits nowhere");
            aside += 1;
            return;
        }
        let came = game.state().drawn.expect("something fits");
        let named = before.if_drawn(came).expect("it came");
        assert_eq!(named.context().state, game.sight().context().state);
        assert_eq!(named.actions(), game.actions());
        seen += 1;
    });
    println!("{seen} seen, {aside} put aside");
    assert!(seen > 200);
}

#[test]
fn whatever_is_tried_ends_before_the_next_draw() {
    let (mut draws, mut others) = (0, 0);
    positions(12, |position, chance| {
        let mut sight = position.game.sight();
        let left: Vec<_> = sight.left().collect();
        let count: usize = left.iter().map(|(_, count)| usize::from(*count)).sum();
        assert_eq!(position.game.state().left(), count);
        while let Next::Asks(..) = sight.next() {
            let mut menu = Menu::new();
            sight.legal(&mut menu);
            let action = menu.actions()[chance.below(menu.actions().len())];
            sight.attempt(action, &mut EventSink::silent());
        }
        if sight.next() == Next::Draw {
            assert_eq!(sight.context().state.drawn, None);
            assert_eq!(sight.left().collect::<Vec<_>>(), left);
            assert_eq!(sight.to_move(), None);
            draws += 1;
        } else {
            others += 1;
        }
    });
    println!("{draws} tries ended before a draw, {others} with the game");
    assert!(draws > 100 && others > 10);
}

#[test]
fn a_game_reshuffled_has_the_same_tiles_in_an_order_of_the_seed_alone() {
    positions(60, |position, chance| {
        let other = with_another_bag(position, chance);
        let seed = chance.bits();
        let mut game = position.game.reshuffled(seed);
        assert_eq!(game.state(), other.reshuffled(seed).state());
        let sorted = |game: &Game| game.sight().context().state.pile.clone();
        assert_eq!(sorted(&game), sorted(&position.game));
        bastide_bots::play_out(&mut game, BotKind::Random, chance);
        assert!(game.is_over());
    });
}

#[test]
fn a_mind_that_nobody_waits_for_gives_the_best_that_it_knows() {
    let mut many = 0;
    positions(60, |position, chance| {
        let stopped = AtomicBool::new(true);
        let budget = Budget::until(&stopped);
        let sight = position.game.sight();
        for bot in [BotKind::Greedy, BotKind::Steady] {
            let thought = bot.think(&sight, chance, &budget);
            let thought = thought.expect("somebody is asked");
            assert_eq!(thought.candidates.len(), 1);
            assert_eq!(thought.candidates[0].action, thought.action);
        }
        // Who has played nothing on goes by what it looks like.
        let thought = BotKind::Sharp.think(&sight, chance, &budget);
        let thought = thought.expect("somebody is asked");
        let steady = BotKind::Steady.think(&sight, chance, &Budget::ENDLESS);
        let most = steady.expect("somebody is asked").candidates[0].value;
        assert_eq!(thought.candidates[0].value, most);
        assert!(thought.candidates.iter().all(|c| c.games == Some(0)));
        many += usize::from(position.game.actions().len() > 1);
    });
    assert!(many > 20);
}

#[test]
fn a_sharp_mind_plays_on_as_often_as_it_may_and_goes_on_until_it_is_stopped() {
    let mut said = 0;
    positions(1000, |position, chance| {
        let sight = position.game.sight();
        let seed = chance.bits();
        let think = |budget: Budget<'_>| {
            let thought = BotKind::Sharp.think(&sight, &mut Chance::new(seed), &budget);
            thought.expect("somebody is asked")
        };
        let games = |thought: &BotAnswer| {
            let each = thought.candidates.iter().filter_map(|c| c.games);
            each.sum::<u32>()
        };
        let choices = think(Budget::ENDLESS.playouts(0)).candidates.len() as u32;
        if choices == 1 {
            return;
        }
        let lays = matches!(position.game.phase(), Phase::Tile);
        for asked in [0, 1, 2, 9, 10, 47] {
            let thought = think(Budget::ENDLESS.playouts(asked));
            let count = games(&thought);
            // After the tile a quarter does.
            let most = if lays { asked } else { asked.div_ceil(4) };
            // What is left over would not do for one more bag in each round.
            assert!(
                count <= most && count + 3 * choices > most,
                "{count} of {most}"
            );
            let lasted = thought.candidates.iter().map(|c| c.games);
            assert!(
                lasted.is_sorted_by(|a, b| a >= b),
                "who lasts longest comes first"
            );
        }
        let stop = AfterAsking(AtomicU32::new(70));
        let long = games(&think(Budget::until(&stop)));
        // It goes on, and a bag counts for all or for nobody.
        assert!((70 - choices..=70).contains(&long), "{long}");
        said += 1;
    });
    assert!(said > 5);
}

#[test]
fn however_many_threads_share_the_games_the_answer_is_the_same() {
    let mut compared = 0;
    positions(500, |position, chance| {
        let (sight, seed) = (position.game.sight(), chance.bits());
        let budget = Budget::ENDLESS.playouts(30);
        let think =
            |budget: Budget<'_>| BotKind::Expert.think(&sight, &mut Chance::new(seed), &budget);
        let cores = NonZeroUsize::new(3).expect("three");
        assert_eq!(think(budget.cores(cores)), think(budget));
        compared += 1;
    });
    assert!(compared > 5);
}

/// Says stop when it was asked so often.
struct AfterAsking(AtomicU32);

impl StopSignal for AfterAsking {
    fn is_stopped(&self) -> bool {
        let left = self.0.load(Ordering::Relaxed);
        self.0.store(left.saturating_sub(1), Ordering::Relaxed);
        left == 0
    }
}
