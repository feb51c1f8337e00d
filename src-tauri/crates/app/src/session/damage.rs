//! Which kept games cannot be read to their end. Each is looked at once while the program runs, the newest first, a few at
//! a time: whoever looks at the list does not wait for all of it.

use super::known_damage::{Damage, KnownDamage};
use super::{Session, kept};
use crate::catch_panics::{guarded, run_blocking};
use crate::error::Result;
use crate::view::damaged::{DamagedKind, DamagedList, DamagedView};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use store::action::KeptLine;
use store::game::{GameId, GameRow};

/// So many are looked at before somebody else may read what is kept.
const AT_ONCE: usize = 5;

impl Session {
    /// The games that cannot be read to their end, or could not be opened in this run of the program, as far as they were
    /// found after so long, and the first time at once; all of them without a limit. What was whole once is not damaged
    /// while the program runs.
    pub async fn damaged(&self, patience: Option<Duration>) -> Result<DamagedList> {
        let since = Instant::now();
        let is_first = self.known_damage().range.is_none();
        let more = loop {
            let range = self.known_damage().range;
            let unsure = self
                .store
                .look_at_games(move |list| list.beside(range, AT_ONCE));
            let unsure = unsure.await?;
            if unsure.is_empty() {
                break false;
            }
            for (game, damage) in self.judged(unsure).await? {
                self.known_damage().add(game.id, damage);
            }
            if patience.is_some_and(|most| is_first || since.elapsed() >= most) {
                break true;
            }
        };
        let failed = self.failed().clone();
        let known: BTreeSet<_> = self.known_damage().damaged.keys().copied().collect();
        let known: Vec<_> = known.union(&failed).copied().collect();
        let listed = self.store.look_at_games(move |list| {
            let each = known.into_iter().map(|id| list.find(id));
            each.filter_map(Result::transpose)
                .collect::<Result<Vec<_>, _>>()
        });
        let listed = listed.await?.into_iter().map(|game| game.row).collect();
        let mut list = Vec::new();
        for (game, damage) in self.judged(listed).await? {
            let is_gone =
                failed.contains(&game.id) || damage.is_some_and(|it| it != Damage::InPart);
            if is_gone || damage.is_some() {
                list.push(DamagedView {
                    kind: DamagedKind::Game,
                    id: game.id.0,
                    name: game.name,
                    updated: game.updated_at,
                    opens: !is_gone,
                });
            } else {
                self.known_damage().add(game.id, None);
            }
        }
        list.sort_by_key(|view| Reverse((view.updated, view.id)));
        Ok(DamagedList { list, more })
    }

    /// Games that are known to be in no list but that of the damaged ones.
    pub(super) fn unlisted(&self) -> BTreeSet<GameId> {
        let mut all = self.failed().clone();
        let known = self.known_damage();
        let unreadable = known.damaged.iter();
        let unreadable = unreadable.filter(|(_, damage)| **damage == Damage::Unreadable);
        all.extend(unreadable.map(|(id, _)| *id));
        all
    }

    async fn judged(&self, games: Vec<GameRow>) -> Result<Vec<(GameRow, Option<Damage>)>> {
        if games.is_empty() {
            return Ok(Vec::new());
        }
        let ids = games.iter().map(|game| game.id).collect();
        let lines: BTreeMap<_, _> = self.store.lines(ids).await?.into_iter().collect();
        run_blocking(
            || "looking for damaged games".to_owned(),
            move || {
                let judge = |game: GameRow| {
                    let line = lines.get(&game.id).and_then(Option::as_ref);
                    let damage = damage(&game, line);
                    (game, damage)
                };
                Ok(games.into_iter().map(judge).collect())
            },
        )
        .await
    }

    /// What is done within the lock leaves nothing half done.
    pub(super) fn known_damage(&self) -> MutexGuard<'_, KnownDamage> {
        let known = self.known_damage.lock();
        known.unwrap_or_else(PoisonError::into_inner)
    }
}

fn damage(game: &GameRow, line: Option<&KeptLine>) -> Option<Damage> {
    let doing = || format!("reading the beginning of game {}", game.id.0);
    if guarded(doing, || kept::record(game, "[]")).is_err() {
        return Some(Damage::Unreadable);
    }
    let Some(line) = line else {
        return Some(Damage::Gap);
    };
    kept::is_damaged_in_part(game, line).then_some(Damage::InPart)
}
