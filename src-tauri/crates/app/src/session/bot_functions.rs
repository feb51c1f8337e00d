//! Bots at the table: they think on threads of their own, and what they choose is played like any decision.

use super::change::{GameChange, play};
use super::{News, Session};
use crate::background;
use crate::error::{AppError, Result};
use crate::session::open_game::OpenGame;
use crate::view::game::GameView;
use bots::{BotKind, Budget};
use rules::action::Action;
use rules::chance::Chance;
use rules::sight::PlayerView;
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::AllowedValues;
use store::settings::BotPace;
use tokio::task::JoinHandle;

/// How a bot chooses: its id, what it sees of the game, a number that makes the choice repeatable, and how
/// much it may think.
pub type BotFunction =
    Arc<dyn Fn(&str, &PlayerView, u64, &Budget<'_>) -> Result<Action> + Send + Sync>;

/// How long a bot takes at least for a decision at a pace.
pub type Pauses = fn(BotPace) -> Duration;

/// Long enough to see what happened; a turn has two decisions or three. What flies across the table flies for
/// most of a second (`--time-flight` in the window).
pub const fn usual_pauses(pace: BotPace) -> Duration {
    Duration::from_millis(match pace {
        BotPace::Calm => 1_300,
        BotPace::Brisk => 650,
        BotPace::AtOnce => 0,
    })
}

/// The bots that the program has.
pub fn usual() -> BotFunction {
    Arc::new(|bot, sight, number, budget| {
        let bot = BotKind::from_word(bot).ok_or_else(|| AppError::Invalid {
            field: "bot".to_owned(),
            found: bot.to_owned(),
            allowed: AllowedValues::one_of(BotKind::ALL.map(BotKind::word)),
        })?;
        // A number of games, not a time: the same game brings the same answers on every machine.
        let games = budget.playouts(bot.usual_playouts(sight));
        let budget = games.cores(background::all_cores());
        let think = || bot.think(sight, &mut Chance::new(number), &budget);
        let thought = if bot.is_quick() {
            think()
        } else {
            background::stepped_back(think)?
        };
        let thought = thought.ok_or_else(|| AppError::bug("a bot was asked after the end"))?;
        Ok(thought.action)
    })
}

/// The same game at the same step asks with the same number, however often it is opened.
pub(super) fn seed_at(open: &OpenGame, step: usize) -> u64 {
    u64::from(open.facts().seed.unwrap_or_default()) << 32 | step as u64
}

impl Session {
    /// Lets the bot think that was sent to.
    pub(super) fn let_bot_think(&self, open: &OpenGame) {
        if let (Some((number, bot)), Some(patience)) = (open.bot_task(), open.patience()) {
            let (bot, game) = (bot.to_owned(), Arc::clone(open.history().now()));
            let seed = seed_at(open, open.head());
            let session = self.clone();
            let mind = Arc::clone(&self.mind);
            let thinking = tokio::task::spawn_blocking(move || {
                mind(&bot, &game.sight(), seed, &Budget::until(&patience))
            });
            tokio::spawn(async move { session.hear(number, thinking).await });
        }
    }

    /// What cannot be read holds nobody up.
    async fn pause(&self) -> Duration {
        let settings = self.store.read_settings().await;
        settings.map_or(Duration::ZERO, |settings| (self.pauses)(settings.bot_pace))
    }

    /// Plays what a bot chose, when it has chosen and its pace allows.
    async fn hear(self, number: u32, thinking: JoinHandle<Result<Action>>) {
        let started = Instant::now();
        let choice = thinking.await;
        let pause = self.pause().await.saturating_sub(started.elapsed());
        if !pause.is_zero() {
            tokio::time::sleep(pause).await;
        }
        let turn = self.open.turn().await;
        // Whoever undid, closed or paused meanwhile does not want to hear of it any more.
        let Some(open) = self.open.now().filter(|open| open.is_on_task(number)) else {
            return;
        };
        let player = open.thinking().unwrap_or_default();
        let played = match choice {
            Ok(Ok(action)) => {
                let doing = || format!("bot plays {action:?}");
                let play = move |open: &mut OpenGame| {
                    open.end_task();
                    let GameChange { since, keep } = play(open, action)?;
                    // The answer to the decision before may still be on its way to the window.
                    let since = since.saturating_sub(1);
                    Ok(GameChange { since, keep })
                };
                self.change_in(&turn, doing, play).await
            }
            Ok(Err(error)) => Err(error),
            Err(crashed) => Err(AppError::bug(crashed)),
        };
        let shown = match played {
            Ok(view) => Ok(view),
            Err(error) => {
                error.log_trouble("a bot plays");
                let mut paused = OpenGame::clone(&open);
                paused.pause_bots(true);
                turn.put(paused);
                (self.announce)(News::BotStopped { player, error });
                self.shown(|open| open.head() + 1).await
            }
        };
        // A game that cannot be shown was written to the log; the next command says so to the person.
        if let Ok(view) = shown {
            (self.announce)(News::Changed(Box::new(view)));
        }
    }

    /// Makes the bots wait, the one that is thinking too, or lets them go on.
    pub async fn pause_bots(&self, paused: bool) -> Result<GameView> {
        let doing = || format!("bots paused: {paused}");
        self.change(doing, move |open| {
            open.pause_bots(paused);
            Ok(GameChange {
                since: open.head() + 1,
                keep: None,
            })
        })
        .await
    }
}
