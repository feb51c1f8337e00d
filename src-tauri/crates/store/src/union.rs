//! Puts together what was read of the same data at several times: of everything the latest that there is, and only what
//! holds together.

use crate::report::{SavedCount, SavedKind};
use crate::salvage::{Rows, Salvage, SqlRow, SqlValue, TABLES};
use std::collections::{BTreeMap, BTreeSet};

/// What is to be written, and what of it was lost on the way.
#[derive(Debug, Default)]
pub(crate) struct Union {
    pub(crate) tables: BTreeMap<&'static str, Rows>,
    pub(crate) given: BTreeMap<&'static str, i64>,
    in_part: BTreeMap<SavedKind, BTreeSet<SqlValue>>,
    lost: BTreeMap<SavedKind, BTreeSet<SqlValue>>,
    unsure: BTreeSet<SavedKind>,
}

impl Union {
    /// Of several readings, the oldest first.
    pub(crate) fn of(readings: Vec<Salvage>, all_unsure: bool) -> Self {
        let mut union = Self::default();
        if all_unsure {
            union.unsure.extend(TABLES.iter().map(|table| table.kept));
        }
        // What one of them cannot read another one may.
        for table in &TABLES {
            if !readings.is_empty() && readings.iter().all(|one| one.broken.contains(&table.name)) {
                union.unsure.insert(table.kept);
            }
        }
        for reading in &readings {
            if !reading.doubtful.is_empty() {
                let in_part = union.in_part.entry(SavedKind::Games).or_default();
                in_part.extend(reading.doubtful.iter().cloned());
            }
            for (table, given) in &reading.given {
                let most = union.given.entry(table).or_default();
                *most = (*most).max(*given);
            }
        }
        for (owner, owned) in [
            ("game", &["picture", "trial", "review"][..]),
            ("document", &["step", "version"]),
        ] {
            union.take_owners(&readings, owner, owned);
        }
        for reading in readings {
            for (table, rows) in reading.tables {
                if ![
                    "game", "document", "picture", "trial", "review", "step", "version",
                ]
                .contains(&table)
                {
                    union.take(table, rows);
                }
            }
        }
        union.join_lines();
        union.join_steps();
        union
    }

    /// Rows that nothing belongs to: the later one counts.
    fn take(&mut self, table: &'static str, rows: Rows) {
        let known = self.tables.entry(table).or_default();
        for (key, row) in rows {
            match known.get(&key) {
                Some(other) if age(other) > age(&row) => {}
                _ => drop(known.insert(key, row)),
            }
        }
    }

