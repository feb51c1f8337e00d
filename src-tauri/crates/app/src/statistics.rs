//! All games of a table together: which of them count, and what each came to, found once for each and remembered.

mod added;
mod csv;
mod figures;
#[cfg(test)]
mod tests;

use crate::catch_panics::run_blocking;
use crate::error::{AppError, Result};
use crate::files::TextFile;
use crate::reviews::Reviews;
use crate::session::Session;
use crate::view::statistics::{GamesWish, StatisticsView};
use figures::GameFigures;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::game::GameId;
use store::game_list::FinishedRow;
use store::{Store, TroubleKind};
use tokio::sync::Mutex;

/// The statistics; clones share what is remembered.
///
/// What a game came to is played out of its own decisions each time the program runs, and not kept: some milliseconds a
/// game are cheaper than a second place that says what a game came to, which could differ from the game.
#[derive(Clone)]
pub struct Statistics {
    store: Store,
    session: Session,
    reviews: Reviews,
    remembered: Arc<Mutex<BTreeMap<GameId, CachedGame>>>,
}

/// What a game came to when it was as it is.
#[derive(Debug, Clone)]
struct CachedGame {
    of: GameKey,
    found: GameFinding,
}

/// What was found of a game that is over.
#[derive(Debug, Clone)]
enum GameFinding {
    Figures(Arc<GameFigures>),
    /// Only its end was counted: nobody decided anything.
    NeverPlayed,
    /// It cannot be counted.
    Nothing,
}

/// By what is known that nothing has changed: when it was played, the decision that it stands at, and how much of it was
/// reviewed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct GameKey {
    updated: u32,
    head: Option<i64>,
    reviewed: u32,
}

/// Every game that is over, as far as it was looked at.
struct FinishedGames {
    games: Vec<Arc<GameFigures>>,
    left_out: u32,
    /// How many nobody has looked at yet.
    waiting: u32,
}

/// Whoever looks at a page is told what was found after this long, and asks again for the rest.
const PATIENCE: Duration = Duration::from_millis(250);

impl Statistics {
    pub(crate) fn new(store: Store, session: Session, reviews: Reviews) -> Self {
        Self {
            store,
            session,
            reviews,
            remembered: Arc::default(),
        }
    }

    /// What the games that are meant come to, as far as they are counted by then: the first time that takes longer.
    pub async fn view(&self, wish: GamesWish) -> Result<StatisticsView> {
        let counted = self.counted(Some(PATIENCE)).await?;
        run_blocking(
            || "adding up all games".to_owned(),
            move || Ok(added::view(&counted, &wish)),
        )
        .await
    }

    /// The same games as a table for other programs, a row for each seat.
    pub async fn export(&self, wish: GamesWish) -> Result<TextFile> {
        let counted = self.counted(None).await?;
        run_blocking(
            || "writing the figures of all games".to_owned(),
            move || {
                Ok(TextFile {
                    file_name: "games.csv".to_owned(),
                    text: csv::csv(added::meant(&counted.games, &wish)),
                })
            },
        )
        .await
    }

    /// Remembers nothing: what is kept is replaced.
    pub(crate) async fn forget(&self) {
        self.remembered.lock().await.clear();
    }

    /// Whoever asks while somebody else has it counted waits for that, and finds it done.
    async fn counted(&self, patience: Option<Duration>) -> Result<FinishedGames> {
        let mut remembered = self.remembered.lock().await;
        let since = Instant::now();
        let reviewed = self.store.reviewed().await?;
        #[expect(
            clippy::redundant_closure_for_method_calls,
            reason = "the method alone is of one lifetime, and any is asked for"
        )]
        let over = self.store.look_at_games(|list| list.finished()).await?;
        let kept: BTreeSet<_> = over.iter().map(|game| game.id).collect();
        remembered.retain(|id, _| kept.contains(id));
        let mut games = Vec::new();
        let (mut looked, mut waiting, mut left_out) = (0, 0, 0);
        for game in &over {
            let of = GameKey {
                updated: game.updated_at,
                head: game.head,
                reviewed: reviewed.get(&game.id).copied().unwrap_or_default(),
            };
            let known = remembered.get(&game.id).filter(|known| known.of == of);
            let found = match known {
                Some(known) => known.found.clone(),
                // Whoever asks hears of one more at least, so that there is an end to it.
                None if looked > 0 && patience.is_some_and(|most| since.elapsed() > most) => {
                    waiting += 1;
                    continue;
                }
                None => {
                    looked += 1;
                    self.found(game.id).await?
                }
            };
            match &found {
                GameFinding::Figures(figures) => games.push(renamed(figures, game)),
                GameFinding::NeverPlayed => {}
                GameFinding::Nothing => left_out += 1,
            }
            remembered.insert(game.id, CachedGame { of, found });
        }
        games.sort_by_key(|game| (game.ended, game.id));
        Ok(FinishedGames {
            games,
            left_out,
            waiting,
        })
    }

    /// Nothing of a game that cannot be read, or that today's rules do not play to its end.
    async fn found(&self, game: GameId) -> Result<GameFinding> {
        let finished = match self.session.finished(game).await {
            Ok(finished) => finished,
            Err(AppError::Disk { trouble }) if trouble.kind != TroubleKind::Damaged => {
                return Err(AppError::Disk { trouble });
            }
            Err(error) => {
                log::info!("game {} is not counted: {error:?}", game.0);
                return Ok(GameFinding::Nothing);
            }
        };
        if finished.history.head() == 0 {
            return Ok(GameFinding::NeverPlayed);
        }
        let players = self.reviews.players(&finished).await?;
        let library = self.session.library();
        let doing = format!("adding up game {}", game.0);
        let found = run_blocking(
            move || doing,
            move || Ok(figures::of(&library, &finished, players.as_deref())),
        );
        Ok(GameFinding::Figures(Arc::new(found.await?)))
    }
}

/// A game gets another name without being played on.
fn renamed(figures: &Arc<GameFigures>, game: &FinishedRow) -> Arc<GameFigures> {
    if figures.name == game.name {
        return Arc::clone(figures);
    }
    Arc::new(GameFigures {
        name: game.name.clone(),
        ..GameFigures::clone(figures)
    })
}
