//! The one thing of its kind that is open: asked and changed on copies, in the order in which it was asked for, and
//! written before it is seen.
//!
//! A question takes a copy and waits for nobody. A change waits for its turn, and has it until what came of it is
//! written: copy, judge, show, keep, swap. So of two changes that were made on one sight the second finds that it came
//! too late, and of two things that were opened the one asked for last stays.

use crate::catch_panics::run_blocking;
use crate::error::{AppError, Result};
use std::sync::{Arc, Mutex, PoisonError};
use store::Store;
use tokio::sync::{Mutex as Queue, MutexGuard};

/// What can be held. A copy must be cheap: every change is made on one.
pub(crate) trait Editable: Clone + Send + Sync + 'static {
    /// What of a change the store is given.
    type GameWrite: Send;

    /// The answer where nothing is held.
    const ABSENT: AppError;

    /// Another one after each change. What was decided on an older one is refused.
    fn revision(&self) -> u32;

    /// What the log calls it, without any name that a person gave.
    fn log_name(&self) -> String;

    /// Writes a change; `self` is what will be held when it is written.
    fn keep(
        &mut self,
        store: &Store,
        keep: Self::GameWrite,
    ) -> impl Future<Output = Result<()>> + Send;
}

/// Holds the one; clones hold the same.
pub(crate) struct Current<T> {
    store: Store,
    now: Arc<Mutex<Option<Arc<T>>>>,
    turns: Arc<Queue<()>>,
}

impl<T> Clone for Current<T> {
    fn clone(&self) -> Self {
        Self {
            store: self.store.clone(),
            now: Arc::clone(&self.now),
            turns: Arc::clone(&self.turns),
        }
    }
}

impl<T: Editable> Current<T> {
    pub(crate) fn new(store: Store) -> Self {
        Self {
            store,
            now: Arc::default(),
            turns: Arc::default(),
        }
    }

    pub(crate) fn holding(store: Store, first: T) -> Self {
        Self {
            now: Arc::new(Mutex::new(Some(Arc::new(first)))),
            ..Self::new(store)
        }
    }

    /// What is held now, if anything.
    pub(crate) fn now(&self) -> Option<Arc<T>> {
        let now = self.now.lock();
        now.unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Asks what is held now, without changing it, on a thread that may block and where a panic is caught.
    pub(crate) async fn ask<R: Send + 'static>(
        &self,
        asking: impl FnOnce() -> String,
        question: impl FnOnce(&T) -> Result<R> + Send + 'static,
    ) -> Result<R> {
        let held = self.now().ok_or(T::ABSENT)?;
        let asking = format!("{}, {}", held.log_name(), asking());
        run_blocking(move || asking, move || question(&held)).await
    }

    /// Waits until nobody else changes what is held; nobody does as long as the turn lasts.
    pub(crate) async fn turn(&self) -> EditGuard<'_, T> {
        EditGuard {
            holder: self,
            _turn: self.turns.lock().await,
        }
    }
}

/// The right to change what is held.
pub(crate) struct EditGuard<'a, T> {
    holder: &'a Current<T>,
    _turn: MutexGuard<'a, ()>,
}

