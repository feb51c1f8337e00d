//! Reads a database row by row, and goes past what cannot be read.

use crate::report::SavedKind;
use crate::shape::Shape;
use rusqlite::types::{ToSql, ToSqlOutput, ValueRef};
use rusqlite::{Connection, Params};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// A table, and what a row of it is found by.
#[derive(Debug)]
pub(crate) struct SqlTable {
    pub(crate) name: &'static str,
    pub(crate) key: &'static [&'static str],
    pub(crate) kept: SavedKind,
    search: RowSearch,
}

/// How rows are found that lie behind a broken place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum RowSearch {
    /// Each has a number.
    ByNumber,
    /// Each is of a row of this table.
    ByOwner(&'static str),
    /// Only from both ends.
    FromEnds,
}

const fn table(
    name: &'static str,
    key: &'static [&'static str],
    kept: SavedKind,
    search: RowSearch,
) -> SqlTable {
    SqlTable {
        name,
        key,
        kept,
        search,
    }
}

/// Every table there ever was; an owner before what it owns.
pub(crate) const TABLES: [SqlTable; 16] = [
    table(
        "settings",
        &["id"],
        SavedKind::Settings,
        RowSearch::ByNumber,
    ),
    table("game", &["id"], SavedKind::Games, RowSearch::ByNumber),
    table("action", &["id"], SavedKind::Games, RowSearch::ByNumber),
    table(
        "picture",
        &["game", "nth"],
        SavedKind::Games,
        RowSearch::ByOwner("game"),
    ),
    table("trial", &["game"], SavedKind::Games, RowSearch::ByNumber),
    table(
        "review",
        &["game", "subject", "nth"],
        SavedKind::Games,
        RowSearch::ByOwner("game"),
    ),
    table(
        "document",
        &["id"],
        SavedKind::Documents,
        RowSearch::ByNumber,
    ),
    table(
        "step",
        &["document", "nth"],
        SavedKind::Documents,
        RowSearch::ByOwner("document"),
    ),
    table(
        "version",
        &["document", "nth"],
        SavedKind::Documents,
        RowSearch::ByOwner("document"),
    ),
    table(
        "lesson",
        &["id", "forgotten"],
        SavedKind::Lessons,
        RowSearch::FromEnds,
    ),
    table(
        "journey",
        &["campaign", "forgotten"],
        SavedKind::Lessons,
        RowSearch::FromEnds,
    ),
    table("answer", &["id"], SavedKind::Answers, RowSearch::ByNumber),
    table(
        "question",
        &["id"],
        SavedKind::Questions,
        RowSearch::ByNumber,
    ),
    table("offer", &["rule"], SavedKind::Answers, RowSearch::FromEnds),
    table("run", &["id"], SavedKind::Runs, RowSearch::ByNumber),
    table(
        "unreadable",
        &["id"],
        SavedKind::Lessons,
        RowSearch::ByNumber,
    ),
];

/// A number that nobody has counted up to was put there by damage.
const MOST_NUMBERS: i64 = 2_000_000;

/// How many numbers in a row are tried before a table counts as not to be found.
const PROBES: i64 = 4096;

/// A value as it stands in a file, also when it is no text that can be read.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum SqlValue {
    Nothing,
    Whole(i64),
    Fraction(u64),
    Text(Vec<u8>),
    Bytes(Vec<u8>),
}

impl SqlValue {
    fn of(value: ValueRef<'_>) -> Self {
        match value {
            ValueRef::Null => Self::Nothing,
            ValueRef::Integer(number) => Self::Whole(number),
            ValueRef::Real(number) => Self::Fraction(number.to_bits()),
            ValueRef::Text(text) => Self::Text(text.to_vec()),
            ValueRef::Blob(bytes) => Self::Bytes(bytes.to_vec()),
        }
    }

    pub(crate) fn whole(&self) -> Option<i64> {
        match self {
            Self::Whole(number) => Some(*number),
            _ => None,
        }
    }
}

impl ToSql for SqlValue {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        let value = match self {
            Self::Nothing => ValueRef::Null,
            Self::Whole(number) => ValueRef::Integer(*number),
            Self::Fraction(bits) => ValueRef::Real(f64::from_bits(*bits)),
            Self::Text(text) => ValueRef::Text(text),
            Self::Bytes(bytes) => ValueRef::Blob(bytes),
        };
        Ok(ToSqlOutput::Borrowed(value))
    }
}

/// A row by the names of its columns.
pub(crate) type SqlRow = BTreeMap<Rc<str>, SqlValue>;
pub(crate) type Rows = BTreeMap<Vec<SqlValue>, SqlRow>;

