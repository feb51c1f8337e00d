//! A document that travels: what it is, its id, its text.
//! Knows how each kind is read and written; nothing of zip files.

use crate::Kind;
use content::check::check_all;
use content::document::{self, kind_of};
use content::json;
use content::library::Library;
use content::mix::Mix;
use content::problem::Problem;
use content::tile_set::TileSet;
use content::words::Word as _;
use std::collections::BTreeSet;

/// A tile set or a mix as its file has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Carried {
    /// What it is.
    pub kind: Kind,
    /// Its id.
    pub id: String,
    /// Its text, written in the one way in which documents are written.
    pub text: String,
    /// The tile sets that it needs, by their ids.
    needs: BTreeSet<String>,
}

impl Carried {
    /// A document from the bytes of a file.
    ///
    /// # Errors
    /// With every fault that it has by itself.
    pub fn of(kind: Kind, bytes: &[u8]) -> Result<Self, Vec<Problem>> {
        Ok(match kind {
            Kind::TileSet => {
                let set = document::read::<TileSet>(bytes)?;
                Self {
                    kind,
                    text: document::write(&set),
                    id: set.id,
                    needs: BTreeSet::new(),
                }
            }
            Kind::Mix => {
                let mix = document::read::<Mix>(bytes)?;
                Self {
                    kind,
                    text: document::write(&mix),
                    needs: mix.needed_sets().into_iter().map(str::to_owned).collect(),
                    id: mix.id.unwrap_or_default(),
                }
            }
        })
    }

    /// Where it lies in a bundle.
    pub(crate) fn path(&self) -> String {
        format!("{}/{}.json", self.kind.folder(), self.id)
    }

    /// Whether the program carries the very same.
    pub(crate) fn is_built_in(&self) -> bool {
        let carried = Library::built_in();
        let text = match self.kind {
            Kind::TileSet => carried.set(&self.id).map(document::write),
            Kind::Mix => carried.mix(&self.id).map(document::write),
        };
        text.is_some_and(|text| text == self.text)
    }

    /// The tile sets that it needs.
    pub fn needs(&self) -> impl Iterator<Item = &str> {
        self.needs.iter().map(String::as_str)
    }
}

/// What the bytes of a file say that they are, when it is something that travels.
pub(crate) fn kind_in(bytes: &[u8]) -> Result<Kind, Option<String>> {
    let Ok(value) = json::parse(bytes) else {
        return Err(None);
    };
    let Ok(word) = kind_of(&value) else {
        return Err(None);
    };
    let mut kinds = Kind::ALL.iter().copied();
    let kind = kinds.find(|kind| kind.word() == word);
    kind.ok_or_else(|| Some(word.to_owned()))
}

/// What is wrong with files that travel together; each comes with its path among them.
pub(crate) fn judged(files: &[(String, Vec<u8>)]) -> Vec<Problem> {
    let told = check_all(files).into_iter();
    told.map(|mut problem| match problem.file.take() {
        Some(entry) => problem.within(&entry),
        None => problem,
    })
    .collect()
}
