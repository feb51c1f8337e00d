//! What following an advice brings: games of the advised Gentle against plain Gentles, or against another bot, each bag
//! once from each seat.

use super::Advice;
use super::player::AdvisedGentle;
use crate::{Result, in_order, plan};
use bots::{BotKind, Budget};
use lab::{Duel, LabPlan, PlannedGame};
use rules::event::EventSink;
use rules::menu::Menu;

/// 95 of a hundred figures lie within so many standard errors of what they estimate.
pub(crate) const DEVIATIONS: f64 = 1.96;

/// What is measured.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Measurement<'a> {
    pub(crate) advice: &'static Advice,
    pub(crate) mix: &'a str,
    pub(crate) players: u8,
    /// Who sits on all other seats.
    pub(crate) against: BotKind,
    pub(crate) games: u32,
    pub(crate) seed: u64,
    /// How much the advice weighs, in hundredths of what it says.
    pub(crate) strength: i32,
}

/// What was found.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Figures {
    /// Who won.
    pub(crate) duel: Duel,
    /// How many points a game the advice brings, and the standard error: by so many the advised player ended further ahead
    /// of the average of the others than without it. The games with one bag are one observation.
    pub(crate) points: f64,
    pub(crate) error: f64,
    /// In what share of the decisions the advice changed the move.
    pub(crate) changed: f64,
}

/// One game.
struct AdvisedGame {
    own: i32,
    others: Vec<i32>,
    decisions: u32,
    changed: u32,
}

impl AdvisedGame {
    /// How far ahead of the average of the others.
    fn ahead(&self) -> f64 {
        f64::from(self.own) - f64::from(self.others.iter().sum::<i32>()) / self.others.len() as f64
    }
}

impl Measurement<'_> {
    /// Plays them all; the same on any number of threads.
    pub(crate) fn run(&self) -> Result<Figures> {
        let players = u32::from(self.players);
        let games = self.games.next_multiple_of(players);
        let mut bots = vec![self.against; usize::from(self.players)];
        bots[0] = BotKind::Gentle;
        let plan = plan(self.mix, bots, games, self.seed)?;
        let played = |strength| in_order(games as usize, |n| self.play(&plan, n as u32, strength));
        let advised = played(self.strength);
        // Among its like Gentle is ahead of nobody on average; among others, what it would do itself is played as well.
        let plain = (self.against != BotKind::Gentle).then(|| played(0));
        Ok(figures(
            &advised,
            plain.as_deref(),
            usize::from(self.players),
        ))
    }

    fn play(&self, plan: &LabPlan, number: u32, strength: i32) -> AdvisedGame {
        let PlannedGame {
            mut game,
            seats,
            mut chance,
        } = plan.draw_for_duel(number);
        let mut advised = AdvisedGentle::new(self.advice, strength);
        let (mut menu, mut events) = (Menu::new(), EventSink::silent());
        while let Some(player) = game.to_move() {
            let action = if seats[usize::from(player)] == 0 {
                advised.choose(&game.sight(), &mut chance)
            } else {
                game.legal(&mut menu);
                self.against
                    .choose_within(&game, &menu, &mut chance, &Budget::ENDLESS)
            };
            game.apply_offered(action, &mut events);
        }
        let scores = seats.iter().zip(&game.state().players);
        let of = |own: bool| {
            let scores = scores.clone().filter(move |(bot, _)| (**bot == 0) == own);
            scores.map(|(_, player)| player.score).collect::<Vec<_>>()
        };
        AdvisedGame {
            own: of(true)[0],
            others: of(false),
            decisions: advised.decisions,
            changed: advised.changed,
        }
    }
}

fn figures(played: &[AdvisedGame], plain: Option<&[AdvisedGame]>, players: usize) -> Figures {
    let mut duel = Duel::default();
    for game in played {
        duel.count(game.own, &game.others);
    }
    let mean = |values: &[f64]| values.iter().sum::<f64>() / values.len() as f64;
    let of_bags = |games: &[AdvisedGame]| -> Vec<f64> {
        let of_bag =
            |games: &[AdvisedGame]| mean(&games.iter().map(AdvisedGame::ahead).collect::<Vec<_>>());
        games.chunks(players).map(of_bag).collect()
    };
    let mut bags = of_bags(played);
    for (bag, plain) in bags.iter_mut().zip(plain.into_iter().flat_map(of_bags)) {
        *bag -= plain;
    }
    let points = mean(&bags);
    let squares: f64 = bags.iter().map(|bag| (bag - points).powi(2)).sum();
    let count = bags.len() as f64;
    let sum = |of: fn(&AdvisedGame) -> u32| played.iter().map(of).sum::<u32>();
    Figures {
        duel,
        points,
        error: (squares / (count - 1.0).max(1.0) / count).sqrt(),
        changed: f64::from(sum(|game| game.changed)) / f64::from(sum(|game| game.decisions).max(1)),
    }
}
