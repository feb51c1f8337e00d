//! What every table needs of its rows.

use crate::{MissingItem, StoreError};
use rusqlite::Row;

/// Exactly one row was meant.
pub(crate) fn one(changed: usize, of: MissingItem) -> Result<(), StoreError> {
    if changed == 1 {
        Ok(())
    } else {
        Err(StoreError::NotThere(of))
    }
}

/// With signs in place of bytes that are no text.
pub(crate) fn text(row: &Row<'_>, column: &str) -> rusqlite::Result<Option<String>> {
    let bytes = row.get_ref(column)?.as_bytes_or_null()?;
    Ok(bytes.map(|bytes| String::from_utf8_lossy(bytes).into_owned()))
}