    /// Each with what belongs to it, from the reading that has it latest; what is missing there in between comes from the
    /// others.
    fn take_owners(&mut self, readings: &[Salvage], owner: &'static str, owned: &[&'static str]) {
        let mut latest: BTreeMap<&Vec<SqlValue>, (&SqlRow, usize)> = BTreeMap::new();
        for (nth, reading) in readings.iter().enumerate() {
            for (key, row) in reading.tables.get(owner).into_iter().flatten() {
                let older = latest
                    .get(key)
                    .is_none_or(|(known, _)| age(known) <= age(row));
                if older {
                    latest.insert(key, (row, nth));
                }
            }
        }
        for table in owned {
            let taken = self.tables.entry(table).or_default();
            for (nth, reading) in readings.iter().enumerate() {
                for (key, row) in reading.tables.get(table).into_iter().flatten() {
                    if latest
                        .get(&key[..1].to_vec())
                        .is_some_and(|(_, from)| *from == nth)
                    {
                        taken.insert(key.clone(), row.clone());
                    }
                }
            }
            let others = readings
                .iter()
                .filter_map(|reading| reading.tables.get(table))
                .flatten();
            for (key, row) in others {
                let from = [&key[..1], &[SqlValue::Nothing]].concat();
                let later = taken
                    .range(from..)
                    .next_back()
                    .map(|(last, _)| last.clone());
                let inside = later.is_some_and(|last| last[0] == key[0] && last > *key);
                if inside && !taken.contains_key(key) {
                    taken.insert(key.clone(), row.clone());
                }
            }
        }
        let rows = latest
            .into_iter()
            .map(|(key, (row, _))| (key.clone(), row.clone()));
        self.tables.insert(owner, rows.collect());
    }

    /// Cuts each game where its line has a gap, and leaves out what belongs to no game.
    fn join_lines(&mut self) {
        let mut games = self.tables.remove("game").unwrap_or_default();
        games.retain(|key, _| key[0].whole().is_some_and(|id| id > 0));
        for table in ["action", "picture", "trial", "review"] {
            self.leave_orphans(table, "game", &games, SavedKind::Games);
        }
        let mut rooted: BTreeMap<i64, SqlValue> = BTreeMap::new();
        if let Some(actions) = self.tables.get_mut("action") {
            actions.retain(|key, row| {
                let Some(id) = key[0].whole() else {
                    return false;
                };
                let whole = match row.get("parent") {
                    Some(SqlValue::Whole(parent)) => {
                        *parent < id && rooted.get(parent) == row.get("game")
                    }
                    parent => parent.is_none_or(|parent| *parent == SqlValue::Nothing),
                };
                if whole {
                    rooted.insert(id, row["game"].clone());
                }
                whole
            });
        }
        let mut newest: BTreeMap<&SqlValue, i64> = BTreeMap::new();
        for (id, game) in &rooted {
            newest.insert(game, *id);
        }
        let known: BTreeSet<SqlValue> = games.keys().map(|key| key[0].clone()).collect();
        for (key, game) in &mut games {
            let head = game.get("head").cloned().unwrap_or(SqlValue::Nothing);
            let joined = head
                .whole()
                .is_some_and(|head| rooted.get(&head) == Some(&key[0]));
            if head != SqlValue::Nothing && !joined {
                let newest = newest
                    .get(&key[0])
                    .map_or(SqlValue::Nothing, |id| SqlValue::Whole(*id));
                game.insert("head".into(), newest);
                game.insert("finished".into(), SqlValue::Whole(0));
                self.in_part
                    .entry(SavedKind::Games)
                    .or_default()
                    .insert(key[0].clone());
            }
            if game.get("branch_of").is_some_and(|of| !known.contains(of)) {
                game.insert("branch_of".into(), SqlValue::Nothing);
                game.insert("branch_at".into(), SqlValue::Nothing);
            }
        }
        self.tables.insert("game", games);
    }

    /// A document with a gap in its steps keeps its text and none of them.
    fn join_steps(&mut self) {
        let mut documents = self.tables.remove("document").unwrap_or_default();
        documents.retain(|key, _| key[0].whole().is_some_and(|id| id > 0));
        for table in ["step", "version"] {
            self.leave_orphans(table, "document", &documents, SavedKind::Documents);
        }
        let steps = self.tables.entry("step").or_default();
        let mut joined: BTreeMap<SqlValue, i64> = BTreeMap::new();
        for key in steps.keys() {
            let last = joined.entry(key[0].clone()).or_default();
            if key[1] == SqlValue::Whole(*last + 1) {
                *last += 1;
            }
        }
        for (key, document) in &mut documents {
            let head = document
                .get("head")
                .and_then(SqlValue::whole)
                .unwrap_or_default();
            let last = joined.entry(key[0].clone()).or_default();
            if !(0..=*last).contains(&head) {
                *last = 0;
                document.insert("head".into(), SqlValue::Whole(0));
                self.in_part
                    .entry(SavedKind::Documents)
                    .or_default()
                    .insert(key[0].clone());
            }
        }
        steps.retain(|key, _| {
            key[1]
                .whole()
                .is_some_and(|nth| nth > 0 && nth <= joined[&key[0]])
        });
        self.tables.insert("document", documents);
    }

    fn leave_orphans(
        &mut self,
        table: &'static str,
        column: &'static str,
        owners: &Rows,
        kept: SavedKind,
    ) {
        let lost = self.lost.entry(kept).or_default();
        if let Some(rows) = self.tables.get_mut(table) {
            rows.retain(|_, row| {
                let owner = row.get(column).cloned().unwrap_or(SqlValue::Nothing);
                let known = owners.contains_key([owner.clone()].as_slice());
                if !known {
                    lost.insert(owner);
                }
                known
            });
        }
    }

    /// Says that a row could not be written.
    pub(crate) fn lose(&mut self, kept: SavedKind, key: &[SqlValue]) {
        self.lost.entry(kept).or_default().insert(key[0].clone());
    }

    /// What there is again of each kind that this version has.
    pub(crate) fn saved(&self, written: &BTreeMap<&'static str, u32>) -> Vec<SavedCount> {
        let count = |counts: &BTreeMap<SavedKind, BTreeSet<SqlValue>>, kept| {
            counts.get(&kept).map_or(0, |of| of.len() as u32)
        };
        let owners = [
            (SavedKind::Games, "game"),
            (SavedKind::Documents, "document"),
            (SavedKind::Lessons, "lesson"),
            (SavedKind::Answers, "answer"),
            (SavedKind::Questions, "question"),
            (SavedKind::Runs, "run"),
            (SavedKind::Settings, "settings"),
        ];
        let each = owners.map(|(kept, table)| SavedCount {
            of: kept,
            saved: written.get(table).copied().unwrap_or_default(),
            in_part: count(&self.in_part, kept),
            lost: count(&self.lost, kept),
            perhaps_more: self.unsure.contains(&kept),
        });
        each.to_vec()
    }
}

/// The higher, the later.
fn age(row: &SqlRow) -> [i64; 3] {
    let number = |column| {
        row.get(column)
            .and_then(SqlValue::whole)
            .unwrap_or_default()
    };
    [number("updated_at"), number("revision"), number("done")]
}
