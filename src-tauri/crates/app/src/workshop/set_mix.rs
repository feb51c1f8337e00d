//! The mix in which an own set is played with the base game: one that is there, or a new one, by the rules that its tiles need.

use super::shelf::{DocumentLibrary, is_taken};
use super::{Workshop, not_there};
use crate::error::Result;
use ::workshop::draft::{DocumentDraft, DraftKind};
use ::workshop::fresh;
use ::workshop::op::{MixOp, Op};
use content::mix::Mix;
use content::number::Whole;
use content::tile_set::TileSet;
use store::document::DocumentId;

const BASE: &str = "base";

impl Workshop {
    /// The id of a mix that holds the base game and a set, both once, with the rules that the set needs.
    pub async fn mix_with(&self, id: DocumentId) -> Result<String> {
        let looking = move || format!("looking for a mix with document {}", id.0);
        let found = self.shelf.ask(looking, move |shelf| {
            let set = set_at(shelf, id)?;
            let lacks = |mix: &Mix| {
                let needs = set.needs.iter().copied();
                needs.filter(|it| !mix.expansions.contains(it)).collect()
            };
            let mut mixes = shelf.drafts();
            Ok(mixes.find_map(|(id, draft)| match draft {
                DocumentDraft::Mix(mix) if holds_only(mix, set) => {
                    let key = draft.id().to_owned();
                    let lacking: Vec<_> = lacks(mix);
                    Some((id, key, lacking))
                }
                _ => None,
            }))
        });
        if let Some((mix, key, lacking)) = found.await? {
            for expansion in lacking {
                let change = MixOp::Rules {
                    expansion,
                    on: true,
                };
                let (kept, _) = self.store.document(mix).await?;
                self.change(mix, kept.revision, Op::Mix { change }).await?;
            }
            return Ok(key);
        }
        let added = self.add(move |shelf| {
            let set = set_at(shelf, id)?;
            let taken = |id: &str| is_taken(shelf, DraftKind::Mix, id);
            let key = fresh::id_of(DraftKind::Mix, set.name.in_language("en"), taken);
            let mut sets = Mix::default().sets;
            for set in [BASE, &set.id] {
                sets.0.insert(set.to_owned(), Whole::ONE);
            }
            Ok(DocumentDraft::Mix(Mix {
                id: Some(key),
                name: Some(set.name.clone()),
                expansions: set.needs.clone(),
                sets,
                ..Mix::default()
            }))
        });
        let id = added.await?;
        let asking = move || format!("naming document {}", id.0);
        self.shelf
            .ask(asking, move |shelf| {
                let draft = shelf.get(id).ok_or_else(not_there)?;
                Ok(draft.id().to_owned())
            })
            .await
    }
}

fn set_at(shelf: &DocumentLibrary, id: DocumentId) -> Result<&TileSet> {
    match shelf.get(id) {
        Some(DocumentDraft::Set(set)) => Ok(set),
        _ => Err(not_there()),
    }
}

/// True for the base game and the set, each once, and nothing else; whatever its rules are.
fn holds_only(mix: &Mix, set: &TileSet) -> bool {
    let sets = &mix.sets.0;
    let is_once = |id: &str| sets.get(id).is_some_and(|times| *times == Whole::ONE);
    sets.len() == 2 && is_once(BASE) && is_once(&set.id) && mix.tiles.is_empty()
}
