//! Bots at the table: they think on threads of their own, and what they choose is played like any
//! decision. It must not know how a bot chooses.

use super::{Answer, News, Session};
use crate::error::AppError;
use crate::session::open_game::OpenGame;
use crate::view::game::{self, GameView};
use bots::BotKind;
use rules::action::Action;
use rules::chance::Chance;
use rules::game::Game;
use rules::menu::Menu;
use std::sync::Arc;

/// How a bot chooses: its id, the game, and a number that makes the choice repeatable.
pub(crate) type Mind = Arc<dyn Fn(&str, &Game, u64) -> Answer<Action> + Send + Sync>;

/// The bots that the program has.
pub(crate) fn usual() -> Mind {
    Arc::new(|bot, game, number| {
        let bot = BotKind::from_word(bot).ok_or_else(|| {
            let known = BotKind::ALL.map(|bot| bot.word().to_owned());
            AppError::Invalid {
                field: "bot".to_owned(),
                found: bot.to_owned(),
                allowed: known.to_vec(),
            }
        })?;
        let mut menu = Menu::new();
        game.legal(&mut menu);
        Ok(bot.choose(game, &menu, &mut Chance::new(number)))
    })
}

impl Session {
    /// Sends the bot to think whose decision it is, if it is one's.
    pub(super) fn wake_bot(&self, open: &mut OpenGame) {
        let number = self.numbers.next();
        if let Some(bot) = open.send_bot(number) {
            let game = open.now().game.clone();
            // The same game at the same step asks with the same number, however often it is opened.
            let seed = u64::from(open.facts().seed.unwrap_or_default()) << 32 | open.head() as u64;
            let session = self.clone();
            tokio::spawn(async move { session.think(number, bot, game, seed).await });
        }
    }

    async fn think(self, number: u32, bot: String, game: Game, seed: u64) {
        let mind = Arc::clone(&self.mind);
        let choice = tokio::task::spawn_blocking(move || mind(&bot, &game, seed)).await;
        let mut open = self.open.lock().await;
        // Whoever undid, closed or paused meanwhile does not want to hear of it any more.
        let Some(open) = open.as_mut().filter(|open| open.is_on_errand(number)) else {
            return;
        };
        let player = open.thinking().unwrap_or_default();
        let since = open.head() + 1;
        open.end_errand();
        let played = match choice {
            Ok(Ok(action)) => self.play(open, action).await,
            Ok(Err(error)) => Err(error),
            Err(crashed) => Err(AppError::bug(crashed)),
        };
        match played {
            Ok(()) => self.wake_bot(open),
            Err(error) => {
                open.pause_bots(true);
                (self.announce)(News::BotStopped { player, error });
            }
        }
        (self.announce)(News::Changed(Box::new(game::game(open, since))));
    }

    /// Makes the bots wait, the one that is thinking too, or lets them go on.
    pub(crate) async fn pause_bots(&self, paused: bool) -> Answer<GameView> {
        self.change(async |session, open| {
            open.pause_bots(paused);
            session.wake_bot(open);
            Ok(open.head() + 1)
        })
        .await
    }
}
