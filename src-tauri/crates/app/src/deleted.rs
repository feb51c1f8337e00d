//! What was deleted and can still be brought back, found kind by kind.

use crate::application::Application;
use crate::catch_panics::run_blocking;
use crate::error::Result;
use crate::lesson::own::title_of;
use crate::session::Session;
use crate::view::damaged::name_in;
use crate::view::deleted::{DeletedKind, DeletedView};
use store::deleted::DeletedItem;
use store::document::Document;
use store::question::QuestionRow;
use workshop::draft::{DocumentDraft, DraftKind};

/// Everything of some kinds, what was deleted last first.
pub async fn list(app: &Application, kinds: &[DeletedKind]) -> Result<Vec<DeletedView>> {
    let language = &app.store.language().await?;
    let mut all = Vec::new();
    if kinds.contains(&DeletedKind::Game) {
        all.extend(games(&app.session, app.store.deleted_games().await?).await?);
    }
    let documents = app.store.deleted_documents().await?;
    let view = |gone: DeletedItem<Document>| {
        let kind = DeletedKind::of_document(&gone.it.kind).filter(|kind| kinds.contains(kind))?;
        Some(DeletedView {
            kind,
            id: gone.it.id.0,
            name: match kind {
                DeletedKind::Scenario => title_of(&gone.it, language),
                DeletedKind::Campaign => named_in(DraftKind::Campaign, &gone.it.body, language),
                DeletedKind::Lesson => named_in(DraftKind::Lesson, &gone.it.body, language),
                _ => name_in(&gone.it.body, language),
            },
            turn: None,
            mix: None,
            expansions: Vec::new(),
            deleted: gone.at,
            until: gone.until(),
        })
    };
    all.extend(documents.into_iter().filter_map(view));
    if kinds.contains(&DeletedKind::Question) {
        let gone = app.store.deleted_questions().await?.into_iter();
        all.extend(gone.map(question));
    }
    all.sort_by_key(|view| std::cmp::Reverse(view.deleted));
    Ok(all)
}

/// The name that a document says of itself, or what can still be found in it.
fn named_in(kind: DraftKind, body: &str, language: &str) -> Option<String> {
    match DocumentDraft::read(kind, body) {
        Ok(draft) => Some(draft.name(language).to_owned()),
        Err(_) => name_in(body, language),
    }
}

fn question(gone: DeletedItem<QuestionRow>) -> DeletedView {
    DeletedView {
        kind: DeletedKind::Question,
        id: gone.it.id.0,
        turn: Some(gone.it.new.turn),
        deleted: gone.at,
        until: gone.until(),
        name: gone.it.new.name,
        mix: None,
        expansions: Vec::new(),
    }
}

async fn games(
    session: &Session,
    gone: Vec<DeletedItem<store::game::GameRow>>,
) -> Result<Vec<DeletedView>> {
    let library = session.library();
    run_blocking(
        || "listing the deleted games".to_owned(),
        move || {
            let view = |gone: DeletedItem<store::game::GameRow>| {
                let (deleted, until) = (gone.at, gone.until());
                let summary = crate::session::kept::summary(&library, gone.it);
                DeletedView {
                    kind: DeletedKind::Game,
                    id: summary.id,
                    name: summary.name,
                    turn: None,
                    mix: summary.mix,
                    expansions: summary.expansions,
                    deleted,
                    until,
                }
            };
            Ok(gone.into_iter().map(view).collect())
        },
    )
    .await
}

#[cfg(test)]
mod tests;