impl<T: Editable> EditGuard<'_, T> {
    pub(crate) fn now(&self) -> Result<Arc<T>> {
        self.holder.now().ok_or(T::ABSENT)
    }

    /// What is held, if it is still what somebody saw when they decided.
    pub(crate) fn at(&self, revision: u32) -> Result<Arc<T>> {
        let held = self.now()?;
        if held.revision() == revision {
            Ok(held)
        } else {
            Err(AppError::Stale {
                revision: held.revision(),
            })
        }
    }

    /// Changes a copy and shows it where a panic is caught, writes what is to be kept of it, and only then holds the copy.
    /// Whatever goes wrong, and wherever, what is held is what it was before.
    pub(crate) async fn change<R: Send + 'static>(
        &self,
        doing: impl FnOnce() -> String,
        change: impl FnOnce(&mut T) -> Result<(R, Option<T::GameWrite>)> + Send + 'static,
    ) -> Result<R>
    where
        T::GameWrite: 'static,
    {
        let held = self.now()?;
        let doing = format!("{}, {}", held.log_name(), doing());
        let work = move || {
            let mut next = T::clone(&held);
            let (shown, keep) = change(&mut next)?;
            Ok((next, shown, keep))
        };
        let (mut next, shown, keep) = run_blocking(move || doing, work).await?;
        if let Some(keep) = keep {
            next.keep(&self.holder.store, keep).await?;
        }
        self.put(next);
        Ok(shown)
    }

    /// Holds another one from now on.
    pub(crate) fn put(&self, next: T) {
        self.set(Some(Arc::new(next)));
    }

    /// Holds nothing, if what is held is meant.
    pub(crate) fn close_if(&self, is_meant: impl FnOnce(&T) -> bool) {
        if self.holder.now().is_some_and(|held| is_meant(&held)) {
            self.set(None);
        }
    }

    fn set(&self, next: Option<Arc<T>>) {
        let now = self.holder.now.lock();
        *now.unwrap_or_else(PoisonError::into_inner) = next;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    /// A number that is added to; nothing of it is written, but the writing may fail.
    #[derive(Debug, Clone)]
    struct Sum(u32);

    impl Editable for Sum {
        type GameWrite = bool;
        const ABSENT: AppError = AppError::Stale { revision: u32::MAX };

        fn revision(&self) -> u32 {
            self.0
        }

        fn log_name(&self) -> String {
            "a sum".to_owned()
        }

        async fn keep(&mut self, _: &Store, is_writable: bool) -> Result<()> {
            tokio::task::yield_now().await;
            if is_writable {
                Ok(())
            } else {
                Err(AppError::bug("the disk"))
            }
        }
    }

    async fn holder(sum: u32) -> Current<Sum> {
        let holder = Current::new(Store::in_memory().expect("store"));
        holder.turn().await.put(Sum(sum));
        holder
    }

    async fn add(holder: &Current<Sum>, seen: u32, is_writable: bool) -> Result<u32> {
        let turn = holder.turn().await;
        turn.at(seen)?;
        turn.change(
            || "adding one".to_owned(),
            move |sum| {
                sum.0 += 1;
                Ok((sum.0, Some(is_writable)))
            },
        )
        .await
    }

    #[tokio::test]
    async fn of_two_changes_made_on_one_sight_the_second_comes_too_late() {
        let holder = holder(5).await;
        let (one, two) = tokio::join!(add(&holder, 5, true), add(&holder, 5, true));
        assert_eq!(one.expect("the first"), 6);
        assert!(
            matches!(two, Err(AppError::Stale { revision: 6 })),
            "{two:?}"
        );
        assert_eq!(holder.now().map(|sum| sum.0), Some(6));
    }

    #[tokio::test]
    async fn what_is_not_written_is_not_held() {
        let holder = holder(5).await;
        assert!(add(&holder, 5, false).await.is_err());
        assert_eq!(holder.now().map(|sum| sum.0), Some(5));
    }

    #[tokio::test]
    async fn a_change_that_panics_leaves_what_is_held_and_the_next_one_has_its_turn() {
        let holder = holder(5).await;
        let torn: Result<()> = holder
            .turn()
            .await
            .change(|| "tearing".to_owned(), |_| panic!("torn"))
            .await;
        assert!(matches!(torn, Err(AppError::Bug { .. })));
        assert_eq!(add(&holder, 5, true).await.expect("the next"), 6);
    }

    #[tokio::test]
    async fn a_question_that_takes_long_holds_nobody_up() {
        let holder = holder(5).await;
        let (go_on, wait) = mpsc::channel();
        let asked = holder.clone();
        let long = tokio::spawn(async move {
            let question = move |sum: &Sum| {
                wait.recv().expect("somebody lets it go on");
                Ok(sum.0)
            };
            asked.ask(|| "waiting".to_owned(), question).await
        });
        assert_eq!(add(&holder, 5, true).await.expect("nobody waits"), 6);
        go_on.send(()).expect("it still asks");
        assert_eq!(long.await.expect("an end").expect("an answer"), 5);
    }
}
