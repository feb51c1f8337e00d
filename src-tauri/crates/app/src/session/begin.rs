//! Games that are begun: as somebody wishes, again, or only to try something. Each is kept before it is shown.

use super::open_game::replay_all;
use super::{Session, adjusting, beginning, kept};
use crate::catch_panics::run_blocking;
use crate::error::Result;
use crate::view::game::GameView;
use crate::view::shelf::{GameWish, TableToBe};
use content::record::Record;
use store::game::{GameId, NewGame};

/// As what a game is begun.
#[derive(Clone, Copy, PartialEq, Eq)]
enum GameOrigin {
    Open,
    /// Nothing helps and nothing is taken back until it is over.
    Locked,
    /// It only tries something: no list of games shows it.
    Trial,
}

impl GameOrigin {
    const fn listed(locked: bool) -> Self {
        if locked { Self::Locked } else { Self::Open }
    }
}

impl Session {
    /// Begins a game, keeps it and opens it.
    pub async fn new_game(&self, new: GameWish) -> Result<GameView> {
        let record = beginning::record(&self.library(), &new)?;
        self.begin_as(record, GameOrigin::listed(new.locked)).await
    }

    /// What a game to begin comes to; nothing is begun.
    pub async fn table_to_be(&self, new: GameWish) -> Result<TableToBe> {
        let library = self.library();
        let doing = format!("setting a table of {:?}", new.mix);
        run_blocking(
            move || doing,
            move || beginning::table_to_be(&library, &new),
        )
        .await
    }

    /// Begins a game with the seats, tiles and rules of another one, keeps it and opens it.
    pub async fn play_again(&self, id: GameId) -> Result<GameView> {
        let (kept, _, record) = self.kept(id).await?;
        self.begin_as(beginning::again(record), GameOrigin::listed(kept.locked))
            .await
    }

    /// Begins a game that the list of games does not show, such as one to try a tile with, or opens one that
    /// was played elsewhere.
    pub async fn try_out(&self, record: Record) -> Result<GameView> {
        self.begin_as(record, GameOrigin::Trial).await
    }

    pub(crate) async fn begin(&self, record: Record) -> Result<GameView> {
        self.begin_as(record, GameOrigin::Open).await
    }

    async fn begin_as(&self, record: Record, as_what: GameOrigin) -> Result<GameView> {
        let turn = self.open.turn().await;
        let doing = format!("beginning {}", kept::text(&record.setup)?);
        let library = self.library();
        let begun = run_blocking(
            move || doing,
            move || {
                let record = library.stand_alone(record)?;
                let mut line = beginning::history(&library, &record)?;
                let actions = record.actions.iter().cloned();
                replay_all(actions, |played| adjusting::play_on(&mut line, played))?;
                let page = kept::page(line.now(), line.head(), None)?;
                let game = kept::new_game(&record, page, record.actions.iter().cloned(), None)?;
                let locked = as_what == GameOrigin::Locked;
                Ok((line, record, NewGame { locked, ..game }))
            },
        );
        let (line, record, game) = begun.await?;
        let (kept, played) = match as_what {
            GameOrigin::Trial => self.store.add_trial(game).await?,
            GameOrigin::Open | GameOrigin::Locked => self.store.add_game(game).await?,
        };
        self.seat(&turn, kept, record, line, played).await
    }
}
