//! `marks`: what a review marks in games of a bot against itself, and whether a search ten times longer agrees.

use crate::{Result, bot, in_order, plan};
use bots::{AssessRequest, BotKind, Budget, assess};
use clap::Args;
use content::action::ActionText;
use content::record::PlayedDecision;
use lab::LabPlan;
use lab::review::{Depth, Review, ReviewDecision, Subject, is_clear};
use rules::chance::Chance;
use rules::event::EventSink;
use rules::game::Game;
use rules::menu::Menu;
use std::collections::BTreeSet;
use std::sync::atomic::AtomicBool;

/// Count what a review marks in games of a bot against itself
#[derive(Args)]
pub(crate) struct Marks {
    mix: String,
    #[arg(value_parser = bot)]
    bot: BotKind,
    games: u32,
    /// One in so many decisions is made without looking: how many of those that cost much are marked
    #[arg(default_value_t = 0)]
    one_in: usize,
    #[arg(default_value_t = 1)]
    seed: u64,
}

impl Marks {
    pub(crate) fn run(&self) -> Result<()> {
        let plan = plan(&self.mix, vec![self.bot; 2], self.games, self.seed)?;
        let games = in_order(self.games as usize, |n| {
            let counts = counts(&plan, self.bot, n as u32, self.one_in);
            eprintln!("game {n}: {counts:?}");
            counts
        });
        let mut all = MarkCounts::default();
        for game in games {
            all.add(game);
        }
        print(all, self.one_in);
        Ok(())
    }
}

/// So many times more games are played where somebody looks again.
const LONGER: u32 = 10;
/// Only decisions are looked at.
const DEPTH: Depth = Depth {
    outcomes: 2,
    bags: 0,
    ..Depth::USUAL
};

#[derive(Clone, Copy, Debug, Default)]
struct MarkCounts {
    unforced: u32,
    marked: u32,
    confirmed: u32,
    lost: i64,
    /// Made without looking, at a price of more than three times the noise and more than a point; and marked.
    costly: u32,
    found: u32,
}

impl MarkCounts {
    fn add(&mut self, other: Self) {
        self.unforced += other.unforced;
        self.marked += other.marked;
        self.confirmed += other.confirmed;
        self.lost += other.lost;
        self.costly += other.costly;
        self.found += other.found;
    }
}

/// A game of a bot against itself, and which decisions were made without looking.
fn played(
    begun: &Game,
    bot: BotKind,
    one_in: usize,
    seed: u64,
) -> (Vec<PlayedDecision>, BTreeSet<usize>) {
    let (mut game, mut chance) = (begun.clone(), Chance::new(seed));
    let (mut menu, mut actions, mut blind) = (Menu::new(), Vec::new(), BTreeSet::new());
    while let Some(player) = game.to_move() {
        game.legal(&mut menu);
        let now = if one_in > 0 && chance.below(one_in) == 0 {
            blind.insert(actions.len());
            BotKind::Random
        } else {
            bot
        };
        let action = now.choose_within(&game, &menu, &mut chance, &Budget::ENDLESS);
        actions.push(PlayedDecision::new(
            player,
            ActionText::of(action, game.table()),
        ));
        game.apply_offered(action, &mut EventSink::silent());
    }
    (actions, blind)
}

/// What a decision costs to somebody who looks ten times as long, and how sure that is.
fn longer(begun: &Game, actions: &[PlayedDecision], one: &ReviewDecision) -> (i32, i32) {
    let mut game = begun.clone();
    for played in &actions[..one.step] {
        let action = played.action.meant(game.table());
        game.apply(played.player, action).expect("a record");
    }
    let question = AssessRequest {
        about: &[one.taken, one.best],
        best: 1,
        games: LONGER * DEPTH.games,
        seed: 99,
    };
    let told = assess(&game.sight(), &question, &Budget::ENDLESS).expect("somebody is asked");
    let taken = told.iter().find(|other| other.action == one.taken);
    let taken = taken.expect("asked about");
    (taken.behind, taken.noise)
}

fn counts(plan: &LabPlan, bot: BotKind, number: u32, one_in: usize) -> MarkCounts {
    let begun = plan.draw_for_duel(number).game;
    let (actions, blind) = played(&begun, bot, one_in, number.into());
    let subject = Subject::new(begun.clone(), &actions).expect("a game");
    let review = Review::new(subject, DEPTH, 7);
    review.work(&AtomicBool::new(false));
    let mut counts = MarkCounts::default();
    for one in review.parts().values().flat_map(|part| &part.decisions) {
        if one.forced {
            continue;
        }
        counts.unforced += 1;
        counts.lost += i64::from(one.lost);
        let is_marked = one.is_clear();
        counts.marked += u32::from(is_marked);
        if one_in == 0 && is_marked {
            let (lost, noise) = longer(&begun, &actions, one);
            counts.confirmed += u32::from(is_clear(lost, noise));
        } else if blind.contains(&one.step) {
            let (lost, _) = longer(&begun, &actions, one);
            let is_costly = lost > 3 * one.noise && lost > 100;
            counts.costly += u32::from(is_costly);
            counts.found += u32::from(is_costly && is_marked);
        }
    }
    counts
}

fn print(all: MarkCounts, one_in: usize) {
    let share = |part: u32, whole: u32| 100.0 * f64::from(part) / f64::from(whole.max(1));
    let (marked, unforced) = (all.marked, all.unforced);
    let lost = all.lost as f64 / 100.0 / f64::from(unforced.max(1));
    println!(
        "{unforced} decisions with a choice, {lost:.2} points lost in each; {marked} marked, {:.1} %",
        share(marked, unforced)
    );
    if one_in == 0 {
        println!(
            "{} of {marked} marks are confirmed with {LONGER} times the games, {:.0} %",
            all.confirmed,
            share(all.confirmed, marked)
        );
    } else {
        println!(
            "{} of {} costly decisions made without looking are marked, {:.0} %",
            all.found,
            all.costly,
            share(all.found, all.costly)
        );
    }
}
