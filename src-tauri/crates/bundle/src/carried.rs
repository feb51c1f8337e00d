//! A document that travels: what it is, its id, its text, what it needs.
//! Knows how each kind is read and written; nothing of zip files.

use crate::DocumentKind;
use content::campaign::Campaign;
use content::check::{PlayableFile, check_and_prove};
use content::course;
use content::document::{self, DocumentFormat, kind_of};
use content::json;
use content::library::Library;
use content::mix::Mix;
use content::names::NamedParts;
use content::needs::Needs;
use content::position_file::PositionFile;
use content::problem::Problem;
use content::scenario::Scenario;
use content::tile_set::TileSet;
use content::words::Word as _;
use std::collections::{BTreeMap, BTreeSet};

/// A tile set, a mix, a position, a scenario or a campaign as its file has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CarriedDocument {
    /// What it is.
    pub kind: DocumentKind,
    /// Its id.
    pub id: String,
    /// Its text, written in the one way in which documents are written.
    pub text: String,
    /// What it names of others.
    pub needs: Needs,
}

impl CarriedDocument {
    /// A document from the bytes of a file.
    ///
    /// # Errors
    /// With every fault that it has by itself.
    pub fn of(kind: DocumentKind, bytes: &[u8]) -> Result<Self, Vec<Problem>> {
        Ok(match kind {
            DocumentKind::TileSet => {
                Self::with(kind, &document::read::<TileSet>(bytes)?, |it| &it.id)
            }
            DocumentKind::Mix => Self::with(kind, &document::read::<Mix>(bytes)?, |it| {
                it.id.as_deref().unwrap_or_default()
            }),
            DocumentKind::Position => {
                Self::with(kind, &document::read::<PositionFile>(bytes)?, |it| &it.id)
            }
            DocumentKind::Scenario => {
                Self::with(kind, &document::read::<Scenario>(bytes)?, |it| &it.id)
            }
            DocumentKind::Campaign => Self::campaign(&document::read(bytes)?),
        })
    }

    fn campaign(campaign: &Campaign) -> Self {
        let mut one = Self::with(DocumentKind::Campaign, campaign, |it| &it.id);
        let brought = &campaign.scenarios;
        one.needs.chapters.retain(|id| brought.get(id).is_none());
        one
    }

    fn with<T: DocumentFormat + NamedParts>(
        kind: DocumentKind,
        document: &T,
        id: impl Fn(&T) -> &str,
    ) -> Self {
        Self {
            kind,
            id: id(document).to_owned(),
            text: document::write(document),
            needs: Needs::of(document),
        }
    }

    /// Where it lies in a bundle.
    pub fn path(&self) -> String {
        format!("{}/{}.json", self.kind.folder(), self.id)
    }

    /// Whether the program carries the very same.
    pub(crate) fn is_built_in(&self) -> bool {
        let carried = Library::built_in();
        let text = match self.kind {
            DocumentKind::TileSet => carried.set(&self.id).map(document::write),
            DocumentKind::Mix => carried.mix(&self.id).map(document::write),
            DocumentKind::Position => None,
            DocumentKind::Scenario => course::scenario(&self.id).map(document::write),
            DocumentKind::Campaign => {
                let mut campaigns = course::campaigns().iter().map(|it| &it.campaign);
                campaigns.find(|it| it.id == self.id).map(document::write)
            }
        };
        text.is_some_and(|text| text == self.text)
    }
}

/// The same documents, each campaign with those of the scenarios among them that are its chapters: written into it, they
/// travel with it and not beside it.
pub(crate) fn gathered(documents: Vec<CarriedDocument>) -> Vec<CarriedDocument> {
    let mut scenarios = BTreeMap::new();
    for it in &documents {
        if it.kind == DocumentKind::Scenario && !it.is_built_in() {
            scenarios.insert(it.id.clone(), it.text.clone());
        }
    }
    let mut written = BTreeSet::new();
    let mut write_into = |it: CarriedDocument| {
        let beside = it
            .needs
            .chapters
            .iter()
            .filter(|id| scenarios.contains_key(*id));
        let beside: Vec<_> = beside.cloned().collect();
        let read = document::read::<Campaign>(it.text.as_bytes());
        let (false, Ok(mut campaign)) = (beside.is_empty(), read) else {
            return it;
        };
        for id in beside {
            if let Ok(scenario) = document::read(scenarios[&id].as_bytes()) {
                campaign.scenarios.0.insert(id.clone(), scenario);
                written.insert(id);
            }
        }
        CarriedDocument::campaign(&campaign)
    };
    let mut all = Vec::new();
    for it in documents {
        all.push(if it.kind == DocumentKind::Campaign {
            write_into(it)
        } else {
            it
        });
    }
    all.retain(|it| it.kind != DocumentKind::Scenario || !written.contains(&it.id));
    all
}

/// What the bytes of a file say that they are, when it is something that travels.
pub(crate) fn kind_in(bytes: &[u8]) -> Result<DocumentKind, Option<String>> {
    let Ok(value) = json::parse(bytes) else {
        return Err(None);
    };
    let Ok(word) = kind_of(&value) else {
        return Err(None);
    };
    let mut kinds = DocumentKind::ALL.iter().copied();
    let kind = kinds.find(|kind| kind.word() == word);
    kind.ok_or_else(|| Some(word.to_owned()))
}

/// What is wrong with files that travel together; each comes with its path among them. `prove` says what is wrong with
/// what is to be played.
pub(crate) fn judged(
    files: &[(String, Vec<u8>)],
    prove: impl FnMut(&str, &PlayableFile<'_>, &Library) -> Vec<Problem>,
) -> Vec<Problem> {
    let told = check_and_prove(files, prove).into_iter();
    told.map(|mut problem| match problem.file.take() {
        Some(entry) => problem.within(&entry),
        None => problem,
    })
    .collect()
}
