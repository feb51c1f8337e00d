//! The rules of which a lesson was offered in a game, one row a rule, so that each is offered once.

use crate::{Store, StoreError};
use rusqlite::{Transaction, named_params};
use std::collections::BTreeSet;

impl Store {
    /// Every rule that was offered.
    pub async fn offered(&self) -> Result<BTreeSet<String>, StoreError> {
        self.read(|t| {
            let mut query = t.prepare_cached("SELECT rule FROM offer")?;
            let rules = query.query_map([], |row| row.get("rule"))?;
            Ok(rules.collect::<Result<_, _>>()?)
        })
        .await
    }

    /// Keeps that a rule was offered.
    pub async fn keep_offer(&self, rule: String) -> Result<(), StoreError> {
        self.transact(move |t| {
            t.prepare_cached("INSERT OR IGNORE INTO offer (rule) VALUES (:rule)")?
                .execute(named_params! { ":rule": rule })?;
            Ok(())
        })
        .await
    }
}

/// Lets rules be offered again.
pub(crate) fn forget(t: &Transaction<'_>, rules: &[String]) -> Result<(), StoreError> {
    let mut query = t.prepare_cached("DELETE FROM offer WHERE rule = :rule")?;
    for rule in rules {
        query.execute(named_params! { ":rule": rule })?;
    }
    Ok(())
}