/// What can be read of one database.
#[derive(Debug, Default)]
pub(crate) struct Salvage {
    pub(crate) tables: BTreeMap<&'static str, Rows>,
    /// The tables of which something cannot be read.
    pub(crate) broken: Vec<&'static str>,
    /// The highest number that was ever given in a table.
    pub(crate) given: BTreeMap<&'static str, i64>,
    /// The games of which the index knows another line than the table.
    pub(crate) doubtful: BTreeSet<SqlValue>,
}

impl Salvage {
    /// Reads the tables of a version; `columns` are those that it has.
    pub(crate) fn of(connection: &Connection, columns: &TableColumns) -> Self {
        let shape = Shape::of(connection);
        let in_order = is_in_order(connection, "PRAGMA quick_check(1)");
        let mut all = Self::default();
        for table in &TABLES {
            let Some(columns) = columns.0.get(table.name) else {
                continue;
            };
            let mut columns = columns.clone();
            columns.retain(|column| shape.has(table.name, &column.name));
            let is_there = |key: &&str| columns.iter().any(|column| *column.name == **key);
            if !table.key.iter().all(is_there) {
                all.broken.push(table.name);
                continue;
            }
            all.given
                .extend(given(connection, table.name).map(|most| (table.name, most)));
            let mut reading = SalvageReader {
                connection,
                table,
                columns,
                rows: Rows::new(),
                misfits: false,
            };
            // What leads to a table may be broken so that it leads to an empty one.
            let elsewhere =
                |rows: &Rows| !in_order && rows.is_empty() && all.given.contains_key(table.name);
            // Its row is there from the beginning.
            let is_gone = |rows: &Rows| table.kept == SavedKind::Settings && rows.is_empty();
            let is_whole = reading.whole_table(&all) && !reading.misfits;
            if !is_whole || elsewhere(&reading.rows) || is_gone(&reading.rows) {
                all.broken.push(table.name);
            }
            all.tables.insert(table.name, reading.rows);
        }
        if let Some(actions) = all.tables.get("action") {
            all.doubtful = doubtful(connection, actions);
        }
        if !in_order && all.broken.is_empty() {
            // Nobody knows where it is that something is missing.
            all.broken.extend(columns.0.keys());
        }
        all
    }
}

/// A column, and what may stand in it.
#[derive(Debug, Clone)]
pub(crate) struct Column {
    pub(crate) name: Rc<str>,
    whole: bool,
    needed: bool,
}

impl Column {
    fn takes(&self, cell: &SqlValue) -> bool {
        match cell {
            SqlValue::Nothing => !self.needed,
            SqlValue::Whole(_) => self.whole,
            SqlValue::Text(_) => !self.whole,
            SqlValue::Fraction(_) | SqlValue::Bytes(_) => false,
        }
    }
}

/// The columns that each table of a version has.
#[derive(Debug, Default)]
pub(crate) struct TableColumns(BTreeMap<&'static str, Vec<Column>>);

impl TableColumns {
    /// Those of a database that is as it should be.
    pub(crate) fn of(connection: &Connection) -> rusqlite::Result<Self> {
        let mut query = connection
            .prepare("SELECT name, type, \"notnull\" OR pk FROM pragma_table_info(?1)")?;
        let mut all = BTreeMap::new();
        for table in &TABLES {
            let columns = query.query_map([table.name], |row| {
                let (name, of, needed): (String, String, bool) =
                    (row.get(0)?, row.get(1)?, row.get(2)?);
                let whole = of == "INTEGER";
                let name = Rc::from(name);
                Ok(Column {
                    name,
                    whole,
                    needed,
                })
            })?;
            let columns: Vec<_> = columns.collect::<Result<_, _>>()?;
            if !columns.is_empty() {
                all.insert(table.name, columns);
            }
        }
        Ok(Self(all))
    }
}

struct SalvageReader<'a> {
    connection: &'a Connection,
    table: &'a SqlTable,
    columns: Vec<Column>,
    rows: Rows,
    /// True when a row held what its table cannot hold.
    misfits: bool,
}

