//! Which tables and columns a database has, and the version of Bastide that they are of: a file is known by them when
//! its number is wrong.

use crate::{StorageTrouble, schema};
use rusqlite::Connection;
use std::collections::{BTreeMap, BTreeSet};

/// The columns of each table.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Shape {
    tables: BTreeMap<String, BTreeSet<String>>,
}

impl Shape {
    /// What can be read of it.
    pub(crate) fn of(connection: &Connection) -> Self {
        let mut shape = Self::default();
        for table in listed(
            connection,
            "SELECT name FROM sqlite_schema WHERE type = 'table'",
            [],
        ) {
            let columns = listed(
                connection,
                "SELECT name FROM pragma_table_info(?1)",
                [&table],
            );
            shape.tables.insert(table, columns.into_iter().collect());
        }
        shape
    }

    pub(crate) fn has(&self, table: &str, column: &str) -> bool {
        let columns = self.tables.get(table);
        columns.is_some_and(|columns| columns.contains(column))
    }

    /// True when everything of the other one is there.
    pub(crate) fn holds(&self, other: &Self) -> bool {
        let mut tables = other.tables.iter();
        tables.all(|(table, columns)| {
            self.tables
                .get(table)
                .is_some_and(|known| known.is_superset(columns))
        })
    }

    /// How much of the other one is there, in columns.
    fn shared(&self, other: &Self) -> usize {
        let tables = other.tables.iter();
        let shared = tables.filter_map(|(table, columns)| {
            Some(self.tables.get(table)?.intersection(columns).count())
        });
        shared.sum()
    }
}

/// The versions of Bastide by what their tables are.
#[derive(Debug)]
pub(crate) struct Versions(Vec<Shape>);

impl Versions {
    pub(crate) fn known() -> Result<Self, StorageTrouble> {
        let mut connection = Connection::open_in_memory()?;
        let each = (1..=schema::LATEST).map(|version| {
            schema::make(&mut connection, version)?;
            Ok(Shape::of(&connection))
        });
        Ok(Self(each.collect::<Result<_, StorageTrouble>>()?))
    }

    pub(crate) fn latest(&self) -> &Shape {
        &self.0[self.0.len() - 1]
    }

    /// The last version all of whose tables are there; none when there are tables of a later one too, which is then not
    /// whole.
    pub(crate) fn of(&self, shape: &Shape) -> Option<u32> {
        let last = self.0.iter().rposition(|version| shape.holds(version))?;
        let shared = shape.shared(&self.0[last]);
        let is_whole = self.0.iter().all(|version| shape.shared(version) <= shared);
        is_whole.then_some(last as u32 + 1)
    }

    /// The version to which a damaged database comes nearest; none when hardly a table is there.
    pub(crate) fn nearest(&self, shape: &Shape) -> Option<u32> {
        let shared = |version: &Shape| shape.shared(version);
        // The first of several that are as near: the others have tables of which nothing is there.
        let most = self.0.iter().map(shared).max()?;
        let first = self.0.iter().position(|version| shared(version) == most)?;
        (most >= self.0[0].shared(&self.0[0])).then_some(first as u32 + 1)
    }
}

/// What a question answers until it cannot be answered further.
fn listed<P: rusqlite::Params>(connection: &Connection, question: &str, of: P) -> Vec<String> {
    let mut names = Vec::new();
    let Ok(mut query) = connection.prepare(question) else {
        return names;
    };
    let Ok(mut rows) = query.query(of) else {
        return names;
    };
    while let Ok(Some(row)) = rows.next() {
        names.extend(row.get::<_, String>(0));
    }
    names
}
