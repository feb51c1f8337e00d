//! What of a set or a mix can be printed.

use super::{Workshop, at_hand};
use crate::error::Result;
use crate::view::print::Printable;
use crate::view::{catalog, document_card, draft as draft_view, own_picture};
use ::workshop::draft::{DocumentDraft, DraftKind};
use content::library::Library;
use content::text::Text;
use content::words::{Home, Word};
use std::collections::BTreeMap;

impl Workshop {
    /// A set or a mix by its id. Of an own one every tile counts: also what cannot be played yet can be looked at
    /// on paper.
    pub async fn printable(&self, kind: DraftKind, key: String) -> Result<Printable> {
        let language = self.store.language().await?;
        let looking = || "looking what can be printed".to_owned();
        self.shelf
            .ask(looking, move |shelf| {
                let draft = at_hand(shelf, kind, &key)?;
                Ok(printable(shelf.library(), &draft, &language))
            })
            .await
    }
}

fn printable(library: &Library, draft: &DocumentDraft, language: &str) -> Printable {
    let said = |text: Option<&Text>| {
        text.map_or_else(String::new, |text| text.in_language(language).to_owned())
    };
    let (description, author, licence) = match draft {
        DocumentDraft::Set(set) => (said(set.description.as_ref()), &set.author, &set.licence),
        DocumentDraft::Mix(mix) => (said(mix.description.as_ref()), &mix.author, &None),
        DocumentDraft::Position(position) => {
            let description = said(position.description.as_ref());
            (description, &position.author, &None)
        }
        DocumentDraft::Campaign(campaign) => (String::new(), &campaign.author, &None),
        DocumentDraft::Lesson(_) => (String::new(), &None, &None),
    };
    let tiles = match draft {
        DocumentDraft::Set(set) => {
            let tiles = set.tiles.iter();
            tiles.map(|tile| catalog::design(&set.id, tile)).collect()
        }
        DocumentDraft::Mix(mix) => {
            let counted = library.counted(mix).into_iter();
            let design = |(tile, count): (&content::tile_set::SetTile, u16)| {
                let set = tile.id.split_once('/').map_or("", |(set, _)| set);
                let mut design = catalog::design(set, tile);
                design.count = count;
                design
            };
            counted.map(design).collect()
        }
        DocumentDraft::Position(_) | DocumentDraft::Campaign(_) | DocumentDraft::Lesson(_) => {
            document_card::some_designs(library, draft)
        }
    };
    let expansions: Vec<_> = match draft {
        DocumentDraft::Set(set) if set.needs.is_empty() => vec![Home::BASE.word()],
        DocumentDraft::Set(set) => set.needs.iter().map(|expansion| expansion.word()).collect(),
        DocumentDraft::Mix(mix) => {
            let expansions = mix.expansions.iter().map(|expansion| expansion.word());
            [Home::BASE.word()].into_iter().chain(expansions).collect()
        }
        DocumentDraft::Position(_) | DocumentDraft::Campaign(_) | DocumentDraft::Lesson(_) => {
            Vec::new()
        }
    };
    let rules = match draft {
        DocumentDraft::Set(set) => draft_view::rules(set, language),
        _ => BTreeMap::new(),
    };
    let own = match draft {
        DocumentDraft::Set(set) => Some(set),
        _ => None,
    };
    let sets = own.into_iter().chain(library.sets());
    let symbols = sets.filter_map(|set| Some((set.id.clone(), set.symbol?)));
    Printable {
        back: own.and_then(|set| set.back.as_ref().map(own_picture::key)),
        symbols: symbols.collect(),
        rules,
        kind: draft.kind(),
        key: draft.id().to_owned(),
        name: draft.name(language).to_owned(),
        description,
        author: author.clone().unwrap_or_default(),
        licence: licence.clone().unwrap_or_default(),
        tiles,
        expansions: expansions.into_iter().map(str::to_owned).collect(),
    }
}