impl SalvageReader<'_> {
    /// True when nothing had to be left out.
    fn whole_table(&mut self, others: &Salvage) -> bool {
        // A page can also be broken so that it reads as an empty one.
        let check = format!("PRAGMA quick_check({})", self.table.name);
        if self.read("", []) && is_in_order(self.connection, &check) {
            return true;
        }
        let backwards = self.table.key.join(" DESC, ");
        self.read(&format!("ORDER BY {backwards} DESC"), []);
        match self.table.search {
            RowSearch::FromEnds => {}
            RowSearch::ByNumber => self.by_number(others),
            RowSearch::ByOwner(owner) => {
                let owners = others.tables.get(owner);
                let column = self.table.key[0];
                for of in owners.into_iter().flat_map(BTreeMap::keys) {
                    for order in ["ASC", "DESC"] {
                        let part = format!("WHERE {column} = ?1 ORDER BY nth {order}");
                        self.read(&part, [&of[0]]);
                    }
                }
            }
        }
        false
    }

    fn by_number(&mut self, others: &Salvage) {
        let last = self.rows.keys().filter_map(|key| key[0].whole()).max();
        let given = others.given.get(self.table.name).copied();
        let last = last.max(given).unwrap_or(MOST_NUMBERS).min(MOST_NUMBERS);
        let part = format!("WHERE {} = ?1", self.table.key[0]);
        // Where the table itself cannot be found, neither can any number.
        let probes = (1..=last.min(PROBES)).chain((PROBES.ilog2()..32).map(|power| 1 << power));
        let mut probes = probes.take_while(|number| *number <= last);
        if !probes.any(|number| self.read(&part, [number])) {
            return;
        }
        for number in 1..=last {
            if !self.rows.contains_key([SqlValue::Whole(number)].as_slice()) {
                self.read(&part, [number]);
            }
        }
    }

    /// Reads rows until there are no more, or one cannot be read; true in the first case.
    fn read<P: Params>(&mut self, part: &str, of: P) -> bool {
        // Behind a broken page the same rows could come again and again.
        let most = self.rows.len() + 10_000_000;
        let names: Vec<_> = self.columns.iter().map(|column| &*column.name).collect();
        let names = names.join(", ");
        let question = format!("SELECT {names} FROM {} NOT INDEXED {part}", self.table.name);
        let Ok(mut query) = self.connection.prepare_cached(&question) else {
            return false;
        };
        let Ok(mut rows) = query.query(of) else {
            return false;
        };
        for _ in 0..most {
            let row = match rows.next() {
                Ok(Some(row)) => row,
                Ok(None) => return true,
                Err(_) => return false,
            };
            let cells = self.columns.iter().enumerate();
            let cells = cells.map(|(nth, column)| {
                let cell = SqlValue::of(row.get_ref(nth).ok()?);
                column.takes(&cell).then(|| (Rc::clone(&column.name), cell))
            });
            if let Some(row) = cells.collect::<Option<SqlRow>>() {
                let key = self.table.key.iter().map(|column| row[*column].clone());
                self.rows.entry(key.collect()).or_insert(row);
            } else {
                self.misfits = true;
            }
        }
        false
    }
}

pub(crate) fn is_in_order(connection: &Connection, check: &str) -> bool {
    let found = connection.query_row(check, [], |row| row.get::<_, String>(0));
    found.is_ok_and(|found| found == "ok")
}

/// The games with an action that follows another one in the table than in the index. Which of them was changed, nobody can
/// tell, and without the index it would look as if something had been taken back. Where the index is not to be read,
/// it says nothing.
fn doubtful(connection: &Connection, actions: &Rows) -> BTreeSet<SqlValue> {
    let question = "SELECT game, parent, id FROM action INDEXED BY action_after";
    let indexed = || -> rusqlite::Result<Vec<[SqlValue; 3]>> {
        let mut query = connection.prepare(question)?;
        let rows = query.query_map([], |row| {
            let cell = |nth| row.get_ref(nth).map(SqlValue::of);
            Ok([cell(0)?, cell(1)?, cell(2)?])
        })?;
        rows.collect()
    };
    let mut games = BTreeSet::new();
    for [game, parent, id] in indexed().unwrap_or_default() {
        let row = actions.get([id].as_slice());
        if row
            .is_some_and(|row| row.get("game") == Some(&game) && row.get("parent") != Some(&parent))
        {
            games.insert(game);
        }
    }
    games
}

fn given(connection: &Connection, table: &str) -> Option<i64> {
    let question = "SELECT max(seq) FROM sqlite_sequence WHERE name = ?1";
    let most: Option<i64> = connection
        .query_row(question, [table], |row| row.get(0))
        .ok()?;
    most.filter(|most| (0..=MOST_NUMBERS).contains(most))
}

#[cfg(test)]
mod tests {
    use super::TABLES;
    use crate::schema::{self, LATEST};
    use rusqlite::Connection;
    use std::collections::BTreeSet;

    #[test]
    fn every_table_can_be_rescued() {
        let mut database = Connection::open_in_memory().expect("database");
        schema::make(&mut database, LATEST - 1).expect("tables");
        let query =
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'";
        let mut query = database.prepare(query).expect("query");
        let names = query.query_map([], |row| row.get::<_, String>(0));
        let names = names.expect("names").collect::<Result<BTreeSet<_>, _>>();
        let known = TABLES.iter().map(|table| table.name.to_owned());
        assert_eq!(names, Ok(known.collect()));
    }
}
